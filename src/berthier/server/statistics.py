"""What a match comes to in numbers: points, losses, luck and time, as far as one's eyes reach.

The numbers are those of the scenes and faces that these eyes were shown (stories.py), so before
the end nobody learns more from them than he has seen.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from litestar import get
from sqlalchemy import Connection, select

from berthier.kernel.events import Face
from berthier.kernel.match import BY_SEAT
from berthier.kernel.sheet import Scene
from berthier.server import clocks, luck
from berthier.server.problems import server_words
from berthier.server.replays import WhoseEyes, look_at
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.schema import answers
from berthier.server.sheets import sheet_of
from berthier.server.stories import Look, Reel, eyes_of, scene_of
from berthier.server.tables import Table
from berthier.words.speech import Speech

Line = dict[str, Any]
Chart = dict[str, Any]


def charts_of(reel: Reel, look: Look) -> dict[str, Any]:
    """Everything that can be counted, at the start and after each turn."""
    rows = reel.steps(look)["steps"]
    begun = [row for row in rows if "turn" in row["marks"] and row["turn"]] or rows[:1]
    places = [row["n"] for row in begun] + ([rows[-1]["n"]] if rows[-1] is not begun[-1] else [])
    turns = [0, *(row["turn"] for row in begun)][: len(places)]
    scenes = [scene_at(reel, look, n) for n in places]
    told = [rows[n]["told"] for n in places]
    found = [*track_charts(look, scenes), *note_charts(look, scenes)]
    losses = loss_chart(look, reel.look(eyes_of(look)).faces, told)
    return {
        "match": look.about,
        "eyes": look.eyes,
        "known": look.known,
        "turns": turns,
        "places": places,
        "charts": [*found, losses] if losses else found,
        "combats": sum("combat" in row["marks"] for row in rows),
    }


def scene_at(reel: Reel, look: Look, n: int) -> Scene:
    eyes = eyes_of(look)
    moment = reel.story.positions()[reel.look(eyes).steps[n].at]
    title = reel.story.title
    return scene_of(title, eyes.view(title, moment), moment, look.lang)


def track_charts(look: Look, scenes: list[Scene]) -> list[Chart]:
    """The tracks of the table but the first, which is its calendar."""
    sheet = sheet_of(look.played.title, look.lang)
    found = []
    for track in sheet["tracks"][1:]:
        values = [_on_track(scene, track["id"]) for scene in scenes]
        found.append(
            {
                "id": track["id"],
                "name": track["name"],
                "ends": track["ends"],
                "lines": [{"side": "", "name": track["name"], "values": values}],
            }
        )
    return found


def _on_track(scene: Scene, track: str) -> int:
    return next(one["value"] for one in scene["tracks"] if one["id"] == track)


def note_charts(look: Look, scenes: list[Scene]) -> list[Chart]:
    """The numbers that lie beside the map for each side."""
    names: dict[str, dict[str, list[int]]] = {}
    for scene in scenes:
        for note in scene["notes"]:
            if note["side"] and note["text"].lstrip("-").isdecimal():
                by_side = names.setdefault(note["name"], {})
                by_side.setdefault(note["side"], []).append(int(note["text"]))
    speech = Speech(look.played.title.names, look.lang)
    return [
        {"id": f"note-{n}", "name": name, "ends": [], "lines": lines_of(by_side, speech)}
        for n, (name, by_side) in enumerate(names.items())
        if all(len(values) == len(scenes) for values in by_side.values())
    ]


def loss_chart(look: Look, faces: list[Face], told: list[int]) -> Chart | None:
    """Strength lost so far, from what these eyes were told; a title without losses has none."""
    title = look.played.title
    loss = getattr(title.names, "loss", None)
    if loss is None:
        return None
    total = dict.fromkeys(title.seats, 0)
    by_side: dict[str, list[int]] = {side: [] for side in title.seats}
    done = 0
    for upto in told:
        for face in faces[done:upto]:
            if (found := loss(face)) is not None:
                total[found[0]] += found[1]
        done = upto
        for side, values in by_side.items():
            values.append(total[side])
    speech = Speech(title.names, look.lang)
    name = server_words(look.lang).say("chart-losses")
    return {"id": "losses", "name": name, "ends": [], "lines": lines_of(by_side, speech)}


def lines_of(by_side: dict[str, list[int]], speech: Speech) -> list[Line]:
    return [
        {"side": side, "name": speech.seat(side), "values": values}
        for side, values in by_side.items()
    ]


# --- time


def time_used(connection: Connection, table: Table) -> list[dict[str, Any]] | None:
    """Decisions and seconds by seat, once the match has ended: before that, how long somebody took
    would tell what he was asked.
    """
    if not table.ended:
        return None
    rows = connection.execute(
        select(answers.c.seat, answers.c.at, answers.c.by)
        .where(answers.c.match == table.id)
        .order_by(answers.c.seq)
    )
    decisions: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    before: int | None = None
    for row in rows:
        if row.by == BY_SEAT:
            decisions[row.seat] += 1
            seconds[row.seat] += 0 if before is None else max(0, row.at - before)
        before = row.at
    return [
        {"seat": seat, "decisions": decisions[seat], "seconds": seconds[seat]}
        for seat in table.title.seats
    ]


@get("/api/matches/{match:str}/statistics")
async def statistics(
    match: str, request: Asked, eyes: WhoseEyes = "", lang: Lang = None
) -> dict[str, Any]:
    """Points and losses turn by turn through one's own eyes; after the end luck and time too."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Connection) -> tuple[Look, dict[str, Any], luck.Ended | None]:
        table = house.tables.open(connection, match)
        look = look_at(table, person.id, eyes, spoken)
        viewer = table.viewer_of(person.id)
        more = {"time": time_used(connection, table), "clocks": clocks.shown(table, viewer)}
        return look, more, luck.Ended(table.id, look.played) if table.ended else None

    look, more, ended = await house.writer.run(job)
    found = await asyncio.to_thread(house.replays.read, look, lambda reel: charts_of(reel, look))
    weighed = None if ended is None else await asyncio.to_thread(luck.weighed, ended, spoken)
    return {**found, **more, "luck": weighed}


STATISTICS = [statistics]
