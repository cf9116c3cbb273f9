"""Small things at the terminal: why a march has ended, strange lines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from berthier.cli.marches import end_of_march
from tests.test_play import play


def moved(to: str) -> dict[str, Any]:
    return {"kind": "moved", "side": "french", "pieces": ["ney"], "to": to}


def test_why_a_march_has_ended() -> None:
    pieces = [
        {"id": "ney", "side": "french", "zone": "jena", "infantry": 1},
        {"id": "napoleon", "side": "french", "zone": "jena"},
    ]
    scene: Any = {"side": "french", "pieces": pieces}
    assert end_of_march(scene, [moved("jena")]) == ("", "jena")
    card = {"kind": "played", "side": "prussian", "card": "confusion/3"}
    assert end_of_march(scene, [moved("jena"), card]) == ("march-card", "jena")
    control = {"kind": "control", "side": "french", "zone": "jena"}
    assert end_of_march(scene, [moved("jena"), control])[0] == "march-citadel"
    pieces.append({"id": "soult", "side": "french", "zone": "jena", "infantry": 1})
    assert end_of_march(scene, [moved("jena")])[0] == "march-friends"
    pieces.append({"id": "louis", "side": "prussian", "zone": "jena"})
    assert end_of_march(scene, [moved("jena")])[0] == "march-enemy"
    assert end_of_march(scene, [moved("jena"), {"kind": "retreated"}]) == ("", "")
    marker = {"kind": "moved", "side": "french", "army": "ney", "to": "jena"}
    assert end_of_march(scene, [marker]) == ("", "")  # a title without piles


def test_strange_lines_are_answered(tmp_path: Path) -> None:
    typed = f"{'9' * 5000}\n²\n  \n\0\nsave a\0b\n\ud800\nshow\tjena\nrules \nQUITTER\n"
    code, out, err = play(tmp_path, typed.encode("utf-8", "surrogatepass").decode("latin-1"))
    assert (code, err) == (0, "")
    assert "“999999…” is not among the answers offered." in out
    assert "can’t be the name of a file" in out


def helped(folder: Path, *line: str) -> str:
    folder.mkdir()
    code, out, err = play(folder, "help\nquit\n", *line)
    assert (code, err) == (0, "")
    assert "\nquit              leave" in out
    return out


def test_help_names_what_there_is_at_this_table(tmp_path: Path) -> None:
    napoleon = helped(tmp_path / "1806")
    assert "\nhint " in napoleon
    assert "\nnote TEXT" not in napoleon
    germany = ("jdg-allemagne-1813", "--scenario", "autumn")
    alone = helped(tmp_path / "1813", *germany)
    assert "\nhint " not in alone
    assert "\nnote TEXT" not in alone
    allies = helped(tmp_path / "armies", *germany, "--armies", "on", "--french", "tambour")
    assert "\nnote TEXT" in allies
