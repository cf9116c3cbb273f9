"""What a person may type at the terminal besides an answer."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from berthier.cli.answers import option_meant
from berthier.cli.battle import battle_lines
from berthier.cli.forecasts import forecast_lines
from berthier.cli.hints import hint_lines
from berthier.cli.keep import path_of, save_as
from berthier.cli.reach import reach_lines, way_lines
from berthier.cli.reports import cards_called, hand_report, has_own_text, report, rules_of
from berthier.cli.table import Queued, Table
from berthier.kernel.errors import BadInput, BerthierError
from berthier.kernel.match import Match
from berthier.kernel.questions import folded
from berthier.players.contract import Asked
from berthier.players.forecast import Forecaster
from berthier.players.hints import hint, need_hints
from berthier.players.levels import levels_of
from berthier.words.forecasts import tell_forecast
from berthier.words.hints import tell_hint

TOGETHER = ("together", "ensemble")
HELP = 18  # columns of a command in the help
BETWEEN = ";"  # several answers in one line
YES = ("y", "yes", "o", "oui")


class Leave(Exception):
    """Somebody wants to stop."""


def obey(table: Table, seat: int, line: str) -> bool:
    """Do what was typed; True if the match has moved."""
    if not line:
        return False
    verb, _, rest = line.partition(" ")
    command = COMMANDS.get(ALIASES.get(folded(verb), folded(verb)))
    if command is not None and line not in table.match.options(seat):
        return command(table, seat, rest.strip())
    meant = option_meant(table, seat, line)
    if BETWEEN in line and meant not in table.match.options(seat):
        return _answer_all(table, seat, line)
    table.match.answer(seat, meant)
    return True


def _answer_all(table: Table, seat: int, line: str) -> bool:
    """Several answers after each other, as far as they are asked for and taken; while computers
    are asked the rest waits.
    """
    moved, kind = False, ""
    words = [word for word in map(str.strip, line.split(BETWEEN)) if word]
    for n, word in enumerate(words):
        if seat not in table.match.asked():
            table.queued = Queued(seat, kind, len(table.match.faces(seat)), words[n:])
            if table.shared:
                drop_queued(table)
            break
        try:
            kind = table.match.question(seat).kind
            table.match.answer(seat, option_meant(table, seat, word))
        except BerthierError as error:
            table.complain(seat, word, error)
            break
        moved = True
    return moved


def go_on(table: Table, seat: int) -> bool:
    """The rest of a line, if the others have done nothing that one would have to know first."""
    queued = table.queued
    if queued is None or table.match.board.over is not None:
        return False
    same = queued.kind == table.match.question(seat).kind
    if queued.seat != seat or not same or queued.told != len(table.match.faces(seat)):
        drop_queued(table)
        return False
    table.queued = None
    return _answer_all(table, seat, f"{BETWEEN} ".join(queued.words))


def drop_queued(table: Table) -> None:
    if table.queued is not None:
        table.write(table.say("play-not-asked-for", answer=table.queued.words[0]))
    table.queued = None


def is_quit(line: str) -> bool:
    return ALIASES.get(folded(line), folded(line)) == "quit"


def _why(table: Table, seat: int, about: str) -> bool:
    if not about:
        table.tell_rules(table.match.title.rules_of(table.match.question(seat)))
    elif about.isdecimal():
        table.explain(seat, option_meant(table, seat, about))
    else:
        table.explain(seat, about)
    return False


def _undo(table: Table, seat: int, rest: str) -> bool:
    together = folded(rest) in TOGETHER
    if together and not table.shared:
        raise BadInput("undo-alone")
    if together and folded(table.ask(table.say("play-agree"))) not in YES:
        return False
    try:
        table.match.undo(seat, consent=together)
    except BadInput as error:
        if error.code != "undo-barrier" or not table.shared:
            raise
        table.write(table.speech.error(error) + " " + table.say("play-undo-together"))
        return False
    table.write(table.say("play-undone"))
    return True


def _save(table: Table, seat: int, file: str) -> bool:
    if file:
        save_as(table.match, path_of(file))
        table.write(table.say("play-saved", file=file))
    else:
        table.write(table.say("play-which", example="save jena.save"))
    return False


def _log(table: Table, seat: int, rest: str) -> bool:
    table.tell_all(seat)
    return False


def _rules(table: Table, seat: int, word: str) -> bool:
    if word:
        cards = cards_called(table.sheet, table.match.title, word)
        for card in cards:
            if has_own_text(table.sheet, card):
                table.write(table.say("play-rule", rule=card["name"], text=card["text"]), hang=2)
        table.tell_rules(rules_of(cards) or [word.upper()])
    else:
        by = table.match.title.rules_of(table.match.question(seat))
        example = f"rules {by[0]}" if by else "rules"
        table.write(table.say("play-which", example=example))
    return False


def _hand(table: Table, seat: int, rest: str) -> bool:
    table.draw(hand_report(table.pen(), table.scene(seat)))
    return False


def _show(table: Table, seat: int, word: str) -> bool:
    if not word:
        table.summarise(seat)
        table.put_question(seat)
        return False
    table.draw(report(table.pen(), table.scene(seat), table.match.title, word))
    return False


def _combat(table: Table, seat: int, rest: str) -> bool:
    match = table.match
    found = match.title.battle(match.faces(seat), match.view(seat), table.speech.lang)
    table.draw(battle_lines(table.pen(), found))
    return False


def _reach(table: Table, seat: int, rest: str) -> bool:
    pen, title, view = table.pen(), table.match.title, table.match.view(seat)
    if rest:
        table.draw(way_lines(pen, title, view, rest, BETWEEN))
    else:
        table.draw(reach_lines(pen, title, view))
    return False


def _luck(table: Table, seat: int, rest: str) -> bool:
    table.write(table.say("play-commitment", commitment=table.match.commitment))
    return False


def _note(table: Table, seat: int, text: str) -> bool:
    """What partners read when the turn ends; alone it tells what has been written."""
    if text or not table.match.title.partners(seat):
        table.match.write_note(seat, text)
    if written := table.match.notes.get(seat):
        table.write(table.say("play-note", text=written))
    else:
        table.write(table.say("play-no-note"))
    return False


def _forecast(table: Table, seat: int, word: str) -> bool:
    option = option_meant(table, seat, word) if word else ""
    found = Forecaster(table.match.title).forecast(*_asked(table.match, seat), option)
    table.draw(forecast_lines(table.pen(), tell_forecast(found, table.speech)))
    return False


def _hint(table: Table, seat: int, rest: str) -> bool:
    """Noted first: whoever has asked can't make it undone."""
    match = table.match
    need_hints(match.title)
    match.note_advice(seat)
    found = hint(match.title, *_asked(match, seat))
    labels = table.labels(seat)
    numbers = {text: number for number, text in enumerate(labels, 1)}
    told = tell_hint(found, table.speech, labels)
    table.draw(hint_lines(table.pen(), told, match.title.seats[seat], numbers))
    return False


def _asked(match: Match, seat: int) -> tuple[bytes, Asked]:
    """All that a forecast or a hint may know: what the seat sees, and what it is asked."""
    question = match.question(seat)
    asked = Asked(question.kind, tuple(match.options(seat)), match.title.rules_of(question))
    return msgspec.json.encode(match.view(seat)), asked


def _help(table: Table, seat: int, rest: str) -> bool:
    """Only what there is at this table."""
    title = table.match.title
    parts = ["play-help"]
    if "major" in levels_of(title):
        parts.append("play-help-advice")
    if title.partners(seat):
        parts.append("play-help-note")
    for part in [*parts, "play-help-more"]:
        table.write(table.say(part), hang=HELP)
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
    "combat": _combat,
    "reach": _reach,
    "forecast": _forecast,
    "hint": _hint,
    "note": _note,
    "luck": _luck,
    "help": _help,
    "quit": _quit,
}
# What else these are called; as they are compared, without accents.
ALIASES = {
    "pourquoi": "why",
    "annuler": "undo",
    "sauver": "save",
    "sauvegarder": "save",
    "journal": "log",
    "rule": "rules",
    "regle": "rules",
    "regles": "rules",
    "main": "hand",
    "map": "show",
    "carte": "show",
    "voir": "show",
    "bataille": "combat",
    "range": "reach",
    "portee": "reach",
    "prevision": "forecast",
    "advice": "hint",
    "conseil": "hint",
    "hasard": "luck",
    "aide": "help",
    "quitter": "quit",
    "exit": "quit",
}
