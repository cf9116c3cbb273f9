"""Backups and what puts them back: nothing is lost, whatever is named, whatever the disk does."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from berthier.cli.main import run
from berthier.kernel.errors import BadInput
from berthier.server import backups, people
from berthier.server.database import migrate, open_engine
from berthier.server.private_files import beside, swap
from berthier.server.settings import Settings


def fill(file: Path, *names: str) -> Path:
    """A database with these people in it."""
    file.parent.mkdir(exist_ok=True)
    engine = open_engine(f"sqlite:///{file}")
    migrate(engine)
    for name in names:
        with engine.begin() as connection:
            people.add_guest(connection, name, "en")
    engine.dispose()
    return file


def who(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as database:
        return {name for (name,) in database.execute("SELECT name FROM people")}


def around(file: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in file.parent.iterdir()}


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """Nothing can be written beyond this size in any file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def live(folder: Path) -> Path:
    return fill(folder / "berthier.db", "Lannes")


@pytest.fixture
def settings(folder: Path) -> Settings:
    return Settings(data=str(folder))


def test_what_was_kept_may_be_restored(live: Path, settings: Settings, tmp_path: Path) -> None:
    kept = backups.restore(settings, fill(tmp_path / "copy.db", "Ney"))
    assert kept is not None
    assert (who(live), who(kept)) == ({"Ney"}, {"Lannes"})
    second = backups.restore(settings, kept)
    assert second is not None
    assert (who(live), who(kept), who(second)) == ({"Lannes"}, {"Lannes"}, {"Ney"})


def test_what_was_kept_is_never_written_over(
    live: Path, settings: Settings, tmp_path: Path
) -> None:
    for name in ("Ney", "Soult", "Davout"):
        backups.restore(settings, fill(tmp_path / f"{name}.db", name))
    found = {file.name: who(file) for file in live.parent.iterdir()}
    assert found == {
        "berthier.db": {"Davout"},
        "berthier.db.before-restore": {"Lannes"},
        "berthier.db.before-restore-2": {"Ney"},
        "berthier.db.before-restore-3": {"Soult"},
    }


def test_nothing_is_kept_where_nothing_was(settings: Settings, tmp_path: Path) -> None:
    assert backups.restore(settings, fill(tmp_path / "copy.db", "Ney")) is None
    assert who(settings.folder / "berthier.db") == {"Ney"}


def test_on_a_full_disk_all_stays_as_it_was(live: Path, settings: Settings, tmp_path: Path) -> None:
    copy = fill(tmp_path / "copy.db", "Ney")
    with closing(sqlite3.connect(live)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    before = around(live)
    assert copy.stat().st_size > 50_000
    with full_disk(50_000), pytest.raises(BadInput, match="file-not-writable"):
        backups.restore(settings, copy)
    assert around(live) == before


def test_a_swap_that_fails_is_taken_back(live: Path) -> None:
    beside(live, "-wal").write_bytes(b"a log")
    before = around(live)
    with pytest.raises(FileNotFoundError):
        swap(live.with_name("gone.part"), live)
    assert around(live) == before


@pytest.mark.parametrize("link", [False, True])
def test_the_database_is_not_restored_onto_itself(
    live: Path, settings: Settings, tmp_path: Path, link: bool
) -> None:
    source = live
    if link:
        source = tmp_path / "link.db"
        source.symlink_to(live)
    with pytest.raises(BadInput, match="restore-itself"):
        backups.restore(settings, source)
    assert who(live) == {"Lannes"}


def test_a_database_behind_a_link_stays_behind_it(
    live: Path, settings: Settings, tmp_path: Path
) -> None:
    real = live.rename(tmp_path / "real.db")
    live.symlink_to(real)
    backups.restore(settings, fill(tmp_path / "copy.db", "Ney"))
    assert live.is_symlink()
    assert who(real) == {"Ney"}


@pytest.mark.parametrize("nowhere", ["/proc/nowhere", "{file}", "{file}/below"])
def test_where_nothing_can_be_written(
    tmp_path: Path,
    nowhere: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    copy = fill(tmp_path / "copy.db", "Ney")
    monkeypatch.setenv("BERTHIER_DATA", nowhere.format(file=copy))
    assert run(["admin", "restore", str(copy), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "can’t be written" in told
    assert told.count("\n") == 1


def test_an_old_log_is_not_applied_to_what_is_restored(
    live: Path, settings: Settings, tmp_path: Path
) -> None:
    """The database can't be read any more; the log beside it could be, and it is kept with it."""
    with closing(sqlite3.connect(live)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("UPDATE people SET name = 'Murat'")
        database.commit()
        log = live.with_name("berthier.db-wal").read_bytes()
    live.write_bytes(b"not a database" * 1000)
    live.with_name("berthier.db-wal").write_bytes(log)
    kept = backups.restore(settings, fill(tmp_path / "copy.db", "Ney"))
    assert kept is not None
    assert who(live) == {"Ney"}
    assert kept.read_bytes().startswith(b"not a database")
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == log


def test_a_copy_with_its_log_is_restored_with_it(settings: Settings, tmp_path: Path) -> None:
    """Somebody has copied the files of a server that ran."""
    copy = fill(tmp_path / "copy.db", "Ney")
    with closing(sqlite3.connect(copy)) as database:
        database.execute("UPDATE people SET name = 'Murat'")
        database.commit()
        backups.restore(settings, copy)
    assert who(settings.folder / "berthier.db") == {"Murat"}


def test_a_copy_of_a_later_berthier_is_refused(
    live: Path, settings: Settings, tmp_path: Path
) -> None:
    copy = fill(tmp_path / "copy.db", "Ney")
    with closing(sqlite3.connect(copy)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(BadInput, match="backup-too-new"):
        backups.restore(settings, copy)
    assert who(live) == {"Lannes"}
    assert [file.name for file in live.parent.iterdir()] == ["berthier.db"]


def test_names_are_taken_as_they_are(live: Path, settings: Settings, tmp_path: Path) -> None:
    copy = tmp_path / "x#?%41 é.db"
    backups.backup(settings, copy)
    assert who(copy) == {"Lannes"}
    fill(tmp_path / "x", "Ney")  # what an address would call it
    with closing(sqlite3.connect(live)) as database:
        database.execute("DELETE FROM people")
        database.commit()
    backups.restore(settings, copy)
    assert who(live) == {"Lannes"}


@pytest.mark.parametrize("command", ["backup", "results"])
def test_a_file_that_is_there_stays(
    live: Path,
    tmp_path: Path,
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("BERTHIER_DATA", str(live.parent))
    taken = tmp_path / "mine.txt"
    taken.write_text("mine")
    assert run(["admin", command, str(taken), "--lang", "en"]) == 2
    assert "mine.txt” exists already and is left as it was" in capsys.readouterr().err
    assert taken.read_text() == "mine"


def test_what_lies_beside_a_backup_stays(live: Path, settings: Settings, tmp_path: Path) -> None:
    other = tmp_path / "copy.db.part"
    other.write_text("mine")
    backups.backup(settings, tmp_path / "copy.db")
    assert other.read_text() == "mine"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "copy.db.part", "data"]


def test_a_backup_onto_a_full_disk_leaves_nothing(
    live: Path, settings: Settings, tmp_path: Path
) -> None:
    with full_disk(50_000), pytest.raises(BadInput, match="file-not-writable"):
        backups.backup(settings, tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["data"]
