"""Cards: the hand with what each does, and the piles on the table."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from berthier.cli.lines import after, hung, joined, rule, styled, whole
from berthier.cli.pen import Pen
from berthier.kernel.sheet import Scene, SceneHand, ScenePile, SheetCard

NAME = 24  # columns of a card's name at most
SIDE = 14  # columns of a side's name
FEW = 4  # so many cards of a pile are named
SHORT = 40  # so long a note stays on one line


def own_hand(pen: Pen, scene: Scene) -> list[Text]:
    """The viewer's cards; cards that do the same are told together."""
    found: list[Text] = []
    for hand in scene["hands"]:
        yours = hand["side"] == scene["side"]
        if hand["cards"] is None or not (hand["cards"] or yours):
            continue
        whose = "yours" if yours else "other"
        side, count = pen.side_name(hand["side"]), hand["count"]
        title = (pen.say("hand-title", whose=whose, side=side, count=count), "bold")
        found += rule(styled(pen.mark(hand["side"]), " ", title), pen.width, pen.signs.line)
        found += _hand(pen, hand)
    return found


def _hand(pen: Pen, hand: SceneHand) -> list[Text]:
    groups: dict[tuple[str, str], list[str]] = {}
    for card in hand["cards"] or []:
        row = pen.card(card, hand["side"])
        key = ("", card) if row is None else (row["moment"], row["text"])
        groups.setdefault(key, []).append(card)
    names = [pen.card_names(cards, hand["side"]) for cards in groups.values()]
    column = min(NAME, max((name.cell_len for name in names), default=0)) + 4
    found: list[Text] = []
    for name, (moment, text) in zip(names, groups, strict=True):
        does = pen.say("hand-does", moment=moment, text=text) if moment else text
        head = styled("  ", name)
        if head.cell_len > column - 2:  # too many names for the column
            found += hung(styled(head, " — ", (does, "dim")), pen.width, 4)
        else:
            found += after(head, column, Text(does, style="dim"), pen.width)
    return found or [Text("  —")]


def table_lines(pen: Pen, scene: Scene) -> list[Text]:
    """A line for each side: hand, piles, numbers; and one for what belongs to nobody."""
    found = rule(Text(pen.say("table-title"), style="bold"), pen.width, pen.signs.line)
    for side in [row["id"] for row in pen.sheet["sides"]] + [""]:
        parts = [*_hands(pen, scene, side), *_piles(pen, scene, side), *_notes(scene, side)]
        if parts:
            name = Text(pen.say("table-common"), style="bold")
            head = styled(pen.side(side) if side else name, " ")
            found += after(head, SIDE, joined(parts, "\u00a0· "), pen.width)
    return found


def _hands(pen: Pen, scene: Scene, side: str) -> list[Text]:
    found = []
    for hand in scene["hands"]:
        if hand["side"] == side:
            text = whole(Text(pen.say("table-hand", count=hand["count"])))
            if hand["known"] and hand["cards"] is None:
                known = pen.card_names(hand["known"], side)
                text = styled(text, " (", pen.say("table-known"), " ", known, ")")
            found.append(text)
    return found


def _piles(pen: Pen, scene: Scene, side: str) -> list[Text]:
    return [pile_text(pen, pile) for pile in scene["piles"] if pile["side"] == side]


def pile_text(pen: Pen, pile: ScenePile, few: int = FEW) -> Text:
    """How many cards, and which if they are few: of a discard often only the last lies open."""
    text = whole(Text(f"{pile['name']} {pile['count']}"))
    if not pile["cards"] or len(Counter(pile["cards"])) > few:
        return text
    return styled(text, " (", pen.card_names(pile["cards"], pile["side"]), ")")


def _notes(scene: Scene, side: str) -> list[Text]:
    told = [f"{n['name']} {n['text']}".strip() for n in scene["notes"] if n["side"] == side]
    return [whole(Text(text)) if len(text) <= SHORT else Text(text) for text in told]


def card_line(pen: Pen, card: SheetCard) -> Text:
    """A card by all that is printed on it, but for its text."""
    facts = [pen.side_name(card["side"])] if card["side"] else []
    facts.append(card["moment"])
    if card["colour"] in ("red", "blue", "green"):
        facts.append(pen.say("card-colour", colour=card["colour"]))
    facts += [pen.say("card-box", box=box, count=count) for box, count in card["boxes"]]
    return styled(pen.card_name(card), pen.say("colon"), " ", ", ".join(facts))
