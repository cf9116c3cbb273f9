"""Chat, notes and letters with an example each, for the published description of the API."""

from __future__ import annotations

from typing import Annotated

from berthier.server import wire_letters as wire
from berthier.server.examples import like

Line = Annotated[wire.Line, like(key="4be1d07c92a5f386", phrase="good-luck")]
Read = Annotated[wire.Read, like(room="players", n=12)]
Notes = Annotated[wire.Notes, like(text="Hohenlohe: Weimar?", version=3)]
Letters = Annotated[
    wire.Letters,
    like(mode="turns", after=60, zone="Europe/Paris", quiet_from=1320, quiet_to=420),
]
HostKey = Annotated[wire.HostKey, like(key="Vx0mGq3uR6nJt9Zs2cYb5w")]
