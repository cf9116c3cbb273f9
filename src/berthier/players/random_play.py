"""The level `random`: any option, each as likely as the others."""

from __future__ import annotations

from berthier.players.contract import Asked
from berthier.players.sample import luck_of, need_options


class RandomPlayer:
    """Looks at nothing; the view only seeds its luck."""

    def choose(self, view: bytes, asked: Asked, seed: int = 0) -> str:
        need_options(asked)
        return luck_of(view, seed).choice(sorted(asked.options))
