"""The two ways to play (BDN-SET, BDN-SCR-6) and the table options."""

from __future__ import annotations

from berthier.games.nations.board import Board, empty
from berthier.games.nations.kit import Kit
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Call

SCENARIOS = ("game", "match")  # one game, or two with the sides swapped
LEVELS = ("basic", "advanced")
OPTIONS: dict[str, list[str]] = {"windows": ["brisk", "strict"]}


def set_up(kit: Kit, scenario: str, level: str, options: dict[str, str]) -> Board:
    b = empty(kit)
    b.double = SCENARIOS.index(one_of("unknown-scenario", scenario, SCENARIOS, kit))
    b.advanced = LEVELS.index(one_of("unknown-rules", level, LEVELS, kit))
    apply_options(b, options)
    b.stack = [Call("setup", "missions")]
    return b


def one_of(code: str, word: str, known: tuple[str, ...], kit: Kit) -> str:
    if word not in known:
        raise BadInput(code, given=str(word), title=kit.pack.title, known=", ".join(known))
    return word


def apply_options(b: Board, options: dict[str, str]) -> None:
    for name, value in options.items():
        if name not in OPTIONS:
            raise BadInput("unknown-option", given=name, known=", ".join(OPTIONS))
        if value not in OPTIONS[name]:
            expected = ", ".join(OPTIONS[name])
            raise BadInput("bad-option-value", option=name, given=str(value), expected=expected)
        b.strict = int(value == "strict")
