"""The application: addresses, errors, pages, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from berthier import __version__
from berthier.kernel.errors import BerthierError
from berthier.server.account_routes import ACCOUNTS
from berthier.server.at_table import AT_TABLE
from berthier.server.blocking import BLOCKING
from berthier.server.bodies import StrictRequest
from berthier.server.careers import CAREERS
from berthier.server.chatting import CHAT
from berthier.server.door import Door
from berthier.server.empty_seats import EMPTY_SEATS
from berthier.server.forecasts import FORECASTS
from berthier.server.gate import LIMIT, Gate
from berthier.server.glossaries import GLOSSARIES
from berthier.server.hall import HALL
from berthier.server.hints import HINTS
from berthier.server.hosting import HOSTING
from berthier.server.house import House
from berthier.server.imports import IMPORTS
from berthier.server.letter_routes import LETTERS
from berthier.server.live import Hub
from berthier.server.luck import LUCK
from berthier.server.notes import NOTES
from berthier.server.preferences import PREFERENCES
from berthier.server.previews import PREVIEWS
from berthier.server.problems import PROBLEM, Problem, as_problem, chosen_language, fault
from berthier.server.records import RECORDS
from berthier.server.replays import REPLAYS
from berthier.server.returning import RETURNING
from berthier.server.routes import HANDLERS
from berthier.server.settings import Settings
from berthier.server.shortcut import Shortcut
from berthier.server.showcase import SHOWCASE
from berthier.server.statistics import STATISTICS
from berthier.server.watching import WATCHING

STATIC = Path(__file__).parent / "static"
INDEX = STATIC / "index.html"
Asked = Request[Any, Any, Any]


def make_app(settings: Settings, hub: Hub | None = None) -> ASGIApp:
    """The application behind its gate. Whoever stops it may close the hub before."""
    door = Door()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, door, hub)
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [
            *HANDLERS,
            *ACCOUNTS,
            *RETURNING,
            *BLOCKING,
            *HALL,
            *EMPTY_SEATS,
            *AT_TABLE,
            *PREVIEWS,
            *FORECASTS,
            *HINTS,
            *REPLAYS,
            *LUCK,
            *WATCHING,
            *STATISTICS,
            *RECORDS,
            *IMPORTS,
            *GLOSSARIES,
            *SHOWCASE,
            *CAREERS,
            *PREFERENCES,
            *CHAT,
            *NOTES,
            *LETTERS,
            *HOSTING,
            *pages(),
        ],
        lifespan=[lifespan],
        exception_handlers={
            BerthierError: _refused,
            HTTPException: _http,
            Exception: _failed,
        },
        request_class=StrictRequest,
        request_max_body_size=LIMIT,
        openapi_config=OpenAPIConfig(
            title="Berthier", version=__version__, path="/api/schema", create_examples=False
        ),
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        logging_config=None,
    )
    return Gate(Shortcut(app), settings, door)


def _language(request: Asked) -> str:
    return chosen_language(request.query_params.get("lang"), request.headers.get("accept-language"))


def _reply(error: BerthierError, request: Asked) -> Response[dict[str, Any]]:
    problem = as_problem(error, _language(request))
    return Response(problem, status_code=problem["status"], media_type=PROBLEM.decode())


def _refused(request: Asked, error: BerthierError) -> Response[dict[str, Any]]:
    return _reply(error, request)


def _http(request: Asked, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if error.status_code == 404 and _wants_page(request):
        return _page(404)
    codes = {404: "no-such-page", 405: "method", 413: "too-large"}
    if error.status_code in codes:
        return _reply(Problem(error.status_code, codes[error.status_code]), request)
    if error.status_code >= 500:
        return _failed(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{row.get('key', '')}: {row.get('message', '')}" for row in extra]
    return _reply(Problem(400, "bad-query", detail="; ".join(parts) or error.detail), request)


def _failed(request: Asked, error: Exception) -> Response[dict[str, Any]]:
    return _reply(fault(error), request)


def _wants_page(request: Asked) -> bool:
    """Somebody's browser looks for a page; the client's own page tells that there is none."""
    accepts = request.headers.get("accept", "")
    return "text/html" in accepts and INDEX.exists() and not request.url.path.startswith("/api/")


def _page(status: int) -> Response[bytes]:
    headers = {"cache-control": "no-cache"}
    media = "text/html; charset=utf-8"
    return Response(INDEX.read_bytes(), status_code=status, media_type=media, headers=headers)


def pages() -> list[Any]:
    """The client's files; its own addresses all get its one page."""
    if not INDEX.exists():
        return []

    @get(
        [
            *("/", "/new", "/matches", "/about", "/luck", "/join/{name:str}"),
            *("/account", "/lobby", "/return/{name:str}", "/watch/{name:str}"),
            *("/letters", "/letters/confirm/{name:str}", "/letters/stop/{name:str}"),
            *("/match/{name:str}", "/match/{name:str}/replay", "/match/{name:str}/luck"),
            *("/match/{name:str}/statistics", "/record", "/record/{name:str}"),
            *("/person", "/person/{name:str}", "/host"),
        ]
    )
    async def page() -> Response[bytes]:
        return _page(200)

    assets = create_static_files_router(
        "/assets",
        [STATIC / "assets"],
        cache_control=None,
        include_in_schema=False,
    )
    return [page, assets]
