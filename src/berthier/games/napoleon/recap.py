"""A turn that is over in one line, from what one viewer was told and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from berthier.games.napoleon.kit import Kit
from berthier.kernel.events import Face

ENDS = ("turn", "over", "drawn-game")  # what ends the turn before it


def recap(kit: Kit, faces: Sequence[Face], n: int) -> dict[str, int] | None:
    """The victory track before and after, and the strength each side lost; nothing unless this
    face ends a turn.
    """
    if faces[n].kind.name not in ENDS:
        return None
    begun = [at for at in range(n) if faces[at].kind.name == "turn"]
    if not begun:
        return None
    told = faces[begun[-1] : n]
    moves = [face for face in told if face.kind.name == "vp"]
    after: int = moves[-1].get("total") if moves else 0
    before: int = moves[0].get("total") - moves[0].get("change") if moves else 0
    lost = dict.fromkeys(kit.side_ids, 0)
    for face in told:
        if (taken := loss(kit, face)) is not None:
            lost[taken[0]] += taken[1]
    turn: int = faces[begun[-1]].get("turn")
    return {"turn": turn, "before": before, "after": after, "change": after - before, **lost}


def loss(kit: Kit, face: Face) -> tuple[str, int] | None:
    """The side and how many strength points; the owner is told them cube by cube."""
    kind = face.kind.name
    if kind == "eliminated":
        return kit.side_ids[kit.side_of[face.get("piece")]], face.get("strength")
    if kind in ("lost", "lost-unseen"):
        points = len(face.get("parts")) if face.own else face.get("total")
        return kit.side_ids[face.get("side")], points
    return None
