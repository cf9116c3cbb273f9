"""The golden playthrough stays as it is; kept saves load and finish; all cases hold."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.rulebook import carried
from berthier.rules import rules_of
from berthier.rules.cases import read_case, run_case
from berthier.rules.prove import ROOT as CONFORMANCE
from berthier.rules.prove import coded, required

from .drive import TITLE
from .golden import GOLDEN, SAVES, path_of, playthrough
from .matches import play

FILES = sorted(SAVES.rglob("*.json"))
CASES = sorted((CONFORMANCE / TITLE).rglob("*.toml"))


@pytest.mark.parametrize("name", GOLDEN)
def test_playthrough(name: str) -> None:
    assert playthrough(name).splitlines() == path_of(name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parent.name}/{p.stem}" for p in FILES])
def test_kept_save_loads_and_finishes(path: Path) -> None:
    match = store.load(path.read_bytes(), open_title)
    play(match, Random(1))
    assert match.board.over is not None
    store.verify(store.encode(match), open_title)


@pytest.mark.parametrize("path", CASES, ids=[f"{p.parent.name}/{p.stem}" for p in CASES])
def test_case(path: Path) -> None:
    run_case(TITLE, read_case(path))


def test_cases_cite_rules_that_exist_and_have_code() -> None:
    open_title(TITLE, {})
    cited = {rule for path in CASES for rule in read_case(path).rules}
    assert cited
    assert cited - set(rules_of(TITLE).rows) == set()
    assert cited - set(carried()) == set()


def test_every_rule_that_has_code_has_a_case() -> None:
    code = coded(TITLE)
    cited = {rule for path in CASES for rule in read_case(path).rules}
    assert [rule for rule in required(TITLE) if rule in code and rule not in cited] == []
