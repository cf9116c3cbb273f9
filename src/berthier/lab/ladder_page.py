"""The ladder as a page in Markdown. It holds no date: the same games give the same page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from berthier import __version__
from berthier.games.registry import open_title
from berthier.lab.ladder import SURE, Combination, Rung
from berthier.lab.summary import Share
from berthier.players.seating import is_command

HEADS = ("pair", "games", "%", "95 % interval", "iterations", "decisions a game", "minutes")


def page(rungs: Sequence[Rung], seed: str, command: str) -> str:
    parts = [_opening(rungs, seed, command)]
    for combination, rows in groupby(rungs, lambda rung: rung.combination):
        parts.append(_table(combination, list(rows)))
    parts.append(_verdict(rungs))
    return "\n\n".join(parts) + "\n"


def budget_of(word: str) -> str:
    """`major:200` plays with 200 iterations."""
    return "–" if is_command(word) else word.partition(":")[2] or "–"


def won(share: Share) -> str:
    return f"{share.won:g}/{share.of}"


def percents(share: Share) -> tuple[str, str]:
    low, high = share.interval
    return f"{100 * share.rate:.1f}", f"{100 * low:.1f} – {100 * high:.1f}"


def _opening(rungs: Sequence[Rung], seed: str, command: str) -> str:
    sure = sum(rung.is_sure for rung in rungs)
    return f"""# The ladder of the computer's levels

Each level against the one below it, half the games from each side. A game that nobody wins counts
half for both. A level is called stronger if the lower end of its 95 % interval (Wilson) is above
{100 * SURE:.0f} %: so it is in {sure} of {len(rungs)} cases.

*En français : chaque niveau contre celui d’en dessous, la moitié des parties de chaque côté ;
le plus haut est sûrement plus fort dans {sure} cas sur {len(rungs)}.*

Run it again with

```sh
{command}
```

Seed `{seed}`, Berthier {__version__}; {_versions(rungs)}. Minutes are of the clock, on the machine
that played; everything else comes out the same on any machine."""


def _versions(rungs: Sequence[Rung]) -> str:
    titles = list(dict.fromkeys(rung.combination.title for rung in rungs))
    opened = [open_title(name, {}) for name in titles]
    return "; ".join(f"{t.title}: rules {t.rules}, pack `{t.pack_hash}`" for t in opened)


def _table(combination: Combination, rungs: Sequence[Rung]) -> str:
    seats = open_title(combination.title, {}).seats
    heads = [*HEADS[:2], *(f"as {seat}" for seat in seats), *HEADS[2:]]
    lines = [
        f"## {combination.title}, {combination.scenario}, {combination.level}",
        "",
        f"| {' | '.join(heads)} |",
        f"|---|{'---:|' * (len(heads) - 1)}",
    ]
    for rung in rungs:
        rate, interval = percents(rung.score)
        cells = (
            f"{rung.pair.higher} – {rung.pair.lower}",
            str(rung.score.of),
            *(won(share) for share in rung.sides),
            rate,
            f"**{interval}**" if rung.is_sure else interval,
            budget_of(rung.pair.higher),
            f"{rung.decisions:.0f}",
            f"{rung.seconds / 60:.1f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _verdict(rungs: Sequence[Rung]) -> str:
    unsure = [rung for rung in rungs if not rung.is_sure]
    if not unsure:
        return "In every case the higher level is the stronger one."
    lines = ["Not shown to be stronger:", ""]
    for rung in unsure:
        where = " ".join(rung.combination[:3])
        lines.append(f"- {rung.pair.higher} – {rung.pair.lower}, {where}")
    return "\n".join(lines)
