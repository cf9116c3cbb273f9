"""What a person may type at the terminal besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from berthier.cli.summary import hand, zone_report
from berthier.cli.table import Table
from berthier.kernel import store
from berthier.kernel.errors import BadInput


class Leave(Exception):
    """Somebody wants to stop."""


def obey(table: Table, seat: int, line: str) -> bool:
    """Do what was typed; True if the match has moved."""
    if not line:
        return False
    verb, _, rest = line.partition(" ")
    if verb in COMMANDS:
        return COMMANDS[verb](table, seat, rest.strip())
    table.match.answer(seat, _option(table, seat, line))
    return True


def _option(table: Table, seat: int, line: str) -> str:
    """A number stands for the answer it was shown with."""
    if not line.isdecimal():
        return line
    options = table.match.options(seat)
    if not 1 <= int(line) <= len(options):
        raise BadInput("not-offered", option=line)
    return options[int(line) - 1]


def _why(table: Table, seat: int, about: str) -> bool:
    if about:
        table.explain(seat, _option(table, seat, about))
    else:
        table.write(table.say("play-which", example="why jena"))
    return False


def _undo(table: Table, seat: int, rest: str) -> bool:
    table.match.undo(seat)
    table.write(table.say("play-undone"))
    return True


def _save(table: Table, seat: int, file: str) -> bool:
    if file:
        store.write(Path(file), store.encode(table.match))
        table.write(table.say("play-saved", file=file))
    else:
        table.write(table.say("play-which", example="save jena.save"))
    return False


def _log(table: Table, seat: int, rest: str) -> bool:
    table.tell_all(seat)
    return False


def _rules(table: Table, seat: int, rule_id: str) -> bool:
    if rule_id:
        table.write(f"{rule_id.upper()}: {table.speech.rule_text(rule_id.upper())}")
    else:
        table.write(table.say("play-which", example="rules N06-MAN-4"))
    return False


def _hand(table: Table, seat: int, rest: str) -> bool:
    for line in hand(table.match.view(seat), table.match.title, table.speech):
        table.write(line)
    return False


def _show(table: Table, seat: int, zone: str) -> bool:
    if not zone:
        table.summarise(seat)
        table.put_question(seat)
        return False
    for line in zone_report(table.match.view(seat), table.match.title, zone, table.speech):
        table.write(line)
    return False


def _help(table: Table, seat: int, rest: str) -> bool:
    table.write(table.say("play-help"))
    return False


def _quit(table: Table, seat: int, rest: str) -> bool:
    raise Leave


COMMANDS: dict[str, Callable[[Table, int, str], bool]] = {
    "why": _why,
    "undo": _undo,
    "save": _save,
    "log": _log,
    "rules": _rules,
    "hand": _hand,
    "show": _show,
    "map": _show,
    "help": _help,
    "quit": _quit,
}
