"""Playing blind: random games, sound knowledge, deals that fit, twins, planted leaks."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from berthier.games.gloire import faces
from berthier.games.gloire.kit import COALITION, FRENCH
from berthier.games.gloire.sight import LEVELS, face_down
from berthier.games.gloire.whereabouts import NOWHERE
from berthier.kernel.events import SPECTATOR, Face
from berthier.kernel.match import Match

from .blind import blind_twins
from .matches import board_of, choose, is_true, known_of, new_match, title
from .twins import compare_pair

BLIND = LEVELS[1:]
PAIRS, STEPS = 6, 25
# Where something lies face-down that random play seldom comes to.
RARE = ("step-to", "withdraw", "intercept", "react-how", "march-to-guns", "choose-tactic")


def check_places(match: Match, viewer: int) -> None:
    """Every counter that lies face-down is where the viewer thinks it may be, and no other is."""
    b, known = board_of(match), known_of(match, viewer)
    assert known.places is not None
    for piece, where in enumerate(b.where):
        may, name = known.places.may[piece], b.kit.piece_ids[piece]
        if b.kit.side_of[piece] == viewer:
            assert not may, name
        elif where < 0:
            assert not may or -1 in may, name
        elif face_down(b, 1 << piece):
            assert where in may, name
        else:
            assert not may, name


@pytest.mark.parametrize("windows", ["brisk", "strict"])
@pytest.mark.parametrize("rules", BLIND)
@pytest.mark.parametrize("scenario", ["viceroy", "autumn"])
def test_knowledge_is_true_and_deals_fit(scenario: str, rules: str, windows: str) -> None:
    match, rng = new_match(5, scenario, windows, rules), Random(5)
    for made in range(160):
        if match.board.over is not None:
            break
        for viewer in (0, 1, SPECTATOR):
            check_places(match, viewer)
            is_true(match, viewer)
            if made % 20 == 0:
                fits(match, viewer, rng)
        seat = rng.choice(sorted(match.asked()))
        match.answer(seat, choose(match.options(seat), rng))


def fits(match: Match, viewer: int, rng: Random) -> None:
    """A dealt position shows the viewer what the true one does."""
    seen = match.view(viewer)
    for row in seen["pieces"]:
        counted = seen["down"].get(row["side"], {})
        assert all(box == "off" or box in counted for box in row.get("may", ())), row
    belief = title().belief(msgspec.json.decode(msgspec.json.encode(seen)))
    dealt = belief.deal(rng.getrandbits(30))
    again = title().view(dealt, viewer, known_of(match, viewer))
    assert {**again, "records": 0} == {**seen, "records": 0}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("rules", BLIND)
def test_blind_twins_look_the_same(rules: str, viewer: int) -> None:
    kinds = [*[""] * PAIRS, *RARE]
    done, shares = 0, []
    for seed, kind in enumerate(kinds):
        one, two, share, called = blind_twins(seed, viewer, kind, rules)
        done += compare_pair(one, two, viewer, STEPS, Random(seed), called=called)
        shares.append(share)
    changed = sum(shares) / len(shares)
    print(f"{rules}, viewer {viewer}: {done} answers compared, {changed:.0%} changed")
    assert changed >= 0.3
    assert done >= 4 * len(kinds)


def test_the_counter_of_a_detachment_taken_in_openly_may_serve_again() -> None:
    """It was thought to be on no map for good, and when it lay there again to have no men."""
    match = new_match(1, "autumn", rules="units")
    b, known = board_of(match), known_of(match, COALITION)
    unit, counter = b.kit.piece["corps-3"], b.kit.piece["french-2"]
    assert known.places is not None
    known.places.may[counter] = []
    known.learn(Face(faces.MERGED, False, (unit, counter)))
    assert known.places.may[counter] == [NOWHERE]
    known.learn(Face(faces.DETACHED_VEILED, False, (FRENCH, (unit,), 0, b.where[unit])))
    assert known.pf[counter][1] > 0
    known.learn(Face(faces.DETACHED, False, (unit, counter)))
    assert known.places.may[counter] == []
