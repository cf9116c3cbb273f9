"""All rules of a title at one address."""

from __future__ import annotations

import pytest

from berthier.games.registry import TABLES
from berthier.rules import rules_of
from tests.server.running import Visitor


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_rule_and_ruling_is_there(visitor: Visitor, title: str, lang: str) -> None:
    chapters = visitor.get(f"/api/titles/{title}/rules?lang={lang}")
    rules = [rule for chapter in chapters for rule in chapter["rules"]]
    rulings = [ruling for rule in rules for ruling in rule["rulings"]]
    assert {row["id"] for row in rules + rulings} == set(rules_of(title).rows)
    assert all(row["text"] for row in rules + rulings)
    assert all(chapter["name"] for chapter in chapters)
    assert len({chapter["id"] for chapter in chapters}) == len(chapters)


def test_the_languages_differ(visitor: Visitor) -> None:
    french, english = (
        visitor.get(f"/api/titles/napoleon-1806/rules?lang={lang}") for lang in ("fr", "en")
    )
    assert french[0]["name"] != english[0]["name"]
    assert french[0]["rules"][0]["text"] != english[0]["rules"][0]["text"]


def test_a_title_of_nothing(visitor: Visitor) -> None:
    assert visitor.call("GET", "/api/titles/nothing/rules").status == 404
