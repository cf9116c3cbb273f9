"""One Chromium and one server for all tests in the browser."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from berthier.server.app import STATIC
from tests.server.running import Running
from tests.server.steady import known_nonce

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --disable-dev-shm-usage"
).split()
# What a browser says of refusals and of a line that a test has cut.
EXPECTED = re.compile(r"a status of 4\d\d|ERR_INTERNET_DISCONNECTED")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}


def chromium_path() -> str:
    """Without windows if possible: drawing their frames, which nobody sees, takes a quarter of the
    time.
    """
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "chromium is not installed"
    return path


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (STATIC / "index.html").exists(), "the client is not built (make .venv/web)"
    running = Running(tmp_path_factory.mktemp("browser") / "data", BERTHIER_LIMITS="0")
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(chromium: Browser, server: Running) -> Iterator[Callable[..., Page]]:
    """A page of a new person. Whatever the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(lang: str = "en-GB", **more: Any) -> Page:
        given: dict[str, Any] = {
            "viewport": DESKTOP,
            "locale": lang,
            "reduced_motion": "reduce",
            **more,
        }
        context = chromium.new_context(base_url=server.origin, **given)
        context.set_default_timeout(20_000)
        context.add_init_script(known_nonce(len(contexts)))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda line: (
                complaints.append(line.text)
                if line.type in ("error", "warning") and not EXPECTED.search(line.text)
                else None
            ),
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    return new_page()
