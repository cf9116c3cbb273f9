"""What a forecast is made of: how one sample ended, and how often each end came."""

from __future__ import annotations

from typing import Protocol, TypedDict

# One end: for each matter (what, about whom or where) how it came out, as a word or a number.
Outcome = dict[tuple[str, str], str]
NOBODY = "nobody"
NONE = "none"  # there was no combat
CALLED_OFF = "called-off"


class Ahead(Protocol):
    """A dealt position that is played on until the matter is settled."""

    def outcome(self) -> Outcome: ...


class Matter(TypedDict):
    """One matter of a forecast, with how many samples came out in each way."""

    what: str  # winner, losses, corps, retreat, pursuit; result, mission
    about: str  # a side or a mission; "": the whole
    ways: list[tuple[str, int]]


class Forecast(TypedDict):
    samples: int
    matters: list[Matter]
