"""Advice at the table, and the choice of whom one plays against."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import check_accessible, go_to_war, offered, see, state, take
from tests.browser.test_replay import resign

pytestmark = pytest.mark.xdist_group("browser")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def until_designating(page: Page) -> None:
    """To a question that Berthier thinks about."""
    while True:
        answers = offered(page)
        if (state(page)["question"] or {}).get("kind") == "designate":
            return
        take(page, answers[0])


def test_what_would_berthier_do(page: Page) -> None:
    go_to_war(page)
    until_designating(page)
    page.locator("[data-hint]").click()
    hinted = page.locator("[data-hinted]")
    hinted.first.wait_for()
    assert hinted.first.get_attribute("data-hinted") in offered(page)
    expect(page.get_by_text("At the end everybody sees it")).to_be_visible()
    check_accessible(page)
    page.emulate_media(color_scheme="dark")
    check_accessible(page)
    page.locator("[data-option=pass]").click()  # below: what confirms it stands above
    for shown in ("[data-sure]", "[data-take]"):
        expect(page.locator(shown)).to_be_in_viewport(ratio=1)
    take(page, next(text for text in offered(page) if text != "pass"))
    expect(hinted).to_have_count(0)  # it was about another question


def test_who_asked_for_advice_is_told_at_the_end(new_page: Callable[..., Page]) -> None:
    page = new_page("fr-FR", **PHONE)
    go_to_war(page)
    page.locator("[data-hint]").click()
    page.locator("[data-hinted]").first.wait_for()
    check_accessible(page)
    assert page.locator("[data-advised]").count() == 0
    resign(page, page.url)
    expect(page.locator("[data-advised=french]")).to_contain_text("a demandé conseil une fois")
    assert page.locator("[data-advised]").count() == 1


def test_a_match_without_advice(page: Page) -> None:
    page.goto("/new")
    page.locator("input[name=level][value=major]").check()
    expect(page.locator(".retold")).to_contain_text("the computer (Major)")
    page.locator("input[name=level][value=capitaine]").check()
    expect(page.locator(".retold")).to_contain_text("the computer (Capitaine)")
    page.locator("summary").first.click()
    page.locator("[data-hints]").select_option("off")
    see(page, "Neither advice nor forecasts.")
    check_accessible(page)
    page.locator("form button.first").click()
    offered(page)
    about = state(page)["match"]
    assert about["hints"] == "off"
    assert [seat["level"] for seat in about["seats"]] == ["", "capitaine"]
    assert page.locator("[data-hint]").count() == 0
    page.goto("/matches")
    see(page, "The computer (Capitaine)")
