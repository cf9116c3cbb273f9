"""The words of each title: both languages, and rules that exist."""

from __future__ import annotations

import pytest

from berthier.games.registry import TABLES
from berthier.rules import rules_of
from berthier.rules.glossary import glossary
from tests.server.running import Visitor


@pytest.mark.parametrize("title", TABLES)
def test_every_word_has_both_languages_and_its_rules(title: str) -> None:
    french, english = glossary(title, "fr"), glossary(title, "en")
    assert {one.id for one in french} == {one.id for one in english}
    assert len(french) >= 14
    book = rules_of(title)
    for one in [*french, *english]:
        assert one.word.strip()
        assert one.text.endswith(".")
        assert all(rule in book.rows for rule in one.rules), one
    assert sum(not one.rules for one in english) <= 1  # a word of this program, not of the book
    for words in (french, english):
        assert len({one.word for one in words}) == len(words)


def test_1807_has_its_own_citadels() -> None:
    first, second = ({one.id: one for one in glossary(name, "en")} for name in TABLES[:2])
    assert first["citadel"].text != second["citadel"].text
    assert first["pile"].text == second["pile"].text
    assert second["pile"].rules == ("N07-DEF-2",)
    assert "siege" in second


def test_readers_get_them(visitor: Visitor) -> None:
    found = visitor.get("/api/titles/napoleon-1806/glossary?lang=fr")
    assert found[0]["word"] == "activé"
    assert visitor.call("GET", "/api/titles/chess/glossary").status == 404
