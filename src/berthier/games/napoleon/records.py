"""The locals of the procedures. A pile is a bit mask of corps, `leaders` one of commanders."""

from __future__ import annotations

from berthier.kernel.flow import Record


class Operation(Record):
    """One operation (chapter 6): who, where, with what."""

    __slots__ = (
        "fights",
        "leaders",
        "marched",
        "may_attack",
        "must",
        "pile",
        "played",
        "scouts",
        "side",
        "zone",
    )
    kind = "operation"

    def __init__(
        self,
        side: int,
        zone: int,
        pile: int = 0,
        leaders: int = 0,
        played: int = 0,
        marched: int = 0,
        may_attack: int = 1,
        fights: int = 0,
        must: int = 0,
        scouts: int = 0,
    ) -> None:
        self.side = side
        self.zone = zone
        self.pile = pile
        self.leaders = leaders
        self.played = played  # sides that have used their green card (N06-OPS-7), as a mask
        self.marched = marched  # a movement card was revealed (R06-41)
        self.may_attack = may_attack
        self.fights = fights  # declared to fight at once (R06-23)
        self.must = must  # granted by Coordination
        self.scouts = scouts  # vedettes, who operate by themselves (N06-GRO-VED-2), as a mask

    def copy(self) -> Operation:
        return Operation(
            self.side,
            self.zone,
            self.pile,
            self.leaders,
            self.played,
            self.marched,
            self.may_attack,
            self.fights,
            self.must,
            self.scouts,
        )


class March(Record):
    """One manoeuvre (chapter 7)."""

    __slots__ = (
        "came_from",
        "citadel",
        "contested",
        "fatigue",
        "foraged",
        "free_step",
        "more",
        "mp",
        "older",
        "spent",
        "start",
        "steps",
        "stopped",
        "value",
    )
    kind = "march"

    def __init__(
        self,
        contested: int,
        value: int = 0,
        mp: int = 0,
        spent: int = 0,
        steps: int = 0,
        came_from: int = -1,
        stopped: int = 0,
        free_step: int = 0,
        citadel: int = 0,
        more: int = 0,
        foraged: int = 0,
        start: int = -1,
        fatigue: int = 0,
        older: int = 0,
    ) -> None:
        self.contested = contested  # it began in a contested zone
        self.value = value
        self.mp = mp
        self.spent = spent
        self.steps = steps
        self.came_from = came_from
        self.stopped = stopped  # why it may not go on, as bits (STOP_…)
        self.free_step = free_step  # Marche forcée for a pile without points
        self.citadel = citadel  # fatigue of a captured citadel
        self.more = more  # fatigue of the card Fatigue
        self.foraged = foraged
        self.start = start
        self.fatigue = fatigue  # what the whole march costs
        self.older = older  # older fatigue that Fourrager still removes

    def copy(self) -> March:
        return March(
            self.contested,
            self.value,
            self.mp,
            self.spent,
            self.steps,
            self.came_from,
            self.stopped,
            self.free_step,
            self.citadel,
            self.more,
            self.foraged,
            self.start,
            self.fatigue,
            self.older,
        )


class Combat(Record):
    """One combat with its retreat and pursuit (chapters 9 to 11); lists are by side."""

    __slots__ = (
        "at",
        "attacker",
        "bonus",
        "cards",
        "cost",
        "fatigue",
        "garde",
        "leaders",
        "left",
        "loser",
        "losses",
        "marched",
        "more_fatigue",
        "no_terrain",
        "orderly",
        "path",
        "pile",
        "pursuit",
        "shown",
        "zone",
    )
    kind = "combat"

    def __init__(
        self,
        attacker: int,
        zone: int,
        pile: list[int],
        leaders: list[int],
        marched: int,
        bonus: list[int] | None = None,
        cards: list[int] | None = None,
        shown: list[list[int]] | None = None,
        losses: list[int] | None = None,
        fatigue: list[int] | None = None,
        more_fatigue: list[int] | None = None,
        no_terrain: int = 0,
        garde: int = 0,
        loser: int = -1,
        at: int = -1,
        left: int = 0,
        path: list[int] | None = None,
        cost: int = 0,
        orderly: int = 0,
        pursuit: int = 0,
    ) -> None:
        self.attacker = attacker
        self.zone = zone
        self.pile = pile
        self.leaders = leaders
        self.marched = marched
        self.bonus = [0, 0] if bonus is None else bonus  # cards by events, step H
        self.cards = [0, 0] if cards is None else cards
        self.shown = [[], []] if shown is None else shown
        self.losses = [0, 0] if losses is None else losses  # suffered
        self.fatigue = [0, 0] if fatigue is None else fatigue  # suffered
        self.more_fatigue = [0, 0] if more_fatigue is None else more_fatigue  # by events, step 3
        self.no_terrain = no_terrain  # Audace
        self.garde = garde  # La Garde fights
        self.loser = loser
        self.at = at  # where the beaten pile has got to
        self.left = left  # connections still to go
        self.path = [] if path is None else path  # connections used
        self.cost = cost  # fatigue of the retreat
        self.orderly = orderly  # Retraite en ordre
        self.pursuit = pursuit  # Grande charge

    def copy(self) -> Combat:
        return Combat(
            self.attacker,
            self.zone,
            self.pile[:],
            self.leaders[:],
            self.marched,
            self.bonus[:],
            self.cards[:],
            [self.shown[0][:], self.shown[1][:]],
            self.losses[:],
            self.fatigue[:],
            self.more_fatigue[:],
            self.no_terrain,
            self.garde,
            self.loser,
            self.at,
            self.left,
            self.path[:],
            self.cost,
            self.orderly,
            self.pursuit,
        )


class Sharing(Record):
    """Fatigue being shared among a pile; nothing is applied before the last one is placed."""

    __slots__ = ("each", "netted", "pile", "placed", "rest", "rule", "side", "zone")
    kind = "sharing"

    def __init__(
        self,
        side: int,
        zone: int,
        pile: int,
        each: int,
        rest: int,
        rule: str,
        netted: int = 0,
        placed: list[int] | None = None,
    ) -> None:
        self.side = side
        self.zone = zone
        self.pile = pile
        self.each = each
        self.rest = rest
        self.rule = rule
        self.netted = netted  # part of a simultaneous step: eliminations wait (R06-62)
        self.placed = [] if placed is None else placed


class Losing(Record):
    """Losses being shared among a pile, cube by cube. `secret`: which corps is the owner's."""

    __slots__ = ("duty", "netted", "pile", "placed", "rule", "secret", "side", "total")
    kind = "losing"

    def __init__(
        self,
        side: int,
        pile: int,
        total: int,
        rule: str,
        duty: int = 0,
        netted: int = 0,
        secret: int = 0,
        placed: list[int] | None = None,
    ) -> None:
        self.side = side
        self.pile = pile
        self.total = total
        self.rule = rule
        self.duty = duty  # one of them must be cavalry (N06-COM-13)
        self.netted = netted
        self.secret = secret
        self.placed = [] if placed is None else placed  # 2 × corps, +1 for cavalry


class Resting(Record):
    """Fatigue being removed from corps that the owner chooses."""

    __slots__ = ("left", "pile", "placed", "rule", "side")
    kind = "resting"

    def __init__(
        self, side: int, pile: int, left: int, rule: str, placed: list[int] | None = None
    ) -> None:
        self.side = side
        self.pile = pile
        self.left = left
        self.rule = rule
        self.placed = [] if placed is None else placed


class Event(Record):
    """A card being played for its event; `card` has been shown."""

    __slots__ = ("card", "side")
    kind = "event"

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def copy(self) -> Event:
        return Event(self.side, self.card)


class Detached(Record):
    """Corps being picked for Réaction or Au son du canon; or vedettes, for Réaction."""

    __slots__ = ("leaders", "pile", "scouts", "side", "zone")
    kind = "detached"

    def __init__(
        self, side: int, zone: int = -1, pile: int = 0, leaders: int = 0, scouts: int = 0
    ) -> None:
        self.side = side
        self.zone = zone
        self.pile = pile
        self.leaders = leaders
        self.scouts = scouts

    def copy(self) -> Detached:
        return Detached(self.side, self.zone, self.pile, self.leaders, self.scouts)


class Recovering(Record):
    """Recovery step 2 of one side: which corps a card was spent on."""

    __slots__ = ("corps", "served", "side")
    kind = "recovering"

    def __init__(self, side: int, served: int = 0, corps: int = -1) -> None:
        self.side = side
        self.served = served
        self.corps = corps

    def copy(self) -> Recovering:
        return Recovering(self.side, self.served, self.corps)


class Placing(Record):
    """Vedettes being placed by both sides at once (N06-GRO-VED-1); lists are by side."""

    __slots__ = ("again", "done", "zones")
    kind = "placing"

    def __init__(self, zones: list[list[int]] | None = None, done: int = 0, again: int = 0) -> None:
        self.zones = [[], []] if zones is None else zones
        self.done = done  # a mask of sides
        self.again = again  # those who have begun again: once, or placing might never end

    def copy(self) -> Placing:
        return Placing([self.zones[0][:], self.zones[1][:]], self.done, self.again)


class Bidding(Record):
    """Bids for the sides (N06-MAR-BID-1), by seat: 10 × side + points, -1 before it is made."""

    __slots__ = ("bids",)
    kind = "bidding"

    def __init__(self, bids: list[int] | None = None) -> None:
        self.bids = [-1, -1] if bids is None else bids


RECORDS: list[type[Record]] = [
    Operation,
    March,
    Combat,
    Sharing,
    Losing,
    Resting,
    Event,
    Detached,
    Recovering,
    Placing,
    Bidding,
]
