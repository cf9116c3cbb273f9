"""Files of matches: nothing is lost on leaving, and no other file is written over."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path

from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.kernel.match import Match


def path_of(word: str) -> Path:
    """A file as somebody typed it; `~` is the home."""
    if not word.strip() or "\0" in word:
        raise BadInput("bad-file-name", file=word.replace("\0", "\\0"))
    try:
        return Path(word).expanduser()
    except RuntimeError:  # the home of somebody unknown
        return Path(word)


def save_as(match: Match, file: Path) -> None:
    """Write a match, but over nothing else than a save of this same match."""
    if _is_folder(file):
        raise BadInput("file-is-folder", file=str(file))
    if not is_free_for(match, file):
        raise BadInput("file-taken", file=str(file))
    store.write(file, store.encode(match))


def _is_folder(file: Path) -> bool:
    try:
        return file.is_dir()
    except OSError:  # for instance a name that is too long
        raise BadInput("file-not-writable", file=str(file)) from None


def is_free_for(match: Match, file: Path) -> bool:
    """No such file yet, or an earlier save of this match."""
    try:
        if not file.exists():
            return not file.is_symlink()
        found = store.decode(store.read(file))
    except (BadInput, OSError):
        return False
    return found.get("secret") == match.secret.hex() and found.get("title") == match.title.title


def keep(match: Match, loaded: Path | None, anywhere: bool = False) -> Path:
    """Keep a match: in the file it came from, else under the first free name.

    `anywhere`: there is nobody left to ask, so the home and the temporary folder will do as well.
    """
    problem: BadInput | None = None
    for file in _places(match, loaded, anywhere):
        try:
            save_as(match, file)
        except BadInput as error:
            problem = problem or error
            continue
        return file
    raise problem or BadInput("file-not-writable", file=".")


def _places(match: Match, loaded: Path | None, anywhere: bool) -> Iterator[Path]:
    if loaded is not None:
        yield loaded
        if is_free_for(match, loaded) and not anywhere:
            return  # it is ours, but can't be written: its owner must know
    yield first_free(Path(), match)
    if anywhere:
        yield first_free(_home(), match)
        yield first_free(Path(tempfile.gettempdir()), match)


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        return Path(tempfile.gettempdir())


def first_free(folder: Path, match: Match) -> Path:
    """`berthier-napoleon-1806.save`, or with the first number that is free."""
    number, name = 1, f"berthier-{match.title.title}"
    while True:
        file = folder / (f"{name}-{number}.save" if number > 1 else f"{name}.save")
        try:
            taken = file.exists() or file.is_symlink()
        except OSError:
            taken = False  # writing it will tell
        if not taken:
            return file
        number += 1


def resume_options(file: Path, players: dict[str, str], lang: str) -> str:
    """What to type to go on with the same players."""
    words = ["--load", shlex.quote(str(file))]
    for seat, player in players.items():
        if player != "human":
            words += [f"--{seat}", shlex.quote(player)]
    return " ".join([*words, *(["--lang", lang] if lang else [])])
