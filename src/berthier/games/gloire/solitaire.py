"""Playing alone (section 10): dice say how far a Force comes once it has been activated."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import LEVEL_B, Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.kit import CAVALRY, INFANTRY, LEADER, MUD, NOBODY, RAIN, RESERVE, SNOW
from berthier.games.gloire.paying import has_split, hurried, march, slowed, uncommanded
from berthier.games.gloire.records import March
from berthier.kernel.chance import roll
from berthier.kernel.errors import BadInput
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow
from berthier.kernel.rulebook import rule

Term = tuple[str, int, str]  # rule, amount, source
BEST, USUAL = 6, 3  # dice that duties and plans reckon with
MOST = {INFANTRY: 6, RESERVE: 6, CAVALRY: 8, LEADER: 8}
WEATHER = {RAIN: "JDG-3.1-4", MUD: "JDG-3.1-5", SNOW: "JDG-3.1-6"}


@rule("JDG-10-1")
def is_played_openly(b: Board, sight: int) -> None:
    """JDG-10-1: nobody hides anything from himself."""
    if b.solitaire and sight:
        raise BadInput("solitaire-is-open")


@rule("JDG-10-3")
def p2_dice(b: Board) -> Flow:
    """JDG-10-3: once its price is paid dice give a Force its points."""
    if b.solitaire:
        m = march(b)
        m.left = roll_points(b, m)
    return None


def roll_points(b: Board, m: March) -> int:
    """JDG-10-3, R107: the stack takes the lowest of its dice; of one die the slowest is told."""
    found = []
    for group in sharing(b, m.stack):
        die = roll(b, 6, "JDG-X18", m.side)
        slowest = min((terms(b, n, die, m) for n in group), key=total)
        found.append(die + total(slowest))
        told = [term for term in slowest if term[1]]
        tell(b, faces.PACE, m.side, group, die, told, found[-1])
    if len(found) > 1:
        tell(b, faces.SLOWEST, m.side, members(m.stack), min(found))
    return min(found)


def sharing(b: Board, stack: int) -> list[list[int]]:
    """JDG-10-3, R107: who shares a die: infantry with the Reserves, cavalry; a leader has his
    own.
    """
    pieces, mover = members(stack), b.kit.mover
    foot = [piece for piece in pieces if mover[piece] in (INFANTRY, RESERVE)]
    horse = [piece for piece in pieces if mover[piece] == CAVALRY]
    leaders = [[piece] for piece in pieces if mover[piece] == LEADER]
    return [group for group in (foot, horse, *leaders) if group]


def terms(b: Board, piece: int, die: int, m: March) -> list[Term]:
    """R107: what comes to a piece's die: bonus and limit, then weather, command and forced march
    as on any march (R030), the floor last.
    """
    mover = b.kit.mover[piece]
    bonus = leader_bonus(b, piece, m) if mover == LEADER else unit_bonus(b, piece)
    more = above_limit(mover, die + bonus[1])
    sky = WEATHER.get(b.weather, "")
    found: list[Term] = [
        bonus,
        ("JDG-10-4", -more, "limit") if mover == LEADER else ("JDG-10-3", -more, "limit"),
        (sky, -slowed(b, mover), "JDG-X01"),
        ("JDG-4.6-1", -uncommanded(b, piece), ""),
        ("JDG-6.1-3", -has_split(b, piece), ""),
        ("JDG-5.5.2-1", hurried(m.forced), ""),
    ]
    points = die + total(found)
    return [*found, ("JDG-10-5", at_least_one(points) - points, "")]


def total(terms: list[Term]) -> int:
    return sum(amount for _, amount, _ in terms)


@rule("JDG-10-3", off=("JDG-10-3", 0, "line"))
def unit_bonus(b: Board, piece: int) -> Term:
    """JDG-10-3: by arm, and more with a line to a general; a Reserve is infantry (R107)."""
    rides = b.kit.mover[piece] == CAVALRY
    if b.level[piece] < LEVEL_B:
        return ("JDG-10-3", 4 if rides else 2, "line")
    return ("JDG-10-3", 2 if rides else 0, "no-line")


@rule("JDG-10-3", "JDG-10-4", off=0)
def above_limit(mover: int, points: int) -> int:
    """JDG-10-3, JDG-10-4: with its bonus no die is worth more than the printed points."""
    return max(0, points - MOST[mover])


@rule("JDG-10-4", off=("JDG-10-4", 0, "line"))
def leader_bonus(b: Board, leader: int, m: March) -> Term:
    """JDG-10-4: more with a line to his commander-in-chief, who has one to himself (R107), as
    has whoever comes from off the map (R016).
    """
    if m.army == NOBODY or leader in b.commanders or b.linked >> leader & 1:
        return ("JDG-10-4", 4, "line")
    return ("JDG-10-4", 2, "no-line")


@rule("JDG-10-5", off=0)
def at_least_one(points: int) -> int:
    """JDG-10-5: never less than one point."""
    return max(1, points)


def reckoned(b: Board, stack: int, die: int) -> int:
    """What a stack would have if all its dice showed this: nobody knows them before."""
    m = March(b.active, NOBODY, NOBODY, stack, army=0)
    return min(die + total(terms(b, piece, die, m)) for piece in members(stack))
