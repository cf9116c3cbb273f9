"""What happens, as kinds of events: what everybody is told, and what the owner is told instead."""

from __future__ import annotations

from berthier.kernel.events import Kind

# Phase A
NOTE = Kind("note", None, "army:army text:word", news=True)  # JDG-10-7
TURN = Kind("turn", "turn:turn")
DREW_CARD = Kind("drew-card", "side:side", "side:side card:card", news=True)
CARDS_BACK = Kind("cards-back", "total:int")
PLAYED = Kind("played", "side:side card:card half:event", news=True, discloses=True)
DISCARDED = Kind("discarded", "side:side card:card", news=True, discloses=True)
POINTS_CHANGED = Kind("points-changed", "army:army change:int")
RAIDED = Kind("raided", "piece:piece most:int", "piece:piece most:int lost:int", news=True)
RALLIED = Kind("rallied", "side:side", "side:side piece:piece")
ARMISTICE_MARKER = Kind("armistice-marker", "turn:turn")
RESUMPTION_MARKER = Kind("resumption-marker", "turn:turn")
DECLARED = Kind("declared", "turn:turn")
RESUMED = Kind("resumed", "turn:turn")
AUTUMN = Kind("autumn", "turn:turn")
BECAME = Kind("became", "piece:piece heir:piece")
DISBANDED = Kind("disbanded", "piece:piece total:int", news=True, discloses=True)
SKY_TURNS = Kind("sky-turns", "weather:weather")
WEATHER = Kind("weather", "die:int total:int weather:weather", news=True)
MUD = Kind("mud", "weather:weather", news=True)
GIVEN_WEATHER = Kind("given-weather", "weather:weather")
# Playing blind everybody sees from which box a counter goes.
LEADER_LEFT = Kind("leader-left", "piece:piece", discloses=True)
LEADER_CAME = Kind("leader-came", "piece:piece box:box")
LEADS = Kind("leads", "piece:piece army:army")
ORDER_ROLL = Kind("order-roll", "side:side die:int total:int", news=True)
ORDER = Kind("order", "side:side rule:rule")
DELAY = Kind("delay", "side:side pieces:piece* die:int comes:int", news=True)
ARRIVED = Kind("arrived", "piece:piece box:box")
PUSHED = Kind("pushed", "side:side pieces:piece* start:box to:box")
REINFORCED = Kind("reinforced", "side:side nation:nation", "side:side nation:nation piece:piece")
UNUSED = Kind("unused", "side:side nation:nation total:int", news=True, discloses=True)
REFILLED = Kind("refilled", "piece:piece", news=True, discloses=True)

# Playing blind
# `left`: how many counters still lie face-down there.
REVEALED = Kind("revealed", "side:side box:box pieces:piece* left:int", news=True, discloses=True)
# Of a unit that has been turned up.
NO_MEN = Kind("no-men", "piece:piece", news=True, discloses=True)
TURNED_DOWN = Kind("turned-down", "side:side pieces:piece* boxes:box*")
FOUND = Kind("found", "side:side box:box", news=True, discloses=True)
DECOYS_GIVEN = Kind("decoys-given", "side:side pieces:piece*")
DECOYS_LAID = Kind("decoys-laid", "side:side boxes:box*")
DECOYS_GONE = Kind("decoys-gone", "side:side box:box pieces:piece*", news=True, discloses=True)
DECLARED_DECOYS = Kind(
    "declared-decoys", "side:side box:box pieces:piece*", news=True, discloses=True
)
IN_VAIN = Kind("in-vain", "side:side half:event", news=True, discloses=True)
TRENCH_LEFT = Kind("trench-left", "side:side box:box", news=True, discloses=True)

# Phases B1 and C1
PHASE = Kind("phase", "side:side")
SUPPLY = Kind("supply", "army:army sixths:int")
POINTS = Kind("points", "army:army", "army:army die:int total:int", news=True)
DISSOLVED = Kind("dissolved", "piece:piece")

# Phases B2 and C2
ACTIVATED = Kind(
    "activated",
    "side:side box:box pieces:piece* forced:int",
    "side:side box:box pieces:piece* forced:int price:int",
)
PACE = Kind("pace", "side:side pieces:piece* die:int modifiers:modifier* points:int", news=True)
SLOWEST = Kind("slowest", "side:side pieces:piece* points:int", news=True)
MOVED = Kind("moved", "side:side pieces:piece* start:box to:box cost:int")
FLAG = Kind("flag", "side:side box:box")
SIEGE_LIFTED = Kind("siege-lifted", "box:box")
STRAGGLED = Kind(
    "straggled", "side:side die:int", "side:side die:int piece:piece total:int lost:int", news=True
)
TIRED = Kind("tired", "pieces:piece*")
# Whether a unit has any PF left is no secret: what it may do shows it (R008).
EMPTIED = Kind("emptied", "piece:piece", news=True, discloses=True)
LEADER_AWAY = Kind("leader-away", "piece:piece", discloses=True)
LEADER_LOST = Kind("leader-lost", "piece:piece", discloses=True)
LEADER_JOINED = Kind("leader-joined", "piece:piece box:box")
# What it loses tells whether there is cavalry among those who have come.
WITHDREW = Kind(
    "withdrew",
    "side:side box:box to:box piece:piece die:int lost:int",
    news=True,
    discloses=True,
)
TRIES = Kind("tries", "side:side start:box box:box pieces:piece*", news=True)
TESTED = Kind("tested", "side:side box:box die:int more:int vc:int success:int", news=True)
INTERCEPTED = Kind("intercepted", "side:side pieces:piece* start:box to:box", news=True)
STEPPED_BACK = Kind("stepped-back", "side:side pieces:piece* start:box to:box", news=True)

# Phases B3, B4
BATTLE = Kind("battle", "side:side box:box french:piece* coalition:piece* assault:int")
TACTICS = Kind(
    "tactics",
    "box:box french:tactic coalition:tactic type:tactic sequences:int",
    news=True,
    discloses=True,
)
# Both sides count their PF in front of each other, and by which link how many came.
SEQUENCE = Kind(
    "sequence", "box:box number:int french:int coalition:int", news=True, discloses=True
)
CAME_BY = Kind("came-by", "side:side start:box box:box pf:int", news=True, discloses=True)
ROLLED = Kind(
    "rolled",
    "side:side pf:int column:column shifts:modifier* modifiers:modifier* die:int total:int"
    " lost:int star:int",
    news=True,
    discloses=True,
)
FIRED = Kind("fired", "side:side ba:int die:int total:int lost:int star:int", news=True)
LOSS = Kind("loss", "side:side box:box", "side:side box:box piece:piece", news=True)
MORALE = Kind("morale", "side:side die:int most:int stands:int", news=True, discloses=True)
RESULT = Kind("result", "box:box loser:int french:int coalition:int", news=True)
MARKED = Kind("marked", "box:box")
RETREATED = Kind("retreated", "side:side pieces:piece* start:box to:box")
LOST_MORE = Kind("lost-more", "side:side lost:int rule:rule", news=True)
BLOWN = Kind("blown", "side:side link:link die:int destroyed:int", news=True)
ELIMINATED = Kind("eliminated", "piece:piece")
CAPTURED = Kind("captured", "piece:piece")
PURSUIT = Kind("pursuit", "side:side bc:int die:int total:int lost:int", news=True)
PV = Kind("pv", "side:side gain:int rule:rule")
COUNTED = Kind("counted", "side:side places:int points:int losses:int lost:int", discloses=True)
TOTALS = Kind("totals", "french:int coalition:int", discloses=True)
MARCHES = Kind(
    "marches", "side:side start:box box:box pieces:piece* die:int vc:int success:int", news=True
)
JOINED = Kind("joined", "side:side pieces:piece* box:box")
TOO_LATE = Kind("too-late", "side:side pieces:piece* start:box box:box")
PASSAGE = Kind("passage", "side:side box:box die:int total:int band:int", news=True)
ADVANCED = Kind("advanced", "side:side pieces:piece* start:box to:box")
WORKED = Kind("worked", "side:side box:box across:box work:work")
ENTRENCHED = Kind("entrenched", "side:side box:box")
GATHERED = Kind(
    "gathered", "side:side die:int", "side:side die:int piece:piece back:int", news=True
)
SIEGE = Kind("siege", "box:box side:side face:int")
SENT_AWAY = Kind("sent-away", "side:side piece:piece start:box to:box")
SHELTERED = Kind("sheltered", "side:side box:box pieces:piece*")
SIEGE_ROLL = Kind(
    "siege-roll",
    "side:side box:box face:int die:int modifiers:modifier* total:int falls:int",
    news=True,
    discloses=True,
)
TOWN_FELL = Kind("town-fell", "side:side box:box")
DETACHED = Kind("detached", "piece:piece counter:piece", "piece:piece counter:piece pf:int")
MERGED = Kind("merged", "piece:piece counter:piece", "piece:piece counter:piece pf:int")

# It tells that these counters are no decoys, and that there is no Force of the enemy; to its owner
# it is no news.
FLAG_TURNED = Kind("flag-turned", "side:side box:box", "side:side box:box", discloses=True)
# What weighs on the die would tell how many there are.
SIEGE_ROLL_VEILED = Kind(
    "siege-roll-veiled",
    "side:side box:box face:int die:int falls:int",
    news=True,
    discloses=True,
    veils=SIEGE_ROLL,
)

# The same under the eyes of those before whom counters lie face-down: who of them lies open, and
# how many more there are. `left`: how many stay face-down where they came from.
COUNTERS = "side:side pieces:piece* more:int"
GOING = f"{COUNTERS} start:box to:box left:int"
PUSHED_VEILED = Kind("pushed-veiled", GOING, veils=PUSHED)
ARRIVED_VEILED = Kind("arrived-veiled", f"{COUNTERS} box:box entry:entry", veils=ARRIVED)
ACTIVATED_VEILED = Kind("activated-veiled", f"{COUNTERS} box:box forced:int", veils=ACTIVATED)
MOVED_VEILED = Kind("moved-veiled", f"{GOING} cost:int", veils=MOVED)
STRAGGLED_VEILED = Kind("straggled-veiled", None, veils=STRAGGLED)
EMPTIED_VEILED = Kind("emptied-veiled", None, veils=EMPTIED)
REFILLED_VEILED = Kind("refilled-veiled", None, veils=REFILLED)
TIRED_VEILED = Kind("tired-veiled", f"{COUNTERS} box:box", veils=TIRED)
TRIES_VEILED = Kind("tries-veiled", f"{COUNTERS} start:box box:box", news=True, veils=TRIES)
TESTED_VEILED = Kind(
    "tested-veiled",
    f"{COUNTERS} box:box die:int success:int",
    news=True,
    discloses=True,
    veils=TESTED,
)
INTERCEPTED_VEILED = Kind("intercepted-veiled", GOING, news=True, veils=INTERCEPTED)
STEPPED_BACK_VEILED = Kind("stepped-back-veiled", GOING, news=True, veils=STEPPED_BACK)
BATTLE_VEILED = Kind("battle-veiled", "side:side box:box french:int coalition:int assault:int")
FORCES = Kind("forces", "box:box french:piece* coalition:piece*")
RETREATED_VEILED = Kind("retreated-veiled", GOING, veils=RETREATED)
MARCHES_VEILED = Kind(
    "marches-veiled",
    f"{COUNTERS} start:box box:box die:int success:int",
    news=True,
    discloses=True,
    veils=MARCHES,
)
TOO_LATE_VEILED = Kind("too-late-veiled", f"{COUNTERS} start:box box:box", veils=TOO_LATE)
SENT_AWAY_VEILED = Kind("sent-away-veiled", GOING, veils=SENT_AWAY)
SHELTERED_VEILED = Kind("sheltered-veiled", f"{COUNTERS} box:box", veils=SHELTERED)
DETACHED_VEILED = Kind("detached-veiled", f"{COUNTERS} box:box", veils=DETACHED)
MERGED_VEILED = Kind("merged-veiled", f"{COUNTERS} box:box", veils=MERGED)
SUPPLY_VEILED = Kind("supply-veiled", None, news=True, discloses=True, veils=SUPPLY)
WITHDREW_VEILED = Kind(
    "withdrew-veiled", f"{GOING} die:int lost:int", news=True, discloses=True, veils=WITHDREW
)
# Reconnaissance
SCOUTS = Kind("scouts", "side:side box:box", news=True)
SCOUTED = Kind(
    "scouted",
    "side:side box:box pf:int screen:int die:int total:int count:int",
    news=True,
    discloses=True,
)
PULLED_BACK = Kind(
    "pulled-back",
    "side:side box:box piece:piece die:int lost:int",
    news=True,
    discloses=True,
)
SCREENED = Kind("screened", "side:side box:box pf:int screen:int", news=True, discloses=True)
