"""Where a server keeps its data: for nobody else, and told at once if that can't be written."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from berthier.server import backups
from berthier.server.house import House
from berthier.server.settings import Settings
from tests.server.running import LONGEST, Running, run_apart


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


async def modes_while_open(settings: Settings, folder: Path) -> dict[str, str]:
    house = House(settings)
    await house.open()
    try:
        return modes(folder)
    finally:
        await house.close()


def test_nobody_else_may_read_the_data(folder: Path, tmp_path: Path) -> None:
    settings = Settings(data=str(folder))
    found = run_apart(lambda: modes_while_open(settings, folder))
    assert found == dict.fromkeys(("berthier.db", "berthier.db-wal", "berthier.db-shm"), "0o600")
    assert folder.stat().st_mode & 0o777 == 0o700
    backups.backup(settings, tmp_path / "copy.db")
    assert modes(tmp_path)["copy.db"] == "0o600"
    (tmp_path / "copy.db").chmod(0o644)
    backups.restore(settings, tmp_path / "copy.db")
    assert set(modes(folder).values()) == {"0o600"}


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o640, 0o640)])
def test_a_database_that_everybody_could_read_is_closed_to_them(
    folder: Path, before: int, after: int
) -> None:
    """Earlier servers made them so. Whoever lets a group read it has meant that."""
    folder.mkdir()
    file = folder / "berthier.db"
    file.touch()
    file.chmod(before)
    found = run_apart(lambda: modes_while_open(Settings(data=str(folder)), folder))
    assert set(found.values()) == {oct(after)}
    assert folder.stat().st_mode & 0o777 == 0o755


def test_a_database_elsewhere_is_closed_too(folder: Path, tmp_path: Path) -> None:
    folder.mkdir()
    settings = Settings(data=str(tmp_path / "unused"), database=f"sqlite:///{folder / 'my.db'}")
    found = run_apart(lambda: modes_while_open(settings, folder))
    assert set(found.values()) == {"0o600"}
    assert not (tmp_path / "unused").exists()


def test_what_an_old_database_left_is_closed_with_it(folder: Path, tmp_path: Path) -> None:
    settings = Settings(data=str(folder))
    run_apart(lambda: modes_while_open(settings, folder))
    (folder / "berthier.db").chmod(0o644)
    backups.backup(settings, tmp_path / "copy.db")
    kept = backups.restore(settings, tmp_path / "copy.db")
    assert kept is not None
    assert modes(folder)[kept.name] == "0o600"


def refused(lang: str, *line: str, **environ: str) -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [*Running.command, "serve", "--port", "0", "--lang", lang, *line],
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    return done.stderr


@pytest.mark.parametrize("nowhere", ["/proc/nowhere", "{file}", "{file}/below"])
def test_a_server_that_cannot_write_says_so_at_once(tmp_path: Path, nowhere: str) -> None:
    file = tmp_path / "file"
    file.touch()
    named = nowhere.format(file=file)
    assert f"“{named}” can’t be written" in refused("en", BERTHIER_DATA=named)


def test_it_says_so_in_french() -> None:
    told = refused("fr", BERTHIER_DATA="/proc/nowhere")
    assert "Impossible d’écrire dans le dossier «\u00a0/proc/nowhere\u00a0»" in told


def test_a_folder_in_place_of_the_database_is_told(folder: Path) -> None:
    folder.mkdir()
    told = refused("en", "--database", f"sqlite:///{folder}")
    assert f"“{folder}” can’t be written" in told


def test_a_folder_in_which_no_file_can_be_made() -> None:
    """Not even by the superuser."""
    told = refused("en", "--database", "sqlite:////sys/kernel/berthier.db")
    assert "“/sys/kernel” can’t be written" in told


def test_a_database_without_a_file_makes_none(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir()
    monkeypatch.chdir(folder)
    House(Settings(database="sqlite:///:memory:")).engine.dispose()
    assert list(folder.iterdir()) == []
