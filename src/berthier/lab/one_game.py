"""One game between computer players, to its end; all luck comes from the plan's seed."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from berthier import __version__
from berthier.games.registry import open_match, secret_of
from berthier.kernel.errors import BadInput, KernelError
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.lab.failures import note_of
from berthier.lab.interrupts import held
from berthier.lab.plan import Plan
from berthier.players.contract import Asked, Player
from berthier.players.seating import close_seat, open_seats, tell_result

MOST_ANSWERS = 20_000  # a game that needs more never ends
# What ends a game if no rule does.
FORFEIT, FROZEN, UNFINISHED = "forfeit", "frozen", "unfinished"
NOTE = 300  # characters that tell what went wrong in the engine


class Game(Struct, frozen=True):
    """What is known of a game that was played."""

    number: int
    seed: str
    players: tuple[str, ...]  # by seat, as they sat at the end
    swapped: bool  # bids have made them change seats
    winner: str  # a side, "": nobody
    cause: str  # the rule by which it ended, or one of the words above
    note: str  # what went wrong
    turn: int
    decisions: int  # questions with at least two options
    points: tuple[int, ...]  # by side, or the place on the one track that both share
    fingerprint: str  # of all answers
    version: str


def game_seed(seed: str, number: int) -> str:
    return blake2b(f"{seed} {number}".encode(), digest_size=16, person=b"berthier-game").hexdigest()


def player_seed(seed: str, seat: str, answer: int) -> int:
    """Another one for each answer, or a player in the same position would repeat itself."""
    mixed = blake2b(f"{seed} {seat} {answer}".encode(), digest_size=7, person=b"berthier-player")
    return int.from_bytes(mixed.digest(), "big")


def play_game(plan: Plan, number: int) -> Game:
    """Game `number` of a plan, always the same one."""
    with held(lambda: Table(plan, game_seed(plan.seed, number)), Table.close) as table:
        winner, cause, note = table.play()
    match = table.match
    seen = match.view(SPECTATOR)
    return Game(
        number,
        table.seed,
        tuple(table.words),
        table.swapped,
        winner,
        cause,
        note,
        seen["turn"],
        table.decisions,
        tuple(points_of(match, seen)),
        fingerprint(match),
        __version__,
    )


def points_of(match: Match, seen: dict[str, Any]) -> list[int]:
    """As everybody sees them; where they are counted only at the end, as they were told then."""
    if "vp" in seen:
        return seen["vp"] if isinstance(seen["vp"], list) else [seen["vp"]]
    told = [face for face in match.faces(SPECTATOR) if face.kind.name == "totals"]
    return [told[-1].get(side) for side in match.title.sides] if told else seen["points"]


def fingerprint(match: Match) -> str:
    mixed = blake2b(digest_size=16)
    for entry in match.log:
        mixed.update(f"{entry['seat']} {entry['option']}\n".encode())
    return mixed.hexdigest()


class Forfeit(Exception):
    """A player has failed: the game is lost for its seat."""

    def __init__(self, seat: int, problem: Exception) -> None:
        super().__init__(seat, problem)
        self.seat = seat
        self.problem = problem


class Table:
    """A match and who sits at it."""

    def __init__(self, plan: Plan, seed: str) -> None:
        self.seed = seed
        self.match = open_match(plan.title, plan.start(), secret_of(seed))
        self.words = [plan.players[seat] for seat in self.match.title.seats]
        # Opened for each game, so that nothing is carried from one game into another.
        opened = open_seats(dict(enumerate(self.words)), plan.title, plan.start(), plan.seconds)
        self.players: list[Player] = list(opened.values())
        self.swapped = False
        self.decisions = 0

    def close(self) -> None:
        for player in self.players:
            close_seat(player)

    def play(self) -> tuple[str, str, str]:
        """Winner, cause, and what went wrong."""
        title = self.match.title
        sides = title.sides
        try:
            self.play_on()
        except Forfeit as forfeit:
            winner = sides[1 - title.side_of(forfeit.seat)] if len(sides) == 2 else ""
            return winner, FORFEIT, note_of(title.seats[forfeit.seat], forfeit.problem)
        except KernelError as problem:
            return "", FROZEN, str(problem)[:NOTE]
        over = self.match.board.over
        if over is None:
            return "", UNFINISHED, ""
        winner = sides[over.side] if over.side >= 0 else ""
        for player in self.players:
            tell_result(player, winner, over.rule)
        return winner, over.rule, ""

    def play_on(self) -> None:
        """Until the game ends, or has lasted too long."""
        match = self.match
        match.begin()
        while match.board.over is None and len(match.log) < MOST_ANSWERS:
            seat = next(iter(match.asked()))
            match.answer(seat, self.decide(seat))
            match.history.clear()  # nobody takes anything back here
            if match.title.have_swapped(match.board) != self.swapped:
                self.swapped = not self.swapped
                self.players.reverse()
                self.words.reverse()

    def decide(self, seat: int) -> str:
        """What the player of a seat answers; it is not asked where it has no choice."""
        match = self.match
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        self.decisions += 1
        view = msgspec.json.encode(match.view(seat))
        asked = Asked(match.question(seat).kind, tuple(options))
        seed = player_seed(self.seed, match.title.seats[seat], len(match.log))
        try:
            option = self.players[seat].choose(view, asked, seed)
        except Exception as problem:  # whatever goes wrong in a player is its own defeat
            raise Forfeit(seat, problem) from problem
        if option not in options:
            raise Forfeit(seat, BadInput("not-offered", option=option))
        return option
