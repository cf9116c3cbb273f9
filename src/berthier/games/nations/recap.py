"""A turn that is over in one line, from what one viewer was told and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from berthier.games.nations.kit import Kit
from berthier.kernel.events import Face

ENDS = ("turn", "final")  # what ends the turn before it


def recap(kit: Kit, faces: Sequence[Face], n: int) -> dict[str, int] | None:
    """Points before and after and strength lost, by side; turns are short, so one that changed
    none of them is passed over.
    """
    if faces[n].kind.name not in ENDS:
        return None
    begun = [at for at in range(n) if faces[at].kind.name == "turn"]
    if not begun:
        return None
    told = faces[begun[-1] : n]
    if any(face.kind.name == "final" for face in told):  # it was told when the game ended
        return None
    opened = [at for at in range(n) if faces[at].kind.name == "game"]
    earlier = faces[opened[-1] if opened else 0 : begun[-1]]
    scored = [face for face in told if face.kind.name == "point"]
    hurt = [face for face in told if face.kind.name == "damage"]
    if not scored and not hurt:
        return None
    found: dict[str, int] = {"turn": faces[begun[-1]].get("turn")}
    for side, name in enumerate(kit.side_ids):
        before = [face.get("total") for face in earlier if _scores(face, side)]
        start = before[-1] if before else 0
        gained = sum(face.get("points") for face in scored if face.get("side") == side)
        found[f"{name}-before"], found[f"{name}-after"] = start, start + gained
        found[f"{name}-lost"] = sum(
            face.get("points") for face in hurt if kit.side_of[face.get("army")] == side
        )
    return found


def _scores(face: Face, side: int) -> bool:
    return bool(face.kind.name == "point" and face.get("side") == side)


def loss(kit: Kit, face: Face) -> tuple[str, int] | None:
    """The side whose army is damaged, and by how much."""
    if face.kind.name != "damage":
        return None
    return kit.side_ids[kit.side_of[face.get("army")]], face.get("points")
