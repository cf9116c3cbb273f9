"""Golden playthrough and kept saves. `python -m tests.nations.golden` writes them anew.

Do so only when a rule has really changed, and say which. Saves of an older `rules` number are never
rewritten.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from berthier.kernel import store
from berthier.words.speech import Speech

from .drive import asked_seat, choose, new_match

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "golden" / "bataille-des-nations-1813-game.txt"
SAVES = ROOT / "saves" / "bataille-des-nations-1813"


def playthrough() -> str:
    """One whole game as text: who is asked what, with which options, and what everybody is told."""
    match = new_match(11, "game")
    rng = Random(11)
    speech = Speech(match.title.names, "en")
    lines = [f"commitment {match.commitment}"]
    seen = 0
    while match.board.over is None:
        lines += [f"  . {speech.sentence(face)}" for face in match.faces(-1, seen)]
        seen = len(match.faces(-1))
        seat = asked_seat(match)
        kind, offered = match.asked()[seat].kind, match.options(seat)
        text = choose(offered, rng)
        lines.append(f"{match.title.seats[seat]} {kind}: {text}   <{'; '.join(offered)}>")
        match.answer(seat, text)
    lines += [f"  . {speech.sentence(face)}" for face in match.faces(-1, seen)]
    lines.append(f"end {store.fingerprint(match.title, match.board)}")
    return "\n".join(lines) + "\n"


def collect_saves() -> dict[str, bytes]:
    """A save in the middle of each kind of question that random games meet."""
    found: dict[str, bytes] = {}
    for seed in range(30):
        match = new_match(seed, "match" if seed % 3 == 0 else "game")
        rng = Random(seed)
        while match.board.over is None:
            seat = asked_seat(match)
            found.setdefault(match.asked()[seat].kind, store.encode(match))
            match.answer(seat, choose(match.options(seat), rng))
    return found


def main() -> None:
    GOLDEN.write_text(playthrough(), "utf-8")
    folder = SAVES / "1"
    folder.mkdir(parents=True, exist_ok=True)
    for kind, text in collect_saves().items():
        if not (folder / f"{kind}.json").exists():
            (folder / f"{kind}.json").write_bytes(text)


if __name__ == "__main__":
    main()
