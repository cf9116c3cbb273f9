"""Everything Jours de Gloire can say has words in both languages, and the words are right."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import berthier.games.gloire
from berthier.cli.pen import Pen
from berthier.cli.situation import situation
from berthier.cli.table import Table
from berthier.games.gloire import cards, detach, engineers, faces
from berthier.games.gloire.names import KitNames
from berthier.games.registry import open_title
from berthier.kernel.contract import Title
from berthier.kernel.events import Face, kinds_in
from berthier.kernel.flow import Question, Refusal, Window, options
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.referee.matches import new_match
from berthier.rules import rules_of
from berthier.words import LANGUAGES
from berthier.words.speech import Speech

NAME = "jdg-allemagne-1813"
GAME = Path(berthier.games.gloire.__file__).parent
TREES = [ast.parse(file.read_text("utf-8")) for file in sorted(GAME.glob("*.py"))]
WORKS = {engineers.DESTROY, engineers.REPAIR, engineers.LAY, engineers.LIFT}
# What stands for a verb in a `spell`, if it is no text.
NAMED = {
    "option": WORKS | {detach.DETACH, detach.MERGE},
    "VERBS": set(cards.VERBS.values()),
    "PLAY": {cards.PLAY},
}
NO_BREAK = "\u00a0"
ID = r"JDG-(?!X\d)(?:[A-Z0-9.]+-)+\d+"


@pytest.fixture(scope="module")
def title() -> Title:
    return open_title(NAME, {})


def speeches(title: Title) -> list[Speech]:
    return [Speech(title.names, lang) for lang in LANGUAGES]


# --- nothing is missing


def nodes() -> Iterator[ast.AST]:
    for tree in TREES:
        yield from ast.walk(tree)


def refusal_codes() -> set[str]:
    found = set()
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="Refusal"), args=[ast.Constant(value=str(code)), *_]):
                found.add(code)
    return found


def reasons_told() -> set[str]:
    """Rules that losses and points give as a reason, and the terms of a count."""
    found = set()
    for node in nodes():
        match node:
            case ast.Call(
                func=ast.Name(id="Lose" | "LoseOne"), args=[*_, ast.Constant(value=str(rule))]
            ):
                found.add(rule)
            case ast.Call(
                func=ast.Name(id="tell"),
                args=[_, ast.Attribute(attr="PV" | "LOST_MORE"), *_, ast.Constant(value=str(rule))],
            ):
                found.add(rule)
            case ast.Tuple(
                elts=[ast.Constant(value=str(rule)), _, ast.Constant(value=str(source))]
            ) if re.fullmatch(ID, rule) and not source.startswith("JDG-"):
                found.add(source or rule)
    return {name.replace(".", "_") for name in found}


def verbs_in(node: ast.expr | None) -> set[str]:
    """The verbs of what a `spell` returns: `"move", (...)`, one of two, one of a table."""
    match node:
        case ast.IfExp(body=one, orelse=other):
            return verbs_in(one) | verbs_in(other)
        case ast.Tuple(elts=[verb, ast.Tuple()]):
            return verbs_in(verb)
        case ast.Constant(value=str(verb)):
            return {verb}
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
            return NAMED[name]
        case ast.Subscript(value=ast.Dict(values=several) | ast.Tuple(elts=several)):
            return set().union(*map(verbs_in, several))
        case ast.Call(func=ast.Name(id="spell_play")):
            return NAMED["PLAY"] | NAMED["VERBS"]
    return set()


@cache
def verbs() -> set[str]:
    spells = [n for n in nodes() if isinstance(n, ast.FunctionDef) and n.name == "spell"]
    returns = [n for spell in spells for n in ast.walk(spell) if isinstance(n, ast.Return)]
    found = [verbs_in(n.value) for n in returns]
    assert all(found), "a spelling this test can't read"
    return set().union(*found)


def questions(title: Title) -> list[type[Question]]:
    frames = title.board.tables.frames.values()
    return [f for f in frames if isinstance(f, type) and issubclass(f, Question)]


def test_every_question_verb_refusal_and_reason_has_words(title: Title) -> None:
    wanted = {f"prompt-{question.kind}" for question in questions(title)}
    wanted |= {f"refusal-{code}" for code in refusal_codes()}
    wanted |= {f"reason-{name}" for name in [*reasons_told(), *title.draw_ids]}
    wanted |= {f"seat-{seat}" for seat in title.seats}
    assert len(wanted) > 110
    told = {f"{question.kind}-{verb}" for question in questions(title) for verb in verbs()}
    for speech in speeches(title):
        assert [name for name in sorted(wanted) if not speech.words.has(name)] == []
        for verb in verbs():
            own = any(speech.words.has(f"option-{name}") for name in told if name.endswith(verb))
            assert speech.words.has(f"option-{verb}") or own, verb


def test_every_event_has_words_for_every_audience(title: Title) -> None:
    for speech in speeches(title):
        for kind in kinds_in(vars(faces)):
            assert speech.words.has(f"event-{kind.name}") or kind.everyone is None, kind.name
            differs = kind.owner is not None and kind.owner != kind.everyone
            differs &= kind.veils is None  # of a veiled one its owner is told the other
            assert speech.words.has(f"event-{kind.name}-own") == differs, kind.name


def test_no_words_are_left_over(title: Title) -> None:
    kinds = {question.kind for question in questions(title)}
    own = {f"{kind}-{verb}" for kind in kinds for verb in verbs()}
    events = {kind.name for kind in kinds_in(vars(faces))}
    told = "".join((GAME / name).read_text("utf-8") for name in ("telling.py", "labels.py"))
    remarks = set(re.findall(r"remark-([a-z-]+)", told))
    known = {
        "prompt": kinds,
        "option": verbs() | own,
        "refusal": refusal_codes(),
        "event": events | {f"{event}-own" for event in events},
        "reason": reasons_told() | set(title.draw_ids) | {"card", "JDG-A13-2-1"},
        "remark": remarks | {"named", "defensive", "mountain"},
    }
    families = "|".join(known)
    for lang in LANGUAGES:
        for line in (GAME / "words" / f"{lang}.ftl").read_text("utf-8").splitlines():
            if found := re.match(f"({families})-([A-Za-z0-9_-]+) =", line):
                family, name = found.groups()
                assert name in known[family], line


def test_every_rule_named_by_the_program_has_a_text() -> None:
    book = rules_of(NAME)
    named = {
        n.value
        for n in nodes()
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and re.fullmatch(ID, n.value)
    }
    named |= set(re.findall(rf"\(({ID})\)", (GAME / "words" / "fr.ftl").read_text("utf-8")))
    assert len(named) > 150
    for rule in sorted(named):
        assert all(book.text(rule, lang) for lang in LANGUAGES)


def test_a_box_named_twice_is_told_once(title: Title) -> None:
    boxes = [title.names.find(name)[0][1] for name in ("kustrin", "kustrin", "torgau")]
    face = Face(faces.DECOYS_LAID, False, (1, boxes))
    assert Speech(title.names, "en").sentence(face).endswith("decoys: Küstrin (2) and Torgau.")


def test_french_typography() -> None:
    for file in sorted((GAME / "words").rglob("fr.ftl")):
        text = file.read_text("utf-8")
        assert re.findall(r".* [:;!?»].*|.*« .*|.*\w'\w.*|.*\w[!?;].*", text) == []


def test_standing_orders_are_named_for_every_window(title: Title) -> None:
    windows = {q.name for q in questions(title) if issubclass(q, Window)}
    for lang in LANGUAGES:
        assert {name for name, _ in title.sheet(lang)["windows"]} == windows
        assert all(text for _, text in title.sheet(lang)["windows"])


# --- every face can be told


def sample(names: KitNames, kind: str, size: int) -> object:
    """A fact of a type; `size` makes lists of none, one and several things."""
    if kind.endswith("*"):
        return [sample(names, kind[:-1], size + n) for n in range(size)]
    if kind == "modifier":
        return ("JDG-8.5-11", size - 1, "ground")
    if kind in ("word", "rule"):
        return {"word": "word", "rule": "JDG-9-2"}[kind]
    return size % len(names.ids[kind]) if kind in names.ids else size


def every_face(title: Title, size: int) -> Iterator[Face]:
    names = title.names
    assert isinstance(names, KitNames)
    for kind in kinds_in(vars(faces)):
        owner = kind.owner if kind.veils is None else None
        for own, fields in ((False, kind.everyone), (True, owner)):
            if fields is not None:
                yield Face(kind, own, tuple(sample(names, fact, size) for _, fact in fields))


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_every_face_is_one_line(title: Title, size: int) -> None:
    for speech in speeches(title):
        for face in every_face(title, size):
            text = speech.sentence(face)
            assert re.fullmatch(r"\S.*[.]", text), (face.kind.name, text)
            assert "  " not in text, text
            assert not re.search(r"JDG-|[{}]", text), (face.kind.name, text)
            assert speech.face_plain(face)["kind"] == face.kind.name


def number(title: Title, kind: str, word: str) -> int:
    return next(value for found, value in title.names.find(word) if found == kind)


def test_sentences_read_well(title: Title) -> None:
    french, english = speeches(title)
    ney, third = number(title, "piece", "ney"), number(title, "piece", "corps-3")
    start, to = number(title, "box", "altenburg"), number(title, "box", "zeitz")
    moved = Face(faces.MOVED, False, (0, (ney, third), start, to, 1))
    assert french.sentence(moved) == "Ney et III Corps marchent d’Altenburg à Zeitz."
    assert english.sentence(moved) == "Ney and III Corps march from Altenburg to Zeitz."
    terms = (("JDG-8.5-11", -1, "ground"), ("JDG-8.5-2", 2, ""))
    dice = (("JDG-8.5-10", 4, ""),)
    rolled = Face(faces.ROLLED, False, (0, 28, 5, terms, dice, 1, 5, 1, 1))
    told = (
        "Les Français avec 28 PF (colonnes_: −1 terrain et +2 attaque de flanc), colonne 22–29_: "
        "dé 1 (+4 chef), total 5, l’ennemi perd 1 PF et son moral est mis à l’épreuve."
    )
    assert french.sentence(rolled) == told.replace("_", NO_BREAK)
    told = (
        "The French with 28 PF (columns: −1 ground and +2 flank attack), column 22–29: die 1 "
        "(+4 leader), total 5, the enemy loses 1 PF and his morale is tried."
    )
    assert english.sentence(rolled) == told


def test_a_refusal_gives_thing_reason_and_rule(title: Title) -> None:
    speech = Speech(title.names, "fr")
    ney = ("piece", number(title, "piece", "ney"))
    text = speech.refusal(Refusal("already-activated", "JDG-4.5-3"), ("activate", (ney,)))
    start = f"Ney{NO_BREAK}: Il a déjà marché dans cette phase. (JDG-4.5-3{NO_BREAK}: "
    assert text.startswith(start)


# --- whole games


def play_on(match: Match, seed: str) -> Iterator[Match]:
    luck = random.Random(seed)
    while match.board.over is None:
        yield match
        seat = luck.choice(sorted(match.asked()))
        match.answer(seat, luck.choice(match.options(seat)))


def test_a_whole_game_can_be_told() -> None:
    """In a strict match, so that every window is asked; pens are slow, and look now and then."""
    start = {"scenario": "lutzen-bautzen", "options": {"windows": "strict"}}
    match = new_match(NAME, start, seed="told")
    match.begin()
    told = speeches(match.title)
    pens = [Pen(match.title.sheet(speech.lang), speech, 80) for speech in told]
    for count, at in enumerate(play_on(match, "told")):
        for speech, pen in zip(told, pens, strict=True):
            for seat, question in at.asked().items():
                ask(at, speech, question)
                if count % 40 == 0:
                    scene = at.title.scene(at.view(seat), speech.lang)
                    summary = "\n".join(line.plain for line in situation(pen, scene))
                    assert not re.search(r"[{}]|None", summary), summary
    assert match.board.over is not None
    for speech in told:
        assert speech.over(match.board.over)
        for viewer in match.viewers():
            for face in match.faces(viewer):
                assert "JDG-" not in speech.sentence(face)


def ask(match: Match, speech: Speech, question: Question) -> None:
    """Labels are there, and no two answers look alike."""
    board, names = match.board, match.title.names
    assert not re.search(r"[{}]|None|JDG-", speech.prompt(board, question))
    for option in question.candidates(board):
        assert speech.bare_label(board, question, option)
    offered = options(board, question)
    labels = [speech.label(board, question, option) for option in offered]
    texts = option_texts(board, names, question, offered)
    assert len(set(labels)) == len(set(texts)) == len(offered), (labels, texts)


def test_answers_stand_under_the_box_they_start_from() -> None:
    """Together what belongs together; the numbers follow."""
    match = new_match(NAME, {"scenario": "lutzen-bautzen"}, seed="grouped")
    match.begin()
    while "activate" not in [question.kind for question in match.asked().values()]:
        seat = min(match.asked())
        match.answer(seat, match.options(seat)[0])
    table = Table(match, "en", {0})
    answers = table.answers(0)
    groups = [answer.group for answer in answers]
    assert groups == sorted(groups, key=groups.index)
    assert {"Naumburg", "Weissenfels", "Magdeburg"} <= set(groups)
    assert sorted(answer.text for answer in answers) == sorted(match.options(0))
    lines = [line.plain for line in table.question_lines(0, table.pen())]
    at = lines.index("  Weissenfels")
    assert re.match(r" *\d+  Ney \(free\) ", lines[at + 1])
    assert re.match(r" *\d+  III Corps \(15 PF; 1 PC\) ", lines[at + 2])
