"""The retreat (chapter 10, combat step 6)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, combat
from berthier.games.napoleon.fog import lay_open
from berthier.games.napoleon.ground import lift_siege
from berthier.games.napoleon.kit import W_RET
from berthier.games.napoleon.piles import (
    alive,
    axis_side,
    distance,
    left_alone,
    members,
    move_pile,
    settle_zone,
    take_control,
)
from berthier.games.napoleon.playing import window
from berthier.games.napoleon.records import Combat
from berthier.games.napoleon.sharing import share_equally
from berthier.games.napoleon.vedettes import drive_off
from berthier.games.napoleon.victory import victory
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Jump, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule


@rule("N06-RET-1")
def p6_retreat(b: Board) -> Flow:
    """N06-RET-1: the beaten pile goes back by the difference of losses, its commander with it."""
    c = combat(b)
    c.pile[c.loser] = alive(b, c.loser, c.pile[c.loser])
    if not c.pile[c.loser]:
        return Jump("16")  # R06-52
    take_along(b, c)
    c.at, c.path, c.cost = c.zone, [], 0
    return RetreatTo(c.loser)


def take_along(b: Board, c: Combat) -> None:
    """R06-09: a commander who would be left alone; he is in the combat now, and laid open."""
    alone = left_alone(b, c.loser, c.zone, c.pile[c.loser]) & ~c.leaders[c.loser]
    c.leaders[c.loser] |= alone
    if alone:
        lay_open(b, c.loser, c.zone, alone)


@rule("N06-RET-2")
def own_axis_first(b: Board, question: Question, zone: int) -> Refusal | None:
    """N06-RET-2: with an axis of his own the first connection must be that one."""
    c = combat(b)
    own = axis_side(b, c.zone) == c.loser
    return OWN_AXIS if own and not c.path and b.axis[c.zone] >> 1 != zone else None


@rule("N06-RET-3")
def enemy_axis_is_barred(b: Board, question: Question, zone: int) -> Refusal | None:
    """N06-RET-3: otherwise his choice, but not the winner's axis (R06-47)."""
    c = combat(b)
    barred = b.axis[c.zone] == 2 * zone + 1 - c.loser
    return ENEMY_AXIS if barred and not c.path else None


@rule("N06-RET-4")
def goes_away(b: Board, question: Question, zone: int) -> Refusal | None:
    """N06-RET-4: each step ends farther from the combat zone (R06-48); so no connection is
    used twice either.
    """
    c = combat(b)
    away = distance(b, c.zone, zone) > distance(b, c.zone, c.at)
    return None if away else NOT_AWAY


OWN_AXIS = Refusal("own-axis-first", "N06-RET-2")
ENEMY_AXIS = Refusal("enemy-axis-barred", "N06-RET-3")
NOT_AWAY = Refusal("not-farther", "N06-RET-4")


class RetreatTo(Question):
    """The next connection of the retreat (N06-RET-5)."""

    __slots__ = ()
    kind = "retreat-to"
    rules = ("N06-RET-2", "N06-RET-3", "N06-RET-4", "N06-RET-5")
    checks = (own_axis_first, enemy_axis_is_barred, goes_away)
    otherwise = Refusal("no-connection", "N06-RET-4")

    def candidates(self, b: Board) -> list[int]:
        return list(b.kit.graph.near[combat(b).at])

    def take(self, b: Board, option: int) -> Flow:
        step(b, option)
        over = victory(b)  # a citadel may have been taken on the way
        if over is not None:
            return over
        return self if goes_on(b) else None

    def blocked(self, b: Board) -> Flow:
        cut_off(b)
        combat(b).left = 0
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "retreat", (("zone", option),)


@rule("N06-RET-5", off=False)
def goes_on(b: Board) -> bool:
    """N06-RET-5: the loser chooses each further connection."""
    return combat(b).left > 0


def step(b: Board, to: int) -> None:
    """One connection of a retreat, with what it costs."""
    c = combat(b)
    side = c.loser
    friends = b.at[side][to]
    connection = b.kit.graph.link[c.at][to]
    c.path.append(connection)
    c.left -= 1
    move_pile(b, side, c.pile[side], c.leaders[side], c.at, to)
    tell(b, faces.RETREATED, side, members(c.pile[side] | c.leaders[side]), c.at, to)
    c.at = to
    drive_off(b, side, to)  # N06-GRO-VED-7
    c.cost += over_broken_bridge(b, connection) + among_enemies(b, to)
    stop_at_friends(b, friends)
    take_control(b, to)  # R06-51: without a stop and without fatigue
    if b.sieges:
        lift_siege(b, to)


@rule("N06-RET-8", off=0)
def over_broken_bridge(b: Board, connection: int) -> int:
    """N06-RET-8: a destroyed bridge costs 2 fatigues and counts as one connection."""
    return 2 if connection in b.broken else 0


@rule("N06-RET-6", off=0)
def among_enemies(b: Board, zone: int) -> int:
    """N06-RET-6: in a zone with enemy corps the pile stops and suffers 2 fatigues for each."""
    c = combat(b)
    enemies = b.at[1 - c.loser][zone].bit_count()
    if enemies:
        c.left = 0
        if b.fog:
            tell(b, faces.MET, c.loser, zone, enemies)
    return 2 * enemies


@rule("N06-RET-7")
def stop_at_friends(b: Board, friends: int) -> None:
    """N06-RET-7: at a friendly pile it stops without more fatigue."""
    if friends:
        combat(b).left = 0


@rule("N06-RET-9")
def cut_off(b: Board) -> None:
    """N06-RET-9, R06-50: no way out at all, the pile stays and suffers for each enemy there."""
    c = combat(b)
    if not c.path and c.at == c.zone:
        enemies = b.at[1 - c.loser][c.zone].bit_count()
        c.cost += 2 * enemies
        if b.fog:
            tell(b, faces.MET, c.loser, c.zone, enemies)
        tell(b, faces.CUT_OFF, c.loser, c.zone)


@rule("N06-RET-9")
def p6_fatigue(b: Board) -> Flow:
    """N06-RET-9: all fatigues of the retreat are shared equally at its end."""
    c = combat(b)
    return share_equally(b, c.loser, c.pile[c.loser], c.cost, "N06-RET-9")


@rule("N06-RET-11")
def p6_zone_settled(b: Board) -> Flow:
    """N06-RET-11: axis and citadel of the combat zone, directly after the retreat (R06-54)."""
    settle_zone(b, combat(b).zone)
    return victory(b)


@rule("N06-RET-10")
def p6_winner(b: Board) -> Flow:
    """N06-RET-10, W-RET: once the retreat is done the winner may play first (R06-53)."""
    c = combat(b)
    return window(b, 1 - c.loser, W_RET) if still_retreats(b) else Jump("16")


@rule("N06-RET-10")
def p6_loser(b: Board) -> Flow:
    """N06-RET-10, W-RET: then the loser."""
    c = combat(b)
    return window(b, c.loser, W_RET) if still_retreats(b) else Jump("16")


def still_retreats(b: Board) -> bool:
    """Is anything left of the beaten pile?"""
    c = combat(b)
    c.pile[c.loser] = alive(b, c.loser, c.pile[c.loser])
    return c.pile[c.loser] != 0


FRAMES = [RetreatTo]
