"""Jours de Gloire in the terminal, as somebody types it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from berthier.cli.battle import battle_lines
from berthier.cli.pen import Pen
from berthier.cli.reach import reach_lines
from berthier.cli.signs import DRAWN
from berthier.kernel.contract import Title
from berthier.words.speech import Speech
from tests.test_play import play

from .drive import TITLE
from .test_scene import COALITION, FRENCH, fought, opened, sheet_of

LINE = (TITLE, "--scenario", "lutzen-bautzen", "--coalition", "random", "--cards", "off")


def typed(folder: Path, lang: str, *lines: str) -> str:
    code, out, err = play(folder, "\n".join(lines) + "\n", *LINE, "--seed", "7", "--lang", lang)
    assert (code, err) == (0, "")
    return out.replace("\u00a0", " ")


def pen_of(title: Title, lang: str, width: int = 80) -> Pen:
    return Pen(title.sheet(lang), Speech(title.names, lang), width, DRAWN)


def test_orders_in_one_line_and_what_can_be_asked(tmp_path: Path) -> None:
    out = typed(
        tmp_path,
        "fr",
        "premier",  # no answer, and no name either
        "first",
        "pourquoi détachement français 4",
        "voir lutzen",
        "voir grande armée",
        "Ney ; III Corps ; march",
        "portée",
        "pourquoi leipzig",
        "annuler",
        "march ; zeitz ; battle zeitz ; tactic decisive",
        "quitter",
    )
    assert "« premier » ne fait pas partie des réponses proposées." in out
    assert "Détachement français 4 : Il est enfermé dans une ville assiégée. (JDG-8.8-13 : " in out
    assert "Lützen : clair, Saxe" in out
    assert "Connexions : Leipzig, 1 PM, pont (Weisse Elster) ; Merseburg, 1 PM, pont (Saale)" in out
    assert re.search(r"^Grande Armée \(Napoléon\) \d+ PC, ravitaillée$", out, re.MULTILINE)
    assert "À Weissenfeld, ordre de marche pour 0 PC : Ney et III Corps." in out
    assert re.search(r"^ *coût 1 : Lützen, ", out, re.MULTILINE)
    assert re.search(r"Pegau \(fin de la marche\)", out)
    assert "Aucune connexion n’y mène d’ici. (JDG-5.2-1 : " in out
    assert "Réponse reprise." in out
    assert "« battle zeitz » ne fait pas partie des réponses proposées." in out
    assert "tactic decisive" not in out  # the rest of the line is left out
    assert "Ney et III Corps marchent de Weissenfeld à Zeitz." in out
    assert (tmp_path / f"berthier-{TITLE}.save").exists()


@pytest.mark.parametrize(
    ("lang", "lines", "counters"),
    [
        ("en", ("show intercepted couriers", "rules no. 10"), "1 counter"),
        ("fr", ("voir couriers", "règle nº 10"), "1 pion"),
    ],
)
def test_cards_by_the_names_of_their_events(
    tmp_path: Path, lang: str, lines: tuple[str, ...], counters: str
) -> None:
    """And what lies face-down is called as in this game."""
    line = (TITLE, "--scenario", "viceroy", "--rules", "blind", "--coalition", "random")
    typed_in = "\n".join([*lines, "quit"]) + "\n"
    code, out, err = play(tmp_path, typed_in, *line, "--seed", "7", "--lang", lang)
    assert (code, err) == (0, "")
    told = {"en": "An enemy army has 1 PC fewer this turn", "fr": "Une armée ennemie"}[lang]
    assert out.count(told) == 2
    assert "JDG-A13-CARD-3" in out
    assert counters in out
    assert "bloc" not in out


def test_the_situation_on_a_map_of_many_towns(tmp_path: Path) -> None:
    out = typed(tmp_path, "en", "first", "quit")
    first = out.split("Your answer")[0]
    saxony = first.split("\nSaxony\n")[1].split("\nPrussia\n")[0].splitlines()
    assert any(
        re.fullmatch(r"  Weissenfels +B4 clear +◉F Ney, III Corps 15■", row) for row in saxony
    )
    assert "Chemnitz" not in first  # nobody is there, and nobody holds it
    assert len(first.splitlines()) < 90
    second = out.split("Your answer")[1]
    assert "Köthen: not commanded, 1 PM less: no line to Napoleon (JDG-4.6-1)" in second


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_battle_sheet_fits_the_terminal(lang: str) -> None:
    match = fought()
    match.answer(FRENCH, "tactic covering")
    match.answer(COALITION, "tactic skirmish")
    pen = pen_of(match.title, lang)
    lines = [line.plain for line in battle_lines(pen, sheet_of(match, FRENCH, lang))]
    assert max(map(len, lines)) <= 80
    words = {
        "fr": ("Séquence 1", "Colonne", "PF perdus"),
        "en": ("Sequence 1", "Column", "PF lost"),
    }
    first, column, lost = words[lang]
    assert first in lines
    row = next(line for line in lines if line.startswith(f"  {column}"))
    assert re.fullmatch(rf"  {column} +◉F 7–10 +✖C 7–10 +JDG-T-COMBAT", row)
    assert any(line.startswith(f"  {lost}") for line in lines)
    nothing = battle_lines(pen, match.title.battle([], match.view(FRENCH), lang))
    assert len(nothing) == 1


def test_reach_only_on_the_march() -> None:
    match = opened()
    pen = pen_of(match.title, "en")
    told = [line.plain for line in reach_lines(pen, match.title, match.view(FRENCH))]
    assert told == ["No march is under way."]
    for text in ("activate ney", "add corps-3", "march"):
        match.answer(FRENCH, text)
    told = [line.plain for line in reach_lines(pen, match.title, match.view(FRENCH))]
    assert max(map(len, told)) <= 80
    assert [line.split(":")[0].strip() for line in told if ":" in line] == [
        f"cost {cost}" for cost in range(1, 7)
    ]


def test_the_way_to_a_town_can_be_asked_for_and_typed(tmp_path: Path) -> None:
    asked = ("first", "Ney; III Corps; march", "reach grimma", "reach berlin", "reach ney", "quit")
    out = " ".join(typed(tmp_path, "en", *asked).split())
    assert "Grimma, cost 3: Lützen 1, Leipzig 1, Grimma 1" in out
    assert "To type: move lutzen; move leipzig; move grimma" in out
    assert "Berlin is out of this march’s reach." in out
    assert "“ney” is no place on the map." in out


def test_what_an_order_brings_is_told_before_it_is_given(tmp_path: Path) -> None:
    chosen = ("Napoleon", "VI Corps", "Old Guard", "Young Guard (Mortier)")
    out = " ".join(typed(tmp_path, "en", "first", *chosen, "march", "quit").split())
    before, _, after = out.partition("ready to march: Napoleon, Old Guard, Young Guard (Mortier)")
    assert "Young Guard (Mortier) goes along (3 PF; a concentration: stragglers)" in before
    assert "So many are a concentration" not in before
    assert "each unit will roll for stragglers" in after
    assert "Off by forced march: 2 PM more, stragglers, worn out force" in out
    assert "Destroy the bridge to Dornburg (2 PM) destroy dornburg" in after
