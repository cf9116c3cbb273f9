"""Stories of matches: what each pair of eyes saw, step by step.

Steps are counted per viewer: one is there where what he saw or was told has changed, so how often
somebody else has clicked is not to be learnt from them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, NamedTuple, TypeVar

import msgspec

from berthier.kernel.battles import Battle
from berthier.kernel.contract import Title
from berthier.kernel.events import Face
from berthier.kernel.match import Moment
from berthier.kernel.sheet import Scene
from berthier.kernel.store import Played
from berthier.lab.history import EVERYTHING, Eyes, Story
from berthier.server.problems import Problem
from berthier.server.sheets import sheet_of
from berthier.server.sights import entry
from berthier.server.state import RECENT
from berthier.words.speech import Speech

T = TypeVar("T")
KEPT = 6  # stories in memory: a long one takes 13 MB
OPEN = "open"


class Look(NamedTuple):
    """Who looks at what: all that is taken from the table on its own thread."""

    match: str
    played: Played
    eyes: str
    known: list[str]  # the eyes that he may look through
    about: dict[str, Any]
    lang: str

    @property
    def ended(self) -> bool:
        return OPEN in self.known


class Step(NamedTuple):
    at: int  # positions before it: nobody is told before the end
    told: int  # faces up to here
    before: int  # faces up to the step before


class Seen(NamedTuple):
    """What one pair of eyes saw."""

    steps: list[Step]
    faces: list[Face]


class Reel:
    """One story, and what has been asked of it."""

    def __init__(self, played: Played) -> None:
        self.story = Story(played)
        self.taken = len(played.log)
        self.seen: dict[Eyes, Seen] = {}
        self.lists: dict[tuple[str, str, bool], list[dict[str, Any]]] = {}

    def follow(self, played: Played) -> None:
        if len(played.log) > self.taken:
            self.story.go_on(played)
            self.taken = len(played.log)
            self.seen.clear()
            self.lists.clear()

    def look(self, eyes: Eyes) -> Seen:
        if eyes not in self.seen:
            self.seen[eyes] = see(self.story, eyes)
        return self.seen[eyes]

    # --- what is sent

    def steps(self, look: Look) -> dict[str, Any]:
        key = (look.eyes, look.lang, look.ended)
        if key not in self.lists:
            self.lists[key] = self._list(look)
        found = {"match": look.about, "eyes": look.eyes, "known": look.known}
        return {**found, "steps": self.lists[key]}

    def _list(self, look: Look) -> list[dict[str, Any]]:
        """Every step with its turn, a sentence, and whether a turn or a combat begins there."""
        title, eyes, lang = self.story.title, eyes_of(look), look.lang
        seen, positions, speech = self.look(eyes), self.story.positions(), Speech(title.names, lang)
        turns, turn = sheet_of(title, lang)["journal"]["turn"], 0
        found = []
        for n, step in enumerate(seen.steps):
            news = seen.faces[step.before : step.told]
            kinds = {face.kind.name for face in news}
            begun = [face for face in news if face.kind.name in turns]
            marks = ["turn"] if begun or not n else []
            turn = turn_of(begun[-1], turn) if begun else turn
            view = eyes.view(title, positions[step.at])
            if not kinds.isdisjoint(title.combats) and self._battle(eyes, n, view, lang):
                marks.append("combat")
            text = speech.sentence(news[0]) if news else own_answer(self.story, step, eyes, speech)
            row = {"n": n, "turn": turn, "marks": marks, "told": step.told, "text": text}
            found.append({**row, "at": step.at} if look.ended else row)
        return found

    def moment(self, look: Look, n: int, since: int | None) -> dict[str, Any]:
        eyes = eyes_of(look)
        seen = self.look(eyes)
        if not 0 <= n < len(seen.steps):
            raise Problem(404, "no-such-step")
        step, positions = seen.steps[n], self.story.positions()
        moment, title = positions[step.at], self.story.title
        view = eyes.view(title, moment)
        first = max(0, step.told - RECENT) if since is None else max(0, since)
        told, speech = seen.faces[: step.told], Speech(title.names, look.lang)
        return {
            "eyes": look.eyes,
            "n": n,
            "scene": scene_of(title, view, moment, look.lang),
            "battle": self._battle(eyes, n, view, look.lang),
            "journal": {
                "entries": [entry(one, told, speech) for one in range(first, len(told))],
                "next": len(told),
            },
        }

    def _battle(self, eyes: Eyes, n: int, view: dict[str, Any], lang: str) -> Battle | None:
        """The combat that goes on, or that has ended with this step."""
        steps, positions = self.look(eyes).steps, self.story.positions()
        faces = self._told(eyes, positions[steps[n].at])
        battle = self.story.title.battle(faces, view, lang)
        if battle is None or not battle["over"]:
            return battle
        before = len(self._told(eyes, positions[steps[n - 1].at])) if n else 0
        return battle if battle["last"] >= before else None

    def _told(self, eyes: Eyes, moment: Moment) -> list[Face]:
        """What a combat is read from: where everything is open, what everybody was told, for a
        sheet made of both sides' own news would fit nobody.
        """
        events = self.story.again.journal.events[: moment.events]
        return [face for event in events if (face := event.face(eyes.viewer))]


def eyes_of(look: Look) -> Eyes:
    return EVERYTHING if look.eyes == OPEN else Eyes(look.played.title.viewer(look.eyes))


def see(story: Story, eyes: Eyes) -> Seen:
    """The steps of these eyes: where something had changed for them."""
    title, events = story.title, story.again.journal.events
    steps: list[Step] = []
    faces: list[Face] = []
    done, last = 0, b""
    for at, moment in enumerate(story.positions()):
        found = (eyes.face(title, event) for event in events[done : moment.events])
        faces += [shown[1] for shown in found if shown is not None]
        done = moment.events
        view = msgspec.json.encode(eyes.view(title, moment))
        if view != last or len(faces) != steps[-1].told:
            steps.append(Step(at, len(faces), steps[-1].told if steps else 0))
        last = view
    return Seen(steps, faces)


def own_answer(story: Story, step: Step, eyes: Eyes, speech: Speech) -> str:
    """A step of which nothing was told: the own answer that led to it."""
    before = story.positions()[step.at - 1] if step.at else None
    if before is None or not (eyes.everything or before.seat == eyes.viewer):
        return ""
    return story.label(before, speech)


def turn_of(face: Face, before: int) -> int:
    """The number of the turn that begins; where none is told they are counted."""
    told = any(name == "turn" for name, _ in face.fields())
    return int(face.get("turn")) if told else before + 1


def scene_of(title: Title, view: dict[str, Any], moment: Moment, lang: str) -> Scene:
    """A board that was only looked at as if it were over is not."""
    scene = title.scene(view, lang)
    return scene if moment.board.over is not None else {**scene, "over": ""}


class Replays:
    """The stories that were looked at last. Only threads that may take their time use them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.reels: OrderedDict[str, Reel] = OrderedDict()

    def read(self, look: Look, ask: Callable[[Reel], T]) -> T:
        with self.lock:
            reel = self.reels.pop(look.match, None) or Reel(look.played)
            reel.follow(look.played)  # if it fails nothing half played is kept
            found = ask(reel)
            self.reels[look.match] = reel
            while len(self.reels) > KEPT:
                self.reels.popitem(last=False)
            return found
