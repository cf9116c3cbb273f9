"""Secrecy by twins: two truths that a viewer can't tell apart must stay so.

A position in the middle of a game is described twice, with the other side's strengths, fatigues and
hand dealt anew by this module (not by `belief`). Both get the same answers and the same public
draws for as long as those are legal in both; everything the viewer receives must be equal, until an
event that declares a disclosure tells different things.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.records import Losing, Operation
from berthier.games.napoleon.title import open_napoleon
from berthier.kernel.chance import Oracle
from berthier.kernel.errors import BadInput
from berthier.kernel.events import SPECTATOR, Event
from berthier.kernel.flow import Question
from berthier.kernel.match import Match
from berthier.words.speech import Speech

from .drive import TITLE, asked_seat, describe, new_match, play, title
from .redeal import Names, redeal, rename


class Leak(AssertionError):
    """The viewer received something that depends on what it may not know."""


class Apart(BadInput):
    """The truths have legally parted: nothing more to compare."""

    def __init__(self) -> None:
        super().__init__("apart")


class TwinOracle(Oracle):
    """Draws what the other truth could draw as well."""

    other: TwinOracle
    bag_of: Any  # the other truth's bag of a seat, by name

    def draw(self, bag: list[int], purpose: str, seat: int) -> int:
        names = [self.name(thing) for thing in bag]
        if self.follow:
            wanted_purpose, wanted = self.follow.pop(0)
            if wanted_purpose != (purpose, seat) or wanted not in names:
                raise Apart()
            return self._keep(names.index(wanted), len(bag), purpose, seat, 1)
        both = [name for name in names if name in self.bag_of(seat, purpose)]
        if not both:
            raise Apart()
        word = both[self.rng.randrange(len(both))]
        self.given.append(((purpose, seat), word))
        return self._keep(names.index(word), len(bag), purpose, seat, 1)

    def prepare(self, rng: Random) -> None:
        self.rng = rng
        self.follow: list[tuple[tuple[str, int], str]] = []
        self.given: list[tuple[tuple[str, int], str]] = []


class Pair(NamedTuple):
    """Two matches that look the same to the viewer, and how much of the hidden truth differs."""

    one: Match
    two: Match
    share: float
    names: Names


def twins(
    seed: int, viewer: int, strict: bool = True, level: str = "conscrit", name: str = TITLE
) -> Pair:
    rng = Random(seed)
    match = new_match(seed, rng.choice(title(name).scenarios), level, name)
    play(match, rng, rng.randint(20, 160))
    while match.board.over is None and match.board.stack[-1].kind != "designate":
        play(match, rng, 1)
    if match.board.over is not None:
        return twins(seed + 1000, viewer, strict, level, name)
    assert isinstance(match.board, Board)
    door = rng.choice(["operation", "operation", "operation", "recovery", "initiative"])
    first = describe(match.board, door, strict)
    second = msgspec.json.decode(msgspec.json.encode(first))
    kit = match.board.kit
    sides = {piece: kit.side_ids[kit.side_of[n]] for n, piece in enumerate(kit.piece_ids)}
    hidden = [side for n, side in enumerate(kit.side_ids) if n != viewer]
    names: Names = {}
    shares = []
    for side in hidden:
        if match.board.fog:
            moved = rename(second, side, kit, rng)
            shares.append(sum(a != b for a, b in moved.items()) / max(1, len(moved)))
            names |= moved
        shares.append(redeal(second, side, sides, rng, name))
    share = sum(shares) / len(shares)
    return Pair(start(first, seed, name), start(second, seed, name), share, names)


def start(position: dict[str, Any], seed: int, name: str) -> Match:
    spec = {"position": position}
    match = Match(open_napoleon(name, spec), spec, seed.to_bytes(16, "big"))
    oracle = TwinOracle(match.oracle.key, match.title.chance_name)
    oracle.prepare(Random(seed))
    match.oracle = oracle
    return match


def bind(one: Match, two: Match) -> None:
    """Each oracle may ask what the other truth still has in its bags."""

    def bag(match: Match) -> Any:
        def names(seat: int, purpose: str) -> list[str]:
            board = match.board
            assert isinstance(board, Board)
            hand = purpose.endswith("-RND-09")
            bags = board.hand[1 - seat] if hand else board.bag[seat] or board.discard
            return [match.title.chance_name(card) for card in bags]

        return names

    for match, other in ((one, two), (two, one)):
        assert isinstance(match.oracle, TwinOracle)
        match.oracle.bag_of = bag(other)


def compare(
    seed: int,
    viewer: int,
    steps: int,
    strict: bool = True,
    level: str = "conscrit",
    name: str = TITLE,
) -> tuple[int, float]:
    """Run a pair; raises Leak. Returns how many answers were compared and the share changed."""
    one, two, share, names = twins(seed, viewer, strict, level, name)
    bind(one, two)
    rng = Random(seed)
    done = 0
    try:
        both(one, two, viewer, lambda match: match.begin())
        for _ in range(steps):
            if one.board.over is not None or two.board.over is not None:
                break
            same_sight(one, two, viewer, rng.random() < 0.1)
            half_made_choices(one, two, viewer, rng)
            answer_both(one, two, viewer, rng, names)
            done += 1
    except Apart:
        pass
    return done, share


PARTS = ("place-fatigue", "place-loss", "remove-fatigue")  # the owner's business for ever
CHAINS = (
    *("designate", "react-with", "canon-with", "effort-with"),
    "recover",
)  # and these until they are done


def translated(text: str, names: Names) -> str:
    """The same answer for the same blocks, whoever they are in the other truth."""
    return " ".join(names.get(word, word) for word in text.split(" "))


def answer_both(one: Match, two: Match, viewer: int, rng: Random, names: Names) -> None:
    """The same answer in both truths; where it is nobody else's business, different ones."""
    seat, text = common_answer(one, two, rng, names)
    texts = {id(one): text, id(two): translated(text, names)}
    if seat != viewer and one.asked()[seat].kind in PARTS:
        texts = {id(match): rng.choice(match.options(seat)) for match in (one, two)}
    joined: list[str] = []
    sizes: list[int] = []
    pauses: list[bytes] = []

    def run(match: Match) -> None:
        match.answer(seat, texts[id(match)])
        if names and seat != viewer:
            join_all(match, seat, joined, rng if match is one else None, names)
        if names:
            pauses.append(share_unseen(match, viewer))
            sizes.append(size_of_column(match))
            if sizes[0] != sizes[-1]:
                raise Apart()  # a commander had to come along
            if pauses[0] and pauses[-1] and pauses[0] != pauses[-1]:
                raise Leak("a hidden sharing shows")

    both(one, two, viewer, run)


JOINS = ("join-pile", "react-join", "canon-join", "effort-join")


def join_all(match: Match, seat: int, joined: list[str], rng: Random | None, names: Names) -> None:
    """How long it takes to say who joins is nobody else's business: the whole chain at once. The
    first truth chooses; in the second the same blocks join.
    """
    left = [] if rng is not None else [translated(text, names) for text in joined]
    while match.board.over is None and match.asked().get(seat, NOBODY).kind in JOINS:
        offered = match.options(seat)
        text = rng.choice(offered) if rng is not None else left.pop(0) if left else "done"
        if text not in offered:
            raise Apart()
        if rng is not None:
            joined.append(text)
        match.answer(seat, text)
    if [text for text in left if text != "done"]:
        raise Apart()


NOBODY = Question(-1)


def share_unseen(match: Match, viewer: int) -> bytes:
    """Nor is it that somebody has something to share among hidden corps: returns what the viewer
    sees meanwhile, if that is so.
    """
    seen = b""
    while match.board.over is None:
        seat = asked_seat(match)
        kind = match.asked()[seat].kind
        if seat == viewer or kind not in PARTS or is_open(match, match.board.records[-1]):
            break
        seen = seen or msgspec.json.encode(match.view(viewer))
        match.answer(seat, match.options(seat)[0])
    return seen


def is_open(match: Match, record: Any) -> bool:
    """Do all these corps lie open, or is it told who they are?"""
    assert isinstance(match.board, Board)
    return isinstance(record, Losing) or not record.pile & ~match.board.opened


def size_of_column(match: Match) -> int:
    record = match.board.records[0] if match.board.records else None
    if not isinstance(record, Operation):
        return 0
    return (record.pile | record.leaders | record.scouts).bit_count()


def half_made_choices(one: Match, two: Match, viewer: int, rng: Random) -> None:
    """Somebody else begins a choice differently in both truths, and takes it back unseen."""
    seat = asked_seat(one)
    if seat == viewer or one.asked()[seat].kind not in CHAINS:
        return
    begun = [rng.choice(match.options(seat)) for match in (one, two)]
    if "pass" in begun:
        return
    for match, text in zip((one, two), begun, strict=True):
        match.answer(seat, text)
    if one.board.over is not None or two.board.over is not None:
        raise Apart()  # it ran on to the end
    tops = [match.board.stack[-1].kind for match in (one, two)]
    told = [match.journal.events[match.history[-1].events :] for match in (one, two)]
    if not told[0] and not told[1] and tops[0] == tops[1]:
        same_sight(one, two, viewer, False)
    for match in (one, two):
        match.undo(seat, consent=True)


def both(one: Match, two: Match, viewer: int, run: Any) -> None:
    """The same thing in both truths, with the same public luck."""
    told = [len(match.journal.events) for match in (one, two)]
    assert isinstance(one.oracle, TwinOracle)
    assert isinstance(two.oracle, TwinOracle)
    one.oracle.given = []
    run(one)
    two.oracle.follow = list(one.oracle.given)
    try:
        run(two)
    except BadInput:
        raise Apart() from None
    if two.oracle.follow:
        raise Apart()
    new = [match.journal.events[n:] for match, n in zip((one, two), told, strict=True)]
    same_faces(new[0], new[1], viewer)


def same_faces(one: list[Event], two: list[Event], viewer: int) -> None:
    faces = [[event.face(viewer) for event in events] for events in (one, two)]
    rows = [[face for face in some if face is not None] for some in faces]
    for left, right in zip(rows[0], rows[1], strict=False):
        if left.row() != right.row():
            if left.kind.discloses or right.kind.discloses:
                raise Apart()
            raise Leak(f"faces differ: {left.row()} {right.row()}")
    if len(rows[0]) != len(rows[1]):
        longer = max(rows, key=len)
        extra = longer[min(len(rows[0]), len(rows[1]))]
        if extra.kind.discloses:
            raise Apart()
        raise Leak(f"one more face: {extra.row()}")


def same_sight(one: Match, two: Match, viewer: int, thorough: bool) -> None:
    """Everything the viewer can look at."""
    views = [msgspec.json.encode(match.view(viewer)) for match in (one, two)]
    if views[0] != views[1]:
        at = next(n for n, (a, b) in enumerate(zip(*views, strict=False)) if a != b)
        raise Leak(f"views differ: {views[0][at - 80 : at + 40]!r} {views[1][at - 80 : at + 40]!r}")
    numbers = [len(match.faces(viewer)) for match in (one, two)]
    if numbers[0] != numbers[1]:
        raise Leak("event numbers differ")
    seats = [sorted(match.asked()) for match in (one, two)]
    if seats[0] != seats[1]:
        raise Leak(f"asked seats differ: {seats}")
    if viewer != SPECTATOR and viewer in one.asked():
        same_question(one, two, viewer, thorough)


def same_question(one: Match, two: Match, viewer: int, thorough: bool) -> None:
    questions: list[Question] = [match.asked()[viewer] for match in (one, two)]
    if questions[0].kind != questions[1].kind:
        raise Leak("questions differ")
    offered = [match.options(viewer) for match in (one, two)]
    if offered[0] != offered[1]:
        raise Leak(f"options differ: {offered}")
    if not thorough:
        return
    names = one.title.names.ids["zone"] + one.title.names.ids["piece"]  # type: ignore[attr-defined]
    for word in [*names, *one.title.names.ids["card"]]:  # type: ignore[attr-defined]
        if reason(one, viewer, word) != reason(two, viewer, word):
            raise Leak(f"refusals of {word} differ")


def reason(match: Match, viewer: int, word: str) -> Any:
    found = match.why(viewer, word)
    if found.refusal is None:
        return found.allowed
    return Speech(match.title.names, "en").refusal(found.refusal, found.spelling)


def common_answer(one: Match, two: Match, rng: Random, names: Names) -> tuple[int, str]:
    seat = asked_seat(one)
    offered = [match.options(seat) for match in (one, two)]
    shared = [text for text in offered[0] if translated(text, names) in offered[1]]
    if not shared:
        raise Apart()
    eager = [text for text in shared if text.split()[0] in ("attack", "fight", "play")]
    return seat, rng.choice(eager if eager and rng.random() < 0.5 else shared)
