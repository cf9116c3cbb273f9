"""Secrecy by twins: two truths that a viewer can't tell apart must stay so.

A match in the middle is loaded twice; in one of them everything this viewer can't know is dealt
anew (by `matches.Redeal`, not by `belief`). Both get the same answers and the same luck for as long
as those are legal in both; everything the viewer receives must be equal, until an event that
declares a disclosure tells different things.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from random import Random
from typing import Any

import msgspec

from berthier.kernel.chance import Oracle
from berthier.kernel.errors import BadInput
from berthier.kernel.events import SPECTATOR, Event
from berthier.kernel.flow import Together
from berthier.kernel.match import Match
from berthier.words.speech import Speech

from .matches import Redeal, board_of, choose, forget, known_of, load, saved_at

# The owner's business for ever: nobody sees which of these was answered.
SECRET = ("take-loss", "lose-one", "give-strength", "share-points", "how-many")
# And these until they are done.
CHAINS = ("activate", "form", "intercept", "march-to-guns", "who-leaves")
POINTS = "JDG-X04"  # the one die that only its owner sees
WORDS = 12  # things asked about in a thorough look


class Leak(AssertionError):
    """The viewer received something that depends on what it may not know."""


class Apart(BadInput):
    """The truths have legally parted: nothing more to compare."""

    def __init__(self) -> None:
        super().__init__("apart")


class TwinOracle(Oracle):
    """Dice that everybody sees fall alike; a card that the viewer draws is one that both truths
    have in the deck.
    """

    def prepare(self, viewer: int, other: Match, rng: Random) -> None:
        self.viewer, self.other, self.rng = viewer, other, rng

    def pick(self, bound: int, purpose: str, seat: int, first: int = 0) -> int:
        if purpose == POINTS and seat != self.viewer:
            return self._keep(self.rng.randrange(bound), bound, purpose, seat, 1)
        return super().pick(bound, purpose, seat, first)

    def draw(self, bag: list[int], purpose: str, seat: int) -> int:
        if seat == self.viewer:
            both = [card for card in bag if card in board_of(self.other).pile]
            if len(both) < len(bag):
                raise Apart()
        return super().draw(bag, purpose, seat)


def twins(seed: int, viewer: int, kind: str, armies: str = "off") -> tuple[Match, Match, float]:
    """Two matches that look the same to the viewer, and how much of the hidden truth differs."""
    text = saved_at(seed, kind, armies=armies)
    one, two = load(text), load(text)
    rng = Random(seed)
    if seed % 3:
        forget(known_of(one, viewer))
        forget(known_of(two, viewer))
    if rng.random() < 0.5:
        Redeal(one, viewer, rng, ("rosters",))  # both have stragglers enough
    share = Redeal(two, viewer, rng).share()
    for mine, other in ((one, two), (two, one)):
        oracle = TwinOracle(mine.oracle.key, mine.title.chance_name)
        oracle.n, oracle.drawn = mine.oracle.n, mine.oracle.drawn
        oracle.prepare(mine.title.side_of(viewer), other, Random(rng.random()))
        mine.oracle = mine.board.oracle = oracle
    return one, two, share


def compare(
    seed: int,
    viewer: int,
    steps: int,
    kind: str = "",
    leak: Callable[[], AbstractContextManager[None]] = nullcontext,
    armies: str = "off",
) -> tuple[int, float]:
    """Run a pair; raises Leak. Returns how many answers were compared and the share changed."""
    one, two, share = twins(seed, viewer, kind, armies)
    return compare_pair(one, two, viewer, steps, Random(seed), leak), share


def compare_pair(
    one: Match,
    two: Match,
    viewer: int,
    steps: int,
    rng: Random,
    leak: Callable[[], AbstractContextManager[None]] = nullcontext,
    called: dict[str, str] | None = None,
) -> int:
    """`called`: what counters that lie face-down are called in the other truth."""
    done = 0
    with leak(), suppress(Apart):
        for _ in range(steps):
            if one.board.over is not None or two.board.over is not None:
                break
            same_sight(one, two, viewer, rng if rng.random() < 0.1 else None)
            half_made_choices(one, two, viewer, rng)
            answer_both(one, two, viewer, rng, called or {})
            done += 1
    return done


def answer_both(one: Match, two: Match, viewer: int, rng: Random, called: dict[str, str]) -> None:
    """The same answer in both truths; where it is nobody else's business, different ones."""
    seat = rng.choice(sorted({*one.asked()} & {*two.asked()} or {*one.asked()}))
    if seat not in two.asked():
        raise Apart()
    offered = [match.options(seat) for match in (one, two)]
    foe = one.title.side_of(seat) != one.title.side_of(viewer)
    other = {text: translated(text, called if foe else {}) for text in offered[0]}
    shared = [text for text in offered[0] if other[text] in offered[1]]
    kind = one.asked()[seat].kind
    gathers = kind == "recover" and min(map(len, offered)) > 1 and rng.random() < 0.7
    if foe and (kind in SECRET or gathers):
        texts = [rng.choice(found[gathers:]) for found in offered]
    elif shared:
        forced = "force" in shared and rng.random() < 0.5
        text = "force" if forced else choose(shared, rng)
        texts = [text, other[text]]
    else:
        raise Apart()
    payer = rng if foe else None
    both(one, two, viewer, lambda match: order(match, seat, texts[match is two], payer))


def end_chains(one: Match, two: Match) -> None:
    """Of what is chosen part by part others see only the whole: where the last part was forced in
    one truth, the other's choice ends too.
    """
    for mine, other in ((one, two), (two, one)):
        for seat, question in mine.asked().items():
            theirs = other.asked().get(seat)
            ended = theirs is None or theirs.kind != question.kind
            if ended and question.kind in HALF_MADE and "go" in mine.options(seat):
                mine.answer(seat, "go")


def order(match: Match, seat: int, text: str, rng: Random | None) -> None:
    """Which army pays belongs to the order to march: it may be asked in one truth only; whoever
    looks on pays with the first in both.
    """
    match.answer(seat, text)
    while seat in match.asked() and match.asked()[seat].kind == "pay-with":
        offered = match.options(seat)
        match.answer(seat, rng.choice(offered) if rng else offered[0])


def translated(text: str, called: dict[str, str]) -> str:
    return " ".join(called.get(word, word) for word in text.split())


def half_made_choices(one: Match, two: Match, viewer: int, rng: Random) -> None:
    """Somebody else begins a choice differently in both truths, and takes it back unseen."""
    seats = [next(iter(match.asked())) for match in (one, two)]
    if seats[0] == viewer or seats[0] != seats[1]:
        return
    seat = seats[0]
    if one.asked()[seat].kind not in CHAINS:
        return
    marks = [(len(match.journal.events), match.oracle.mark()) for match in (one, two)]
    for match in (one, two):
        match.answer(seat, choose(match.options(seat), rng))
    silent = all(
        len(match.journal.events) == told and match.oracle.n == mark[0]
        for match, (told, mark) in zip((one, two), marks, strict=True)
    )
    begun = [match.board.stack[-1].kind if match.board.stack else "" for match in (one, two)]
    if silent and all(kind in HALF_MADE for kind in begun):
        same_view(one, two, viewer)
    for match, (_, mark) in zip((one, two), marks, strict=True):
        match.undo(seat, consent=True)
        match.oracle.back(mark)


HALF_MADE = (
    *("form", "come-in", "pay-with", "how-many", "intercept-with", "march-with"),
    "leaves-for",
)


def both(one: Match, two: Match, viewer: int, run: Callable[[Match], Any]) -> None:
    """The same thing in both truths, with the same luck."""
    told = [len(match.journal.events) for match in (one, two)]
    run(one)
    run(two)
    end_chains(one, two)
    new = [match.journal.events[n:] for match, n in zip((one, two), told, strict=True)]
    same_faces(new[0], new[1], one.title.side_of(viewer))


def same_faces(one: list[Event], two: list[Event], viewer: int) -> None:
    faces = [[event.face(viewer) for event in events] for events in (one, two)]
    rows = [[face for face in some if face is not None] for some in faces]
    for left, right in zip(rows[0], rows[1], strict=False):
        if left.row() != right.row():
            if left.kind.discloses or right.kind.discloses:
                raise Apart()
            raise Leak(f"faces differ: {left.row()} {right.row()}")
    if len(rows[0]) != len(rows[1]):
        extra = max(rows, key=len)[min(map(len, rows))]
        if extra.kind.discloses:
            raise Apart()
        raise Leak(f"one more face: {extra.row()}")


def same_sight(one: Match, two: Match, viewer: int, thorough: Random | None) -> None:
    """Everything the viewer can look at."""
    same_view(one, two, viewer)
    if len(one.faces(viewer)) != len(two.faces(viewer)):
        raise Leak("event numbers differ")
    seats = [sorted(match.asked()) for match in (one, two)]
    secretly = isinstance(one.board.stack[-1], Together)
    if seats[0] != seats[1] and not secretly:
        raise Leak(f"asked seats differ: {seats}")
    if viewer != SPECTATOR and viewer in one.asked():
        same_question(one, two, viewer, thorough)


def same_view(one: Match, two: Match, viewer: int) -> None:
    views = [msgspec.json.encode(match.view(viewer)) for match in (one, two)]
    if views[0] != views[1]:
        pairs = zip(views[0], views[1], strict=False)
        at = next((n for n, (a, b) in enumerate(pairs) if a != b), min(map(len, views)))
        raise Leak(f"views differ: {views[0][at - 80 : at + 40]!r} {views[1][at - 80 : at + 40]!r}")


def same_question(one: Match, two: Match, viewer: int, thorough: Random | None) -> None:
    if one.asked()[viewer].kind != two.asked()[viewer].kind:
        raise Leak("questions differ")
    offered = [match.options(viewer) for match in (one, two)]
    if offered[0] != offered[1]:
        raise Leak(f"options differ: {offered}")
    if thorough is None:
        return
    kit = board_of(one).kit
    for word in thorough.sample([*kit.box_ids, *kit.piece_ids], WORDS):
        if reason(one, viewer, word) != reason(two, viewer, word):
            raise Leak(f"refusals of {word} differ")


def reason(match: Match, viewer: int, word: str) -> Any:
    found = match.why(viewer, word)
    if found.refusal is None:
        return found.allowed
    return Speech(match.title.names, "en").refusal(found.refusal, found.spelling)
