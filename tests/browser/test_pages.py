"""Every page in both lights, with axe-core; names that look like markup; addresses of nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from berthier.server.hosting import new_link
from berthier.server.settings import from_environment
from tests.browser.steps import OPTION, check_accessible, go_to_war, new_match, play_some, see
from tests.server.running import Running

pytestmark = pytest.mark.xdist_group("browser")


def in_both_lights(page: Page) -> None:
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        check_accessible(page)


def test_pages_are_accessible(page: Page) -> None:
    for path in ("/", "/new", "/matches", "/about", "/join/none", "/nothing"):
        page.goto(path)
        page.locator("header").wait_for()
        page.wait_for_load_state("networkidle")
        in_both_lights(page)


def test_whoever_runs_the_server_sees_how_it_fares(page: Page, server: Running) -> None:
    page.goto("/host")
    see(page, "berthier admin page")
    page.goto("/host#wrong")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("This key opens nothing")
    page.goto(new_link(from_environment({"BERTHIER_DATA": str(server.folder)})).split("/", 3)[3])
    page.reload()
    expect(page.locator("[data-mail]")).to_contain_text("This server sends no mail")
    in_both_lights(page)


@pytest.mark.parametrize("title", ["napoleon-1806", "bataille-des-nations-1813"])
def test_the_table_is_accessible(new_page: Callable[..., Page], title: str) -> None:
    page = new_page("fr-FR")
    new_match(page, title=title)
    play_some(page, 5, Random(5))
    page.locator(OPTION).first.wait_for()
    in_both_lights(page)
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    in_both_lights(page)


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
