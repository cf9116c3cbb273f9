"""The referee protocol, spoken with a real process."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from berthier.kernel.chance import commitment, make_key
from berthier.referee.protocol import LIMIT
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


def play(referee: Referee, seed: str, most: int = 10**6) -> dict[str, Any]:
    """Random answers; the last reply to `ask`."""
    luck = random.Random(seed)
    while True:
        asked: dict[str, Any] = referee.fine("ask")
        if asked["over"] or most == 0:
            return asked
        seat = luck.choice(sorted(asked["questions"]))
        option = luck.choice(asked["questions"][seat]["options"])
        referee.fine("answer", seat=seat, option=option)
        most -= 1


# --- a whole conversation


def test_a_whole_game(referee: Referee) -> None:
    match = referee.fine("new", **NEW, options={})["match"]
    assert match == {
        "title": "napoleon-1806",
        "scenario": "campaign",
        "rules": "conscrit",
        "seats": ["french", "prussian"],
        "options": {
            "windows": "brisk",
            "combat": "cards",
            "orders-of-battle": "secret",
            "bids": "level",
            "six-cards": "off",
        },
        "commitment": match["commitment"],
    }
    asked = play(referee, "whole")
    assert asked["questions"] == {}
    assert asked["over"]["result"] in ("french", "prussian")
    assert asked["over"]["rule"].startswith("N06-VIC-")
    assert asked["over"]["text"]
    # Now anybody can check the luck against what was promised at the start.
    assert commitment(bytes.fromhex(asked["secret"])) == match["commitment"]
    assert len(make_key(bytes.fromhex(asked["secret"]), asked["nonces"])) == 32
    verified = referee.fine("verify")["verified"]
    assert verified["commitment"] == match["commitment"]
    assert verified["scripted"] == 0
    referee.refused("game-over", "answer", seat="french", option="pass")
    assert referee.fine("quit") == {"ok": True}
    assert referee.end() == (0, "", "")


def test_a_question_has_everything_a_program_needs(referee: Referee) -> None:
    referee.fine("new", **NEW)
    asked = referee.fine("ask")
    assert set(asked) == {"ok", "over", "questions"}
    ((_, question),) = asked["questions"].items()
    assert set(question) == {"kind", "rules", "prompt", "options", "labels", "window"}
    assert question["kind"] == "play-card"
    assert question["options"][0] == "pass"
    assert len(question["labels"]) == len(question["options"])


def test_an_answer_tells_its_seat_what_happened(referee: Referee) -> None:
    referee.fine("position", title="napoleon-1806", position=FIGHT, seed=1)
    assert list(referee.fine("ask")["questions"]) == ["french"]
    referee.fine("answer", seat="french", option="pile davout")
    reply = referee.fine("answer", seat="french", option="fight")
    kinds = [event["kind"] for event in reply["events"]]
    assert kinds[:2] == ["fights-at-once", "combat"]
    assert reply["events"][1]["attackers"] == ["davout"]
    assert all(event["text"].endswith(".") for event in reply["events"])


def test_why_gives_the_allowed_or_the_rule(referee: Referee) -> None:
    referee.fine("position", title="napoleon-1806", position=FIGHT)
    assert referee.fine("why", seat="french", about="davout")["allowed"] == ["pile davout"]
    assert referee.fine("why", seat="french", about="DAVOUT")["allowed"] == ["pile davout"]
    other = referee.fine("why", seat="french", about="Iéna")["refusal"]
    assert (other["code"], other["rule"]) == ("other-kind", None)
    refusal = referee.fine("why", seat="french", about="tauentzien")
    assert refusal["allowed"] == []
    assert refusal["refusal"]["rule"] == "N06-OPS-4"
    assert "N06-OPS-4" in refusal["refusal"]["text"]
    referee.refused("unknown-thing", "why", seat="french", about="austerlitz")
    reply = referee.refused("not-offered", "answer", seat="french", option="pile tauentzien")
    assert reply["rule"] == "N06-OPS-4"
    assert "N06-OPS-4" in reply["text"]


def test_views_and_journals_keep_secrets(referee: Referee) -> None:
    referee.fine("new", **NEW)
    french = referee.fine("journal", viewer="french")
    prussian = referee.fine("journal", viewer="prussian", since=0)
    assert [event["n"] for event in french["events"]] == list(range(french["next"]))
    drawn = [event for event in french["events"] if event["kind"] == "drawn"]
    assert [sorted(event) for event in drawn] == [
        ["cards", "kind", "n", "side", "text"],
        ["count", "kind", "n", "side", "text"],
    ]
    assert referee.fine("journal", viewer="french", since=french["next"])["events"] == []
    seen = referee.fine("view", viewer="spectator")["view"]
    assert seen["hand"] is None
    own = referee.fine("view", seat="prussian")["view"]
    cards = [
        card for e in prussian["events"] if e["kind"] == "drawn" for card in e.get("cards", [])
    ]
    assert set(own["hand"]) <= set(cards)
    text = json.dumps([french["events"], seen])
    assert not any(f'"{card}"' in text for card in set(own["hand"]) - set(drawn[0]["cards"]))


def test_language_holds_until_it_is_changed(referee: Referee) -> None:
    text = referee.refused("no-match", "ask", lang="fr")["text"]
    assert text.startswith("Aucune partie")
    assert referee.refused("no-match", "ask")["text"] == text
    assert referee.refused("no-match", "ask", lang="en")["text"].startswith("No match")
    assert "de" in referee.refused("unknown-language", "ask", lang="de")["text"]
    referee.fine("new", **NEW, lang="fr")
    ((_, question),) = referee.fine("ask")["questions"].items()
    assert question["prompt"].startswith("Jouez-vous")
    rule = referee.fine("rules", id="N06-VIC-7", lang="en")["rule"]
    assert rule["kind"] == "rule"
    assert rule["text"].startswith("At the end of turn 7")
    assert referee.fine("rules", id="N06-VIC-5")["rule"]["rulings"][0]["id"] == "R06-62"
    assert len(referee.fine("rules")["rules"]) > 200


def test_undo_order_save_load_record(referee: Referee, tmp_path: Path) -> None:
    referee.fine("position", title="napoleon-1806", position=FIGHT)
    before = referee.fine("view", viewer="french")
    referee.fine("answer", seat="french", option="pile davout")
    referee.fine("undo", seat="french")
    assert referee.fine("view", viewer="french") == before
    referee.refused("nothing-to-undo", "undo", seat="french")
    referee.fine("order", seat="prussian", window="W-COM", order="pass")
    referee.refused("bad-field", "order", seat="prussian", window="W-COM", order="never")
    inline = referee.fine("save")["save"]
    assert referee.fine("save", file="jena.save") == {"ok": True, "file": "jena.save"}
    assert (tmp_path / "jena.save").read_text("utf-8") == inline
    for source in ({"save": inline}, {"file": "jena.save"}):
        match = referee.fine("load", **source)["match"]
        assert match["scenario"] is None
        assert referee.fine("view", viewer="french") == before
    record = referee.fine("record", viewer="spectator")["record"]
    assert record["viewer"] == "spectator"
    assert "secret" not in record


def test_undo_beyond_a_draw_needs_everybody(referee: Referee) -> None:
    referee.fine("new", **NEW)
    seat = next(iter(referee.fine("ask")["questions"]))
    referee.fine("answer", seat=seat, option="pass")  # reveals cards for the initiative
    referee.refused("undo-barrier", "undo", seat=seat)
    referee.refused("undo-barrier", "undo", seat=seat, consent=[seat])
    referee.refused("unknown-seat", "undo", seat=seat, consent=["russian"])
    referee.fine("undo", seat=seat, consent=["french", "prussian"])
    assert list(referee.fine("ask")["questions"]) == [seat]


# --- scripted luck


def test_scripted_draws_come_in_their_order(referee: Referee) -> None:
    draws = {
        "N06-RND-05 french": ["tirailleurs/3", "elan/2", "anticipation/2"],
        "N06-RND-05 prussian": ["embuscade/2"],
    }
    referee.fine("position", title="napoleon-1806", position=FIGHT)
    referee.fine("luck", draws=draws)
    referee.fine("answer", seat="french", option="pile davout")
    events = referee.fine("answer", seat="french", option="fight")["events"]
    shown = [event["cards"] for event in events if event["kind"] == "shown"]
    assert shown[0] == draws["N06-RND-05 french"]
    assert shown[1] == draws["N06-RND-05 prussian"]


def test_a_script_may_come_with_the_start(referee: Referee) -> None:
    luck = {"N06-RND-02 french": ["elan/2", "audace/1", "carre/3"]}
    referee.fine("new", **NEW, luck=luck)
    assert set(luck["N06-RND-02 french"]) == set(
        referee.fine("view", viewer="french")["view"]["hand"]
    )


def test_dice_are_numbered_from_one(referee: Referee) -> None:
    fight = {**FIGHT, "options": {"combat": "dice"}}
    referee.fine("position", title="napoleon-1806", position=fight)
    draws = {"N06-RND-05 french": [1, "6", 4], "N06-RND-05 prussian": ["1"]}
    referee.fine("luck", draws=draws)
    referee.fine("answer", seat="french", option="pile davout")
    events = referee.fine("answer", seat="french", option="fight")["events"]
    thrown = [event["faces"] for event in events if event["kind"] == "rolled"]
    assert thrown == [["L", "ff", "f"], ["L"]]
    bad_faces: list[object] = [True, 1.5, None, []]
    for face in bad_faces:
        referee.refused("bad-field", "luck", draws={"N06-RND-05 french": [face]})


@pytest.mark.parametrize("face", [0, 7, "elan/2"])
def test_a_die_has_six_faces(referee: Referee, face: object) -> None:
    fight = {**FIGHT, "options": {"combat": "dice"}}
    luck = {"N06-RND-05 french": [face]}
    referee.fine("position", title="napoleon-1806", position=fight, luck=luck)
    referee.fine("answer", seat="french", option="pile davout")
    referee.refused("luck-out-of-range", "answer", seat="french", option="fight")


def test_draws_that_cannot_come_are_errors(referee: Referee) -> None:
    referee.fine("position", title="napoleon-1806", position=FIGHT)
    unknown = referee.refused("luck-unknown-draw", "luck", draws={"N06-RND-99 french": []})
    assert "N06-RND-99" in unknown["text"]
    referee.refused("unknown-seat", "luck", draws={"N06-RND-05 russian": ["elan/2"]})
    referee.fine("luck", draws={"N06-RND-05 french": ["sacrifice/2"]})  # a Prussian card
    referee.fine("answer", seat="french", option="pile davout")
    before = referee.fine("view", viewer="spectator")
    referee.refused("luck-not-in-bag", "answer", seat="french", option="fight")
    assert referee.fine("view", viewer="spectator") == before
    left = referee.refused("luck-left-over", "luck", draws={})
    assert "N06-RND-05 french: sacrifice/2" in left["text"]
    referee.refused("luck-left-over", "new", **NEW)
    referee.refused("luck-left-over", "quit")
    assert referee.end() == (1, "", "")


def test_draws_left_over_at_the_end_of_input(referee: Referee) -> None:
    referee.fine("new", **NEW)
    referee.fine("luck", draws={"N06-RND-05 french": ["elan/2"]})
    code, out, err = referee.end()
    assert (code, json.loads(out)["error"], err) == (1, "luck-left-over", "")


def test_a_script_can_be_replaced(referee: Referee) -> None:
    referee.fine("new", **NEW)
    referee.fine("luck", draws={"N06-RND-05 french": ["elan/2"]})
    referee.fine("luck", draws={}, replace=True)
    referee.fine("quit")
    assert referee.end() == (0, "", "")


# --- bad input


BAD_REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("unknown-command", {"do": "dance"}),
    ("unknown-command", {"do": 7}),
    ("missing-field", {}),
    ("missing-field", {"do": "new"}),
    ("missing-field", {"do": "answer", "seat": "french"}),
    ("missing-field", {"do": "why", "seat": "french"}),
    ("missing-field", {"do": "view"}),
    ("missing-field", {"do": "load"}),
    ("unknown-field", {"do": "ask", "seet": "french"}),
    ("bad-field", {"do": "answer", "seat": 0, "option": "pass"}),
    ("bad-field", {"do": "journal", "viewer": "french", "since": -1}),
    ("bad-field", {"do": "journal", "viewer": "french", "since": True}),
    ("bad-field", {"do": "undo", "seat": "french", "consent": "french"}),
    ("bad-field", {"do": "ask", "lang": 1}),
    ("bad-field", {"do": "luck", "draws": {"N06-RND-05 french": "elan/2"}}),
    ("unknown-title", {"do": "new", "title": "napoleon-1805"}),
    ("unknown-scenario", {"do": "new", "title": "napoleon-1806", "scenario": "waterloo"}),
    ("unknown-rules", {"do": "new", "title": "napoleon-1806", "rules": "tambour"}),
    ("unknown-option", {"do": "new", "title": "napoleon-1806", "options": {"fog": "on"}}),
    ("bad-option-value", {"do": "new", "title": "napoleon-1806", "options": {"combat": "chess"}}),
    ("unknown-seat", {"do": "new", "title": "napoleon-1806", "nonces": {"russian": "x"}}),
    ("unknown-seat", {"do": "answer", "seat": "russian", "option": "pass"}),
    ("unknown-seat", {"do": "view", "viewer": "russian"}),
    ("bad-position", {"do": "position", "title": "napoleon-1806", "position": {"turn": "3"}}),
    ("not-offered", {"do": "answer", "seat": "prussian", "option": "play sacrifice/2"}),
    ("not-offered", {"do": "answer", "seat": "prussian", "option": ""}),
    ("not-asked", {"do": "answer", "seat": "french", "option": "pass"}),
    ("unknown-rule", {"do": "rules", "id": "N06-XXX-1"}),
    ("save-not-found", {"do": "load", "file": "nowhere.save"}),
    ("bad-field", {"do": "load", "file": "no\0where"}),
    ("save-truncated", {"do": "load", "save": "{"}),
    ("not-a-save", {"do": "verify", "save": "[]"}),
    ("not-a-save", {"do": "load", "save": "Dear diary"}),
    ("file-is-folder", {"do": "load", "file": "."}),
    ("file-not-writable", {"do": "save", "file": "no/such/folder/x.save"}),
    ("bad-position", {"do": "position", "title": "napoleon-1806", "position": {}}),
    ("bad-position", {"do": "position", "title": "napoleon-1806", "position": {"door": "cellar"}}),
]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bad_requests_are_told_and_change_nothing(referee: Referee, lang: str) -> None:
    referee.fine("new", **NEW, lang=lang)
    before = referee.fine("save")
    for code, request in BAD_REQUESTS:
        reply = referee.send(json.dumps(request).encode())
        assert (reply["ok"], reply["error"]) == (False, code), (request, reply)
        assert referee.fine("save") == before, request
    assert referee.end() == (0, "", "")


BAD_POSITIONS = [
    ({"door": "turn", "turn": "3"}, "turn", "un nombre entier", '"3"'),
    ({"door": "turn", "dooor": 1}, "dooor", "un des champs door, ", "un champ inconnu"),
    ({"door": "turn", "pieces": {"ney": {"zone": 3}}}, "pieces.ney.zone", "un texte", "3"),
    ({"door": "turn", "pieces": {"ney": {}}}, "pieces.ney.zone", "une valeur", "rien"),
    ({"door": "turn", "vp": 99}, "vp", "un nombre de 1 à 19", "99"),
    ({"door": "operation"}, "side", "french, prussian", "rien"),
    ({"door": "combat", "side": "french"}, "combat.attackers", "les pièces qui", "rien"),
    ({}, "door", "une valeur", "rien"),
]


@pytest.mark.parametrize(("position", "path", "expected", "found"), BAD_POSITIONS)
def test_faults_of_positions_are_told_plainly(
    referee: Referee, position: dict[str, object], path: str, expected: str, found: str
) -> None:
    request = {"title": "napoleon-1806", "position": position}
    text = referee.refused("bad-position", "position", **request, lang="fr")["text"]
    assert f"«\u00a0{path}\u00a0»" in text
    assert f"Attendu\u00a0: {expected}" in text
    assert text.endswith(f"trouvé\u00a0: {found}.")


def test_viewers_and_titles_are_named_when_they_are_missing(referee: Referee) -> None:
    assert "title" in referee.refused("no-match-or-title", "rules")["text"]
    referee.fine("new", **NEW)
    assert "spectator" in referee.refused("unknown-seat", "view", viewer="russian")["text"]


@pytest.mark.parametrize(
    "line",
    [b"{", b"nonsense", b"[]", b'"ask"', b"7", b"null", b"\xff\xfe", b"[" * 5000, b'{"do":"ask"}x'],
)
def test_broken_json_is_told(referee: Referee, line: bytes) -> None:
    reply = referee.send(line)
    assert (reply["ok"], reply["error"], reply["rule"]) == (False, "bad-json", None)
    referee.refused("no-match", "ask")


def test_a_request_may_be_long_but_not_too_long(referee: Referee) -> None:
    filler = b'{"do":"ask","lang":"fr"' + b" " * (LIMIT - 25) + b"}"
    assert referee.send(filler)["error"] == "no-match"
    assert referee.send(filler + b" " * 3 * LIMIT)["error"] == "request-too-long"
    referee.refused("no-match", "ask")


def test_empty_lines_are_skipped(referee: Referee) -> None:
    assert referee.send(b'\n  \n{"do":"quit"}') == {"ok": True}


def test_altered_saves_are_refused(referee: Referee) -> None:
    referee.fine("new", **NEW)
    save = referee.fine("save")["save"]
    referee.refused("save-truncated", "load", save=save[: len(save) // 2])
    referee.refused("save-altered", "load", save=save.replace('"vp":10', '"vp":19'))
    referee.refused("save-altered", "verify", save=save.replace('"secret":"', '"secret":"00'))
