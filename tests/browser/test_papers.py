"""The papers beside the map: journal, order of battle, rules, menu, keys, contrast."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import (
    check_accessible,
    go_to_war,
    new_match,
    offered,
    play_some,
    state,
    take,
    wait_asked,
)

pytestmark = pytest.mark.xdist_group("browser")


def until_turn(page: Page, turn: int, luck: Random) -> None:
    for _ in range(400):
        if state(page)["scene"]["tracks"][0]["value"] >= turn:
            return
        take(page, luck.choice(offered(page)))
    raise AssertionError("the turn never came")


# --- the journal


def test_the_journal_is_folded_by_turn_and_operation(page: Page) -> None:
    new_match(page, scenario="short", level="random")
    wait_asked(page)
    until_turn(page, state(page)["scene"]["tracks"][0]["value"] + 1, Random(2))
    page.reload()
    turns = page.locator("[data-turn]")
    expect(turns).to_have_count(2)
    expect(turns.first).to_have_attribute("aria-expanded", "false")
    expect(turns.first).to_contain_text("is over: ")  # what the turn came to
    expect(turns.first).to_contain_text("strength lost")
    expect(turns.last).to_have_attribute("aria-expanded", "true")
    opened = page.locator("[data-journal] [data-entry]").count()
    turns.first.click()
    operation = page.locator('[data-operation][aria-expanded="false"]:not([disabled])').first
    operation.click()
    assert page.locator("[data-journal] [data-entry]").count() > opened
    expect(page.locator("[data-recap]")).to_be_visible()
    check_accessible(page)


def test_the_journal_can_be_filtered(new_page: Callable[..., Page]) -> None:
    title = "napoleon-1806"
    page = new_page("fr-FR")
    new_match(page, title=title, level="random")
    play_some(page, 25, Random(4))
    wait_asked(page)
    page.locator('[data-filter="card"]').click()
    expect(page.locator('[data-filter="card"]')).to_have_attribute("aria-pressed", "true")
    sheet = page.evaluate(f"fetch('/api/titles/{title}/sheet').then((r) => r.json())")["sheet"]
    kinds = page.eval_on_selector_all(
        "[data-journal] [data-entry]", "rows => rows.map((row) => row.dataset.entry)"
    )
    assert kinds
    assert set(kinds) <= set(sheet["journal"]["topics"]["card"])
    everybody = len(kinds)
    page.locator('[data-filter="mine"]').click()
    assert 0 < page.locator("[data-journal] [data-entry]").count() < everybody
    check_accessible(page)
    for name in ("card", "mine"):
        page.locator(f'[data-filter="{name}"]').click()
    expect(page.locator("[data-turn]").first).to_be_visible()


def test_an_entry_leads_to_its_rule_and_to_the_map(page: Page) -> None:
    go_to_war(page)
    page.locator('[data-filter="rules"]').click()
    luck = Random(3)
    show, rule = (page.locator(f"[data-journal] {way}") for way in (".show", ".rule"))
    while not (show.count() and rule.count()):
        take(page, luck.choice(offered(page)))
    wait_asked(page)  # the enemy's answers have come: the journal stands still
    rule.first.click()
    expect(page.locator("dialog [data-rule]")).to_be_visible()
    page.keyboard.press("Escape")
    zone = str(show.first.get_attribute("data-shows"))
    show.first.click()
    expect(page.locator('[data-zone][tabindex="0"]')).to_have_attribute("data-zone", zone)


def test_many_events_are_read_as_one_sentence(new_page: Callable[..., Page]) -> None:
    page = new_page("fr-FR")
    go_to_war(page)
    page.evaluate(
        """() => { window.read = []; new MutationObserver(() => window.read.push(
        document.querySelector('[role=status][aria-live=polite]').textContent)).observe(
        document.querySelector('[role=status][aria-live=polite]'),
        {childList: true, characterData: true, subtree: true}); }"""
    )
    luck = Random(3)
    for _ in range(60):
        if any("J pour le journal" in text for text in page.evaluate("window.read")):
            return
        take(page, luck.choice(offered(page)))
    raise AssertionError("many events were never joined")


# --- the order of battle


def test_the_order_of_battle_in_1806(page: Page) -> None:
    go_to_war(page)
    page.keyboard.press("o")
    drawer = page.get_by_role("dialog", name="Order of battle")
    expect(drawer.locator("caption").first).to_contain_text("seen by you alone")
    own = drawer.locator('[data-corps="davout"]')
    expect(own.get_by_role("img", name="Strength 8: 7 infantry, 1 cavalry")).to_be_visible()
    expect(own.get_by_role("img", name="Fatigue 0 / 8")).to_be_visible()
    screen = drawer.get_by_role("region", name="Behind the screen")
    expect(screen).to_contain_text("The rest is its secret; the figures below are what you know")
    expect(screen.locator('[data-corps="brunswick"] svg')).to_have_count(0)  # no cubes
    check_accessible(page)
    own.locator("[data-jump]").click()  # the table is in use beside the drawer
    page.locator("#map").click(position={"x": 300, "y": 300})
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_the_armies_of_leipzig_lie_open(page: Page) -> None:
    new_match(page, title="bataille-des-nations-1813")
    wait_asked(page)
    page.keyboard.press("o")
    drawer = page.get_by_role("dialog", name="Order of battle")
    expect(drawer.locator("table")).to_have_count(2)
    expect(drawer.locator('[data-corps="blucher"]').get_by_role("img")).to_be_visible()
    check_accessible(page)


# --- the rules


def test_the_rules_open_at_an_id_and_can_be_searched(page: Page) -> None:
    go_to_war(page)
    page.locator("#dispatch .chip").first.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("[data-rule]")).to_be_visible()
    check_accessible(page)
    first = drawer.locator("[data-rule]").get_attribute("data-rule")
    drawer.get_by_role("button", name="Next rule").click()
    expect(drawer.locator("[data-rule]")).not_to_have_attribute("data-rule", str(first))
    drawer.locator("[data-rule-search]").fill("destroyed bridge")
    expect(drawer.locator("[role=status]")).to_contain_text("rules found")
    drawer.locator('[data-rule-found="N06-MAN-4"]').click()
    expect(drawer.locator('[data-rule="N06-MAN-4"]')).to_be_visible()
    drawer.locator("[data-rule-search]").fill("zzzz")
    expect(drawer.locator("[role=status]")).to_have_text("No rule says that.")


def test_accents_need_not_be_typed(new_page: Callable[..., Page]) -> None:
    page = new_page("fr-FR")
    go_to_war(page)
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name="Règles")
    drawer.locator("[data-rule-search]").fill("recuperation etape 3")
    drawer.locator('[data-rule-found="N06-REC-3"]').click()
    expect(drawer).to_contain_text("N06-REC-3")


def test_rulings_are_marked(page: Page) -> None:
    go_to_war(page)
    page.keyboard.press("r")
    page.locator("[data-rule-search]").fill("R06-02")
    page.locator('[data-rule-found="N06-CMP-4"]').click()
    expect(page.locator('[data-ruling="R06-02"]')).to_contain_text("Ruling R06-02.")


# --- menu, keys, contrast


def test_drawers_give_the_focus_back(page: Page) -> None:
    go_to_war(page)
    page.locator("[data-menu]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    check_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-menu]")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("next, previous answer")
    page.keyboard.press("Escape")
    expect(page.locator("[data-menu]")).to_be_focused()


def test_high_contrast_lasts(page: Page) -> None:
    go_to_war(page)
    page.locator("[data-menu]").click()
    page.locator("[data-contrast-switch]").click()
    page.keyboard.press("Escape")
    page.reload()
    wait_asked(page)
    assert page.evaluate("document.documentElement.dataset.contrast") == "high"
    ink = page.evaluate(
        "['--ink', '--ink-2'].map((n) => getComputedStyle(document.body).getPropertyValue(n))"
    )
    assert ink[0] == ink[1]
    expect(page.locator("g.relief").first).to_be_hidden()
    check_accessible(page)
