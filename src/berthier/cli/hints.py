"""What Berthier would do, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from berthier.cli.lines import hung, padded, rule, styled
from berthier.cli.pen import Pen
from berthier.words.hints import ToldHint, ToldStep, ToldTried

BAR = 40  # columns of a victory that is certain
INDENT = 2


def hint_lines(pen: Pen, hint: ToldHint, seat: str, numbers: dict[str, int]) -> Iterator[Text]:
    """The best answer with its number in the list, the chances as bars, what may follow."""
    yield from rule(Text(hint["title"]), pen.width, pen.signs.line)
    best = hint["best"]
    yield from hung(styled((f"{numbers[best['option']]:>3}  {best['label']}", "bold")), pen.width)
    tried = [one for one in (best, *hint["others"]) if one["chance"] is not None]
    if tried:
        yield Text(pen.say("hint-chance"))
        column = max(len(one["label"]) for one in tried)
        for one in tried:
            yield _bar(pen, one, seat, column)
    if hint["line"]:
        steps = pen.speech.listed([_step(pen, step, seat) for step in hint["line"]])
        yield from hung(Text(pen.say("hint-line", steps=steps)), pen.width, INDENT)
    yield from hung(Text(hint["about"], style="dim"), pen.width)


def _bar(pen: Pen, tried: ToldTried, seat: str, column: int) -> Text:
    chance = tried["chance"] or 0
    bar = (pen.signs.rule * round(BAR * chance / 100), pen.colour(seat))
    return styled(" " * INDENT, padded(Text(tried["label"]), column), f" {chance:>3} % ", bar)


def _step(pen: Pen, step: ToldStep, seat: str) -> str:
    """Whose answer it is is said where it is not the reader's own."""
    if step["seat"] == seat:
        return step["label"]
    return pen.side_name(step["seat"]) + pen.say("colon") + " " + step["label"]
