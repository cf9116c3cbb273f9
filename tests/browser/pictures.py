"""The pictures of the README, made anew: `python -m tests.browser.pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESKTOP, FLAGS, chromium_path
from tests.browser.steps import OPTION, new_match, state, take
from tests.server.running import Running

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = {"width": 390, "height": 844}


IDLE = ("pass", "stop", "halt", "rest", "done", "draw")
EAGER = ("attack", "fight", "lose", "tire")


def bold(question: Any, luck: Random) -> str:
    """A player who seeks battle: towards the enemy, and at him."""
    options: list[tuple[str, str, str]] = [
        (option["text"], option["verb"], option["label"]) for option in question["options"]
    ]
    eager = [text for text, verb, _ in options if verb in EAGER]
    near = [text for text, verb, label in options if verb == "move" and "(" in label]
    busy = [text for text, verb, _ in options if verb not in IDLE]
    return luck.choice(eager or near or busy or [text for text, _, _ in options])


def play_until(page: Page, luck: Random, wanted: Any, most: int = 400) -> bool:
    for _ in range(most):
        page.locator(f"{OPTION}, .big").first.wait_for(state="attached")
        now = state(page)
        if now["match"]["status"] != "playing":
            return False
        if wanted(now):
            page.wait_for_timeout(400)
            return True
        if now["question"]:
            take(page, bold(now["question"], luck))
    return False


def marching(now: Any) -> bool:
    moved = now["scene"]["tracks"][0]["value"] >= 2
    question = now["question"]
    targets = [o for o in question["options"] if o["verb"] == "move"] if question else []
    return bool(moved and question["kind"] == "march-to" and len(targets) >= 3)


def fighting(now: Any) -> bool:
    battle, question = now.get("battle"), now["question"]
    return bool(battle and not battle["over"] and battle["act"] == "results" and question)


def crowded(now: Any) -> bool:
    return len(now["scene"]["markers"]) > 16 and now["question"] is not None


def shoot(browser: Browser, origin: str, name: str, title: str, wanted: Any, **more: Any) -> None:
    for seed in range(20):
        given: dict[str, Any] = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **more,
        }
        context = browser.new_context(base_url=origin, **given)
        page = context.new_page()
        new_match(page, title=title)
        if play_until(page, Random(seed), wanted):
            targets = page.locator(".zone .ring")
            if wanted is marching and targets.count():
                question = state(page)["question"]
                zone = [o for o in question["options"] if o["verb"] == "move"][-1]["things"][0][1]
                page.locator(f'[data-zone="{zone}"]').dispatch_event("click")
                page.wait_for_timeout(200)
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=84)
            context.close()
            return
        context.close()
    raise AssertionError(f"no position for {name}")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Path(folder) / "data", BERTHIER_LIMITS="0")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        page = browser.new_page(base_url=server.origin, viewport=DESKTOP, locale="fr-FR")
        page.goto("/")
        page.locator(".sheet svg g").first.wait_for()
        page.wait_for_timeout(500)
        page.screenshot(path=PICTURES / "front.jpg", type="jpeg", quality=84)
        n06, bdn = "napoleon-1806", "bataille-des-nations-1813"
        shoot(browser, server.origin, "table-1806", n06, marching)
        shoot(browser, server.origin, "combat-1806", n06, fighting)
        shoot(browser, server.origin, "table-1813", bdn, crowded)
        candle = {"color_scheme": "dark", "locale": "fr-FR"}
        shoot(browser, server.origin, "table-1806-candle", n06, marching, **candle)
        phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        shoot(browser, server.origin, "phone-1806", n06, marching, **phone)
        shoot(browser, server.origin, "phone-1813", bdn, crowded, **phone, **candle)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
