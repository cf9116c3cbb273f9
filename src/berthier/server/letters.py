"""What letters a person wants, and the links that come with them."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection, Row, delete, func, select, update

from berthier.server.moment import now
from berthier.server.people import Person, hashed, new_id, new_token
from berthier.server.problems import Problem
from berthier.server.schema import people
from berthier.server.schema_letters import letter_keys, letters, mails
from berthier.server.wire_letters import Letters

MODES = NONE, TURNS, DAILY = ("none", "turns", "daily")
CONFIRM, STOP, FEED = "confirm", "stop", "feed"
DAY = 24 * 3600
LASTING = {CONFIRM: 7 * DAY, STOP: 400 * DAY}  # seconds for which a link serves
CONFIRMATIONS = 3  # mails a day to an address that nobody has confirmed
FIELDS = ("mode", "after", "daily", "zone", "quiet_from", "quiet_to")


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Problem(422, "bad-zone", zone=name) from None


def is_quiet(wishes: Row[Any], moment: int) -> bool:
    """Is it a time of the day at which nothing may come? Of a daily mail one has said when."""
    at = minute_of_day(wishes.zone, moment)
    begins, ends = int(wishes.quiet_from), int(wishes.quiet_to)
    return begins <= at < ends if begins <= ends else at >= begins or at < ends


def minute_of_day(zone: str, moment: int) -> int:
    local = datetime.fromtimestamp(moment, zone_of(zone))
    return local.hour * 60 + local.minute


# --- what one wants


def find(connection: Connection, person: str) -> Row[Any] | None:
    return connection.execute(select(letters).where(letters.c.person == person)).first()


def shown(connection: Connection, person: Person, mailing: bool) -> dict[str, Any]:
    """As the person himself sees it; `mailing`: this server sends mails at all."""
    address = _address(connection, person)
    wishes = find(connection, person.id)
    found: dict[str, Any] = {"mailing": mailing, "address": address}
    if wishes is None:
        usual = Letters(mode=NONE)
        found |= {name: getattr(usual, name) for name in FIELDS}
        found |= {"confirmed": False, "trouble": ""}
    else:
        found |= {name: getattr(wishes, name) for name in FIELDS}
        confirmed = bool(address) and wishes.confirmed == address
        found |= {"confirmed": confirmed, "trouble": wishes.trouble}
    own = (letter_keys.c.person == person.id, letter_keys.c.purpose == FEED)
    found["feed"] = connection.execute(select(letter_keys.c.token).where(*own)).first() is not None
    return found


def _address(connection: Connection, person: Person) -> str:
    found = connection.execute(select(people.c.email).where(people.c.id == person.id)).scalar()
    return found or ""


def change(
    connection: Connection, person: Person, wanted: Letters, mailing: bool
) -> dict[str, Any]:
    """Write down what somebody wants, and the language that he reads. Whose address an account has
    given is asked first.
    """
    if wanted.mode not in MODES:
        expected = ", ".join(MODES)
        raise Problem(422, "bad-choice", field="mode", given=wanted.mode, expected=expected)
    zone_of(wanted.zone)
    address = _address(connection, person)
    if wanted.mode != NONE and not mailing:
        raise Problem(409, "letters-no-mail")
    if wanted.mode != NONE and not address:
        raise Problem(409, "letters-no-address")
    reads = update(people).where(people.c.id == person.id)
    connection.execute(reads.values(lang=person.lang))
    values = {name: getattr(wanted, name) for name in FIELDS} | {"trouble": "", "last": now()}
    wishes = find(connection, person.id)
    if wishes is None:
        connection.execute(letters.insert().values(person=person.id, confirmed="", **values))
    else:
        connection.execute(update(letters).where(letters.c.person == person.id).values(values))
    if wanted.mode != NONE and (wishes is None or wishes.confirmed != address):
        _ask_to_confirm(connection, person)
    return shown(connection, person, mailing)


def _ask_to_confirm(connection: Connection, person: Person) -> None:
    own = (mails.c.person == person.id, mails.c.kind == CONFIRM)
    today = connection.execute(
        select(func.count()).select_from(mails).where(*own, mails.c.created > now() - DAY)
    ).scalar()
    if (today or 0) >= CONFIRMATIONS:
        raise Problem(429, "letters-too-often", most=CONFIRMATIONS)
    waits = connection.execute(select(mails.c.id).where(*own, mails.c.state == "waiting")).first()
    if waits is None:
        put_in_queue(connection, person.id, CONFIRM)


def put_in_queue(connection: Connection, person: str, kind: str) -> None:
    connection.execute(
        mails.insert().values(
            id=new_id(),
            person=person,
            kind=kind,
            state="waiting",
            created=now(),
            due=now(),
            tries=0,
            trouble="",
        )
    )


# --- links


def new_key(connection: Connection, person: str, purpose: str, about: str = "") -> str:
    """A token for a link; its owner alone has it."""
    if purpose in LASTING:
        old = letter_keys.c.created <= now() - LASTING[purpose]
        connection.execute(delete(letter_keys).where(letter_keys.c.purpose == purpose, old))
    token = new_token()
    connection.execute(
        letter_keys.insert().values(
            token=hashed(token), person=person, purpose=purpose, about=about, created=now()
        )
    )
    return token


def owner(connection: Connection, token: str, purpose: str) -> Row[Any]:
    """Whose link this is."""
    wanted = (letter_keys.c.token == hashed(token), letter_keys.c.purpose == purpose)
    found = connection.execute(select(letter_keys).where(*wanted)).first()
    if found is None or found.created <= now() - LASTING.get(purpose, now()):
        raise Problem(404, "no-such-link")
    return found


def about_link(connection: Connection, token: str, purpose: str) -> dict[str, Any]:
    """What a link of a mail would do; looking does nothing."""
    key = owner(connection, token, purpose)
    wishes = find(connection, key.person)
    done = wishes is None or (
        wishes.mode == NONE if purpose == STOP else wishes.confirmed == key.about
    )
    return {"purpose": purpose, "done": done}


def follow(connection: Connection, token: str, purpose: str) -> dict[str, Any]:
    """Do what the link is for. Doing it again changes nothing."""
    key = owner(connection, token, purpose)
    value = {"mode": NONE} if purpose == STOP else {"confirmed": key.about, "last": now()}
    connection.execute(update(letters).where(letters.c.person == key.person).values(value))
    return {"purpose": purpose, "done": True}


def renew_feed(connection: Connection, person: Person) -> str:
    """A new address for the feed; the old one leads nowhere any more."""
    close_feed(connection, person)
    return new_key(connection, person.id, FEED)


def close_feed(connection: Connection, person: Person) -> None:
    own = (letter_keys.c.person == person.id, letter_keys.c.purpose == FEED)
    connection.execute(delete(letter_keys).where(*own))
