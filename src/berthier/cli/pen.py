"""The small parts of a drawing: sides, pieces, bars, cards. They know the sheet and no title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from berthier.cli.console import cli_words
from berthier.cli.lines import joined, styled, whole
from berthier.cli.signs import CARDS, FATIGUE, FRESH, SIDES, Signs, signs
from berthier.kernel.sheet import ScenePiece, Sheet, SheetCard, SheetPiece, SheetZone
from berthier.words.speech import Speech

Bounds = tuple[int, int]


class Pen:
    """Draws in one reader's language, with the signs that the terminal has."""

    def __init__(
        self, sheet: Sheet, speech: Speech, width: int, drawn: Signs | None = None
    ) -> None:
        self.sheet = sheet
        self.speech = speech
        self.width = width
        self.say = cli_words(speech.lang).say
        self.signs = drawn or signs()
        self.zones: dict[str, SheetZone] = {row["id"]: row for row in sheet["zones"]}
        self.pieces: dict[str, SheetPiece] = {row["id"]: row for row in sheet["pieces"]}
        self.styles = {row["id"]: row["style"] for row in sheet["sides"]}
        self.letters = letters_of({row["id"]: row["name"] for row in sheet["sides"]})

    # --- names

    def zone_name(self, zone: str) -> str:
        return self.zones[zone]["name"] if zone in self.zones else zone

    def piece_name(self, piece: str) -> str:
        return self.pieces[piece]["name"] if piece in self.pieces else piece

    def side_name(self, side: str) -> str:
        return self.speech.seat(side)

    def between(self) -> str:
        """Parts of a list that have commas in them."""
        return self.speech.listed(["", ""])

    # --- sides

    def mark(self, side: str) -> Text:
        """A side as a shape and a letter; its colour only helps."""
        style = self.styles.get(side, "")
        shape = self.signs.sides.get(style, self.signs.other_side)
        return styled((f"{shape}{self.letters.get(side, '?')}", self.colour(side)))

    def colour(self, side: str) -> str:
        return f"bold {SIDES[style]}" if (style := self.styles.get(side, "")) in SIDES else "bold"

    def side(self, side: str) -> Text:
        return styled(self.mark(side), " ", (self.side_name(side), "bold"))

    # --- pieces

    def piece(self, piece: ScenePiece) -> Text:
        """A piece on the map: its name, strength and fatigue as far as they are known."""
        text = Text(self.piece_name(piece["id"]), style="bold" if piece["ready"] else "")
        if "strength" in piece:
            text.append(f" {span(piece['strength'])}")
        if "arm" in piece:
            text.append(self.arm_sign(piece["arm"]))
        if piece.get("fatigue", (0, 0))[1]:
            text.append(f" {self.signs.tired}{span(piece['fatigue'])}", style="yellow")
        return whole(text if piece["ready"] else styled("(", text, ")"))

    def arm_sign(self, arm: str) -> str:
        return {
            "infantry": self.signs.infantry,
            "cavalry": self.signs.cavalry,
            "artillery": self.signs.artillery,
        }.get(arm, self.signs.any)

    def bar(self, piece: ScenePiece) -> Text:
        """Strength as cubes: those there, those an enemy may have, those lost."""
        printed = self.pieces[piece["id"]]["full"] if piece["id"] in self.pieces else (0, 0)
        full = sum(piece.get("full", printed))
        least, most = piece.get("strength", (0, 0))
        if "infantry" in piece and "cavalry" in piece:
            cubes = self.signs.infantry * piece["infantry"] + self.signs.cavalry * piece["cavalry"]
        else:
            cubes = self.arm_sign(piece.get("arm", "any")) * least
        maybe, gone = self.signs.maybe * (most - least), self.signs.gone * (full - most)
        return styled((cubes, self.colour(piece["side"])), maybe, (gone, "dim"))

    def fatigue(self, bounds: Bounds) -> Text:
        """The scale of fatigue, parted where it begins to tell."""
        least, most = bounds
        scale = (
            self.signs.tired * least
            + self.signs.maybe * (most - least)
            + self.signs.rested * (FATIGUE - most)
        )
        parted = scale[:FRESH] + self.signs.limit + scale[FRESH:]
        style = "red" if least > FRESH else "yellow" if most else "dim"
        return Text(parted, style=style)

    # --- cards

    def card(self, card: str, side: str) -> SheetCard | None:
        """A card by its id; both sides may have one of that name."""
        rows = [row for row in self.sheet["cards"] if row["id"] == card]
        return next((row for row in rows if row["side"] in (side, "")), rows[0] if rows else None)

    def card_name(self, row: SheetCard) -> Text:
        value = f" ({row['value']})" if row["value"] else ""
        return Text(row["name"] + value, style=CARDS.get(row["colour"], ""))

    def card_names(self, cards: Iterable[str], side: str) -> Text:
        """Cards in a line, equal ones together."""
        found = []
        for card, count in Counter(cards).items():
            row = self.card(card, side)
            name = Text(card) if row is None else self.card_name(row)
            found.append(whole(styled(f"{count} × ", name) if count > 1 else name))
        return joined(found) if found else Text("—")


def span(bounds: Bounds) -> str:
    """A number, or from which to which it may be."""
    least, most = bounds
    return str(least) if least == most else f"{least}–{most}"


def letters_of(names: dict[str, str]) -> dict[str, str]:
    """The first letter of each side, or as many as tell the sides apart."""
    length = 1
    while len({name[:length] for name in names.values()}) < len(names) and length < 20:
        length += 1
    return {side: name[:length] for side, name in names.items()}
