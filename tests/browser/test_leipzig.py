"""Bataille des Nations in the browser: what cards, markers and the track of time tell."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import asked_now, new_match, take

pytestmark = pytest.mark.xdist_group("browser")


def at_leipzig(page: Page) -> None:
    new_match(page, title="bataille-des-nations-1813", side="allied")
    asked_now(page)


def test_a_time_card_is_played_from_the_hand(page: Page) -> None:
    """Its option does not name it, but whoever touches the card means that option."""
    at_leipzig(page)
    own = page.locator('.hand .cards > [data-card="time"]')
    for _ in range(20):
        if own.count():
            break
        take(page, "deck")
        asked_now(page)
    own.first.click()
    expect(page.locator(".why")).to_have_count(0)
    before = page.locator(".track .here").inner_text()
    page.locator("[data-take]").click()
    expect(page.locator(".track .here")).not_to_have_text(before)


def test_an_army_to_come_tells_its_villages_and_a_zone_its_markers(page: Page) -> None:
    at_leipzig(page)
    yorck = page.locator('[data-option="army yorck"]')
    expect(yorck).to_contain_text("villages: Wahren, Lindenthal and Lützschena")
    take(page, "army yorck")
    page.locator('[data-zone="wahren"]').focus()
    expect(page.locator("[data-inspector]")).to_contain_text(re.compile(r"Yorck\s+marker"))


def test_the_track_of_time_bears_its_dates(page: Page) -> None:
    at_leipzig(page)
    expect(page.locator(".track .mark").filter(has_text="18.10")).to_be_visible()
    expect(page.locator(".track .mark").filter(has_text="19.10")).to_be_visible()


def test_markers_of_one_side_are_told_apart(page: Page) -> None:
    at_leipzig(page)
    take(page, "army kleist")
    take(page, "army klenau")
    own = page.locator("g.army.prussian text")
    assert set(own.all_text_contents()) == {"Kli", "Kln"}
