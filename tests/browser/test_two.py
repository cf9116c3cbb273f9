"""Two people: two browsers by a link, and one screen handed over."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from berthier.games.napoleon.title import Napoleon
from berthier.games.registry import open_title
from tests.browser.steps import OPTION, new_match, offered, state, take
from tests.server.inside import until
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
    known: dict[str, set[str]] = {seat: set() for seat in pages}
    for answers in range(90):
        if answers >= 30 and checked > 60:
            break
        wait_for_one(host, friend)
        states = {seat: state(page) for seat, page in pages.items()}
        if states["french"]["match"]["status"] != "playing":
            break
        asked = next(seat for seat, now in states.items() if now["question"])
        for seat, other in (("french", "prussian"), ("prussian", "french")):
            known[seat] |= shown_to(states[seat])  # some cards come back from the discards
            hidden = secrets_of(states[other]) - known[seat] - in_both_decks()
            text = json.dumps([received[seat], pages[seat].content()])
            told = all_told(pages[seat])
            leaked = [word for word in hidden if word in text and word.strip('"') not in told]
            assert leaked == []
            checked += len(hidden)
        page = pages[asked]
        page.locator(OPTION).first.wait_for()
        take(page, luck.choice(offered(page)))
    assert checked > 60
    assert host.evaluate("document.documentElement.lang") == "fr"  # each in his own language
    assert friend.evaluate("document.documentElement.lang") == "en"


@cache
def in_both_decks() -> set[str]:
    """The name of such a card says nothing: one's own may be meant."""
    title = open_title("napoleon-1806", {})
    assert isinstance(title, Napoleon)
    decks = [{title.kit.card_ids[card] for card in deck} for deck in title.kit.decks]
    return {f'"{card}"' for card in decks[0] & decks[1]}


def all_told(page: Page) -> str:
    """The whole journal of a seat: a state carries only its last entries."""
    return str(
        page.evaluate(
            "fetch(location.pathname.replace('/match/', '/api/matches/') + '/journal')"
            ".then((reply) => reply.text())"
        )
    )


def wait_for_one(*pages: Page) -> None:
    """Until one of two people is asked, or it is over: a brisk table may be passing for them."""
    until(lambda: any(page.locator(f"{OPTION}, .big").count() for page in pages))


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
