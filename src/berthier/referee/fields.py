"""What a request may say: the fields of each command and the types of their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from berthier.kernel.errors import BadInput

Request = dict[str, Any]
Fields = dict[str, str]  # name -> type; a type that ends in "?" may be left out
OTHERS: Fields = {"*": "anything?"}  # a command that takes other fields as well


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


TYPES: dict[str, Callable[[object], bool]] = {
    "text": lambda value: isinstance(value, str),
    "texts": _texts,
    "number": lambda value: _whole(value) and int(str(value)) >= 0,
    "text-or-number": lambda value: isinstance(value, str) or _whole(value),
    "truth": lambda value: isinstance(value, bool),
    "object": lambda value: isinstance(value, dict),
    "text-table": lambda value: isinstance(value, dict) and _texts(list(value.values())),
    "draw-table": lambda value: (
        isinstance(value, dict) and all(isinstance(words, list) for words in value.values())
    ),
}


def check_fields(request: Request, fields: Fields) -> None:
    """A field that is unknown, missing or of another type is named."""
    known = {"do": "text", "lang": "text?", **fields}
    for name in request:
        if name not in known and "*" not in known:
            raise BadInput("unknown-field", given=name, known=", ".join(known))
    for name, kind in known.items():
        if name == "*":
            continue
        expected = kind.rstrip("?")
        if name not in request:
            if expected == kind:
                raise BadInput("missing-field", field=name, expected=expected)
        elif not TYPES[expected](request[name]):
            found = shown(request[name])
            raise BadInput("bad-field", field=name, expected=expected, found=found)


def shown(value: object) -> str:
    """A value as it was sent, cut short."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "…"
