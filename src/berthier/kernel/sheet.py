"""What a table of any title shows: the printed sheet, and the scene that stands on it.

Browser and terminal draw these and know no title. A `Sheet` is printed, so it holds no secret; a
`Scene` is made of one viewer's view and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NotRequired, Protocol, TypedDict

Point = tuple[int, int]

# --- the printed sheet, in one language


class SheetSide(TypedDict):
    """`style` picks colours, outline, pattern and mark: french, prussian, russian, austrian."""

    id: str
    name: str
    style: str


class SheetZone(TypedDict):
    """A town (`sign` open, wooded, fortified, citadel) or an area with an outline (`sign` area).

    `ground` is the terrain as a word of the pack, `ground_name` as the reader calls it; `square`:
    where to look for it on the printed map.
    """

    id: str
    name: str
    sign: str
    ground: str
    ground_name: str
    region: str
    square: NotRequired[str]
    x: int
    y: int
    label: tuple[int, int, str]
    value: int
    near: list[str]
    outline: list[Point]
    reconstructed: bool


class SheetRoad(TypedDict):
    """A connection that is drawn; `rivers` are those it crosses, by a bridge if no `note` says
    otherwise: what whoever takes it should know, in words.
    """

    a: str
    b: str
    rivers: list[str]
    note: NotRequired[str]


class SheetRiver(TypedDict):
    id: str
    name: str
    points: list[Point]


class SheetWater(TypedDict):
    """Decoration: a closed outline of a sea, a lagoon or a lake; `foot`: where its name stands."""

    id: str
    name: str
    kind: str
    points: list[Point]
    foot: list[Point]


class SheetRelief(TypedDict):
    """Decoration: a closed outline of hills."""

    id: str
    name: str
    kind: str
    points: list[Point]


class SheetRegion(TypedDict):
    """`x`, `y`: where its name stands on the map; none if it is not lettered."""

    id: str
    name: str
    x: NotRequired[int]
    y: NotRequired[int]


class SheetPiece(TypedDict):
    """A block or a tile: its numeral or arm, and what is printed on it."""

    id: str
    name: str
    short: NotRequired[str]  # for the block, where the name is too long
    side: str
    kind: str  # commander, corps, vedette, army, or hidden: a block seen from behind
    numeral: str
    arm: str  # infantry, cavalry, artillery, any, or empty
    full: tuple[int, int]  # infantry and cavalry at full strength
    symbols: list[tuple[str, int]]
    bonus: NotRequired[list[str]]  # the symbols in a few words each
    lines: list[str]  # what else is printed, in words
    reconstructed: bool


class SheetCard(TypedDict):
    """A card of a title: ground colour and shape, value, text, boxes."""

    id: str
    name: str
    side: str  # empty: both
    colour: str  # red, blue, green, or paper
    value: int
    moment: str
    text: str
    rule: str
    emblem: str
    boxes: list[tuple[str, int]]  # glyph and number
    reconstructed: bool


class SheetTrack(TypedDict):
    """A row of places for one marker; `ends` are what its two ends mean."""

    id: str
    name: str
    first: int
    last: int
    places: list[tuple[int, str]]  # places with a word of their own
    ends: list[str]


class SheetScenario(TypedDict):
    """`aim`: how long it lasts and what each side wants, in a sentence or two. `opening`: which
    piece stands where at the start, if that is printed.
    """

    id: str
    name: str
    aim: str
    opening: list[tuple[str, str]]


class SheetJournal(TypedDict):
    """How a journal is folded and filtered: the kinds of entries by what they open or concern."""

    turn: list[str]
    operation: list[str]
    topics: dict[str, list[str]]  # combat, card, points


class Sheet(TypedDict):
    title: str
    name: str
    lang: str
    pack: str
    width: int
    height: int
    cartouche: list[str]
    corner: str  # the empty corner of the map, where a hand may lie; empty: there is none
    sides: list[SheetSide]
    scenarios: list[SheetScenario]
    regions: list[SheetRegion]
    zones: list[SheetZone]
    roads: list[SheetRoad]
    rivers: list[SheetRiver]
    relief: list[SheetRelief]
    water: NotRequired[list[SheetWater]]
    pieces: list[SheetPiece]
    face_down: NotRequired[str]  # what pieces are called that show only a flag: else "block"
    cards: list[SheetCard]
    tracks: list[SheetTrack]
    journal: SheetJournal
    windows: list[tuple[str, str]]  # the moments for which there are standing orders, named
    empty_hand: str  # what somebody without cards is told
    credits: list[str]
    reconstructed: str  # the notice


# --- the scene


class ScenePiece(TypedDict):
    """A block or tile as one viewer sees it. Bounds are what he knows of a hidden number."""

    id: str
    like: NotRequired[str]  # the printed piece it shows, if it has no name of its own
    side: str
    zone: str  # empty: not on the map
    place: NotRequired[str]  # then where: awaited, absent, lost, card
    arrival: NotRequired[str]  # when it is awaited, in the reader's words
    ready: bool
    full: NotRequired[tuple[int, int]]  # at full strength in this scenario, if not as printed
    strength: NotRequired[tuple[int, int]]
    infantry: NotRequired[int]
    cavalry: NotRequired[int]
    fatigue: NotRequired[tuple[int, int]]
    arm: NotRequired[str]
    warning: NotRequired[str]  # what its state will cost its owner, in words


class SceneMarker(TypedDict):
    """Something on the map: flag, citadel (its owner's), siege, axis, hit, broken, army, scout,
    pontoon, trench, battle (still to be fought).
    """

    kind: str
    zone: str
    to: NotRequired[str]
    side: NotRequired[str]
    piece: NotRequired[str]


class SceneHand(TypedDict):
    """`cards` only for whoever may see them; `known` are cards it must hold."""

    side: str
    count: int
    cards: list[str] | None
    known: list[str]


class ScenePile(TypedDict):
    """A deck, a discard, a display: how many cards, and those that lie open. `verb` is that of the
    answers that take a card from it: the same card may also be in a hand.
    """

    id: str
    name: str
    side: str
    count: int
    cards: list[str]
    verb: NotRequired[str]


class SceneTrack(TypedDict):
    """`first`, `last`: where this scenario begins and ends, if not where the track does. `places`:
    those with a word of their own in this scenario.
    """

    id: str
    value: int
    first: NotRequired[int]
    last: NotRequired[int]
    places: NotRequired[list[tuple[int, str]]]


class SceneNote(TypedDict):
    """A public number or sentence of a side, or of the table (side empty)."""

    side: str
    name: str
    text: str


class SceneSky(TypedDict):
    """A state of the turn that holds for everybody and that no card shows."""

    name: str
    text: str
    emblem: str


class SceneScreen(TypedDict):
    """A side whose order of battle this viewer may not see, and what is known of it in words."""

    side: str
    text: str


class SceneMission(TypedDict):
    """`open`: everybody sees it. `worth`: what it brings to each side."""

    id: str
    name: str
    zone: str
    open: bool
    worth: list[tuple[str, int]]


class SceneNotebook(TypedDict):
    """What a commander can work out about a hidden piece: the zones where it may be.

    `count`: how many such pieces the line is about; `moving`: it may be in the pile that operates
    now; `seen`: the turn and the zone in which it was last laid open.
    """

    piece: str
    side: str
    count: int
    zones: list[str]
    moving: bool
    seen: NotRequired[tuple[int, str]]


class Scene(TypedDict):
    viewer: str
    side: str  # the viewer's side now; empty for a spectator
    active: str
    tracks: list[SceneTrack]
    pieces: list[ScenePiece]
    markers: list[SceneMarker]
    hands: list[SceneHand]
    piles: list[ScenePile]
    notes: list[SceneNote]
    screens: list[SceneScreen]
    missions: list[SceneMission]
    notebook: list[SceneNotebook]  # empty where nothing on the map is hidden
    season: NotRequired[str]  # winter or summer, where the map shows it
    sky: NotRequired[SceneSky]
    over: str  # the side that has won, or draw; empty while it goes on


class Called(Protocol):
    """A row of a pack with a name in each language."""

    @property
    def fr(self) -> str: ...

    @property
    def en(self) -> str: ...


def names_of(rows: Iterable[Called], lang: str) -> list[str]:
    return [getattr(row, lang) for row in rows]
