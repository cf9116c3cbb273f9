"""The server stays on one core, its workers have all of them."""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.inside import until
from tests.server.running import Running, Visitor, texts


def threads_of(process: int) -> list[int]:
    return [int(name) for name in os.listdir(f"/proc/{process}/task")]


def workers_of(process: int) -> list[int]:
    """Those that think; another child only keeps count of what they share."""
    files = [Path(f"/proc/{process}/task/{thread}/children") for thread in threads_of(process)]
    found = [int(child) for file in files for child in file.read_text().split()]
    return [one for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def test_the_server_stays_on_one_core_and_its_workers_do_not(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    visitor = Visitor(running).sit()
    match = visitor.open(opponent="computer", side="french", level="tambour")
    server = running.process.pid
    while not workers_of(server):
        state = visitor.until_asked(match)
        visitor.answer(match, state, texts(state)[0])
    own = [os.sched_getaffinity(thread) for thread in threads_of(server)]
    assert len(own[0]) == 1
    assert all(cores == own[0] for cores in own)
    # It gets them when it has started.
    every = os.sched_getaffinity(0)
    until(lambda: all(os.sched_getaffinity(one) == every for one in workers_of(server)))
    assert running.stop() == 0
