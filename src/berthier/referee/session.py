"""One conversation: the match under way and the language of the replies."""

from __future__ import annotations

from typing import Any

from berthier.kernel.errors import BadInput, BerthierError, KernelError
from berthier.kernel.events import Face
from berthier.kernel.match import Match
from berthier.words.speech import Speech, common_words, error_text

Reply = dict[str, Any]


class Session:
    """What the referee remembers between two requests."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.match: Match | None = None
        self._begun = False
        self.done = False
        self._speech: Speech | None = None

    def match_as_set_up(self) -> Match:
        """The match, begun or not: luck may be scripted before the first draw."""
        if self.match is None:
            raise BadInput("no-match")
        return self.match

    def need_match(self) -> Match:
        """The match at a question: it begins when somebody first looks at it."""
        match = self.match_as_set_up()
        if not self._begun:
            match.begin()
            self._begun = True
        return match

    def take_match(self, match: Match, begun: bool) -> None:
        self.match = match
        self._begun = begun
        self._speech = None

    def speech(self) -> Speech:
        if self._speech is None or self._speech.lang != self.lang:
            self._speech = Speech(self.match_as_set_up().title.names, self.lang)
        return self._speech

    def told(self, faces: list[Face]) -> list[dict[str, Any]]:
        """Faces for a program, each with its sentence."""
        speech = self.speech()
        return [{**speech.face_plain(face), "text": speech.sentence(face)} for face in faces]

    def failure(self, error: BerthierError, because: str = "") -> Reply:
        """The reply to a request that failed; nothing has changed."""
        code = "match-frozen" if isinstance(error, KernelError) else error.code
        text = error_text(common_words(self.lang), error)
        return {
            "ok": False,
            "error": code,
            "rule": error.rule,
            "text": f"{text} {because}" if because else text,
        }
