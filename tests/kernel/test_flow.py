"""How procedures run: jumps, stops, leaving, ends, lists, forced answers."""

from __future__ import annotations

from typing import Any

import pytest

from berthier.kernel import flow
from berthier.kernel.errors import KernelError
from berthier.kernel.flow import (
    PASS,
    STOP,
    Call,
    Effect,
    Flow,
    Jump,
    Leave,
    Option,
    Over,
    Procedure,
    Question,
    Record,
    Refusal,
    Tables,
    Together,
    Window,
    enter,
)
from berthier.kernel.questions import refusal_of

NO = Refusal("odd", "X-1")


class Note(Record):
    __slots__ = ("text",)
    kind = "note"

    def __init__(self, text: str) -> None:
        self.text = text

    def copy(self) -> Note:
        return Note(self.text)


class Say(Effect):
    __slots__ = ("word",)
    kind = "say"

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, b: Small) -> Flow:
        b.said.append(self.word)
        return None


class Bare(Effect):
    """A frame without fields has no `__init__` of its own."""

    __slots__ = ()
    kind = "bare"


class Small(flow.Board):
    """A board that only listens, so that each test brings its own procedures."""

    __slots__ = ("allowed", "said")

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.allowed: list[int] = [0, 1]


class Ask(Question):
    kind = "ask"

    def candidates(self, b: Small) -> list[Option]:
        return b.allowed

    def take(self, b: Small, option: Option) -> Flow:
        b.said.append(f"took {option}")
        return None


class MayAsk(Ask):
    kind = "may-ask"

    def blocked(self, b: Small) -> Flow:
        return Say("blocked")


class Respond(Window):
    kind, name = "respond", "W-RESPOND"

    def candidates(self, b: Small) -> list[Option]:
        return [PASS, *b.allowed]

    def take(self, b: Small, option: Option) -> Flow:
        b.said.append(f"window {option}")
        return None


FRAMES: list[type[flow.Frame]] = [Say, Bare, Ask, MayAsk, Respond]


def run(*procedures: Procedure, strict: int = 0, allowed: list[int] | None = None) -> Small:
    class Here(Small):
        __slots__ = ()
        tables = Tables(list(procedures), FRAMES, [Note], [])

    b = Here()
    b.strict = strict
    b.allowed = [0, 1] if allowed is None else allowed
    b.stack = [Call(procedures[0].name, next(iter(procedures[0].steps)))]
    flow.advance(b)
    return b


def say(word: str, then: Any = None) -> Any:
    """A paragraph that says a word, then returns a flow (or what a function makes of the board)."""

    def paragraph(b: Small) -> Flow:
        b.said.append(word)
        result: Flow = then(b) if callable(then) else then
        return result

    return paragraph


def test_paragraphs_run_in_the_order_of_the_book() -> None:
    assert run(Procedure("a", ("1", say("1")), ("2", say("2")), ("3", say("3")))).said == list(
        "123"
    )


def test_a_list_runs_in_its_order_before_the_next_paragraph() -> None:
    frames = [Say("x"), Call("b", "1"), Say("y")]
    inner = Procedure("b", ("1", say("in")))
    assert run(Procedure("a", ("1", say("1", frames)), ("2", say("2"))), inner).said == [
        *("1", "x", "in", "y", "2")
    ]


def test_a_jump_drops_what_waits_above_its_procedure() -> None:
    def back(b: Small) -> Flow:
        return Jump("1") if b.said.count("1") < 2 else None

    class Again(Effect):
        def run(self, b: Small) -> Flow:
            return back(b)

    b = run(Procedure("a", ("1", say("1")), ("2", say("2", [Again(), Say("once")]))))
    # The first time round the jump takes Say("once") off the stack with it.
    assert b.said == ["1", "2", "1", "2", "once"]


@pytest.mark.parametrize("label", ["1", "2"])
def test_stop_leaves_only_the_innermost_procedure(label: str) -> None:
    """Also from its last paragraph, when nothing of it would be left but the silent label."""
    stops = {"1": None, "2": None, label: STOP}
    inner = Procedure("b", ("1", say("b1", stops["1"])), ("2", say("b2", stops["2"])))
    outer = Procedure("a", ("1", say("a1", Call("b", "1"))), ("2", say("a2")))
    assert run(outer, inner).said[-1] == "a2"
    assert ("b2" in run(outer, inner).said) == (label == "2")


def test_stop_in_an_effect_or_answer_of_the_last_paragraph_stays_inside() -> None:
    class Halt(Effect):
        def run(self, b: Small) -> Flow:
            return STOP

    inner = Procedure("b", ("1", say("b1", [Halt(), Say("never")])))
    outer = Procedure("a", ("1", say("a1", Call("b", "1"))), ("2", say("a2")))
    assert run(outer, inner).said == ["a1", "b1", "a2"]


def nested(leave: str) -> Small:
    """a (with a record) calls b (with one) calls c (without), which leaves."""

    def into_b(b: Small) -> Flow:
        return enter(b, Note("of b"), "b", "1")

    def look(b: Small) -> Flow:
        b.said.append("|".join(record.text for record in b.records if isinstance(record, Note)))
        return None

    return run(
        Procedure("top", ("1", lambda b: enter(b, Note("of a"), "a", "1")), ("2", look)),
        Procedure("a", ("1", into_b), ("2", look), record=Note),
        Procedure(
            "b", ("1", say("b1", [Call("c", "1"), Say("after c")])), ("2", look), record=Note
        ),
        Procedure("c", ("1", say("c1", Leave(leave))), ("2", say("never"))),
    )


def test_leave_unwinds_to_and_through_with_the_records() -> None:
    assert nested("c").said == ["b1", "c1", "after c", "of a|of b", "of a", ""]
    assert nested("b").said == ["b1", "c1", "of a", ""]
    assert nested("a").said == ["b1", "c1", ""]


def test_leave_from_outside_is_loud() -> None:
    with pytest.raises(KernelError, match="leave-from-outside"):
        nested("d")


def test_over_empties_stack_and_records() -> None:
    def into_b(b: Small) -> Flow:
        return enter(b, Note("of b"), "b", "1")

    b = run(
        Procedure("a", ("1", say("1", into_b)), ("2", say("never"))),
        Procedure("b", ("1", say("b1", Over(1, "X-9"))), ("2", say("never")), record=Note),
    )
    assert (b.said, b.stack, b.records, b.offered) == (["1", "b1"], [], [], [])
    assert b.over is not None
    assert (b.over.side, b.over.rule) == (1, "X-9")
    assert flow.asked(b) == []


def test_a_loop_by_jump_does_not_grow_the_stack() -> None:
    heights: set[int] = set()

    def last(b: Small) -> Flow:
        heights.add(len(b.stack))
        return Jump("1") if len(b.said) < 1000 else None

    run(Procedure("a", ("1", say("1")), ("2", last)))
    assert heights == {1}


def test_a_forced_answer_is_taken() -> None:
    b = run(Procedure("a", ("1", say("1", Ask(0))), ("2", say("2"))), allowed=[7])
    assert b.said == ["1", "took 7", "2"]


def test_two_options_are_asked_and_offered() -> None:
    b = run(Procedure("a", ("1", say("1", Ask(0))), ("2", say("2"))))
    assert (b.said, b.offered) == (["1"], [0, 1])
    (question,) = flow.asked(b)
    flow.answer(b, question, 1)
    assert (b.said, flow.asked(b)) == (["1", "took 1", "2"], [])


@pytest.mark.parametrize(("strict", "asked"), [(0, False), (1, True)])
def test_a_window_with_pass_alone_is_asked_only_when_strict(strict: int, asked: bool) -> None:
    b = run(Procedure("a", ("1", say("1", Respond(0)))), strict=strict, allowed=[])
    assert bool(flow.asked(b)) == asked
    assert ("window -1" in b.said) != asked


def test_no_check_refuses_pass_in_a_window() -> None:
    """Nor in the answer to "why not?"; and the list of candidates stays whole."""
    refused: list[int] = []

    def never(b: Small, q: Question, option: int) -> Refusal | None:
        refused.append(option)
        return NO

    class Closed(Respond):
        kind = "closed"
        checks = (never,)
        list_: list[Option] = [PASS, 4, 5]

        def candidates(self, b: Small) -> list[Option]:
            return self.list_

    assert flow.options(Small(), Closed(0)) == [PASS]
    assert (refused, Closed.list_) == ([4, 5], [PASS, 4, 5])
    assert refusal_of(Small(), Closed(0), PASS) is None
    assert refusal_of(Small(), Closed(0), 4) is NO


@pytest.mark.parametrize(("strict", "allowed"), [(0, []), (0, [3]), (1, [])])
def test_a_window_nobody_can_use_is_not_opened_when_brisk(strict: int, allowed: list[int]) -> None:
    b = Small()
    b.strict, b.allowed = strict, allowed
    opened = flow.open_window(b, Respond(0)) is not None
    assert opened == bool(strict or allowed)


def test_an_unguarded_question_is_forced_also_when_strict() -> None:
    assert run(Procedure("a", ("1", say("1", Ask(0)))), strict=1, allowed=[7]).said[-1] == "took 7"


def test_no_option_runs_blocked_or_is_loud() -> None:
    assert run(Procedure("a", ("1", say("1", MayAsk(0)))), allowed=[]).said == ["1", "blocked"]
    with pytest.raises(KernelError, match="no-option"):
        run(Procedure("a", ("1", say("1", Ask(0)))), allowed=[])


def test_what_only_flows_may_not_wait_on_the_stack() -> None:
    """A jump inside a list would run at another place than the one it was written for."""
    with pytest.raises(KernelError, match="no-frame"):
        run(Procedure("a", ("1", say("1", [Say("x"), STOP]))))


def test_an_answer_given_together_may_not_flow() -> None:
    class Loud(Ask):
        def take(self, b: Small, option: Option) -> Flow:
            return STOP

    class Both(Together):
        def pending(self, b: Small) -> list[Question]:
            return [Loud(0), Loud(1)]

    b = run(Procedure("a", ("1", say("1", Both()))))
    assert [question.seat for question in flow.asked(b)] == [0, 1]
    with pytest.raises(KernelError, match="together-flow"):
        flow.answer(b, flow.asked(b)[0], 0)


def test_what_follows_when_all_have_answered_runs() -> None:
    class Nobody(Together):
        def pending(self, b: Small) -> list[Question]:
            return []

        def settle(self, b: Small) -> Flow:
            return Say("settled")

    b = run(Procedure("a", ("1", say("1", Nobody())), ("2", say("2"))))
    assert b.said == ["1", "settled", "2"]


def test_names_may_not_be_used_twice() -> None:
    with pytest.raises(KernelError, match="label-twice"):
        Procedure("a", ("1", say("1")), ("1", say("2")))
    with pytest.raises(KernelError, match="kind-twice"):
        Tables([], [Say, Say], [], [])


def test_frames_are_dumped_by_name_in_the_order_of_their_init() -> None:
    rows = flow.dump_frames([Call("a", "2"), Say("x"), Bare(), Respond(2)])
    assert rows == [["call", "a", "2"], ["say", "x"], ["bare"], ["respond", 2]]
    tables = Tables([], FRAMES, [], [])
    again = [tables.frames[kind](*values) for kind, *values in rows]
    assert flow.dump_frames(again) == rows


def test_nobody_is_asked_before_the_first_run() -> None:
    b = Small()
    b.stack = [Call("a", "1")]
    assert flow.asked(b) == []
