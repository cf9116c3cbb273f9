"""Phones and tablets: the sheet at three heights, tabs, the strip of cards, the folded column."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import check_accessible, go_to_war, new_match, offered, state, take

pytestmark = pytest.mark.xdist_group("browser")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
BOTH = pytest.mark.parametrize("title", ["napoleon-1806", "bataille-des-nations-1813"])


def until_many_answers(page: Page) -> None:
    """Until something is asked that can be answered on the map or from a longer list."""
    luck = Random(1)
    for _ in range(60):
        offered(page)
        if page.locator("[data-sheet-list]").count():
            return
        take(page, luck.choice(offered(page)))
    raise AssertionError("there was never a list to fold")


def height(page: Page) -> float:
    box = page.locator(".bottom").bounding_box()
    assert box is not None
    return box["height"]


def test_the_sheet_has_three_heights(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    go_to_war(page)
    until_many_answers(page)
    question = height(page)
    page.locator("[data-sheet-list]").tap()
    everything = height(page)
    assert everything > question
    assert page.locator("[data-option]").first.is_visible()
    check_accessible(page)
    page.locator("[data-sheet-handle]").tap()
    handle = height(page)
    assert handle < 60 < question
    check_accessible(page)
    page.locator("[data-sheet-handle]").focus()
    page.keyboard.press("ArrowUp")
    assert height(page) == question
    page.keyboard.press("ArrowUp")
    assert height(page) == everything


def test_touching_the_map_raises_the_sheet(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    go_to_war(page)
    until_many_answers(page)
    page.locator("[data-sheet-handle]").tap()
    page.locator('[data-zone="weimar"]').dispatch_event("click")
    expect(page.locator("#dispatch")).to_be_visible()


@BOTH
def test_the_tabs(new_page: Callable[..., Page], title: str) -> None:
    page = new_page("fr-FR", **PHONE)
    new_match(page, title=title)
    offered(page)
    for tab in ("hand", "army", "journal", "rules", "map"):
        page.locator(f'[data-tab="{tab}"]').tap()
        expect(page.locator(f'[data-tab="{tab}"]')).to_have_attribute("aria-pressed", "true")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light)
            check_accessible(page)
    box = page.locator('[data-tab="map"]').bounding_box()
    assert box is not None
    assert box["height"] >= 44


def test_a_mission_lies_in_its_zone(new_page: Callable[..., Page]) -> None:
    page = new_page("fr-FR", **PHONE)
    new_match(page, title="bataille-des-nations-1813")
    offered(page)
    missions = page.locator("[data-mission]").all()
    assert len(missions) == 7  # of which one is to be given up
    for mission in missions:
        sign = mission.bounding_box()
        zone = page.locator(f'[data-zone="{mission.get_attribute("data-mission")}"]').bounding_box()
        assert sign is not None
        assert zone is not None
        middle = sign["y"] + sign["height"] / 2
        assert zone["y"] < middle < zone["y"] + zone["height"]


def test_the_badge_counts_what_can_be_played(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    new_match(page, title="bataille-des-nations-1813")
    for _ in range(20):
        options = offered(page)
        cards = {
            thing
            for option in state(page)["question"]["options"]
            for kind, thing in option["things"]
            if kind == "card"
        }
        if cards:
            expect(page.locator('[data-tab="hand"]')).to_contain_text(str(len(cards)))
            return
        take(page, options[0])
    raise AssertionError("no card could be played")


def test_a_rule_on_a_phone_is_a_tab(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    go_to_war(page)
    page.locator("#dispatch .chip").first.tap()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-panel=rules] [data-rule]")).to_be_visible()


@BOTH
def test_an_upright_tablet(new_page: Callable[..., Page], title: str) -> None:
    page = new_page(viewport={"width": 820, "height": 1180}, has_touch=True)
    new_match(page, title=title)
    first = offered(page)[0]
    while not state(page)["scene"]["hands"][0]["count"]:
        take(page, first)
        first = offered(page)[0]
    expect(page.locator('[data-tab="hand"]')).to_have_count(0)  # the hand is always there
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(page.locator(".bottom")).to_be_visible()
    check_accessible(page)


def test_a_lying_tablet_folds_its_column(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 1024, "height": 768}, has_touch=True)
    go_to_war(page)
    before = page.locator("#map").bounding_box()
    page.locator("[data-fold-column]").tap()
    after = page.locator("#map").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] - before["width"] > 290
    expect(page.locator("#dispatch")).to_be_hidden()
    check_accessible(page)
    page.locator("[data-fold-column]").tap()
    expect(page.locator("#dispatch")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(700, 500), (1180, 800)])
def test_a_lying_tablet_answers_beside_a_drawer(
    new_page: Callable[..., Page], width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height}, has_touch=True)
    go_to_war(page)
    page.locator("#dispatch .chip").first.tap()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("[data-rule]")).to_be_visible()
    check_accessible(page)
    take(page, offered(page)[0])  # a click that the drawer would take if it lay over the question
    expect(drawer).to_be_visible()
    beside, map_ = drawer.bounding_box(), page.locator("#map").bounding_box()
    assert beside is not None
    assert map_ is not None
    assert 0 < map_["width"] <= beside["x"]
    drawer.locator("[data-close]").tap()
    expect(drawer).to_have_count(0)


def test_a_wide_table_has_a_column_for_the_journal(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 1800, "height": 1000})
    go_to_war(page)
    question = page.locator("#dispatch").bounding_box()
    journal = page.locator("[data-journal]").bounding_box()
    assert question is not None
    assert journal is not None
    assert journal["x"] > question["x"] + question["width"]
    check_accessible(page)
