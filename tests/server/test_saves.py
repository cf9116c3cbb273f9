"""A match is its last whole save and the answers since."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, select, text, update

from berthier.games.registry import open_match, open_title
from berthier.kernel import store
from berthier.kernel.match import Match
from berthier.server import admin, keeping, lobby, people, play, tables
from berthier.server.database import MIGRATIONS, migrate, open_engine
from berthier.server.house import House
from berthier.server.people import Person
from berthier.server.problems import Problem
from berthier.server.schema import answers, matches, saves
from berthier.server.settings import Settings
from berthier.server.wire import NewMatch
from tests.server.running import run_apart


class Game:
    """One person at a shared screen, in a house without HTTP."""

    def __init__(self, house: House, person: Person, match: str) -> None:
        self.house = house
        self.person = person
        self.match = match
        self.luck = random.Random(11)
        self.state: dict[str, Any] = {}
        self.count = 0

    async def change(self, what: Any, *facts: Any) -> None:
        house, own = self.house, self.person
        text = await house.change(
            self.match, own, "en", lambda c: what(c, house.tables, self.match, own.id, *facts)
        )
        self.state = msgspec.json.decode(text)

    async def play(self, count: int) -> None:
        for _ in range(count):
            await self.take_screen()
            option = self.luck.choice(self.state["question"]["options"])["text"]
            self.count += 1
            key = f"answer {self.count}"
            await self.change(play.answer, self.state["number"], option, key, "en")
        await self.take_screen()

    async def take_screen(self) -> None:
        self.state = await self.house.state(self.match, self.person, "en")
        if seat := self.state.get("curtain"):
            await self.change(play.hand_over, seat)

    async def row(self) -> Any:
        return await self.house.writer.run(lambda c: written(c, self.match))

    @property
    def in_memory(self) -> Match:
        match = self.house.tables.kept[self.match].match
        assert match is not None
        return match

    async def loaded(self) -> Match:
        match = (await self.house.writer.run(lambda c: tables.load(c, self.match))).match
        assert match is not None
        return match


def written(connection: Connection, match: str) -> Any:
    """A match's row with its save."""
    found = select(matches, saves.c.save, saves.c.saved).join(saves)
    return connection.execute(found.where(matches.c.id == match)).one()


async def sit_down(folder: Path) -> Game:
    house = House(Settings(data=str(folder)))
    await house.open()
    person, _ = await house.writer.run(lambda c: people.add_guest(c, "Ney", "en"))
    new = NewMatch(title="napoleon-1806", opponent="hot-seat")
    opened = await house.writer.run(lambda c: lobby.open_table(c, house.tables, person, new))
    game = Game(house, person, opened.match)
    await game.take_screen()
    return game


def same(one: Match, other: Match) -> bool:
    """Board, log, luck and what everybody was told."""
    first, second = store.dump(one), store.dump(other)
    return {**first, "back": []} == {**second, "back": []}


def test_answers_since_the_save_are_played_again(folder: Path) -> None:
    async def run() -> None:
        game = await sit_down(folder)
        rows = []
        for _ in range(5):
            await game.play(9)
            rows.append(await game.row())
            assert same(await game.loaded(), game.in_memory)
        assert max(row.seq - row.saved for row in rows) > 9  # not written at every answer,
        assert rows[-1].saved > keeping.EVERY  # but now and then
        await game.house.close()

    run_apart(run)


def test_a_stop_leaves_nothing_to_play_again(folder: Path) -> None:
    async def run() -> None:
        game = await sit_down(folder)
        await game.play(7)
        last = store.encode(game.in_memory)
        assert (await game.row()).save != last
        await game.house.close()
        engine = open_engine(game.house.settings.database_url)
        with engine.begin() as connection:
            row = written(connection, game.match)
        engine.dispose()
        assert (row.save, row.saved) == (last, row.seq)

    run_apart(run)


def test_a_match_that_leaves_the_memory_is_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "KEPT", 1)

    async def run() -> None:
        game = await sit_down(folder)
        await game.play(7)
        before = store.encode(game.in_memory)
        new = NewMatch(title="napoleon-1806", opponent="hot-seat")
        house = game.house
        await house.writer.run(lambda c: lobby.open_table(c, house.tables, game.person, new))
        assert game.match not in house.tables.kept
        row = await game.row()
        assert (row.save, row.saved) == (before, row.seq)
        await house.close()

    run_apart(run)


def test_what_is_no_answer_is_written_whole(folder: Path) -> None:
    async def run() -> None:
        game = await sit_down(folder)
        await game.play(5)
        assert (await game.row()).saved < (await game.row()).seq
        match = game.in_memory
        while match.last_answer_of(match.title.seat(game.state["viewer"])) is None:
            await game.play(1)  # whoever has the screen now has not answered yet
        await game.change(play.undo, game.state["number"], "en")
        row = await game.row()
        assert (row.save, row.saved) == (store.encode(game.in_memory), row.seq)
        await game.play(3)
        assert same(await game.loaded(), game.in_memory)
        await game.change(play.resign)
        row = await game.row()
        assert (row.save, row.saved) == (store.encode(game.in_memory), row.seq)
        await game.house.close()

    run_apart(run)


def test_the_operator_gets_the_answers_too(folder: Path, tmp_path: Path) -> None:
    async def run() -> None:
        game = await sit_down(folder)
        await game.play(6)
        admin.save_match(game.house.settings, game.match, tmp_path / "match.save")
        found = store.load(store.read(tmp_path / "match.save"), open_title)
        assert same(found, game.in_memory)
        await game.house.close()

    run_apart(run)


def test_what_cannot_be_played_again_stops_the_match(folder: Path) -> None:
    async def run() -> None:
        game = await sit_down(folder)
        await game.play(4)
        number = game.state["number"]

        def spoil(connection: Connection) -> None:
            connection.execute(update(answers).values(option="march to the moon"))
            game.house.tables.drop(game.match)

        await game.house.writer.run(spoil)
        with pytest.raises(Problem, match="frozen"):  # rolled back, with all that it wrote
            await game.change(play.answer, number, "pass", "some key", "en")
        assert (await game.row()).status == "playing"
        state = await game.house.state(game.match, game.person, "en")
        assert state["match"]["status"] == "frozen"
        assert state["number"] > number
        assert (await game.house.state(game.match, game.person, "en")) == state
        assert store.load((await game.row()).save, open_title).log == game.in_memory.log == []
        await game.house.close()
        assert admin.frozen_matches(game.house.settings) == [game.match]

    run_apart(run)


def test_a_database_of_the_first_tables_goes_on(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    match = open_match("napoleon-1806", {}, bytes(32), {})
    match.begin()
    seat, options = next((seat, match.options(seat)) for seat in match.asked())
    match.answer(seat, options[0])
    row = {
        "id": "old",
        "title": "napoleon-1806",
        "start": "{}",
        "kind": "hot-seat",
        "status": "playing",
        "seq": 4,
        "save": store.encode(match),
        **dict.fromkeys(("undo", "undo_asked", "in_hand", "winner", "rematch"), ""),
        **dict.fromkeys(("created", "updated"), 0),
    }
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        names = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO matches ({names}) VALUES ({values})"), row)
        taken = {"match": "old", "seq": 3, "seat": "french", "option": options[0]}
        connection.execute(answers.insert().values(**taken, key="the key", at=0))
    migrate(engine)
    with engine.begin() as connection:
        found = tables.load(connection, "old")
    engine.dispose()
    assert found.match is not None
    assert same(found.match, match)
    assert (found.unsaved, found.unplayable) == (0, False)
