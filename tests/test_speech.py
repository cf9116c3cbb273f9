"""Everything the games can say has words in both languages, and the words are right."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import berthier.games.napoleon
from berthier.games.registry import NAMES, open_title
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput, BadSave, KernelError
from berthier.kernel.events import Face, Kind
from berthier.kernel.flow import Over, Question, Refusal
from berthier.kernel.match import Match
from berthier.referee.matches import new_match
from berthier.words import LANGUAGES
from berthier.words.speech import Speech

GAME = Path(berthier.games.napoleon.__file__).parent
TREES = [ast.parse(file.read_text("utf-8")) for file in sorted(GAME.glob("*.py"))]
NO_BREAK = "\u00a0"


@pytest.fixture(scope="module")
def title() -> Title:
    return open_title("napoleon-1806", {})


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


def verbs_in(node: ast.expr | None) -> set[str]:
    """The verbs of what a `spell` returns: `"move", (...)`, or one of two of them."""
    match node:
        case ast.IfExp(body=one, orelse=other):
            return verbs_in(one) | verbs_in(other)
        case ast.Tuple(elts=[verb, _]):
            return verbs_in(verb)
        case ast.Constant(value=str(verb)):
            return {verb}
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


def test_every_question_verb_and_refusal_has_words(title: Title) -> None:
    wanted = {f"prompt-{kind}" for kind in question_kinds(title)}
    wanted |= {f"option-{verb}" for verb in verbs()}
    wanted |= {f"refusal-{code}" for code in refusal_codes()}
    assert len(wanted) > 60
    for speech in speeches(title):
        assert [name for name in sorted(wanted) if not speech.words.has(name)] == []


def test_every_event_has_words_for_every_audience(title: Title) -> None:
    own_modules = {face.kind for face in every_face(title)}
    for speech in speeches(title):
        for kind in own_modules:
            assert speech.words.has(f"event-{kind.name}") or kind.everyone is None
            differs = kind.owner is not None and kind.owner != kind.everyone
            differs &= kind.veils is None
            assert speech.words.has(f"event-{kind.name}-own") == differs, kind.name


def test_no_words_are_left_over(title: Title) -> None:
    kinds, spoken, codes = question_kinds(title), verbs(), refusal_codes()
    events = {face.kind.name for face in every_face(title)}
    for lang in LANGUAGES:
        for line in (GAME / "words" / f"{lang}.ftl").read_text("utf-8").splitlines():
            if found := re.match("(prompt|option|refusal|event)-([a-z-]+) =", line):
                family, name = found.groups()
                verb = next((name.removeprefix(f"{k}-") for k in kinds if name.startswith(k)), "")
                known = {
                    "prompt": kinds,
                    "option": spoken | ({name} if verb in spoken else set()),
                    "refusal": codes,
                    "event": events | {f"{event}-own" for event in events},
                }
                assert name in known[family], line


# --- every face can be told


def sample(kind: str, size: int) -> object:
    """A fact of a type; `size` makes lists of one and of several things."""
    if kind.endswith("*"):
        return [sample(kind[:-1], size + n) for n in range(size)]
    samples = {
        "word": "recovery",
        "rule": "N06-MAN-9",
        "modifier": ("N06-MAN-2", 1 - size, "further-corps"),
        "part": (size, size),
        "cube": (size, size % 2),
    }
    return samples.get(kind, size % 2 if kind == "side" else size)


def every_face(title: Title, size: int = 1) -> Iterator[Face]:
    """Both faces of every kind of this title's game; other games may be loaded as well."""
    from berthier.games.napoleon import faces

    for kind in [found for found in vars(faces).values() if isinstance(found, Kind)]:
        owner = kind.owner if kind.veils is None else None  # of a veiled one he is told the other
        for own, fields in ((False, kind.everyone), (True, owner)):
            if fields is not None:
                yield Face(kind, own, tuple(sample(fact, size) for _, fact in fields))


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_every_face_is_one_sentence(title: Title, size: int) -> None:
    for speech in speeches(title):
        for face in every_face(title, size):
            text = speech.sentence(face)
            assert re.fullmatch(r"\S.*[.]", text), (face.kind.name, text)
            assert "  " not in text, text
            assert not re.search(r"N06-|[{}]", text), (face.kind.name, text)


def test_a_face_for_programs_has_stable_ids(title: Title) -> None:
    from berthier.games.napoleon import faces
    from berthier.games.napoleon.names import KitNames

    names = title.names
    assert isinstance(names, KitNames)
    davout, kronach = names.ids["piece"].index("davout"), names.ids["zone"].index("kronach")
    face = Face(faces.FATIGUE, True, (0, kronach, 2, [(davout, 2)], "N06-MAN-9"))
    assert Speech(names, "fr").face_plain(face) == {
        "kind": "fatigue",
        "side": "french",
        "zone": "kronach",
        "total": 2,
        "parts": [{"piece": "davout", "count": 2}],
        "rule": "N06-MAN-9",
    }


def moved(title: Title, pieces: list[str], start: str, to: str) -> Face:
    from berthier.games.napoleon import faces

    zones = {name: value for name in (start, to) for _, value in title.names.find(name)}
    numbers = [title.names.find(name)[0][1] for name in pieces]
    return Face(faces.MOVED, False, (0, numbers, zones[start], zones[to], 1))


def test_sentences_read_well(title: Title) -> None:
    french, english = speeches(title)
    two = moved(title, ["davout", "murat"], "kronach", "lobenstein")
    assert french.sentence(two) == "Davout et Murat marchent de Kronach à Lobenstein."
    assert english.sentence(two) == "Davout and Murat march from Kronach to Lobenstein."
    one = moved(title, ["ney"], "erfurt", "weimar")
    assert french.sentence(one) == "Ney marche d’Erfurt à Weimar."
    assert english.sentence(one) == "Ney marches from Erfurt to Weimar."
    assert french.joined(["Davout", "Lannes", "Murat"]) == "Davout, Lannes et Murat"
    assert french.joined([]) == "rien"


def test_under_the_fog_it_is_also_told_that_nobody_rested(title: Title) -> None:
    """The owner is told in any case, or his silence would tell the enemy."""
    from berthier.games.napoleon import faces

    french, english = speeches(title)
    nobody = Face(faces.ALL_RESTED, False, (0, []))
    assert french.sentence(nobody) == "Aucun corps français n’a pu se reposer."
    assert english.sentence(nobody) == "No French corps could rest."


def test_over_names_winner_and_rule(title: Title) -> None:
    french, english = speeches(title)
    assert french.over(Over(1, "N06-VIC-7")).startswith(f"Victoire{NO_BREAK}: Prusse. ")
    assert english.over(Over(0, "N06-VIC-5")).startswith("Victory: France. ")
    assert english.over(Over(-1, "N06-VIC-5")).startswith("Nobody has won. ")


# --- questions and refusals


def test_a_refusal_gives_thing_reason_and_rule(title: Title) -> None:
    zone = title.names.find("jena")[0]
    speech = Speech(title.names, "en")
    text = speech.refusal(Refusal("no-connection", "N06-MAN-4"), ("move", (zone,)))
    assert text.startswith("Jena: No connection leads there from here. (N06-MAN-4: ")
    assert speech.rule_text("N06-MAN-4") in text
    bare = speech.refusal(Refusal("not-a-candidate", ""), None)
    assert bare == "This is no answer to the question."


def play_on(match: Match, seed: str) -> Iterator[Match]:
    luck = random.Random(seed)
    while match.board.over is None:
        yield match
        seat = luck.choice(sorted(match.asked()))
        match.answer(seat, luck.choice(match.options(seat)))


@pytest.mark.parametrize("combat", ["cards", "dice"])
def test_a_whole_game_can_be_told(title: Title, combat: str) -> None:
    options = {"combat": combat, "windows": "strict"}
    match = new_match("napoleon-1806", {"options": options}, seed=combat)
    match.begin()
    told = speeches(match.title)
    for at in play_on(match, combat):
        for speech in told:
            for question in at.asked().values():
                assert speech.prompt(at.board, question)
                for option in question.candidates(at.board):
                    assert speech.label(at.board, question, option)
    for viewer in match.viewers():
        for face in match.faces(viewer):
            for speech in told:
                text = speech.sentence(face)
                assert "N06-" not in text, text


# --- errors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_told_and_bugs_are_hidden(title: Title, lang: str) -> None:
    speech = Speech(title.names, lang)
    assert "nonsense" in speech.error(BadInput("unknown-seat", given="nonsense", known="a, b"))
    notice = speech.error(BadInput("missing-field", field="seat", expected="text"))
    assert ("un texte" if lang == "fr" else "a text") in notice
    frozen = speech.words.say("error-match-frozen")
    assert speech.error(KernelError("engine", stack="[['secret']]")) == frozen
    assert speech.error(BadSave("no-such-code")) == frozen


def test_an_unknown_language_or_rule_is_refused(title: Title) -> None:
    with pytest.raises(BadInput, match="unknown-language"):
        Speech(title.names, "de")
    with pytest.raises(BadInput, match="unknown-rule"):
        Speech(title.names, "fr").rule_text("N06-XXX-1")


def test_all_titles_open(title: Title) -> None:
    assert [open_title(name, {}).title for name in NAMES] == list(NAMES)


def test_what_was_said_is_told_apart_by_type() -> None:
    speech = Speech(open_title("napoleon-1806", {}).names, "fr")
    for _ in range(2):
        assert speech.say("times", thing="Iéna", count=1) != speech.say(
            "times", thing="Iéna", count=True
        )
    assert speech.say("times", thing=["Iéna"], count=2) == "['Iéna'] (2)"
