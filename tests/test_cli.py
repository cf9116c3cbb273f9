"""The command line as people and programs call it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import berthier.games.napoleon
from berthier.cli.language import chosen
from berthier.cli.usage import told
from tests.referee_client import COMMAND, ENVIRONMENT, Referee

PACK = Path(berthier.games.napoleon.__file__).parent / "packs" / "napoleon-1806"


def run(*line: str | Path, folder: Path | None = None, **environment: str) -> tuple[int, str, str]:
    """Exit code, output, complaints; never a traceback."""
    done = subprocess.run(
        [*COMMAND, *map(str, line)],
        input=b"",
        capture_output=True,
        cwd=folder,
        env={**ENVIRONMENT, **environment},
        timeout=120,
        check=False,
    )
    err = done.stderr.decode()
    assert "Traceback" not in err
    return done.returncode, done.stdout.decode(), err


def test_help_names_every_command_in_both_languages() -> None:
    code, english, _ = run("--help")
    assert code == 0
    assert "Referee matches for a program" in english
    assert run()[1] == english
    for code, french, _ in (
        run("--lang", "fr", "--help"),
        run("--help", LC_ALL="fr_FR.UTF-8"),
    ):
        assert code == 0
        assert "Arbitrer des parties" in french
        assert "Commandes\u00a0:" in french
        assert "Show this message" not in french
    for command in ("play", "referee", "games", "verify", "replay", "rules", "pack"):
        assert f"  {command} " in english
        assert run(command, "--help")[0] == 0


def test_help_is_quick_because_little_is_imported() -> None:
    code = (
        "import sys; from berthier.cli.main import run; run(['--help']);"
        "print(sorted({'fluent.runtime', 'msgspec', 'rich', 'berthier.games'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.decode().splitlines()[-1] == "[]"


def test_version() -> None:
    assert run("--version") == (0, f"berthier {berthier.__version__}\n", "")


def test_games() -> None:
    code, out, _ = run("games", "--json")
    assert code == 0
    title = json.loads(out)["titles"][0]
    assert title["title"] == "napoleon-1806"
    assert title["scenarios"] == ["campaign", "short"]
    assert title["rules"] == ["conscrit", "grognard", "marechal"]
    assert title["seats"] == ["french", "prussian"]
    french = run("games", "--lang", "fr")[1]
    assert "Napoléon 1806\u00a0: napoleon-1806\n" in french
    assert "campaign (Campagne de 1806), short (" in french


def test_rules() -> None:
    code, out, _ = run("rules", "n06-vic-5", "--lang", "fr")
    assert code == 0
    assert out.startswith("N06-VIC-5 (règle)\n")
    assert "R06-62 (décision" in out
    assert run("rules", "foraging")[1].startswith("N06-CARD-FOURRAGER (rule)\nForaging (")
    assert run("rules")[1].startswith("N06-CMP-1 ")
    code, table, _ = run("rules", "--coverage")
    assert code == 0
    assert table.splitlines()[0].split() == ["chapter", "rules", "with", "code", "with", "cases"]
    assert table.splitlines()[-1].startswith("all ")


def test_pack_check(tmp_path: Path) -> None:
    assert run("pack", "check", PACK)[0] == 0
    spoilt = Path(shutil.copytree(PACK, tmp_path / "pack"))
    (spoilt / "cards.toml").write_text("cards = 7\n")
    code, _, err = run("pack", "check", spoilt, "--lang", "fr")
    assert code == 1
    assert "cards.toml" in err
    assert run("pack", "check", tmp_path / "nowhere")[0] == 2
    assert run("pack", "check", tmp_path)[0] == 1


@pytest.fixture
def save(tmp_path: Path) -> Path:
    with Referee(tmp_path) as referee:
        referee.fine("new", title="napoleon-1806", seed="7")
        seat = next(iter(referee.fine("ask")["questions"]))
        referee.fine("answer", seat=seat, option="pass")
        referee.fine("save", file="match.save")
    return tmp_path / "match.save"


def test_verify(save: Path) -> None:
    code, out, err = run("verify", save)
    assert (code, err) == (0, "")
    assert out.startswith("True: 1 answers")
    text = save.read_text("utf-8")
    save.write_text(text.replace('"vp":10', '"vp":11'), "utf-8")
    code, out, err = run("verify", save, "--lang", "fr")
    assert (code, out) == (1, "")
    assert "modifiée" in err
    save.write_text(text[:100], "utf-8")
    assert run("verify", save)[0] == 1
    save.write_text("Dear diary", "utf-8")
    assert "This is no save of Berthier." in run("verify", save)[2]
    assert "is a folder" in run("verify", save.parent)[2]
    assert run("verify", save.parent / "nowhere.save")[0] == 2


BAD_LINES = [
    ["dance"],
    ["play", "napoleon-1805"],
    ["play", "--scenario", "waterloo"],
    ["play", "--windows", "open"],
    ["play", "--french", "marmont"],
    ["play", "--load", "nowhere.save"],
    ["play", "--seed"],
    ["games", "--xml"],
    ["games", "--lang", "de"],
    ["rules", "N06-XXX-1"],
    ["rules", "--coverage", "--title", "napoleon-1805"],
    ["verify"],
    ["replay"],
    ["replay", "nowhere.save"],
    ["replay", "nowhere.save", "--open", "--seat", "french"],
    ["pack", "check"],
    ["pack", "mend"],
]


@pytest.mark.parametrize("line", BAD_LINES, ids=" ".join)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bad_lines_are_told_in_one_line(line: list[str], lang: str, tmp_path: Path) -> None:
    code, out, err = run(*line, folder=tmp_path, LC_ALL=f"{lang}.UTF-8")
    assert (code, out) == (2, "")
    assert err.startswith("berthier: ")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_language_is_found_before_anything_else() -> None:
    assert chosen(["rules", "--lang", "fr"], {"LANG": "en_GB.UTF-8"}) == "fr"
    assert chosen(["--lang=en", "play"], {"LANG": "fr_FR.UTF-8"}) == "en"
    assert chosen([], {"LANG": "fr_CA.UTF-8"}) == "fr"
    assert chosen([], {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}) == "en"
    assert chosen(["--lang"], {}) == "en"
    assert chosen(["--lang", "de"], {}) == "en"


def test_complaints_of_the_line_in_french() -> None:
    assert told("No such command 'x'.", "fr") == "la commande «\u00a0x\u00a0» n’existe pas."
    assert told("No such option: --x", "fr") == "l’option «\u00a0--x\u00a0» n’existe pas."
    assert told("Something else", "fr") == "Something else."
    assert told("Missing argument 'X'.", "en") == "Missing argument 'X'."
