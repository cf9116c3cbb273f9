"""A combat in the browser: the sheet, sharing by clicks, a reload in the middle."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pictures import fighting, play_until
from tests.browser.steps import OPTION, check_accessible, new_match, state

pytestmark = pytest.mark.xdist_group("browser")


def until_fighting(page: Page) -> None:
    for seed in range(10):
        new_match(page, title="napoleon-1806")
        if play_until(page, Random(seed), fighting):
            return
    raise AssertionError("nobody fought")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_in_the_middle_of_a_combat(new_page: Callable[..., Page], light: str) -> None:
    page = new_page(color_scheme=light)
    until_fighting(page)
    before = state(page)["battle"]
    check_accessible(page)
    page.locator("[data-forecast]").click()
    expect(page.get_by_text("Who wins the combat")).to_be_visible()
    check_accessible(page)
    shown = page.get_by_role("heading", name="Combat at")
    expect(shown).to_be_visible()
    page.reload()
    page.locator(OPTION).first.wait_for()
    expect(shown).to_be_visible()
    assert state(page)["battle"] == before
    page.keyboard.press("Escape")
    page.locator(OPTION).first.click()  # the answer can be given from the list as well
    page.wait_for_function(
        "n => Number(document.querySelector('#dispatch').dataset.number) > n",
        arg=state(page)["number"] - 1,
    )


def test_a_combat_on_a_phone(new_page: Callable[..., Page]) -> None:
    page = new_page("fr-FR", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    until_fighting(page)
    expect(page.get_by_role("heading", name="Combat")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check_accessible(page)
