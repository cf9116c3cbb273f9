"""When the garbage collector looks for what is not used any more.

Rulebooks, packs and modules stay for good, matches for long, and an answer makes thousands of
short-lived objects. Looking through all of it while people play stops everybody for a tenth of a
second, so only the young are looked at then, and the rest when nobody is waiting. Not too few at a
time: what one answer makes and drops again would be looked at several times before it is dropped.
"""

from __future__ import annotations

import gc
import time

YOUNG = 10_000  # objects: a few answers
OFTEN = 5  # looks at the youngest for one at those that have survived it
SELDOM = 4_000  # of these for one at everything, if the server is never at rest
PAUSE = 60.0  # least seconds from one look at everything to the next


def begin() -> None:
    """When the server is ready: what there is now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OFTEN, SELDOM)


class Tidying:
    """Looks at everything, now and then."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def rest(self) -> None:
        if time.monotonic() - self.last >= PAUSE:
            gc.collect()
            self.last = time.monotonic()
