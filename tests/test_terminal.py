"""The terminal table: what is drawn from sheet and scene, and how wide."""

from __future__ import annotations

import ast
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

import berthier.cli
from berthier.cli.army import order_of_battle
from berthier.cli.battle import battle_lines
from berthier.cli.lines import after, beside, hung, styled
from berthier.cli.mapping import regions, standing
from berthier.cli.pen import Pen, letters_of
from berthier.cli.reach import reach_lines
from berthier.cli.reports import hand_report, report
from berthier.cli.signs import DRAWN, LETTERS
from berthier.cli.situation import situation
from berthier.cli.table import Table
from berthier.cli.tracks import one_track
from berthier.games.registry import NAMES, open_match, open_title, secret_of
from berthier.kernel.errors import BadInput
from berthier.kernel.match import Match
from berthier.kernel.sheet import Scene, ScenePiece, SheetTrack
from berthier.words.speech import Speech
from tests import terminal_picture
from tests.referee_client import COMMAND, ENVIRONMENT

LANGS = ("fr", "en")


def match_of(title: str, seed: str, **start: Any) -> Match:
    match = open_match(title, start, secret_of(seed))
    match.begin()
    return match


def positions(match: Match, seed: int, every: int) -> Iterator[Match]:
    """Random play to the end, stopping now and then."""
    luck, count = random.Random(seed), 0
    while match.board.over is None:
        if count % every == 0:
            yield match
        count += 1
        seat = luck.choice(sorted(match.asked()))
        match.answer(seat, luck.choice(match.options(seat)))
    yield match


def pen_of(match: Match, lang: str, width: int) -> Pen:
    return Pen(match.title.sheet(lang), Speech(match.title.names, lang), width, DRAWN)


def scene_of(match: Match, viewer: int, lang: str) -> Scene:
    return match.title.scene(match.view(viewer), lang)


# --- no title is known here


def test_the_terminal_imports_no_game_but_the_registry() -> None:
    folder = Path(berthier.cli.__file__).parent
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            games = [name for name in names if name.startswith("berthier.games")]
            assert set(games) <= {"berthier.games.registry"}, file.name


# --- widths


@pytest.mark.parametrize("title", NAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_wider_than_the_terminal(
    title: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = match_of(title, f"width {lang}")
    for at in positions(match, 5, every=25):
        for width in (80, 100, 112, 132, 200):
            pen = pen_of(at, lang, width)
            for viewer in at.viewers():
                scene = scene_of(at, viewer, lang)
                lines = [*situation(pen, scene), *hand_report(pen, scene)]
                assert max(line.cell_len for line in lines) <= width
                text = "\n".join(line.plain for line in lines)
                assert not re.search(r"[{}]|None|N06-|BDN-", text), text
        monkeypatch.setenv("COLUMNS", "80")
        for seat in at.asked():
            table = Table(at, lang, {seat})
            table.greet({})
            table.put_question(seat)
            table.tell_all(seat)
        out = capsys.readouterr().out
        assert max(map(len, out.splitlines()), default=0) <= 80


@pytest.mark.parametrize("title", NAMES)
def test_everything_has_a_report(title: str) -> None:
    for lang in LANGS:
        for at in positions(match_of(title, "reports"), 6, every=120):
            pen = pen_of(at, lang, 80)
            scene = scene_of(at, 0, lang)
            pieces = [name for name, row in pen.pieces.items() if row["kind"] != "hidden"]
            things = [*pen.zones, *pieces, *(card["id"] for card in pen.sheet["cards"])]
            for thing in things:
                lines = report(pen, scene, at.title, thing)
                assert lines, thing
                assert max(line.cell_len for line in lines) <= 80
            with pytest.raises(BadInput, match="unknown-thing"):
                report(pen, scene, at.title, "austerlitz")


@pytest.mark.parametrize("title", ["napoleon-1806", "bataille-des-nations-1813"])
def test_battle_sheets_and_marches_fit_any_title(title: str) -> None:
    """Jours de Gloire has its own test: tests/gloire/test_terminal.py."""
    battles = marches = 0
    for at in positions(match_of(title, "sheet"), 9, every=9):
        pen = pen_of(at, "en", 80)
        for seat in at.asked():
            view = at.view(seat)
            lines = battle_lines(pen, at.title.battle(at.faces(seat), view, "en"))
            assert max(line.cell_len for line in lines) <= 80
            battles += len(lines) > 1
            if view["stack"][-1][0] in at.title.walks:
                reached = reach_lines(pen, at.title, view)
                assert any(line.plain.lstrip().startswith("cost ") for line in reached)
                assert max(line.cell_len for line in reached) <= 80
                marches += 1
    assert battles
    assert bool(marches) == (title == "napoleon-1806")


def test_reports_in_both_languages() -> None:
    match = match_of("napoleon-1806", "7")
    told = {
        ("en", "tauentzien"): "Prussians, at Schleiz: Tauentzien strength 3",
        ("en", "davout"): "French, at Lichtenfels: Davout, 7 infantry, 1 cavalry, fatigue 0",
        ("en", "wurttemberg"): "Württemberg (Prussians): still to come",
        ("en", "foraging"): "Foraging (1): French, Before your march, green, ",
        ("fr", "erfurt"): "Erfurt_: citadelle, 4 points, Thuringe",
        ("fr", "fourrager"): "Fourrager (1)_: Français, Avant votre marche, verte, ",
    }
    for (lang, word), line in told.items():
        lines = report(pen_of(match, lang, 0), scene_of(match, 0, lang), match.title, word)
        found = lines[0].plain
        expected = line.replace("_", "\u00a0")
        assert found == expected or (len(lines) > 1 and found.startswith(expected)), found


def test_a_hidden_mission_is_not_told() -> None:
    match = match_of("bataille-des-nations-1813", "m")
    mine = scene_of(match, 0, "en")["missions"][0]["id"]
    pen = pen_of(match, "en", 80)
    told = report(pen, scene_of(match, 0, "en"), match.title, mine)
    assert told[0].plain.startswith("Mission at ")
    hidden = report(pen, scene_of(match, 1, "en"), match.title, mine)
    assert [line.plain for line in hidden] == ["Nothing is known about it."]


def test_words_are_not_torn_and_long_ones_stay_whole() -> None:
    text = Text("aa bb\u00a0cc " + "d" * 12 + " ee")
    assert [line.plain for line in hung(text, 8, 2)] == ["aa bb\u00a0cc", "  " + "d" * 12, "  ee"]
    assert [line.plain for line in hung(Text("a" * 50), 8)] == ["a" * 50]
    assert [line.plain for line in after(Text("x"), 4, Text("one two"), 8)] == [
        "x   one",
        "    two",
    ]
    both = beside([Text("a"), Text("b")], [Text("c")], 3)
    assert [line.plain for line in both] == ["a  c", "b"]


# --- what is drawn


@pytest.fixture
def pen() -> Pen:
    title = open_title("napoleon-1806", {})
    return Pen(title.sheet("en"), Speech(title.names, "en"), 80, DRAWN)


def corps(**more: Any) -> ScenePiece:
    piece: Any = {"id": "davout", "side": "french", "zone": "jena", "ready": True, **more}
    found: ScenePiece = piece
    return found


def test_strength_is_a_bar_of_cubes(pen: Pen) -> None:
    own = corps(infantry=5, cavalry=1, strength=(6, 6), fatigue=(6, 6))
    assert pen.bar(own).plain == "■■■■■▣□□"
    assert pen.bar(corps(strength=(3, 5))).plain == "◧◧◧▒▒□□□"
    assert pen.bar(corps(strength=(2, 2), arm="artillery")).plain == "▲▲□□□□□□"
    assert pen.fatigue((6, 6)).plain == "●●●●┊●●○○"
    assert pen.fatigue((1, 3)).plain == "●▒▒○┊○○○○"


def test_a_piece_on_the_map(pen: Pen) -> None:
    assert pen.piece(corps(strength=(8, 8), fatigue=(0, 0))).plain == "Davout\u00a08"
    told = pen.piece(corps(strength=(5, 7), fatigue=(0, 2), ready=False)).plain
    assert told == "(Davout\u00a05–7\u00a0●0–2)"


def test_sides_are_told_by_shape_and_letter(pen: Pen) -> None:
    assert pen.mark("french").plain == "◉F"
    assert pen.mark("prussian").plain == "◆P"
    assert letters_of({"a": "Prussia", "b": "Poland"}) == {"a": "Pr", "b": "Po"}
    assert letters_of({"a": "Same", "b": "Same"}) == {"a": "Same", "b": "Same"}


def test_what_lies_in_a_zone(pen: Pen) -> None:
    markers = [
        {"kind": "axis", "zone": "jena", "to": "weimar", "side": "prussian"},
        {"kind": "hit", "zone": "jena"},
        {"kind": "broken", "zone": "jena", "to": "apolda"},
        {"kind": "flag", "zone": "erfurt", "side": "prussian"},
    ]
    scene: Any = {"pieces": [corps(strength=(8, 8))], "markers": markers}
    parts = [part.plain.replace("\u00a0", " ") for part in standing(pen, scene, "jena")]
    assert parts == [
        "◉F Davout 8",
        "◆P retreat axis → Weimar",
        "axis cut this turn",
        "bridge to Apolda destroyed",
    ]
    head = "  Jena   clear          "
    lines = [line.plain.rstrip().replace("\u00a0", " ") for line in regions(pen, scene)]
    assert lines[:3] == ["Thuringia", "  Erfurt citadel 4 ⚑◆P", "Upper Saale"]
    assert lines[3] == head + parts[0]  # too much for one line: each on its own
    assert lines[4:] == [" " * len(head) + part for part in parts[1:]]
    pen.width = 120
    assert [line.plain for line in regions(pen, scene)][3].count("  ") > 3


def test_a_map_without_regions_has_no_headings(pen: Pen) -> None:
    pen.sheet["regions"] = []
    scene: Any = {"pieces": [corps(strength=(8, 8))], "markers": []}
    assert [line.plain for line in regions(pen, scene)] == ["  Jena clear  ◉F Davout\u00a08"]


def test_tracks(pen: Pen) -> None:
    turn, victory = pen.sheet["tracks"]
    assert [line.plain for line in one_track(pen, turn, 3)] == [
        "Turn       1  2 [3] 4  5  6  7   12 and 13 October 1806"
    ]
    ruler = ["Victory   ◉F 0 ├────┼────┼[11]───┼────┤ 20 ◆P"]
    assert [line.plain for line in one_track(pen, victory, 11)] == ruler
    dates: SheetTrack = {
        "id": "time",
        "name": "Time",
        "first": 0,
        "last": 12,
        "places": [(1, "14.10"), (9, "15.10")],
        "ends": [],
    }
    assert [line.plain for line in one_track(pen, dates, 4)] == [
        "Time      0 ├┼──[4]────┼──┤ 12",
        "             14.10     15.10",
    ]
    pen.width = 20
    assert [line.plain for line in one_track(pen, dates, 4)] == ["Time      [4] / 12  14.10"]


def test_the_order_of_battle_tells_who_is_lost(pen: Pen) -> None:
    pieces = [
        corps(infantry=7, cavalry=1, strength=(8, 8), fatigue=(0, 0), ready=False),
        corps(id="murat", zone="", place="lost", strength=(0, 0), fatigue=(0, 0)),
    ]
    scene: Any = {"pieces": pieces, "markers": []}
    lines = [line.plain for line in order_of_battle(pen, scene, "french", 80)]
    assert lines[1:] == ["  Davout ■■■■■■■▣ 7+1   ○○○○┊○○○○  (Jena)", "  lost: Murat"]


@pytest.mark.parametrize("width", [80, 120])
def test_an_enemys_strength_is_told_by_its_bounds(width: int) -> None:
    """Through the French eyes no Prussian number is known that the view does not hold."""
    for at in positions(match_of("napoleon-1806", "bounds"), 3, every=40):
        if at.board.over is not None:
            return
        scene, pen = scene_of(at, 0, "en"), pen_of(at, "en", width)
        text = "\n".join(line.plain for line in situation(pen, scene)).replace("\u00a0", " ")
        for piece in scene["pieces"]:
            if piece["side"] == "prussian" and piece["zone"] and "strength" in piece:
                assert "infantry" not in piece
                least, most = piece["strength"]
                span = str(least) if least == most else f"{least}–{most}"
                assert f"{pen.piece_name(piece['id'])} {span}" in text


def test_letters_stand_in_for_signs(tmp_path: Path) -> None:
    """Where only ASCII can be written, everything that is drawn is ASCII, but for names."""
    assert all(sign.isascii() for sign in LETTERS if isinstance(sign, str))
    assert len({*LETTERS.sides.values()}) == len(LETTERS.sides)
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "7"],
        input=b"quit\n",
        capture_output=True,
        cwd=tmp_path,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=False,
    )
    out = done.stdout.decode("ascii")
    assert done.returncode == 0
    assert "= Napoleon 1806 " in out
    assert "  Brunswick    #######%" in out  # the Prussians begin with this seed
    assert "7+1   oooo|oooo" in out


def test_styles_are_kept_when_lines_are_cut() -> None:
    line = hung(styled(("blue words", "blue"), " and ", ("red words", "red")), 12, 2)
    assert [part.plain for part in line] == ["blue words", "  and red", "  words"]
    assert [span.style for span in line[2].spans] == ["red"]


def test_the_picture_of_the_terminal_fetches_nothing() -> None:
    svg = terminal_picture.FILE.read_text("utf-8")
    assert re.findall(r"\w+://[^\"' )]*", svg) == ["http://www.w3.org/2000/svg"]
    assert "font-face" not in svg
    made = terminal_picture.without_addresses(
        '<!-- by x://y --><style>\n@font-face { src: url("x://y") } p { }</style>'
    )
    assert made == "<style> p { }</style>"
