"""A match: a board, its log, what each viewer was told and knows, and how far undo may go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from berthier.kernel import flow
from berthier.kernel.chance import Oracle, commitment, make_key
from berthier.kernel.contract import Knowledge, Title
from berthier.kernel.errors import BadInput, BerthierError, KernelError, Refused
from berthier.kernel.events import SPECTATOR, Face, Journal
from berthier.kernel.flow import Board, Option, Question, Refusal, Together, Window
from berthier.kernel.notes import checked_note, hand_over
from berthier.kernel.questions import Why, find_option, option_texts, text_of, why

Known = dict[int, Knowledge]  # by viewer
Notes = dict[int, str]  # by seat: what it has written and not yet handed over
# Standing orders: ask me; pass; pass in this operation; pass unless there is a fight; pass where I
# could do nothing else.
ASK, ALWAYS, THIS_OPERATION = "ask", "pass", "operation"
UNLESS_FIGHT, NOTHING_ELSE = "unless-fight", "nothing-else"
ORDERS = (ASK, ALWAYS, THIS_OPERATION, UNLESS_FIGHT, NOTHING_ELSE)
EVERY_WINDOW = "*"
BY_SEAT, BY_ORDER = "seat", "order"  # who has given an answer of the log


class Moment:
    """Everything as it was before one answer."""

    __slots__ = ("board", "drawn", "events", "known", "log", "notes", "seat")

    def __init__(
        self,
        seat: int,
        drawn: int,
        events: int,
        log: int,
        known: Known,
        board: Board,
        notes: Notes | None = None,
    ) -> None:
        self.seat = seat
        self.drawn = drawn
        self.events = events
        self.log = log
        self.known = known
        self.board = board
        self.notes: Notes = {} if notes is None else notes


class Match:
    """One play of a title. Everything anybody does is `answer`; the rest is looking."""

    def __init__(
        self, title: Title, start: dict[str, Any], secret: bytes, nonces: list[str] | None = None
    ) -> None:
        self.title = title
        self.start = start
        self.secret = secret
        self.nonces = nonces or ["" for _ in title.seats]
        self.oracle = Oracle(make_key(secret, self.nonces), title.chance_name)
        self.journal = Journal()
        self.log: list[dict[str, Any]] = []
        self.history: list[Moment] = []
        self.orders: dict[tuple[int, str], tuple[str, int]] = {}
        # Who has asked for advice: seat, and which question of this seat it was.
        self.advised: list[tuple[int, int]] = []
        self.notes: Notes = {}
        self.obeys = True  # follows orders at once; a table that keeps a beat does so itself
        self.brisk = False  # answers by itself, as by order, where a strict board leaves no choice
        self.board: Board = title.start(start)
        self.known: Known = {
            viewer: title.knowledge(viewer, self.board) for viewer in self.viewers()
        }

    def begin(self) -> None:
        """Run from the start to the first question."""
        self._attach()
        with self._whole():
            self._run(lambda: flow.advance(self.board))

    def viewers(self) -> list[int]:
        return [*range(len(self.title.seats)), SPECTATOR]

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    # --- asking and answering

    def asked(self) -> dict[int, Question]:
        """Who is asked what, by seat."""
        board, title = self.board, self.title
        return {title.seat_asked(board, question): question for question in flow.asked(board)}

    def question(self, seat: int) -> Question:
        if self.board.over is not None:
            raise BadInput("game-over")
        found = self.asked().get(seat)
        if found is None:
            raise BadInput("not-asked", seat=self.title.viewer_name(seat))
        return found

    def options(self, seat: int) -> list[str]:
        question = self.question(seat)
        offered = flow.options(self.board, question)
        return option_texts(self.board, self.title.names, question, offered)

    def answer(self, seat: int, text: str, by: str = BY_SEAT) -> list[Face]:
        """Take an offered option; returns what this seat is told. A failure changes nothing."""
        question = self.question(seat)
        option = find_option(self.board, self.title.names, question, text)
        if option is None:
            raise self._refused(seat, text)
        return self.accept(seat, question, option, text, by)

    def accept(
        self, seat: int, question: Question, option: Option, text: str, by: str = BY_SEAT
    ) -> list[Face]:
        """Take an option that is known to be offered."""
        told = len(self.journal.events)
        with self._whole(seat) as before:
            self._take(question, option, text, by, before)
            self._follow_orders()
        return self._faces(seat, told)

    def _refused(self, seat: int, text: str) -> Refused:
        try:
            found = self.why(seat, text)
        except BadInput:
            found = None
        rule = found.refusal.rule if found is not None and found.refusal is not None else None
        return Refused("not-offered", rule, option=text)

    def _take(self, question: Question, option: Option, text: str, by: str, before: Moment) -> None:
        self._run(lambda: flow.answer(self.board, question, option))
        entry = {"seat": self.title.seats[before.seat], "option": text, "by": by}
        self.log.append({**entry, "drawn": self.oracle.n})
        self.history.append(before)

    def _run(self, run: Callable[[], None]) -> None:
        """Run the engine, and let every viewer learn what it is told."""
        told = len(self.journal.events)
        run()
        if self.notes:
            self.notes = hand_over(self.title, self.journal, told, self.notes)
        for event in self.journal.events[told:]:
            for viewer, known in self.known.items():
                face = event.face(self.title.side_of(viewer))
                if face is not None:
                    known.learn(face)

    @contextmanager
    def _whole(self, seat: int = SPECTATOR) -> Iterator[Moment]:
        """All of it or nothing: if it fails, everything is as it was before this seat acted."""
        before, mark = self._moment(seat), self.oracle.mark()
        answers, orders, notes = len(self.history), dict(self.orders), self.notes
        try:
            yield before
        except BaseException as problem:
            self._go_back(before)
            self.oracle.back(mark)
            del self.history[answers:], self.log[before.log :]
            self.orders, self.notes = orders, notes
            if isinstance(problem, BerthierError) or not isinstance(problem, Exception):
                raise
            raise KernelError("engine", stack=str(flow.dump_frames(self.board.stack))) from problem

    def _moment(self, seat: int) -> Moment:
        known = {viewer: known.copy() for viewer, known in self.known.items()}
        places = self.oracle.n, len(self.journal.events), len(self.log)
        return Moment(seat, *places, known, self.board.copy(), self.notes)

    def _go_back(self, moment: Moment) -> None:
        self.board, self.known = moment.board, moment.known
        del self.journal.events[moment.events :]
        self._attach()

    def _attach(self) -> None:
        self.board.oracle = self.oracle
        self.board.journal = self.journal

    # --- windows and standing orders

    def order(self, seat: int, window: str, what: str) -> None:
        """A private standing order for one window, or for every window that has none (`*`)."""
        if what not in ORDERS:
            raise BadInput("bad-field", field="order", expected=", ".join(ORDERS), found=what)
        with self._whole():
            self.orders[seat, window] = (what, self.title.scope(self.board))
            self._follow_orders()

    def leaves_no_choice(self, question: Question) -> bool:
        """Is this asked only so that nobody sees there is nothing to choose?"""
        return self.brisk and question.guarded and len(flow.options(self.board, question)) == 1

    def passes_by_order(self, question: Question) -> bool:
        """Is this a window that its seat has ordered to pass, or answered by itself?"""
        if self.leaves_no_choice(question):
            return True
        if not isinstance(question, Window):
            return False
        seat = self.title.seat_asked(self.board, question)
        general = self.orders.get((seat, EVERY_WINDOW), (ASK, 0))
        what, scope = self.orders.get((seat, question.window()), general)
        if what == THIS_OPERATION:
            return scope == self.title.scope(self.board)
        if what == UNLESS_FIGHT:
            return question.window() not in self.title.fights
        if what == NOTHING_ELSE:
            return len(flow.options(self.board, question)) == 1
        return what == ALWAYS

    def _follow_orders(self) -> None:
        while self.obeys and self.pass_by_order():
            pass

    def pass_by_order(self) -> bool:
        """Pass one window that has been ordered to; False if none stands."""
        for seat, question in self.asked().items():
            if self.passes_by_order(question):
                option = flow.options(self.board, question)[0]  # of a window the pass
                text = text_of(self.title.names, question.spell(self.board, option))
                with self._whole(seat) as before:
                    self._take(question, option, text, BY_ORDER, before)
                return True
        return False

    def _was_by_order(self, moment: Moment) -> bool:
        """Was the answer that was given then an order's?"""
        by: str = self.log[moment.log]["by"]
        return by == BY_ORDER

    # --- undo

    def undo(self, seat: int, consent: bool = False) -> None:
        """Back to before this seat's last answer: freely up to a barrier, beyond it by consent.

        Never after the end, when everything has been shown.
        """
        if self.board.over is not None:
            raise BadInput("game-over")
        moment = self.last_answer_of(seat) if consent else self._last_answer(seat)
        if moment is None:
            raise BadInput("nothing-to-undo")
        if not consent and self._barrier(moment, seat):
            raise BadInput("undo-barrier")
        self._take_back(moment, seat)

    def undo_again(self, seat: int, entry: int) -> None:
        """What a log says was taken back: the answer of that entry, and all since."""
        found = [moment for moment in self.history if moment.log == entry]
        if not found:
            raise BadInput("nothing-to-undo")
        self._take_back(found[0], seat)

    def _take_back(self, moment: Moment, seat: int) -> None:
        del self.history[self.history.index(moment) :]
        self._go_back(moment)
        self.notes = moment.notes | self._written_since(moment)
        flow.advance(self.board)
        entry = {"undo": moment.log, "seat": self.title.seats[seat]}
        self.log.append({**entry, "drawn": self.oracle.n})

    def may_undo(self, seat: int) -> bool:
        """Could this seat take its last answer back freely?"""
        moment = None if self.board.over is not None else self._last_answer(seat)
        return moment is not None and not self._barrier(moment, seat)

    def last_answer_of(self, seat: int) -> Moment | None:
        """Before the last answer that the seat itself has given."""
        own = (one for one in reversed(self.history) if one.seat == seat)
        return next((one for one in own if not self._was_by_order(one)), None)

    def _last_answer(self, seat: int) -> Moment | None:
        """Before the last answer, without what this seat's orders have answered since: they would
        do so again.
        """
        for moment in reversed(self.history):
            if moment.seat != seat or not self._was_by_order(moment):
                return moment
        return None

    def _barrier(self, moment: Moment, seat: int) -> bool:
        if moment.seat != seat or moment.drawn != self.oracle.n:
            return True
        if isinstance(self.board.stack[-1], Together):
            return True  # always, or a refusal would tell who has answered already
        side = self.title.side_of(seat)
        return any(event.is_news_to(side) for event in self.journal.events[moment.events :])

    # --- notes

    def write_note(self, seat: int, text: str) -> None:
        """What this seat hands to its partners when the turn ends: one note, the last that it has
        written.
        """
        if self.board.over is not None:
            raise BadInput("game-over")
        if not self.title.partners(seat):
            raise BadInput("no-partners", seat=self.title.viewer_name(seat))
        note = checked_note(text)
        self.notes = {**self.notes, seat: note}
        entry = {"note": note, "seat": self.title.seats[seat]}
        self.log.append({**entry, "drawn": self.oracle.n})

    def _written_since(self, moment: Moment) -> Notes:
        """What was written stays written, also if it had been handed over."""
        entries = [entry for entry in self.log[moment.log :] if "note" in entry]
        return {self.title.seat(entry["seat"]): entry["note"] for entry in entries}

    # --- advice

    def note_advice(self, seat: int) -> bool:
        """Advice is asked for at the question that stands: noted once for each, and for good.
        True: this time.

        Questions are counted by what the seat itself has done: where several are asked at once,
        nobody may learn from his own notes whether another has answered.
        """
        self.question(seat)
        own = (entry for entry in self.log if "note" not in entry)
        done = sum(entry["seat"] == self.title.seats[seat] for entry in own)
        if (seat, done) in self.advised:
            return False
        self.advised.append((seat, done))
        return True

    def advice_of(self, seat: int) -> int:
        """At how many questions this seat has asked for advice."""
        return sum(whose == seat for whose, _ in self.advised)

    # --- looking

    def why(self, seat: int, words: str) -> Why:
        found = why(self.board, self.title.names, self.question(seat), words)
        refusal = found.refusal
        if refusal is not None and (rule := self.title.cite(refusal.rule)) != refusal.rule:
            found.refusal = Refusal(refusal.code, rule)
        return found

    def faces(self, viewer: int, since: int = 0) -> list[Face]:
        """What a viewer was told, without the first `since`: numbers count per viewer."""
        return self._faces(viewer, 0)[since:]

    def _faces(self, viewer: int, since: int) -> list[Face]:
        side = self.title.side_of(viewer)
        found = (event.face(side) for event in self.journal.events[since:])
        return [face for face in found if face is not None]

    def view(self, viewer: int) -> dict[str, Any]:
        return self.title.view(self.board, viewer, self.known[viewer])
