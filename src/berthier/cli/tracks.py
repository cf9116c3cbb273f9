"""Tracks: the turns one by one, longer ones as a ruler, with the marker's place in brackets."""

from __future__ import annotations

from rich.text import Text

from berthier.cli.lines import hung, styled
from berthier.cli.pen import Pen
from berthier.kernel.sheet import Scene, SheetTrack

FEW = 15  # so many places are counted out
EVERY = 5  # places between two ticks of a ruler
NAME = 10  # columns of a track's name


def tracks(pen: Pen, scene: Scene) -> list[Text]:
    printed = {row["id"]: row for row in pen.sheet["tracks"]}
    found: list[Text] = []
    for row in scene["tracks"]:
        track = printed[row["id"]]
        if "places" in row:
            track = {**track, "places": row["places"]}
        if "first" in row or "last" in row:
            first, last = row.get("first", track["first"]), row.get("last", track["last"])
            track = shortened(track, first, last)
        found += one_track(pen, track, row["value"])
    return found


def shortened(track: SheetTrack, first: int, last: int) -> SheetTrack:
    """A track as far as the scenario goes."""
    places = [row for row in track["places"] if first <= row[0] <= last]
    return {**track, "first": first, "last": last, "places": places}


def one_track(pen: Pen, track: SheetTrack, value: int) -> list[Text]:
    if len(track["places"]) > track["last"] - track["first"] and len(track["places"]) <= FEW:
        return counted(pen, track, value)
    return ruler(pen, track, value)


def name_of(track: SheetTrack) -> Text:
    return Text(f"{track['name']:<{NAME}}")


def counted(pen: Pen, track: SheetTrack, value: int) -> list[Text]:
    """Every place by its number, the present one with what is printed there."""
    line = name_of(track)
    for place, _ in track["places"]:
        here = place == value
        line.append(f"[{place}]" if here else f" {place} ", style="bold" if here else "dim")
    word = dict(track["places"]).get(value, "")
    return hung(styled(line, "  ", (word, "bold")), pen.width, NAME)


def ruler(pen: Pen, track: SheetTrack, value: int) -> list[Text]:
    """One column for each place; below it the words of places that have one."""
    first, last = track["first"], track["last"]
    ends = [*track["ends"], "", ""][:2]
    head = styled(name_of(track), *_end(pen, ends[0]), f"{first} ")
    line = head.copy()
    ticks = {place for place, _ in track["places"]} or set(range(first, last, EVERY))
    for place in range(first, last + 1):
        line.append_text(_place(pen, track, place, value, place in ticks))
    line.append(f" {last}")
    if ends[1]:
        line = styled(line, " ", pen.mark(ends[1]))
    if line.cell_len > (pen.width or line.cell_len):  # too narrow: the numbers must do
        word = next((word for place, word in reversed(track["places"]) if place <= value), "")
        return [styled(name_of(track), (f"[{value}]", "bold"), f" / {last}  {word}")]
    below = _words(track, value, head.cell_len)
    return [line, below] if below.plain else [line]


def _end(pen: Pen, side: str) -> list[Text | str]:
    return [pen.mark(side), " "] if side else []


def _place(pen: Pen, track: SheetTrack, place: int, value: int, tick: bool) -> Text:
    if place == value:
        return Text(f"[{value}]", style="bold")
    sign = pen.signs.tick if tick else pen.signs.line
    if place == track["first"]:
        sign = pen.signs.first
    elif place == track["last"]:
        sign = pen.signs.last
    return Text(sign, style="dim")


def _words(track: SheetTrack, value: int, column: int) -> Text:
    """The words of a ruler's places under them; those passed are faint."""
    line = Text()
    for place, word in track["places"]:
        at = column + place - track["first"]
        if place > value:
            at += len(f"[{value}]") - 1
        if line.cell_len and at <= line.cell_len:
            continue
        reached = place <= value
        line = styled(line, " " * (at - line.cell_len), (word, "bold" if reached else "dim"))
    return line
