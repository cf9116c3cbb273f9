"""Marches before they are made: routes on the map, far marches, edge tabs, keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.steps import OPTION, check_accessible, go_to_war, new_match, state, take

pytestmark = pytest.mark.xdist_group("browser")

TRIES = 4  # a card may stop a march; not all of them
IDLE = ("pass", "stop", "done", "halt")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def routes(page: Page) -> Any:
    return page.evaluate(
        "fetch(location.pathname.replace('/match/', '/api/matches/') + '/routes')"
        ".then((reply) => reply.json())"
    )


def until(page: Page, wanted: Callable[[Any], bool]) -> Any:
    """Answer busily until this is so."""
    luck = Random(5)
    for _ in range(300):
        page.locator(OPTION).first.wait_for(state="attached")
        now = state(page)
        question = now["question"]
        if question is None:
            page.wait_for_timeout(30)
            continue
        if wanted(now):
            return now
        busy = [one["text"] for one in question["options"] if one["verb"] not in IDLE]
        take(page, luck.choice(busy or [one["text"] for one in question["options"]]))
    raise AssertionError("it never came to that")


def marching(page: Page) -> Any:
    """Until a march has somewhere far to go; returns the longest way."""

    def has_far(now: Any) -> bool:
        if now["question"]["kind"] != "march-to":
            return False
        return any(len(route["options"]) > 1 for route in routes(page)["routes"])

    until(page, has_far)
    expect(page.locator(".ring.far").first).to_be_attached()
    return max(routes(page)["routes"], key=lambda route: len(route["options"]))


def town(page: Page, zone: str) -> Locator:
    return page.locator(f'[data-zone="{zone}"]')


def point_at(page: Page, zone: str) -> None:
    """Once the map stands still: a question may just have moved it."""
    ground = town(page, zone).locator(".ground")
    seen, box = None, ground.bounding_box()
    for _ in range(100):
        if box == seen:
            break
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        seen, box = box, ground.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 5)


def arrived(page: Page, pieces: list[str], route: Any, before: int) -> bool:
    """Does the pile stand at the end of its route? If not, something has come between."""
    page.wait_for_function(
        """n => { const asked = document.querySelector('#dispatch');
        return Number(asked.dataset.number) > n && !asked.dataset.marching; }""",
        arg=before,
    )
    where = {piece["id"]: piece["zone"] for piece in state(page)["scene"]["pieces"]}
    there = {where[piece] for piece in pieces}
    assert there <= {zone for zone, _ in route["steps"]}
    return there == {route["zone"]}


def state_number(page: Page) -> int:
    return int(page.evaluate("Number(document.querySelector('#dispatch').dataset.number)"))


def test_a_far_march_by_one_click(page: Page) -> None:
    go_to_war(page)
    for _ in range(TRIES):
        route = marching(page)
        pieces, before = state(page)["question"]["pieces"], state_number(page)
        point_at(page, route["zone"])
        expect(page.locator(".way li")).to_have_count(len(route["steps"]) + 1)
        expect(page.locator("[data-take]")).to_contain_text("March to")
        expect(page.locator(".ways .head")).to_have_count(1)
        page.mouse.down()
        page.mouse.up()
        if arrived(page, pieces, route, before):
            return
    raise AssertionError("no march came to its end")


def test_the_sum_is_told_by_its_terms(page: Page) -> None:
    go_to_war(page)
    route = marching(page)
    purse = routes(page)["purse"]
    expect(page.locator(".sum .total dd")).to_have_text(str(purse["total"]))
    point_at(page, route["zone"])
    expect(page.locator(".spent")).to_contain_text(route["summary"])
    check_accessible(page)


def test_shift_takes_one_step_of_the_way(page: Page) -> None:
    go_to_war(page)
    route = marching(page)
    pieces = state(page)["question"]["pieces"]
    before = state_number(page)
    point_at(page, route["zone"])
    page.keyboard.down("Shift")
    page.mouse.down()
    page.mouse.up()
    page.keyboard.up("Shift")
    page.wait_for_function(
        "n => Number(document.querySelector('#dispatch').dataset.number) > n", arg=before
    )
    page.wait_for_timeout(300)
    where = {piece["id"]: piece["zone"] for piece in state(page)["scene"]["pieces"]}
    assert {where[piece] for piece in pieces} == {route["steps"][0][0]}


def test_a_march_by_keyboard_alone(page: Page) -> None:
    """By the name of the zone: its way is shown, and Enter marches."""
    go_to_war(page)
    sheet = page.evaluate("fetch('/api/titles/napoleon-1806/sheet?lang=en').then((r) => r.json())")
    names = {zone["id"]: zone["name"] for zone in sheet["sheet"]["zones"]}
    for _ in range(TRIES):
        route = marching(page)
        pieces, before = state(page)["question"]["pieces"], state_number(page)
        page.keyboard.press("/")
        page.keyboard.type(names[route["zone"]][:-1])
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.dataset.zone") == route["zone"]
        expect(page.locator(".way li")).to_have_count(len(route["steps"]) + 1)
        page.keyboard.press("Enter")
        if arrived(page, pieces, route, before):
            return
    raise AssertionError("no march came to its end")


def test_going_to_a_zone_by_its_name(page: Page) -> None:
    go_to_war(page)
    page.keyboard.press("/")
    page.keyboard.type("xyzzy")
    expect(page.locator(".goto")).to_contain_text("No zone of this name.")
    page.keyboard.press("Escape")
    expect(page.locator(".goto")).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type("jen")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.zone") == "jena"
    page.keyboard.press("i")
    expect(page.locator("[data-inspector]")).to_be_focused()
    page.keyboard.press("w")
    expect(page.locator(".why")).to_be_visible()


def test_one_piece_of_a_pile_after_the_other(page: Page) -> None:
    """Space on a zone chooses its pieces in turn; Enter takes the one that is chosen."""
    go_to_war(page)
    until(page, lambda now: now["question"]["kind"] == "designate")
    options = state(page)["question"]["options"]
    pieces = [one["things"][0][1] for one in options if one["verb"] == "pile"]
    zones = {one["id"]: one["zone"] for one in state(page)["scene"]["pieces"]}
    page.keyboard.press("m")
    page.evaluate(f"document.querySelector('[data-zone=\"{zones[pieces[0]]}\"]').focus()")
    page.keyboard.press("Space")
    expect(page.locator(".option.chosen")).to_have_count(1)
    before = state_number(page)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "n => Number(document.querySelector('#dispatch').dataset.number) > n", arg=before
    )


def test_the_last_march_is_shown_again(page: Page) -> None:
    go_to_war(page)
    until(page, lambda now: page.locator(".trail path").count() > 0)
    page.keyboard.press("f")
    expect(page.locator(".trail.again")).to_have_count(1)
    expect(page.locator(".trail.again")).to_have_count(0)


def test_whoever_gets_the_screen_begins_at_the_question(page: Page) -> None:
    new_match(page, opponent="hot-seat")
    page.locator(".curtain button").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#dispatch")).to_be_focused()


def test_what_is_out_of_sight_has_a_tab_at_the_edge(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    go_to_war(page)
    until(page, lambda now: now["question"]["kind"] == "designate")
    tab = page.locator("[data-edge]").first
    expect(tab).to_be_visible()
    zone = str(tab.get_attribute("data-edge"))
    tab.tap()
    expect(page.locator(f'[data-edge="{zone}"]')).to_have_count(0)
    box, frame = town(page, zone).bounding_box(), page.locator("#map").bounding_box()
    assert box is not None
    assert frame is not None
    assert frame["y"] <= box["y"] + box["height"] / 2 <= frame["y"] + frame["height"]


def test_touching_looks_first_and_then_does(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    go_to_war(page)
    route = marching(page)
    before = state_number(page)
    town(page, route["zone"]).dispatch_event("click")
    expect(page.locator("[data-take]")).to_be_visible()
    page.wait_for_timeout(200)
    assert state_number(page) == before
    town(page, route["zone"]).dispatch_event("click")
    page.wait_for_function(
        "n => Number(document.querySelector('#dispatch').dataset.number) > n", arg=before
    )


def test_passing_the_turn_is_asked_once_more(page: Page) -> None:
    go_to_war(page)
    until(page, lambda now: now["question"]["kind"] == "designate")
    before = state_number(page)
    page.keyboard.press("s")
    expect(page.locator("[data-sure]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-sure]")).to_have_count(0)
    page.locator('[data-option="pass"]').click()
    expect(page.locator("[data-sure]")).to_be_visible()
    assert state_number(page) == before
    page.locator('[data-option="pass"]').click()
    page.wait_for_function(
        "n => Number(document.querySelector('#dispatch').dataset.number) > n", arg=before
    )


def test_why_a_far_zone_is_out_of_reach(page: Page) -> None:
    go_to_war(page)
    marching(page)
    reached = {route["zone"] for route in routes(page)["routes"]}
    far = next(zone for zone in ("halle", "leipzig", "eisleben") if zone not in reached)
    town(page, far).dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("way")


def test_the_way_of_the_tab_key(page: Page) -> None:
    """Dispatch, map, hand, journal, bar; and the skip links lead to the first two."""
    go_to_war(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#dispatch")).to_be_focused()
    seen: list[str] = []
    for _ in range(80):
        page.keyboard.press("Tab")
        part = page.evaluate(
            "['#dispatch', '#map', '.hand', '[data-journal]', 'header']"
            ".find((one) => document.activeElement?.closest(one)) ?? ''"
        )
        if part and part not in seen:
            seen.append(part)
        if part == "header":
            break
    wanted = ["#dispatch", "#map", ".hand", "[data-journal]", "header"]
    assert seen == [one for one in wanted if one in seen]
    assert seen[0] == "#dispatch"
    assert seen[-1] == "header"
