"""The sheet of a battle: who fights, the count line by line, what came of it."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text

from berthier.cli.lines import after, hung, joined, padded, rule, styled
from berthier.cli.pen import Pen, span
from berthier.kernel.battles import Battle, BattleLine, BattlePiece, BattleReveal, BattleValue

WIDEST = 30  # columns of a line's name at most
LETTER = 2  # a longer step is a heading of its own


def battle_lines(pen: Pen, battle: Battle | None) -> list[Text]:
    if battle is None:
        return [Text(pen.say("battle-none"))]
    title = styled((battle["name"], "bold"), (f" {battle['rule']}", "dim"))
    found = rule(title, pen.width, pen.signs.rule)
    found += hung(Text(battle["about"]), pen.width)
    for side in battle["sides"]:
        pieces = joined([fighter(pen, piece) for piece in side["pieces"]]).plain or "—"
        words = pen.say("battle-pieces", role=side["role"], pieces=pieces)
        found += hung(styled(pen.mark(side["side"]), " ", words), pen.width, 4)
    found += count(pen, battle)
    for reveal in battle["reveals"]:
        found += hung(revealed(pen, reveal), pen.width, 4)
    if battle["waiting"]:
        found += hung(Text(battle["waiting"], style="dim"), pen.width)
    verdict = battle["verdict"]
    if verdict is not None:
        found += hung(Text(verdict["title"], style="bold"), pen.width)
        for note in verdict["lines"]:
            found += hung(styled("  ", note["text"], (f" {note['rule']}", "dim")), pen.width, 4)
    return found


def fighter(pen: Pen, piece: BattlePiece) -> Text:
    """A piece, and what the battle has cost it."""
    text = Text(pen.piece_name(piece["id"]))
    if piece["losses"][1]:
        text = styled(text, (f" −{span(piece['losses'])}", "red"))
    return styled(text, f" {pen.signs.siege}") if piece["fate"] == "lost" else text


# --- the count


def count(pen: Pen, battle: Battle) -> list[Text]:
    """The lines under their steps, the sides in columns if there is room; then the totals."""
    lines = battle["lines"]
    name = min(WIDEST, max((len(called(line)) for line in lines), default=0)) + 3
    rows = [[value(pen, one) for one in line["values"]] for line in lines]
    widths = [
        max(cell.cell_len for cell in column) + 2 for column in zip_longest(*rows, fillvalue=Text())
    ]
    rules = max((len(line["rule"]) for line in lines), default=0)
    if pen.width and name + sum(widths) + rules > pen.width:
        widths = [0] * len(widths)
    found: list[Text] = []
    step = ""
    for line, row in zip(lines, rows, strict=True):
        if line["step"] != step and len(line["step"]) > LETTER:
            found.append(Text(line["step"], style="bold underline"))
        step = line["step"]
        cells = [
            padded(cell, width or cell.cell_len + 2)
            for cell, width in zip(row, widths, strict=False)
            if width or cell.plain
        ]
        head = Text(f"  {called(line)} ", style="" if line["counted"] else "dim")
        found += after(head, name, styled(*cells, (line["rule"], "dim")), pen.width)
    return found + totals(pen, battle, name)


def totals(pen: Pen, battle: Battle, name: int) -> list[Text]:
    sums = [
        styled(pen.mark(side["side"]), f" {side['total']}")
        for side in battle["sides"]
        if side["total"] is not None
    ]
    head = Text(f"  {battle['total_name']} ", style="bold")
    return after(head, name, joined(sums, "  "), pen.width) if sums else []


def called(line: BattleLine) -> str:
    """A line by its name, after the letter of its step if it has only a letter."""
    short = len(line["step"]) <= LETTER
    return f"{line['step']} {line['name']}".strip() if short else line["name"]


def value(pen: Pen, one: BattleValue) -> Text:
    """A term of the sum with whence it comes, or a word that is no number."""
    cards = [pen.card_names(one["cards"], one["side"])] if one["cards"] else []
    notes = [Text(one["note"])] if one["note"] else []
    if one["amount"] is None:
        return (
            styled(pen.mark(one["side"]), " ", joined([*notes, *cards])) if one["note"] else Text()
        )
    text = styled(pen.mark(one["side"]), f" {pen.speech.signed(one['amount'])}")
    return styled(text, " (", joined([*notes, *cards]), ")") if notes or cards else text


def revealed(pen: Pen, reveal: BattleReveal) -> Text:
    text = styled(pen.mark(reveal["side"]), f" {reveal['name']}")
    if reveal["cards"]:
        text = styled(text, " ", pen.card_names(reveal["cards"], reveal["side"]))
    return styled(text, f" {reveal['note']}") if reveal["note"] else text
