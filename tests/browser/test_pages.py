"""Every page in both lights, with axe-core; names that look like markup; addresses of nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import OPTION, check_accessible, go_to_war, new_match, play_some, see

pytestmark = pytest.mark.xdist_group("browser")


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new", "/matches", "/about", "/join/none", "/nowhere"])
def test_pages_are_accessible(new_page: Callable[..., Page], path: str, light: str) -> None:
    page = new_page(color_scheme=light)
    page.goto("/nothing" if path == "/nowhere" else path)
    page.locator("header").wait_for()
    page.wait_for_load_state("networkidle")
    check_accessible(page)


@pytest.mark.parametrize("title", ["napoleon-1806", "bataille-des-nations-1813"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_table_is_accessible(new_page: Callable[..., Page], title: str, light: str) -> None:
    page = new_page("fr-FR", color_scheme=light)
    new_match(page, title=title)
    play_some(page, 5, Random(5))
    page.locator(OPTION).first.wait_for()
    check_accessible(page)
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    check_accessible(page)


def test_markup_in_a_name_is_text(new_page: Callable[..., Page]) -> None:
    host = new_page()
    host.goto("/new")
    host.locator("select").first.wait_for()
    host.locator("input[type=text]").fill("<img src=x onerror=alert(1)>")
    host.locator("input[name=opponent][value=link]").check()
    host.locator("form button.first").click()
    link = host.locator("input[readonly]").input_value()
    friend = new_page()
    friend.goto(link)
    see(friend, "<img src=x onerror=alert(1)>")
    assert friend.locator("main img").count() == 0


def test_pages_fetch_nothing_from_elsewhere(page: Page) -> None:
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    go_to_war(page)
    assert len(hosts) == 1


def test_an_address_of_nothing(page: Page) -> None:
    page.goto("/match/0123456789abcdef")
    expect(page.get_by_role("link", name="Home")).to_be_visible()
