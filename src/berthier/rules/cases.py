"""Conformance cases: small TOML files that any engine can run (format: `docs/positions.md`)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from berthier.games.registry import NAMES, open_title
from berthier.kernel.contract import Title
from berthier.kernel.errors import BerthierError
from berthier.kernel.events import Face
from berthier.kernel.flow import fields
from berthier.kernel.match import Match
from berthier.kernel.packs import read_toml, to_struct
from berthier.words.speech import Speech, common_words, error_text


class Step(Struct, forbid_unknown_fields=True):
    """One thing done or looked at; which one is told by the fields that are there."""

    seat: str = ""
    answer: str = ""
    refuse: str = ""
    rule: str = ""
    options: list[str] | None = None
    offered: list[str] = field(default_factory=list)
    not_offered: list[str] = field(default_factory=list)
    asked: str = ""
    kind: str = ""
    told: dict[str, Any] = field(default_factory=dict)
    untold: dict[str, Any] = field(default_factory=dict)
    expect: dict[str, Any] = field(default_factory=dict)
    luck: dict[str, list[str]] = field(default_factory=dict)
    note: str = ""


class Case(Struct, forbid_unknown_fields=True):
    """`rules` are the IDs that the case proves; it must fail if the code of one is switched off.

    `title`: of another title than the suite's, whose rules add something to that one. `refused`:
    the code of the error with which its start is refused, instead of steps.
    """

    rules: list[str]
    about: str
    steps: list[Step] = field(default_factory=list)
    position: dict[str, Any] = field(default_factory=dict)
    start: dict[str, Any] = field(default_factory=dict)
    luck: dict[str, list[str]] = field(default_factory=dict)
    seed: str = "0"
    title: str = ""
    refused: str = ""


class Failed(Exception):
    """A case does not hold; says at which step and how."""


def read_cases(folder: Path) -> list[tuple[Path, Case]]:
    return [(path, read_case(path)) for path in sorted(folder.rglob("*.toml"))]


def read_case(path: Path) -> Case:
    return to_struct(read_toml(path), Case, str(path))


def run_case(title_name: str, case: Case) -> None:
    """Play the case; raises `Failed`."""
    if not case.refused:
        Runner(title_name, case).run()
        return
    try:
        Runner(title_name, case)
    except BerthierError as problem:
        if problem.code == case.refused:
            return
        raise
    raise Failed(f"start: not refused by {case.refused}")


class Runner:
    def __init__(self, title_name: str, case: Case) -> None:
        start = {"position": case.position} if case.position else case.start
        self.case = case
        self.title = open_title(case.title or title_name, start)
        self.match = Match(self.title, start, case.seed.encode().ljust(16, b"\0"))
        self.told = 0  # events before the last answer

    def run(self) -> None:
        try:
            self.script(self.case.luck)
            self.match.begin()
        except BerthierError as problem:
            raise Failed(f"start: {problem}") from problem
        for number, step in enumerate(self.case.steps, 1):
            try:
                self.do(step)
            except (BerthierError, LookupError) as problem:
                raise Failed(f"step {number}: {problem!r}") from problem
            except Failed as problem:
                raise Failed(f"step {number}: {problem}") from None
        left = self.match.oracle.left_over()
        if left:
            raise Failed(f"luck left over: {left}")

    def script(self, luck: dict[str, list[str]]) -> None:
        for key, words in luck.items():
            purpose, _, seat = key.partition(" ")
            queue = self.match.oracle.script.setdefault((purpose, self.title.side(seat)), [])
            queue.extend(words)

    def do(self, step: Step) -> None:
        self.script(step.luck)
        if step.asked:
            self.check_asked(step)
        if step.refuse:
            self.check_refusal(step)
        if step.options is not None or step.offered or step.not_offered:
            self.check_options(step)
        if step.note:
            self.match.write_note(self.title.seat(step.seat), step.note)
        if step.answer:
            self.told = len(self.match.journal.events)
            self.match.answer(self.title.seat(step.seat), step.answer)
        if step.told:
            self.check_told(step, step.told, True)
        if step.untold:
            self.check_told(step, step.untold, False)
        for path, value in step.expect.items():
            found = self.fact(path)
            if found != value:
                raise Failed(f"{path} is {found!r}, expected {value!r}")

    def check_asked(self, step: Step) -> None:
        found = {
            self.title.seats[seat]: question.kind for seat, question in self.match.asked().items()
        }
        if step.asked == "nobody" and not found:
            return
        if step.asked not in found or (step.kind and found[step.asked] != step.kind):
            raise Failed(f"asked are {found}, expected {step.asked} {step.kind}")

    def check_refusal(self, step: Step) -> None:
        found = self.match.why(self.title.seat(step.seat), step.refuse)
        if found.refusal is None:
            raise Failed(f"{step.refuse} is allowed: {found.allowed}")
        if step.rule and found.refusal.rule != step.rule:
            raise Failed(f"{step.refuse} is refused by {found.refusal.rule}, not {step.rule}")

    def check_options(self, step: Step) -> None:
        found = self.match.options(self.title.seat(step.seat))
        if step.options is not None and sorted(found) != sorted(step.options):
            raise Failed(f"options are {found}")
        missing = [text for text in step.offered if text not in found]
        unwanted = [text for text in step.not_offered if text in found]
        if missing or unwanted:
            raise Failed(f"options are {found}; missing {missing}, unwanted {unwanted}")

    def check_told(self, step: Step, wanted: dict[str, Any], expected: bool) -> None:
        """Was a viewer told an event with these facts since the last answer?"""
        viewer = self.title.viewer(step.seat or "spectator")
        events = self.match.journal.events[self.told :]
        side = self.title.side_of(viewer)
        faces = [face for event in events if (face := event.face(side)) is not None]
        told = [plain(self.title, face) for face in faces]
        found = any(all(row.get(name) == wanted[name] for name in wanted) for row in told)
        if found != expected:
            raise Failed(f"{step.seat or 'spectator'} was told {told}")

    def fact(self, path: str) -> Any:
        """A fact as its owner sees it: `vp`, `pieces.davout.fatigue`, `hand.french` …"""
        name, *rest = path.split(".")
        view = self.match.view(-1)
        if name == "pieces":
            return self.piece_fact(rest[0], rest[1])
        if name in ("hand", "hands", "decks", "table"):
            seat = self.title.seat(rest[0])
            return self.hand(seat) if name == "hand" else view[name][seat]
        if name == "armies":
            return self.army_fact(rest[0], rest[1])
        if name == "discards":
            return self.discards(self.title.seat(rest[0]))
        if name == "sees":
            rows = self.match.view(self.title.viewer(rest[0]))["pieces"]
            return sorted(next(row for row in rows if row["id"] == rest[1]))
        if name == "axis":
            return next((f"{to} {side}" for zone, to, side in view["axes"] if zone == rest[0]), "")
        if name == "bridge":
            return sorted(rest[0].split("+")) in view["bridges"]
        if name == "ranking":
            points = self.title.ranking(self.match.board)
            return None if points is None else list(points[self.title.seat(rest[0])])
        if name == "blocks":
            return self.match.view(self.title.viewer(rest[0]))["blocks"][rest[1]].get(rest[2])
        if name == "pending":
            row = self.match.view(self.title.viewer(rest[0]))["records"][-1]
            names = fields(type(self.match.board.records[-1]))
            return dict(zip(names, row[1:], strict=True))[rest[1]]
        if name == "won":
            over = self.match.board.over
            return [] if over is None else [self.title.seats[n] for n in self.title.winners(over)]
        if name == "over":
            return view["over"]
        found: Any = view
        for key in [name, *rest]:
            found = found.get(key)
        return found

    def hand(self, seat: int) -> Any:
        """A hand as its owner sees it; some titles list the hands by side."""
        view = self.match.view(seat)
        found = view["hand"] if "hand" in view else view["hands"]
        by_side = found and not isinstance(found[0], str)
        return found[seat] if by_side else found

    def discards(self, seat: int) -> list[str]:
        """What lies in a discard pile: everybody has seen it come there, nobody may look."""
        shown = sorted(self.match.board.discard)  # type: ignore[attr-defined]
        ids = [self.title.chance_name(card) for card in shown]
        return [i for i, card in zip(ids, shown, strict=True) if self.side_of(card) == seat]

    def side_of(self, card: int) -> int:
        side: int = self.title.kit.card_side[card]  # type: ignore[attr-defined]
        return side

    def army_fact(self, army: str, field_name: str) -> Any:
        """What everybody sees of an army, or its owner alone."""
        for viewer in reversed(self.match.viewers()):  # spectators first
            for row in self.match.view(viewer)["armies"]:
                if row["id"] == army and field_name in row:
                    return row[field_name]
        raise LookupError(army)

    def piece_fact(self, piece: str, field_name: str) -> Any:
        for seat in range(len(self.title.seats)):
            for row in self.match.view(seat)["pieces"]:
                if "box" in row:  # as its owner sees it
                    mine = row["side"] == self.title.sides[self.title.side_of(seat)]
                    if row["id"] == piece and mine and field_name in row:
                        return row[field_name]
                    continue
                open_ = field_name in ("zone", "ready") and row["zone"] != "hidden"
                if row["id"] == piece and (open_ or "infantry" in row):
                    return row[field_name]
        raise LookupError(piece)


def plain(title: Title, face: Face) -> dict[str, Any]:
    """A face for comparing: `event`, and its facts with pairs instead of small tables."""
    row = Speech(title.names, "en").face_plain(face)
    row["event"] = row.pop("kind")
    for name, value in row.items():
        if isinstance(value, list):
            row[name] = [list(v.values())[:2] if isinstance(v, dict) else v for v in value]
    return row


def by_rule(cases: list[tuple[Path, Case]]) -> dict[str, list[tuple[Path, Case]]]:
    found: dict[str, list[tuple[Path, Case]]] = {}
    for path, case in cases:
        for rule_id in case.rules:
            found.setdefault(rule_id, []).append((path, case))
    return found


def failing(title_name: str, cases: list[tuple[Path, Case]]) -> Iterator[tuple[Path, str]]:
    for path, case in cases:
        try:
            run_case(title_name, case)
        except (Failed, BerthierError) as problem:
            yield path, str(problem)


def main(files: list[str]) -> int:
    """Run the cases of some files and say of each whether it holds."""
    bad = 0
    for file in files:
        told = _told(Path(file))
        bad += told != "ok"
        print(f"{file}: {told}")
    return 1 if bad or not files else 0


def _told(path: Path) -> str:
    """A case belongs to the title whose folder it lies in, else to the first."""
    title = next((name for name in NAMES if name in path.resolve().parts), NAMES[0])
    try:
        run_case(title, read_case(path))
    except Failed as problem:
        return str(problem)
    except BerthierError as problem:
        return error_text(common_words("en"), problem)
    return "ok"


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit("python -m berthier.rules.cases FILE…")
    sys.exit(main(sys.argv[1:]))
