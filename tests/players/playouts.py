"""One small combat, played out by the referee again and again: what a forecast is held against.

Nothing is hidden in it (open orders of battle, no hands), so that the luck of the combat is all.
`make test` plays a few, `make soak` ten thousand.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from berthier.games.registry import TABLES
from berthier.kernel.forecasts import Forecast
from berthier.kernel.match import Match
from berthier.players.contract import Asked
from berthier.players.forecast import Forecaster
from berthier.players.levels import open_player
from berthier.referee.matches import new_match

TITLE = TABLES[0]
SIDES = ("french", "prussian")
POSITION: dict[str, Any] = {
    "door": "operation",
    "side": "french",
    "pieces": {
        "lannes": {"zone": "naumburg", "infantry": 4, "cavalry": 1, "fatigue": 2},
        "murat": {"zone": "naumburg", "infantry": 0, "cavalry": 4, "fatigue": 1},
        "ruchel": {"zone": "naumburg", "infantry": 3, "cavalry": 1, "fatigue": 0},
        "hohenlohe": {"zone": "naumburg", "infantry": 5, "cavalry": 1, "fatigue": 3},
        "ney": {"zone": "bamberg"},
        "brunswick": {"zone": "erfurt"},
    },
    "options": {"orders-of-battle": "open"},
}
Counts = dict[tuple[str, str], Counter[str]]


def before_the_combat(position: dict[str, Any], seed: str) -> Match:
    """Lannes and Murat may fight, or march away."""
    match = new_match(TITLE, {"position": position}, seed)
    match.begin()
    for answer in ("pile lannes", "add murat"):
        match.answer(0, answer)
    assert match.question(0).kind == "declare"
    return match


def asked_of(match: Match, seat: int) -> tuple[bytes, Asked]:
    question = match.question(seat)
    asked = Asked(question.kind, tuple(match.options(seat)), question.rules)
    return msgspec.json.encode(match.view(seat)), asked


def playouts(count: int) -> Counts:
    """How often each matter came out in which way."""
    player = open_player("tambour", TITLE)
    found: Counts = {}
    for number in range(count):
        match = before_the_combat(POSITION, f"playout {number}")
        start = strengths(match)
        match.answer(0, "fight")
        while match.board.over is None and match.title.scope(match.board) == 1:
            seat = next(iter(match.asked()))
            match.answer(seat, player.choose(*asked_of(match, seat), seed=number))
        for matter, way in how_it_ended(match, start).items():
            found.setdefault(matter, Counter())[way] += 1
    return found


def strengths(match: Match) -> dict[str, int]:
    rows = match.view(0)["pieces"]
    lost = dict.fromkeys(SIDES, 0)
    for row in rows:
        if row["zone"] not in ("lost", "absent"):
            lost[side_of(match, row["id"])] += row["infantry"] + row["cavalry"]
    return lost


def side_of(match: Match, piece: str) -> str:
    rows = match.title.sheet("en")["pieces"]
    return next(row["side"] for row in rows if row["id"] == piece)


def how_it_ended(match: Match, start: dict[str, int]) -> dict[tuple[str, str], str]:
    """As the spectators were told it, and as the pieces then stood."""
    told = {face.kind.name: face for face in match.faces(-1)}
    gone = [face for face in match.faces(-1) if face.kind.name == "eliminated"]
    end = strengths(match)
    pursuit = told.get("pursuit")
    found = {
        ("winner", ""): SIDES[told["won"].get("side")] if "won" in told else "nobody",
        ("retreat", ""): SIDES[told["retreated"].get("side")] if "retreated" in told else "nobody",
        ("pursuit", ""): SIDES[pursuit.get("side")]
        if pursuit is not None and pursuit.get("happens")
        else "nobody",
    }
    names = match.title.names
    destroyed = [side_of(match, names.id("piece", face.get("piece"))) for face in gone]
    for side in SIDES:
        found["losses", side] = str(start[side] - end[side])
        found["corps", side] = str(destroyed.count(side))
    return found


def foretold(samples: int) -> Forecast:
    match = before_the_combat(POSITION, "forecast")
    view, asked = asked_of(match, 0)
    return Forecaster(match.title).forecast(view, asked, samples=samples)


def differences(forecast: Forecast, played: Counts) -> dict[tuple[str, str, str], float]:
    """By matter and way: the share foretold less the share that was played."""
    found = {}
    for matter in forecast["matters"]:
        key = (matter["what"], matter["about"])
        counts, foretold = played[key], dict(matter["ways"])
        for way in sorted({*foretold, *counts}):
            share = foretold.get(way, 0) / forecast["samples"]
            found[*key, way] = share - counts[way] / counts.total()
    return found
