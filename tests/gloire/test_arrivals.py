"""What the scenario brings: given weather, delayed reinforcements, leaders who come (JDG-3.3-1)."""

from __future__ import annotations

from msgspec.structs import replace

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import place
from berthier.games.gloire.events import pa1_weather
from berthier.games.gloire.kit import FRENCH, SNOW, Kit
from berthier.games.gloire.pack_scenario import LeaderChange, Reinforcement, Scenario
from berthier.games.gloire.reinforcements import due_by_link
from berthier.games.gloire.setup import set_up
from berthier.kernel import flow
from berthier.kernel.flow import Call

from .drive import pack
from .luck import script


def board(**changes: object) -> Board:
    """The viceroy's scenario with rows of its own."""
    rows = [row for row in pack().scenarios if row.id == "viceroy"]
    own: Scenario = replace(rows[0], **{"reinforcements": [], "leaders": [], **changes})
    kit = Kit(replace(pack(), scenarios=[own]))
    return set_up(kit, own, {})


def begin(b: Board, label: str) -> None:
    """Phase A, from here on."""
    b.records, b.stack = [], [Call("turn", label)]
    flow.advance(b)


def at(b: Board, name: str) -> str:
    where = b.where[b.kit.piece[name]]
    return b.kit.box_ids[where] if where >= 0 else ""


def test_a_scenario_may_fix_the_weather_of_its_first_turn_only() -> None:
    b = board(first_weather="snow")
    pa1_weather(b)
    assert b.weather == SNOW
    b.turn += 1
    for luck in range(20):
        b.luck, b.mud_next = luck * 7919, 0
        pa1_weather(b)
        if b.weather != SNOW:
            return
    raise AssertionError("the weather is never rolled")


def test_a_die_may_put_off_reinforcements_and_lets_them_come_together() -> None:
    """JDG-3.3-1: rolled each turn until they come; who comes with them has the same die."""
    rows = [
        Reinforcement(1, "reconstructed", piece=name, box="weimar", pf=pf, delay=4)
        for name, pf in (("ney", None), ("corps-3", 15))
    ]
    late = Reinforcement(1, "reconstructed", piece="corps-6", entry="a", pf=8, delay=6)
    b = board(reinforcements=[*rows, late])
    oracle = script(b, X03_0="3 5 4 6")
    begin(b, "A4 delays")
    assert (at(b, "ney"), at(b, "corps-3")) == ("", "")
    assert b.kit.piece["corps-6"] not in due_by_link(b, FRENCH)
    b.turn = 2
    begin(b, "A4 delays")
    assert (at(b, "ney"), at(b, "corps-3")) == ("weimar", "weimar")
    assert b.pf[b.kit.piece["corps-3"]] == 15
    assert b.kit.piece["corps-6"] in due_by_link(b, FRENCH)
    b.turn = 3
    begin(b, "A4 delays")
    rolled = [draw for draw in oracle.drawn if draw.purpose == "JDG-X03"]
    assert len(rolled) == 4  # nobody waits any more


def test_an_enemy_makes_way_for_a_leader_whom_the_scenario_brings() -> None:
    """JDG-4.2-1, JDG-3.3-3: and he leads, as the scenario says."""
    row = LeaderChange(1, "history", comes="napoleon", box="weimar", leads="napoleon")
    b = board(leaders=[row])
    yorck = b.kit.piece["yorck-corps"]
    place(b, yorck, b.kit.box["weimar"])
    b.pf[yorck] = 4
    begin(b, "A2")
    question = flow.asked(b)[0]
    assert (question.kind, question.seat) == ("push-to", 1)
    flow.answer(b, question, b.offered[0])
    assert (at(b, "napoleon"), at(b, "yorck-corps")) == ("weimar", b.kit.box_ids[b.where[yorck]])
    assert b.where[yorck] != b.kit.box["weimar"]
    assert b.commanders[b.kit.army["grande-armee"]] == b.kit.piece["napoleon"]
