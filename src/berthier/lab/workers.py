"""Processes that play games: each is given the next one as soon as it has finished one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType

from berthier.kernel.errors import BadInput
from berthier.lab.interrupts import ended_gently, undisturbed, unheard
from berthier.lab.one_game import Game, play_game
from berthier.lab.plan import Plan

PATIENCE = 10.0  # seconds for a process to end when it is told to: each of its programs has one


class Workers:
    """As many processes as wanted, for as long as the `with` lasts."""

    def __init__(self, plan: Plan, count: int) -> None:
        # Not forked: whoever starts us may have threads.
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        with unheard():
            for _ in range(count):
                here, there = context.Pipe()
                process = context.Process(target=serve, args=(plan, there), daemon=True)
                process.start()
                there.close()  # so that its end is noticed
                self.pipes.append(here)
                self.processes.append(process)

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with undisturbed():
            if kind is not None:  # perhaps in the middle of a game
                for process in self.processes:
                    process.terminate()
            else:  # whose pipe ends leaves by himself; told besides, Python may stumble at the door
                self._close()
            for process in self.processes:
                process.join(PATIENCE)
                if process.is_alive():
                    process.kill()
                    process.join()
            self._close()

    def _close(self) -> None:
        for pipe in self.pipes:
            pipe.close()

    def play(self, numbers: Iterable[int]) -> Iterator[Game]:
        """These games, in the order in which they end."""
        waiting = iter(numbers)
        busy = [pipe for pipe in self.pipes if _hand_out(pipe, waiting)]
        while busy:
            for pipe in wait(busy):
                assert isinstance(pipe, Connection)
                try:
                    game: Game = pipe.recv()
                except EOFError:
                    raise BadInput("worker-died") from None
                if not _hand_out(pipe, waiting):
                    busy.remove(pipe)
                yield game


def _hand_out(pipe: Connection, waiting: Iterator[int]) -> bool:
    """The next game to a process; False: there is none left."""
    number = next(waiting, None)
    if number is None:
        return False
    pipe.send(number)
    return True


def serve(plan: Plan, pipe: Connection) -> None:
    """Play what is handed out, until there is nobody to play for."""
    try:
        with ended_gently():  # programs that play are ended too
            while True:
                pipe.send(play_game(plan, pipe.recv()))
    except (EOFError, OSError, KeyboardInterrupt):
        return
