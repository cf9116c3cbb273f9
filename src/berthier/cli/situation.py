"""The situation as one viewer sees it, drawn from the printed sheet and the scene on it."""

from __future__ import annotations

from rich.text import Text

from berthier.cli.army import away, order_of_battle
from berthier.cli.cards import own_hand, table_lines
from berthier.cli.lines import beside, hung, joined, rule, styled, whole
from berthier.cli.mapping import regions
from berthier.cli.notebook import notebook
from berthier.cli.pen import Pen
from berthier.cli.tracks import tracks
from berthier.kernel.sheet import Scene, SceneMission

WIDE = 112  # from here on the orders of battle stand beside each other
GAP = 4
ARMS = ("infantry", "cavalry", "artillery", "any")


def situation(pen: Pen, scene: Scene) -> list[Text]:
    """Tracks, map, orders of battle, cards, table, missions, signs."""
    return [
        *heading(pen, scene),
        *tracks(pen, scene),
        *regions(pen, scene),
        *armies(pen, scene),
        *notebook(pen, scene),
        *missions(pen, scene),
        *own_hand(pen, scene),
        *table_lines(pen, scene),
        *legend(pen, scene),
    ]


def heading(pen: Pen, scene: Scene) -> list[Text]:
    title = styled((pen.sheet["name"], "bold"))
    if scene["side"]:
        title = styled(title, " · ", pen.side(scene["side"]))
    if scene["active"] and scene["active"] != scene["side"] and not scene["over"]:
        title = styled(title, " · ", pen.say("heading-active"), " ", pen.side(scene["active"]))
    return rule(title, pen.width, pen.signs.rule)


def armies(pen: Pen, scene: Scene) -> list[Text]:
    """The own order of battle, the other's beside it if there is room; a spectator's are both."""
    sides = [row["id"] for row in pen.sheet["sides"]]
    first = [scene["side"]] if scene["side"] else sides
    others = [side for side in sides if side not in first]
    if pen.width >= WIDE:
        column = (pen.width + GAP) // 2
        left, right = [
            order_of_battle(pen, scene, side, pen.width - column) for side in [*first, *others][:2]
        ]
        return beside(left, right, column)
    found: list[Text] = []
    for side in first:
        found += order_of_battle(pen, scene, side, pen.width)
    for side in others:
        found += elsewhere(pen, scene, side)
    return found


def elsewhere(pen: Pen, scene: Scene, side: str) -> list[Text]:
    """Of an enemy who is drawn on the map only: who is still to come, and who is lost."""
    pieces = [piece for piece in scene["pieces"] if piece["side"] == side]
    parts = [text for place in ("awaited", "lost") if (text := away(pen, pieces, place))]
    if not parts:
        return []
    text = joined(parts, pen.between())
    return hung(styled(pen.side(side), pen.say("colon"), " ", text), pen.width, 2)


def missions(pen: Pen, scene: Scene) -> list[Text]:
    if not scene["missions"]:
        return []
    rows = joined([mission(pen, row) for row in scene["missions"]], pen.between())
    return hung(styled((pen.say("missions-title"), "bold"), " ", rows), pen.width, 2)


def mission(pen: Pen, row: SceneMission) -> Text:
    """Where it lies and what it is worth to whom; whether everybody knows it."""
    text = Text(row["name"], style="bold")
    for side, worth in row["worth"]:
        text = styled(text, " ", pen.mark(side), str(worth))
    return whole(styled(text, " ", pen.say("missions-open")) if row["open"] else text)


def legend(pen: Pen, scene: Scene) -> list[Text]:
    """What the signs mean, as far as there are any. A sign and its word stay together."""
    signs, pieces = pen.signs, scene["pieces"]
    arms = {piece["arm"] for piece in pieces if "arm" in piece}
    if any("cavalry" in piece for piece in pieces):
        arms |= {"infantry", "cavalry"}
    elif any("strength" in piece and "arm" not in piece for piece in pieces):
        arms.add("any")
    kinds = {marker["kind"] for marker in scene["markers"]}
    rows = [("(…)", "activated", any(not piece["ready"] for piece in pieces))]
    rows += [(pen.arm_sign(arm), arm, arm in arms) for arm in ARMS]
    rows += [
        (signs.gone, "gone", True),
        (signs.tired, "fatigue", any("fatigue" in piece for piece in pieces)),
        (signs.flag, "flag", bool({"flag", "citadel"} & kinds)),
        (signs.siege, "siege", "siege" in kinds),
        (signs.marker, "marker", "army" in kinds),
    ]
    told = [
        f"{sign} {pen.say(f'legend-{name}', limit=signs.limit)}"
        for sign, name, shown in rows
        if shown
    ]
    text = "  ".join(words.replace(" ", "\u00a0") for words in told)
    return hung(Text(text, style="dim"), pen.width)
