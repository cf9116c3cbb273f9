"""The random nets with large numbers: `make soak`, or `python tests/soak.py --games N --pairs N`.

Resumable: what is done is kept in .soak.json; delete it to begin anew.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from berthier.games.registry import open_title
from berthier.kernel import store
from tests.napoleon.drive import invariants, new_match, play
from tests.napoleon.test_random_play import TABLES, board_of, check_knowledge
from tests.napoleon.twins import compare

STATE = Path(".soak.json")


def one_game(seed: int) -> int:
    table = TABLES[seed % len(TABLES)]
    match = new_match(seed, "short" if seed % 3 == 0 else "campaign", **table)
    rng = Random(seed)
    made = 0
    while match.board.over is None:
        invariants(board_of(match))
        check_knowledge(match)
        if rng.random() < 0.02:
            match = store.load(store.encode(match), open_title)
        made += play(match, rng, 1)
    store.verify(store.encode(match), open_title)
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=1000)
    wanted = parser.parse_args()
    state = {"games": 0, "answers": 0, "pairs": 0, "compared": 0, "share": 0.0, "seconds": 0.0}
    if STATE.exists():
        state |= json.loads(STATE.read_text("utf-8"))
    while state["games"] < wanted.games or state["pairs"] < wanted.pairs:
        start = time.process_time()
        if state["games"] < wanted.games:
            state["answers"] += one_game(10_000 + int(state["games"]))
            state["games"] += 1
        if state["pairs"] < wanted.pairs:
            pair = int(state["pairs"])
            done, share = compare(20_000 + pair, (0, 1, -1)[pair % 3], 80)
            state["compared"] += done
            state["share"] += share
            state["pairs"] += 1
        state["seconds"] += time.process_time() - start
        store.write(STATE, json.dumps(state).encode())
    print(
        f"{state['games']} games, {state['answers']} answers; {state['pairs']} pairs of twins,"
        f" {state['compared']} answers compared,"
        f" {state['share'] / max(1, state['pairs']):.0%} of the hidden truth changed;"
        f" {state['seconds']:.0f} CPU seconds"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
