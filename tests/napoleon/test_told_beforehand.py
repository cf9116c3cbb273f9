"""What a player is told before he chooses: points and where they come from, attacks in vain."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from berthier.kernel import flow
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.words.speech import Speech

from .drive import POLAND, asked_seat, choose, new_match
from .test_random_play import board_of


def decisions(games: int) -> Iterator[tuple[Match, int]]:
    """Each decision of some games, before it is made."""
    for seed in range(games):
        match, rng = new_match(seed, "eylau-campaign", name=POLAND), Random(seed)
        while match.board.over is None:
            seat = asked_seat(match)
            yield match, seat
            match.answer(seat, choose(match, seat, rng))


def test_points_add_up_and_each_card_is_named() -> None:
    """The rule of the least (N06-MAN-3) stands only for points that a sum below zero lacks."""
    cards = 0
    for match, seat in decisions(6):
        if match.asked()[seat].kind != "march-to":
            continue
        purse = match.title.purse(match.faces(seat), match.view(seat))
        assert purse is not None
        assert sum(amount for _, amount, _ in purse.terms) == purse.total
        least = [at for at, term in enumerate(purse.terms) if term[0] == "N06-MAN-3"]
        assert all(sum(term[1] for term in purse.terms[:at]) < 0 for at in least)
        cards += sum(reason.endswith("-CARD-MARCHE-FORCEE") for reason, _, _ in purse.terms)
    assert cards


def test_an_attack_said_to_be_in_vain_is_called_off_and_no_other() -> None:
    """Cards that come between may change it: those attacks are left out."""
    said: bool | None = None  # of an attack that could be made now
    since = 0
    seen = {True: 0, False: 0}
    for match, seat in decisions(30):
        told = [face.kind.name for face in match.faces(SPECTATOR)]
        if since > len(told):
            said = None  # another game
        if said is not None and {"called-off", "combat-cards"} & set(told[since:]):
            now = told[since:]
            if "played" not in now:
                assert ("called-off" in now) == said
                seen[said] += 1
            said = None
        if match.asked()[seat].kind == "attack-on-the-march":
            said, since = is_vain(match, seat), len(told)
        elif "combat" not in told[since:]:
            said = None  # he has not attacked
    assert seen[True]
    assert seen[False]


def is_vain(match: Match, seat: int) -> bool:
    b, question = board_of(match), match.asked()[seat]
    speech = Speech(match.title.names, "en")
    [label] = [
        speech.label(b, question, option)
        for option in flow.options(b, question)
        if question.spell(b, option)[0] == "attack"
    ]
    return "no combat card would be left" in label
