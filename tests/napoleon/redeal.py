"""Another truth behind the same view: strengths, hands and names, dealt anew by the tests."""

from __future__ import annotations

from random import Random
from typing import Any

from berthier.games.napoleon.kit import Kit

from .drive import TITLE, title

Names = dict[str, str]  # who of the second truth stands where somebody of the first one does


def redeal(
    position: dict[str, Any], side: str, sides: dict[str, str], rng: Random, name: str = TITLE
) -> float:
    """Change in place what `side` hides; returns the share of hidden facts that changed."""
    changed = total = 0
    for piece, row in position["pieces"].items():
        if sides[piece] != side or row["infantry"] + row["cavalry"] == 0:
            continue
        old = (row["infantry"], row["cavalry"], row["fatigue"])
        row["infantry"] = rng.randint(0, 6)
        row["cavalry"] = rng.randint(0 if row["infantry"] else 1, 2)
        row["fatigue"] = rng.randint(0, 8)
        new = (row["infantry"], row["cavalry"], row["fatigue"])
        changed += sum(a != b for a, b in zip(old, new, strict=True))
        total += 3
    changed_cards, cards = redeal_hand(position, side, title(name).kit, rng)
    return (changed + changed_cards) / max(1, total + cards)


def redeal_hand(position: dict[str, Any], side: str, kit: Kit, rng: Random) -> tuple[int, int]:
    number = kit.side_ids.index(side)
    public = position["discards"][side] + position["slot"][side]
    could = [
        kit.card_ids[c]
        for c in kit.stock[position.get("scenario", "")][number]
        if kit.colour[c] and kit.card_ids[c] not in public
    ]
    old = position["hands"][side]
    new = rng.sample(could, len(old))
    position["hands"][side] = new
    return len([card for card in new if card not in old]), len(old)


def rename(position: dict[str, Any], side: str, kit: Kit, rng: Random) -> Names:
    """Give the anonymous blocks of a side to other pieces; returns who has become whom."""
    pieces = position["pieces"]
    mine = [name for name in pieces if kit.side_ids[kit.side_of[kit.piece[name]]] == side]
    theirs = {row["zone"] for name, row in pieces.items() if name not in mine}
    rows = {name: (pieces[name]["zone"], pieces[name]["ready"]) for name in mine}
    for _ in range(400):
        mixed = mine[:]
        rng.shuffle(mixed)
        if fits(dict(zip(mixed, rows.values(), strict=True)), theirs, kit):
            break
    else:
        return {name: name for name in mine}
    for name, (zone, ready) in zip(mixed, rows.values(), strict=True):
        pieces[name]["zone"], pieces[name]["ready"] = zone, ready
    return dict(zip(mine, mixed, strict=True))


def fits(rows: dict[str, tuple[str, bool]], theirs: set[str], kit: Kit) -> bool:
    """No vedette among the enemy, no commander alone, corps where both sides stand."""
    corps = {zone for name, (zone, _) in rows.items() if kit.is_corps[kit.piece[name]]}
    for name, (zone, _) in rows.items():
        piece = kit.piece[name]
        if piece >= kit.plain and zone in theirs:
            return False
        if kit.is_commander[piece] and zone not in corps:
            return False
    return all(zone in corps for zone, _ in rows.values() if zone in theirs)
