"""The printed tables, cell by cell (Part V of the rules): copies that do not come from the pack."""

from __future__ import annotations

import pytest

from berthier.games.gloire import battle, counting, passage, siege
from berthier.games.gloire.board import LOST, Board
from berthier.games.gloire.boxes import take_off
from berthier.games.gloire.ground import move_stack
from berthier.games.gloire.kit import COALITION, DRY, FRENCH, MUD, RAIN, SNOW, Reader
from berthier.games.gloire.losses import battle as battle_of
from berthier.games.gloire.records import ASSAULT, SORTIE, Battle, Town
from berthier.games.gloire.retreat import p6_pursuit
from berthier.games.gloire.towns import face_of, set_face

from .drive import kit, new_board, small_board
from .luck import script

COMBAT = """
 -1  .  .  .  .  .   .   .   .   .   1
  0  .  .  .  .  .   .   .   .   1   1
  1  .  .  .  .  .   .   .   1   1   1
  2  .  .  .  .  .   .   1   1   1   1
  3  .  .  .  .  .   1   1   1   1   2
  4  .  .  .  .  1   1   1   1   2   2
  5  .  .  .  1  1   1   1   2   2   2*
  6  .  .  1  1  1   1   2   2   3*  3
  7  .  1  1  1  1   2   2   2*  3   3
  8  1  1  1  1  2   2   3*  3   3   4
  9  1  1  1  2  2   2*  3   3   4   4
 10  1  1  2  2  3*  3   3   4   4   5
"""
COMBAT_EDGES = [(1, 3), (4, 6), (7, 10), (11, 15), (16, 21), (22, 29), (30, 40), (41, 60), (61, 80)]
ARTILLERY = """
 1  .  .  .
 2  .  .  .
 3  .  .  .
 4  .  1  1
 5  1  1  1
 6  1  1  2*
"""
PURSUIT = """
 1  .  .  .
 2  .  .  .
 3  .  1  1
 4  .  1  1
 5  1  1  1
 6  1  1  2
"""
BY_BONUS = [(1, 4), (5, 8)]


def cells(text: str, edges: list[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """For each cell: a value at either edge of its column, the die, what is lost, the star."""
    last = edges[-1][1] + 1
    columns = [*edges, (last, last + 40)]
    found = []
    for line in text.split("\n")[1:-1]:
        die, *row = line.split()
        for (low, high), cell in zip(columns, row, strict=True):
            lost = 0 if cell == "." else int(cell.rstrip("*"))
            found += [(value, int(die), lost, int(cell.endswith("*"))) for value in (low, high)]
    return found


def read(chart: Reader, value: int, die: int) -> tuple[int, int]:
    return chart.read(chart.column(value), die)


def test_every_cell_of_the_combat_table() -> None:
    """JDG-T-COMBAT: 12 dice, 10 columns, both edges of each."""
    rows = cells(COMBAT, COMBAT_EDGES)
    assert len(rows) == 240
    for pf, die, lost, star in rows:
        assert read(kit().combat, pf, die) == (lost, star), (pf, die)


def test_dice_beyond_the_combat_table_read_its_first_and_last_row() -> None:
    """R003."""
    for pf, die, lost, star in cells(COMBAT, COMBAT_EDGES):
        for beyond in (die - 5,) if die == -1 else (die + 1, die + 4) if die == 10 else ():
            assert read(kit().combat, pf, beyond) == (lost, star)


def test_nothing_has_no_column() -> None:
    """R075."""
    assert kit().combat.column(0) == -1


def test_every_cell_of_the_artillery_table() -> None:
    """JDG-T-ARTILLERY; in snow a 1 is still a 1."""
    for ba, die, lost, star in cells(ARTILLERY, BY_BONUS):
        assert read(kit().artillery, ba, die) == (lost, star), (ba, die)
    assert read(kit().artillery, 9, 0) == (0, 0)


def test_every_cell_of_the_pursuit_table() -> None:
    """JDG-T-PURSUIT."""
    for bc, die, lost, star in cells(PURSUIT, BY_BONUS):
        assert read(kit().pursuit, bc, die) == (lost, star), (bc, die)


@pytest.mark.parametrize(
    ("kind", "costs"),
    [("", (1, 1, 1, 1)), ("bad", (2, 2, 2, 2)), ("ford", (1, 2, 2, 1)), ("bridge", (1, 1, 1, 1))],
)
def test_what_a_link_costs(kind: str, costs: tuple[int, ...]) -> None:
    """JDG-T-TERRAIN: a ford costs one more in rain and mud, not in snow, as the aid has it."""
    b = small_board("ab", {}, ab=kind)
    assert tuple(b.kit.cost[weather][0] for weather in (DRY, RAIN, MUD, SNOW)) == costs


@pytest.mark.parametrize(
    ("weather", "points"),
    [(DRY, [6, 8, 6, 8]), (RAIN, [5, 7, 5, 7]), (MUD, [5, 6, 3, 6]), (SNOW, [5, 7, 5, 7])],
)
def test_what_weather_takes(weather: int, points: list[int]) -> None:
    """JDG-T-TERRAIN: infantry, cavalry, Reserve, leader."""
    assert kit().points[weather] == points


# --- what the tables say beside their cells


def fight(b: Board, **fields: int) -> Battle:
    """The French attack in box a."""
    t = Battle(FRENCH, 0, [b.at[side][0] for side in (0, 1)])
    for name, value in {"sequence": 1, **fields}.items():
        setattr(t, name, value)
    b.active = FRENCH
    b.records.append(t)
    return t


@pytest.mark.parametrize(
    ("ground", "attacker", "defender"), [("clear", 0, 0), ("mountain", -1, 0), ("defensive", -1, 1)]
)
def test_ground_moves_columns(ground: str, attacker: int, defender: int) -> None:
    b = small_board("ab ac", {"corps-6": "a:5", "yorck-corps": "a:4"}, a=ground)
    t = fight(b)
    moved = [sum(term[1] for term in counting.shifts(b, t, side)) for side in (FRENCH, COALITION)]
    assert moved == [attacker, defender]
    open_ground = int(ground == "clear")
    dice = [sum(term[1] for term in counting.modifiers(b, t, side)) for side in (0, 1)]
    assert dice == [0, open_ground]


@pytest.mark.parametrize(
    ("sequence", "columns", "dice"), [(1, 0, 0), (2, 0, 0), (3, 0, -1), (4, -1, -1)]
)
def test_late_sequences_tire_both_sides(sequence: int, columns: int, dice: int) -> None:
    b = small_board("ab ac", {"corps-6": "a:5", "yorck-corps": "a:4"}, a="mountain")
    t = fight(b, sequence=sequence)
    for side, ground in ((FRENCH, -1), (COALITION, 0)):
        assert sum(term[1] for term in counting.shifts(b, t, side)) == ground + columns
        assert sum(term[1] for term in counting.modifiers(b, t, side)) == dice


def test_all_shifts_and_all_modifiers_add_up() -> None:
    """Flank, defensive ground, entrenchment, fourth sequence: 2 − 1 − 1 − 1."""
    pieces = {"corps-6": "a:9", "ney": "a", "yorck-corps": "a:4"}
    b = small_board("ab ac ad", pieces, a="defensive", ab="bridge")
    t = fight(b, sequence=4)
    b.trenches = [COALITION]
    for start in (1, 2):
        b.entered += [0, b.kit.link[start][0], 4, FRENCH]
    assert [part for _, part, _ in counting.shifts(b, t, FRENCH)] == [2, -1, -1, -1]
    assert [part for _, part, _ in counting.modifiers(b, t, FRENCH)] == [3, -2, -1]
    found = counting.count(b, t, FRENCH)
    assert (found.pf, found.column, found.die) == (9, 1, 0)


def test_entrenchments_of_the_attacker_count_for_nobody() -> None:
    b = small_board("ab ac", {"corps-6": "a:5", "yorck-corps": "a:4"}, a="mountain")
    t = fight(b)
    b.trenches = [FRENCH]
    assert sum(term[1] for term in counting.shifts(b, t, FRENCH)) == -1
    assert counting.shifts(b, t, COALITION) == []


def test_two_forces_by_one_link_and_a_ford_are_no_flank_and_no_bridge() -> None:
    b = small_board("ab ac", {"corps-6": "a:9", "yorck-corps": "a:4"}, ab="ford")
    t = fight(b)
    for pf in (5, 4):
        b.entered += [0, b.kit.link[1][0], pf, FRENCH]
    assert counting.shifts(b, t, FRENCH) == []
    assert counting.modifiers(b, t, FRENCH) == []


# --- artillery and pursuit in bad weather


@pytest.mark.parametrize(("weather", "lost"), [(DRY, 1), (RAIN, 1), (MUD, 1), (SNOW, 0)])
def test_snow_takes_one_from_the_guns(weather: int, lost: int) -> None:
    b = small_board("ab ac", {"corps-6": "a:9", "yorck-corps": "a:4"})
    t = fight(b, sequence=2)
    b.weather = weather
    script(b, X12_0="5")
    battle.fire_artillery(b, t, FRENCH)
    assert t.dice[2] == lost


@pytest.mark.parametrize(("weather", "lost"), [(DRY, 1), (RAIN, 0), (MUD, 0), (SNOW, 0)])
def test_rain_and_snow_take_one_from_the_pursuit_and_mud_all(weather: int, lost: int) -> None:
    b = small_board("ab ac", {"corps-3": "a:9", "yorck-corps": "a:4"})
    fight(b, loser=COALITION)
    b.weather = weather
    script(b, X15_0="5")
    assert bool(p6_pursuit(b)) == bool(lost)


def test_nobody_pursues_after_a_drawn_battle_or_without_horsemen() -> None:
    """R079."""
    for pieces, loser in (({"corps-3": "a:9"}, -1), ({"corps-6": "a:9"}, COALITION)):
        b = small_board("ab ac", {**pieces, "yorck-corps": "a:4"})
        fight(b, loser=loser)
        oracle = script(b, X15_0="6")
        assert p6_pursuit(b) is None
        assert oracle.left_over()


# --- morale


@pytest.mark.parametrize(
    ("leader", "more"), [("", 0), ("ney", 2), ("napoleon", 2), ("marmont", 1), ("bertrand", 1)]
)
def test_how_a_leader_steadies(leader: str, more: int) -> None:
    """JDG-8.6-4."""
    pieces = {"corps-3": "a:9", "yorck-corps": "a:4", **({leader: "a"} if leader else {})}
    b = small_board("ab ac", pieces)
    assert battle.firmness(b, fight(b), FRENCH) == 3 + more


def test_a_star_and_a_fifth_are_one_test() -> None:
    """JDG-8.6-3, its example."""
    b = small_board("ab ac", {"corps-3": "a:9", "yorck-corps": "a:4"})
    t = fight(b)
    t.start, t.losses, t.starred = [9, 5], [0, 1], [0, 1]
    oracle = script(b, X13_1="1 1")
    battle.p4_morale(b)
    assert [len(left) for left in oracle.left_over().values()] == [1]


def test_nobody_fails_with_six() -> None:
    """R086: no die fails by itself."""
    b = small_board("ab ac", {"vieille-garde": "a:3", "yorck-corps": "a:4"})
    t = fight(b)
    script(b, X13_0="6")
    assert battle.stands(b, t, FRENCH)


# --- passage


@pytest.mark.parametrize(
    ("pieces", "may"),
    [
        ({"corps-3": "a:12", "kleist-corps": "a:2"}, True),
        ({"corps-3": "a:11", "kleist-corps": "a:2"}, False),
        ({"corps-3": "a:16", "corps-4": "a:2", "yorck-corps": "a:3"}, True),
        ({"corps-3": "a:16", "corps-4": "a:1", "yorck-corps": "a:3"}, False),
    ],
)
def test_six_to_one(pieces: dict[str, str], may: bool) -> None:
    """JDG-8.4-5: raw PF."""
    b = small_board("ab ac", pieces, a="defensive")
    t = fight(b)
    b.tired = t.forces[FRENCH]
    assert passage.may_force(b, t) == may


def test_no_passage_through_walls_or_entrenchments_nor_for_the_defender() -> None:
    b = small_board("ab ac", {"corps-3": "a:12", "kleist-corps": "a:2"})
    t = fight(b)
    b.trenches = [COALITION]
    assert not passage.may_force(b, t)
    b.trenches = [FRENCH]
    assert passage.may_force(b, t)
    t.assault = ASSAULT
    assert not passage.may_force(b, t)
    t.assault = SORTIE
    assert passage.may_force(b, t)
    t.attacker = COALITION  # the French have intercepted
    assert not passage.may_force(b, t)


@pytest.mark.parametrize("cavalry", [0, 1])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_bands_of_a_passage(die: int, cavalry: int) -> None:
    """JDG-8.4-6: 1-2, 3-4, from 5 on."""
    riders = {"cavalerie-1": "a:1"} if cavalry else {}
    b = small_board("ab ac", {"corps-3": "a:12", **riders, "kleist-corps": "a:2"})
    fight(b)
    script(b, X14_0=str(die))
    passage.p_roll(b)
    assert battle_of(b).type == (1, 1, 2, 2, 3, 3, 3)[die + cavalry - 1]


def test_half_is_rounded_up() -> None:
    """JDG-8.4-6; the aid does not say so."""
    assert [passage.half(pf) for pf in (1, 2, 3, 4, 5)] == [1, 1, 2, 2, 3]


def test_the_middle_band_bars_every_box_an_attacker_came_from() -> None:
    """JDG-8.4-6: three PF bar nothing else (R091)."""
    b = small_board("ab ac ad", {"corps-3": "a:6", "coalition-1": "a:1"})
    t = fight(b)
    for start in (1, 2):
        b.entered += [0, b.kit.link[start][0], 3, FRENCH]
    for band, ways in ((1, [1, 2, 3]), (2, [3])):
        t.type = band
        assert passage.ways_out(b, t, COALITION) == ways


# --- sieges


def test_room_and_works_of_all_towns() -> None:
    """JDG-8.8-5, JDG-A13-8.8-1, -2: the aid prints one less where the rulebook gives one more."""
    towns = {kit().box_ids[box] for box in kit().towns}
    assert {"leipzig", "dresden", "magdeburg"} < towns
    for name in towns:
        box = kit().box[name]
        named = 2 if name in ("leipzig", "dresden", "magdeburg") else 1
        assert kit().shelter[box] == (named, 1)
        assert kit().siege_die[box] == int(name in ("leipzig", "dresden"))


SIEGE = [  # face, die, besiegers, falls, the face after it
    *[(1, die, 7, die >= 5, 2) for die in range(1, 7)],
    *[(2, die, 7, die >= 2, 2) for die in range(1, 7)],
    *[(1, die, 6, die >= 6, 2) for die in range(1, 7)],
    *[(2, die, 6, die >= 3, 2) for die in range(1, 7)],
]


@pytest.mark.parametrize(("face", "die", "men", "falls", "then"), SIEGE)
@pytest.mark.parametrize(("name", "more"), [("torgau", 0), ("dresden", 1), ("leipzig", 1)])
def test_every_line_of_the_siege_table(
    face: int, die: int, men: int, falls: bool, then: int, name: str, more: int
) -> None:
    """JDG-T-SIEGE with its modifiers: three inside; six are not more than twice that."""
    if more:  # one more is the next die; a 7 falls like a 6
        row = next((r for r in SIEGE if r[:3] == (face, die + 1, men)), None)
        falls = row[3] if row else True
    b = new_board("lutzen-bautzen", 1)
    box = b.kit.box[name]
    for piece in [*b.kit.leaders, *b.kit.units, *b.kit.dets]:
        if b.where[piece] == box:
            take_off(b, piece, LOST)
    for ident, pf in (("corps-7", 3), ("yorck-corps", men)):
        piece = b.kit.piece[ident]
        move_stack(b, 1 << piece, box)
        b.pf[piece] = pf
    b.inside |= 1 << b.kit.piece["corps-7"]
    b.active = COALITION
    set_face(b, box, face, COALITION)
    b.records.append(Town(FRENCH, box))
    script(b, X17_1=str(die))
    siege.p5_siege(b)
    assert face_of(b, box) == (-1 if falls else then)


@pytest.mark.parametrize(
    ("left", "failed", "losses", "loser"),
    [
        ((5, 5), [0, 0], [2, 1], FRENCH),
        ((5, 5), [0, 0], [1, 1], -1),
        ((5, 5), [0, 1], [2, 1], COALITION),  # who breaks has lost, whatever the count
        ((5, 5), [1, 1], [2, 1], FRENCH),  # both break: the count
        ((5, 5), [1, 1], [1, 1], -1),
        ((5, 0), [0, 0], [3, 2], COALITION),  # nobody is left
        ((0, 5), [0, 1], [2, 3], FRENCH),
        ((0, 0), [0, 0], [3, 2], -1),
    ],
)
def test_who_has_lost(
    left: tuple[int, int], failed: list[int], losses: list[int], loser: int
) -> None:
    """JDG-8.1-6, -7, R068 to R070."""
    b = small_board("ab ac", {"corps-7": f"a:{left[0]}", "bulow-corps": f"a:{left[1]}"})
    t = fight(b)
    t.failed, t.losses = failed, losses
    battle.p5_loser(b)
    assert t.loser == loser


def test_a_mark_of_a_fifth_counts_who_joined() -> None:
    """R084: five times the losses against what was there, and a mark once reached stays."""
    b = small_board("ab ac", {"corps-7": "a:5", "bulow-corps": "a:5"})
    t = fight(b)
    t.start, t.losses = [6, 5], [1, 1]
    script(b, X13_1="1 1")
    battle.p4_morale(b)
    assert t.shaken == [0, 1]
    t.start[COALITION] += 5
    battle.p4_morale(b)
    assert t.shaken == [0, 1]
