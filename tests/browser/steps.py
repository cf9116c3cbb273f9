"""What people do on the pages."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
OPTION = "[data-option]:not([disabled])"


def wait_asked(page: Page) -> None:
    """Until something is asked; on a phone the answers may be folded away."""
    page.locator(OPTION).first.wait_for(state="attached")


def see_the_map(page: Page) -> None:
    """A combat sheet may lie over it: the enemy has attacked meanwhile."""
    shrink = page.locator("[data-shrink-sheet]")
    if shrink.count() and shrink.is_visible():
        shrink.click()


def go_to_war(page: Page) -> None:
    page.goto("/")
    page.locator(".war").click()
    wait_asked(page)


def new_match(page: Page, **choices: str) -> None:
    """The page on which everything can be chosen."""
    page.goto("/new")
    page.locator("select").first.wait_for()
    if "title" in choices:
        page.locator("select").nth(0).select_option(choices["title"])
    if "scenario" in choices:
        page.locator("select").nth(1).select_option(choices["scenario"])
    page.locator(f'input[name=side][value="{choices.get("side", "french")}"]').check()
    page.locator(f'input[name=opponent][value="{choices.get("opponent", "computer")}"]').check()
    if "level" in choices:
        page.locator(f'input[name=level][value="{choices["level"]}"]').check()
    page.locator("form button.first").click()


def offered(page: Page) -> list[str]:
    wait_asked(page)
    return [str(one.get_attribute("data-option")) for one in page.locator(OPTION).all()]


def state(page: Page) -> Any:
    """What the server would send to this page now."""
    text = page.evaluate(
        "fetch(location.pathname.replace('/match/', '/api/matches/')).then((reply) => reply.text())"
    )
    return json.loads(text)


def asked_now(page: Page) -> Any:
    """The state, once the page shows this very one and has sent all it had to."""
    for _ in range(200):
        page.locator(f"{OPTION}, .big").first.wait_for(state="attached")
        now = state(page)
        shown = page.locator("#dispatch:not([data-marching])").get_attribute("data-number")
        if shown == str(now["number"]) and (now["question"] or now["match"]["status"] != "playing"):
            return now
        page.wait_for_timeout(50)
    raise AssertionError("the page never caught up")


def take(page: Page, option: str) -> None:
    """Answer from the list, or on the combat sheet where that lies over it, and wait until the
    state has changed.
    """
    before = page.locator("#dispatch").get_attribute("data-number")
    on_sheet = page.locator(f'[data-battle-option="{option}"]')
    from_list = page.locator(f'[data-option="{option}"]')
    card = page.locator(f'.battle.open [data-card="{option.partition(" ")[2]}"]')
    if not on_sheet.count() and card.count():
        card.first.click()  # a card on the sheet is chosen first, then played
    folded = page.locator('[data-sheet-list][aria-expanded="false"]')
    if folded.count() and not (on_sheet.count() and on_sheet.first.is_visible()):
        folded.click()
    (on_sheet if on_sheet.count() and on_sheet.first.is_visible() else from_list).first.click()
    moved = "document.querySelector('#dispatch')?.dataset.number !== before"
    page.wait_for_function(
        f"before => {moved} || document.querySelector('[data-sure]') !== null", arg=before
    )
    if page.locator("[data-sure]").count():  # what ends one's turn is asked once more
        page.locator("[data-take]").click()
    page.wait_for_function(f"before => {moved}", arg=before)


def play_some(page: Page, answers: int, luck: Random) -> None:
    for _ in range(answers):
        page.locator(f"{OPTION}, .big").first.wait_for(state="attached")
        if page.locator(".big").count():
            return
        take(page, luck.choice(offered(page)))


def check_accessible(page: Page, part: str = "html") -> None:
    """axe-core finds nothing serious or critical on the page, or in a part of it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("part => axe.run(part, {resultTypes: ['violations']})", part)
    grave = [
        (one["id"], one["impact"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert grave == [], grave


def see(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible()
