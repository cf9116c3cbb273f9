"""For whoever runs a server: how its mails fare. No addresses: names are enough."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, func, select

from berthier.server.admin import engine_of
from berthier.server.problems import server_words
from berthier.server.schema import people
from berthier.server.schema_letters import mails
from berthier.server.settings import Settings

SHOWN = ("waiting", "failed")
STATES = (*SHOWN, "sent", "moot")


def mail_report(settings: Settings, lang: str) -> list[str]:
    """How the mails fare, from the database of a server."""
    engine = engine_of(settings)
    with engine.begin() as connection:
        found = mail_lines(connection, settings, lang)
    engine.dispose()
    return found


def mail_lines(connection: Connection, settings: Settings, lang: str) -> list[str]:
    """How many mails wait, were sent and failed; those that wait or failed one by one."""
    words = server_words(lang)
    counted = connection.execute(
        select(mails.c.state, func.count().label("many")).group_by(mails.c.state)
    )
    counts = dict.fromkeys(STATES, 0) | {row.state: row.many for row in counted}
    rows = connection.execute(
        select(mails, people.c.name)
        .join(people, people.c.id == mails.c.person)
        .where(mails.c.state.in_(SHOWN))
        .order_by(mails.c.state.desc(), mails.c.due, mails.c.id)
    )
    found = [] if settings.mails else [words.say("admin-mail-off")]
    found.append(words.say("admin-mail-counts", **counts))
    for row in rows:
        due = datetime.fromtimestamp(row.due, UTC).strftime("%Y-%m-%d %H:%M UTC")
        kind = words.say(f"admin-mail-{row.kind}")
        facts = {"name": row.name, "kind": kind, "tries": row.tries, "due": due}
        found.append(words.say(f"admin-mail-{row.state}", **facts, trouble=row.trouble or "none"))
    return found
