"""A belief deals from the view alone, and everything it deals fits the view."""

from __future__ import annotations

import msgspec
import pytest

from berthier.kernel import flow
from berthier.kernel.store import fingerprint
from tests.kernel.play import TITLE, begin, board, steps

SEEDS = range(4)


@pytest.mark.parametrize("seed", range(12))
def test_deals_fit_the_view(seed: int) -> None:
    match = begin(seed, strict=seed % 2)
    for _ in steps(match, seed):
        for viewer in match.viewers():
            text = msgspec.json.encode(match.view(viewer))
            belief = TITLE.belief(msgspec.json.decode(text))
            for luck in SEEDS:
                deal = belief.deal(luck)
                known = TITLE.load_knowledge(match.view(viewer)["known"])
                assert msgspec.json.encode(TITLE.view(deal, viewer, known)) == text


@pytest.mark.parametrize("seed", range(6))
def test_a_deal_asks_its_viewer_the_same_and_can_be_played_on(seed: int) -> None:
    match = begin(seed, strict=1)
    for _ in steps(match, seed):
        for seat, question in match.asked().items():
            deal = TITLE.belief(match.view(seat)).deal(seed)
            flow.advance(deal)
            (mine,) = [q for q in flow.asked(deal) if q.seat == seat]
            assert mine.kind == question.kind
            assert flow.options(deal, mine) == flow.options(match.board, question)
            for _ in range(3000):
                if deal.over is not None:
                    break
                flow.answer(deal, flow.asked(deal)[0], deal.offered[0])
            assert deal.over is not None


def test_deals_differ_and_come_again() -> None:
    match = begin(1)
    belief = TITLE.belief(match.view(0))
    deals = [belief.deal(luck) for luck in range(30)]
    prints = [fingerprint(TITLE, deal) for deal in deals]
    assert len(set(prints)) > 5
    assert prints == [fingerprint(TITLE, belief.deal(luck)) for luck in range(30)]


def test_a_deal_does_not_share_anything_with_the_view() -> None:
    match = begin(1)
    view = match.view(0)
    text = msgspec.json.encode(view)
    deal = TITLE.belief(view).deal(3)
    flow.advance(deal)
    while deal.over is None:
        flow.answer(deal, flow.asked(deal)[0], deal.offered[-1])
    assert msgspec.json.encode(view) == text
    assert msgspec.json.encode(match.view(0)) == text
    assert board(match).turn == 1
