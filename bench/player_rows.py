"""What is measured of the computer's levels: how long Capitaine takes for a decision, and how many
passes Major makes in a second, at the start and in the middle of a campaign.

`python bench/player_rows.py` is the process for compiled players: it prints Major's two figures.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache, partial
from random import Random
from time import process_time

import msgspec

from berthier import compiled
from berthier.games.registry import open_title
from berthier.kernel.match import Match
from berthier.players.contract import Asked
from berthier.players.levels import open_player
from yardstick import Probe

CAMPAIGN = "napoleon-1806"
WHOLE = "designate"  # the question that Major gives its whole budget to
PASSES = 60
TIMES = 3
MOMENTS = ("start", "middle")


@cache
def moment(which: str) -> tuple[bytes, Asked]:
    """What a seat sees when it chooses its first pile, and some turns later."""
    match = Match(open_title(CAMPAIGN, {}), {}, bytes(16))
    match.begin()
    rng, least = Random(3), 0 if which == "start" else 200
    quick = open_player("tambour", CAMPAIGN)
    while True:
        seat = next(iter(match.asked()))
        view = msgspec.json.encode(match.view(seat))
        asked = Asked(match.asked()[seat].kind, tuple(match.options(seat)))
        if len(match.log) >= least and asked.kind == WHOLE:
            return view, asked
        match.answer(seat, quick.choose(view, asked, rng.getrandbits(32)))


def passes_per_second(which: str) -> float:
    view, asked = moment(which)
    start = process_time()
    for seed in range(TIMES):
        open_player(f"major:{PASSES}", CAMPAIGN).choose(view, asked, seed)
    return TIMES * PASSES / (process_time() - start)


def compiled_passes(which: str) -> float:
    environment = {key: value for key, value in os.environ.items() if key != compiled.PLAIN}
    line = [sys.executable, __file__]
    run = subprocess.run(line, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(run.stdout.split()[MOMENTS.index(which)])


def capitaine_ms(title: str) -> float:
    """On average over a game against itself, per decision with at least two options."""
    match = Match(open_title(title, {}), {}, bytes(16))
    match.begin()
    player, made, spent = open_player("capitaine", title), 0, 0.0
    while match.board.over is None and made < 150:
        seat = next(iter(match.asked()))
        view = msgspec.json.encode(match.view(seat))
        asked = Asked(match.asked()[seat].kind, tuple(match.options(seat)))
        start = process_time()
        answer = player.choose(view, asked, made)
        spent += process_time() - start
        made += 1
        match.answer(seat, answer)
    return 1000 * spent / made


def capitaine_rows(title: str) -> list[Probe]:
    return [Probe(f"{title}: Capitaine", "ms", lambda: capitaine_ms(title), limit=5.0)]


def major_rows() -> list[Probe]:
    found = []
    for which in MOMENTS:
        name = f"{CAMPAIGN}: Major, {which} of a campaign"
        found.append(Probe(name, "passes/s", partial(passes_per_second, which)))
        name += ", compiled"
        found.append(Probe(name, "passes/s", partial(compiled_passes, which)))
    return found


def main() -> None:
    if not compiled.is_used():
        sys.exit("Nothing is compiled, or not these sources: make fast")
    print(*(passes_per_second(which) for which in MOMENTS))


if __name__ == "__main__":
    main()
