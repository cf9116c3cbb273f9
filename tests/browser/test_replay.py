"""Looking back in the browser, and the luck that it checks by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from berthier.games.registry import open_match, secret_of
from berthier.kernel import store
from berthier.kernel.chance import keyed, make_key
from tests.browser.steps import check_accessible, new_match, play_some, wait_asked

pytestmark = pytest.mark.xdist_group("browser")
BOTH = pytest.mark.parametrize("title", ["napoleon-1806", "bataille-des-nations-1813"])
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def begun(page: Page, answers: int = 12, **choices: str) -> str:
    """A match against the computer some answers old; returns its address."""
    new_match(page, level="random", **choices)
    wait_asked(page)
    play_some(page, answers, Random(5))
    wait_asked(page)
    return page.url


def resign(page: Page, address: str) -> None:
    page.goto(address)
    wait_asked(page)
    page.locator("[data-menu]").click()
    page.locator("[data-resign]").click()
    page.locator("dialog .pair .first").click()
    page.locator(".big").wait_for()


def at(page: Page) -> int:
    return int(str(page.locator("[data-replay]").get_attribute("data-replay")))


def expect_at(page: Page, n: int) -> None:
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", str(n))


def watch(page: Page, address: str, place: str = "") -> int:
    """Open the replay; returns its last step."""
    page.goto(f"{address}/replay{place}")
    page.locator("[data-replay]").wait_for()
    return int(str(page.locator("[data-slider]").get_attribute("max")))


# --- the replay


@BOTH
def test_slider_and_keys(page: Page, title: str) -> None:
    begun(page, title=title)
    page.locator("[data-menu]").click()
    page.locator("dialog [data-replay-link]").click()
    page.locator("[data-replay]").wait_for()
    last = int(str(page.locator("[data-slider]").get_attribute("max")))
    assert last > 12
    expect_at(page, 0)
    assert page.locator("[data-turn-tick]").count() >= 1
    for key, n in (("]", 1), ("]", 2), ("[", 1), ("End", last), ("]", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_at(page, n)
    page.locator("[data-slider]").fill("7")
    expect_at(page, 7)
    expect(page.locator("h1")).to_contain_text("You are watching turn")
    expect(page.locator("[data-eyes]")).to_have_count(0)  # before the end one has one's own only
    check_accessible(page)
    page.locator("[data-on]").click()
    expect_at(page, 8)
    page.locator("[data-now]").click()
    wait_asked(page)
    page.keyboard.press("[")
    page.locator("[data-replay]").wait_for()
    assert at(page) > 0


def test_it_plays_by_itself(page: Page) -> None:
    address = begun(page, 6)
    watch(page, address)
    page.locator("[data-speed]").select_option(label="fast")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => +document.querySelector('[data-replay]').dataset.replay >= 3")
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
    last = watch(page, address, "#0")
    page.locator("[data-speed]").select_option(label="fast")
    page.locator("[data-slider]").fill(str(last - 2))
    page.locator("[data-play]").click()
    expect_at(page, last)
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")


def test_nothing_can_be_chosen_on_the_map_of_another_time(page: Page) -> None:
    address = begun(page)
    watch(page, address, "#9")
    before = page.evaluate(f"fetch('/api{address_of(address)}').then((r) => r.json())")
    page.locator("[data-zone]").first.dispatch_event("click")
    page.locator("[data-piece]").first.dispatch_event("click")
    page.keyboard.press("Enter")
    after = page.evaluate(f"fetch('/api{address_of(address)}').then((r) => r.json())")
    assert after["number"] == before["number"]
    expect(page.locator("[data-inspector]")).to_be_visible()


def address_of(url: str) -> str:
    return re.sub(r".*/match/", "/matches/", url)


def test_a_link_leads_to_its_moment(new_page: Callable[..., Page]) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    address = begun(page)
    watch(page, address, "#9")
    expect_at(page, 9)
    told = page.locator("[data-told]").inner_text()
    page.keyboard.press("]")
    expect_at(page, 10)
    assert page.url.endswith("#10")
    page.reload()
    page.locator("[data-replay]").wait_for()
    expect_at(page, 10)
    page.keyboard.press("[")
    page.locator("[data-share]").click()
    expect(page.locator("[data-share]")).to_have_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto("/")
    page.goto(link)
    page.locator("[data-replay]").wait_for()
    expect_at(page, 9)
    assert page.locator("[data-told]").inner_text() == told
    last = watch(page, address, "#999999")
    expect_at(page, last)


def test_the_journal_leads_to_its_moments(page: Page) -> None:
    begun(page, 20)
    entries = page.locator("[data-journal] [data-back-to]")
    chosen = entries.nth(entries.count() // 2)
    number = int(str(chosen.get_attribute("data-back-to")))
    chosen.dispatch_event("click")
    page.locator("[data-replay]").wait_for()
    entry = page.locator(f'[data-journal] [data-back-to="{number}"]')
    expect(entry).to_have_count(1)  # it has just been told
    page.keyboard.press("[")
    expect(entry).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator("[data-journal] [data-back-to]").first).to_be_attached()
    now = at(page)
    page.locator("[data-journal] [data-back-to]").first.dispatch_event("click")
    page.wait_for_function(
        "now => +document.querySelector('[data-replay]').dataset.replay < now", arg=now
    )


@BOTH
def test_after_the_end_everybodys_eyes(new_page: Callable[..., Page], title: str) -> None:
    page = new_page("fr-FR")
    address = begun(page, 20, title=title)
    watch(page, address, "#14")
    resign(page, address)
    page.locator(".dispatch [data-replay-link]").click()
    page.locator("[data-replay]").wait_for()
    page.locator("[data-slider]").fill("14")
    expect_at(page, 14)
    hidden = page.locator("[data-hands] p").nth(1)
    assert not re.search(r" : \w", hidden.inner_text())
    page.locator("[data-beside]").click()
    expect(page.locator("[data-past]")).to_have_count(2)
    assert page.locator("[data-past]").nth(1).get_attribute("data-past") == "open"
    places = [
        page.locator("[data-past]").nth(n).locator("[data-piece], .army").count() for n in (0, 1)
    ]
    assert min(places) > 0
    page.keyboard.press("]")
    expect_at(page, 15)
    check_accessible(page)
    other = page.locator("[data-eyes]").nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".where")).to_contain_text("avec les yeux")
    page.locator("[data-eyes=open]").click()
    expect(page.locator("[data-past]")).to_have_count(1)
    expect(page.locator("[data-past]")).to_have_attribute("data-past", "open")
    place = page.url
    assert place.endswith("-open")
    page.goto("/")
    page.goto(place)
    expect(page.locator("[data-past]")).to_have_attribute("data-past", "open")
    check_accessible(page)


def test_the_replay_on_a_phone(new_page: Callable[..., Page]) -> None:
    page = new_page("fr-FR", color_scheme="dark", **PHONE)
    address = begun(page, 8)
    watch(page, address, "#5")
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        box = page.locator(".maps").bounding_box() if page.locator(".maps").is_visible() else None
        assert box is None or box["height"] > 300
        check_accessible(page)
        page.locator("[data-papers]").click()
    small = page.eval_on_selector_all(
        ".bar button, .bar a",
        "all => all.filter((one) => one.offsetHeight < 44 && one.offsetHeight)",
    )
    assert small == []


def test_strangers_find_nothing(new_page: Callable[..., Page]) -> None:
    page = new_page()
    address = begun(page, 2)
    stranger = new_page()
    for place in ("replay", "luck"):
        stranger.goto(f"{address}/{place}")
        stranger.get_by_text(re.compile("Give a name first|no such match")).first.wait_for()
        expect(stranger.locator("[data-replay], [data-commitment]")).to_have_count(0)


# --- luck


def luck_page(page: Page, address: str) -> None:
    page.goto(f"{address}/luck")
    page.locator("[data-commitment]").wait_for()


def test_before_the_end_luck_is_bound_and_closed(page: Page) -> None:
    address = begun(page, 3)
    page.locator("[data-menu]").click()
    page.locator("dialog [data-luck-link]").click()
    page.locator("[data-not-yet]").wait_for()
    match = address.rsplit("/", 1)[1]
    kept = json.loads(page.evaluate(f"localStorage.getItem('berthier-luck-{match}')"))
    assert page.locator("[data-commitment]").inner_text() == kept["commitment"]
    assert page.locator("[data-nonce]").inner_text() == kept["nonce"]
    expect(page.locator("[data-secret], [data-verdict]")).to_have_count(0)
    check_accessible(page)


@BOTH
def test_the_browser_computes_every_draw(new_page: Callable[..., Page], title: str) -> None:
    page = new_page("fr-FR")
    address = begun(page, 25, title=title)
    resign(page, address)
    luck_page(page, address)
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "true")
    expect(page.locator("[data-verdict]")).to_contain_text("que ce navigateur avait gardé")
    expect(page.locator("[data-verdict]")).to_contain_text("Votre nombre est bien dans la clef")
    luck = page.evaluate(f"fetch('/api{address_of(address)}/luck').then((r) => r.json())")
    key = make_key(bytes.fromhex(luck["secret"]), luck["nonces"])
    page.locator("details summary").click()
    shown = page.eval_on_selector_all(
        "details tbody tr", "rows => rows.map((row) => row.cells[4].textContent)"
    )
    assert [int(text.split()[0]) - 1 for text in shown] == [
        keyed(key, n, draw[3]) for n, draw in enumerate(luck["draws"])
    ]
    assert len(shown) > 5
    rows = page.locator("[data-luck-row]")
    if title == "napoleon-1806":
        assert rows.count() == len(luck["sheet"]) > 0
    else:
        expect(page.locator("[data-no-sheet]")).to_contain_text("ne pèse pas")
    check_accessible(page)


def tamper(page: Page, change: Callable[[Any], None]) -> None:
    def changed(route: Route) -> None:
        luck = route.fetch().json()
        change(luck)
        route.fulfill(json=luck)

    page.unroute("**/api/matches/*/luck*")
    page.route("**/api/matches/*/luck*", changed)


def test_luck_that_was_altered_is_caught(page: Page) -> None:
    address = begun(page, 15)
    resign(page, address)
    verdict = page.locator("[data-verdict]")

    def another_result(luck: Any) -> None:
        luck["draws"][4][4] = (luck["draws"][4][4] + 1) % luck["draws"][4][3]

    tamper(page, another_result)
    luck_page(page, address)
    expect(verdict).to_have_attribute("data-verdict", "false")
    expect(page.locator("[data-wrong-draw]")).to_have_count(1)
    expect(page.locator("[data-wrong-draw]")).to_contain_text("Draw 4 ")
    check_accessible(page)

    def another_secret(luck: Any) -> None:
        """As good as true, but not what was committed to."""
        match = open_match(luck["match"]["title"], {}, secret_of("another"))
        key = make_key(match.secret, luck["nonces"])
        luck["secret"], luck["commitment"] = match.secret.hex(), match.commitment
        for draw in luck["draws"]:
            draw[4] = keyed(key, draw[0], draw[3])

    tamper(page, another_secret)
    luck_page(page, address)
    expect(verdict).to_have_attribute("data-verdict", "false")
    expect(page.locator("[data-wrong-draw]")).to_have_count(0)
    expect(page.locator("[data-other-commitment]")).to_be_visible()
    expect(verdict).to_contain_text("does not give the commitment that this browser had kept")

    def another_nonce(luck: Any) -> None:
        luck["nonces"][0] = "of the server"
        key = make_key(bytes.fromhex(luck["secret"]), luck["nonces"])
        for draw in luck["draws"]:
            draw[4] = keyed(key, draw[0], draw[3])

    tamper(page, another_nonce)
    luck_page(page, address)
    expect(verdict).to_have_attribute("data-verdict", "false")
    expect(verdict).to_contain_text("Your number is not part of the key")
    tamper(page, lambda luck: None)
    luck_page(page, address)
    expect(verdict).to_have_attribute("data-verdict", "true")


def test_a_file_is_checked_where_it_lies(page: Page, tmp_path: Path) -> None:
    match = open_match("napoleon-1806", {}, secret_of("file"), {"french": "Éléonore"})
    match.begin()
    luck = Random(1)
    while len(match.log) < 60:
        seat = next(iter(match.asked()))
        match.answer(seat, luck.choice(match.options(seat)))
    save, record, altered, other = (tmp_path / name for name in ("a.save", "b", "c.json", "d.txt"))
    save.write_bytes(store.encode(match))
    data = store.dump(match)
    record.write_text(json.dumps({"record": data}))
    data["draws"][9][4] = (int(data["draws"][9][4]) + 1) % data["draws"][9][3]
    altered.write_text(json.dumps(data))
    other.write_text("Dear diary")
    page.goto("/luck")
    page.locator("[data-luck-file]").wait_for(state="attached")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    for file, good in ((save, "true"), (record, "true"), (altered, "false")):
        page.locator("[data-luck-file]").set_input_files(file)
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", good)
        expect(page.locator("[data-verdict]")).to_contain_text(match.commitment)
    expect(page.locator("[data-wrong-draw]")).to_contain_text("Draw 9 ")
    page.locator("[data-luck-file]").set_input_files(other)
    expect(page.locator("[role=alert]")).to_be_visible()
    assert [url for url in sent if "/assets/" not in url] == []  # fonts may come late
    check_accessible(page)


def test_what_one_takes_home_can_be_checked(page: Page, tmp_path: Path) -> None:
    address = begun(page, 5)
    resign(page, address)
    luck_page(page, address)
    with page.expect_download() as found:
        page.locator("[data-take-home]").click()
    file = tmp_path / "luck.json"
    found.value.save_as(file)
    page.locator("[data-luck-file]").set_input_files(file)
    verdicts = page.locator("[data-verdict]")
    expect(verdicts).to_have_count(2)
    expect(verdicts.last).to_have_attribute("data-verdict", "true")
    expect(verdicts.last).to_contain_text("commitment this browser has kept for this match")
