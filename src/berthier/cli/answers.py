"""What somebody means by an answer: a number, an option's text or label, or the name of a thing."""

from __future__ import annotations

from berthier.cli.table import Table
from berthier.kernel import flow
from berthier.kernel.errors import BadInput
from berthier.kernel.questions import folded, text_of

DIGITS = 6  # more than any list of answers needs


def option_meant(table: Table, seat: int, line: str) -> str:
    """The text of the option that is meant, or the line itself if it means none."""
    if line.isdecimal():
        return _numbered(table, seat, line)
    found = _named(table, seat, line)
    if len(found) > 1:
        raise BadInput("several-meant", given=line, options=", ".join(found))
    return found[0] if found else line


def _numbered(table: Table, seat: int, line: str) -> str:
    options = [answer.text for answer in table.answers(seat)]
    if len(line) > DIGITS or not 1 <= int(line) <= len(options):
        shown = line if len(line) <= 2 * DIGITS else f"{line[:DIGITS]}…"
        raise BadInput("not-offered", option=shown)
    return options[int(line) - 1]


def _named(table: Table, seat: int, line: str) -> list[str]:
    """Options with this text or label; else those with a thing of this name."""
    match, board, word = table.match, table.match.board, folded(line)
    question = match.question(seat)
    things = match.title.names.find(line)
    exact, about = [], []
    for option in flow.options(board, question):
        spelling = question.spell(board, option)
        text = text_of(match.title.names, spelling)
        if text == line:
            return [text]
        labels = (table.speech.label, table.speech.bare_label)
        if word and word in (
            folded(text),
            *(folded(tell(board, question, option)) for tell in labels),
        ):
            exact.append(text)
        elif any(thing in spelling[1] for thing in things):
            about.append(text)
    return exact or about
