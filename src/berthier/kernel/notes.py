"""Notes between partners: written at any time, handed over when the turn ends."""

from __future__ import annotations

from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.kernel.events import Journal

LONGEST = 500  # characters


def checked_note(text: str) -> str:
    """A note that can be handed over; an empty one: none."""
    if len(text) > LONGEST:
        raise BadInput("note-too-long", given=len(text), most=LONGEST)
    if any(not letter.isprintable() for letter in text):
        raise BadInput("note-not-plain")
    return text.strip()


def hand_over(title: Title, journal: Journal, told: int, notes: dict[int, str]) -> dict[int, str]:
    """If the turn has ended among the events since `told`, the notes are told after that event;
    returns those that still wait.
    """
    ended = [
        n for n in range(told, len(journal.events)) if journal.events[n].kind.name == title.post
    ]
    if not ended:
        return notes
    handed = [title.note_event(seat, text) for seat, text in sorted(notes.items()) if text]
    journal.events[ended[0] + 1 : ended[0] + 1] = handed
    return {}
