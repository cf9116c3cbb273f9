"""What a mail says. It is put together when it is sent, from what is so then."""

from __future__ import annotations

from datetime import datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Any

from sqlalchemy import Connection, Row

from berthier.server import letters
from berthier.server.awaited import Awaited
from berthier.server.letters import zone_of
from berthier.server.moment import now
from berthier.server.problems import server_words
from berthier.server.settings import Settings


def base_of(settings: Settings) -> str:
    """Where links of mails and feeds lead."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def confirmation(connection: Connection, mail: Row[Any], settings: Settings) -> EmailMessage:
    token = letters.new_key(connection, mail.person, letters.CONFIRM, mail.email)
    link = f"{base_of(settings)}/letters/confirm/{token}"
    words = server_words(mail.lang)
    message = _begun(mail, settings, words.say("mail-confirm-subject"))
    message.set_content(words.say("mail-confirm", name=mail.name, link=link) + "\n")
    return message


def digest(
    connection: Connection, mail: Row[Any], matches: list[Awaited], settings: Settings
) -> EmailMessage:
    """Where somebody is awaited and since when, and nothing else of any match."""
    base, words = base_of(settings), server_words(mail.lang)
    stop = f"{base}/letters/stop/{letters.new_key(connection, mail.person, letters.STOP)}"
    message = _begun(mail, settings, words.say("mail-subject"))
    message["List-Unsubscribe"] = f"<{stop}>"
    rows = [
        words.say(
            "mail-match",
            match=one.name(mail.lang),
            since=_local(one.since, mail.zone),
            zone=mail.zone,
            link=f"{base}/match/{one.match}",
        )
        for one in matches
    ]
    parts = [
        words.say("mail-begin", name=mail.name),
        *rows,
        words.say("mail-end", wishes=f"{base}/letters", stop=stop),
    ]
    message.set_content("\n\n".join(parts) + "\n")
    return message


def _local(moment: int, zone: str) -> str:
    return datetime.fromtimestamp(moment, zone_of(zone)).strftime("%Y-%m-%d %H:%M")


def _begun(mail: Row[Any], settings: Settings, subject: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = mail.email
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.fromtimestamp(now(), zone_of("UTC")))
    # The same when it is tried again: whoever gets it twice may see that it is one.
    home = parseaddr(settings.mail_from)[1].partition("@")[2] or "localhost"
    message["Message-ID"] = f"<{mail.id}@{home}>"
    message["Auto-Submitted"] = "auto-generated"
    return message
