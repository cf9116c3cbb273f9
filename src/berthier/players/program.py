"""A program that runs beside us: a line to it, a line back, within a time and a length."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from typing import IO

LONGEST = 1_000_000  # bytes of a line from the program
PORTION = 65_536
LAST_ERRORS = 20  # lines of its error output that are kept
ERROR_LINE = 500  # bytes that such a line may have on average
GLANCE = 0.2  # seconds after which we look whether a silent program is still there
FAREWELL = 1.0  # seconds to end by itself once its input is closed


class Broken(Exception):
    """How a program has failed, in one word, with the facts."""

    def __init__(self, how: str, **facts: object) -> None:
        super().__init__(how)
        self.how = how
        self.facts = facts


class Program:
    """One process, leader of a group of its own: what it starts ends with it."""

    def __init__(self, words: list[str]) -> None:
        self.process = _started(words)
        self.input, self.output, self.errors = _pipes(self.process)
        self.said = b""  # by the program, and not yet taken as an answer
        self.last = b""  # of its error output

    def exchange(self, told: bytes, seconds: float) -> bytes:
        """Tell it something, and return the line it says to that."""
        self._listen()
        if self.said:
            raise Broken("unasked", found=self.said)
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self.input, selectors.EVENT_WRITE)
            ready.register(self.output, selectors.EVENT_READ)
            ready.register(self.errors, selectors.EVENT_READ)
            while b"\n" not in self.said:
                if len(self.said) > LONGEST:
                    raise Broken("too-long", limit=LONGEST)
                left = until - time.monotonic()
                if left <= 0:
                    raise Broken("late", seconds=seconds)
                found = ready.select(min(left, GLANCE))
                if not found and self.process.poll() is not None:
                    raise self._gone()  # a child of it may still hold its output open
                for key, _ in found:
                    if key.fileobj is self.input:
                        told = told[self._write(told) :]
                        if not told:
                            ready.unregister(self.input)
                    elif key.fileobj is self.output:
                        self._listen()
                    elif not self._keep_errors():
                        ready.unregister(self.errors)
        line, _, self.said = self.said.partition(b"\n")
        return line

    def tell(self, told: bytes) -> None:
        """Tell it something that needs no answer; it may be gone, or not be reading."""
        with contextlib.suppress(Broken):
            self._write(told)

    def _write(self, told: bytes) -> int:
        try:
            return os.write(self.input.fileno(), told[:PORTION])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self._gone() from None

    def _listen(self) -> None:
        try:
            portion = os.read(self.output.fileno(), PORTION)
        except BlockingIOError:
            return
        if not portion:
            raise self._gone()
        self.said += portion

    def _gone(self) -> Broken:
        """It has closed its end: mostly because it has ended."""
        status = self._wait()
        return Broken("closed") if status is None else Broken("gone", status=status)

    def _keep_errors(self) -> bool:
        """Read what it wrote as errors; False: there is nothing more."""
        try:
            portion = os.read(self.errors.fileno(), PORTION)
        except BlockingIOError:
            return False
        self.last = (self.last + portion)[-LAST_ERRORS * ERROR_LINE :]
        return bool(portion)

    def last_errors(self) -> list[str]:
        """The last lines of its error output, fit to be printed."""
        lines = self.last.decode(errors="replace").splitlines()[-LAST_ERRORS:]
        return ["".join(c if c.isprintable() else " " for c in line) for line in lines]

    # --- the end

    def end(self) -> None:
        """Close its input, by which it knows, and leave it a moment."""
        self.input.close()
        self._wait()
        self.kill()

    def kill(self) -> None:
        """End it and all it has started, and read what it left behind."""
        with contextlib.suppress(ProcessLookupError, PermissionError):  # all gone already
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._keep_errors()
        for stream in (self.input, self.output, self.errors):
            stream.close()

    def _wait(self) -> int | None:
        """How it has ended; None: not yet."""
        try:
            return self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return None


def _started(words: list[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(
            words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
    except FileNotFoundError:
        raise Broken("not-found") from None
    except OSError:  # a folder, a text without "#!", a file without the right to run
        raise Broken("not-executable") from None


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Its input, output and error output; neither side may keep us waiting."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    pipes = process.stdin, process.stdout, process.stderr
    for pipe in pipes:
        os.set_blocking(pipe.fileno(), False)
    return pipes
