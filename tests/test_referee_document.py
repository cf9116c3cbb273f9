"""docs/referee.md is true: its commands, its conversation, its random player."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from berthier.referee.commands import COMMANDS
from berthier.referee.fields import OTHERS
from tests import referee_document
from tests.referee_client import ENVIRONMENT

NEW = {"title": "napoleon-1806", "scenario": "campaign", "rules": "conscrit", "seed": "7"}
# Davout alone meets Tauentzien: a whole combat with scripted cards.
FIGHT = {
    "door": "operation",
    "side": "french",
    "pieces": {
        "davout": {"zone": "jena", "infantry": 7, "cavalry": 1},
        "tauentzien": {"zone": "jena", "infantry": 2, "cavalry": 1},
        "hohenlohe": {"zone": "weimar", "infantry": 5, "cavalry": 2},
    },
}


def test_the_document_names_every_command() -> None:
    text = referee_document.text()
    for name, command in COMMANDS.items():
        assert f"`{name}`" in text, name
        for field in command.fields.keys() - OTHERS.keys():
            assert f"`{field}`" in text, f"{name}: {field}"


def test_the_conversation_of_the_document_is_real() -> None:
    assert referee_document.replayed() == referee_document.text()


def test_the_random_player_of_the_document_works(tmp_path: Path) -> None:
    program = referee_document.random_player()
    assert len(program.splitlines()) <= 25
    command = tmp_path / "berthier"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m berthier.cli.main "$@"\n')
    command.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        env={**ENVIRONMENT, "PATH": path, "PYTHONWARNINGS": "default"},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Victory: " in done.stdout
