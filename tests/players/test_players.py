"""Computer players: what they answer was offered, and depends on nothing they may not see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count
from random import Random

import msgspec
import pytest

from berthier.games.registry import NAMES, TABLES, open_title
from berthier.kernel import flow
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Board
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.players.contract import Asked, Player
from berthier.players.levels import LEVELS, levels_of, open_player
from berthier.players.major import Major
from berthier.referee.matches import new_match

from .strength import play

NAPOLEON, *_, NATIONS = TABLES
GLOIRE = NAMES[-1]
MAJOR = "major:40"  # passes for two answers also where half of them is all there is
STARTS = [
    (NAPOLEON, {"scenario": "campaign"}),
    (NAPOLEON, {"scenario": "short", "options": {"windows": "strict", "combat": "dice"}}),
    (NATIONS, {"rules": "basic"}),
    (NATIONS, {"rules": "advanced", "scenario": "match", "options": {"windows": "strict"}}),
]


def view_of(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(match.view(seat))


def asked_of(match: Match, seat: int) -> Asked:
    return Asked(match.asked()[seat].kind, tuple(match.options(seat)))


def positions(
    title: str, player: Player, seed: int, rules: str = ""
) -> Iterator[tuple[Match, int]]:
    """A game that the player plays for both seats, stopped at every question."""
    match = new_match(title, {"rules": rules} if rules else {}, f"players {seed}")
    match.begin()
    while match.board.over is None:
        seat = next(iter(match.asked()))
        yield match, seat
        match.answer(seat, player.choose(view_of(match, seat), asked_of(match, seat)))
        match.history.clear()


# --- secrecy

LEVELS_OF = [(NAPOLEON, ""), (NAPOLEON, "grognard"), (NAPOLEON, "marechal"), (NATIONS, "")]


@pytest.mark.parametrize(("title", "rules"), LEVELS_OF)
@pytest.mark.parametrize(("level", "most"), [("tambour", 60), ("capitaine", 40), (MAJOR, 3)])
def test_another_truth_behind_the_same_view_gives_the_same_choice(
    title: str, rules: str, level: str, most: int
) -> None:
    guide, player = open_player("tambour", title), open_player(level, title)
    rng = Random(7)
    compared = different = 0
    games = (positions(title, guide, seed, rules) for seed in count(1))
    for match, seat in chain.from_iterable(games):
        if rng.random() > (0.4 if most > 3 else 0.1) or not is_weighed(player, match, seat):
            continue
        if compared == most:
            break
        belief = match.title.belief(match.view(seat))
        truths = [belief.deal(rng.getrandbits(30)) for _ in range(2)]
        choices = [choice_on(match, seat, truth, player) for truth in truths]
        assert choices[0] == choices[1]
        assert choices[0][0] == view_of(match, seat), "the view itself is the same"
        compared += 1
        different += hidden(truths[0], seat) != hidden(truths[1], seat)
    assert different > compared / 2


def is_weighed(player: Player, match: Match, seat: int) -> bool:
    """Major's small matters are Capitaine's."""
    if not isinstance(player, Major):
        return True
    effort = player.mind.effort.get(match.asked()[seat].kind, 0.0)
    return effort >= 0.5 and len(match.options(seat)) > 1


def choice_on(match: Match, seat: int, truth: Board, player: Player) -> tuple[bytes, str]:
    """What the seat is shown if this is the truth, and what the player makes of it."""
    view = msgspec.json.encode(match.title.view(truth, seat, match.known[seat]))
    question = next(q for q in flow.asked(truth) if q.seat == seat)
    offered = flow.options(truth, question)
    texts = option_texts(truth, match.title.names, question, offered)
    return view, player.choose(view, Asked(question.kind, tuple(texts)))


def hidden(board: Board, seat: int) -> object:
    """Some of what the other seat keeps to itself."""
    hands = getattr(board, "hand", None)
    assert isinstance(hands, list)
    return sorted(hands[1 - seat])


@pytest.mark.parametrize(("title", "rules"), LEVELS_OF)
def test_a_dealt_position_asks_the_same_question(title: str, rules: str) -> None:
    """What Tambour rests on: the options of a dealt position are those of the match."""
    player = open_player("tambour", title)
    for number, (match, seat) in enumerate(positions(title, player, 2, rules)):
        truth = match.title.belief(match.view(seat)).deal(number)
        question = next(q for q in flow.asked(truth) if q.seat == seat)
        texts = option_texts(truth, match.title.names, question, flow.options(truth, question))
        assert question.kind == match.asked()[seat].kind
        assert sorted(texts) == sorted(match.options(seat))


# --- the same again


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.parametrize("level", [*LEVELS[:-1], MAJOR])
def test_choices_are_repeatable_and_ignore_the_order_of_options(level: str, title: str) -> None:
    player, again = open_player(level, title), open_player(level, title)
    for number, (match, seat) in enumerate(positions(title, player, 3)):
        if number > (4 if level == MAJOR else 60):
            break
        view, asked = view_of(match, seat), asked_of(match, seat)
        turned = Asked(asked.kind, asked.options[::-1])
        assert player.choose(view, asked, 5) == again.choose(view, turned, 5)


def test_the_seed_matters_where_options_are_equal() -> None:
    match = new_match(NAPOLEON, {}, "seed")
    match.begin()
    seat = next(iter(match.asked()))
    player = open_player("random", NAPOLEON)
    view = view_of(match, seat)
    asked = Asked("designate", tuple("abcdefgh"))
    assert len({player.choose(view, asked, seed) for seed in range(40)}) > 3


# --- whole games


@pytest.mark.parametrize(("title", "start"), STARTS)
@pytest.mark.parametrize("number", [0, 1])
def test_a_game_against_random_ends(title: str, start: dict[str, object], number: int) -> None:
    """From either side; `play` checks that every answer was offered."""
    seats = new_match(title, start).title.seats
    players = {seat: open_player("random", title) for seat in seats}
    players[seats[number]] = open_player("tambour", title)
    assert play(title, start, players, seats[number], 11).answers > 40


@pytest.mark.parametrize(("title", "start"), STARTS)
def test_tambour_against_itself_ends(title: str, start: dict[str, object]) -> None:
    """At Leipzig two players could draw and drop for ever; these do not."""
    seats = new_match(title, start).title.seats
    tambour = open_player("tambour", title)
    for seed in range(3):
        assert play(title, start, dict.fromkeys(seats, tambour), seats[0], seed).answers < 1500


# --- what can't be used


@pytest.mark.parametrize("level", ["capitaine", "major", "major:40"])
def test_a_level_that_a_title_lacks_is_refused(level: str) -> None:
    with pytest.raises(BadInput) as caught:
        open_player(level, GLOIRE)
    assert caught.value.code == "no-level"
    given = {"given": level.partition(":")[0], "title": GLOIRE, "known": "random, tambour"}
    assert caught.value.args_ == given


@pytest.mark.parametrize("title", NAMES)
def test_every_level_of_a_title_can_be_opened(title: str) -> None:
    levels = levels_of(open_title(title, {}))
    assert levels == (LEVELS if title in TABLES else LEVELS[:2])
    for level in levels:
        open_player(level, title)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        open_player("marshal", NAPOLEON)
    assert caught.value.code == "bad-player"
    assert caught.value.args_ == {"given": "marshal", "known": "random, tambour, capitaine, major"}


@pytest.mark.parametrize("title", NAMES)
@pytest.mark.parametrize(
    ("view", "code"),
    [
        (b"\x00nonsense", "bad-json"),
        (b"[1, 2]", "bad-field"),
        (b"{}", "bad-field"),
        (b'{"title": "chess", "stack": []}', "bad-field"),
    ],
)
def test_nonsense_instead_of_a_view_is_refused(title: str, view: bytes, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        open_player("tambour", title).choose(view, Asked("act", ("pass",)))
    assert caught.value.code == code


@pytest.mark.parametrize("title", NAMES)
def test_a_view_that_lacks_something_is_refused(title: str) -> None:
    match = new_match(title, {}, "gap")
    match.begin()
    seat = next(iter(match.asked()))
    asked = asked_of(match, seat)
    # In Germany the bounds of strengths stand with the pieces.
    for name in ("viewer", "records", "pieces" if title == GLOIRE else "known"):
        view = match.view(seat)
        del view[name]
        with pytest.raises(BadInput) as caught:
            open_player("tambour", title).choose(msgspec.json.encode(view), asked)
        assert caught.value.code == "bad-field"


@pytest.mark.parametrize("title", NAMES)
def test_whoever_is_not_asked_is_told_so(title: str) -> None:
    match = new_match(title, {}, "other")
    match.begin()
    seat = next(iter(match.asked()))
    with pytest.raises(BadInput) as caught:
        open_player("tambour", title).choose(view_of(match, 1 - seat), asked_of(match, seat))
    assert caught.value.code == "not-asked"


@pytest.mark.parametrize("level", LEVELS)
def test_a_question_without_options_is_refused(level: str) -> None:
    match = new_match(NAPOLEON, {}, "none")
    match.begin()
    with pytest.raises(BadInput) as caught:
        open_player(level, NAPOLEON).choose(view_of(match, 0), Asked("designate", ()))
    assert caught.value.code == "bad-field"
