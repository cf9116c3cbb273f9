"""How a conversation with the referee may end: quietly, whatever happens."""

from __future__ import annotations

import json
import signal

import pytest

from berthier.kernel.match import Match
from berthier.referee.protocol import handle
from berthier.referee.session import Session
from tests.referee_client import Referee

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


def test_end_of_input_is_a_quiet_end(referee: Referee) -> None:
    referee.fine("new", **NEW)
    assert referee.end() == (0, "", "")


def test_ctrl_c_is_no_traceback(referee: Referee) -> None:
    referee.fine("new", **NEW)
    referee.process.send_signal(signal.SIGINT)
    assert referee.end() == (130, "", "")


def test_a_closed_pipe_is_no_traceback(referee: Referee) -> None:
    referee.fine("new", **NEW)
    process = referee.process
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdout.close()
    process.stdin.write(b'{"do":"ask"}\n' * 3)
    process.stdin.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    assert process.wait(60) == 1


def test_a_bug_of_ours_freezes_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session("en")
    assert handle(session, json.dumps({"do": "new", **NEW}).encode())["ok"]

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    before = handle(session, b'{"do":"save"}')
    seat = next(iter(handle(session, b'{"do":"ask"}')["questions"]))
    monkeypatch.setattr("berthier.kernel.flow.answer", broken)
    request = json.dumps({"do": "answer", "seat": seat, "option": "pass"}).encode()
    reply = handle(session, request)
    assert (reply["ok"], reply["error"], reply["rule"]) == (False, "match-frozen", None)
    assert handle(session, b'{"do":"save"}') == before
    monkeypatch.setattr(Match, "view", broken)
    assert handle(session, b'{"do":"view","viewer":"french"}')["error"] == "match-frozen"
    assert capsys.readouterr().err.count("\n") == 2  # one line each for developers
    monkeypatch.undo()
    assert handle(session, request)["ok"]
