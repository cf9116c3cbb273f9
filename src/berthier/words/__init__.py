"""What Berthier says, in the reader's language.

Messages are written in Fluent, as `fr.ftl` and `en.ftl` in one folder: here what all games share,
elsewhere what a game or the rules add. Fluent is imported at the first message, not before: that
takes longer than importing all the rest of Berthier.
"""

from __future__ import annotations

import os
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from berthier.kernel.errors import BadInput, KernelError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("fr", "en")
REMEMBERED = 20_000  # sentences of one Words: an answer says dozens, nearly all said before

_folders = [os.path.dirname(os.path.abspath(__file__))]


def add_folder(path: str | os.PathLike[str]) -> None:
    """Add the messages of a folder to those of every language; a folder counts once."""
    folder = os.path.abspath(path)
    if folder not in _folders:
        _folders.append(folder)


@cache
def words(lang: str) -> Words:
    """The messages of one language, from all folders, also those added later."""
    return Words(lang, _folders)


class Words:
    """The messages of one language. What it can't say is a bug of ours, and loud.

    It remembers what it has said, unless told not to: what strangers send may be large.
    """

    def __init__(self, language: str, folders: Sequence[str], remembered: int = REMEMBERED) -> None:
        if language not in LANGUAGES:
            raise BadInput("unknown-language", given=language, known=", ".join(LANGUAGES))
        self.language = language
        self._folders = folders
        self._bundle: tuple[int, FluentBundle] | None = None  # how many folders it holds, and it
        # Messages are added, never changed, so what was said stays true. By type, as 1 is not True.
        self._said = lru_cache(remembered, typed=True)(self._format)

    def has(self, message_id: str) -> bool:
        return self._messages().has_message(message_id)

    def say(self, message_id: str, /, **args: object) -> str:
        try:
            return self._said(message_id, **args)
        except TypeError:  # a list, say, can't be looked up among what was said
            return self._format(message_id, **args)

    def _format(self, message_id: str, /, **args: object) -> str:
        bundle = self._messages()
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is None:
            raise KernelError("no-message", message=message_id, language=self.language)
        text, errors = bundle.format_pattern(
            pattern, {name: _argument(value) for name, value in args.items()}
        )
        if errors:
            why = "; ".join(str(error) for error in errors)
            raise KernelError("bad-message", message=message_id, language=self.language, why=why)
        return str(text)

    def _messages(self) -> FluentBundle:
        count = len(self._folders)
        if self._bundle is None or self._bundle[0] != count:
            self._bundle = count, _merge(self.language, self._folders[:count])
        return self._bundle[1]


def _argument(value: object) -> str | int | float:
    """Numbers stay numbers, for plurals and digits; all else is text (`true` and `false` too)."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int | float) else str(value)


def _merge(language: str, folders: Sequence[str]) -> FluentBundle:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message, Term

    # Without isolation marks: our languages run one way, and terminals would show the marks.
    bundle = FluentBundle([language], use_isolating=False)
    defined: dict[tuple[type, str], str] = {}
    for folder in folders:
        file = os.path.join(folder, f"{language}.ftl")
        resource = _parse(file)
        for entry in resource.body:
            if isinstance(entry, Message | Term):
                key = type(entry), entry.id.name
                if key in defined:
                    raise KernelError("message-twice", message=key[1], files=(defined[key], file))
                defined[key] = file
        bundle.add_resource(resource)
    return bundle


@cache
def _parse(file: str) -> Resource:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    with open(file, encoding="utf-8") as stream:
        resource = FluentResource(stream.read())
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise KernelError("bad-ftl", file=file, text=(entry.content or "").strip())
    return resource
