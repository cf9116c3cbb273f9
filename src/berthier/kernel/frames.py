"""What can wait on a game's stack, and the tables and the board that go with it.

Boards and frames are plain `__slots__` classes (a third of the price of dataclasses); frames are
treated as immutable once on the stack. `flow` runs them, and games import them from there.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

from berthier.kernel.errors import KernelError

if TYPE_CHECKING:
    from berthier.kernel.events import Journal, Kind
    from berthier.kernel.oracle import Oracle


class Frame:
    """Something that waits on the stack. Holds public values only."""

    __slots__ = ()
    kind: ClassVar[str] = ""


class Call(Frame):
    """A procedure that goes on at a label."""

    __slots__ = ("label", "procedure")
    kind = "call"

    def __init__(self, procedure: str, label: str) -> None:
        self.procedure = procedure
        self.label = label


class Jump(Frame):
    """Flow only: the innermost procedure goes on at another of its labels."""

    __slots__ = ("label",)

    def __init__(self, label: str) -> None:
        self.label = label


STOP = Jump("end")


class Leave(Frame):
    """Flow only: unwind to and through the named procedure."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: str) -> None:
        self.procedure = procedure


class Over(Frame):
    """Flow only: the game ends here; `side` has won by `rule` (side -1: nobody)."""

    __slots__ = ("rule", "side")

    def __init__(self, side: int, rule: str) -> None:
        self.side = side
        self.rule = rule


class Effect(Frame):
    """Something that happens when its turn comes."""

    __slots__ = ()

    def run(self, b: Any) -> Flow:
        raise NotImplementedError


Flow = None | Frame | list[Frame]
Paragraph = Callable[[Any], Flow]
Option = Any  # an int or a small tuple of ints that means something by itself
# Verb and typed things: ("move", (("zone", 12),))
Spelling = tuple[str, tuple[tuple[str, int], ...]]


class Refusal:
    """Why a candidate may not be chosen: a constant with its message and its rule."""

    __slots__ = ("code", "rule")

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule


Check = Callable[[Any, Any, Option], Refusal | None]
PASS = -1


class Question(Frame):
    """A seat is asked. Candidates that no check refuses are its options.

    `guarded`: how many options there are depends on hidden facts, so a strict match asks even if
    only one is left; everywhere else a forced answer is taken at once.
    """

    __slots__ = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ()
    checks: ClassVar[tuple[Check, ...]] = ()
    otherwise: ClassVar[Refusal] = Refusal("not-a-candidate", "")
    guarded: ClassVar[bool] = False
    may_pass: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, b: Any) -> list[Option]:
        raise NotImplementedError

    def take(self, b: Any, option: Option) -> Flow:
        raise NotImplementedError

    def blocked(self, b: Any) -> Flow:
        """What happens when no candidate is legal; without it that is a bug."""
        raise KernelError("no-option", question=self.kind, stack=str(dump_frames(b.stack)))

    def spell(self, b: Any, option: Option) -> Spelling:
        """The option as verb and things: one stable text and one label are made from it."""
        raise NotImplementedError


class Window(Question):
    """A chance to answer: the first option is `PASS`, which no check can refuse.

    Opened and closed on public facts only.
    """

    __slots__ = ()
    name: ClassVar[str] = ""
    guarded = True
    may_pass = True

    def window(self) -> str:
        """The name by which standing orders know it."""
        return self.name


class Together(Frame):
    """Several seats are asked at once; the frame goes on when all have answered.

    Each answer goes into a record; nobody sees who has answered already.
    """

    __slots__ = ()

    def pending(self, b: Any) -> list[Question]:
        """The questions of the seats that have not answered yet."""
        raise NotImplementedError

    def settle(self, b: Any) -> Flow:
        """What follows once all have answered."""
        raise NotImplementedError


class Record:
    """The locals of one running procedure; pushed and popped with its Call."""

    __slots__ = ()
    kind: ClassVar[str] = ""

    def copy(self) -> Record:
        """Lists are copied too; records that search copies all the time write their own."""
        make: Callable[..., Record] = type(self)
        values = _READERS.get(make) or _reader(type(self))
        return make(*[value[:] if type(value) is list else value for value in values(self)])


_READERS: dict[Callable[..., Record], Callable[[Record], tuple[Any, ...]]] = {}


def _reader(kind: type[Record]) -> Callable[[Record], tuple[Any, ...]]:
    """All fields of a record at once, worked out once a class."""
    names = fields(kind)
    found: Callable[[Record], tuple[Any, ...]] = (
        attrgetter(*names) if len(names) > 1 else lambda r: tuple(getattr(r, n) for n in names)
    )
    _READERS[kind] = found
    return found


class Procedure:
    """A table of paragraphs in the book's order, closed by the silent label `end`."""

    def __init__(
        self, name: str, *rows: tuple[str, Paragraph], record: type[Record] | None = None
    ) -> None:
        self.name = name
        self.record = record
        after = [Call(name, label) for label, _ in rows[1:]] + [Call(name, "end")]
        self.steps = {label: (run, nxt) for (label, run), nxt in zip(rows, after, strict=True)}
        if len(self.steps) != len(rows):
            raise KernelError("label-twice", procedure=name)


class Tables:
    """All procedures, frames, records and kinds of events of one game, by their names."""

    def __init__(
        self,
        procedures: list[Procedure],
        frames: list[type[Frame]],
        records: list[type[Record]],
        events: list[Kind],
    ) -> None:
        self.steps = {p.name: p.steps for p in procedures}
        self.owners = {p.name: p.record for p in procedures}
        kinds: list[type[Frame]] = [Call, *frames]
        self.frames: dict[str, Callable[..., Frame]] = {f.kind: f for f in kinds}
        self.records: dict[str, Callable[..., Record]] = {r.kind: r for r in records}
        self.events = {event.name: event for event in events}
        for table, rows in ((self.frames, kinds), (self.records, records), (self.events, events)):
            if len(table) != len(rows):
                raise KernelError("kind-twice", kinds=str(sorted(table)))


class Board:
    """What every game's board has; games add their own slots and write `copy` by hand."""

    __slots__ = ("journal", "luck", "offered", "oracle", "over", "records", "stack", "strict")
    tables: ClassVar[Tables]
    saved: ClassVar[tuple[str, ...]] = ()  # the game's own fields, as saves keep them
    # Of these the ones that came later: saved only where they are used, so that what was saved
    # before them keeps its fingerprint.
    later: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.records: list[Record] = []
        self.luck = 1  # the one-integer generator of search
        self.oracle: Oracle | None = None  # the keyed chance of refereed matches
        self.journal: Journal | None = None  # None: nobody listens, nothing is built
        self.strict = 0
        self.over: Over | None = None
        self.offered: list[Option] = []  # the options of the first question asked, by `advance`

    def copy(self) -> Board:
        """The same position for somebody else: without oracle and journal."""
        raise NotImplementedError


def dump_frames(stack: list[Frame]) -> list[list[Any]]:
    """Frames as plain rows: names and labels, never indexes."""
    return [[f.kind, *(getattr(f, name) for name in fields(type(f)))] for f in stack]


_FIELDS: dict[type, tuple[str, ...]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """The slots of a frame or record in the order of its `__init__`; none if it has none."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(signature(kind).parameters)
    return _FIELDS[kind]
