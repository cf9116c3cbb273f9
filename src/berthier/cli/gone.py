"""Whoever read what we write has gone."""

from __future__ import annotations

import errno


def is_gone(problem: BaseException) -> bool:
    """The end of the pipe, or the window of the terminal, has been closed."""
    return isinstance(problem, OSError) and problem.errno in (errno.EPIPE, errno.EIO)
