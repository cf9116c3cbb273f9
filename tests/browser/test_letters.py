"""Talking, keeping notes, and being told that one is awaited."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import check_accessible
from tests.server.inside import until
from tests.server.postoffice import PostOffice
from tests.server.running import Running

pytestmark = pytest.mark.xdist_group("browser")

PHONE = {"width": 390, "height": 844}
# What the browser shows outside of the page can't be looked at: what it was given can.
RECORDER = """
window.noticed = [];
const Shown = window.Notification;
window.Notification = class extends Shown {
  constructor(title, more) { super(title, more); window.noticed.push([title, more.body]); }
};
"""


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostOffice]:
    found = PostOffice(tmp_path_factory.mktemp("post"))
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[Running]:
    """One that sends mails."""
    mailing = {"BERTHIER_SMTP_URL": office.url, "BERTHIER_MAIL_FROM": "berthier@example.org"}
    folder = tmp_path_factory.mktemp("letters") / "data"
    running = Running(folder, BERTHIER_LIMITS="0", BERTHIER_LETTERS="0.1", **mailing)
    yield running
    assert running.stop() == 0


def call(page: Page, path: str, body: Any, method: str = "POST") -> Any:
    """What the page itself could send."""
    return page.evaluate(
        """async ([path, body, method]) => {
          const { token } = await (await fetch("/api/me")).json();
          const headers = { "content-type": "application/json", "x-berthier-token": token };
          return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
        }""",
        [path, body, method],
    )


def meet(one: Page, two: Page) -> str:
    """A match of two people, each before the table."""
    for page, name in ((one, "Éléonore"), (two, "Blücher")):
        page.goto("/about")
        call(page, "/api/guest", {"name": name, "lang": "en"})
    wanted = {"title": "napoleon-1806", "side": "french", "opponent": "link", "public": True}
    opened = call(one, "/api/matches", wanted)
    call(two, f"/api/invitations/{opened['invitation']}", {})
    for page in (one, two):
        page.goto(f"/match/{opened['match']}")
        page.locator("#dispatch").wait_for()
    return str(opened["match"])


def test_two_people_talk_and_keep_notes(new_page: Callable[..., Page]) -> None:
    one, two = new_page("fr-FR"), new_page(viewport=PHONE, color_scheme="dark")
    match = meet(one, two)
    one.keyboard.press("c")
    expect(one.get_by_text("Personne n’a encore rien dit.")).to_be_visible()
    one.locator("[data-phrase=good-luck]").click()
    expect(one.locator("[data-line='1'] .text")).to_have_text("Bonne chance !")
    line = one.locator("#chat-line")
    line.fill("x" * 503)
    expect(one.get_by_text("3 caractères de trop")).to_be_visible()
    expect(one.get_by_role("button", name="Envoyer")).to_be_disabled()
    line.fill("<b>à table</b>")
    line.press("Enter")
    expect(line).to_have_value("")

    expect(two.locator("[data-talk='2']")).to_be_visible()
    two.locator("[data-talk]").click()
    expect(two.locator(".lines .text")).to_have_text(["Good luck!", "<b>à table</b>"])
    expect(two.locator("[data-talk='0']")).to_be_attached()
    two.locator("#chat-line").fill("Thank you,\nand you!")
    two.get_by_role("button", name="Send").click()
    expect(one.locator("[data-line='3'] .text")).to_have_text("Thank you,\nand you!")
    expect(one.locator("[data-talk='0']")).to_be_attached()  # it was before his eyes
    check_accessible(two, "dialog")
    watcher = new_page()
    watcher.goto(f"/watch/{match}")
    watcher.locator("[data-open-chat]").click()
    expect(watcher.get_by_text("Nobody has said anything yet.")).to_be_visible()
    watcher.locator("[data-phrase=hello]").click()
    expect(watcher.locator(".lines .text")).to_have_text(["Hello!"])
    two.reload()
    expect(two.locator("[data-talk='0']")).to_be_visible()
    expect(one.locator(".lines .text")).to_have_count(3)  # none of the spectators'

    one.keyboard.press("Escape")
    one.keyboard.press("p")
    notes = one.locator("#own-notes")
    notes.fill("Davout : Kösen")
    expect(one.locator("[data-kept=true]")).to_have_text("Enregistré")
    check_accessible(one, "dialog")
    window = one.context.new_page()
    window.goto(one.url)
    window.locator("#dispatch").wait_for()
    window.keyboard.press("p")
    expect(window.locator("#own-notes")).to_have_value("Davout : Kösen")
    window.locator("#own-notes").fill("Davout : Naumburg")
    expect(window.locator("[data-kept=true]")).to_have_text("Enregistré")
    notes.fill("Davout : Auerstedt")
    expect(one.get_by_text("Davout : Naumburg")).to_be_visible()  # both, so nothing is lost
    one.locator("[data-keep-mine]").click()
    expect(one.locator("[data-kept=true]")).to_have_text("Enregistré")
    window.reload()
    window.locator("#dispatch").wait_for()
    window.keyboard.press("p")
    expect(window.locator("#own-notes")).to_have_value("Davout : Auerstedt")


def test_being_told_that_one_is_awaited(
    new_page: Callable[..., Page], office: PostOffice, server: Running
) -> None:
    one, two = new_page(permissions=["notifications"]), new_page(permissions=["notifications"])
    pages = (one, two)
    for page in pages:
        page.add_init_script(RECORDER)
        page.clock.install()
    match = meet(one, two)
    address = f"/api/matches/{match}"
    for page in pages:
        page.goto("/letters")
        page.get_by_role("button", name="Show notices").click()
        expect(page.get_by_text("Notices are shown.")).to_be_visible()

    # Whoever is asked answers until it is the other's turn.
    def states() -> list[Any]:
        return [call_get(page, address) for page in pages]

    until(lambda: any(state.get("question") for state in states()))
    first = next(n for n, state in enumerate(states()) if state.get("question"))
    while not states()[1 - first].get("question"):
        state = states()[first]
        if state.get("question"):
            text = state["question"]["options"][-1]["text"]
            key = f"key-{state['number']:08}"
            body = {"number": state["number"], "option": text, "key": key}
            call(pages[first], f"{address}/answer", body)
    awaited = pages[1 - first]
    assert awaited.evaluate("window.noticed.splice(0)") == [["Berthier", "Notices are shown."]]
    awaited.clock.fast_forward(31_000)
    awaited.wait_for_function("() => window.noticed.length > 0")
    name = call_get(awaited, "/api/letters/awaited")[0]["name"]
    assert awaited.evaluate("window.noticed") == [["You are awaited", name]]

    # By mail: an account, an address, the link that comes.
    account = {"name": "Scharnhorst", "password": "der-rauch-ueber-auerstedt", "lang": "en"}
    call(awaited, "/api/account", {**account, "email": "scharnhorst@example.org"})
    awaited.reload()
    awaited.locator("[name=letters][value=turns]").check()
    awaited.locator("[data-save-letters]").click()
    expect(awaited.get_by_text("A message is on its way to")).to_be_visible()
    (mail, *_) = until(office.mails)
    link = re.findall(r"http\S+", mail.get_content())[0]
    awaited.goto(link)
    awaited.locator("[data-follow]").click()
    expect(awaited.get_by_text("the address is confirmed")).to_be_visible()
    awaited.goto("/letters")
    expect(awaited.get_by_text("Address confirmed.")).to_be_visible()
    expect(awaited.locator("[name=letters][value=turns]")).to_be_checked()
    awaited.locator("[data-feed-renew]").click()
    feed = awaited.locator("[data-feed-address]").input_value()
    assert match in awaited.request.get(feed).text()
    check_accessible(awaited)


def call_get(page: Page, path: str) -> Any:
    return page.evaluate("path => fetch(path).then((reply) => reply.json())", path)
