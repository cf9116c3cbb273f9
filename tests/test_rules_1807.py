"""The rule texts of napoleon-1807: its own, and those taken over from 1806."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from berthier.games.registry import open_title
from berthier.rules import find_rule, rules_of
from berthier.words import LANGUAGES

TITLE = "napoleon-1807"
# Places, persons and cards that only 1806 has.
ONLY_1806 = re.compile(
    r"Halle|Leipzig|Erfurt|Bamberg|Naumb|I[ée]na|Jena|Saale|Sax|Brunswick|Bl[üu]cher|Fr[ée]d[ée]r"
    r"|Hohenlohe|Louis|Tauentzien|W[uü]r?t?temberg|Balle perdue|Bernadotte|Chargez|Courage"
    r"|Défection|Grande charge|Repli|Second souffle|Vive la reine|36 cartes|36 cards|tour 7|turn 7"
)
PRUSSIANS = re.compile(r"Pruss|pruss")
# They speak of the six cards for 1806, or of Lestocq.
OF_PRUSSIANS = {"N07-ADD-2", "R07-01"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_ruling_has_its_text(lang: str) -> None:
    book = rules_of(TITLE)
    kinds = Counter(row.id[:4] for row in book.rows.values())
    assert kinds["N07-"] == 221
    assert kinds["R07-"] == 38
    for row in book.rows.values():
        text = book.text(row.id, lang)
        assert len(text) > 20, row.id
        assert not ONLY_1806.search(text), (row.id, text)
        assert bool(PRUSSIANS.search(text)) == (row.id in OF_PRUSSIANS), (row.id, text)
        assert all(ruling in book.rows for ruling in row.rulings)
        assert book.chapter(row.chapter, lang)


def test_a_rule_taken_over_brings_its_rulings() -> None:
    book = rules_of(TITLE)
    assert book.row("N07-VIC-5").rulings == ("R06-62", "R07-12")
    assert book.row("N07-VIC-5").chapter == "victory"
    assert book.row("R07-12").level == "conscrit"
    old = rules_of("napoleon-1806").text("N06-VIC-6", "en")
    assert "Prussian player" in old
    assert book.text("N07-VIC-6", "en") == old.replace("Prussian", "Russian")
    assert "le Russe gagne" in book.text("R06-63", "fr")


def test_a_text_of_its_own_goes_before() -> None:
    book = rules_of(TITLE)
    assert "step I" in book.text("N07-CARD-ELAN", "en")
    assert "ville fortifiée" in book.text("R06-101", "fr")
    assert "citadelle" in rules_of("napoleon-1806").text("R06-101", "fr")


def test_rules_are_found_by_their_number() -> None:
    assert find_rule("N07-QDH-5")[0].title == TITLE
    assert find_rule("R06-62")[0].title == "napoleon-1806"


def test_cards_of_the_pack_have_a_rule() -> None:
    rules = {card["rule"] for card in open_title(TITLE, {}).sheet("en")["cards"]}
    known = {row.id for row in rules_of(TITLE).rows.values() if row.id.startswith("N07-CARD-")}
    assert known - rules == {f"N07-CARD-GEN-{n}" for n in range(1, 9)} | {"N07-CARD-BOUE"}
    assert rules <= known
