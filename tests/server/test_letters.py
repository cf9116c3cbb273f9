"""Mails and feeds to whoever is awaited, through a real mail server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from sqlalchemy import select, update

from berthier.kernel.errors import BadInput
from berthier.server import moment
from berthier.server.accounts import set_email
from berthier.server.admin_mail import mail_report
from berthier.server.hosting import new_link
from berthier.server.people import Person
from berthier.server.schema import people
from berthier.server.schema_letters import letter_keys, letters, mails
from berthier.server.settings import from_environment
from tests.server.inside import Inside, Time, asked, two, until
from tests.server.postoffice import PostOffice
from tests.server.running import Visitor, texts
from tests.server.streams import Listener

MINUTE, HOUR = 60, 3600
ATOM = "{http://www.w3.org/2005/Atom}"
HOME = "https://berthier.example"


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostOffice]:
    found = PostOffice(tmp_path_factory.mktemp("post"))
    yield found
    found.close()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()  # Friday, 15 January 2027, 8:00 UTC
    monkeypatch.setattr(moment, "source", found)
    return found


@pytest.fixture
def inside(tmp_path: Path, clock: Time, office: PostOffice) -> Iterator[Inside]:
    for file in office.folder.iterdir():
        file.unlink()
    mailing = {"smtp_url": office.url, "mail_from": "Berthier <berthier@example.org>"}
    server = Inside(tmp_path / "data", letters=9999.0, public_url=HOME, **mailing)
    go_round(server)  # its own first one is over then
    yield server
    server.stop()


def go_round(server: Inside) -> None:
    """Once around the queue, as the server does by itself every half minute."""
    assert server.house.mailer.task is not None
    loop = server.house.mailer.task.get_loop()
    asyncio.run_coroutine_threadsafe(server.house.mailer._round(), loop).result(30)


def person_of(visitor: Visitor) -> str:
    return str(visitor.get("/api/me")["person"]["id"])


def give_address(server: Inside, visitor: Visitor, address: str, confirmed: bool = True) -> None:
    """As if by his account, and as if he had followed the link of the mail to confirm it by."""
    who = person_of(visitor)
    server.do(lambda c: c.execute(update(people).where(people.c.id == who).values(email=address)))
    if confirmed:
        wish(visitor, "none")
        own = update(letters).where(letters.c.person == who)
        server.do(lambda c: c.execute(own.values(confirmed=address)))


def wish(visitor: Visitor, mode: str, **more: Any) -> Any:
    reply = visitor.call("PUT", "/api/letters", {"mode": mode, **more})
    assert reply.status == 200, reply
    return reply.data


def awaited_one(server: Inside, **fields: Any) -> tuple[str, Visitor, dict[str, Visitor]]:
    """A match and who is awaited there."""
    match, seats = two(server, **fields)
    return match, seats[asked(match, seats)[0]], seats


def body(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


def answer_last(visitor: Visitor, match: str) -> None:
    """Mostly that is to pass."""
    state = visitor.state(match)
    visitor.answer(match, state, texts(state)[-1])


def let_answer(one: Visitor, other: Visitor, match: str) -> None:
    """One answers until the other is awaited."""
    while asked(match, {"one": one, "other": other})[0] == "one":
        answer_last(one, match)


def queue(server: Inside) -> list[tuple[str, int, str]]:
    rows = server.do(lambda c: c.execute(select(mails).order_by(mails.c.created, mails.c.id)).all())
    return [(row.state, row.tries, row.trouble) for row in rows]


def test_an_address_is_confirmed_before_it_gets_mails(inside: Inside, office: PostOffice) -> None:
    _, visitor, _ = awaited_one(inside)
    assert visitor.call("PUT", "/api/letters", {"mode": "turns"}).data["code"] == (
        "letters-no-address"
    )
    give_address(inside, visitor, "ney@example.org", confirmed=False)
    shown = wish(visitor, "turns", after=5, zone="Europe/Paris")
    assert (shown["address"], shown["confirmed"]) == ("ney@example.org", False)
    wish(visitor, "turns", after=5, zone="Europe/Paris")
    go_round(inside)
    (mail,) = office.mails()
    assert mail["To"] == "ney@example.org"
    link = next(line for line in body(mail).splitlines() if line.startswith(HOME))
    path = link.removeprefix(HOME).replace("/letters/", "/api/letters/")
    reader = Visitor(visitor.server)  # whoever reads the mail need not be signed in
    assert reader.get(path) == {"purpose": "confirm", "done": False}
    assert visitor.get("/api/letters")["confirmed"] is False, "looking does nothing"
    assert reader.post(path) == {"purpose": "confirm", "done": True}
    assert visitor.get("/api/letters")["confirmed"] is True
    assert reader.call("GET", path[:-1]).data["code"] == "no-such-link"
    assert reader.call("POST", path.replace("confirm", "stop")).data["code"] == "no-such-link"
    bad = (
        {"mode": "hourly"},
        {"mode": "turns", "zone": "Europe/Iena"},
        {"mode": "turns", "zone": ""},
    )
    codes = [visitor.call("PUT", "/api/letters", one).data["code"] for one in bad]
    assert codes == ["bad-choice", "bad-zone", "bad-zone"]
    give_address(inside, visitor, "michel@example.org", confirmed=False)
    for _ in range(2):
        wish(visitor, "turns")
        go_round(inside)
    assert visitor.call("PUT", "/api/letters", {"mode": "turns"}).data["code"] == (
        "letters-too-often"
    )
    tokens = inside.do(lambda c: list(c.execute(select(letter_keys.c.token)).scalars()))
    assert path.rpartition("/")[2] not in tokens, "only its hash is kept"


def test_one_mail_tells_where_one_is_awaited_and_no_more(
    inside: Inside, office: PostOffice, clock: Time, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    host, friend = inside.sit("Lannes"), inside.sit("Blücher")
    give_address(inside, host, "lannes@example.org")
    host.lang = "fr"  # mails come in the language in which one asks for them
    wish(host, "turns", after=60, zone="Europe/Paris")
    found = []
    for title in ("napoleon-1806", "bataille-des-nations-1813"):
        fields = {"title": title, "side": "french", "opponent": "link"}
        opened = host.post("/api/matches", fields)
        friend.post(f"/api/invitations/{opened['invitation']}")
        let_answer(friend, host, opened["match"])
        found.append(opened["match"])
    clock.pass_(59 * MINUTE)
    go_round(inside)
    assert office.mails() == []
    clock.pass_(1 * MINUTE)
    go_round(inside)
    go_round(inside)
    (mail,) = office.mails()
    stop = str(mail["List-Unsubscribe"]).strip().strip("<>")
    awaiting = host.get("/api/letters/awaited?lang=fr")
    assert {one["match"] for one in awaiting} == {*found}
    assert {one["name"] for one in awaiting} == {
        f"{one['name']}, {one['scenario_name']}" for one in host.get("/api/matches?lang=fr")
    }
    rows = "".join(
        f"{one['name']}\ndepuis le 2027-01-15 09:00 (Europe/Paris)\n{HOME}/match/{one['match']}\n\n"
        for one in awaiting
    )
    assert body(mail) == (
        f"Bonjour Lannes,\n\non vous attend à table\u00a0:\n\n{rows}—\n"
        "Vous recevez ce message parce que vous l’avez demandé.\n"
        f"Changer ce que vous recevez\u00a0: {HOME}/letters\nNe plus rien recevoir\u00a0: {stop}\n"
    )
    assert (mail["Subject"], mail["From"]) == (
        "Berthier\u00a0: on vous attend",
        "Berthier <berthier@example.org>",
    )
    assert {*mail.keys()} == {
        *("From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "List-Unsubscribe"),
        *("Content-Type", "Content-Transfer-Encoding", "MIME-Version"),
    }
    clock.pass_(10 * HOUR)
    go_round(inside)
    assert len(office.mails()) == 1, "of one asking there is one mail"
    answer_last(host, found[0])
    let_answer(friend, host, found[0])
    clock.pass_(61 * MINUTE)
    go_round(inside)
    assert len(office.mails()) == 2
    path = stop.removeprefix(HOME).replace("/letters/", "/api/letters/")
    reader = Visitor(host.server)
    assert reader.get(path) == {"purpose": "stop", "done": False}
    assert host.get("/api/letters")["mode"] == "turns", "looking does nothing"
    assert reader.post(path) == reader.post(path) == {"purpose": "stop", "done": True}
    assert host.get("/api/letters")["mode"] == "none"
    clock.pass_(10 * HOUR)
    go_round(inside)
    assert len(office.mails()) == 2
    assert "example.org" not in caplog.text
    assert path.rpartition("/")[2] not in caplog.text


def test_whoever_is_there_or_answers_gets_none(
    inside: Inside, office: PostOffice, clock: Time
) -> None:
    match, visitor, seats = awaited_one(inside)
    give_address(inside, visitor, "ney@example.org")
    wish(visitor, "turns", after=30)
    with Listener(visitor, f"/api/matches/{match}/stream") as stream:
        stream.next_state()
        clock.pass_(2 * HOUR)
        go_round(inside)
        assert queue(inside) == []
    who = person_of(visitor)
    until(lambda: inside.house.hub.away_since(match, who) is not None)
    clock.pass_(29 * MINUTE)
    go_round(inside)
    assert queue(inside) == [], "he left less than half an hour ago"
    office.close()
    clock.pass_(2 * MINUTE)
    go_round(inside)
    assert queue(inside) == [("waiting", 1, "connect")]
    other = next(one for one in seats.values() if one is not visitor)
    let_answer(visitor, other, match)
    office.open()
    clock.pass_(HOUR)
    go_round(inside)
    assert (queue(inside), office.mails()) == ([("moot", 1, "")], [])


def test_quiet_hours_and_once_a_day(inside: Inside, office: PostOffice, clock: Time) -> None:
    _, visitor, _ = awaited_one(inside)
    give_address(inside, visitor, "ney@example.org")
    paris = {"zone": "Europe/Paris", "quiet_from": 9 * 60 + 30, "quiet_to": 7 * 60}
    wish(visitor, "turns", after=60, **paris)
    for hours in (1, 4, 16.9):  # 10:00, 14:00, 6:54 in Paris
        clock.pass_(hours * HOUR)
        go_round(inside)
        assert queue(inside) == []
    clock.pass_(HOUR)
    go_round(inside)
    assert len(office.mails()) == 1
    # From here on once a day, at 18:00 in New York.
    wish(visitor, "daily", daily=18 * 60, zone="America/New_York")
    sent = []
    for _ in range(72):
        before = len(office.mails())
        go_round(inside)
        if len(office.mails()) > before:
            sent.append(clock.at % (24 * HOUR) // HOUR)
        clock.pass_(HOUR)
    assert sent == [23, 23, 23], "18:00 there is 23:00 UTC, three days on end"


def test_a_mail_server_that_is_down_is_tried_again(
    inside: Inside, office: PostOffice, clock: Time
) -> None:
    _, visitor, _ = awaited_one(inside)
    give_address(inside, visitor, "ney@example.org")
    wish(visitor, "turns", after=60)
    clock.pass_(HOUR)
    office.close()
    tries = []
    for _ in range(30):
        go_round(inside)
        tries.append(queue(inside)[0][1])
        clock.pass_(MINUTE)
    assert [tries.index(n) for n in (1, 2, 3, 4)] == [0, 1, 6, 21], "with growing pauses"
    report = mail_report(inside.settings, "en")
    assert report[0].endswith("Waiting: 1; sent: 0; given up: 0; needed no more: 0.")
    assert "Blücher" in report[1] or "Lannes" in report[1]
    assert all(word in report[1] for word in ("connect", "tried"))
    key = new_link(inside.settings).partition("#")[2]
    assert visitor.post("/api/host", {"key": key})["mail"] == report
    office.open()
    inside.stop()
    inside.start()  # the queue lasts
    go_round(inside)
    clock.pass_(HOUR)
    go_round(inside)
    assert queue(inside)[0][0] == "sent"
    assert len(office.mails()) == 1
    told = mail_report(inside.settings, "fr")[0]
    assert "En attente\u00a0: 0\u00a0; envoyés\u00a0: 1\u00a0;" in told


def test_an_address_that_bounces_is_given_up(
    inside: Inside, office: PostOffice, clock: Time
) -> None:
    _, visitor, seats = awaited_one(inside)
    other = next(one for one in seats.values() if one is not visitor)
    give_address(inside, visitor, "nobody@example.org")
    wish(visitor, "turns", after=60)
    for _ in range(40):
        clock.pass_(HOUR)
        go_round(inside)
    assert queue(inside) == [("failed", 3, "refused 550")]
    assert visitor.get("/api/letters")["trouble"] == "bounced"
    assert other.get("/api/letters")["trouble"] == ""
    report = "\n".join(mail_report(inside.settings, "en"))
    assert "given up: " in report
    assert "nobody@" not in report
    owner = Person(person_of(visitor), "Ney", "en")
    inside.do(lambda c: set_email(c, owner, "later@example.org"))
    assert visitor.get("/api/letters")["trouble"] == "", "of another address nothing is known"
    give_address(inside, visitor, "later@example.org")
    wish(visitor, "daily", daily=0)
    for _ in range(30):
        clock.pass_(HOUR)
        go_round(inside)
    assert visitor.get("/api/letters")["trouble"] == ""
    state, tries, trouble = queue(inside)[-1]
    assert (state, trouble) == ("waiting", "refused 451")
    assert tries > 3, "what is refused for now is tried for long"


def test_a_feed_has_an_address_of_its_own(inside: Inside, clock: Time) -> None:
    match, visitor, seats = awaited_one(inside)
    other = next(one for one in seats.values() if one is not visitor)
    first = visitor.post("/api/letters/feed")["address"]
    address = visitor.post("/api/letters/feed")["address"]
    reader = Visitor(visitor.server)
    assert reader.call("GET", first).data["code"] == "no-such-link", "renewed, the old one is gone"
    reply = reader.call("GET", address)
    assert reply.headers["content-type"].startswith("application/atom+xml")
    (entry,) = ElementTree.fromstring(reply.text).findall(f"{ATOM}entry")
    told = {child.tag.removeprefix(ATOM): child.text for child in entry}
    name = visitor.get("/api/letters/awaited")[0]["name"]
    assert told == {
        "id": f"urn:berthier:match:{match}:{int(clock.at)}",
        "title": f"You are awaited: {name}",
        "updated": "2027-01-15T08:00:00Z",
        "link": None,
    }
    assert other.get("/api/letters/awaited") == []
    theirs = other.post("/api/letters/feed")["address"]
    assert ElementTree.fromstring(reader.call("GET", theirs).text).findall(f"{ATOM}entry") == []
    tokens = inside.do(lambda c: list(c.execute(select(letter_keys.c.token)).scalars()))
    assert address.rpartition("/")[2] not in tokens, "only its hash is kept"
    assert visitor.get("/api/letters")["feed"] is True
    assert visitor.call("DELETE", "/api/letters/feed").data == {"feed": False}
    assert reader.call("GET", address).status == 404


def test_nobody_is_awaited_by_computers_or_at_a_shared_screen(inside: Inside) -> None:
    visitor = inside.sit()
    for opponent in ("computer", "hot-seat"):
        visitor.until_asked(visitor.open(opponent=opponent, level="random"))
    assert visitor.get("/api/letters/awaited") == []


def test_what_passes_by_order_awaits_nobody(tmp_path: Path) -> None:
    server = Inside(tmp_path / "data", pause=9999.0)  # so that it does not pass meanwhile
    match, seats = two(server, options={"windows": "strict"})
    while "window" not in (state := asked(match, seats)[1])["question"]:
        answer_last(seats[state["viewer"]], match)
    visitor, window = seats[state["viewer"]], state["question"]["window"]
    assert [one["match"] for one in visitor.get("/api/letters/awaited")] == [match]
    visitor.post(f"/api/matches/{match}/orders", {"window": window, "order": "pass"})
    assert visitor.state(match)["waiting"], "the others see him as asked"
    assert visitor.get("/api/letters/awaited") == []
    server.stop()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SMTP_URL", "http://mail.example.org"),
        ("SMTP_URL", "smtp://"),
        ("SMTP_URL", "smtp://mail.example.org:x"),
        ("MAIL_FROM", ""),
        ("MAIL_FROM", "somebody"),
        ("MAIL_FROM", "a@example.org\nBcc: b@example.org"),
    ],
)
def test_bad_settings_are_told(name: str, value: str) -> None:
    given = {
        "BERTHIER_SMTP_URL": "smtp://u:p@mail.example.org",
        "BERTHIER_MAIL_FROM": "b@example.org",
    }
    assert from_environment(given).mails
    with pytest.raises(BadInput) as refused:
        from_environment({**given, f"BERTHIER_{name}": value})
    assert refused.value.args_["field"] == f"BERTHIER_{name}"
    assert ":p@" not in str(refused.value.args_)
