"""A mail server as a process of its own. It refuses `nobody@…` for good, and `later@…` for now."""

from __future__ import annotations

import email
import socket
import subprocess
import sys
import time
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from tests.server.running import LONGEST


class PostOffice:
    """Takes mails and keeps them in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.open()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def open(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__, str(self.port), str(self.folder)]
        )
        end = time.monotonic() + LONGEST
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < end, "the post office did not open"
                time.sleep(0.02)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(LONGEST)

    def mails(self) -> list[EmailMessage]:
        """All that came, in order."""
        files = sorted(self.folder.glob("*.eml"))
        return [email.message_from_bytes(file.read_bytes(), policy=default) for file in files]


class _Keeper:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def handle_RCPT(  # noqa: N802  (its name is aiosmtpd's)
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address.startswith("nobody"):
            return f"550 no such person {address}"
        if address.startswith("later"):
            return "451 not now"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        count = len(list(self.folder.iterdir()))
        (self.folder / f"{count:05}.eml").write_bytes(envelope.content)
        return "250 OK"


def _serve(port: int, folder: Path) -> None:
    import asyncio

    from aiosmtpd.smtp import SMTP

    async def run() -> None:
        def make() -> SMTP:
            return SMTP(_Keeper(folder))

        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", port)
        await server.serve_forever()

    asyncio.run(run())


if __name__ == "__main__":
    _serve(int(sys.argv[1]), Path(sys.argv[2]))
