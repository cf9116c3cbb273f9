"""The verdict of a combat: who has won, what it cost, where the beaten went, the track."""

from __future__ import annotations

from collections.abc import Sequence

from berthier.games.napoleon.battle_count import Fight, of_kind
from berthier.kernel.battles import BattleNote, BattleVerdict
from berthier.kernel.events import Face

GLYPHS = {  # the faces that the verdict tells, and their signs
    "called-off": "combat",
    "square": "cavalry",
    "played": "combat",
    "drawn-combat": "combat",
    "eliminated": "loss",
    "won": "combat",
    "cut-off": "retreat",
    "pursuit": "cavalry",
    "fatigue": "fatigue",
    "control": "flag",
    "rear-guard": "combat",
    "left-out": "combat",
    "siege-lifted": "flag",
    "over": "commander",
}
AFTERWARDS = (
    *("N06-RET-9", "N06-PUR-3", "N06-CARD-PANIQUE", "N06-CARD-LA-GARDE"),
    *("N07-CARD-ARRIERE-GARDE", "N07-CARD-DOS-A-LA-RIVIERE"),
)


def verdict(fight: Fight, told: Sequence[Face]) -> BattleVerdict | None:
    """The victor, retreat, pursuit, and what the victory track makes of it."""
    results = {face.get("side"): face.get("losses") for face in of_kind(told, "result")}
    won = of_kind(told, "won")
    lines = notes(fight, told)
    if not results and not fight.called_off and not lines:
        return None
    side = won[0].get("side") if won else -1
    if fight.called_off:
        title = fight.words.say("called-off")
    elif not results:
        title = fight.words.say("title", zone=zone_name(fight, fight.zone))
    else:
        message = "won" if won else "drawn" if of_kind(told, "drawn-combat") else "tally"
        more, less = (results[1 - side], results[side]) if won else inflicted(fight, results)
        name = fight.kit.side_ids[side] if won else ""
        title = fight.words.say(message, side=name, more=more, less=less)
    return {"side": fight.kit.side_ids[side] if won else "", "title": title, "lines": lines}


def inflicted(fight: Fight, results: dict[int, int]) -> tuple[int, int]:
    return results[1 - fight.attacker], results[fight.attacker]


def zone_name(fight: Fight, zone: int) -> str:
    return fight.speech.names.name("zone", zone, fight.speech.lang)


def notes(fight: Fight, told: Sequence[Face]) -> list[BattleNote]:
    """In the order in which it was told; a retreat of several steps and the track once each."""
    found: list[BattleNote] = []
    for face in told:
        name = face.kind.name
        if name == "retreated":
            if all(one["glyph"] != "retreat" for one in found):
                found.append(note(fight, "retreat", retreat(fight, told), "N06-RET-1"))
        elif tells(fight, face):
            fact = dict(zip((field for field, _ in face.fields()), face.facts, strict=True))
            text = ending(fight, told, face) or fight.speech.sentence(face)
            found.append(note(fight, GLYPHS[name], text, fact.get("rule", "")))
    if changes := of_kind(told, "vp"):
        found.append(note(fight, "flag", track(fight, changes), "N06-VIC-1"))
    return found


def ending(fight: Fight, told: Sequence[Face], face: Face) -> str:
    """Where the sheet knows better than the journal: who has nothing left fell to his losses, and
    of a beaten pile that is gone nobody retreats.
    """
    if face.kind.name == "eliminated" and face.get("rule") == "N06-ELI-1":
        lost = fight.name(face.get("piece"))
        return "" if face.get("strength") else fight.words.say("destroyed", piece=lost)
    if face.kind.name == "won":
        gone = {one.get("piece") for one in of_kind(told, "eliminated")}
        if gone.issuperset(fight.corps(1 - face.get("side"))):
            side, zone = fight.kit.side_ids[face.get("side")], zone_name(fight, face.get("zone"))
            return fight.words.say("won-all", side=side, zone=zone)
    return ""


def note(fight: Fight, glyph: str, text: str, rule: str) -> BattleNote:
    return {"glyph": glyph, "text": text, "rule": fight.kit.cite(rule)}


def tells(fight: Fight, face: Face) -> bool:
    """Is this a line of the verdict? Cards and fatigues of the count have their own place."""
    name = face.kind.name
    if name == "fatigue":
        return face.get("rule") in AFTERWARDS
    if name == "played":
        return not fight.counts_for(face.get("card"))
    return name in GLYPHS


def retreat(fight: Fight, told: Sequence[Face]) -> str:
    steps = of_kind(told, "retreated")
    zones = [steps[0].get("start"), *(face.get("to") for face in steps)]
    path = " → ".join(zone_name(fight, zone) for zone in zones)
    return fight.words.say("retreat", side=fight.kit.side_ids[steps[0].get("side")], path=path)


def track(fight: Fight, changes: Sequence[Face]) -> str:
    """Where the marker stood before, where it stands now, and every change with its reason. The
    first change may have gone past the end of the track, before what else came was counted in.
    """
    speech = fight.speech
    end = fight.kit.pack.limits.vp_track
    before = fight.stood
    if before is None:
        before = max(0, min(end, changes[0].get("total") - changes[0].get("change")))
    parts = [
        f"{speech.signed(face.get('change'))} {speech.reason(face.get('rule'))}" for face in changes
    ]
    after = changes[-1].get("total")
    return fight.words.say("track", before=before, after=after, changes=speech.listed(parts))
