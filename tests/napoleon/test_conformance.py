"""Every case of the conformance suites; packs, code and rule texts belong together."""

from __future__ import annotations

from pathlib import Path

import pytest

from berthier.games.napoleon.playing import EFFECTS, NEEDS
from berthier.games.napoleon.title import open_napoleon
from berthier.kernel.rulebook import CARRIERS, carried, switched_off
from berthier.rules import rules_of
from berthier.rules.cases import Case, by_rule, failing, run_case
from berthier.rules.prove import coded, required
from berthier.rules.retold import cases_of

ROOT = Path(__file__).parents[2]
CONFORMANCE = ROOT / "conformance"
TITLES = ("napoleon-1806", "napoleon-1807")
CASES = [(title, path, case) for title in TITLES for path, case in cases_of(CONFORMANCE, title)]
CANCELLING = {"contre-ordre"}  # `playing.cancel`
NO_EVENT = {"boue", "quartiers-hiver"}  # `weather` and `winter`


@pytest.mark.parametrize(
    ("title", "case"),
    [(title, case) for title, _, case in CASES],
    ids=[f"{title[-4:]} {path.relative_to(CONFORMANCE)}" for title, path, _ in CASES],
)
def test_case(title: str, case: Case) -> None:
    run_case(title, case)


def test_cards_of_the_packs_and_code_match_one_to_one() -> None:
    packs = [open_napoleon(title, {}).pack for title in TITLES]
    events = {event.id for pack in packs for event in pack.events}
    assert set(EFFECTS) == events - CANCELLING - NO_EVENT
    assert set(NEEDS) <= events
    for pack in packs:
        assert {event.rule for event in pack.events} <= set(rules_of(pack.title).rows)


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_has_code_and_a_case(title: str) -> None:
    code, cases = coded(title), by_rule(cases_of(CONFORMANCE, title))
    assert [rule for rule in required(title) if rule not in code] == []
    assert [rule for rule in required(title) if rule not in cases] == []


def test_cases_and_code_cite_known_rules_only() -> None:
    known = {rule for title in TITLES for rule in rules_of(title).rows}
    assert {rule for _, _, case in CASES for rule in case.rules} - known == set()
    series = ("N06-", "N07-")  # other games may have been opened before
    assert {rule for rule in carried() if rule.startswith(series)} - known == set()
    assert {rule for rule in coded("napoleon-1807") if rule.startswith(series)} - known == set()


def test_a_switched_off_rule_is_noticed() -> None:
    """One carrier here; `make prove` does all of them."""
    carrier = next(c for c in CARRIERS if c.function.__name__ == "march_penalty")
    for title, rule in zip(TITLES, ("N06-COM-5", "N07-COM-5"), strict=True):
        cases = by_rule(cases_of(CONFORMANCE, title))[rule]
        assert next(failing(title, cases), None) is None
        with switched_off(carrier):
            assert next(failing(title, cases), None) is not None
