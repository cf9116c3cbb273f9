"""Two people: two browsers by a link, and one screen handed over."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from tests.browser.steps import OPTION, new_match, offered, state, take
from tests.server.test_secrets import secrets_of, shown_to

pytestmark = pytest.mark.xdist_group("browser")


def test_two_browsers_play_each_other(new_page: Callable[..., Page]) -> None:
    host, friend = new_page("fr-FR"), new_page("en-GB")
    received: dict[str, list[Any]] = {"french": [], "prussian": []}

    def keep(seat: str) -> Callable[[Response], None]:
        def note(response: Response) -> None:
            if "/api/matches/" in response.url and "/stream" not in response.url:
                received[seat].append(response.json())

        return note

    new_match(host, opponent="link", side="french")
    link = host.locator("input[readonly]").input_value()
    friend.goto(link)
    friend.locator("form button.first").click()
    friend.wait_for_url("**/match/*")
    host.locator("#dispatch").wait_for()  # the stream told that somebody sat down
    host.on("response", keep("french"))
    friend.on("response", keep("prussian"))
    pages, luck, checked = {"french": host, "prussian": friend}, Random(6), 0
    for _ in range(30):
        states = {seat: state(page) for seat, page in pages.items()}
        if states["french"]["match"]["status"] != "playing":
            break
        asked = next(seat for seat, now in states.items() if now["question"])
        for seat, other in (("french", "prussian"), ("prussian", "french")):
            hidden = secrets_of(states[other]) - shown_to(states[seat])
            text = json.dumps([received[seat], pages[seat].content()])
            told = json.dumps(states[seat]["journal"])
            leaked = [word for word in hidden if word in text and word.strip('"') not in told]
            assert leaked == []
            checked += len(hidden)
        page = pages[asked]
        page.locator(OPTION).first.wait_for()
        take(page, luck.choice(offered(page)))
    assert checked > 60
    assert host.evaluate("document.documentElement.lang") == "fr"  # each in his own language
    assert friend.evaluate("document.documentElement.lang") == "en"


def lift_curtain(page: Page) -> None:
    page.locator(".curtain button").focus()
    page.keyboard.press("Enter")
    assert page.locator(".curtain").count() == 1  # once is not enough
    page.keyboard.press("Enter")
    page.locator(OPTION).first.wait_for()


def test_handing_the_screen_over_shows_nothing(page: Page) -> None:
    new_match(page, opponent="hot-seat")
    page.locator(".curtain").wait_for()  # also before the first question
    lift_curtain(page)
    for _ in range(60):
        page.locator(f"{OPTION}, .curtain").first.wait_for()
        if page.locator(".curtain").count():
            break
        take(page, offered(page)[0])
    assert page.locator(".curtain").count() == 1
    assert page.locator("[data-zone], [data-card], [data-option], [data-piece]").count() == 0
    assert "curtain" in state(page)
    assert "scene" not in state(page)
    lift_curtain(page)
    assert state(page)["question"]
