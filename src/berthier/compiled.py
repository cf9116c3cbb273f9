"""Compiled kernel, games and players: taken if `make fast` has built them from these very sources.

The compiled packages lie in a folder of their own, never beside the sources, so an edited source is
never hidden by an older compiled one: as soon as a single file differs, all run as plain Python.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from pathlib import Path

PACKAGES = ("kernel", "games", "players")
PLAIN = "BERTHIER_PLAIN"  # in the environment: plain Python, whatever has been built
HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "build" / "fast" / "berthier"  # beside src/ in a clone
STAMP = BUILT / "sources.txt"


def files(root: Path) -> list[Path]:
    """All files of the packages, always in the same order."""
    found: list[Path] = []
    for package in PACKAGES:
        for folder, _, names in os.walk(root / package):
            if not folder.endswith("__pycache__"):
                found += [Path(folder, name) for name in names]
    return sorted(found)


def fingerprint(root: Path) -> str:
    """Of the packages' names and contents, and of the Python they are compiled for."""
    mixed = blake2b(str(sys.implementation.cache_tag).encode(), digest_size=16)
    for file in files(root):
        content = file.read_bytes()
        mixed.update(f"{file.relative_to(root)}\0{len(content)}\0".encode())
        mixed.update(content)
    return mixed.hexdigest()


def is_fresh() -> bool:
    """Is there a build of these sources?"""
    return STAMP.exists() and STAMP.read_text() == fingerprint(HERE)


def use(path: list[str]) -> None:
    """Let the compiled packages go before the sources in a package's path, if they may be taken."""
    if not os.environ.get(PLAIN) and is_fresh():
        path.insert(0, str(BUILT))
        sys.path.append(str(BUILT.parent))  # where the library is that all of them share


def is_used() -> bool:
    return str(BUILT.parent) in sys.path


def is_stale() -> bool:
    """Has something been compiled that is not taken since the sources have changed?"""
    return not is_used() and not os.environ.get(PLAIN) and STAMP.exists()
