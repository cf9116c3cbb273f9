"""Make docs/pictures/terminal.svg anew: `python -m tests.terminal_picture`.

A campaign that the computer plays with itself, some way into it, as the French see it.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from berthier.cli.pen import Pen
from berthier.cli.signs import DRAWN
from berthier.cli.situation import situation
from berthier.cli.table import Table
from berthier.games.registry import open_match, secret_of
from berthier.kernel.match import Match
from berthier.players.contract import Asked
from berthier.players.levels import open_player

FILE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
TITLE, SEED, TURN, WIDTH = "napoleon-1806", "Auerstedt", 3, 92
ACTED = 5  # so many pieces have been activated, on both sides
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def position() -> tuple[Match, int]:
    """A question to name a corps in the middle of the chosen turn, and who is asked."""
    match = open_match(TITLE, {}, secret_of(SEED))
    match.begin()
    player = open_player("tambour", TITLE)
    while match.board.over is None:
        seat, question = next(iter(match.asked().items()))
        if seat == 0 and question.kind == "designate":
            scene = match.title.scene(match.view(seat), "en")
            acted = sum(not piece["ready"] for piece in scene["pieces"])
            if scene["tracks"][0]["value"] == TURN and acted >= ACTED:
                return match, seat
        asked = Asked(question.kind, tuple(match.options(seat)))
        match.answer(seat, player.choose(msgspec.json.encode(match.view(seat)), asked))
    raise SystemExit("the match ended before that turn; choose another seed")


def picture() -> str:
    """The situation and the question, by what draws them in the terminal."""
    match, seat = position()
    table = Table(match, "en", {seat})
    pen = Pen(table.sheet, table.speech, WIDTH, DRAWN)
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="standard",
        highlight=False,
        markup=False,
        emoji=False,
    )
    lines = [*situation(pen, table.scene(seat)), Text(), *table.question_lines(seat, pen)]
    for line in [*lines, Text(table.say("play-choose"))]:
        console.print(line, soft_wrap=True)
    return without_addresses(console.export_svg(title="berthier play", unique_id="berthier"))


def without_addresses(svg: str) -> str:
    """Nothing is fetched from anywhere; only the name of the format looks like an address."""
    svg = re.sub(r"\s*<!--.*?-->", "", svg)
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\s*font-variant-east-asian: [^;]*;", "", svg)
    svg = svg.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")
    return re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE)


if __name__ == "__main__":
    FILE.write_text(picture(), "utf-8")
