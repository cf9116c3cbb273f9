"""The addresses of chat."""

from __future__ import annotations

from typing import Any

from litestar import get, post

from berthier.server import chat
from berthier.server.examples_letters import Line, Read
from berthier.server.routes import Asked, Lang, guest_of, house_of, language


@get("/api/matches/{match:str}/chat")
async def read_chat(match: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    """What was said where I may listen; phrases in my language."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    return await house.writer.run(lambda c: chat.shown(c, house.tables, match, person, spoken))


@post("/api/matches/{match:str}/chat", status_code=200)
async def say(match: str, request: Asked, data: Line, lang: Lang = None) -> dict[str, Any]:
    """Say something in my own room."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    await house.writer.run(lambda c: chat.say(c, house.tables, match, person, data))
    house.hub.said(match)
    return await house.writer.run(lambda c: chat.shown(c, house.tables, match, person, spoken))


@post("/api/matches/{match:str}/chat/read", status_code=200)
async def have_read(match: str, request: Asked, data: Read) -> dict[str, int]:
    """I have read up to this line; what is left unread."""
    house, person = house_of(request), await guest_of(request)
    left = await house.writer.run(
        lambda c: chat.have_read(c, house.tables, match, person, data.room, data.n)
    )
    return {"unread": left}


CHAT = [read_chat, say, have_read]
