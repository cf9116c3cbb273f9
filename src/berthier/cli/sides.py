"""Options that depend on the title: `--french tambour` names who plays a side."""

from __future__ import annotations

from typing import Any

from berthier.cli.frenchhelp import Command
from berthier.kernel.errors import BadInput


class SidesCommand(Command):
    """Takes whatever option it does not know for a side; the title tells later if it has it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = {name for option in self.get_params(ctx) for name in option.opts}
        ctx.obj, rest = sides_in(args, own)
        return super().parse_args(ctx, rest)


def sides_in(line: list[str], own: set[str]) -> tuple[dict[str, str], list[str]]:
    """Sides with their players, and the rest of the line."""
    sides: dict[str, str] = {}
    rest: list[str] = []
    words = iter(line)
    for word in words:
        name, equals, value = word.partition("=")
        if not name.startswith("--") or name == "--" or name in own:
            rest.append(word)
            continue
        given = value if equals else next(words, "")
        if not given:
            raise BadInput("missing-player", side=name)
        sides[name.removeprefix("--")] = given
    return sides, rest
