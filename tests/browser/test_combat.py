"""A combat in the browser: the sheet, sharing by clicks, a reload in the middle."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pictures import bold, fighting
from tests.browser.steps import OPTION, check_accessible, new_match, state
from tests.server.running import new_key

pytestmark = pytest.mark.xdist_group("browser")


def until_fighting(page: Page) -> None:
    """Brought about without the page: it is looked at when it has come to that."""
    for seed in range(10):
        new_match(page, title="napoleon-1806", level="random")
        page.wait_for_url("**/match/*")
        address = page.url
        page.goto("about:blank")
        if fought(page, address.replace("/match/", "/api/matches/"), Random(seed)):
            page.goto(address)
            page.locator(OPTION).first.wait_for(state="attached")
            return
    raise AssertionError("nobody fought")


def fought(page: Page, match: str, luck: Random) -> bool:
    request = page.request
    token = request.get("/api/me").json()["token"]
    headers = {"origin": match.partition("/api/")[0], "x-berthier-token": token}
    now = request.get(match).json()
    while now["match"]["status"] == "playing":
        if fighting(now):
            return True
        if now["question"]:
            option = bold(now["question"], luck)
            body = {"number": now["number"], "option": option, "key": new_key()}
            reply = request.post(f"{match}/answer", data=body, headers=headers)
            assert reply.ok, reply.text()
        else:
            page.wait_for_timeout(20)
        now = request.get(match).json()
    return False


def test_in_the_middle_of_a_combat(new_page: Callable[..., Page]) -> None:
    """One combat, as it takes a while to come to it: by day, by candle-light, on a phone."""
    page = new_page()
    until_fighting(page)
    before = state(page)["battle"]
    check_accessible(page)
    page.locator("[data-forecast]").click()
    expect(page.get_by_text("Who wins the combat")).to_be_visible()
    check_accessible(page)
    page.emulate_media(color_scheme="dark")
    check_accessible(page)
    shown = page.get_by_role("heading", name="Combat at")
    expect(shown).to_be_visible()
    page.reload()
    page.locator(OPTION).first.wait_for()
    expect(shown).to_be_visible()
    assert state(page)["battle"] == before
    on_a_phone(new_page, page)
    page.keyboard.press("Escape")
    page.locator(OPTION).first.click()  # the answer can be given from the list as well
    page.wait_for_function(
        "n => Number(document.querySelector('#dispatch').dataset.number) > n",
        arg=state(page)["number"] - 1,
    )


def on_a_phone(new_page: Callable[..., Page], desk: Page) -> None:
    """The same person and match on another device."""
    page = new_page(
        "fr-FR",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        storage_state=desk.context.storage_state(),
    )
    page.goto(desk.url)
    page.locator(OPTION).first.wait_for(state="attached")
    expect(page.get_by_role("heading", name="Combat")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check_accessible(page)
