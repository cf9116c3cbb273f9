"""Compiled code plays the same games as plain Python, and does not run if a source has changed."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

from berthier import compiled

ROOT = Path(__file__).parents[1]
GAMES = Path(__file__).with_name("fast_games.py")


def cloned(root: Path) -> Path:
    """Sources of their own with a build: what `make fast` has left if it is up to date, else one
    without optimisation, which takes a third of the time.
    """
    skipped = shutil.ignore_patterns("__pycache__", "static")
    for folder in ("src", "tools"):
        shutil.copytree(ROOT / folder, root / folder, ignore=skipped)
    if compiled.is_fresh():
        shutil.copytree(compiled.BUILT.parent, root / "build" / "fast")
    else:
        subprocess.run([sys.executable, "tools/fast.py", "0"], cwd=root, check=True)
    return root


def test_compiled_code(tmp_path: Path) -> None:
    """One test for all that needs a build: that takes longest, and must be made once only."""
    clone = cloned(tmp_path)
    games_are_the_same(clone)
    a_changed_source_runs_as_it_is(clone)
    a_new_file_counts_as_a_change(clone)
    spawned_processes_run_compiled_too(clone)


def run(root: Path, *line: str, plain: bool = False) -> str:
    """What a Python program prints with the sources of this clone."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), compiled.PLAIN: "1" * plain}
    command = [sys.executable, *line]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def version(root: Path, *line: str) -> str:
    return run(root, "-m", "berthier.cli.main", "--version", "--lang", "en", *line)


def games_are_the_same(clone: Path) -> None:
    """Random play and Tambour, every title and level, with saves and views; and all rules."""
    how, *games = run(clone, str(GAMES)).splitlines()
    plain_how, *plain_games = run(clone, str(GAMES), plain=True).splitlines()
    assert how.startswith("compiled ")
    assert how.endswith(".so")
    assert plain_how == f"plain {clone}/src/berthier/kernel/flow.py"
    assert games == plain_games


def a_changed_source_runs_as_it_is(clone: Path) -> None:
    assert version(clone).endswith(" (compiled)\n")
    source = clone / "src" / "berthier" / "kernel" / "flow.py"
    before = source.read_text("utf-8")
    source.write_text(before + "\nCHANGED = True\n", "utf-8")
    try:
        assert run(clone, "-c", "from berthier.kernel import flow; print(flow.CHANGED)") == "True\n"
        assert version(clone).endswith(" (the compiled code is out of date: make fast)\n")
    finally:
        source.write_text(before, "utf-8")
    assert version(clone).endswith(" (compiled)\n")


def a_new_file_counts_as_a_change(clone: Path) -> None:
    new = clone / "src" / "berthier" / "games" / "napoleon" / "packs" / "new.toml"
    new.write_text("", "utf-8")
    try:
        assert "out of date" in version(clone)
    finally:
        new.unlink()


def spawned_processes_run_compiled_too(clone: Path) -> None:
    program = clone / "spawning.py"
    program.write_text(
        "from multiprocessing import get_context\n"
        "from berthier.compiled import is_used\n"
        "if __name__ == '__main__':\n"
        "    with get_context('spawn').Pool(1) as pool:\n"
        "        print(pool.apply(is_used))\n"
    )
    assert run(clone, str(program)) == "True\n"
    assert run(clone, str(program), plain=True) == "False\n"


SOURCE = '''"""A module."""

from __future__ import annotations

ONE, TWO = 1, 2  # numbers
TABLE: dict[str, int] = {}
FOUND = 0
Name = str


@rule(
    "X-1",
    off=0,
)
def one() -> int:
    return ONE


class Walker:
    @rule("X-2")
    def step(self) -> None:
        global FOUND
        FOUND = 1
'''
PREPARED = '''"""A module."""

from __future__ import annotations; from typing import Final

ONE: Final = 1; TWO: Final = 2
TABLE: Final[dict[str, int]] = {}
FOUND = 0
Name = str






def one() -> int:
    return ONE


class Walker:

    def step(self) -> None:
        global FOUND
        FOUND = 1
rule('X-1', off=0)(one)
rule('X-2')(Walker.step)
'''


def test_what_the_compiler_reads_is_the_source_line_for_line() -> None:
    prepare = runpy.run_path(str(ROOT / "tools" / "prepare.py"))["prepare"]
    assert prepare(SOURCE) == PREPARED
