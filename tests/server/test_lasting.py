"""What is acknowledged lasts: kills, backups, engine errors, PostgreSQL."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from berthier.server import backups
from berthier.server.admin_mail import mail_report
from berthier.server.settings import Settings
from tests.players.test_bots import wait_for_end
from tests.server.inside import until
from tests.server.running import BERTHIER, Running, Visitor, texts
from tests.server.test_cores import workers_of

KILLS = 10


def killed_again_and_again(folder: Path, kills: int, luck: random.Random) -> int:
    """Kill a server in the middle of a match at a shared screen; how many answers it took."""
    running = Running(folder)
    visitor = Visitor(running).sit()
    match = visitor.open(opponent="hot-seat", undo="none")
    acknowledged, last = 0, visitor.state(match)
    for _ in range(kills):
        for _ in range(luck.randrange(3, 12)):
            state = visitor.state(match)
            if seat := state.get("curtain"):
                state = visitor.post(f"/api/matches/{match}/hand-over", {"seat": seat})
            if state["match"]["status"] != "playing":
                match = visitor.open(opponent="hot-seat", undo="none")
                last = visitor.state(match)
                continue
            reply = visitor.answer(match, state, luck.choice(texts(state)))
            assert reply.status == 200
            acknowledged += 1
            last = reply.data
        running.kill()
        running.start()
        now = visitor.state(match)
        for part in ("number", "scene", "question", "curtain"):
            assert now.get(part) == last.get(part)
    assert running.stop() == 0
    return acknowledged


def test_no_acknowledged_answer_is_lost(folder: Path) -> None:
    assert killed_again_and_again(folder, KILLS, random.Random(7)) > KILLS


def test_computers_go_on_after_a_restart(folder: Path) -> None:
    running = Running(folder, BERTHIER_BEAT="0.5")
    visitor = Visitor(running).sit()
    match = visitor.open("bataille-des-nations-1813", side="allied", opponent="computer")
    running.kill()  # the computer, asked first, has had no time to answer
    running.environ["BERTHIER_BEAT"] = "0"
    running.start()
    assert visitor.until_asked(match)["question"]
    assert running.stop() == 0


def test_workers_leave_with_a_server_that_is_killed(folder: Path) -> None:
    running = Running(folder)
    visitor = Visitor(running).sit()
    match = visitor.open(opponent="computer", side="french", level="tambour")
    while not (workers := workers_of(running.process.pid)):
        state = visitor.until_asked(match)
        visitor.answer(match, state, texts(state)[0])
    running.process.kill()  # it alone
    running.stop()
    for worker in workers:
        wait_for_end(worker)


def test_backup_and_restore(folder: Path, tmp_path: Path) -> None:
    running = Running(folder)
    visitor = Visitor(running).sit()
    match = visitor.open(side="french", opponent="computer")
    state = visitor.until_asked(match)
    copy, settings = tmp_path / "copy.db", Settings(data=str(folder))
    environ = {"BERTHIER_DATA": str(folder), "PATH": "/usr/bin:/bin"}
    done = subprocess.run([BERTHIER, "admin", "backup", copy], env=environ, check=True)
    assert done.returncode == 0
    later = visitor.answer(match, state, texts(state)[-1]).data
    refused = subprocess.run(
        [BERTHIER, "admin", "restore", copy, "--lang", "en"],
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (refused.returncode, "Stop the server" in refused.stderr) == (2, True)
    assert running.stop() == 0
    kept = backups.restore(settings, copy)
    assert kept is not None
    running.start()
    assert visitor.until_asked(match)["number"] == state["number"] < later["number"]
    assert running.stop() == 0


def test_restore_after_a_kill(folder: Path, tmp_path: Path) -> None:
    running = Running(folder)
    visitor = Visitor(running).sit()
    match = visitor.open(opponent="hot-seat", undo="none")
    copy, settings = tmp_path / "copy.db", Settings(data=str(folder))
    backups.backup(settings, copy)
    before = visitor.until_asked(match)
    later = visitor.answer(match, before, texts(before)[0]).data
    running.kill()
    file = folder / "berthier.db"
    assert file.with_name("berthier.db-wal").stat().st_size > 0
    kept = backups.restore(settings, copy)
    assert kept is not None
    running.start()
    assert visitor.until_asked(match)["number"] <= before["number"]
    assert running.stop() == 0
    kept.replace(file)  # what the killed server had acknowledged is in it
    running.start()
    assert visitor.state(match)["number"] == later["number"]
    assert running.stop() == 0


def test_a_database_that_cannot_be_read_may_be_replaced(folder: Path, tmp_path: Path) -> None:
    running = Running(folder)
    copy, settings = tmp_path / "copy.db", Settings(data=str(folder))
    backups.backup(settings, copy)
    assert backups.in_use(folder / "berthier.db")
    assert running.stop() == 0
    (folder / "berthier.db").write_bytes(b"not a database" * 1000)
    backups.restore(settings, copy)
    assert not backups.in_use(folder / "berthier.db")


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    false = tmp_path / "false.db"
    false.write_text("not a database")
    done = subprocess.run(
        [BERTHIER, "admin", "restore", false, "--lang", "en"],
        env={"BERTHIER_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "not a whole copy" in done.stderr
    assert not (tmp_path / "berthier.db").exists()


# --- PostgreSQL


@pytest.fixture
def postgresql(tmp_path: Path) -> Iterator[str]:
    """A real server, run as the user that may run it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert found, "PostgreSQL is not installed (apt-get install postgresql)"
    folder = Path("/tmp") / f"berthier-pg-{os.getpid()}"
    folder.mkdir()
    as_owner = []
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
        as_owner = ["runuser", "-u", "postgres", "--"]
    data, bin_ = folder / "data", found[-1]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "timeout": 60}
    initdb = [bin_ / "initdb", "-D", data, "-U", "berthier", "-A", "trust", "--no-sync"]
    subprocess.run([*as_owner, *initdb], check=True, cwd="/", **quiet)  # type: ignore[call-overload]
    port = random.randrange(20000, 30000)
    options = f"-k {folder} -p {port} -c listen_addresses=127.0.0.1"
    control = [*as_owner, bin_ / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
    subprocess.run([*control, "-o", options, "start"], check=True, cwd="/", **quiet)  # type: ignore[call-overload]
    yield f"postgresql://berthier@127.0.0.1:{port}/postgres"
    subprocess.run([*control, "-m", "immediate", "stop"], check=True, cwd="/", **quiet)  # type: ignore[call-overload]
    shutil.rmtree(folder)


def test_on_postgresql(folder: Path, postgresql: str) -> None:
    mailing = {"BERTHIER_SMTP_URL": "smtp://127.0.0.1:9", "BERTHIER_MAIL_FROM": "b@example.org"}
    running = Running(folder, BERTHIER_DATABASE=postgresql, BERTHIER_LETTERS="0.05", **mailing)
    visitor, luck = Visitor(running).sit("Éléonore"), random.Random(3)
    clock = {"kind": "live", "seconds": 3600, "increment": 5}
    match = visitor.open(side="french", opponent="computer", clock=clock)
    for _ in range(20):
        state = visitor.until_asked(match)
        assert visitor.answer(match, state, luck.choice(texts(state))).status == 200
    before = visitor.until_asked(match)
    running.kill()
    running.start()
    after = visitor.until_asked(match)
    assert after["question"] == before["question"]
    falls = [state["clocks"]["seats"][0]["falls"] for state in (before, after)]
    assert falls[0] < falls[1] < falls[0] + 30_000  # the time without a server is given back
    write_letters(visitor, match)
    settings = Settings(database=postgresql, smtp_url=mailing["BERTHIER_SMTP_URL"])
    until(lambda: any("connect" in line for line in mail_report(settings, "en")))
    sit_together(running, visitor)
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


def write_letters(visitor: Visitor, match: str) -> None:
    """Talk, take notes, and ask for mails."""
    lines = {"key": "one-line", "text": "Bonjour"}
    said = visitor.post(f"/api/matches/{match}/chat", lines)["rooms"][0]["lines"]
    assert [line["text"] for line in said] == ["Bonjour"]
    visitor.post(f"/api/matches/{match}/chat/read", {"room": "players", "n": 1})
    for version in (0, 1):
        body = {"text": "Kösen", "version": version}
        assert visitor.call("PUT", f"/api/matches/{match}/notes", body).status == 200
    account = {"name": "Éléonore", "password": "la-grande-armee", "email": "e@example.org"}
    visitor.token = visitor.post("/api/account", account)["token"]
    assert visitor.call("PUT", "/api/letters", {"mode": "turns"}).status == 200
    assert visitor.call("GET", visitor.post("/api/letters/feed")["address"]).status == 200


def sit_together(running: Running, owner: Visitor) -> None:
    """The lobby, a seat for two, a computer for who has left, an account that goes."""
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link", "listed": True}
    match = owner.post("/api/matches", body)["match"]
    guest, partner = Visitor(running).sit("Blücher"), Visitor(running).sit("Murat")
    assert [row["id"] for row in guest.get("/api/lobby")["open"]] == [match]
    guest.post(f"/api/matches/{match}/seat")
    link = owner.post(f"/api/matches/{match}/partner")["invitation"]
    partner.post(f"/api/invitations/{link}")
    assert [row["id"] for row in partner.get("/api/matches")] == [match]
    back = Visitor(running)
    back.token = back.post(f"/api/return/{guest.post('/api/return')['return']}")["token"]
    owner.post("/api/blocks", {"match": match, "seat": "prussian"})
    back.post("/api/account/delete")
    owner.post(f"/api/matches/{match}/computer", {"level": "tambour"})
    state = partner.post(f"/api/matches/{match}/computer", {"level": "tambour"})
    assert state["match"]["seats"][1]["level"] == "tambour"
    other = Visitor(running)
    other.token = other.post("/api/sign-in", {"name": "éléonore", "password": "la-grande-armee"})[
        "token"
    ]
    codes = other.post("/api/account/codes", {"password": "la-grande-armee"})["codes"]
    recovery = {"name": "Éléonore", "code": codes[0], "password": "la-jeune-garde"}
    Visitor(running).post("/api/recover", recovery)
    assert owner.call("GET", "/api/account").status == 401
    signed_in = Visitor(running)
    answer = signed_in.post("/api/sign-in", {"name": "Éléonore", "password": "la-jeune-garde"})
    signed_in.token = answer["token"]
    signed_in.post("/api/account/delete", {"password": "la-jeune-garde"})
    assert partner.state(match)["match"]["seats"][0]["player"] == "Murat"
