"""What one viewer is sent: his view as a scene, his question, what he was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from berthier.kernel import flow
from berthier.kernel.battles import Battle
from berthier.kernel.clock import NONE
from berthier.kernel.contract import Title
from berthier.kernel.flow import Question, Together, Window
from berthier.kernel.match import THIS_OPERATION, Match
from berthier.kernel.sheet import Scene
from berthier.players.contract import Asked
from berthier.players.forecast import has_forecast
from berthier.server import clocks, sharing
from berthier.server.moment import now_ms
from berthier.server.problems import server_words
from berthier.server.sheets import sheet_of
from berthier.server.sights import Sights, sights_of
from berthier.server.teaching import is_teaching
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
    facts += [s.seat for s in table.seats.values() if s.gone]
    if match is None:
        return facts
    seat, sights = table.title.viewer(viewer), sights_of(table, match)
    question = match.asked().get(seat)
    asked = None if question is None else [question.kind, sights.offered(seat, question).texts]
    if table.kind == "hot-seat" and viewer in table.seats:
        facts += teaching_facts(table, match) if table.teaching else [table.in_hand]
    return [*facts, sights.shown_text(seat), asked, len(sights.faces(seat))]


def teaching_facts(table: Table, match: Match) -> list[Any]:
    """At a shared screen with open hands the seat changes without a curtain: both seats' numbers go
    on together, so that the one that is shown is never the same twice.
    """
    return [len(match.log), *(orders_of(table, seat) for seat in table.seats)]


def own_facts(table: Table, viewer: str) -> list[Any]:
    """What changes his number too, but may not let him see how far the others' clocks have gone:
    all of it can be brought about by himself at any moment. A spectator has nothing of his own, but
    sees who sits where.
    """
    beside = [s.seat for s in table.seats.values() if s.partner]
    if viewer not in table.seats:
        return beside
    clock = None if table.timing is None else table.timing.own(viewer)
    own = None if clock is None else clock.row()
    wishes = sorted(table.consents.values())
    facts = [table.undo_asked, table.rematch, own, orders_of(table, viewer), *beside, *wishes]
    return [*facts, "listed"] if table.listed else facts


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
        **sharing.shown(table, viewer, person),
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
        "scene": scene_for(sights, seat, speech.lang),
        "battle": battle_of(sights, seat, speech.lang),
        "waiting": waiting(match) if table.status == "playing" else [],
        "together": together(match) if table.status == "playing" else "",
        "journal": {"entries": recent, "next": len(faces)},
        "over": flag_of(table, speech) if over is None else _over(over, speech),
        "ranking": ranking_of(table, match),
        "advised": advised_of(table, match, viewer),
    }


def scene_for(sights: Sights, seat: int, lang: str) -> Scene:
    """At a teaching table the board is looked at as if it were over, which it is not."""
    scene = sights.match.title.scene(sights.shown(seat), lang)
    return scene if sights.match.board.over is not None else {**scene, "over": ""}


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
    ranked = (table.title.title, table.start.get("rules")) in RANKED and not table.teaching
    if not ranked or not table.ended:
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
        "consents": sorted(set(table.consents.values())),
        "consented": table.consents.get(person or "", ""),
        "rematch": table.rematch,
        "mine": table.seats_of(person),
    }


def known_to_all(table: Table, lang: str) -> dict[str, Any]:
    """Which match this is and who plays it, for spectators too."""
    speech = Speech(table.title.names, lang)
    return {
        **_game_at(table, lang),
        "id": table.id,
        "kind": table.kind,
        "status": table.status,
        "clock": {"kind": NONE} if table.timing is None else table.timing.fields,
        "undo": table.undo,
        "public": bool(table.public),
        "listed": bool(table.listed),
        "winner": table.winner,
        "seats": [
            {
                "id": s.seat,
                "name": speech.seat(s.seat),
                "player": server_words(lang).say("former-player") if s.gone else s.name,
                "partner": s.partner_name,
                "level": s.level,
                "gone": s.gone,
            }
            for s in table.seats.values()
        ],
    }


def _game_at(table: Table, lang: str) -> dict[str, Any]:
    """It stays the same from when it has begun."""
    if table.match is None:
        return game_of(table.title, table.start, lang)
    if lang not in table.games:
        table.games[lang] = game_of(table.title, table.start, lang)
    return table.games[lang]


def game_of(title: Title, start: dict[str, Any], lang: str) -> dict[str, Any]:
    """What is played, and by which rules."""
    sheet = sheet_of(title, lang)
    options = start.get("options", {})
    scenario = start.get("scenario", title.scenarios[0])
    names = {row["id"]: row["name"] for row in sheet["scenarios"]}
    return {
        "title": title.title,
        "name": sheet["name"],
        "scenario": scenario,
        "scenario_name": names.get(scenario, scenario),
        "rules": start.get("rules", title.levels[0]),
        "options": {name: options.get(name, of[0]) for name, of in title.option_table.items()},
        "hints": start.get("hints", "on"),
        "teaching": is_teaching(start),
    }


def curtain(table: Table) -> bool:
    """At a shared screen: is somebody else asked than the one who looks at it?"""
    if table.kind != "hot-seat" or table.match is None or table.status != "playing":
        return False
    if table.teaching:
        return False
    asked = unanswered(table.match)
    return bool(asked) and table.in_hand not in asked


def unanswered(match: Match) -> list[str]:
    """The seats that have still to answer, for a screen that goes from hand to hand."""
    return [match.title.seats[seat] for seat in sorted(match.asked())]


def has_to_answer(table: Table, viewer: str) -> bool:
    """Does the match stand still until this seat answers? What passes by itself needs nobody."""
    match = table.match
    if match is None or table.status != "playing" or viewer not in table.seats:
        return False
    question = match.asked().get(table.title.viewer(viewer))
    return question is not None and not match.passes_by_order(question)


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
    if question is None or match.leaves_no_choice(question):
        return None
    offered = zip(*sights.offered(seat, question), strict=True)
    found: dict[str, Any] = {
        "kind": question.kind,
        "rules": list(match.title.rules_of(question)),
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
        found["at"] = names.id(match.title.zone_kind, at)
    if about_ is not None:
        found["pieces"] = [
            names.id(match.title.piece_kind, piece) for piece in about_(match.board, question)
        ]
    return found


def option_of(
    match: Match,
    question: Question,
    option: flow.Option,
    text: str,
    spelling: flow.Spelling,
    speech: Speech,
) -> dict[str, Any]:
    """An option's stable text, what readers call it, and the things it is about."""
    names = match.title.names
    played_with = getattr(names, "played_with", None)
    things = spelling[1] or (played_with(question, option) if played_with else ())
    found = {
        "text": text,
        "label": speech.label(match.board, question, option, spelling),
        "verb": spelling[0],
        "things": [[kind, names.id(kind, value)] for kind, value in things],
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
    battle = sights.battle(seat, lang)
    if battle is None or not battle["over"]:
        return battle
    own = match.last_answer_of(seat)
    if own is None:
        concerns = not battle["past"]
    else:
        since = len([1 for event in match.journal.events[own.events :] if event.face(seat)])
        concerns = battle["last"] >= len(faces) - since
    if battle["past"] and not concerns:  # nothing that is told later belongs to it
        sights.close_battles(seat)
    return battle if concerns else None


def luck(table: Table, match: Match) -> dict[str, Any]:
    """What binds the luck from the start; once the match has ended, what opens it."""
    found: dict[str, Any] = {"commitment": match.commitment}
    if table.ended:
        found |= {"secret": match.secret.hex(), "nonces": match.nonces}
    return found
