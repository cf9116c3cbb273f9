"""A referee in its own process, as other programs use it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

COMMAND = [sys.executable, "-m", "berthier.cli.main"]
# Without the width that a test runner gives its workers: lines are left as they are.
_OURS = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
ENVIRONMENT = {**_OURS, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}


class Referee:
    """One conversation."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "referee", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=ENVIRONMENT,
        )

    def __enter__(self) -> Referee:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def line(self, line: bytes) -> str:
        """Its reply as it stands."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().decode().rstrip("\n")

    def send(self, line: bytes) -> Any:
        return json.loads(self.line(line))

    def __call__(self, do: str, **fields: object) -> Any:
        return self.send(json.dumps({"do": do, **fields}).encode())

    def fine(self, do: str, **fields: object) -> Any:
        reply = self(do, **fields)
        assert reply["ok"], reply
        return reply

    def refused(self, code: str, do: str, **fields: object) -> Any:
        reply = self(do, **fields)
        assert set(reply) == {"ok", "error", "rule", "text"}, reply
        assert (reply["ok"], reply["error"]) == (False, code), reply
        assert reply["text"]
        return reply

    def end(self) -> tuple[int, str, str]:
        """Close its input; exit code, what it still said, what it complained about."""
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out.decode(), err.decode()
