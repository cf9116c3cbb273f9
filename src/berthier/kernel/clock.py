"""Clocks for decisions: pure sums over moments that the caller brings. Everything in milliseconds.

A clock stands still until its seat is asked, and stands still again from the answer on. At a *live*
table a seat has so much time for the whole match, and a little more for each decision. By
*correspondence* every decision has an allowance of its own, and what goes beyond it comes out of a
bank.
"""

from __future__ import annotations

from berthier.kernel.errors import BadInput

SECOND = 1000
DAY = 24 * 3600 * SECOND
NONE, LIVE, CORRESPONDENCE = "none", "live", "correspondence"
KINDS = (NONE, LIVE, CORRESPONDENCE)
# By kind its fields: the least and the most, in the field's own unit.
FIELDS = {
    NONE: {},
    LIVE: {"seconds": (1, 24 * 3600), "increment": (0, 3600)},
    CORRESPONDENCE: {"days": (1, 60), "bank": (0, 365)},
}


class Control:
    """How much time a match gives: the same to each seat that has a clock."""

    __slots__ = ("allowance", "increment", "kind", "start")

    def __init__(self, kind: str, start: int, increment: int, allowance: int) -> None:
        self.kind = kind
        self.start = start  # on every clock when the match begins
        self.increment = increment  # for each decision, once it is made
        self.allowance = allowance  # for each decision, before anything is taken off the clock


def control_of(fields: dict[str, object]) -> Control | None:
    """Time control from its plain fields, those left out being 0; None if there is none."""
    kind = str(fields.get("kind", NONE))
    if kind not in KINDS:
        raise _bad("kind", ", ".join(KINDS), kind)
    known = FIELDS[kind]
    for name, value in fields.items():
        if name != "kind" and name not in known:
            raise _bad(name, ", ".join(["kind", *known]), value)
    found = {name: _within(name, fields.get(name, 0), *known[name]) for name in known}
    if kind == LIVE:
        return Control(kind, found["seconds"] * SECOND, found["increment"] * SECOND, 0)
    if kind == CORRESPONDENCE:
        return Control(kind, found["bank"] * DAY, 0, found["days"] * DAY)
    return None


def _within(name: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _bad(name, f"{least}–{most}", value)
    return value


def _bad(name: str, expected: str, found: object) -> BadInput:
    return BadInput("bad-field", field=f"clock.{name}", expected=expected, found=str(found))


class Clock:
    """One seat's time."""

    __slots__ = ("left", "owed", "since", "used")

    def __init__(self, left: int, used: int = 0, owed: int = 0, since: int = 0) -> None:
        self.left = left
        self.used = used  # of the allowance, by the question at hand
        # Own answers that were taken back: their time is gone, and what replaces them gets neither
        # an increment nor a new allowance, or going back and forth would make time.
        self.owed = owed
        self.since = since  # runs from this moment on; 0: stands still

    def falls(self, control: Control) -> int:
        """The moment at which the flag falls if nothing happens; 0 if it stands still."""
        return self.since + self.reach(control) if self.since else 0

    def reach(self, control: Control) -> int:
        """How long the seat could think from `since` on."""
        return max(0, control.allowance - self.used) + self.left

    def begin(self, at: int) -> None:
        if not self.since:
            self.since = at

    def stop(self, control: Control, at: int) -> None:
        """Stand still; the time since is spent."""
        if not self.since:
            return
        spent = max(0, at - self.since)
        free = min(spent, max(0, control.allowance - self.used))
        self.used += free
        self.left = max(0, self.left - (spent - free))
        self.since = 0

    def answer(self, control: Control, at: int) -> None:
        """Stand still because the decision is made."""
        self.stop(control, at)
        if self.owed:
            self.owed -= 1
        else:
            self.left += control.increment
            self.used = 0

    def copy(self) -> Clock:
        return Clock(self.left, self.used, self.owed, self.since)

    def row(self) -> tuple[int, int, int, int]:
        return self.left, self.used, self.owed, self.since
