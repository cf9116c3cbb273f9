"""The random nets with large numbers: `make soak`, or `python tests/soak.py --games N --pairs N`.

For each title whole games with invariants, knowledge against the truth, saves and verification,
and pairs of twins; a forecast against playouts; a server killed again and again; then a full house,
50 matches with 200 open streams for a minute. Resumable:
what is done is kept in .soak.json; delete it to begin anew.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from berthier.games.gloire.sight import LEVELS
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.players.forecast import SAMPLES
from tests.gloire import matches as gloire
from tests.gloire import twins as gloire_twins
from tests.gloire.blind import blind_twins
from tests.gloire.drive import invariants
from tests.gloire.test_blind import check_places
from tests.napoleon import drive as napoleon
from tests.napoleon import twins as napoleon_twins
from tests.napoleon.test_fog import check_whereabouts
from tests.napoleon.test_random_play import TABLES, check_knowledge
from tests.nations import drive as nations
from tests.nations import twins as nations_twins
from tests.players.playouts import differences, foretold, playouts
from tests.server.crowd import crowd, told
from tests.server.test_lasting import killed_again_and_again

STATE = Path(".soak.json")
POINTS = 2.0  # in a hundred
SECONDS = 60.0  # of a full house
LEAST_PLAYOUTS = 10_000  # fewer are themselves not that near to the truth
NOTHING = {"games": 0, "answers": 0, "pairs": 0, "compared": 0, "share": 0.0}


class Net(NamedTuple):
    """What one title brings: a new match, a look at it, one answer, twins."""

    new: Callable[[int], Match]
    look: Callable[[Match], None]
    play: Callable[[Match, Random], int]
    twins: Callable[[int], tuple[int, float]]


def new_1806(seed: int) -> Match:
    table = TABLES[seed % len(TABLES)]
    return napoleon.new_match(seed, "short" if seed % 3 == 0 else "campaign", **table)


def look_1806(match: Match) -> None:
    napoleon.invariants(match.board)  # type: ignore[arg-type]
    check_knowledge(match)


def new_fog(seed: int) -> Match:
    level, windows = ("grognard", "marechal")[seed % 2], ("brisk", "strict")[seed // 2 % 2]
    scenario = "short" if seed % 3 == 0 else "campaign"
    return napoleon.new_match(seed, scenario, level, windows=windows)


def look_fog(match: Match) -> None:
    look_1806(match)
    if len(match.asked()) == 1:
        check_whereabouts(match)


def new_1807(seed: int) -> Match:
    scenarios = napoleon.title(napoleon.POLAND).scenarios
    level, windows = ("conscrit", "grognard")[seed % 2], ("brisk", "strict")[seed // 2 % 2]
    scenario = scenarios[seed % len(scenarios)]
    return napoleon.new_match(seed, scenario, level, napoleon.POLAND, windows=windows)


def look_1807(match: Match) -> None:
    (look_fog if match.board.fog else look_1806)(match)  # type: ignore[attr-defined]


def new_leipzig(seed: int) -> Match:
    level, windows = ("basic", "advanced")[seed % 2], ("brisk", "strict")[seed // 2 % 2]
    return nations.new_match(seed, "match" if seed % 5 == 0 else "game", level, windows)


def new_germany(seed: int, armies: str = "off") -> Match:
    scenarios, windows = gloire.title().scenarios, ("brisk", "strict")[seed // 2 % 2]
    rules, scenario = LEVELS[seed % len(LEVELS)], scenarios[seed % len(scenarios)]
    return gloire.new_match(seed, scenario, windows, rules, armies=armies)


def look_germany(match: Match) -> None:
    invariants(gloire.board_of(match))
    for viewer in (0, 1, SPECTATOR):  # the first two seats are of two sides, also as armies
        gloire.is_true(match, viewer)
        if gloire.board_of(match).sight:
            check_places(match, viewer)


def twins_germany(pair: int, armies: str = "off") -> tuple[int, float]:
    seed, viewer, rules = 20_000 + pair, (0, 1, SPECTATOR)[pair % 3], LEVELS[pair // 3 % 3]
    if armies == "on" and pair // 9 % 2:
        viewer = 2  # a partner
    if rules == LEVELS[0]:
        return gloire_twins.compare(seed, viewer, 80, armies=armies)
    one, two, share, called = blind_twins(seed, viewer, "", rules, armies)
    return gloire_twins.compare_pair(one, two, viewer, 80, Random(seed), called=called), share


NETS = {
    "napoleon-1806": Net(
        new_1806,
        look_1806,
        lambda match, rng: napoleon.play(match, rng, 1),
        lambda pair: napoleon_twins.compare(20_000 + pair, (0, 1, -1)[pair % 3], 80),
    ),
    "napoleon-1806 in the fog": Net(
        new_fog,
        look_fog,
        lambda match, rng: napoleon.play(match, rng, 1),
        lambda pair: napoleon_twins.compare(
            20_000 + pair, (0, 1, -1)[pair % 3], 80, level="grognard"
        ),
    ),
    "napoleon-1807": Net(
        new_1807,
        look_1807,
        lambda match, rng: napoleon.play(match, rng, 1),
        lambda pair: napoleon_twins.compare(
            20_000 + pair,
            (0, 1, -1)[pair % 3],
            80,
            level=("conscrit", "grognard")[pair % 2],
            name=napoleon.POLAND,
        ),
    ),
    "bataille-des-nations-1813": Net(
        new_leipzig,
        lambda match: nations.invariants(nations.board_of(match)),
        lambda match, rng: nations.play(match, rng, 1),
        lambda pair: nations_twins.compare(20_000 + pair, (0, 1, -1)[pair % 3], 80),
    ),
    "jdg-allemagne-1813": Net(
        new_germany,
        look_germany,
        lambda match, rng: gloire.play(match, rng, 1),
        twins_germany,
    ),
    "jdg-allemagne-1813 by armies": Net(
        lambda seed: new_germany(seed, "on"),
        look_germany,
        lambda match, rng: gloire.play(match, rng, 1),
        lambda pair: twins_germany(pair, "on"),
    ),
}


def one_game(net: Net, seed: int) -> int:
    match, rng = net.new(seed), Random(seed)
    made = 0
    while match.board.over is None:
        net.look(match)
        if rng.random() < 0.02:
            match = store.load(store.encode(match), open_title)
        made += net.play(match, rng)
    store.verify(store.encode(match), open_title)
    return made


def soak(name: str, state: dict[str, Any], games: int, pairs: int) -> None:
    net, done = NETS[name], state.setdefault(name, dict(NOTHING))
    while done["games"] < games or done["pairs"] < pairs:
        if done["games"] < games:
            done["answers"] += one_game(net, 10_000 + int(done["games"]))
            done["games"] += 1
        if done["pairs"] < pairs:
            compared, share = net.twins(int(done["pairs"]))
            done["compared"] += compared
            done["share"] += share
            done["pairs"] += 1
        store.write(STATE, json.dumps(state).encode())
    print(
        f"{name}: {done['games']} games, {done['answers']} answers; {done['pairs']} pairs of"
        f" twins, {done['compared']} answers compared,"
        f" {done['share'] / max(1, done['pairs']):.0%} of the hidden truth changed"
    )


def soak_forecast(state: dict[str, Any], count: int) -> None:
    """What is foretold of a combat agrees with what the referee plays, within two points."""
    done = state.setdefault("forecast", {"playouts": 0, "worst": 0.0})
    if done["playouts"] < count:
        found = differences(foretold(SAMPLES), playouts(count))
        done["playouts"], done["worst"] = count, 100 * max(map(abs, found.values()))
        store.write(STATE, json.dumps(state).encode())
    print(f"forecast: {done['playouts']} playouts, at most {done['worst']:.2f} points from it")
    assert done["worst"] < POINTS or count < LEAST_PLAYOUTS


def soak_kills(state: dict[str, Any], wanted: int) -> None:
    done = state.setdefault("kills", {"kills": 0, "acknowledged": 0})
    while done["kills"] < wanted:
        with tempfile.TemporaryDirectory() as folder:
            round_ = min(10, wanted - done["kills"])
            luck = Random(30_000 + int(done["kills"]))
            done["acknowledged"] += killed_again_and_again(Path(folder) / "data", round_, luck)
            done["kills"] += round_
        store.write(STATE, json.dumps(state).encode())
    print(f"server: {done['kills']} kills, {done['acknowledged']} acknowledged answers, none lost")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=LEAST_PLAYOUTS)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--crowd", type=int, default=50)
    wanted = parser.parse_args()
    state: dict[str, Any] = json.loads(STATE.read_text("utf-8")) if STATE.exists() else {}
    begun = time.monotonic()
    for name in NETS:
        soak(name, state, wanted.games, wanted.pairs)
    soak_forecast(state, wanted.playouts)
    soak_kills(state, wanted.kills)
    if wanted.crowd:
        with tempfile.TemporaryDirectory() as folder:
            print(told(crowd(Path(folder) / "data", wanted.crowd, SECONDS)))
    print(f"{time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
