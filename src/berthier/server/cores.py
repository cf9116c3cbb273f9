"""Which processor cores the server takes.

Python runs one thread at a time. Spread over several cores, the server's threads wake each other
from one core to another several times for every answer, which costs up to a third of its work; on
one core they take turns. The worker processes get all cores.
"""

from __future__ import annotations

import os

# Those that were given to this process; none where a system does not tell.
ALL = frozenset(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else frozenset[int]()


def gather() -> None:
    """The thread that asks, and all that it starts from now on, stay on one core. Several servers
    of a machine do not all take the same.
    """
    if ALL:
        take(frozenset([sorted(ALL)[os.getpid() % len(ALL)]]))


def take(cores: frozenset[int]) -> None:
    """The thread that asks, and all that it starts from now on, may use these."""
    if cores:
        os.sched_setaffinity(0, cores)
