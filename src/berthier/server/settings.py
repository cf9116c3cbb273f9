"""How a server is run: from the command line, from BERTHIER_… variables, else as it is usual."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from email.utils import parseaddr
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from berthier.kernel.errors import BadInput
from berthier.server.smtp import relay_of

EVERYWHERE = ("0.0.0.0", "::")
PRIVATE = ("lan", "local", "home", "internal", "localdomain")  # ends of names inside a network
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class Settings(Struct, frozen=True):
    """`beat`: seconds between two answers of a computer, so that people can follow them.
    `pause`: seconds that a pass takes which nobody had to think about, by order or by a computer.
    `sweep`: most seconds from a flag's fall to its being noticed.
    `heartbeat`: seconds after which a quiet stream says that it is still there.
    `limits`: whether one address may ask only so often.
    `smtp_url`, `mail_from`: the mail server, and whom mails come from; without one there are none.
    `letters`: seconds between two looks for mails that are due.
    """

    host: str = "127.0.0.1"
    port: int = 1806
    database: str = ""
    public_url: str = ""
    data: str = ""
    beat: float = 0.6
    pause: float = 0.9
    sweep: float = 5.0
    heartbeat: float = 15.0
    workers: int = 1
    limits: bool = True
    smtp_url: str = ""
    mail_from: str = ""
    letters: float = 30.0

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else usual_folder()

    @property
    def database_url(self) -> str:
        if self.database.startswith("postgresql://"):
            return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
        return self.database or f"sqlite:///{self.folder / 'berthier.db'}"

    @property
    def mails(self) -> bool:
        return bool(self.smtp_url)

    @property
    def behind_tls(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def open_to_the_net(self) -> bool:
        return self.host not in ("127.0.0.1", "localhost", "::1")

    @property
    def reach(self) -> str:
        """From where a link to this server works: machine, network, internet."""
        host = (urlsplit(self.public_url).hostname or "") if self.public_url else self.host
        if host in EVERYWHERE:
            return "network"
        try:
            address = ip_address(host)
        except ValueError:
            if host == "localhost":
                return "machine"
            inside = "." not in host or host.rsplit(".", 1)[1] in PRIVATE
            return "network" if inside else "internet"
        if address.is_loopback:
            return "machine"
        return "internet" if address.is_global else "network"

    def address_for(self, here: bool) -> str:
        """The address that links should carry, if it may be another than the reader's own: that of
        the players, or, for somebody on this machine, the one by which the network reaches it.
        """
        if self.public_url or not here or self.reach == "machine":
            return self.public_url
        known = own_addresses() if self.host in EVERYWHERE else {self.host}
        outside = sorted(name for name in known if not name.startswith("127."))  # numbers first
        host = outside[0] if outside else ""
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{self.port}" if host else ""

    def origins(self) -> set[str]:
        """Where our own pages come from; whatever comes from elsewhere may change nothing."""
        found = {f"http://{host}:{self.port}" for host in self.hosts(with_port=False)}
        if self.public_url:
            parts = urlsplit(self.public_url)
            found.add(f"{parts.scheme}://{parts.netloc}")
        return found

    def hosts(self, with_port: bool = True) -> set[str]:
        """What a Host header may say."""
        names = {*LOOPBACK, f"[{self.host}]" if ":" in self.host else self.host}
        if self.host in EVERYWHERE:
            names |= own_addresses()
        if not with_port:
            return names
        found = {f"{name}:{self.port}" for name in names} | ({*names} if self.port == 80 else set())
        if self.public_url:
            found.add(urlsplit(self.public_url).netloc)
        return found


@cache
def own_addresses() -> frozenset[str]:
    """This machine's name and addresses, by which others in its network reach it."""
    name = socket.gethostname()
    try:
        found = {row[4][0] for row in socket.getaddrinfo(name, None, socket.AF_INET)}
    except OSError:
        found = set()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; it only picks the way out
            found.add(probe.getsockname()[0])
        except OSError:
            pass  # no way out: then nobody comes in by it either
    return frozenset({name, *(str(address) for address in found)})


def usual_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("berthier")


def from_environment(environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment gives."""
    found: dict[str, object] = {}
    for name in ("host", "database", "public_url", "data", "smtp_url", "mail_from"):
        if value := environ.get(f"BERTHIER_{name.upper()}"):
            found[name] = value
    times = dict.fromkeys(("beat", "pause", "sweep", "heartbeat", "letters"), float)
    numbers: dict[str, type[int] | type[float]] = {"port": int, "workers": int, **times}
    for name, kind in numbers.items():
        if value := environ.get(f"BERTHIER_{name.upper()}"):
            found[name] = _number(name, value, kind)
    found["limits"] = environ.get("BERTHIER_LIMITS", "1") != "0"
    settings = Settings(**found)  # type: ignore[arg-type]
    _check_mail(settings)
    return settings


def _check_mail(settings: Settings) -> None:
    if not settings.mails:
        return
    relay_of(settings.smtp_url)
    given = settings.mail_from
    if "@" not in parseaddr(given)[1] or not given.isprintable():
        expected = "Berthier <berthier@example.org>"
        raise BadInput("bad-field", field="BERTHIER_MAIL_FROM", expected=expected, found=given)


def _number(name: str, value: str, kind: type[int] | type[float]) -> float:
    try:
        return kind(value)
    except ValueError:
        field = f"BERTHIER_{name.upper()}"
        raise BadInput("bad-field", field=field, expected="number", found=value) from None
