"""Grognard and Maréchal in the browser: fog, vedettes, notebook, bids, clocks, standing orders."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.steps import (
    OPTION,
    asked_now,
    check_accessible,
    offered,
    see_the_map,
    state,
    take,
    wait_asked,
)

pytestmark = pytest.mark.xdist_group("browser")
PHONE = {"width": 390, "height": 844}
# What a stream has brought, for a test to look through.
LISTEN = """
window.heard = [];
const Plain = EventSource;
window.EventSource = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("state", (event) => window.heard.push(event.data));
  }
};
"""
DRAWN = "[...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece)"
# Faces by which everybody is told who somebody is: those who fight lie open.
OPENED = ("laid-open", "stood-up")


def choose(page: Page, rules: str, **choices: str) -> None:
    """The page for a new match, filled in but not begun."""
    page.goto("/new")
    page.locator("input[name=rules]").first.wait_for()
    for name in ("side", "opponent"):
        if name in choices:
            page.locator(f'input[name={name}][value="{choices[name]}"]').check()
    page.locator(f'input[name=rules][value="{rules}"]').check()
    if "clock" in choices:
        page.locator(f'input[name=clock][value="{choices["clock"]}"]').check()
    if "strict" in choices:
        page.locator("[data-strict-advice] button").click()


def begin(page: Page) -> None:
    page.locator("form button.first").click()
    page.wait_for_url("**/match/*")


def two(new_page: Callable[..., Page], rules: str, **choices: str) -> tuple[Page, Page]:
    """Two browsers at one table; the first is French."""
    host, friend = new_page("fr-FR"), new_page("en-GB")
    for page in (host, friend):
        page.add_init_script(LISTEN)
    choose(host, rules, side="french", opponent="link", **choices)
    begin(host)
    friend.goto(host.locator("input[readonly]").input_value())
    begin(friend)
    host.locator("#dispatch").wait_for()
    return host, friend


def place_vedettes(page: Page) -> int:
    """One by one on the map, until all stand; then that is all. How many there were."""
    page.locator("[data-placed]").wait_for()
    for count in range(20):
        zones = [one["things"][0][1] for one in state(page)["question"]["options"] if one["things"]]
        if not zones:
            take(page, "done")
            return count
        page.locator(f'[data-zone="{zones[count % len(zones)]}"]').dispatch_event("click")
        expect(page.locator(f'[data-placed="{count + 1}"]')).to_be_visible()
    raise AssertionError("there was no end to them")


def hidden(now: Any) -> list[Any]:
    return [piece for piece in now["scene"]["pieces"] if "like" in piece]


def turn_of(now: Any) -> int:
    return int(now["scene"]["tracks"][0]["value"])


def test_a_turn_in_the_fog_by_mouse(page: Page) -> None:
    choose(page, "grognard", side="french")
    expect(page.locator("[data-strict-advice]")).to_be_visible()
    expect(page.locator("aside.retold")).to_contain_text("Fog of war")
    begin(page)
    page.locator("[data-placed]").wait_for()
    check_accessible(page)
    assert place_vedettes(page) == 5
    wait_asked(page)
    now = state(page)
    own = [one for one in now["scene"]["pieces"] if one["id"].startswith("french-vedette")]
    assert all(one["zone"] for one in own)
    assert page.locator('[data-piece^="prussian-block/"]').count() == len(hidden(now)) > 0
    assert page.locator('[data-piece="blucher"]').count() == 0
    turn, marched = turn_of(now), 0
    for _ in range(400):
        now = asked_now(page)
        question = now["question"]
        if turn_of(now) > turn or question is None:
            break
        on_map = [o for o in question["options"] if o["things"] and o["things"][0][0] == "zone"]
        if question["kind"] == "march-to" and on_map:
            zone = page.locator(f'[data-zone="{on_map[0]["things"][0][1]}"]')
            zone.dispatch_event("click")
            expect(page.locator("[data-take]")).to_be_visible()
            zone.dispatch_event("click")
            page.wait_for_function(
                "n => Number(document.querySelector('#dispatch').dataset.number) > n",
                arg=now["number"],
            )
            marched += 1
        else:
            take(page, question["options"][-1]["text"])
    assert turn_of(state(page)) > turn
    assert marched


def test_the_notebook_and_a_pencil_note(page: Page) -> None:
    choose(page, "grognard", side="french")
    begin(page)
    place_vedettes(page)
    wait_asked(page)
    page.keyboard.press("k")
    panel = page.locator("[data-notebook-panel]")
    expect(panel).to_be_visible()
    lines = state(page)["scene"]["notebook"]
    assert panel.locator("[data-notebook]").count() == len(lines)
    line = next(one for one in lines if one["zones"])
    panel.locator(f'[data-notebook="{line["piece"]}"]').click()
    expect(page.locator(".lit path")).to_have_count(len(line["zones"]))
    check_accessible(page)
    page.keyboard.press("k")
    expect(panel).to_have_count(0)
    expect(page.locator(".lit path")).to_have_count(0)
    block = hidden(state(page))[0]
    label = str(page.locator(f'[data-zone="{block["zone"]}"]').get_attribute("aria-label"))
    assert re.search(r"Prussia: \d blocks? ready", label)
    page.locator(f'[data-piece="{block["id"]}"]').dispatch_event("click")
    page.locator("[data-pencil]").fill("Blücher?")
    page.locator("[data-pencil]").press("Tab")
    expect(page.locator(".map text.note")).to_have_text("Blücher?")
    page.reload()
    wait_asked(page)
    expect(page.locator(".map text.note")).to_have_text("Blücher?")
    page.keyboard.press("o")
    expect(page.locator("dialog [data-vedettes]")).to_have_count(2)  # one line for each side


def test_the_notebook_on_a_phone(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    choose(page, "grognard", side="prussian")
    begin(page)
    place_vedettes(page)
    wait_asked(page)
    page.locator('[data-tab="army"]').tap()
    line = page.locator("[data-notebook]").first
    line.scroll_into_view_if_needed()
    line.tap()
    expect(page.locator(".lit path").first).to_be_attached()
    see_the_map(page)
    page.locator("[data-unlight]").tap()
    expect(page.locator(".lit path")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def facts(found: Any) -> Iterator[dict[str, Any]]:
    """Every group of facts in what was received; a notebook is worked out from the others."""
    if isinstance(found, dict):
        yield found
        for key, value in found.items():
            if key != "notebook":
                yield from facts(value)
    elif isinstance(found, list):
        for value in found:
            yield from facts(value)


def betrayed(found: Any, pieces: set[str]) -> list[dict[str, Any]]:
    """Where one of these pieces is said to be somewhere."""
    leaks = []
    for row in facts(found):
        if row.get("kind") in OPENED or not (row.get("zone") or row.get("start") or row.get("to")):
            continue
        told = [row.get("id"), row.get("piece"), row.get("corps"), *(row.get("pieces") or [])]
        if pieces & {one for one in told if isinstance(one, str)}:
            leaks.append(row)
    return leaks


def test_nobody_receives_where_hidden_pieces_are(new_page: Callable[..., Page]) -> None:
    host, friend = two(new_page, "grognard", strict="yes")
    pages = {"french": host, "prussian": friend}
    received: dict[str, list[Any]] = {"french": [], "prussian": []}

    def keep(seat: str) -> Callable[[Response], None]:
        def note(response: Response) -> None:
            if "/api/matches/" in response.url and "/stream" not in response.url:
                received[seat].append(response.json())

        return note

    for seat, page in pages.items():
        page.on("response", keep(seat))
    place_vedettes(host)
    expect(host.locator('[data-answered="place-vedettes"]')).to_be_visible()
    place_vedettes(friend)
    luck, fought, checked = Random(12), set[str](), 0
    for _ in range(40):
        states = {seat: state(page) for seat, page in pages.items()}
        asked = [seat for seat, now in states.items() if now["question"]]
        if not asked:
            host.wait_for_timeout(50)
            continue
        for seat, other in (("french", "prussian"), ("prussian", "french")):
            named = {one["id"]: one for one in states[seat]["scene"]["pieces"]}
            for piece in states[other]["scene"]["pieces"]:
                seen = named.get(piece["id"])
                if piece["side"] == other and seen is not None and seen["zone"]:
                    fought.add(piece["id"])  # it lies open
            own = {one["id"] for one in states[other]["scene"]["pieces"] if one["side"] == other}
            secret = {one for one in own if one not in fought}
            # Each message once: what is secret only becomes less.
            heard = [json.loads(one) for one in pages[seat].evaluate("window.heard.splice(0)")]
            assert betrayed([received[seat], heard], secret) == []
            received[seat].clear()
            drawn = pages[seat].evaluate(DRAWN)
            assert not secret & set(drawn)
            checked += len(secret)
        take(pages[asked[0]], luck.choice(offered(pages[asked[0]])))
    assert checked > 300


def bid(page: Page, side: str, points: int) -> None:
    page.locator(f'input[name=bid-side][value="{side}"]').check()
    for _ in range(points):
        page.locator(".stepper button").nth(1).click()
    expect(page.locator("[data-bid-points]")).to_have_text(str(points))
    page.locator("[data-seal]").click()


def test_bids_between_two_browsers(new_page: Callable[..., Page]) -> None:
    """The higher bidder gets the side he wants: both go on at their new seats, without loading."""
    host, friend = two(new_page, "marechal", strict="yes")
    host.locator("[data-seal]").wait_for()
    check_accessible(host)
    assert host.locator(OPTION).count() == 1  # a slip, not twenty buttons
    host.keyboard.press("4")  # nor is one sent by a key
    for page in (host, friend):
        page.evaluate("window.same = true")
    bid(host, "prussian", 3)
    expect(host.locator("[data-answered]")).to_have_text("Votre pli est scellé.")
    assert "3" not in json.dumps(state(friend)["journal"])
    bid(friend, "prussian", 1)
    for page, seat, name in ((host, "prussian", "Prusse"), (friend, "french", "France")):
        expect(page.locator("[data-moved]")).to_contain_text(name)
        expect(page.locator("[data-told]")).to_contain_text("7")  # where the track starts
        assert state(page)["viewer"] == seat
        assert page.evaluate("window.same")
        own = [one for one in state(page)["scene"]["pieces"] if one["side"] == seat and one["zone"]]
        expect(page.locator(f'[data-piece="{own[0]["id"]}"]')).to_be_attached()
        assert page.locator("[data-clock]").count() == 2
    expect(host.locator("[data-runs]").first).to_be_visible()
    check_accessible(friend)
    [first] = state(host)["waiting"]  # the one or the other: the cards decide
    wait_asked({"prussian": host, "french": friend}[first])
    friend.locator("[data-menu]").click()
    friend.locator("[data-resign]").click()
    friend.get_by_role("button", name="Yes", exact=True).click()
    for page in (host, friend):
        expect(page.locator("[data-ranking] tbody tr")).to_have_count(2)
    check_accessible(host)


def test_a_standing_order(page: Page) -> None:
    choose(page, "grognard", side="french", strict="yes")
    begin(page)
    place_vedettes(page)
    for _ in range(40):
        wait_asked(page)
        if state(page)["question"].get("window"):
            break
        take(page, offered(page)[0])
    standing = page.locator("[data-standing]")
    standing.locator("summary").click()
    check_accessible(page)
    number = state(page)["number"]
    standing.locator('[data-order="pass"]').click()
    page.wait_for_function(
        "() => document.querySelector('[data-standing-now]') "
        "&& !document.querySelector('[data-standing]')"
    )
    now = state(page)
    assert now["orders"] == {"*": "pass"}
    assert now["number"] > number
    for _ in range(12):
        wait_asked(page)
        question = state(page)["question"]
        assert question is None or "window" not in question or state(page)["number"] > number
        if question and "window" not in question:
            take(page, offered(page)[0])
    page.locator("[data-menu]").click()
    every = page.locator('[data-standing-for="*"]')
    expect(every).to_have_value("pass")
    every.select_option("nothing-else")
    page.wait_for_function(
        "() => fetch(location.pathname.replace('/match/', '/api/matches/'))"
        ".then((r) => r.json()).then((s) => s.orders['*'] === 'nothing-else')"
    )


def test_a_clock_by_correspondence(page: Page) -> None:
    choose(page, "grognard", side="french", clock="correspondence")
    expect(page.locator("aside.retold")).to_contain_text("2 days for each decision")
    check_accessible(page)
    begin(page)
    clock = page.locator('[data-clock="french"]')
    expect(clock).to_contain_text(re.compile(r"by \w+,? \d+ \w+"))
    assert page.locator('[data-clock="prussian"]').count() == 0  # a computer has none


def test_the_last_minute_and_the_flag(new_page: Callable[..., Page]) -> None:
    page = new_page("fr-FR")
    page.goto("/")
    page.locator(".war").wait_for()
    match = page.evaluate(
        """async () => {
          const post = (path, body, token) => fetch(path, {
            method: "POST", body: JSON.stringify(body),
            headers: {"content-type": "application/json", "x-berthier-token": token ?? ""},
          }).then((reply) => reply.json());
          const { token } = await post("/api/guest", {name: "Ney", lang: "fr"});
          const clock = {kind: "live", seconds: 6, increment: 0};
          const opened = await post("/api/matches",
            {title: "napoleon-1806", rules: "marechal", side: "french", opponent: "computer",
             options: {bids: "off"}, clock}, token);
          return opened.match;
        }"""
    )
    page.goto(f"/match/{match}")
    expect(page.locator('[data-clock="french"].late')).to_be_visible()
    page.locator(".big").wait_for(timeout=20_000)
    expect(page.locator(".big")).to_have_text("Défaite")
    assert state(page)["match"]["status"] == "flag"
    expect(page.locator("[data-ranking]")).to_be_visible()
