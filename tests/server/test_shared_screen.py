"""A shared screen: only the seat in hand is looked for, and numbers belong to one seat each."""

from __future__ import annotations

from pathlib import Path

import pytest

from berthier.kernel.match import Match
from berthier.server import play
from berthier.server.keeping import JUMP
from tests.server.running import run_apart
from tests.server.test_saves import Game, sit_down


async def until_curtain(game: Game) -> list[int]:
    """The numbers of the seat in hand until another is asked."""
    numbers = [game.state["number"]]
    while "curtain" not in game.state:
        game.count += 1
        option = game.state["question"]["options"][0]["text"]
        facts = (game.state["number"], option, f"answer {game.count}", "en")
        await game.change(play.answer, *facts)
        numbers.append(game.state["number"])
    return numbers


def test_nothing_is_worked_out_for_the_seat_that_does_not_have_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    eyes: list[int] = []
    view = Match.view

    def watched(match: Match, viewer: int) -> dict[str, object]:
        eyes.append(viewer)
        return view(match, viewer)

    async def run() -> None:
        game = await sit_down(folder)
        monkeypatch.setattr(Match, "view", watched)
        for _ in range(4):
            eyes.clear()
            own = game.in_memory.title.seat(game.state["viewer"])
            await until_curtain(game)
            assert {*eyes} == {own}
            await game.take_screen()
        await game.house.close()

    run_apart(run)


def test_whoever_takes_the_screen_gets_numbers_of_his_own(folder: Path) -> None:
    """A window that goes on from the other's number misses nothing, and nobody's number tells how
    often the other has chosen something.
    """

    async def run() -> None:
        game = await sit_down(folder)
        before = 0
        for _ in range(6):
            first, *others = await until_curtain(game)
            assert first > before
            assert first % JUMP == 1
            before = max([first, *others])
            await game.take_screen()
            assert game.state["question"]
        await game.house.close()

    run_apart(run)


def test_numbers_are_kept_with_the_match(folder: Path) -> None:
    async def run() -> None:
        game = await sit_down(folder)
        for _ in range(3):
            await until_curtain(game)
            await game.take_screen()
        number = game.state["number"]
        game.house.tables.drop(game.match)
        again = await game.house.state(game.match, game.person, "en")
        assert again["number"] == number
        await game.house.close()

    run_apart(run)
