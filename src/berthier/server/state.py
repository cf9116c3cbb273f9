"""What one viewer is sent: his view as a scene, his question, what he was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from berthier.games.registry import described
from berthier.kernel import flow
from berthier.kernel.battles import Battle
from berthier.kernel.clock import NONE
from berthier.kernel.flow import Question, Together, Window
from berthier.kernel.match import THIS_OPERATION, Match
from berthier.players.contract import Asked
from berthier.players.forecast import has_forecast
from berthier.server import clocks
from berthier.server.moment import now_ms
from berthier.server.problems import server_words
from berthier.server.sheets import sheet_of
from berthier.server.sights import Sights, sights_of
from berthier.words.speech import Speech

if TYPE_CHECKING:
    from berthier.server.tables import Table

RANKED = (("napoleon-1806", "marechal"),)  # titles and levels with ranking points
RECENT = 40  # entries of the journal that come with a state


def seen(table: Table, viewer: str) -> list[Any]:
    """All that a viewer sees of the match itself; if its digest changes his number goes on."""
    match = table.match
    facts: list[Any] = [table.status, table.winner, table.swapped]
    facts.append([[s.seat, s.person is not None, s.level] for s in table.seats.values()])
    if match is None:
        return facts
    seat, sights = table.title.viewer(viewer), sights_of(table, match)
    question = match.asked().get(seat)
    asked = None if question is None else [question.kind, sights.offered(seat, question)[1]]
    if table.kind == "hot-seat" and viewer in table.seats:
        facts.append(table.in_hand)
    return [*facts, sights.view_text(seat), asked, len(sights.faces(seat))]


def own_facts(table: Table, viewer: str) -> list[Any]:
    """What changes his number too, but may not let him see how far the others' clocks have gone:
    all of it can be brought about by himself at any moment. A spectator has nothing of his own.
    """
    if viewer not in table.seats:
        return []
    clock = None if table.timing is None else table.timing.own(viewer)
    own = None if clock is None else clock.row()
    return [table.undo_asked, table.rematch, own, orders_of(table, viewer)]


def orders_of(table: Table, viewer: str) -> dict[str, str]:
    """The seat's own standing orders, by window; one that lasted for an operation may be over."""
    match = table.match
    if match is None or not match.orders:
        return {}
    seat, scope = table.title.viewer(viewer), match.title.scope(match.board)
    standing = {
        window: what
        for (whose, window), (what, given) in match.orders.items()
        if whose == seat and (what != THIS_OPERATION or given == scope)
    }
    return dict(sorted(standing.items()))


def state_of(table: Table, viewer: str, person: str | None, lang: str) -> dict[str, Any]:
    """The state for one viewer, put together once after each change."""
    key = (viewer, person, lang)
    if key not in table.states:
        table.states[key] = _state_of(table, *key)
    return table.states[key]


def _state_of(table: Table, viewer: str, person: str | None, lang: str) -> dict[str, Any]:
    """With the screen in another's hand there is nothing to see."""
    number = table.numbers.get(viewer, (0, ""))[0]
    found: dict[str, Any] = {
        "match": about(table, person, lang),
        "viewer": viewer,
        "number": number,
        "lang": lang,
    }
    match = table.match
    if match is None:
        return {**found, "luck": {"commitment": table.commitment}}
    if curtain(table):
        return {**found, "curtain": next(iter(unanswered(match)), "")}
    speech = Speech(table.title.names, lang)
    seat, sights = table.title.viewer(viewer), sights_of(table, match)
    return {
        **found,
        **picture(table, match, viewer, speech),
        "question": question_of(sights, seat, speech) if table.status == "playing" else None,
        "orders": orders_of(table, viewer),
        "clocks": clocks.shown(table, viewer),
        "luck": luck(table, match),
    }


def picture(table: Table, match: Match, viewer: str, speech: Speech) -> dict[str, Any]:
    """What lies before a viewer, and what he was told: nothing of it is his to do."""
    seat, sights = table.title.viewer(viewer), sights_of(table, match)
    faces = sights.faces(seat)
    recent = sights.told[seat].entries(max(0, len(faces) - RECENT), speech)
    over = match.board.over
    return {
        "scene": table.title.scene(sights.view(seat), speech.lang),
        "battle": battle_of(sights, seat, speech.lang),
        "waiting": waiting(match) if table.status == "playing" else [],
        "together": together(match) if table.status == "playing" else "",
        "journal": {"entries": recent, "next": len(faces)},
        "over": flag_of(table, speech) if over is None else _over(over, speech),
        "ranking": ranking_of(table, match),
        "advised": advised_of(table, match, viewer),
    }


def _over(over: flow.Over, speech: Speech) -> dict[str, Any]:
    return {"rule": over.rule, "text": speech.over(over)}


def flag_of(table: Table, speech: Speech) -> dict[str, Any] | None:
    """How a match has ended whose board did not know it."""
    if table.status != "flag":
        return None
    loser = next(seat for seat in table.title.seats if seat != table.winner)
    names = {"winner": speech.seat(table.winner), "loser": speech.seat(loser)}
    text = server_words(speech.lang).say("flag-fell", **names)
    return {"rule": table.title.flag_rule or None, "text": text}


def ranking_of(table: Table, match: Match) -> list[tuple[int, int]] | None:
    """Ranking points and tie-break by seat of an ended match, at a level that is ranked."""
    if (table.title.title, table.start.get("rules")) not in RANKED or not table.ended:
        return None
    if match.board.over is not None:
        return table.title.ranking(match.board)
    winner = table.title.seats.index(table.winner) if table.winner in table.title.seats else -1
    return table.title.ranking_of(winner, max(1, getattr(match.board, "turn", 1)), "")


def advised_of(table: Table, match: Match, viewer: str) -> dict[str, int]:
    """How often a seat has asked for advice: until the end everybody knows it of himself only."""
    known = [seat for seat in table.title.seats if table.ended or seat == viewer]
    return {seat: match.advice_of(table.title.seat(seat)) for seat in known}


def stamped(state: dict[str, Any]) -> dict[str, Any]:
    """With the moment of sending, by which a reader's clock may be wrong."""
    if not state.get("clocks"):
        return state
    return {**state, "clocks": {**state["clocks"], "now": now_ms()}}


def about(table: Table, person: str | None, lang: str) -> dict[str, Any]:
    """Which match this is, for those who play it: the same for both but `mine`."""
    return {
        **known_to_all(table, lang),
        "undo_asked": table.undo_asked,
        "rematch": table.rematch,
        "mine": table.seats_of(person),
    }


def known_to_all(table: Table, lang: str) -> dict[str, Any]:
    """Which match this is and who plays it, for spectators too."""
    speech = Speech(table.title.names, lang)
    sheet = sheet_of(table.title, lang)
    start = table.start
    options = start.get("options", {})
    scenario = start.get("scenario", table.title.scenarios[0])
    names = {row["id"]: row["name"] for row in sheet["scenarios"]}
    return {
        "id": table.id,
        "title": table.title.title,
        "name": sheet["name"],
        "scenario": scenario,
        "scenario_name": names.get(scenario, scenario),
        "rules": start.get("rules", table.title.levels[0]),
        "options": {n: options.get(n, of[0]) for n, of in table.title.option_table.items()},
        "kind": table.kind,
        "status": table.status,
        "clock": {"kind": NONE} if table.timing is None else table.timing.fields,
        "undo": table.undo,
        "hints": table.start.get("hints", "on"),
        "public": bool(table.public),
        "winner": table.winner,
        "seats": [
            {"id": s.seat, "name": speech.seat(s.seat), "player": s.name, "level": s.level}
            for s in table.seats.values()
        ],
    }


def curtain(table: Table) -> bool:
    """At a shared screen: is somebody else asked than the one who looks at it?"""
    if table.kind != "hot-seat" or table.match is None or table.status != "playing":
        return False
    asked = unanswered(table.match)
    return bool(asked) and table.in_hand not in asked


def unanswered(match: Match) -> list[str]:
    """The seats that have still to answer, for a screen that goes from hand to hand."""
    return [match.title.seats[seat] for seat in sorted(match.asked())]


def waiting(match: Match) -> list[str]:
    """The seats that are asked. Where several are asked at once nobody sees who has answered."""
    top = match.board.stack[-1] if match.board.stack else None
    asked = (
        sorted(match.asked()) if not isinstance(top, Together) else range(len(match.title.seats))
    )
    return [match.title.seats[seat] for seat in asked]


def together(match: Match) -> str:
    """What all are asked at once, as everybody sees; nothing if only one is asked."""
    top = match.board.stack[-1] if match.board.stack else None
    return top.kind if isinstance(top, Together) else ""


def question_of(sights: Sights, seat: int, speech: Speech) -> dict[str, Any] | None:
    match = sights.match
    question = match.asked().get(seat)
    if question is None:
        return None
    offered = zip(*sights.offered(seat, question), strict=True)
    found: dict[str, Any] = {
        "kind": question.kind,
        "rules": list(question.rules),
        "prompt": speech.prompt(match.board, question),
        "options": [option_of(match, question, *option, speech) for option in offered],
        "undo": match.may_undo(seat),
    }
    if isinstance(question, Window):
        found["window"] = question.window()
    if question.kind in match.title.walks:
        found["walk"] = True  # there are routes to be asked for
    asked = Asked(question.kind, tuple(option["text"] for option in found["options"]))
    if match.start.get("hints") != "off" and has_forecast(match.title, match.board, asked):
        found["forecast"] = True
    return found | subject_of(match, question)


def subject_of(match: Match, question: Question) -> dict[str, Any]:
    """The zone and the own pieces that a question is about, where a title tells."""
    names = match.title.names
    found: dict[str, Any] = {}
    where, about_ = getattr(names, "where", None), getattr(names, "about", None)
    at = where(match.board, question) if where is not None else None
    if at is not None:
        found["at"] = names.id("zone", at)
    if about_ is not None:
        found["pieces"] = [
            names.id(match.title.piece_kind, piece) for piece in about_(match.board, question)
        ]
    return found


def option_of(
    match: Match, question: Question, option: flow.Option, text: str, speech: Speech
) -> dict[str, Any]:
    """An option's stable text, what readers call it, and the things it is about."""
    names = match.title.names
    spelling = question.spell(match.board, option)
    found = {
        "text": text,
        "label": speech.label(match.board, question, option),
        "verb": spelling[0],
        "things": [[kind, names.id(kind, value)] for kind, value in spelling[1]],
    }
    sure = f"sure-{question.kind}-{spelling[0]}"
    if speech.words.has(sure):  # it ends one's turn, so it is asked once more
        found["sure"] = speech.say(sure)
    return found


def battle_of(sights: Sights, seat: int, lang: str) -> Battle | None:
    """The combat that goes on. One that is over stays until its reader has answered something
    else; for somebody who answers nothing, until something else begins.
    """
    match, faces = sights.match, sights.faces(seat)
    battle = match.title.battle(faces, sights.view(seat), lang)
    if battle is None or not battle["over"]:
        return battle
    own = next((moment.events for moment in reversed(match.history) if moment.seat == seat), None)
    if own is None:
        return None if battle["past"] else battle
    before = len(faces) - len([1 for event in match.journal.events[own:] if event.face(seat)])
    return battle if battle["last"] >= before else None


def luck(table: Table, match: Match) -> dict[str, Any]:
    """What binds the luck from the start; once the match has ended, what opens it."""
    found: dict[str, Any] = {"commitment": described(match)["commitment"]}
    if table.ended:
        found |= {"secret": match.secret.hex(), "nonces": match.nonces}
    return found
