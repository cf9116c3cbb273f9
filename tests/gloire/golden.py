"""Golden playthrough and kept saves. `python -m tests.gloire.golden` writes them anew.

Do so only when a rule has really changed, and say which. Saves of an older `rules` number are never
rewritten.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from berthier.kernel import store
from berthier.words.speech import Speech

from .matches import asked_seat, choose, new_match, play

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "golden" / "jdg-allemagne-1813-lutzen-bautzen.txt"
SAVES = ROOT / "saves" / "jdg-allemagne-1813"


def playthrough() -> str:
    """One whole game as text: who is asked what, what he answers, and what everybody is told."""
    match = new_match(11, "lutzen-bautzen")
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


def saved_battle() -> bytes:
    """A match in the middle, while both choose their tactics."""
    match, rng = new_match(3, "spring"), Random(3)
    while "choose-tactic" not in [question.kind for question in match.asked().values()]:
        play(match, rng, 1)
    return store.encode(match)


def main() -> None:
    GOLDEN.write_text(playthrough(), "utf-8")
    folder = SAVES / "1"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "choose-tactic.json").write_bytes(saved_battle())


if __name__ == "__main__":
    main()
