"""Random games to the end: what must hold after every answer, in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from berthier.kernel import flow
from berthier.kernel.events import kinds_in
from berthier.kernel.flow import Call
from berthier.kernel.match import Match
from berthier.kernel.store import encode, fingerprint
from tests.kernel import tiny_board
from tests.kernel.play import TITLE, begin, board, play, steps
from tests.kernel.tiny import TinyKnowledge
from tests.kernel.tiny_board import Tiny

GAMES = 200
ROOT = Path(__file__).resolve().parents[2]


def check(match: Match) -> None:
    b = board(match)
    for seat in range(3):
        cards = [*b.hand[seat], *b.bag[seat], *(c for c in b.used if c // 3 == seat)]
        assert sorted(cards) == [3 * seat, 3 * seat + 1, 3 * seat + 2]
        assert b.hand[seat] == sorted(b.hand[seat])
        assert b.bag[seat] == sorted(b.bag[seat]), "the order of a bag tells what was drawn"
    assert all(-1 <= zone < 6 for zone in b.zone)
    owners = [b.tables.owners[f.procedure] for f in b.stack if isinstance(f, Call)]
    assert [type(r) for r in b.records] == [owner for owner in owners if owner is not None]
    seats = [question.seat for question in match.asked().values()]
    assert bool(seats) == (b.over is None)
    for known in match.known.values():
        check_knowledge(b, known)


def check_knowledge(b: Tiny, known: object) -> None:
    """It may know too little, never something false."""
    assert isinstance(known, TinyKnowledge)
    for counter in range(9):
        if not b.shown[counter]:
            assert known.maybe[counter // 3][b.zone[counter]] >> counter & 1
    for seat in range(3):
        for zone in range(6):
            assert known.hidden[seat][zone] == TITLE.hidden(b, seat, zone)


def test_random_games_end_and_keep_their_counts() -> None:
    ends: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for seed in range(GAMES):
        match = begin(seed, strict=seed % 2)
        check(match)
        for _ in steps(match, seed):
            check(match)
        check(match)
        assert match.board.over is not None
        ends[match.board.over.rule] += 1
        kinds.update(event.kind.name for event in match.journal.events)
    assert min(ends["T-TIME"], ends["T-CAPTURE"]) > GAMES // 10
    assert set(kinds) == {kind.name for kind in kinds_in(vars(tiny_board))}, "all kinds happen"


def test_the_journal_does_not_touch_the_game() -> None:
    """A copy has neither oracle nor journal; the original goes on as if it did not exist."""
    straight = play(begin(4), 4)
    match = begin(4)
    for _ in steps(match, 4):
        copy = match.board.copy()
        assert (copy.oracle, copy.journal) == (None, None)
        assert fingerprint(TITLE, copy) == fingerprint(TITLE, match.board)
        while copy.over is None:
            flow.answer(copy, flow.asked(copy)[0], copy.offered[-1])
    assert encode(match) == encode(straight)


PROGRAM = """
from berthier.kernel.store import fingerprint, encode
from hashlib import sha256
from tests.kernel.play import TITLE, begin, play
for seed in range(5):
    match = play(begin(seed, strict=seed % 2), seed)
    print(fingerprint(TITLE, match.board), sha256(encode(match)).hexdigest())
"""


def test_another_process_with_another_hash_seed_plays_the_same() -> None:
    def run(hash_seed: str) -> str:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=env,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return done.stdout

    first, second = run("1"), run("2")
    assert first == second
    here = fingerprint(TITLE, play(begin(0), 0).board)
    assert first.split()[0] == here
