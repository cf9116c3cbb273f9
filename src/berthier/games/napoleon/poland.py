"""What makes Napoléon 1807 differ from 1806: each difference, its rule, and where it hooks in.

All other rules are those of 1806, written once under their N06 numbers; `cite` gives the number
under which readers of 1807 find them. A difference that is more than a number or a name asks
`kit.poland` where it hooks in.

| rule | what differs | where |
|---|---|---|
| N07-SCN-1, -2 | orders of battle, sieges, bridges, weather, decks by scenario | `setup` |
| N07-SEQ-2 | reinforcements that are held up come a turn later | `turn.p4_reinforcement` |
| N07-FTW-1 to -4, N07-CIT-1, -2 | fortified towns are taken, citadels are not | `ground` |
| N07-SIE-1, -2 | sieges, and how they end | `ground.lift_siege` |
| N07-COM-7, N07-CIT-3 | steps E, F and G; an attacker in his own citadel | `ground` |
| N07-PUR-1 | no pursuit in fortified towns either | `pursuit.ground_allows` |
| N07-WEA-1 to -4, N07-REC-0, -5 | rain, snow, mud and cold | `weather` |
| N07-QDH-1 to -6 | losses on Quartiers d'hiver, and an early end | `winter` |
| N07-VIC-2 to -7 | points at the end, the scenario's own table, draws | `reckoning` |
| N07-GRO-VED-1, -13 | as many vedettes as the scenario says, none in enemy citadels | `vedettes` |
| N07-CARD-… | changed cards where they stand in 1806, new ones in modules of their own | \
`events_draw_1807`, `events_initiative_1807`, `events_manoeuvre_1807`, `events_combat_1807` |
| N07-ADD-1, -2 | six cards of this box for 1806 | `title.open_napoleon` |
"""

from __future__ import annotations

TITLE = "napoleon-1807"

# Rules of 1806 that have another number or name in 1807.
RENUMBERED = {
    "N06-SEQ-4": "N07-SEQ-2",
    "N06-VIC-3a": "N07-FTW-3",
    "N06-CARD-REPLI-STRATEGIQUE": "N07-CARD-RETRAITE-STRATEGIQUE",
    "N06-CARD-VIVE-LA-REINE": "N07-CARD-POUR-LE-TSAR",
}
# Those that 1807 does not have, or has under the same number with another meaning. The bids of
# the Maréchal level are borrowed from 1806 (R07-38) and keep their numbers.
LEFT_IN_1806 = (
    *("N06-CARD-BALLE-PERDUE", "N06-CARD-BERNADOTTE", "N06-CARD-CHARGEZ", "N06-CARD-COURAGE"),
    *("N06-CARD-DEFECTION", "N06-CARD-GRANDE-CHARGE", "N06-CARD-SECOND-SOUFFLE"),
    *("N06-CMP-7", "N06-CMP-8", "N06-CMP-9", "N06-RND-11", "N06-VIC-4"),
    *("N06-SHO-1", "N06-SHO-2", "N06-SHO-3", "N06-SHO-4"),
    *("N06-MAR-GEN-1", "N06-MAR-TIM-1", "N06-MAR-RNK-1", "N06-MAR-RNK-2"),
    *("N06-MAR-BID-1", "N06-MAR-BID-2", "N06-MAR-BID-3", "N06-MAR-BID-4", "N06-MAR-BID-5"),
    *("N06-MAR-TIE-1", "N06-MAR-TIE-2", "N06-MAR-TIE-3"),
)
# Functions that stand for a rule of the same number in 1806 only.
ONLY_1806 = ("accuse", "bernadotte_costs", "citadel", "end_of_campaign", "end_of_turn_point")


def cite(rule: str) -> str:
    """The number of a rule or draw in 1807; rulings keep their own."""
    if rule in RENUMBERED:
        return RENUMBERED[rule]
    if not rule.startswith("N06-") or rule in LEFT_IN_1806:
        return rule
    return "N07-" + rule[4:]
