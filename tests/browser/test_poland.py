"""Napoléon 1807 in the browser: winter, forts, sieges, winter quarters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import asked_now, check_accessible, take, wait_asked

pytestmark = pytest.mark.xdist_group("browser")


def test_the_table_of_eylau(page: Page) -> None:
    """From the front page to the map: what only this title shows is there, in shapes and words."""
    page.goto("/")
    page.get_by_role("button", name="Eylau 1807").click()
    wait_asked(page)
    expect(page.locator('.map[data-season="winter"]')).to_be_visible()
    expect(page.locator(".zone.fortified .fort")).to_have_count(4)
    expect(page.locator("g.flag")).to_have_count(9)  # four towns and five citadels
    expect(page.locator("polygon.siege")).to_have_count(2)
    expect(page.locator(".block.russian").first).to_be_attached()
    turns = page.locator(".turns li")
    expect(turns).to_have_count(4)
    expect(turns.nth(3)).to_contain_text("7–8")
    expect(page.get_by_text(re.compile("Winter quarters: 0 of 5 losses")).first).to_be_visible()
    expect(page.get_by_text(re.compile("Weather:")).first).to_be_visible()
    danzig = page.locator('[data-zone="danzig"]')
    assert "held by Russia. besieged." in str(danzig.get_attribute("aria-label"))
    danzig.focus()
    expect(page.locator("[data-held]")).to_have_text("held by Russia, besieged")
    check_accessible(page)


def test_the_hand_lies_where_the_map_is_empty(page: Page) -> None:
    """South of the Vistula, so that the map has the whole height; it covers no town."""
    page.goto("/")
    page.get_by_role("button", name="Eylau 1807").click()
    wait_asked(page)
    hand = page.locator(".table > .hand").bounding_box()
    sheet = page.locator(".table > .map").bounding_box()
    assert hand
    assert sheet
    assert hand["x"] == sheet["x"]
    assert hand["y"] + hand["height"] == sheet["y"] + sheet["height"]
    for town in page.locator("[data-zone]").all():
        disc = town.locator("circle, path").first.bounding_box()
        assert disc
        right, low = hand["x"] + hand["width"], hand["y"]
        assert disc["x"] > right or disc["y"] + disc["height"] < low


def test_who_saw_the_whole_map_still_does_in_a_wider_window(page: Page) -> None:
    page.set_viewport_size({"width": 700, "height": 900})
    page.goto("/")
    page.get_by_role("button", name="Eylau 1807").click()
    wait_asked(page)
    page.get_by_role("button", name="Whole map").click()
    page.set_viewport_size({"width": 1440, "height": 900})
    praga = "document.querySelector('[data-zone=praga]').getBoundingClientRect()"
    page.wait_for_function(f"{praga}.x > 700")


def test_a_card_out_of_its_moment_tells_when_it_may_be_played(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Eylau 1807").click()
    for _ in range(20):
        question = asked_now(page)["question"]
        if question["kind"] == "designate":
            break
        take(page, question["options"][0]["text"])
    page.locator(".hand [data-card]").first.click()
    expect(page.locator(".why")).to_contain_text("This card has its own moment: ")
    expect(page.locator(".why .chip")).to_have_text(re.compile("N07-CARD-"))
