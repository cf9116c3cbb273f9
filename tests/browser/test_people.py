"""Accounts, the lobby, seats for two and spectators, on the pages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import check_accessible, wait_asked

pytestmark = pytest.mark.xdist_group("browser")

NewPage = Callable[..., Page]
PASSWORD = "le vin de Jurançon"
PHONE = {"width": 390, "height": 844}


def fill(page: Page, form: str, *values: str) -> None:
    """Fill in the fields of a form in their order, and send it."""
    fields = page.locator(f"[data-form={form}] input")
    for n, value in enumerate(values):
        fields.nth(n).fill(value)
    page.locator(f"[data-form={form}] > button").click()


def refused(page: Page, form: str, text: str) -> None:
    expect(page.locator(f"[data-form={form}] .refused")).to_contain_text(text)


def test_an_account_from_beginning_to_end(new_page: NewPage) -> None:
    page = new_page("fr-FR", viewport=PHONE, color_scheme="dark")
    page.goto("/account")
    page.locator("[data-form=register]").wait_for()
    check_accessible(page)
    name = "<i>Éblé</i>"  # shown as text
    fill(page, "register", name, "azertyuiop")
    refused(page, "register", "parmi les premiers")
    fill(page, "register", name, PASSWORD, "eble@berezina.example")
    page.locator("[data-codes]").wait_for()
    codes = page.locator("[data-codes] code").all_inner_texts()
    assert len(set(codes)) == 10
    check_accessible(page)
    page.locator("[data-noted]").click()
    expect(page.locator("[data-codes]")).to_have_count(0)
    expect(page.locator("[data-who]")).to_have_text(name)
    expect(page.locator("[data-person]")).to_have_text(name)
    fill(page, "block", "Personne d’ici")
    refused(page, "block", "Personne n’est inscrit")
    fill(page, "email", "eble@berezina", PASSWORD)
    refused(page, "email", "adresse électronique")
    # By keyboard alone: out, and in again with a wrong password first.
    page.locator("[data-sign-out]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-form=sign-in]").wait_for()
    fill(page, "sign-in", name, "un autre mot de passe")
    refused(page, "sign-in", "ne vont pas ensemble")
    page.locator("[data-form=sign-in] input").nth(1).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator("[data-who]")).to_have_text(name)
    # In another browser, with a code instead of the password: the first one is signed out.
    other = new_page("en-GB")
    other.goto("/account")
    other.locator("summary", has_text="Lost your password?").click()
    fill(other, "recover", name, codes[3], "a second password")
    expect(other.locator("[data-who]")).to_have_text(name)
    expect(other.locator("[data-form=codes]").locator("xpath=..")).to_contain_text("9")
    page.reload()
    expect(page.locator("[data-person]")).to_have_text("Se connecter")
    check_accessible(other)
    other.locator("[data-leave] summary").click()
    fill(other, "leave", PASSWORD)
    refused(other, "leave", "n’est pas le bon")  # the account's language has come along
    fill(other, "leave", "a second password")
    expect(other.locator("[data-person]")).to_have_text("Se connecter")


def test_the_lobby_a_seat_for_two_and_a_spectator(new_page: NewPage) -> None:
    host, friend = new_page("en-GB"), new_page("fr-FR", viewport=PHONE)
    host.goto("/new")
    host.locator("select").first.wait_for()
    host.locator("input[name=opponent][value=link]").check()
    expect(host.locator("[data-reach]")).to_have_attribute("data-reach", "machine")
    host.locator("input[name=listed]").check()
    host.locator("input[name=public]").check()
    host.locator("input[autocomplete=nickname]").fill("Ségur")
    host.locator("form button.first").click()
    expect(host.locator("[data-offer]")).to_have_text("Take it off")
    expect(host.locator("[data-reach]").first).to_contain_text("this computer only")
    check_accessible(host)
    match = host.url.rsplit("/", 1)[1]
    # Somebody comes by the lobby and sits down.
    friend.goto("/lobby")
    row = friend.locator(f"[data-open-seat='{match}']")
    expect(row).to_contain_text("Ségur")
    check_accessible(friend)
    row.locator("button").click()
    friend.wait_for_url(f"**/match/{match}")
    host.locator("#dispatch").wait_for()
    # The host shares his seat.
    host.locator("[data-menu]").click()
    host.locator("[data-open-seats]").click()
    host.locator("[data-invite-beside]").click()
    link = host.get_by_label("Link to your seat").input_value()
    check_accessible(host)
    host.keyboard.press("Escape")
    partner = new_page("en-GB")
    partner.goto(link)
    partner.locator("form input[type=text]").fill("Jomini")
    expect(partner.locator("h1")).to_contain_text("Ségur")
    partner.locator("form .button.first").click()
    expect(partner.locator("[data-shared]")).to_contain_text("Ségur")
    expect(host.locator("[data-shared]")).to_contain_text("Jomini")
    # Who is asked answers, until one of the two did; the other is told, and nobody else.
    for _ in range(20):
        asked = next(
            (one for one in (partner, friend) if one.locator("[data-option]").count()), None
        )
        if asked is None:
            host.wait_for_timeout(50)
            continue
        number = asked.locator("#dispatch").get_attribute("data-number")
        option = str(asked.locator("[data-option]").last.get_attribute("data-option"))
        asked.evaluate(
            """async ([match, number, option]) => {
              const me = await (await fetch("/api/me")).json();
              await fetch(`/api/matches/${match}/answer`, {
                method: "POST",
                headers: {"content-type": "application/json", "x-berthier-token": me.token},
                body: JSON.stringify({number: Number(number), option, key: crypto.randomUUID()}),
              });
            }""",
            [match, number, option],
        )
        asked.wait_for_function(
            "before => document.querySelector('#dispatch').dataset.number !== before", arg=number
        )
        if asked is partner:
            break
    expect(host.locator("[data-shared]")).to_have_text("Jomini has answered.")
    assert "Jomini" not in friend.locator("#dispatch").inner_text()
    # A spectator finds it in the lobby, and sees it move.
    watcher = new_page("en-GB")
    watcher.goto("/lobby")
    watcher.locator(f"[data-watch='{match}']").click()
    watcher.locator("[data-watching]").wait_for()
    expect(watcher.locator(".papers")).to_contain_text("Ségur, Jomini")
    assert watcher.locator("[data-option]").count() == 0
    check_accessible(watcher)
    host.goto("/lobby")
    expect(host.locator("[data-list=yours], [data-list=others]").first).to_contain_text("1806")
    check_accessible(host)
    # The partner leaves; the host goes on alone.
    partner.locator("[data-menu]").click()
    partner.locator("[data-open-seats]").click()
    partner.locator("[data-leave]").click()
    partner.locator("[data-leave-sure]").click()
    partner.wait_for_url("**/lobby")
    expect(watcher.locator(".papers")).not_to_contain_text("Jomini")


def test_a_guest_comes_back_and_a_computer_takes_the_empty_seat(new_page: NewPage) -> None:
    page = new_page("en-GB")
    page.goto("/new")
    page.locator("select").first.wait_for()
    page.locator("input[name=opponent][value=link]").check()
    page.locator("form button.first").click()
    page.locator("[data-give]").wait_for()
    match = page.url.rsplit("/", 1)[1]
    page.goto("/account")
    page.locator("[data-form=return] > button").click()
    link = page.get_by_label("Your link to return by").input_value()
    elsewhere = new_page("fr-FR", viewport=PHONE)
    elsewhere.goto(link)
    elsewhere.locator("[data-form=come-back] button").click()
    elsewhere.wait_for_url("**/matches")
    elsewhere.locator(f"a[href='/match/{match}']").first.click()
    elsewhere.locator("[data-give]").click()
    wait_asked(elsewhere)
