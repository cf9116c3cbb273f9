"""Golden playthroughs and kept saves. `python -m tests.napoleon.golden` writes them anew.

Do so only when a rule has really changed, and say which. Saves of an older `rules` number are never
rewritten.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from berthier.games.napoleon.title import open_napoleon
from berthier.kernel import store
from berthier.kernel.match import Match
from berthier.words.speech import Speech

from .drive import POLAND, TITLE, asked_seat, choose, new_match, title

ROOT = Path(__file__).parents[1]
GAMES: dict[str, tuple[int, str, str, dict[str, str]]] = {
    "campaign-brisk": (11, "campaign", "conscrit", {}),
    "short-strict": (12, "short", "conscrit", {"windows": "strict"}),
    "short-dice-open": (13, "short", "conscrit", {"combat": "dice", "orders-of-battle": "open"}),
    "campaign-grognard": (14, "campaign", "grognard", {"windows": "strict"}),
    "short-marechal": (15, "short", "marechal", {}),
}
GAMES_1807: dict[str, tuple[int, str, str, dict[str, str]]] = {
    "eylau-battle-strict": (16, "eylau-battle", "conscrit", {"windows": "strict"}),
    "friedland-battle-grognard": (17, "friedland-battle", "grognard", {}),
    "pultusk-campaign-dice": (18, "pultusk-campaign", "conscrit", {"combat": "dice"}),
}
LEVELS = ("grognard", "marechal")
SAVES = ROOT / "saves" / "napoleon-1806"
SAVES_1807 = ROOT / "saves" / "napoleon-1807"


def playthrough(name: str) -> str:
    """One whole game as text: who is asked what, with which options, and what both are told."""
    title_name = TITLE if name in GAMES else POLAND
    seed, scenario, level, options = {**GAMES, **GAMES_1807}[name]
    match = new_match(seed, scenario, level, title_name, **options)
    rng = Random(seed)
    lines = [f"commitment {match.commitment}", *told(match, [0, 0, 0])]
    while match.board.over is None:
        seat = asked_seat(match)
        question = match.asked()[seat]
        offered = match.options(seat)
        text = choose(match, seat, rng)
        lines.append(f"{match.title.seats[seat]} {question.kind}: {text}   <{'; '.join(offered)}>")
        seen = [len(match.faces(viewer)) for viewer in (0, 1, -1)]
        match.answer(seat, text)
        lines += told(match, seen)
    lines.append(f"end {store.fingerprint(match.title, match.board)}")
    return "\n".join(lines) + "\n"


def told(match: Match, seen: list[int]) -> list[str]:
    """New faces: the spectators' in English, an owner's in French where it says more."""
    lines = []
    speech = {lang: Speech(match.title.names, lang) for lang in ("fr", "en")}
    for face in match.faces(-1)[seen[2] :]:
        lines.append(f"  . {speech['en'].sentence(face)}")
    for viewer in (0, 1):
        for face in match.faces(viewer)[seen[viewer] :]:
            if face.own:
                lines.append(f"  {match.title.seats[viewer]}: {speech['fr'].sentence(face)}")
    return lines


def collect_saves() -> dict[str, bytes]:
    """A save in the middle of each kind of question that random games meet."""
    found: dict[str, bytes] = {}
    for seed in range(60):
        match = new_match(seed, "campaign", windows="strict" if seed % 2 else "brisk")
        rng = Random(seed)
        while match.board.over is None:
            seat = asked_seat(match)
            kind = match.asked()[seat].kind
            if kind not in found and len(match.log) > 20:
                found[kind] = store.encode(match)
            match.answer(seat, choose(match, seat, rng))
    return found


def collect_fog_saves() -> dict[str, bytes]:
    """The same under the fog, from its first question on."""
    found: dict[str, bytes] = {}
    for seed in range(30):
        match = new_match(seed, "campaign", LEVELS[seed % 2], windows="strict")
        rng = Random(seed)
        while match.board.over is None:
            seat = rng.choice(sorted(match.asked()))
            kind = match.asked()[seat].kind
            if kind not in found and (len(match.log) > 20 or kind in ("place-vedette", "bid")):
                found[kind] = store.encode(match)
            match.answer(seat, choose(match, seat, rng))
    found["accuse"] = store.encode(accused())
    return {f"fog-{kind}": text for kind, text in found.items()}


def collect_saves_1807() -> dict[str, bytes]:
    """In the middle of each kind of question that only 1807 has, and some in winter and fog."""
    found: dict[str, bytes] = {}
    for seed in range(60):
        scenario = title(POLAND).scenarios[seed % 6]
        level = ("conscrit", "grognard")[seed % 2]
        match = new_match(seed, scenario, level, POLAND, windows="strict")
        rng = Random(seed)
        while match.board.over is None:
            seat = rng.choice(sorted(match.asked()))
            kind = match.asked()[seat].kind
            key = f"fog-{kind}" if level == "grognard" else kind
            if key not in found and kind in KEPT_1807 and len(match.log) > 5:
                found[key] = store.encode(match)
            match.answer(seat, choose(match, seat, rng))
    return found


KEPT_1807 = (
    *("enlist", "infect", "raise", "leave-out", "effort-with", "effort-join", "effort-to"),
    *("march-to", "retreat-to", "place-loss", "recover"),
)


def accused() -> Match:
    """Défection saxonne with two contested zones: random games hardly ever come to that."""
    zones = {"lannes": "schleiz", "tauentzien": "schleiz", "ney": "jena", "hohenlohe": "jena"}
    position = {
        "door": "initiative",
        "rules": "grognard",
        "pieces": {piece: {"zone": zone} for piece, zone in zones.items()},
        "hands": {"french": ["defection/5"]},
    }
    spec = {"position": position}
    match = Match(open_napoleon(TITLE, spec), spec, bytes(16))
    match.begin()
    match.answer(0, "play defection/5")
    return match


def main() -> None:
    for name in GAMES:
        (ROOT / "golden" / f"napoleon-1806-{name}.txt").write_text(playthrough(name), "utf-8")
    keep(SAVES / str(title().rules), {**collect_saves(), **collect_fog_saves()})
    main_1807()


def main_1807() -> None:
    for name in GAMES_1807:
        (ROOT / "golden" / f"napoleon-1807-{name}.txt").write_text(playthrough(name), "utf-8")
    keep(SAVES_1807 / str(title(POLAND).rules), collect_saves_1807())


def keep(folder: Path, saves: dict[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for kind, text in saves.items():
        if not (folder / f"{kind}.json").exists():
            (folder / f"{kind}.json").write_bytes(text)


if __name__ == "__main__":
    main()
