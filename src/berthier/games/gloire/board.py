"""The board: all that changes in a match, as ints and lists of ints."""

from __future__ import annotations

from typing import ClassVar

from berthier.games.gloire.kit import Kit
from berthier.kernel import flow
from berthier.kernel.flow import Frame, Option, Over, Record

# Where a piece is that stands in no box: not in play, coming, away until next turn, out for good.
OFF, AWAITED, AWAY, LOST, CAPTURED = -1, -2, -3, -4, -5
COMMANDED, LEVEL_A, LEVEL_B = range(3)  # JDG-4.3-1, JDG-4.6-1, -2
# The board's own, all of which saves keep.
FIELDS = (
    "acting",
    "active",
    "army",
    "aside",
    "at",
    "battles",
    "built",
    "busy",
    "chiefs",
    "closed",
    "coming",
    "commanders",
    "control",
    "counters",
    "crosses",
    "decoyed",
    "described",
    "done",
    "emptied",
    "entered",
    "first",
    "found",
    "fresh",
    "hamburg",
    "hands",
    "inside",
    "intercepted",
    "joined",
    "late",
    "level",
    "lines",
    "linked",
    "marshal",
    "moved",
    "mud_next",
    "parent",
    "pc",
    "period",
    "pf",
    "pile",
    "points",
    "pontoons",
    "resumption",
    "scenario",
    "shown",
    "shut",
    "sieges",
    "sight",
    "solitaire",
    "spent",
    "split",
    "stock",
    "stragglers",
    "supplied",
    "tired",
    "trenches",
    "truce",
    "turn",
    "unsupplied",
    "weather",
    "where",
)


class Board(flow.Board):
    """Masks are of pieces, except `shut` (links). `at` has units, `chiefs` leaders, by side and
    box.

    Copies share some lists that are long or change seldom: in play those are never changed, but
    replaced by others.
    """

    __slots__ = (*FIELDS, "kit")
    saved: ClassVar[tuple[str, ...]] = FIELDS
    later = ("acting", "solitaire")

    def __init__(
        self,
        kit: Kit,
        scenario: str,
        where: list[int],
        at: list[list[int]],
        chiefs: list[list[int]],
        pf: list[int],
        crosses: list[int],
        stragglers: list[int],
        emptied: list[int],
        army: list[int],
        parent: list[int],
        level: list[int],
        lines: list[int],
        linked: int,
        commanders: list[int],
        supplied: list[int],
        pc: list[int],
        control: list[int],
        shut: int,
        pontoons: list[int],
        stock: list[int],
        trenches: list[int],
        sieges: list[int],
        inside: int,
        entered: list[int],
        battles: list[int],
        intercepted: list[int],
        coming: list[int],
        done: int,
        moved: int,
        busy: list[int],
        tired: int,
        built: int,
        joined: int,
        split: int,
        counters: list[int],
        points: list[int],
        turn: int,
        first: int,
        active: int,
        period: int,
        weather: int,
        mud_next: int,
        closed: int,
        unsupplied: int,
        described: int,
        late: int,
        pile: list[int],
        aside: list[int],
        hands: list[list[int]],
        spent: int,
        truce: int,
        resumption: int,
        marshal: int,
        hamburg: int,
        sight: int,
        shown: int,
        found: list[int],
        fresh: list[int],
        decoyed: int,
        solitaire: int,
        acting: list[int],
        strict: int = 0,
        luck: int = 1,
        stack: list[Frame] | None = None,
        records: list[Record] | None = None,
        over: Over | None = None,
        offered: list[Option] | None = None,
    ) -> None:
        self.oracle = None
        self.journal = None
        self.kit = kit
        self.scenario = scenario
        self.where = where  # by piece
        self.at = at
        self.chiefs = chiefs
        self.pf = pf
        self.crosses = crosses  # X marks on the roster (JDG-1.2.3-1)
        self.stragglers = stragglers  # / marks
        self.emptied = emptied  # by piece: the turn in which it came down to 0 PF, or 0
        self.army = army
        self.parent = parent  # of a detachment: who made it, or -1
        self.level = level  # of a unit, fixed in B1 (R023)
        # By army: which shared detachments have a line to its commander, and to any of its leaders.
        self.lines = lines
        self.linked = linked  # who has a line to his commander-in-chief, fixed in B1
        self.commanders = commanders  # by army: its commander-in-chief
        self.supplied = supplied  # by army: 6 with full points, 4 two thirds, 3 half
        self.pc = pc
        self.control = control  # by box: whose flag is there, or -1
        self.shut = shut  # links that nobody can cross now
        self.pontoons = pontoons  # 2 × link + whose
        self.stock = stock
        self.trenches = trenches  # 2 × box + whose
        self.sieges = sieges  # 8 × box + 2 × face + who besieges; face 0 is a mask
        self.inside = inside  # who is shut in a besieged or masked town
        self.entered = entered  # who came into the enemy's boxes this turn: box, link, PF, …
        self.battles = battles  # boxes with a Battle marker
        self.intercepted = intercepted  # boxes where a battle is due to an interception
        self.coming = coming  # marching to the guns: who, where, by which link, when, …
        self.done = done  # activated in this movement phase
        self.moved = moved  # moved or retreated in this game turn
        self.busy = busy  # by side: not idle since the end of its last movement phase (JDG-5.5.4-1)
        self.tired = tired  # Fatigue markers
        self.built = built  # built an entrenchment this turn (JDG-6.2-3)
        self.joined = joined  # tried to march to the guns this turn (JDG-6.5.2-6)
        self.split = split  # made or merged a detachment in this movement phase (JDG-6.1-3)
        self.counters = counters  # those that the scenario leaves free for detachments
        self.points = points  # PV of battles and captures
        self.turn = turn
        self.first = first
        self.active = active
        self.period = period
        self.weather = weather
        self.mud_next = mud_next
        self.closed = closed  # the frontier (JDG-A13-ARM-4)
        self.unsupplied = unsupplied  # played without supply (JDG-4.4-8)
        self.described = described  # a described position: nobody knows enemy strengths
        self.late = late  # reinforcements that wait for a die (JDG-3.3-1)
        self.pile = pile  # event cards that nobody has drawn
        self.aside = aside  # played or discarded
        self.hands = hands  # by side
        self.spent = spent  # halves of the Armistice that have been played (R110)
        self.truce = truce  # the turn of the Armistice marker, 0 without one
        self.resumption = resumption  # that of the Resumption marker, once there is one
        self.marshal = marshal  # who replaces Ney at the Armistice (JDG-OPT-1, -2)
        self.hamburg = hamburg  # Davout and Walmoden come (JDG-OPT-3)
        self.sight = sight  # which counters lie face-down (JDG-BLIND-1 to -3)
        self.shown = shown  # those that have been turned up since (R109)
        self.found = found  # 2 × box + side: a Force has been found there, whoever it is
        self.fresh = fresh  # by side: is its whole allotment of decoys to be laid (R121)?
        self.decoyed = decoyed  # played with decoys (JDG-BLIND-4)
        self.solitaire = solitaire  # dice give the points of a march (JDG-10-3)
        self.acting = acting  # by side whose player is at it, if each army has one (JDG-10-6)
        self.strict = strict
        self.luck = luck
        self.stack = [] if stack is None else stack
        self.records = [] if records is None else records
        self.over = over
        self.offered = [] if offered is None else offered

    def copy(self) -> Board:
        return Board(
            self.kit,
            self.scenario,
            self.where[:],
            [self.at[0][:], self.at[1][:]],
            [self.chiefs[0][:], self.chiefs[1][:]],
            self.pf[:],
            self.crosses[:],
            self.stragglers[:],
            self.emptied[:],
            self.army[:],
            self.parent,  # shared
            self.level,  # shared
            self.lines[:],
            self.linked,
            self.commanders[:],
            self.supplied[:],
            self.pc[:],
            self.control,  # shared
            self.shut,
            self.pontoons,  # shared
            self.stock[:],
            self.trenches[:],
            self.sieges[:],
            self.inside,
            self.entered[:],
            self.battles[:],
            self.intercepted[:],
            self.coming[:],
            self.done,
            self.moved,
            self.busy[:],
            self.tired,
            self.built,
            self.joined,
            self.split,
            self.counters,  # shared
            self.points[:],
            self.turn,
            self.first,
            self.active,
            self.period,
            self.weather,
            self.mud_next,
            self.closed,
            self.unsupplied,
            self.described,
            self.late,
            self.pile[:],
            self.aside,  # shared
            self.hands[:],  # each hand is shared
            self.spent,
            self.truce,
            self.resumption,
            self.marshal,
            self.hamburg,
            self.sight,
            self.shown,
            self.found,  # shared
            self.fresh[:],
            self.decoyed,
            self.solitaire,
            self.acting[:],
            self.strict,
            self.luck,
            self.stack[:],
            [record.copy() for record in self.records],
            self.over,
            self.offered,
        )
