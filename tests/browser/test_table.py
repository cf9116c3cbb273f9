"""Playing in a real browser: mouse, keyboard alone, a whole game, reload, languages, phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import (
    OPTION,
    go_to_war,
    new_match,
    offered,
    play_some,
    state,
    take,
    wait_asked,
)

pytestmark = pytest.mark.xdist_group("browser")


def until_kind(page: Page, kind: str, luck: Random) -> None:
    """Answer from the list until this question comes."""
    for _ in range(300):
        page.locator(OPTION).first.wait_for()
        now = state(page)
        if now["question"] and now["question"]["kind"] == kind:
            return
        take(page, luck.choice(offered(page)))
    raise AssertionError(f"never asked {kind}")


def test_a_turn_by_mouse(page: Page) -> None:
    """A corps is chosen on the map, marched along the roads by clicks, and stops."""
    go_to_war(page)
    until_kind(page, "designate", Random(1))
    turn = state(page)["scene"]["tracks"][0]["value"]
    for _ in range(400):
        now = state(page)
        if now["scene"]["tracks"][0]["value"] > turn or now["match"]["status"] != "playing":
            return
        page.locator(OPTION).first.wait_for()
        question = state(page)["question"]
        if question is None:
            continue
        on_map = [o for o in question["options"] if o["things"] and o["things"][0][0] == "zone"]
        if question["kind"] == "march-to" and on_map:
            zone = page.locator(f'[data-zone="{on_map[0]["things"][0][1]}"]')
            zone.dispatch_event("click")
            expect(page.locator("[data-take]")).to_be_visible()
            zone.dispatch_event("click")
            page.wait_for_function(
                "n => fetch(location.pathname.replace('/match/', '/api/matches/'))"
                ".then((r) => r.json()).then((s) => s.number > n)",
                arg=now["number"],
            )
        else:
            take(page, question["options"][-1]["text"])
    raise AssertionError("the turn did not end")


def test_a_turn_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.locator(".war").wait_for()
    while not page.evaluate("document.activeElement?.classList.contains('war')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(OPTION).first.wait_for()
    turn = state(page)["scene"]["tracks"][0]["value"]
    for _ in range(400):
        now = state(page)
        if now["scene"]["tracks"][0]["value"] > turn or now["match"]["status"] != "playing":
            return
        if now["question"] is None:
            page.wait_for_timeout(50)
            continue
        page.locator(OPTION).first.wait_for()
        page.keyboard.press("n")
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('#dispatch')?.dataset.number !== before",
            arg=str(now["number"]),
        )
    raise AssertionError("the turn did not end")


def test_the_map_by_keyboard(page: Page) -> None:
    go_to_war(page)
    page.keyboard.press("m")
    first = page.evaluate("document.activeElement.dataset.zone")
    assert first
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.zone")
    page.keyboard.press("+")
    page.keyboard.press("0")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_whole_game(page: Page) -> None:
    new_match(page, title="napoleon-1806", scenario="short", level="random")
    play_some(page, 1500, Random(3))
    expect(page.locator(".big")).to_be_visible()
    page.locator("#dispatch .button.first").click()  # the rematch
    page.wait_for_url("**/match/*")
    page.locator(f"{OPTION}, .waiting").first.wait_for()


def test_why_not(page: Page) -> None:
    go_to_war(page)
    until_kind(page, "designate", Random(1))
    page.locator('[data-zone="weimar"]').dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("Why not Weimar?")
    page.locator('[data-piece="blucher"]').dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("Why not Blücher?")
    page.locator(".why .chip").click()
    expect(page.locator("dialog")).to_contain_text("N06-")


def test_the_last_march_is_drawn(page: Page) -> None:
    go_to_war(page)
    for _ in range(60):
        if page.locator(".trail path").count():
            return
        take(page, Random(8).choice(offered(page)))
    raise AssertionError("nobody marched, or it was not drawn")


def test_a_stack_fans_out_by_touch(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    go_to_war(page)
    page.locator('[data-piece="augereau"]').dispatch_event("click")
    expect(page.locator(".hold")).to_have_count(1)
    page.locator('[data-zone="coburg"]').dispatch_event("click")
    expect(page.locator(".hold")).to_have_count(0)


def wait_settled(page: Page) -> None:
    """Until the question stands there; the routes of a march come a little later."""
    page.locator(OPTION).first.wait_for()
    if state(page)["question"].get("walk"):
        page.locator(".march").wait_for()


def test_reloading_returns_to_the_same_question(page: Page) -> None:
    go_to_war(page)
    play_some(page, 6, Random(2))
    wait_settled(page)
    before = page.locator("#dispatch").inner_text()
    page.reload()
    wait_settled(page)
    assert page.locator("#dispatch").inner_text() == before


def test_the_language_can_be_switched_at_any_time(page: Page) -> None:
    go_to_war(page)
    english = page.locator("#dispatch h2").inner_text()
    page.locator("header .lang").click()
    page.locator(OPTION).first.wait_for()
    expect(page.locator("#dispatch h2")).not_to_have_text(english)
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.locator("header .lang").click()
    expect(page.locator("#dispatch h2")).to_have_text(english)


def test_on_a_phone(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    go_to_war(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab, there in (("hand", ".hand"), ("army", ".panel h3"), ("journal", "[data-journal]")):
        page.locator(f'[data-tab="{tab}"]').tap()
        expect(page.locator(there).first).to_be_visible()
    page.locator('[data-tab="map"]').tap()
    play_some(page, 10, Random(4))
    wait_asked(page)
    boxes = page.evaluate(  # all at once: the enemy may answer meanwhile
        """[...document.querySelectorAll("#dispatch button")].filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect()).map(({width, height}) => [width, height])"""
    )
    assert boxes
    assert [box for box in boxes if min(box) < 24] == []


def state_number(page: Page) -> int:
    """As the page has it: the line is cut."""
    return int(page.evaluate("Number(document.querySelector('#dispatch').dataset.number)"))


def test_a_cut_line_is_told_and_mended(page: Page) -> None:
    go_to_war(page)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator(OPTION).first.click()
    expect(page.locator(".cut")).to_be_visible()
    held = state_number(page)
    page.context.set_offline(False)
    expect(page.locator(".cut")).to_have_count(0, timeout=15_000)
    page.locator(OPTION).first.wait_for()
    assert state(page)["number"] > held  # the answer was held, and then given
