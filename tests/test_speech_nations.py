"""Everything Bataille des Nations can say has words in both languages, and the words are right."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import berthier.games.nations
from berthier.cli.pen import Pen
from berthier.cli.situation import situation
from berthier.games.nations import actions, faces
from berthier.games.nations.names import KitNames
from berthier.games.registry import open_title
from berthier.kernel.contract import Title
from berthier.kernel.events import Face, kinds_in
from berthier.kernel.flow import Question, Refusal, options
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.referee.matches import new_match
from berthier.rules import rules_of
from berthier.words import LANGUAGES
from berthier.words.speech import Speech

NAME = "bataille-des-nations-1813"
GAME = Path(berthier.games.nations.__file__).parent
TREES = [ast.parse(file.read_text("utf-8")) for file in sorted(GAME.glob("*.py"))]
TABLES = {"VERBS": set(actions.VERBS)}
NO_BREAK = "\u00a0"


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


def rules_told() -> set[str]:
    """Rules that events give as a reason: the last argument of `score`."""
    found = set()
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="score"), args=[*_, ast.Constant(value=str(rule))]):
                found.add(rule)
    return found


def verbs_in(node: ast.expr | None) -> set[str]:
    """The verbs of what a `spell` returns: `"move", (...)`, one of two, one of a table."""
    match node:
        case ast.IfExp(body=one, orelse=other):
            return verbs_in(one) | verbs_in(other)
        case ast.Tuple(elts=[verb, _]):
            return verbs_in(verb)
        case ast.Constant(value=str(verb)):
            return {verb}
        case ast.Subscript(value=ast.Name(id=table)):
            return TABLES[table]
    return set()


def verbs() -> set[str]:
    spells = [n for n in nodes() if isinstance(n, ast.FunctionDef) and n.name == "spell"]
    returns = [n for spell in spells for n in ast.walk(spell) if isinstance(n, ast.Return)]
    found = [verbs_in(n.value) for n in returns]
    assert all(found), "a spelling this test can't read"
    return set().union(*found)


def question_kinds(title: Title) -> set[str]:
    frames = title.board.tables.frames.values()
    return {f.kind for f in frames if isinstance(f, type) and issubclass(f, Question)}


def test_every_question_verb_refusal_and_reason_has_words(title: Title) -> None:
    wanted = {f"prompt-{kind}" for kind in question_kinds(title)}
    wanted |= {f"option-{verb}" for verb in verbs()}
    wanted |= {f"refusal-{code}" for code in refusal_codes()}
    wanted |= {f"reason-{rule}" for rule in rules_told()}
    wanted |= {f"seat-{seat}" for seat in title.seats} | {"kind-army", "kind-mission"}
    assert len(wanted) > 55
    for speech in speeches(title):
        assert [name for name in sorted(wanted) if not speech.words.has(name)] == []


def test_every_event_has_words_for_every_audience(title: Title) -> None:
    for speech in speeches(title):
        for kind in kinds_in(vars(faces)):
            assert speech.words.has(f"event-{kind.name}") or kind.everyone is None
            differs = kind.owner is not None and kind.owner != kind.everyone
            assert speech.words.has(f"event-{kind.name}-own") == differs, kind.name


def test_no_words_are_left_over(title: Title) -> None:
    kinds = question_kinds(title)
    own = {f"{kind}-{verb}" for kind in kinds for verb in verbs()}
    events = {kind.name for kind in kinds_in(vars(faces))}
    known = {
        "prompt": kinds,
        "option": verbs() | own,
        "refusal": refusal_codes(),
        "event": events | {f"{event}-own" for event in events},
        "reason": rules_told() | set(title.draw_ids),
    }
    for lang in LANGUAGES:
        for line in (GAME / "words" / f"{lang}.ftl").read_text("utf-8").splitlines():
            if found := re.match("(prompt|option|refusal|event|reason)-([A-Za-z0-9-]+) =", line):
                family, name = found.groups()
                assert name in known[family], line


def test_every_rule_named_by_the_program_has_a_text() -> None:
    book = rules_of(NAME)
    named = {
        n.value
        for n in nodes()
        if isinstance(n, ast.Constant)
        and isinstance(n.value, str)
        and re.fullmatch(r"BDN-(?!RND)[A-Z]+-\d+", n.value)
    }
    assert len(named) > 35
    for rule in sorted(named):
        assert all(book.text(rule, lang) for lang in LANGUAGES)


def test_french_typography() -> None:
    text = (GAME / "words" / "fr.ftl").read_text("utf-8")
    assert re.findall(r".* [:;!?»].*|.*« .*|.*\w'\w.*|.*\w[!?;].*", text) == []


# --- every face can be told


def sample(names: KitNames, kind: str, size: int) -> object:
    """A fact of a type; `size` makes lists of none, one and several things."""
    if kind.endswith("*"):
        return [sample(names, kind[:-1], size + n) for n in range(size)]
    if kind in ("word", "rule"):
        return {"word": "word", "rule": "BDN-TIL-5"}[kind]
    return size % len(names.ids[kind]) if kind in names.ids else size


def every_face(title: Title, size: int) -> Iterator[Face]:
    names = title.names
    assert isinstance(names, KitNames)
    for kind in kinds_in(vars(faces)):
        for own, fields in ((False, kind.everyone), (True, kind.owner)):
            if fields is not None:
                yield Face(kind, own, tuple(sample(names, fact, size) for _, fact in fields))


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_every_face_is_one_line(title: Title, size: int) -> None:
    for speech in speeches(title):
        for face in every_face(title, size):
            text = speech.sentence(face)
            assert re.fullmatch(r"\S.*[.]", text), (face.kind.name, text)
            assert "  " not in text, text
            assert not re.search(r"BDN-|[{}]", text), (face.kind.name, text)
            assert speech.face_plain(face)["kind"] == face.kind.name


def number(title: Title, kind: str, word: str) -> int:
    return next(value for found, value in title.names.find(word) if found == kind)


def test_sentences_read_well(title: Title) -> None:
    french, english = speeches(title)
    ney = number(title, "army", "ney")
    zones = [number(title, "zone", word) for word in ("althen", "engelsdorf", "mockau")]
    moved = Face(faces.MOVED, False, (0, ney, *zones[:2]))
    assert french.sentence(moved) == "Un marqueur de Ney passe d’Althen à Engelsdorf."
    assert english.sentence(moved) == "A marker of Ney moves from Althen to Engelsdorf."
    army = Face(faces.ARMY, False, (0, ney, zones[1:], 1))
    fielded = "Ney entre en campagne à Engelsdorf et Mockau, un éclaireur en tête."
    assert french.sentence(army) == fielded
    fielded = "Ney takes the field at Engelsdorf and Mockau, guided by a scout."
    assert english.sentence(army) == fielded
    point = Face(faces.POINT, False, (1, 1, 4, "BDN-TIL-5"))
    assert french.sentence(point) == "Les Alliés marquent 1 point (armée rassemblée), 4 en tout."
    assert english.sentence(point) == "The Allies score 1 point (own army gathered), 4 in all."


def test_a_refusal_gives_thing_reason_and_rule(title: Title) -> None:
    speech = Speech(title.names, "fr")
    platow = ("army", number(title, "army", "platow"))
    text = speech.refusal(Refusal("too-early", "BDN-ARM-3"), ("army", (platow,)))
    start = f"Platow{NO_BREAK}: La date de sa carte n’est pas encore venue. (BDN-ARM-3{NO_BREAK}: "
    assert text.startswith(start)


# --- whole games


def play_on(match: Match, seed: str) -> Iterator[Match]:
    luck = random.Random(seed)
    while match.board.over is None:
        yield match
        seat = luck.choice(sorted(match.asked()))
        match.answer(seat, luck.choice(match.options(seat)))


@pytest.mark.parametrize(("scenario", "windows"), [("game", "strict"), ("match", "brisk")])
def test_a_whole_game_can_be_told(scenario: str, windows: str) -> None:
    start = {"scenario": scenario, "rules": "advanced", "options": {"windows": windows}}
    match = new_match(NAME, start, seed=scenario + windows)
    match.begin()
    told = speeches(match.title)
    for at in play_on(match, windows):
        for speech in told:
            for seat, question in at.asked().items():
                ask(at, speech, question)
                pen = Pen(at.title.sheet(speech.lang), speech, 80)
                scene = at.title.scene(at.view(seat), speech.lang)
                summary = "\n".join(line.plain for line in situation(pen, scene))
                assert not re.search(r"[{}]|BDN-|None", summary), summary
    assert match.board.over is not None
    for speech in told:
        assert speech.over(match.board.over)
        for viewer in match.viewers():
            for face in match.faces(viewer):
                assert "BDN-" not in speech.sentence(face)


def ask(match: Match, speech: Speech, question: Question) -> None:
    """Labels are there, and no two answers look alike."""
    board, names = match.board, match.title.names
    assert speech.prompt(board, question)
    for option in question.candidates(board):
        assert speech.label(board, question, option)
    offered = options(board, question)
    labels = [speech.label(board, question, option) for option in offered]
    texts = option_texts(board, names, question, offered)
    assert len(set(labels)) == len(set(texts)) == len(offered), (labels, texts)
