"""What can be told in the Napoléon games, and to whom (inventory 0.4)."""

from __future__ import annotations

from berthier.kernel.events import Kind

TURN = Kind("turn", "turn:int")
PHASE = Kind("phase", "phase:word")
ARRIVED = Kind("arrived", "piece:piece zone:zone")
NOT_ARRIVED = Kind("not-arrived", "piece:piece")
HELD_UP = Kind("held-up", "piece:piece")
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

# --- Napoléon 1807

MUD = Kind("mud", "turn:int")
COLD = Kind("cold", "side:side pieces:piece*")
SIEGE_LIFTED = Kind("siege-lifted", "side:side zone:zone")
SURRENDERED = Kind("surrendered", "side:side zone:zone")
CITADEL_COUNTED = Kind("citadel-counted", "side:side zone:zone")
WINTER = Kind("winter", "side:side cubes:int")
WINTER_CALLED = Kind("winter-called", "side:side card:card")
WINTER_SHUFFLED = Kind("winter-shuffled", "side:side")
WINTER_ASIDE = Kind("winter-aside", "side:side", news=True)
HAND_SEEN = Kind(
    "hand-seen", "side:side", "side:side cards:card*", news=True, discloses=True
)  # to its player
REAR_GUARD = Kind("rear-guard", "side:side zone:zone")
TSAR_PLEASED = Kind("tsar-pleased", "side:side card:card")
LEFT_OUT = Kind("left-out", "piece:piece")
DRAWN_GAME = Kind("drawn-game", "total:int rule:rule")

# --- under the fog of war: what the others are told instead; the owner is told everything

DESIGNATED_VEILED = Kind(
    "designated-veiled", "side:side zone:zone blocks:int left:int", veils=DESIGNATED
)
POINTS_VEILED = Kind("points-veiled", None, veils=POINTS)
MOVED_VEILED = Kind("moved-veiled", "side:side blocks:int start:zone to:zone cost:int", veils=MOVED)
SHIFTED_VEILED = Kind(
    "shifted-veiled",
    "side:side blocks:int ready:int start:zone to:zone left:int left_ready:int",
    veils=MOVED,
)
FLIPPED = Kind("flipped", "side:side zone:zone blocks:int")
FATIGUE_VEILED = Kind("fatigue-veiled", None, veils=FATIGUE)
AXIS_FATIGUE_VEILED = Kind(
    "axis-fatigue-veiled", "side:side zone:zone total:int rule:rule", veils=FATIGUE
)
MARCH_FATIGUE_VEILED = Kind("march-fatigue-veiled", None, veils=MARCH_FATIGUE)
RESTED_VEILED = Kind("rested-veiled", "side:side rule:rule", veils=RESTED)
FORAGED_VEILED = Kind("foraged-veiled", None, veils=RESTED)
ALL_RESTED_VEILED = Kind("all-rested-veiled", "side:side", veils=ALL_RESTED)
GAINED_VEILED = Kind("gained-veiled", "side:side count:int rule:rule", veils=GAINED)
MARKED_VEILED = Kind("marked-veiled", None, veils=MARKED)
RECOVERED_VEILED = Kind("recovered-veiled", "side:side card:card count:int", veils=RECOVERED)
INACTIVE_VEILED = Kind(
    "inactive-veiled", "side:side zone:zone", news=True, discloses=True, veils=INACTIVE
)
LAID_OPEN = Kind("laid-open", "side:side zone:zone pieces:piece*", news=True, discloses=True)
STOOD_UP = Kind("stood-up", "pieces:piece* ready:piece*")
NO_EFFECT = Kind("no-effect", "card:card", news=True, discloses=True)
ENEMY_FOUND = Kind("enemy-found", "side:side zone:zone rule:rule", news=True, discloses=True)
SCOUTED = Kind("scouted", "side:side zone:zone", news=True, discloses=True)
VEDETTES_GONE = Kind("vedettes-gone", "side:side zone:zone count:int", news=True, discloses=True)
VEDETTES_PLACED = Kind("vedettes-placed", "side:side zones:zone*", news=True)
COLD_VEILED = Kind("cold-veiled", "side:side", veils=COLD)
TIRED_VEILED = Kind("tired-veiled", "side:side zone:zone each:int rule:rule")
MET = Kind("met", "side:side zone:zone count:int", news=True, discloses=True)

# --- the Maréchal level

BIDS = Kind(
    "bids",
    "first:side first_bid:int second:side second_bid:int swap:int total:int rule:rule",
    news=True,
    discloses=True,
)
