"""The locals of running procedures."""

from __future__ import annotations

from berthier.kernel.flow import Record


class Half(Record):
    """The phases of one player: B or C. Who gathered stragglers is his secret.

    `cuts`: armies that cards take a point of command from. `past`: boxes of counters through which
    he would rather be supplied.
    """

    __slots__ = ("cuts", "gathered", "past", "side")
    kind = "half"

    def __init__(
        self,
        side: int,
        gathered: int = 0,
        cuts: list[int] | None = None,
        past: list[int] | None = None,
    ) -> None:
        self.side = side
        self.gathered = gathered
        self.cuts = [] if cuts is None else cuts
        self.past = [] if past is None else past

    def copy(self) -> Half:
        return Half(self.side, self.gathered, self.cuts[:], self.past[:])


class Pooling(Record):
    """A die that two armies share."""

    __slots__ = ("armies", "die", "side")
    kind = "pooling"

    def __init__(self, side: int, die: int, armies: list[int]) -> None:
        self.side = side
        self.die = die
        self.armies = armies


class March(Record):
    """A stack being formed, then on its march.

    `left` are its points, `spent` what it has used; `link` is the one it came by last. Cards make
    it `steady` (no stragglers) or give it a bridging `train`. `trail` are the boxes it came
    through; after a reconnaissance it goes `back` that way, from this box (plus one).
    """

    __slots__ = (
        "army",
        "back",
        "box",
        "forced",
        "left",
        "link",
        "paid",
        "side",
        "spent",
        "stack",
        "start",
        "steady",
        "trail",
        "train",
    )
    kind = "march"

    def __init__(
        self,
        side: int,
        start: int,
        box: int,
        stack: int,
        army: int = -1,
        paid: int = 0,
        forced: int = 0,
        left: int = 0,
        spent: int = 0,
        link: int = -1,
        steady: int = 0,
        train: int = 0,
        trail: list[int] | None = None,
        back: int = 0,
    ) -> None:
        self.side = side
        self.start = start
        self.box = box
        self.stack = stack
        self.army = army
        self.paid = paid
        self.forced = forced
        self.left = left
        self.spent = spent
        self.link = link
        self.steady = steady
        self.train = train
        self.trail = [] if trail is None else trail
        self.back = back

    def copy(self) -> March:
        return March(
            self.side,
            self.start,
            self.box,
            self.stack,
            self.army,
            self.paid,
            self.forced,
            self.left,
            self.spent,
            self.link,
            self.steady,
            self.train,
            self.trail[:],
            self.back,
        )


class Withdrawing(Record):
    """Cavalry that leaves before a combat; `to`: boxes where some of it has gone already."""

    __slots__ = ("box", "came", "side", "to")
    kind = "withdrawing"

    def __init__(self, side: int, box: int, came: int, to: list[int] | None = None) -> None:
        self.side = side
        self.box = box
        self.came = came  # where the enemy came from
        self.to = [] if to is None else to


class Reacting(Record):
    """Forces that try to intercept a march (JDG-6.5.1).

    `asked`: boxes still to be asked; `forces`: masks of those who try, and then of those who may.
    """

    __slots__ = ("asked", "box", "force", "forces", "side")
    kind = "reacting"

    def __init__(
        self,
        side: int,
        box: int,
        asked: list[int],
        forces: list[int] | None = None,
        force: int = 0,
    ) -> None:
        self.side = side
        self.box = box
        self.asked = asked
        self.forces = [] if forces is None else forces
        self.force = force  # the one that is being formed, or that decides


OPEN, ASSAULT, SORTIE = range(3)


class Battle(Record):
    """A battle in its box. Pairs are by side; `forces` are those who fight.

    `tactics` are secret until both have chosen (0: not yet). `spread` says how many PF each unit
    has lost here, as piece and number in turn. `due` are losses still to be spread. `dice` says for
    each side what combat and guns cost the other: PF and star, twice. `edge` is what cards add in
    this sequence: to the dice, the columns, the BA.
    """

    __slots__ = (
        "assault",
        "attacker",
        "box",
        "dice",
        "due",
        "edge",
        "failed",
        "forces",
        "loser",
        "losses",
        "planned",
        "sequence",
        "shaken",
        "spared",
        "spread",
        "starred",
        "start",
        "tactics",
        "type",
    )
    kind = "battle"

    def __init__(
        self,
        attacker: int,
        box: int,
        forces: list[int],
        tactics: list[int] | None = None,
        type: int = 0,
        planned: int = 0,
        sequence: int = 0,
        start: list[int] | None = None,
        losses: list[int] | None = None,
        due: list[int] | None = None,
        starred: list[int] | None = None,
        shaken: list[int] | None = None,
        failed: list[int] | None = None,
        spread: list[int] | None = None,
        loser: int = -1,
        assault: int = 0,
        dice: list[int] | None = None,
        edge: list[int] | None = None,
        spared: int = 0,
    ) -> None:
        self.attacker = attacker
        self.box = box
        self.forces = forces
        self.tactics = [0, 0] if tactics is None else tactics
        self.type = type
        self.planned = planned
        self.sequence = sequence
        self.start = [0, 0] if start is None else start  # PF at the beginning (JDG-8.6-1)
        self.losses = [0, 0] if losses is None else losses
        self.due = [0, 0] if due is None else due
        self.starred = [0, 0] if starred is None else starred  # must test by a star
        self.shaken = [0, 0] if shaken is None else shaken  # has lost 20 % (JDG-8.6-2)
        self.failed = [0, 0] if failed is None else failed
        self.spread = [] if spread is None else spread
        self.loser = loser
        self.assault = assault  # OPEN, ASSAULT or SORTIE
        self.dice = [0] * 8 if dice is None else dice
        self.edge = [0] * 6 if edge is None else edge
        self.spared = spared  # a card keeps the winner from pursuing


class Drafting(Record):
    """Strength points of a nation being given to its units; `given`: who had how many; `half`: of
    the card that brings them; `box`: of the corps that was broken up.
    """

    __slots__ = ("box", "given", "half", "left", "nation", "side")
    kind = "drafting"

    def __init__(
        self,
        side: int,
        nation: int,
        left: int,
        given: list[int] | None = None,
        half: int = -1,
        box: int = -1,
    ) -> None:
        self.side = side
        self.nation = nation
        self.left = left
        self.given = [] if given is None else given  # one piece for each point
        self.half = half
        self.box = box


class Placing(Record):
    """The boxes of each side's decoys, in their order, as they are chosen (JDG-7.1-1)."""

    __slots__ = ("coalition", "french")
    kind = "placing"

    def __init__(self, french: list[int] | None = None, coalition: list[int] | None = None) -> None:
        self.french = [] if french is None else french
        self.coalition = [] if coalition is None else coalition


class Pushing(Record):
    """Who must leave a box where reinforcements arrive (JDG-3.3-3)."""

    __slots__ = ("box", "side")
    kind = "pushing"

    def __init__(self, side: int, box: int) -> None:
        self.side = side
        self.box = box


class Guns(Record):
    """Forces that may march to battles: `asked` holds start and battle in turn."""

    __slots__ = ("asked", "force", "side")
    kind = "guns"

    def __init__(self, side: int, asked: list[int], force: int = 0) -> None:
        self.side = side
        self.asked = asked
        self.force = force


class Town(Record):
    """A fortified town: `side` is in it or behind its walls. `leaving`: who has no room, and goes
    next.
    """

    __slots__ = ("box", "leaving", "side")
    kind = "town"

    def __init__(self, side: int, box: int, leaving: int = -1) -> None:
        self.side = side
        self.box = box
        self.leaving = leaving


RECORDS: list[type[Record]] = [
    Half,
    Pooling,
    March,
    Withdrawing,
    Reacting,
    Battle,
    Drafting,
    Placing,
    Pushing,
    Guns,
    Town,
]
