"""The notebook of a commander in the fog: never wrong, drawn in the terminal."""

from __future__ import annotations

from random import Random

from berthier.cli.notebook import notebook as drawn
from berthier.games.napoleon.notebook import notebook
from berthier.games.napoleon.view_fog import is_hidden
from berthier.kernel.match import Match

from .napoleon.drive import choose, new_match, title
from .napoleon.test_random_play import board_of
from .test_terminal import pen_of, scene_of


def some_match(seed: int, answers: int) -> Match:
    match, rng = new_match(seed, "campaign", "grognard"), Random(seed)
    for _ in range(answers):
        if match.board.over is None:
            seat = sorted(match.asked())[0]
            match.answer(seat, choose(match, seat, rng))
    return match


def test_every_hidden_piece_is_where_the_notebook_says_it_may_be() -> None:
    lines = sure = 0
    for seed in range(12):
        match = some_match(seed, 15 + 8 * seed)
        if match.board.over is not None:
            continue  # everything is open
        b, kit = board_of(match), title().kit
        for viewer in (0, 1):
            rows = {row["piece"]: row for row in notebook(kit, match.view(viewer))}
            for n in range(kit.plain):
                if is_hidden(b, viewer, n):
                    zones = rows[kit.piece_ids[n]]["zones"]
                    assert kit.zone_ids[b.where[n]] in zones
                    lines += 1
                    sure += len(zones) == 1
            vedettes = [row for row in rows.values() if "vedette" in row["piece"]]
            for n in kit.vedettes[1 - viewer]:
                if b.where[n] >= 0:
                    assert kit.zone_ids[b.where[n]] in vedettes[0]["zones"]
    assert lines > 100
    assert 0 < sure < lines


def test_no_notebook_where_nothing_is_hidden() -> None:
    match = new_match(1)
    assert notebook(title().kit, match.view(0)) == []
    assert drawn(pen_of(match, "en", 80), scene_of(match, 0, "en")) == []


def test_the_notebook_in_the_terminal() -> None:
    match = some_match(3, 90)
    for lang, word in (("fr", "Carnet"), ("en", "Notebook")):
        lines = drawn(pen_of(match, lang, 80), scene_of(match, 0, lang))
        text = "\n".join(line.plain for line in lines)
        assert word in text
        assert "vedettes" in text
        assert max(line.cell_len for line in lines) <= 80
        assert not any(ord(sign) > 0xFFFF for sign in text)
