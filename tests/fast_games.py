"""Plays whole games and prints what they come to; compiled and plain must print the same.

A program of its own: compiled or not is decided once a process.
"""

from __future__ import annotations

import random
from hashlib import blake2b

import msgspec

from berthier import compiled
from berthier.games.registry import NAMES, open_match, open_title, secret_of
from berthier.kernel import flow
from berthier.kernel.contract import Title
from berthier.kernel.routes import routes
from berthier.kernel.rulebook import carried
from berthier.kernel.store import encode, fingerprint, load
from berthier.players.contract import Asked
from berthier.players.levels import open_player

RANDOM_GAMES = 4
QUICK = {"jdg-allemagne-1813": {"scenario": "viceroy"}}  # few turns: plain Python plays it too


def play_at_random(title: Title, level: str, seed: int) -> str:
    """A game without a referee, as search plays it, going on with a copy now and then."""
    rng = random.Random(seed)
    board = title.start({"rules": level})
    board.luck = seed
    flow.advance(board)
    decisions = 0
    while board.over is None:
        if decisions % 10 == 0:
            board = board.copy()
        flow.answer(board, flow.asked(board)[0], rng.choice(board.offered))
        decisions += 1
    return f"{decisions} {fingerprint(title, board)}"


def play_refereed(title: Title, level: str) -> str:
    """Tambour against itself, saved and loaded on the way, with marches looked at."""
    start = {"rules": level, **QUICK.get(title.title, {})}
    match = open_match(title.title, start, secret_of("fast"))
    player = open_player("tambour", title.title, start)
    match.begin()
    views = blake2b(digest_size=16)
    answers = 0
    while match.board.over is None:
        seat = next(iter(match.asked()))
        view = msgspec.json.encode(match.view(seat))
        views.update(view)
        if answers % 10 == 0:
            found = [(way.rank, way.options) for way in routes(title, match.view(seat))]
            views.update(str(found).encode())
        asked = Asked(match.asked()[seat].kind, tuple(match.options(seat)))
        match.answer(seat, player.choose(view, asked, answers))
        answers += 1
        if answers % 100 == 0:
            match = load(encode(match), open_title)
    return f"{answers} {fingerprint(title, match.board)} {views.hexdigest()}"


def main() -> None:
    print("compiled" if compiled.is_used() else "plain", flow.__file__)
    for name in NAMES:
        title = open_title(name, {})
        for level in title.levels:
            for seed in range(1, RANDOM_GAMES + 1):
                print(name, level, "random", play_at_random(title, level, seed))
            print(name, level, "refereed", play_refereed(title, level))
    for rule, carriers in sorted(carried().items()):
        print(rule, *sorted(carrier.name for carrier in carriers))


if __name__ == "__main__":
    main()
