"""What Berthier would do: Major's thoughts about a question, told to whoever is asked it.

The view is all it is given. What follows the best answer is played on one position that fits the
view: a guess like all the rest, in which neither luck nor the enemy need agree.
"""

from __future__ import annotations

from berthier.kernel import flow
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Board, Question
from berthier.kernel.hints import Hint, Step, Tried
from berthier.kernel.questions import find_option, text_of
from berthier.players.contract import Asked
from berthier.players.judging import Judging
from berthier.players.levels import SECONDS
from berthier.players.major import Major
from berthier.players.minds import Judgement, craft_of
from berthier.players.sample import bad_view, luck_of, need_options, read_view
from berthier.players.search import Edge, Mind, asked_of

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
    judgement, mind = need_hints(title)
    judging = Judging(title, *judgement)
    major = Major(title, mind, judging, passes, 0.0 if passes else seconds)
    if len(asked.options) == 1 or asked.kind not in mind.effort:
        return Hint(Tried(judging.choose(view, asked, seed), None, 0), [], [], 0)
    found = major.weigh(view, asked, seed, 1.0)  # somebody waits for it: it deserves all
    best, edge = found[0]
    total = sum(one.visits for _, one in found)
    alone = dict(reversed(found))  # wholes that begin alike: the best of them
    tried = [tried_of(text, one) for text, one in found if alone[text] is one]
    line = line_of(title, mind, view, seed, best, edge)
    return Hint(tried[0], tried[1:], line, total)


def need_hints(title: Title) -> tuple[Judgement, Mind]:
    """What Major plays a title with; where he does not play there is nobody to ask."""
    craft = craft_of(title)
    if craft.capitaine is None or craft.mind is None:
        raise BadInput("no-hint", title=title.title)
    return craft.capitaine, craft.mind


def tried_of(option: str, edge: Edge) -> Tried:
    chance = round(100 * edge.mean()) if edge.visits >= SURE else None
    return Tried(option, chance, edge.visits)


def line_of(title: Title, mind: Mind, view: bytes, seed: int, best: str, edge: Edge) -> list[Step]:
    """What follows the best answer, on that position where it leads furthest."""
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
            found = max(found, walked(title, mind, b, seat, edge), key=len)
    except (LookupError, TypeError, ValueError) as problem:
        raise bad_view(title.title, str(problem)) from problem
    return found


def walked(title: Title, mind: Mind, b: Board, seat: int, edge: Edge) -> list[Step]:
    """To the end of what was decided, then down the tree as far as the passes came."""
    steps: list[Step] = []
    chain = edge.chain
    while b.over is None and len(steps) < LONGEST:
        question = flow.asked(b)[0]
        offered = flow.options(b, question)
        option = mind.part(b, question, offered, chain) if question.seat == seat else None
        if option is None:
            after = most_tried(b, question, edge)
            if after is None:
                break
            edge, option = after, after.option
        spelling = question.spell(b, option)
        name = title.seats[question.seat]
        steps.append(Step(name, question.kind, text_of(title.names, spelling), spelling))
        flow.answer(b, question, option)
    return steps


def most_tried(b: Board, question: Question, edge: Edge) -> Edge | None:
    """The answer to this question that the passes took most; None if they hardly came here."""
    node = edge.nodes.get((question.kind, question.seat))
    if node is None:
        return None
    offered = [node.edges[o] for o in flow.options(b, question) if o in node.edges]
    best = max(offered, key=lambda one: one.visits, default=None)
    return best if best is not None and best.visits >= WALKED else None
