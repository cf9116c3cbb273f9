"""Both languages say the same things, with the same arguments, and nothing fails in silence."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

import berthier
from berthier.kernel.errors import BadInput, KernelError
from berthier.words import LANGUAGES, Words, add_folder, words

SOURCE = Path(berthier.__file__).parent
FOLDERS = sorted({file.parent for file in SOURCE.rglob("*.ftl")})
SHARED = SOURCE / "words"
NO_BREAK = "\u00a0"


class Variables(Visitor):
    """The names of the variables in a message."""

    def __init__(self, node: BaseNode) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(folder: Path, language: str) -> dict[str, Message | Term]:
    body = FluentResource((folder / f"{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    found = [entry for entry in body if isinstance(entry, Message | Term)]
    names = [f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name for entry in found]
    assert len(set(names)) == len(names), "a message is defined twice"
    return dict(zip(names, found, strict=True))


def folder_of(path: Path, fr: str, en: str) -> str:
    path.mkdir(exist_ok=True)
    (path / "fr.ftl").write_text(fr, "utf-8")
    (path / "en.ftl").write_text(en, "utf-8")
    return str(path)


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


# --- the files


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_both_languages_have_the_same_messages_and_variables(folder: Path) -> None:
    french, english = entries(folder, "fr"), entries(folder, "en")
    assert sorted(french) == sorted(english)
    for name in french:
        assert Variables(french[name]).names == Variables(english[name]).names, name


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_french_punctuation_never_starts_a_line(folder: Path) -> None:
    for number, line in enumerate((folder / "fr.ftl").read_text("utf-8").splitlines(), 1):
        assert not re.search("« | »| [:;!?](?=\\s|$)", line), f"fr.ftl:{number}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_message_can_be_said(language: str) -> None:
    for name, entry in entries(SHARED, language).items():
        given = {variable: f"<{variable}>" for variable in Variables(entry).names}
        text = words(language).say(name, **given)
        assert all(value in text for value in given.values())
        assert not set(text) & set("{}\u2068\u2069")
        assert text.endswith(".")


def test_every_error_raised_has_a_message_with_its_arguments() -> None:
    """Codes are literals in the source; a code without a message would surprise a player."""
    messages = {name: Variables(entry).names for name, entry in entries(SHARED, "en").items()}
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="BadInput" | "BadSave" | "BadLuck"),
                    args=[ast.Constant(value=str(code)), *_],
                    keywords=keywords,
                ):
                    where = f"{file.relative_to(SOURCE)}:{node.lineno}: {code}"
                    assert f"error-{code}" in messages, where
                    given = {keyword.arg for keyword in keywords}
                    if None not in given:  # None: **arguments
                        assert messages[f"error-{code}"] <= given, where


# --- the module


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        words("de")
    assert caught.value.code == "unknown-language"
    assert caught.value.args_ == {"given": "de", "known": "fr, en"}
    text = words("fr").say(f"error-{caught.value.code}", **caught.value.args_)
    assert text == (
        "La langue «_de_» n’est pas connue. Langues possibles_: fr, en.".replace("_", NO_BREAK)
    )


def test_words_are_made_once() -> None:
    assert words("fr") is words("fr")


def test_a_message_that_is_missing_is_loud() -> None:
    assert not words("en").has("no-such-message")
    assert words("en").has("error-game-over")
    with pytest.raises(KernelError) as caught:
        words("en").say("no-such-message")
    assert caught.value.code == "no-message"
    assert caught.value.args_ == {"message": "no-such-message", "language": "en"}


def test_an_argument_that_is_missing_is_loud() -> None:
    with pytest.raises(KernelError) as caught:
        words("en").say("error-unknown-title", given="napoleon-1805")
    assert caught.value.code == "bad-message"


def test_numbers_plurals_and_truth(tmp_path: Path) -> None:
    fr = """
year = en { NUMBER($y, useGrouping: 0) }
men = { $n } { $n ->
    [one] homme
   *[other] hommes
}
fog = { $fog ->
    [true] brouillard
   *[false] plein jour
}
"""
    en = fr.replace("en {", "in {").replace("hommes", "men").replace("homme", "man")
    folders = [folder_of(tmp_path / "numbers", fr, en)]
    french, english = Words("fr", folders), Words("en", folders)
    assert french.say("year", y=1806) == "en 1806"
    assert english.say("year", y=1806) == "in 1806"
    assert french.say("men", n=0) == "0 homme"  # French counts zero with one
    assert english.say("men", n=0) == "0 men"
    assert english.say("men", n=160_000) == "160,000 men"
    assert re.sub(r"\s", " ", french.say("men", n=160_000)) == "160 000 hommes"
    assert french.say("fog", fog=True) == "brouillard"
    assert french.say("fog", fog=False) == "plein jour"


def test_folders_merge_also_when_added_later(tmp_path: Path) -> None:
    folders = [folder_of(tmp_path / "a", "one = un", "one = one")]
    french = Words("fr", folders)
    assert french.say("one") == "un"
    assert not french.has("two")
    folders.append(folder_of(tmp_path / "b", "two = deux", "two = two"))
    assert french.say("two") == "deux"
    assert french.say("one") == "un"


def test_what_is_remembered_is_told_apart_by_type_and_name(tmp_path: Path) -> None:
    text = "n = { $n } { $m }"
    english = Words("en", [folder_of(tmp_path / "a", text, text)], remembered=10)
    for _ in range(2):
        assert english.say("n", n=1, m=2) == english.say("n", m=2, n=1) == "1 2"
        assert english.say("n", n=2, m=1) == "2 1"
        assert english.say("n", n=True, m=1) == "true 1"
        assert english.say("n", n=1, m=1) == "1 1"
        assert english.say("n", n=[1], m=1) == "[1] 1"


def test_a_message_defined_twice_is_an_error(tmp_path: Path) -> None:
    folders = [folder_of(tmp_path / name, "one = un", "one = one") for name in ("a", "b")]
    with pytest.raises(KernelError) as caught:
        Words("fr", folders).has("one")
    assert caught.value.code == "message-twice"


def test_a_broken_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(KernelError) as caught:
        Words("fr", [folder_of(tmp_path / "a", "one = { un", "one = one")]).has("one")
    assert caught.value.code == "bad-ftl"


def test_add_folder_reaches_everybody_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = [str(SHARED)]
    monkeypatch.setattr("berthier.words._folders", folders)
    folder_of(tmp_path / "game", "hello = Bonjour { $who } !", "hello = Hello { $who }!")
    add_folder(tmp_path / "game")
    add_folder(str(tmp_path / "game"))
    assert len(folders) == 2
    assert Words("en", folders).say("hello", who="Davout") == "Hello Davout!"
    assert Words("en", folders).has("error-game-over")


def test_importing_the_words_does_not_import_fluent() -> None:
    code = "import sys, berthier.words; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0
