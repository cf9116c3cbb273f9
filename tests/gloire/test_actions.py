"""Marching and what is done on the way (sections 5.2 to 5.5, 6.2, 6.4)."""

from __future__ import annotations

from berthier.games.gloire import activation, movement
from berthier.games.gloire.board import Board
from berthier.games.gloire.kit import FRENCH, RAIN
from berthier.games.gloire.records import Half, March
from berthier.games.gloire.recovery import gather, idle
from berthier.kernel import flow

from .drive import small_board


def marching(b: Board, *names: str, left: int = 6) -> March:
    """A stack on its march, in the box where its first piece stands."""
    pieces = [b.kit.piece[name] for name in names]
    box = b.where[pieces[0]]
    record = March(FRENCH, box, box, sum(1 << piece for piece in pieces), left=left)
    b.active = FRENCH
    b.records.append(record)
    return record


def offered(b: Board) -> list[str]:
    question = movement.StepTo(FRENCH)
    return [spell(b, question, option) for option in flow.options(b, question)]


def spell(b: Board, question: flow.Question, option: object) -> str:
    verb, things = question.spell(b, option)
    return " ".join([verb, *(b.kit.box_ids[value] for _, value in things)])


def test_a_link_that_costs_too_much_is_closed() -> None:
    """JDG-5.2-1, JDG-5.3-1: no guaranteed step; fords cost more in the rain."""
    b = small_board("ab ac ad", {"corps-3": "a:2"}, ab="bad", ac="ford")
    marching(b, "corps-3", left=1)
    assert offered(b) == ["stop", "move c", "move d"]
    b.weather = RAIN
    assert offered(b) == ["stop", "move d"]


def test_bridges_and_pontoons() -> None:
    """JDG-6.4-1, -5, -6: three PF destroy or repair, five lay a pontoon, with the time for it."""
    b = small_board("ab ac", {"corps-3": "a:5"}, ab="bridge", ac="fleuve")
    b.stock = [1, 1]
    record = marching(b, "corps-3")
    assert offered(b) == ["stop", "move b", "destroy b", "lay c"]
    b.pf[b.kit.piece["corps-3"]] = 4
    assert offered(b) == ["stop", "move b", "destroy b"]
    record.left = 1
    assert offered(b) == ["stop", "move b"]
    record.left = 6
    b.shut |= 1 << b.kit.link[b.kit.box["a"]][b.kit.box["b"]]
    assert offered(b) == ["stop", "repair b"]
    record.spent = 1
    assert offered(b) == ["stop"]


def test_an_enemy_across_makes_it_dearer() -> None:
    b = small_board("ab", {"corps-3": "a:5", "yorck-corps": "b:3"}, ab="bridge")
    record = marching(b, "corps-3", left=2)
    assert offered(b) == ["stop", "move b"]
    record.left = 3
    assert offered(b) == ["stop", "move b", "destroy b"]


def test_a_stack_is_three_units_two_of_infantry_without_its_chief() -> None:
    """JDG-5.4-1, JDG-5.5.1-1."""
    pieces = {"napoleon": "a", "ney": "a", "corps-3": "a:5", "corps-4": "a:5", "corps-6": "a:5"}
    b = small_board("ab", pieces)
    b.linked = -1
    record = marching(b, "corps-3", "corps-4")
    question = activation.Form(FRENCH)
    added = {b.kit.piece_ids[option] for option in flow.options(b, question) if option >= 0}
    assert added == {"napoleon", "ney"}
    record.stack |= 1 << b.kit.piece["napoleon"]
    assert b.kit.piece["corps-6"] in flow.options(b, question)
    assert activation.exceeds(b, record.stack | 1 << b.kit.piece["corps-6"])


def test_entrenching_needs_infantry_that_has_not_moved() -> None:
    """JDG-6.2-1, -4."""
    b = small_board("ab", {"corps-3": "a:5", "cavalerie-1": "b:2"})
    b.pc[b.kit.army["grande-armee"]] = 2
    marching(b, "corps-3")
    question = activation.Form(FRENCH)
    assert activation.ENTRENCH in flow.options(b, question)
    b.moved = 1 << b.kit.piece["corps-3"]
    assert activation.ENTRENCH not in flow.options(b, question)
    marching(b, "cavalerie-1")
    assert activation.ENTRENCH not in flow.options(b, question)


def test_only_the_idle_gather_their_stragglers() -> None:
    """JDG-5.5.4-1."""
    b = small_board("ab", {"corps-3": "a:5", "corps-4": "a:5"})
    for name in ("corps-3", "corps-4"):
        b.stragglers[b.kit.piece[name]] = 1
    b.busy[FRENCH] = 1 << b.kit.piece["corps-4"]
    b.records = [Half(FRENCH)]
    assert idle(b, FRENCH) == [b.kit.piece["corps-3"]]


def test_stragglers_never_fill_more_than_the_roster() -> None:
    """JDG-5.5.4-2, JDG-A13-SET-2: marks that came with a detachment find no box left."""
    b = small_board("ab", {"corps-3": "a:5"})
    unit = b.kit.piece["corps-3"]
    b.stragglers[unit] = 2
    b.pf[unit] = b.kit.most[0][unit] - 1
    b.records = [Half(FRENCH)]
    gather(b, unit)
    assert b.pf[unit] == b.kit.most[0][unit]
    b.records = [Half(FRENCH)]
    assert idle(b, FRENCH) == []
