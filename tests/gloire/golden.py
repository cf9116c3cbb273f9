"""Golden playthrough and kept saves. `python -m tests.gloire.golden` writes them anew.

Do so only when a rule has really changed, and say which. Saves of an older `rules` number are never
rewritten.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from berthier.kernel import store
from berthier.words.speech import Speech

from .matches import asked_seat, choose, new_match, saved_at

ROOT = Path(__file__).parents[1]
GOLDEN = {  # by file: scenario and level
    "jdg-allemagne-1813-lutzen-bautzen": ("lutzen-bautzen", "open"),
    "jdg-allemagne-1813-viceroy-blind": ("viceroy", "blind"),
}
SAVED = {  # by file: where a match is kept, and its level
    "choose-tactic": ("choose-tactic", "open"),
    "blind-place-decoy": ("place-decoy", "blind"),
    "blind-return-decoy": ("return-decoy", "blind"),
    "blind-intercept": ("intercept-with", "blind"),
    "blind-pull-back": ("pull-back", "units"),
    "blind-choose-tactic": ("choose-tactic", "blind"),
}
SAVES = ROOT / "saves" / "jdg-allemagne-1813"


def path_of(name: str) -> Path:
    return ROOT / "golden" / f"{name}.txt"


def playthrough(name: str) -> str:
    """One whole game as text: who is asked what, what he answers, and what everybody is told."""
    scenario, rules = GOLDEN[name]
    match = new_match(11, scenario, rules=rules)
    rng = Random(11)
    speech = Speech(match.title.names, "en")
    lines = [f"commitment {match.commitment}"]
    seen = 0

    def told() -> list[str]:
        rows = [speech.face_plain(face) for face in match.faces(-1, seen)]
        return [f"  . {' '.join(f'{name}={value}' for name, value in row.items())}" for row in rows]

    while match.board.over is None:
        lines += told()
        seen = len(match.faces(-1))
        seat = asked_seat(match)
        kind, offered = match.asked()[seat].kind, match.options(seat)
        text = choose(offered, rng)
        lines.append(f"{match.title.seats[seat]} {kind}: {text}   <{len(offered)}>")
        match.answer(seat, text)
    lines += told()
    lines.append(f"end {store.fingerprint(match.title, match.board)}")
    return "\n".join(lines) + "\n"


def saved(name: str) -> bytes:
    """A match in the middle of a procedure."""
    return saved_at(3, *SAVED[name])


def main() -> None:
    for name in GOLDEN:
        path_of(name).write_text(playthrough(name), "utf-8")
    folder = SAVES / "1"
    folder.mkdir(parents=True, exist_ok=True)
    for name in SAVED:
        (folder / f"{name}.json").write_bytes(saved(name))


if __name__ == "__main__":
    main()
