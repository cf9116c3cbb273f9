"""Running the server: a free port, a browser if wanted, a quiet end."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import webbrowser

import uvicorn
from msgspec.structs import replace

from berthier.kernel.errors import BadInput
from berthier.server import cores
from berthier.server.app import make_app
from berthier.server.live import Hub
from berthier.server.place import make_place
from berthier.server.problems import server_words
from berthier.server.settings import Settings

TRIED = 20  # ports after the wanted one
GRACE = 2  # seconds for what is being done when the server stops


class Server(uvicorn.Server):
    """Lets streams end before it waits for whoever is still served: they would never end."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.close()
        await super().shutdown(sockets)


def serve(settings: Settings, lang: str, browser: bool = False) -> int:
    """Serve until stopped. Port 0 takes any free one."""
    make_place(settings)  # before anything is promised
    listening = listen(settings)
    port = listening.getsockname()[1]
    settings = replace(settings, port=port)
    words = server_words(lang)
    address = f"http://{_shown(settings.host)}:{port}/"
    print(words.say("serve-ready", address=address), flush=True)
    if settings.public_url:
        print(words.say("serve-public", address=settings.public_url), flush=True)
    print(words.say("serve-data", folder=str(settings.folder)), flush=True)
    if settings.open_to_the_net and not settings.behind_tls:
        print(words.say("serve-open-warning"), file=sys.stderr, flush=True)
    if browser:
        threading.Timer(0.8, webbrowser.open, [settings.public_url or address]).start()
    cores.gather()  # after whatever opens the browser, which gets all of them
    logging.basicConfig(level=os.environ.get("BERTHIER_LOG", "WARNING"), format="%(message)s")
    hub = Hub(settings.heartbeat)
    config = uvicorn.Config(
        make_app(settings, hub),
        log_level="warning",
        access_log=False,  # paths may hold tokens; the gate writes its own lines
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = Server(config, hub)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:  # the usual way to stop it, and everything is closed by now
        return 0
    return 0 if server.started else 1


def listen(settings: Settings) -> socket.socket:
    """The wanted port, or the next free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    last = settings.port if settings.port == 0 else min(settings.port + TRIED, 65535)
    for port in range(settings.port, last + 1):
        # With its protocol named, asyncio sends at once; otherwise every reply waits 40 ms.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((settings.host, port))
        except (OSError, OverflowError):
            found.close()
            continue
        found.listen(256)
        found.set_inheritable(True)
        return found
    raise BadInput("no-port", host=settings.host, first=settings.port, last=last)


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
