"""A player for each army: whole games, saves, what partners and enemies see, notes."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest

from berthier.games.gloire import interception as module_of_partners
from berthier.games.gloire import title as module_of_the_title
from berthier.games.gloire import view
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.partners import armies_here
from berthier.games.gloire.seats import army_asked
from berthier.games.registry import open_title
from berthier.kernel import flow, store
from berthier.kernel.errors import BadInput
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.words import LANGUAGES
from berthier.words.speech import Speech, common_words, error_text

from .blind import blind_twins
from .drive import TITLE, invariants
from .matches import (
    asked_seat,
    board_of,
    choose,
    is_true,
    load,
    new_match,
    play,
    saved_at,
    title,
)
from .test_matches import play_on
from .test_twins import replaced
from .twins import Leak, compare, compare_pair

SEATS = {
    "viceroy": ["grande-armee", "russo-prussian"],
    "lutzen-bautzen": ["grande-armee", "russo-prussian"],
    "spring": ["grande-armee", "russo-prussian"],
    "autumn": ["grande-armee", "bohemia", "silesia", "north", "poland"],
    "campaign": ["grande-armee", "russo-prussian", "bohemia", "silesia", "north", "poland"],
}
FRENCH, BOHEMIA, SILESIA = range(3)  # seats in autumn


def partners(seed: int, scenario: str = "autumn", windows: str = "brisk", **more: str) -> Match:
    return new_match(seed, scenario, windows, armies="on", **more)


def viewers(match: Match) -> list[int]:
    return match.viewers()


# --- whole games


@pytest.mark.parametrize("rules", ["open", "units", "blind"])
@pytest.mark.parametrize("scenario", title().scenarios)
def test_every_scenario_ends(scenario: str, rules: str) -> None:
    """Only armies that are there are asked; what is known stays true, and saves load."""
    windows = "strict" if len(scenario + rules) % 2 else "brisk"
    match, rng = partners(3, scenario, windows, rules=rules), Random(scenario + rules)
    assert list(match.title.seats) == SEATS[scenario]
    asked = set()
    while match.board.over is None:
        b = board_of(match)
        for seat, question in match.asked().items():
            assert match.title.side_of(seat) == question.seat
            assert army_asked(b, question) in armies_here(b, question.seat)
            asked.add(match.title.seats[seat])
        seat = rng.choice(sorted(match.asked()))
        match.answer(seat, choose(match.options(seat), rng))
        match.history.clear()
        is_true(match, rng.choice(viewers(match)))
        if rng.random() < 0.01:
            invariants(board_of(match))
            same_after_loading(match)
    assert asked == {*SEATS[scenario]}
    over = match.board.over
    won = {match.title.side_of(seat) for seat in match.title.winners(over)}
    assert won == ({over.side} if over.side >= 0 else set())


def same_after_loading(match: Match) -> None:
    again = load(store.encode(match))
    assert again.title.seats == match.title.seats
    assert store.dump(again) == store.dump(match)
    for viewer in viewers(match):
        assert msgspec.json.encode(match.view(viewer)) == msgspec.json.encode(again.view(viewer))


def test_a_match_is_true_to_its_log() -> None:
    match = partners(4)
    play(match, Random(4), 300)
    match.write_note(SILESIA, "Zum Brückenschlag bei Wartenburg")
    play(match, Random(5))
    report = store.verify(store.encode(match), open_title)
    assert report["answers"] == sum("option" in entry for entry in match.log)


SCRIPT = """
from random import Random
from tests.gloire.matches import play
from tests.gloire.test_partners import partners
from berthier.kernel import store
match = partners(5, windows="strict")
play(match, Random(5), 600)
print(store.fingerprint(match.title, match.board), len(match.log))
"""


def test_same_match_in_another_process_with_another_hash_seed() -> None:
    found = set()
    for seed in ("1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        ran = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True
        )
        found.add(ran.stdout)
    assert len(found) == 1


def test_only_a_save_of_such_a_game_has_the_field() -> None:
    """What was saved before keeps its fingerprint, and loads without it."""
    assert "acting" not in store.dump_board(title(), board_of(new_match(1, "viceroy")))
    assert store.dump_board(title(), board_of(partners(1)))["acting"] == [0, 0]
    assert board_of(load(store.encode(partners(1)))).acting == [0, 0]


def test_an_army_that_is_not_there_is_not_asked() -> None:
    """Poland comes on turn 13; the armies of autumn after the Armistice."""
    match, rng = partners(6, windows="strict"), Random(6)
    while board_of(match).turn < 13:
        assert "poland" not in [match.title.seats[seat] for seat in match.asked()]
        play(match, rng, 1)


# --- what is seen


@pytest.mark.parametrize("kind", ["activate", "form", "step-to", "intercept-with", "take-loss"])
def test_deals_fit_the_view_and_play_on(kind: str) -> None:
    match, rng = load(saved_at(len(kind), kind, armies="on")), Random(kind)
    for step in range(4):
        for viewer in viewers(match):
            deal_fits(match, viewer, step, rng)
        if match.board.over is None:
            play(match, rng, 3)


def deal_fits(match: Match, viewer: int, seed: int, rng: Random) -> None:
    view = msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
    board = match.title.belief(view).deal(seed)
    again = match.title.view(board, viewer, match.known[viewer])
    assert msgspec.json.encode(again) == msgspec.json.encode(view)
    if viewer in match.asked():
        question = next(q for q in flow.asked(board) if match.title.seat_asked(board, q) == viewer)
        texts = option_texts(board, title().names, question, flow.options(board, question))
        assert texts == match.options(viewer)
    if seed == 0:
        play_on(board, rng)  # type: ignore[arg-type]


def test_partners_see_what_their_side_sees() -> None:
    match = load(saved_at(1, "activate", armies="on"))
    views = [match.view(seat) for seat in (BOHEMIA, SILESIA)]
    assert [view.pop("viewer") for view in views] == ["bohemia", "silesia"]
    assert views[0] == views[1]
    assert match.title.scene(match.view(SILESIA), "en")["side"] == "coalition"
    assert "pc" in match.view(SILESIA)["armies"][2]
    assert "pc" not in match.view(FRENCH)["armies"][2]


def test_a_half_made_choice_is_only_the_askers() -> None:
    match, rng = load(saved_at(1, "form", armies="on")), Random(1)
    while match.title.side_of(asked_seat(match)) == 0 or not is_forming(match):
        play(match, rng, 1)
    seat = asked_seat(match)
    kinds = {v: match.view(v)["stack"][-1][0] for v in viewers(match)}
    assert kinds.pop(seat) == "form"
    assert set(kinds.values()) == {"activate"}


def is_forming(match: Match) -> bool:
    return match.asked()[asked_seat(match)].kind == "form"


RARE = ("choose-tactic", "take-loss", "recover", "give-strength", "share-points", "play-card")


@pytest.mark.parametrize("viewer", [FRENCH, BOHEMIA, SILESIA, SPECTATOR])
def test_twins_look_the_same(viewer: int) -> None:
    kinds = ["", "", "", *RARE]
    results = [compare(seed, viewer, 25, kind, armies="on") for seed, kind in enumerate(kinds)]
    steps = sum(done for done, _ in results)
    share = sum(part for _, part in results) / len(results)
    print(f"viewer {viewer}: {steps} answers compared, {share:.0%} of the hidden truth changed")
    assert share >= 0.3
    assert steps >= 8 * len(kinds)


@pytest.mark.parametrize("viewer", [FRENCH, SILESIA, SPECTATOR])
@pytest.mark.parametrize("rules", ["units", "blind"])
def test_blind_twins_look_the_same(rules: str, viewer: int) -> None:
    """Whose counters lie there is not told by who is asked."""
    kinds = ["", "", "", "step-to", "withdraw", "intercept", "react-how", "march-to-guns"]
    done, shares = 0, []
    for seed, kind in enumerate(kinds):
        one, two, share, called = blind_twins(seed, viewer, kind, rules, "on")
        done += compare_pair(one, two, viewer, 25, Random(seed), called=called)
        shares.append(share)
    changed = sum(shares) / len(shares)
    print(f"{rules}, viewer {viewer}: {done} answers compared, {changed:.0%} changed")
    assert changed >= 0.3
    assert done >= 2 * len(kinds)


# --- planted leaks


def half_made_choices_of_partners() -> Any:
    """Partners see each other's choices before they are made."""
    true = view.view

    def leaky(b: Board, viewer: int, known: Any, seat: str = "", looks_on: bool = False) -> Any:
        return true(b, viewer, known, seat)

    return replaced(module_of_the_title, "view", leaky)


def only_players_with_pieces_are_asked() -> Any:
    def leaky(b: Board, side: int, who: int) -> list[int]:
        here = armies_here(b, side)
        return [army for army in here if any(b.army[n] == army for n in members(who))] or here[:1]

    return replaced(module_of_partners, "askers", leaky)


def look_at_half_made_choices() -> None:
    for seed in range(12):
        compare(seed, SILESIA, 60, "activate", half_made_choices_of_partners, "on")


def test_half_made_choices_are_caught() -> None:
    with pytest.raises(Leak):
        look_at_half_made_choices()


def look_at_who_is_asked() -> None:
    for seed in range(24):
        one, two, _, called = blind_twins(seed, FRENCH, "step-to", "blind", "on")
        leak = only_players_with_pieces_are_asked
        compare_pair(one, two, FRENCH, 40, Random(seed), leak, called)


def test_who_is_asked_is_looked_at() -> None:
    with pytest.raises(Leak):
        look_at_who_is_asked()


@pytest.mark.parametrize("rules", ["open", "units", "blind"])
def test_who_makes_way_is_not_told_by_who_is_asked(rules: str) -> None:
    """The French come to Weimar, where a corps lies face-down: its side's senior answers."""
    asked = []
    for corps in ("kleist-corps", "yorck-corps", "bulow-corps"):
        chiefs = {"schwarzenberg": "prag", "blucher": "breslau", "bernadotte": "berlin"}
        army = {"klenau-corps": "prag", "sacken-corps": "breslau", "tauentzien-corps": "berlin"}
        position = {
            "door": "reinforcements",
            "rules": rules,
            "scenario": "autumn",
            "period": "autumn",
            "turn": 14,
            "awaited": ["corps-9", "augereau"],
            "options": {"armies": "on"},
            "pieces": {**chiefs, **army, "napoleon": "leipzig", corps: "weimar"},
        }
        start = {"position": position}
        match = Match(open_title(TITLE, start), start, bytes(16))
        match.oracle.script["JDG-X03", 0] = ["6"]  # they come
        match.begin()
        seat = asked_seat(match)
        assert match.asked()[seat].kind == "push-to"
        asked.append(match.title.seats[seat])
    assert asked == (["bohemia", "silesia", "north"] if rules == "open" else ["bohemia"] * 3)


# --- notes


def test_notes_go_to_partners_when_the_turn_ends() -> None:
    match, rng = partners(7), Random(7)
    play(match, rng, 30)
    before = {viewer: msgspec.json.encode(match.view(viewer)) for viewer in viewers(match)}
    match.write_note(SILESIA, "First")
    match.write_note(SILESIA, "  Meet me at Leipzig ")
    match.write_note(BOHEMIA, "Never sent")
    match.write_note(BOHEMIA, "")
    assert {v: msgspec.json.encode(match.view(v)) for v in viewers(match)} == before
    match = load(store.encode(match))
    assert match.notes == {SILESIA: "Meet me at Leipzig", BOHEMIA: ""}
    turn = board_of(match).turn
    while board_of(match).turn == turn:
        assert not [face for face in match.faces(BOHEMIA) if face.kind.name == "note"]
        play(match, rng, 1)
    for viewer in viewers(match):
        told = [face for face in match.faces(viewer) if face.kind.name == "note"]
        assert len(told) == int(match.title.side_of(viewer) == 1)
        for face, lang in zip(told * 2, LANGUAGES, strict=False):
            assert "Meet me at Leipzig" in Speech(title().names, lang).sentence(face)
    assert not match.notes


def test_what_was_written_is_not_lost_by_an_undo() -> None:
    match, rng = partners(7), Random(7)
    play(match, rng, 30)
    seat, turn = asked_seat(match), board_of(match).turn
    moves = len(match.log)
    match.answer(seat, match.options(seat)[0])
    match.write_note(SILESIA, "To Leipzig")
    play(match, rng, 3)
    match.undo_again(seat, moves)
    assert match.notes == {SILESIA: "To Leipzig"}
    while board_of(match).turn == turn:
        play(match, rng, 1)
    assert not match.notes
    match.undo_again(seat, moves + 6)  # back before the end of the turn
    assert board_of(match).turn == turn
    assert match.notes == {SILESIA: "To Leipzig"}
    assert not [face for face in match.faces(BOHEMIA) if face.kind.name == "note"]
    store.verify(store.encode(match), open_title)


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (FRENCH, "alone", "no-partners"),
        (SILESIA, "x" * 501, "note-too-long"),
        (SILESIA, "two\nlines", "note-not-plain"),
        (SILESIA, "\x1b[2J", "note-not-plain"),
    ],
)
def test_a_note_that_cannot_be(seat: int, text: str, code: str) -> None:
    match = partners(7)
    with pytest.raises(BadInput) as caught:
        match.write_note(seat, text)
    assert caught.value.code == code
    assert not match.notes
    for lang in LANGUAGES:
        assert error_text(common_words(lang), caught.value)


def test_two_players_write_no_notes() -> None:
    with pytest.raises(BadInput, match="no-partners"):
        new_match(1, "autumn").write_note(1, "To whom?")
