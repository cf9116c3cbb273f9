"""Every case of the conformance suite; pack, code and rule texts belong together."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from berthier.games.napoleon.playing import EFFECTS, NEEDS
from berthier.kernel.rulebook import CARRIERS, carried, switched_off
from berthier.rules.cases import cases_by_rule, failing, read_case, read_cases, run_case
from berthier.rules.prove import required

from .drive import TITLE, title

ROOT = Path(__file__).parents[2]
CASES = ROOT / "conformance" / TITLE
PATHS = sorted(CASES.rglob("*.toml"))
ROWS = tomllib.loads((ROOT / f"src/berthier/rules/{TITLE}/rules.toml").read_text("utf-8"))


@pytest.mark.parametrize("path", PATHS, ids=[str(p.relative_to(CASES)) for p in PATHS])
def test_case(path: Path) -> None:
    run_case(TITLE, read_case(path))


def test_cards_of_the_pack_and_code_match_one_to_one() -> None:
    events = {event.id for event in title().pack.events}
    assert set(EFFECTS) == events - {"contre-ordre"}  # it cancels: `playing.cancel`
    assert set(NEEDS) <= events
    for event in title().pack.events:
        assert event.rule in ROWS


def test_every_rule_has_code_and_a_case() -> None:
    title()
    code, cases = carried(), cases_by_rule(CASES)
    assert [rule for rule in required(TITLE) if rule not in code] == []
    assert [rule for rule in required(TITLE) if rule not in cases] == []


def test_cases_and_code_cite_known_rules_only() -> None:
    title()
    cited = {rule for _, case in read_cases(CASES) for rule in case.rules}
    assert cited - set(ROWS) == set()
    mine = {rule for rule in carried() if rule.startswith("N06-")}
    assert mine - set(ROWS) == set()


def test_a_switched_off_rule_is_noticed() -> None:
    """One carrier here; `make prove` does all of them."""
    cases = cases_by_rule(CASES)["N06-COM-5"]
    carrier = next(c for c in CARRIERS if c.function.__name__ == "march_penalty")
    assert next(failing(TITLE, cases), None) is None
    with switched_off(carrier):
        assert next(failing(TITLE, cases), None) is not None
