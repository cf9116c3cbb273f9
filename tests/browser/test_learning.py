"""Learning and sharing: the guided turn, the map as a list, words, numbers, files, open hands."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import check_accessible, offered, take, wait_asked
from tests.server.running import Running, Visitor, texts
from tests.server.test_records import finished

pytestmark = pytest.mark.xdist_group("browser")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}


def lesson(page: Page) -> str:
    return str(page.locator("[data-guide]").get_attribute("data-guide"))


def test_the_first_turn_is_guided(new_page: Callable[..., Page]) -> None:
    """Whatever is asked there is something to say; it can be left, taken up again, and it ends."""
    page = new_page("fr-FR")
    page.goto("/")
    page.locator("[data-learn]").click()
    wait_asked(page)
    assert lesson(page) == "map"
    check_accessible(page)
    page.locator("[data-guide-next]").click()
    assert lesson(page) == "track"
    page.reload()  # it goes on where it was
    wait_asked(page)
    assert lesson(page) == "track"
    page.locator("[data-guide-leave]").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    page.locator("[data-menu]").click()
    page.locator("[data-guide-switch]").click()
    for _ in range(2):
        page.locator("[data-guide-next]").click()
    seen, luck = set(), Random(2)
    for _ in range(60):
        page.locator("[data-option]:not([disabled]), .big").first.wait_for(state="attached")
        seen.add(lesson(page))
        if seen & {"done", "over"}:
            break
        options = offered(page)  # one operation, then the others are left to the computer
        plain = [one for one in options if (one == "pass") == ("march-to" in seen)]
        take(page, luck.choice(plain or options))
    assert "designate" in seen
    assert "done" in seen, seen


def test_the_map_is_read_as_a_list(page: Page) -> None:
    """By keyboard alone: to the list, to a neighbour, and an answer given there."""
    page.goto("/")
    page.locator(".war").click()
    wait_asked(page)
    luck = Random(7)
    while not any(one.startswith("pile") for one in offered(page)):
        take(page, luck.choice(offered(page)))
    expect(page.locator("[role=status][aria-live=polite]")).to_contain_text("Your move")
    assert page.locator("[aria-live=assertive]").count() == 0
    page.locator("#dispatch").focus()
    page.keyboard.press("z")
    here = page.locator("[data-here]")
    before = here.get_attribute("data-here")
    check_accessible(page)
    near = here.locator("[data-walk]").first
    there = near.get_attribute("data-walk")
    near.focus()
    page.keyboard.press("Enter")
    expect(here).to_have_attribute("data-here", str(there))
    assert there != before
    assert page.evaluate("document.activeElement.id") == "here"
    page.locator("[data-zone-search]").fill("bambe")
    page.locator("[data-walk=bamberg]").last.focus()
    page.keyboard.press("Enter")
    expect(here).to_contain_text("held by France")
    piece = page.locator("[data-here] [data-answer]").first
    if piece.count() == 0:  # the corps of Bamberg have marched
        page.locator("[data-zone-search]").fill("")
        page.locator("[data-walk]", has_text="answers here").first.click()
    number = page.locator("#dispatch").get_attribute("data-number")
    piece.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#dispatch")).not_to_have_attribute("data-number", str(number))
    # The words of the game, searched together with its rules.
    page.keyboard.press("Escape")
    page.locator("[data-menu]").click()
    page.get_by_role("button", name="Rules", exact=True).last.click()
    page.locator("[data-rule-search]").fill("retreat axis")
    expect(page.locator("[data-glossary]")).to_contain_text("its way out")
    expect(page.locator('[data-rule-found="N06-AXE-3"]')).to_contain_text("Ruling R06-36")
    page.locator("[data-glossary] .chip").first.click()
    expect(page.locator("[data-rule]")).to_have_attribute("data-rule", "N06-AXE-1")


def test_numbers_and_files(new_page: Callable[..., Page], tmp_path: Path) -> None:
    """From an open table for a class to its numbers, its record, and a file brought along."""
    page = new_page("en-GB", accept_downloads=True)
    page.goto("/new")
    page.locator("[data-teaching-choice]").check()
    page.locator('input[name=opponent][value="hot-seat"]').check()
    page.locator("form button.first").click()
    luck = Random(3)
    sides = set()
    for _ in range(14):
        sides.add(page.locator(".whose strong").inner_text())
        take(page, luck.choice(offered(page)))
    assert len(sides) == 2  # nobody handed the screen over
    expect(page.locator("header [data-teaching]")).to_contain_text("Open hands")
    expect(page.locator("[data-hands]")).to_contain_text("Prussia")
    number = page.locator("#dispatch").get_attribute("data-number")
    page.keyboard.press("u")
    expect(page.locator("#dispatch")).not_to_have_attribute("data-number", str(number))
    match = page.url.rpartition("/")[2]
    page.locator("[data-menu]").click()
    page.locator("[data-statistics-link]").first.click()
    expect(page.locator('[data-chart="vp"] [role=img]')).to_have_attribute(
        "aria-label", re.compile("Victory.*at the start")
    )
    expect(page.locator("[data-luck-later]")).to_be_visible()
    check_accessible(page)
    with page.expect_download() as found:
        page.locator("[data-record-text]").click()
    assert "A teaching table" in Path(found.value.path()).read_text(encoding="utf-8")
    with page.expect_download() as found:
        page.locator("[data-record-json]").click()
    taken = tmp_path / "going-on.json"
    found.value.save_as(taken)
    page.locator('[data-chart="losses"] tbody a').last.click()  # to that moment
    page.locator("[data-replay]").wait_for()
    assert match in page.url

    huge = tmp_path / "huge.json"
    huge.write_bytes(b" " * 1_100_000)
    page.goto("/record")
    for file, said in ((taken, "no save of Berthier"), (huge, "1 MB at most")):
        page.locator("[data-record-file]").set_input_files(file)
        expect(page.locator("[role=alert]")).to_contain_text(said)
    check_accessible(page)
    dropped = page.evaluate_handle(
        """text => { const data = new DataTransfer();
        data.items.add(new File([text], "whole.json")); return data; }""",
        finished("bataille-des-nations-1813").decode(),
    )
    page.locator("[data-drop]").dispatch_event("drop", {"dataTransfer": dropped})
    page.locator("[data-replay]").wait_for()
    page.keyboard.press("End")
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-replay", "0")
    address = page.url
    other = new_page("fr-FR", **PHONE)  # somebody else, with the link to a moment
    other.goto(address)
    other.locator("[data-replay]").wait_for()
    last = page.locator("[data-replay]").get_attribute("data-replay")
    expect(other.locator("[data-replay]")).to_have_attribute("data-replay", str(last))


def test_the_front_page_shows_a_public_match(
    new_page: Callable[..., Page], server: Running
) -> None:
    visitor, luck = Visitor(server).sit("Duroc"), Random(5)
    match = visitor.open(opponent="hot-seat", public=True)
    page = new_page("fr-FR", **PHONE)
    page.goto("/")
    slip = page.locator("[data-showcase]")
    slip.wait_for()
    check_accessible(page)
    shown = slip.get_attribute("data-showcase")
    if shown == match:  # another test may have a later one
        before = slip.inner_text()
        for _ in range(12):
            state = visitor.until_asked(match)
            visitor.answer(match, state, luck.choice(texts(state)))
        expect(slip).not_to_have_text(before)
    visitor.post(f"/api/matches/{match}/resign")
    page.goto("/person")
    expect(page.locator("[role=alert]")).to_be_visible()  # nobody has a name here
