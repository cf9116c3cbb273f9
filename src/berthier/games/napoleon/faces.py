"""What can be told in the Napoléon games, and to whom (inventory 0.4)."""

from __future__ import annotations

from berthier.kernel.events import Kind

TURN = Kind("turn", "turn:int")
PHASE = Kind("phase", "phase:word")
ARRIVED = Kind("arrived", "piece:piece zone:zone")
NOT_ARRIVED = Kind("not-arrived", "piece:piece")
DRAWN = Kind("drawn", "side:side count:int", "side:side cards:card*", news=True)
RED = Kind("red-card", "side:side card:card")
RED_VOID = Kind("red-void", "cards:card*")
RESHUFFLED = Kind("reshuffled", "side:side cards:card*")
PLAYED = Kind("played", "side:side card:card rule:rule")
SQUARE = Kind("square", "card:card works:int", news=True, discloses=True)
CANCELLED = Kind("cancelled", "card:card by:card")
DISCARDED = Kind("discarded", "side:side card:card", news=True)
REVEALED = Kind("revealed", "side:side card:card rule:rule")
INITIATIVE = Kind("initiative", "side:side rule:rule")
TAKEN = Kind("anticipated", "side:side", "side:side card:card")
PASSED = Kind("passed", "side:side")
DESIGNATED = Kind("designated", "side:side zone:zone pieces:piece*")
FIGHTS = Kind("fights-at-once", "side:side zone:zone")
POINTS = Kind("points", "side:side modifiers:modifier* total:int")
MOVED = Kind("moved", "side:side pieces:piece* start:zone to:zone cost:int")
HALTED = Kind("halted", "side:side zone:zone")
AXIS = Kind("axis", "side:side zone:zone to:zone")
AXIS_GONE = Kind("axis-gone", "zone:zone")
BRIDGE = Kind("bridge", "a:zone b:zone destroyed:int")
FATIGUE = Kind(
    "fatigue",
    "side:side zone:zone pieces:piece* total:int equal:int rule:rule",
    "side:side zone:zone total:int parts:part* rule:rule",
)
MARCH_FATIGUE = Kind("march-fatigue", "side:side modifiers:modifier* total:int")
RESTED = Kind(
    "rested",
    "side:side pieces:piece* total:int rule:rule",
    "side:side parts:part* rule:rule",
)
ALL_RESTED = Kind("all-rested", "side:side pieces:piece*")
LOST = Kind(
    "lost",
    "side:side pieces:piece* total:int rule:rule",
    "side:side parts:cube* rule:rule",
)
LOST_UNSEEN = Kind(
    "lost-unseen", "side:side total:int rule:rule", "side:side parts:cube* rule:rule"
)
ATTRITION = Kind("attrition", "side:side count:int", news=True, discloses=True)
GAINED = Kind("gained", "piece:piece count:int rule:rule")
MARKED = Kind("marked", "piece:piece")
ELIMINATED = Kind("eliminated", "piece:piece strength:int rule:rule", news=True, discloses=True)
VP = Kind("vp", "change:int total:int rule:rule")
CONTROL = Kind("control", "side:side zone:zone")
INACTIVE = Kind("inactive", "side:side zone:zone")
COMBAT = Kind("combat", "side:side zone:zone attackers:piece* defenders:piece*")
JOINED = Kind("joined", "side:side pieces:piece* start:zone to:zone")
COMBAT_CARDS = Kind(
    "combat-cards", "side:side base:int modifiers:modifier* total:int", news=True, discloses=True
)
CALLED_OFF = Kind("called-off", "side:side zone:zone", news=True)
SHOWN = Kind("shown", "side:side cards:card* rule:rule")
ROLLED = Kind("rolled", "side:side faces:face* rule:rule")
RESULT = Kind("result", "side:side losses:int fatigue:int")
WON = Kind("won", "side:side zone:zone connections:int")
DRAWN_COMBAT = Kind("drawn-combat", "zone:zone")
RETREATED = Kind("retreated", "side:side pieces:piece* start:zone to:zone")
CUT_OFF = Kind("cut-off", "side:side zone:zone")
PURSUIT = Kind("pursuit", "side:side happens:int rule:rule", news=True, discloses=True)
RECOVERED = Kind("recovered", "piece:piece card:card count:int")
READY = Kind("all-ready", "turn:int")
OVER = Kind("over", "side:side rule:rule")
