"""The combat sheet: what one viewer was told of the last combat, in three acts.

It is made from the faces he was sent and from his view, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from berthier.games.napoleon.battle_count import Fight, of_kind
from berthier.games.napoleon.battle_verdict import verdict
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.pack_1807 import dates
from berthier.games.napoleon.piles import members
from berthier.games.napoleon.playing import COMBAT_WINDOWS
from berthier.games.napoleon.records import Losing, Resting, Sharing
from berthier.kernel.battles import (
    Battle,
    BattlePart,
    BattlePiece,
    BattleReveal,
    BattleShare,
)
from berthier.kernel.contract import Names
from berthier.kernel.events import Face
from berthier.kernel.flow import Record, fields
from berthier.words import Words
from berthier.words.speech import Speech

View = dict[str, Any]
NEXT = (  # with these something else has begun
    "designated",
    "passed",
    "phase",
    "turn",
    "initiative",
    "anticipated",
    "drawn",
    "all-ready",
    "arrived",
)
ACT_RULES = {"count": "N06-COM-3", "reveal": "N06-COM-10", "results": "N06-COM-12"}
SHARED: dict[str, tuple[type[Record], str]] = {  # glyph of what is being shared
    Sharing.kind: (Sharing, "fatigue"),
    Losing.kind: (Losing, "loss"),
    Resting.kind: (Resting, "recovery"),
}


@cache
def sheet_words(lang: str) -> Words:
    return Words(lang, [str(Path(__file__).parent / "words" / "battle")])


def battle(kit: Kit, names: Names, faces: Sequence[Face], view: View, lang: str) -> Battle | None:
    """The last combat, also when it is long over."""
    begun = [n for n, face in enumerate(faces) if face.kind.name == "combat"]
    if not begun:
        return None
    first = begun[-1]
    fight = Fight(kit, faces[first:], view, Speech(names, lang), sheet_words(lang))
    fight.marched = int(marched(faces[:first], fight.attacker))
    fight.stood = stood(faces[:first])
    length = len(fight.told) if fight.record is not None else until_next(kit, fight.told)
    told = fight.told[:length]
    act = "results" if of_kind(told, "result") else "reveal" if fight.counts else "count"
    over = fight.record is None
    lines = fight.lines()
    return {
        "kind": "combat",
        "first": first,
        "last": first + length - 1,
        "act": "results" if fight.called_off else act,
        "over": over,
        "past": length < len(fight.told),
        "zone": kit.zone_ids[fight.zone],
        "name": fight.words.say("title", zone=names.name("zone", fight.zone, lang)),
        "about": about(fight, faces[:first], lang),
        "rule": kit.cite("N06-COM-6" if fight.called_off else ACT_RULES[act]),
        "sides": [
            {
                "side": kit.side_ids[side],
                "role": fight.words.say(
                    "role-attacker" if side == fight.attacker else "role-defender"
                ),
                "pieces": pieces(fight, told, side),
                "total": fight.total(side, lines),
            }
            for side in fight.sides
        ],
        "lines": lines,
        "total_name": fight.words.say("total" if fight.counts else "total-open"),
        "reveals": reveals(fight, told),
        "share": None if over else share(fight),
        "waiting": "" if over else waiting(fight),
        "verdict": verdict(fight, told),
    }


def marched(before: Sequence[Face], side: int) -> bool:
    """Had the pile revealed a card for a march in this operation? (R06-41)"""
    for face in reversed(before):
        if face.kind.name == "designated":
            break
        if face.kind.name == "revealed" and face.get("rule") == "N06-MAN-1":
            return bool(face.get("side") == side)
    return False


def stood(before: Sequence[Face]) -> int | None:
    """Where the track was left, if it had moved at all."""
    moves = of_kind(before, "vp")
    return moves[-1].get("total") if moves else None


def until_next(kit: Kit, told: Sequence[Face]) -> int:
    """How many of these faces belong to a combat that is over."""
    for n, face in enumerate(told):
        name = face.kind.name
        if name in NEXT:
            return n
        if name == "played" and not kit.windows[face.get("card")] & COMBAT_WINDOWS:
            return n
    return len(told)


def about(fight: Fight, before: Sequence[Face], lang: str) -> str:
    """When, on which ground, who attacks."""
    pack = fight.kit.pack
    turns = of_kind(before, "turn")
    turn = turns[-1].get("turn") if turns else fight.view["turn"]
    scenarios = {row.id: row for row in pack.scenarios}
    days = dates(pack, scenarios.get(fight.view["scenario"]))
    ground = fight.words.say(f"ground-{pack.zones[fight.zone].terrain}")
    side = fight.kit.side_ids[fight.attacker]
    return fight.words.say("about", date=getattr(days[turn], lang), ground=ground, side=side)


# --- the pieces and what the combat has cost them


def pieces(fight: Fight, told: Sequence[Face], side: int) -> list[BattlePiece]:
    """One's own corps exactly; the enemy's within what his faces say."""
    tired: dict[int, list[int]] = {piece: [0, 0] for piece in fight.pieces[side]}
    lost: dict[int, list[int]] = {piece: [0, 0] for piece in fight.pieces[side]}
    for face in of_kind(told, "fatigue"):
        for piece, least, most in fatigue_of(face):
            add(tired, piece, least, most)
    for face in of_kind(told, "rested"):
        for piece, amount in face.get("parts") if face.own else ():
            add(tired, piece, -amount, -amount)
    for face in of_kind(told, "lost"):
        for piece, least, most in losses_of(face):
            add(lost, piece, least, most)
    gone = [face.get("piece") for face in of_kind(told, "eliminated")]
    return [
        {
            "id": fight.kit.piece_ids[piece],
            "fate": "lost" if piece in gone else "joined" if piece in fight.joined else "",
            "fatigue": (max(0, tired[piece][0]), max(0, tired[piece][1])),
            "losses": (lost[piece][0], lost[piece][1]),
        }
        for piece in fight.pieces[side]
    ]


def add(table: dict[int, list[int]], piece: int, least: int, most: int) -> None:
    if piece in table:
        table[piece][0] += least
        table[piece][1] += most


def fatigue_of(face: Face) -> list[tuple[int, int, int]]:
    if face.own:
        return [(piece, amount, amount) for piece, amount in face.get("parts")]
    shared, each = face.get("pieces"), face.get("equal")
    rest = face.get("total") - each * len(shared)
    return [(p, each + (rest if len(shared) == 1 else 0), each + rest) for p in shared]


def losses_of(face: Face) -> list[tuple[int, int, int]]:
    if face.own:
        return [(piece, 1, 1) for piece, _ in face.get("parts")]
    shared, total = face.get("pieces"), face.get("total")
    return [(p, total if len(shared) == 1 else 0, total) for p in shared]


# --- the reveal


def reveals(fight: Fight, told: Sequence[Face]) -> list[BattleReveal]:
    """The cards or dice of both sides, and those of a pursuit."""
    results = {face.get("side"): face for face in of_kind(told, "result")}
    found = [reveal(fight, face, results) for face in of_kind(told, "shown", "rolled")]
    order = {fight.kit.side_ids[side]: n for n, side in enumerate(fight.sides)}
    first = sorted(found[:2], key=lambda row: order[row["side"]])
    return [*first, *found[2:]]


def reveal(fight: Fight, face: Face, results: dict[int, Face]) -> BattleReveal:
    kit, side = fight.kit, face.get("side")
    pursuit = face.get("rule") == "N06-PUR-2"
    if face.kind.name == "rolled":
        thrown = [number % 6 for number in face.get("faces")]
        each = [(kit.die_losses[side][n], kit.die_fatigues[side][n]) for n in thrown]
    else:
        each = [(kit.losses[card], kit.fatigues[card]) for card in face.get("cards")]
    printed = [sum(losses for losses, _ in each), sum(fatigues for _, fatigues in each)]
    hits, note = list(printed), ""
    if pursuit:
        hits[0] = 0
    elif 1 - side in results:
        suffered = results[1 - side]
        hits = [suffered.get("losses"), suffered.get("fatigue")]
        if more := hits[1] - printed[1]:
            amount, cause = fight.speech.signed(more), tiring(fight, more)
            message = "by-card" if cause else "by-events"
            note = fight.words.say(message, amount=amount, cause=cause)
        if more := hits[0] - printed[0]:
            cause = fight.speech.reason("N07-CARD-GRANDE-BATTERIE")
            note = fight.words.say("by-card", amount=fight.speech.signed(more), cause=cause)
    return {
        "side": kit.side_ids[side],
        "name": fight.words.say("pursues" if pursuit else "inflicts", side=kit.side_ids[side]),
        "rule": kit.cite(face.get("rule")),
        "cards": [kit.card_ids[n] for n in face.get("cards")] if face.kind.name == "shown" else [],
        "dice": [boxes(*one) for one in each] if face.kind.name == "rolled" else [],
        "hits": [("fatigue", hits[1])] if pursuit else [("loss", hits[0]), ("fatigue", hits[1])],
        "note": note,
    }


def tiring(fight: Fight, more: int) -> str:
    """The card that has changed the fatigue of a result, if it was played here."""
    kit = fight.kit
    more_by = "N07-CARD-MITRAILLE" if kit.poland else "N06-CARD-BALLE-PERDUE"
    rule = more_by if more > 0 else kit.cite("N06-CARD-CARRE")
    played = [kit.event_rule[kit.event[card]] for card in (*fight.played[0], *fight.played[1])]
    return fight.speech.reason(rule) if rule in played else ""


def boxes(losses: int, fatigues: int) -> list[tuple[str, int]]:
    return [box for box in (("loss", losses), ("fatigue", fatigues)) if box[1]]


# --- sharing, and waiting for somebody who shares


def share(fight: Fight) -> BattleShare | None:
    """What is being shared now, if the innermost record says so."""
    kind, *values = fight.view["records"][-1]
    if kind not in SHARED:
        return None
    record, glyph = SHARED[kind]
    facts = dict(zip(fields(record), values, strict=True))
    side, placed = facts["side"], facts["placed"]
    pile, each = members(facts["pile"]), facts.get("each", 0)
    own = side == fight.own
    if glyph == "fatigue":
        total = each * len(pile) + facts["rest"]
    elif glyph == "loss":
        total = borne(fight, pile, facts["total"]) if own else facts["total"]
    else:
        total = facts["left"]
    left = total - each * len(pile) - len(placed)
    return {
        "side": fight.kit.side_ids[side],
        "glyph": glyph,
        "title": caused(fight, fight.words.say(f"share-{glyph}", total=total), facts["rule"]),
        "help": fight.words.say(f"share-{glyph}-help", each=each, left=left) if own else "",
        "rule": fight.kit.cite(facts["rule"]),
        "left": left,
        "parts": [part(fight, piece, each, placed, glyph) for piece in pile] if own else [],
    }


def borne(fight: Fight, pile: list[int], total: int) -> int:
    """R06-44: the owner sees how much of it his pile can take."""
    ids = [fight.kit.piece_ids[piece] for piece in pile]
    rows = [row for row in fight.view["pieces"] if row["id"] in ids]
    held: int = sum(row["infantry"] + row["cavalry"] for row in rows)
    return min(total, held)


def caused(fight: Fight, title: str, rule: str) -> str:
    """What is shared, and its cause where that isn't the combat itself: a card, the pursuit."""
    if rule == ACT_RULES["results"]:
        return title
    return fight.words.say("share-cause", title=title, cause=fight.speech.reason(rule))


def part(fight: Fight, piece: int, each: int, placed: list[int], glyph: str) -> BattlePart:
    """Losses are placed cube by cube: twice the corps, plus one for cavalry."""
    loss = glyph == "loss"
    return {
        "piece": fight.kit.piece_ids[piece],
        "fixed": each,
        "placed": 0 if loss else placed.count(piece),
        "infantry": placed.count(2 * piece) if loss else 0,
        "cavalry": placed.count(2 * piece + 1) if loss else 0,
    }


def waiting(fight: Fight) -> str:
    """What the other player is doing; the stack is public."""
    kind, seat = fight.view["stack"][-1][:2]
    if seat == fight.own:
        return ""
    message = f"waits-{kind}" if fight.words.has(f"waits-{kind}") else "waits-other"
    return fight.words.say(message, side=fight.kit.side_ids[seat])
