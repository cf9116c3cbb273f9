"""Handing mails to a mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from berthier.kernel.errors import BadInput

PATIENCE = 20.0  # seconds for each step
PORTS = {"smtp": 25, "smtps": 465}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
# What went wrong, besides "refused" with the server's number: nothing that it says is kept, as it
# may repeat the address.
CONNECT, TLS, SIGN_IN, SENDER, ADDRESS = "connect", "tls", "sign-in", "sender", "address"


class Relay(NamedTuple):
    """The mail server that takes our mails."""

    scheme: str
    host: str
    port: int
    user: str
    password: str


def relay_of(url: str) -> Relay:
    """smtp://[user:password@]host[:port], which turns to TLS where it can, or smtps://…"""
    parts = urlsplit(url)
    try:
        port = parts.port or PORTS[parts.scheme]
        if not parts.hostname:
            raise ValueError
    except (KeyError, ValueError):
        expected = "smtp://[user:password@]host[:port], smtps://…"
        found = parts.scheme or "?"  # never the rest: it may hold a password
        raise BadInput(
            "bad-field", field="BERTHIER_SMTP_URL", expected=expected, found=found
        ) from None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Relay(parts.scheme, parts.hostname, port, user, password)


def is_bounce(trouble: str) -> bool:
    """Was it this mail's address that was refused, for good?"""
    return trouble == ADDRESS or trouble.startswith("refused 5")


def hand_over(relay: Relay, messages: list[tuple[str, EmailMessage]]) -> dict[str, str]:
    """What came of each mail by its id: nothing if it was taken, else what went wrong."""
    found: dict[str, str] = {}
    try:
        with _connected(relay) as server:
            for name, message in messages:
                found[name] = _send(server, message)
    except _Trouble as trouble:
        return {name: found.get(name, str(trouble)) for name, _ in messages}
    except (OSError, smtplib.SMTPException):
        return {name: found.get(name, CONNECT) for name, _ in messages}
    return found


class _Trouble(Exception):
    """The server won't do as it is."""


def _connected(relay: Relay) -> smtplib.SMTP:
    if relay.scheme == "smtps":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            relay.host, relay.port, timeout=PATIENCE, context=context
        )
    else:
        server = smtplib.SMTP(relay.host, relay.port, timeout=PATIENCE)
    try:
        _prepare(server, relay)
    except BaseException:
        server.close()
        raise
    return server


def _prepare(server: smtplib.SMTP, relay: Relay) -> None:
    server.ehlo()
    secure = relay.scheme == "smtps"
    if not secure and server.has_extn("starttls"):
        try:
            server.starttls(context=ssl.create_default_context())
        except ssl.SSLError as error:
            raise _Trouble(TLS) from error
        server.ehlo()
        secure = True
    if not relay.user:
        return
    if not secure and relay.host not in LOOPBACK:
        raise _Trouble(TLS)  # the password would travel in the open
    try:
        server.login(relay.user, relay.password)
    except smtplib.SMTPException as error:
        raise _Trouble(SIGN_IN) from error


def _send(server: smtplib.SMTP, message: EmailMessage) -> str:
    try:
        server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        return f"refused {next(iter(error.recipients.values()))[0]}"
    except smtplib.SMTPDataError as error:
        return f"refused {error.smtp_code}"
    except smtplib.SMTPSenderRefused as error:
        return f"{SENDER} {error.smtp_code}"
    except smtplib.SMTPNotSupportedError:
        return ADDRESS  # letters that this server can't write in an address
    return ""
