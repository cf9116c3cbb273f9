"""Files of a database: nobody else may read them, they come whole or not at all, none is lost."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path

from berthier.kernel.errors import BadInput

# What SQLite may have left beside a database. It would be applied to any other of the same name.
SIDES = ("-wal", "-shm", "-journal")
KEPT = ".before-restore"


def make_folder(folder: Path) -> None:
    """One that is there already stays as its owner wants it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("folder-not-writable", folder=str(folder)) from error


def make_private(file: Path) -> None:
    """A database that nobody else may read; what SQLite puts beside it gets the same rights."""
    try:
        with tempfile.TemporaryFile(dir=file.parent):
            pass  # its log has to be made beside it
    except OSError as error:
        raise BadInput("folder-not-writable", folder=str(file.parent)) from error
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        close_to_others(file)
        if not (file.is_file() and os.access(file, os.R_OK | os.W_OK)):
            raise BadInput("file-not-writable", file=str(file)) from None
    except OSError as error:
        raise BadInput("file-not-writable", file=str(file)) from error


def close_to_others(file: Path) -> None:
    """Databases were once made for everybody to read. Whoever lets a group do so has meant it."""
    for one in with_sides(file):
        with suppress(OSError):  # there is none, or it is somebody else's
            if one.is_file() and one.stat().st_mode & 0o007:
                one.chmod(0o600)


@contextmanager
def partial(file: Path) -> Iterator[Path]:
    """An empty file beside this one, to be renamed when it is whole; else nothing is left of it."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.", suffix=".part")
    os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        for left in with_sides(part):
            left.unlink(missing_ok=True)


def swap(part: Path, file: Path) -> Path | None:
    """Put one file in the place of another; what was there is kept under the name that is told.
    If that fails everything is where it was.
    """
    kept, there = free_name(file), file.exists()
    with ExitStack() as undone:
        for end in SIDES:
            if beside(file, end).exists():
                beside(file, end).rename(beside(kept, end))
                undone.callback(beside(kept, end).rename, beside(file, end))
        if there:
            _keep(file, kept)
            undone.callback(_take_back, kept, file)
        part.replace(file)
        undone.pop_all()
    close_to_others(kept)
    _folder_to_disk(file.parent)
    return kept if there else None


def _keep(file: Path, kept: Path) -> None:
    """A second name first: at no moment is there no database."""
    try:
        os.link(file, kept)
    except FileExistsError:
        raise
    except OSError:  # there are disks without second names
        file.rename(kept)


def _take_back(kept: Path, file: Path) -> None:
    kept.replace(file)
    kept.unlink(missing_ok=True)  # of two names of one file both are left


def free_name(file: Path) -> Path:
    """`berthier.db.before-restore`, or with the first number that is free."""
    names = (f"{file.name}{KEPT}" + (f"-{n}" if n > 1 else "") for n in count(1))
    kept = (file.with_name(name) for name in names)
    return next(one for one in kept if not any(map(os.path.lexists, with_sides(one))))


def with_sides(file: Path) -> list[Path]:
    return [file, *(beside(file, end) for end in SIDES)]


def beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


def file_to_disk(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def _folder_to_disk(folder: Path) -> None:
    """So that the new names outlast a power cut, where a folder can be told to."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
