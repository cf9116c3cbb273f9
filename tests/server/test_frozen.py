"""An error of the engine: the answer is rolled back, that match stops, the others go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from berthier.games.registry import open_title
from berthier.kernel import flow, store
from berthier.server import admin, lobby, people, play
from berthier.server.house import House
from berthier.server.people import Person
from berthier.server.problems import Problem
from berthier.server.settings import Settings
from berthier.server.wire import NewMatch
from tests.server.running import run_apart


async def sit_and_open(house: House) -> tuple[Person, str, str]:
    person, _ = await house.writer.run(lambda c: people.add_guest(c, "Ney", "en"))
    new = NewMatch(title="napoleon-1806", opponent="hot-seat")
    first = await house.writer.run(lambda c: lobby.open_table(c, house.tables, person, new))
    second = await house.writer.run(lambda c: lobby.open_table(c, house.tables, person, new))
    for match in (first.match, second.match):
        await take_screen(house, person, match)
    return person, first.match, second.match


async def take_screen(house: House, person: Person, match: str) -> None:
    seat = (await house.state(match, person, "en"))["curtain"]
    await house.change(
        match, person, "en", lambda c: play.hand_over(c, house.tables, match, person.id, seat)
    )


async def answer(house: House, person: Person, match: str) -> dict[str, Any]:
    state = await house.state(match, person, "en")
    facts = (person.id, state["number"], state["question"]["options"][0]["text"], match + "-key")
    text = await house.change(
        match, person, "en", lambda c: play.answer(c, house.tables, match, *facts, "en")
    )
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


async def fail_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(data=str(folder))
    house = House(settings)
    await house.open()
    person, broken, sound = await sit_and_open(house)
    before = await house.state(broken, person, "en")

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as planted:
        planted.setattr(flow, "answer", fails)
        with pytest.raises(Problem, match="frozen"):
            await answer(house, person, broken)
    after = await house.state(broken, person, "en")
    assert after["match"]["status"] == "frozen"
    assert after["scene"] == before["scene"]
    assert after["question"] is None
    with pytest.raises(Problem, match="frozen"):
        await house.change(
            broken,
            person,
            "en",
            lambda c: play.undo(c, house.tables, broken, person.id, 1, "en"),
        )
    assert (await answer(house, person, sound))["match"]["status"] == "playing"
    await house.close()

    assert admin.frozen_matches(settings) == [broken]
    file = folder / "broken.save"
    admin.save_match(settings, broken, file)
    assert store.load(store.read(file), open_title).asked()


def test_a_failing_engine_stops_only_its_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_apart(lambda: fail_once(tmp_path, monkeypatch))
