"""Luck in the browser: bound at the start, and every draw checked by the page itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from berthier.games.registry import open_match, secret_of
from berthier.kernel import store
from berthier.kernel.chance import keyed, make_key
from tests.browser.steps import check_accessible, new_match
from tests.browser.test_replay import BOTH, address_of, begun, resign

pytestmark = pytest.mark.xdist_group("browser")


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


def kept_of(page: Page, match: str) -> Any:
    return json.loads(page.evaluate(f"localStorage.getItem('berthier-luck-{match}')"))


def test_both_keep_what_bound_the_server_before_they_sat_down(
    new_page: Callable[..., Page],
) -> None:
    host, friend = new_page("fr-FR"), new_page()
    with host.expect_response("**/api/commitment*") as given:
        new_match(host, opponent="link", side="french")
    host.locator("input[readonly]").wait_for()
    friend.goto(host.locator("input[readonly]").input_value())
    friend.locator("details summary").click()
    shown = friend.locator("[data-commitment]").inner_text()
    assert shown == given.value.json()["commitment"]
    expect(friend.locator("[data-public]")).to_have_count(0)
    check_accessible(friend)
    friend.locator("form button.first").click()
    friend.wait_for_url("**/match/*")
    match = friend.url.rsplit("/", 1)[1]
    kept = [kept_of(page, match) for page in (host, friend)]
    assert [one["commitment"] for one in kept] == [shown, shown]
    assert kept[0]["nonce"] != kept[1]["nonce"]


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
