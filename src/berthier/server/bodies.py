"""What a request brings with it, read strictly: nothing is guessed, a number in quotes is a text.

The framework would take "2" for 2 and 1 for true, and tells what it does not take in English.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

from berthier.kernel.errors import BadPack
from berthier.kernel.packs import to_struct
from berthier.server.problems import Problem

WHOLE = "body"  # where the fault is not in a field
# As JSON has it, and not Python.
OBJECT = {"a table": "a JSON object"}
FOUND = {"None": "nothing", "True": "true", "False": "false"}


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is of the type that its address wants, or is refused."""

    async def body(self) -> bytes:
        """Where a body is wanted, none at all is told like any other that does not fit."""
        found = await super().body()
        return b"null" if not found and self._type() is not None else found

    async def json(self) -> Any:
        value, wanted = _decoded(await self.body()), self._type()
        return value if wanted is None else as_sent(value, wanted)

    def _type(self) -> type[Any] | None:
        field = self.route_handler.parsed_data_field
        return None if field is None else field.annotation


def _decoded(text: bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem(400, "not-json") from None


def as_sent(value: Any, wanted: type[Any]) -> Any:
    try:
        return to_struct(value, wanted, "")
    except BadPack as bad:
        path, expected, found = (str(bad.args_[name]) for name in ("path", "expected", "found"))
        facts = {"expected": OBJECT.get(expected, expected), "found": FOUND.get(found, found)}
        raise Problem(400, "bad-body", path=path or WHOLE, **facts) from None
