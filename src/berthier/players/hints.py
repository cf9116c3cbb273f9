"""What Berthier would do: Major's thoughts about a question, told to whoever is asked it.

The view is all it is given. What follows the best answer is played on one position that fits the
view: a guess like all the rest, in which neither luck nor the enemy need agree.
"""

from __future__ import annotations

from berthier.kernel import flow
from berthier.kernel.contract import Title
from berthier.kernel.flow import Board, Question
from berthier.kernel.hints import Hint, Step, Tried
from berthier.kernel.questions import find_option, text_of
from berthier.players.contract import Asked
from berthier.players.judging import Judging
from berthier.players.levels import SECONDS
from berthier.players.major import Major
from berthier.players.minds import craft_of
from berthier.players.sample import bad_view, luck_of, need_options, read_view
from berthier.players.search import Edge, asked_of

SURE = 9  # passes that an answer's chance is worth telling after
WALKED = 3  # passes that a step of the line must have had
LONGEST = 6  # steps of the line
DEALS = 12  # positions on which the line is looked for


def hint(
    title: Title,
    view: bytes,
    asked: Asked,
    seed: int = 0,
    passes: int = 0,
    seconds: float = SECONDS,
) -> Hint:
    """What Major would answer, by passes if they are given. The same view, question, seed and
    passes give the same hint.
    """
    need_options(asked)
    craft = craft_of(title)
    judging = Judging(title, *craft.capitaine)
    major = Major(title, craft.mind, judging, passes, 0.0 if passes else seconds)
    if len(asked.options) == 1 or not craft.mind.effort.get(asked.kind):
        return Hint(Tried(judging.choose(view, asked, seed), None, 0), [], [], 0)
    found = major.weigh(view, asked, seed, 1.0)  # somebody waits for it: it deserves all
    (best, edge), *_ = found.items()
    tried = [tried_of(text, one) for text, one in found.items()]
    total = sum(one.visits for one in found.values())
    return Hint(tried[0], tried[1:], line_of(title, view, seed, best, edge), total)


def tried_of(option: str, edge: Edge) -> Tried:
    chance = round(100 * edge.mean()) if edge.visits >= SURE else None
    return Tried(option, chance, edge.visits)


def line_of(title: Title, view: bytes, seed: int, best: str, edge: Edge) -> list[Step]:
    """What was tried most after the best answer, on that position where it leads furthest."""
    seen, luck = read_view(view, title.title), luck_of(view, seed)
    found: list[Step] = []
    try:
        seat, belief = title.seat(seen["viewer"]), title.belief(seen)
        for _ in range(DEALS):
            b = belief.deal(luck.getrandbits(32))
            question = asked_of(b, seat)
            option = find_option(b, title.names, question, best)
            if option is None:
                continue  # hidden facts that were dealt forbid it
            flow.answer(b, question, option)
            found = max(found, walked(title, b, edge), key=len)
    except (LookupError, TypeError, ValueError) as problem:
        raise bad_view(title.title, str(problem)) from problem
    return found


def walked(title: Title, b: Board, edge: Edge) -> list[Step]:
    """Down the tree from an answer that was taken on this position."""
    steps: list[Step] = []
    while b.over is None and len(steps) < LONGEST:
        question = flow.asked(b)[0]
        after = most_tried(b, question, edge)
        if after is None:
            break
        edge, spelling = after, question.spell(b, after.option)
        name = title.seats[question.seat]
        steps.append(Step(name, question.kind, text_of(title.names, spelling), spelling))
        flow.answer(b, question, edge.option)
    return steps


def most_tried(b: Board, question: Question, edge: Edge) -> Edge | None:
    """The answer to this question that the passes took most; None if they hardly came here."""
    node = edge.nodes.get((question.kind, question.seat))
    if node is None:
        return None
    offered = [node.edges[o] for o in flow.options(b, question) if o in node.edges]
    best = max(offered, key=lambda one: one.visits, default=None)
    return best if best is not None and best.visits >= WALKED else None
