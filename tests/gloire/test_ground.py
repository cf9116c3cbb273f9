"""What happens in boxes: strays, flags, marks of sieges, counters that are used again."""

from __future__ import annotations

from berthier.games.gloire import (
    counting,
    detach,
    drafts,
    entrenching,
    movement,
    passage,
    reinforcements,
    retreat,
    siege,
    towns,
)
from berthier.games.gloire.board import CAPTURED, LOST, OFF, Board
from berthier.games.gloire.boxes import place, take_off
from berthier.games.gloire.changes import leave
from berthier.games.gloire.combats import Begin
from berthier.games.gloire.ground import move_stack
from berthier.games.gloire.kit import COALITION, FRENCH, MUD
from berthier.games.gloire.leaders import Overrun
from berthier.games.gloire.records import ASSAULT, SORTIE, Battle, March, Pushing, Reacting, Town
from berthier.kernel import flow
from berthier.kernel.flow import Call, Over

from .drive import new_board, small_board


def mask(b: Board, *names: str) -> int:
    return sum(1 << b.kit.piece[name] for name in names)


def go(b: Board, box: str, *names: str) -> None:
    move_stack(b, mask(b, *names), b.kit.box[box])


def at(b: Board, name: str) -> int:
    return b.where[b.kit.piece[name]]


def test_guns_and_empty_units_alone_among_enemies_are_gone() -> None:
    """R005, R008: at once, whoever comes or leaves."""
    pieces = {"corps-3": "a:5", "yorck-corps": "b:0", "reserve-russe": "b"}
    b = small_board("ab bc", pieces)
    go(b, "b", "corps-3")
    assert (at(b, "yorck-corps"), at(b, "reserve-russe")) == (LOST, LOST)
    b = small_board("ab bc", {**pieces, "yorck-corps": "b:3"})
    go(b, "b", "corps-3")
    assert at(b, "reserve-russe") == b.kit.box["b"]
    go(b, "c", "yorck-corps")
    assert at(b, "reserve-russe") == LOST


def test_a_flag_turns_at_once_and_also_when_the_enemy_has_gone() -> None:
    """JDG-8.8-1, JDG-9-1: on entry; in the box of a battle as soon as the beaten leave."""
    b = small_board("ab bc", {"corps-3": "a:5", "yorck-corps": "b:3"})
    b.control = [FRENCH, COALITION, FRENCH]
    go(b, "b", "corps-3")
    assert b.control[b.kit.box["b"]] == COALITION
    go(b, "c", "yorck-corps")
    assert b.control == [FRENCH, FRENCH, COALITION]


def test_who_leaves_the_walls_is_no_longer_shut_in() -> None:
    b = small_board("ab", {"corps-3": "a:5", "yorck-corps": "a:1"})
    b.inside = mask(b, "corps-3")
    go(b, "b", "corps-3")
    assert b.inside == 0


def test_a_town_that_is_stormed_has_no_mark_left_and_changes_hands() -> None:
    """JDG-8.8-9, R103."""
    b = new_board("lutzen-bautzen", 1)
    box = b.kit.box["kustrin"]
    b.active = COALITION
    forces = [towns.garrison(b, box, FRENCH), b.at[COALITION][box]]
    b.records.append(Battle(COALITION, box, forces, loser=FRENCH, assault=ASSAULT))
    retreat.p6_retreat(b)
    assert towns.face_of(b, box) == -1
    assert b.control[box] == COALITION


def test_counters_of_dead_detachments_are_used_again_but_not_independent_ones() -> None:
    """JDG-1.2.2-8, JDG-6.1-1."""
    b = small_board("ab", {"corps-3": "a:5", "french-1": "a:1"})
    b.counters = [b.kit.piece[name] for name in ("french-1", "french-2")]
    unit, det = b.kit.piece["corps-3"], b.kit.piece["french-2"]
    detach.detach(b, unit, det, 1)
    b.emptied[det] = b.turn
    take_off(b, det, LOST)
    take_off(b, b.kit.piece["french-1"], LOST)
    assert at(b, "french-1") == LOST
    assert detach.free_counters(b, FRENCH, unit) == [det]
    detach.detach(b, unit, det, 2)
    assert b.emptied[det] == 0
    assert b.crosses[det] == 1  # the first one's losses still count (R106)


def test_a_detachment_that_reacted_before_may_be_merged() -> None:
    """JDG-6.1-6: what counts is where both stand at the start of the movement phase."""
    b = small_board("ab", {"corps-3": "a:5", "french-1": "a:1"})
    b.parent[b.kit.piece["french-1"]] = unit = b.kit.piece["corps-3"]
    b.moved = mask(b, "french-1")
    m = March(FRENCH, 0, 0, mask(b, "corps-3"))
    assert detach.mates(b, m, unit) == [b.kit.piece["french-1"]]


def test_a_detachment_is_not_merged_in_the_phase_that_made_it() -> None:
    """JDG-6.1-6: it was not there when the phase began; else one could do both for ever."""
    b = small_board("ab", {"corps-3": "a:5"})
    unit, det = b.kit.piece["corps-3"], b.kit.piece["french-1"]
    detach.detach(b, unit, det, 2)
    m = March(FRENCH, 0, 0, mask(b, "corps-3"))
    assert detach.mates(b, m, unit) == []
    b.split = 0  # the next phase
    assert detach.mates(b, m, unit) == [det]


def test_who_has_split_has_no_time_to_dig() -> None:
    """JDG-6.2-1, R042: all its points, and a detachment costs one."""
    b = small_board("ab", {"corps-3": "a:5"})
    b.pc[b.kit.army["grande-armee"]] = 2
    assert entrenching.may_entrench(b, mask(b, "corps-3"), 0, FRENCH) is None
    b.split = mask(b, "corps-3")
    assert entrenching.may_entrench(b, mask(b, "corps-3"), 0, FRENCH) is not None


def test_who_was_pushed_away_has_not_rested() -> None:
    """R039: any move ends the rest."""
    b = small_board("ab", {"corps-3": "a:5"})
    b.records.append(Pushing(FRENCH, 0))
    reinforcements.PushTo(FRENCH).take(b, 1)
    assert b.busy[FRENCH] == mask(b, "corps-3")


def test_napoleon_taken_in_a_town_ends_the_game() -> None:
    """JDG-9-4."""
    b = new_board("lutzen-bautzen", 1)
    box = b.kit.box["kustrin"]
    b.active = COALITION
    place(b, b.kit.napoleon, box)
    b.inside |= 1 << b.kit.napoleon
    b.records.append(Town(FRENCH, box))
    b.sieges = [8 * box + 2 * 2 + COALITION]
    b.kit.siege_die[box] += 6
    try:
        end = siege.p5_siege(b)
        assert isinstance(end, Over)
        assert end.side == COALITION
    finally:
        b.kit.siege_die[box] -= 6


def a_town_waits_for_help() -> Board:
    b = small_board("ab", {"corps-3": "a:5", "yorck-corps": "a:3", "kleist-corps": "b:3"})
    b.coming = [mask(b, "kleist-corps"), b.kit.box["a"], 0, 2]
    return b


def test_nobody_marches_to_who_shelters() -> None:
    """R063, JDG-8.8-16: who is sheltered gets no help."""
    b = a_town_waits_for_help()
    b.records.append(Town(COALITION, b.kit.box["a"]))
    siege.p3_shut(b)
    assert b.inside == mask(b, "yorck-corps")
    assert not b.coming


def test_nobody_marches_to_a_siege_that_goes_on() -> None:
    """JDG-8.8-16: what stood in the open there were decoys, and all troops are behind walls."""
    b = a_town_waits_for_help()
    b.active = FRENCH
    b.inside = mask(b, "yorck-corps")
    Begin(b.kit.box["a"]).run(b)
    assert isinstance(b.records[-1], Town)
    assert not b.coming


def test_who_is_intercepted_in_his_town_may_shelter() -> None:
    """R099: the interceptor then assaults, besieges or masks; in an assault he attacks."""
    b = new_board("lutzen-bautzen", 1)
    box = b.kit.box["wittenberg"]
    for row in (b.at, b.chiefs):
        for side in (0, 1):
            for piece in range(len(b.where)):
                if row[side][box] >> piece & 1:
                    place(b, piece, OFF)
    b.sieges = [m for m in b.sieges if m >> 3 != box]
    b.control[box] = b.active = FRENCH
    b.intercepted = [box]
    for name in ("corps-3", "yorck-corps"):
        place(b, b.kit.piece[name], box)
    Begin(box).run(b)
    record = b.records[-1]
    assert isinstance(record, Town)
    assert record.side == FRENCH
    b.inside = mask(b, "corps-3")
    siege.p_assault(b)
    fight = b.records[-1]
    assert isinstance(fight, Battle)
    assert fight.attacker == COALITION
    assert fight.forces == [mask(b, "corps-3"), mask(b, "yorck-corps")]


def test_a_captured_leader_does_not_leave_again() -> None:
    b = small_board("ab", {"eugene": "a"})
    place(b, b.kit.piece["eugene"], CAPTURED)
    leave(b, b.kit.piece["eugene"])
    assert at(b, "eugene") == CAPTURED


def test_who_straggles_away_among_enemies_is_gone() -> None:
    """R008: the last PF falls behind, and only the enemy is in the box."""
    for seed in range(40):
        b = small_board("ab", {"french-1": "a:1", "yorck-corps": "a:4", "ney": "a"})
        b.luck = seed * 2_654_435_761 + 1
        b.weather = MUD
        b.records.append(March(FRENCH, 0, 0, mask(b, "french-1"), forced=1))
        more = movement.p8_stragglers(b)
        if not b.pf[b.kit.piece["french-1"]]:
            assert at(b, "french-1") == LOST
            assert isinstance(more, list)
            assert [type(frame) for frame in more] == [Overrun]
            return
    raise AssertionError("nobody straggled")


def test_fatigue_weakens_only_who_attacks_in_his_own_phase() -> None:
    """R035: an interceptor who storms a town in the enemy's turn counts whole in that respect."""
    b = small_board("ab", {"corps-3": "a:8", "yorck-corps": "a:8"})
    b.tired = mask(b, "corps-3", "yorck-corps")
    t = Battle(COALITION, 0, [b.at[0][0], b.at[1][0]], assault=ASSAULT)
    b.active = FRENCH
    assert counting.counted(b, t, COALITION) == 2
    b.active = COALITION
    assert counting.counted(b, t, COALITION) == 1


def test_a_unit_receives_two_points_a_turn_whatever_the_rows_say() -> None:
    """JDG-A13-3.3-2: the rows of one nation are one sum."""
    b = new_board("spring", 1)
    nation = b.kit.nations.index("french")
    rows = [row for row in b.kit.scenario["spring"].reinforcements if row.nation == "french"]
    b.turn = rows[0].turn
    found = drafts.pa4_strength(b)
    assert isinstance(found, list)
    assert drafts.Draft(nation).nation == nation
    assert len(found) == len({d.nation for d in found if isinstance(d, drafts.Draft)})
    assert drafts.total(b, nation) == sum(r.amount for r in rows if r.turn == b.turn)


def test_leaders_alone_make_way_for_whoever_is_sent_or_pushed() -> None:
    """JDG-4.2-2."""
    b = small_board("ab", {"corps-3": "a:5", "yorck": "b"})
    b.records.append(Pushing(FRENCH, 0))
    b.stack = [reinforcements.PushTo(FRENCH)]
    b.stack[:0] = [Call("pushing", "end")]
    flow.advance(b)
    assert at(b, "yorck") != b.kit.box["b"]


def test_leaders_alone_make_way_for_who_steps_back() -> None:
    """JDG-4.2-2, R061."""
    b = small_board("ab bc", {"corps-3": "a:5", "yorck-corps": "b:4", "ney": "c"})
    force = mask(b, "yorck-corps")
    b.records.append(Reacting(COALITION, 0, [], [force]))
    b.stack = [Call("interception", "decide")]
    flow.advance(b)
    flow.answer(b, flow.asked(b)[0], b.kit.box["c"])
    assert at(b, "yorck-corps") == b.kit.box["c"]
    assert at(b, "ney") != b.kit.box["c"]
    assert (b.stack, b.records) == ([], [])


def test_who_forces_a_passage_takes_his_leaders_along_and_leaves_his_flag() -> None:
    """JDG-8.4-6, JDG-9-1: also those who sallied out of a town."""
    b = small_board("ab", {"corps-3": "a:9", "ney": "a", "yorck-corps": "a:1"})
    b.control = [COALITION, COALITION]
    b.inside = mask(b, "corps-3", "ney")
    b.records.append(Battle(FRENCH, 0, [b.at[0][0], b.at[1][0]], type=3, assault=SORTIE))
    passage.Advance(FRENCH).take(b, b.kit.box["b"])
    assert (at(b, "corps-3"), at(b, "ney")) == (b.kit.box["b"], b.kit.box["b"])
    passage.p_defender(b)
    assert b.control == [FRENCH, FRENCH]


def test_leaders_of_a_destroyed_force_are_alone_even_if_the_enemy_has_gone_on() -> None:
    """R081."""
    b = small_board("ab bc", {"corps-3": "a:9", "yorck": "a", "yorck-corps": "a:1"})
    b.records.append(Battle(FRENCH, 0, [b.at[0][0], b.at[1][0]], type=3))
    passage.Advance(FRENCH).take(b, b.kit.box["b"])
    more = passage.p_defender(b)
    assert isinstance(more, list)
    assert [type(frame) for frame in more] == [Overrun]


def test_when_both_are_wiped_out_the_guns_of_both_are_gone() -> None:
    """R005, R070."""
    pieces = {"corps-3": "a:0", "reserve-artillerie": "a", "ney": "a"}
    b = small_board("ab", {**pieces, "yorck-corps": "a:0", "reserve-russe": "a", "yorck": "a"})
    b.records.append(Battle(FRENCH, 0, [b.at[0][0], b.at[1][0]]))
    more = retreat.p6_retreat(b)
    assert isinstance(more, list)
    assert [type(frame) for frame in more] == [Overrun, Overrun]
    assert (at(b, "reserve-artillerie"), at(b, "reserve-russe")) == (LOST, LOST)
