"""Looking back in the browser: the line of time, links, journal, whose eyes."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import check_accessible, new_match, play_some, wait_asked

pytestmark = pytest.mark.xdist_group("browser")
BOTH = pytest.mark.parametrize("title", ["napoleon-1806", "bataille-des-nations-1813"])
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def begun(page: Page, answers: int = 12, **choices: str) -> str:
    """A match against the computer some answers old; returns its address."""
    new_match(page, level="random", **choices)
    wait_asked(page)
    play_some(page, answers, Random(5))
    wait_asked(page)
    return page.url


def resign(page: Page, address: str) -> None:
    page.goto(address)
    wait_asked(page)
    page.locator("[data-menu]").click()
    page.locator("[data-resign]").click()
    page.locator("dialog .pair .first").click()
    page.locator(".big").wait_for()


def at(page: Page) -> int:
    return int(str(page.locator("[data-replay]").get_attribute("data-replay")))


def expect_at(page: Page, n: int) -> None:
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", str(n))


def watch(page: Page, address: str, place: str = "") -> int:
    """Open the replay; returns its last step."""
    page.goto(f"{address}/replay{place}")
    page.locator("[data-replay]").wait_for()
    return int(str(page.locator("[data-slider]").get_attribute("max")))


# --- the replay


def test_slider_and_keys(page: Page) -> None:
    begun(page, title="bataille-des-nations-1813")
    page.locator("[data-menu]").click()
    page.locator("dialog [data-replay-link]").click()
    page.locator("[data-replay]").wait_for()
    last = int(str(page.locator("[data-slider]").get_attribute("max")))
    assert last > 12
    expect_at(page, 0)
    assert page.locator("[data-turn-tick]").count() >= 1
    for key, n in (("]", 1), ("]", 2), ("[", 1), ("End", last), ("]", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_at(page, n)
    page.locator("[data-slider]").fill("7")
    expect_at(page, 7)
    expect(page.locator("h1")).to_contain_text("You are watching turn")
    expect(page.locator("[data-eyes]")).to_have_count(0)  # before the end one has one's own only
    check_accessible(page)
    page.locator("[data-on]").click()
    expect_at(page, 8)
    page.locator("[data-now]").click()
    wait_asked(page)
    page.keyboard.press("[")
    page.locator("[data-replay]").wait_for()
    assert at(page) > 0


def test_it_plays_by_itself(page: Page) -> None:
    address = begun(page, 6)
    watch(page, address)
    page.locator("[data-speed]").select_option(label="fast")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => +document.querySelector('[data-replay]').dataset.replay >= 3")
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
    last = watch(page, address, "#0")
    page.locator("[data-speed]").select_option(label="fast")
    page.locator("[data-slider]").fill(str(last - 2))
    page.locator("[data-play]").click()
    expect_at(page, last)
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")


def test_nothing_can_be_chosen_on_the_map_of_another_time(page: Page) -> None:
    address = begun(page)
    watch(page, address, "#9")
    before = page.evaluate(f"fetch('/api{address_of(address)}').then((r) => r.json())")
    page.locator("[data-zone]").first.dispatch_event("click")
    page.locator("[data-piece]").first.dispatch_event("click")
    page.keyboard.press("Enter")
    after = page.evaluate(f"fetch('/api{address_of(address)}').then((r) => r.json())")
    assert after["number"] == before["number"]
    expect(page.locator("[data-inspector]")).to_be_visible()


def address_of(url: str) -> str:
    return re.sub(r".*/match/", "/matches/", url)


def test_a_link_leads_to_its_moment(new_page: Callable[..., Page]) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    address = begun(page)
    watch(page, address, "#9")
    expect_at(page, 9)
    told = page.locator("[data-told]").inner_text()
    page.keyboard.press("]")
    expect_at(page, 10)
    assert page.url.endswith("#10")
    page.reload()
    page.locator("[data-replay]").wait_for()
    expect_at(page, 10)
    page.keyboard.press("[")
    page.locator("[data-share]").click()
    expect(page.locator("[data-share]")).to_have_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto("/")
    page.goto(link)
    page.locator("[data-replay]").wait_for()
    expect_at(page, 9)
    assert page.locator("[data-told]").inner_text() == told
    last = watch(page, address, "#999999")
    expect_at(page, last)


def test_the_journal_leads_to_its_moments(page: Page) -> None:
    begun(page, 20)
    entries = page.locator("[data-journal] [data-back-to]")
    chosen = entries.nth(entries.count() // 2)
    number = int(str(chosen.get_attribute("data-back-to")))
    chosen.dispatch_event("click")
    page.locator("[data-replay]").wait_for()
    entry = page.locator(f'[data-journal] [data-back-to="{number}"]')
    expect(entry).to_have_count(1)  # it has just been told
    page.keyboard.press("[")
    expect(entry).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator("[data-journal] [data-back-to]").first).to_be_attached()
    now = at(page)
    page.locator("[data-journal] [data-back-to]").first.dispatch_event("click")
    page.wait_for_function(
        "now => +document.querySelector('[data-replay]').dataset.replay < now", arg=now
    )


@BOTH
def test_after_the_end_everybodys_eyes(new_page: Callable[..., Page], title: str) -> None:
    page = new_page("fr-FR")
    address = begun(page, 20, title=title)
    watch(page, address, "#14")
    resign(page, address)
    page.locator(".dispatch [data-replay-link]").click()
    page.locator("[data-replay]").wait_for()
    page.locator("[data-slider]").fill("14")
    expect_at(page, 14)
    hidden = page.locator("[data-hands] p").nth(1)
    assert not re.search(r" : \w", hidden.inner_text())
    page.locator("[data-beside]").click()
    expect(page.locator("[data-past]")).to_have_count(2)
    assert page.locator("[data-past]").nth(1).get_attribute("data-past") == "open"
    places = [
        page.locator("[data-past]").nth(n).locator("[data-piece], .army").count() for n in (0, 1)
    ]
    assert min(places) > 0
    page.keyboard.press("]")
    expect_at(page, 15)
    check_accessible(page)
    other = page.locator("[data-eyes]").nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".where")).to_contain_text("avec les yeux")
    page.locator("[data-eyes=open]").click()
    expect(page.locator("[data-past]")).to_have_count(1)
    expect(page.locator("[data-past]")).to_have_attribute("data-past", "open")
    place = page.url
    assert place.endswith("-open")
    page.goto("/")
    page.goto(place)
    expect(page.locator("[data-past]")).to_have_attribute("data-past", "open")
    check_accessible(page)


def test_the_replay_on_a_phone(new_page: Callable[..., Page]) -> None:
    page = new_page("fr-FR", color_scheme="dark", **PHONE)
    address = begun(page, 8)
    watch(page, address, "#5")
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        box = page.locator(".maps").bounding_box() if page.locator(".maps").is_visible() else None
        assert box is None or box["height"] > 300
        check_accessible(page)
        page.locator("[data-papers]").click()
    small = page.eval_on_selector_all(
        ".bar button, .bar a",
        "all => all.filter((one) => one.offsetHeight < 44 && one.offsetHeight)",
    )
    assert small == []


def test_strangers_find_nothing(new_page: Callable[..., Page]) -> None:
    page = new_page()
    address = begun(page, 2)
    stranger = new_page()
    for place in ("replay", "luck"):
        stranger.goto(f"{address}/{place}")
        stranger.get_by_text(re.compile("Give a name first|no such match")).first.wait_for()
        expect(stranger.locator("[data-replay], [data-commitment]")).to_have_count(0)
