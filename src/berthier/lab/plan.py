"""What is simulated: a title with its options, who plays, and the seed of all luck."""

from __future__ import annotations

import shlex
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from berthier import players
from berthier.games.registry import open_title
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.lab.interrupts import held
from berthier.players.bots import SECONDS
from berthier.players.seating import close_seat, is_command, open_seat, seated

COMPUTER = "tambour"  # who plays a side that nobody was named for
SEED = "1806"
GAMES = ("gloire", "napoleon", "nations")  # what the levels know of each: players/<game>_*.py


class Plan(Struct, frozen=True):
    """Two simulations of equal plans play the same games."""

    title: str
    scenario: str
    level: str
    options: dict[str, str]
    players: dict[str, str]  # by the seat they begin at: a level, or the command of a program
    seed: str
    seconds: float = SECONDS  # that a program has for each decision

    def start(self) -> dict[str, Any]:
        return {"scenario": self.scenario, "rules": self.level, "options": self.options}


def make_plan(
    title: str,
    players: dict[str, str],
    scenario: str | None = None,
    level: str | None = None,
    options: dict[str, str] | None = None,
    seed: str = SEED,
    seconds: float = SECONDS,
) -> Plan:
    """A plan that can be played, or what is wrong with it."""
    usual = open_title(title, {})
    plan = Plan(
        title,
        usual.scenarios[0] if scenario is None else scenario,
        usual.levels[0] if level is None else level,
        options or {},
        {},
        seed,
        seconds,
    )
    opened = title_of(plan)
    known = dict.fromkeys([*opened.seats, *opened.sides])
    for side in players:
        if side not in known:
            raise BadInput("unknown-side", given=side, title=title, known=", ".join(known))
    plan = replace(plan, players=seated(opened, players, COMPUTER))
    opened.start(plan.start())
    for word in plan.players.values():
        try_seat(plan, word)
    return plan


def try_seat(plan: Plan, word: str) -> None:
    """Whether it is a player, and a program can be started."""
    with held(lambda: open_seat(word, plan.title, plan.start()), close_seat):
        pass


def title_of(plan: Plan) -> Title:
    return open_title(plan.title, plan.start())


def identity(plan: Plan) -> dict[str, str]:
    """What results must share to belong together: by name, as text."""
    title = title_of(plan)
    options = {name: plan.options.get(name, of[0]) for name, of in title.option_table.items()}
    told = {
        "title": plan.title,
        "scenario": plan.scenario,
        "level": plan.level,
        "options": " ".join(f"{name}={value}" for name, value in options.items()),
        "players": ", ".join(f"{seat}: {word}" for seat, word in plan.players.items()),
        "seed": plan.seed,
        "rules": str(title.rules),
        "pack": title.pack_hash,
        "program": program_of(title, list(plan.players.values())),
    }
    return {**told, **time_of(plan)}


def time_of(plan: Plan) -> dict[str, str]:
    """Nothing where it is the usual one, as before it could be chosen, or where no program plays:
    results of then still belong here.
    """
    if plan.seconds == SECONDS or not any(map(is_command, plan.players.values())):
        return {}
    return {"seconds": f"{plan.seconds:g}"}


def program_of(title: Title, words: list[str]) -> str:
    """A fingerprint of how the players play: our levels, and the files that commands name.

    Without it a player that was changed would go on with the results of the old one.
    """
    files = files_of(title)
    for word in filter(is_command, words):
        files += [Path(part) for part in shlex.split(word) if Path(part).is_file()]
    mixed = blake2b(digest_size=16)
    for file in files:
        mixed.update(blake2b(file.read_bytes()).digest())
    return mixed.hexdigest()


def files_of(title: Title) -> list[Path]:
    """How our levels play a title. What they know of other games can't matter to it."""
    own = type(title).__module__.split(".")[-2]
    others = tuple(f"{game}_" for game in GAMES if game != own)
    files = sorted(Path(players.__file__).parent.glob("*.py"))
    return [file for file in files if not file.name.startswith(others)]
