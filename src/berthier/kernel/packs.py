"""Reading packs: TOML into typed rows, with errors that name file, path and expectation.

Checks between rows are generators of faults, so that a game's list of checks stays a plain table.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar, get_type_hints

import msgspec
from msgspec import defstruct, inspect
from msgspec.structs import asdict, replace

from berthier.kernel.errors import BadPack

T = TypeVar("T")
Pack = TypeVar("Pack", bound=msgspec.Struct)
Fault = tuple[str, str, str]  # path, expectation, found

_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}
_STEP = re.compile(r"\[(\d+|\.\.\.)\]|([^.\[\]]+)")
_NAMED_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.+)`")


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        found = error.strerror or "an unreadable file"
        raise BadPack(path.name, "", "a file that can be read", found) from error
    except UnicodeDecodeError as error:
        raise BadPack(path.name, f"byte {error.start}", "text in UTF-8", error.reason) from error
    except tomllib.TOMLDecodeError as error:
        what, _, at = str(error).rpartition(" (at ")
        raise BadPack(path.name, at.rstrip(")"), "valid TOML", what) from error


def to_struct(value: object, type_: type[T], file: str) -> T:
    """The value as a type, nothing guessed: a number in quotes stays a text and is refused."""
    try:
        return msgspec.convert(value, type_, strict=True)
    except msgspec.ValidationError as error:
        raise _bad(str(error), value, type_, file) from error


def require_fields(table: str, rows: object, fields: Iterable[str], file: str) -> None:
    """Rows of a table must say these fields, even where the type has a default."""
    for i, row in enumerate(rows if isinstance(rows, list) else ()):
        for field in fields:
            if row.get(field, "") == "":
                raise BadPack(file, f"{table}[{i}].{field}", "a value", "nothing")


def raise_first(faults: Iterable[Fault], files: Mapping[str, str]) -> None:
    """BadPack for the first fault, if any; `files` says which file a table came from."""
    for path, expected, found in faults:
        raise BadPack(files[re.split(r"[\[.]", path)[0]], path, expected, found)


class Identified(Protocol):
    @property
    def id(self) -> str: ...


class Drawn(Protocol):
    @property
    def points(self) -> Sequence[tuple[int, int]]: ...


class Edge(Protocol):
    @property
    def a(self) -> str: ...
    @property
    def b(self) -> str: ...


def typable_ids(table: str, rows: Iterable[Identified]) -> Iterator[Fault]:
    """Ids are what people type: answers, logs and cases are made of them."""
    for i, row in enumerate(rows):
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", row.id):
            yield f"{table}[{i}].id", "lower-case letters, digits and hyphens", _shown(row.id)


def unique_ids(tables: Mapping[str, Iterable[Identified]]) -> Iterator[Fault]:
    """No two rows of these tables share an id."""
    seen: set[str] = set()
    for table, rows in tables.items():
        for i, row in enumerate(rows):
            if row.id in seen:
                yield f"{table}[{i}].id", "an id of its own", f"{row.id} a second time"
            seen.add(row.id)


def in_range(
    table: str, rows: Iterable[object], field: str, least: int, most: int
) -> Iterator[Fault]:
    for i, row in enumerate(rows):
        if not least <= (number := getattr(row, field)) <= most:
            yield f"{table}[{i}].{field}", f"a number from {least} to {most}", str(number)


def known(path: str, name: str, names: Collection[str], what: str) -> Iterator[Fault]:
    """A reference leads somewhere; short lists are told in full."""
    if name not in names:
        yield path, what if len(names) > 9 else "one of " + ", ".join(names), _shown(name)


def points_on_sheet(
    table: str, rows: Iterable[Drawn], least: int, width: int, height: int
) -> Iterator[Fault]:
    for i, row in enumerate(rows):
        if len(row.points) < least:
            yield f"{table}[{i}].points", f"at least {least} points", str(len(row.points))
        for j, (x, y) in enumerate(row.points):
            if not (0 <= x <= width and 0 <= y <= height):
                yield f"{table}[{i}].points[{j}]", "a point on the canvas", f"{x}, {y}"


def same_keys(path: str, table: Mapping[str, object], names: Sequence[str]) -> Iterator[Fault]:
    if sorted(table) != sorted(names):
        yield path, "a value for each of " + ", ".join(names), ", ".join(table) or "nothing"


def edges_join(table: str, edges: Iterable[Edge], nodes: Collection[str]) -> Iterator[Fault]:
    """An edge joins two known nodes, and no other edge the same two."""
    seen: set[frozenset[str]] = set()
    for i, edge in enumerate(edges):
        yield from known(f"{table}[{i}].a", edge.a, nodes, "a known id")
        yield from known(f"{table}[{i}].b", edge.b, nodes, "a known id")
        if edge.a == edge.b:
            yield f"{table}[{i}].b", "another id than a", edge.b
        if (pair := frozenset((edge.a, edge.b))) in seen:
            yield f"{table}[{i}]", "a pair of its own", f"{edge.a} and {edge.b} a second time"
        seen.add(pair)


def in_one_piece(table: str, nodes: Sequence[str], edges: Iterable[Edge]) -> Iterator[Fault]:
    """Every node can be reached from the first."""
    ways: dict[str, list[str]] = {node: [] for node in nodes}
    for edge in edges:
        ways[edge.a].append(edge.b)
        ways[edge.b].append(edge.a)
    reached, todo = set(nodes[:1]), list(nodes[:1])
    while todo:
        fresh = [node for node in ways[todo.pop()] if node not in reached]
        reached.update(fresh)
        todo += fresh
    for i, node in enumerate(nodes):
        if node not in reached:
            yield f"{table}[{i}]", f"a way to {nodes[0]}", f"{node} is cut off"


def read_tables(
    folder: Path, kind: type[T], files: dict[str, str], on_disk: dict[str, tuple[str, ...]]
) -> tuple[T, dict[str, str]]:
    """A pack from the files of a folder, and which file each table comes from.

    `files` lists the tables of each file; `on_disk` the fields that a position may leave out of a
    row and a pack on disk may not.
    """
    types = get_type_hints(kind)
    content: dict[str, Any] = {}
    source: dict[str, str] = {}
    for file, names in files.items():
        fields = [(name, types[name]) for name in names.split()]
        tables = read_toml(folder / file)
        part = to_struct(tables, defstruct("File", fields, forbid_unknown_fields=True), file)
        content |= asdict(part)
        source |= dict.fromkeys(names.split(), file)
        for table, wanted in on_disk.items():
            require_fields(table, tables.get(table), wanted, file)
    return kind(**content), source


def earlier_packs(folder: Path, pack: Pack) -> list[Pack]:
    """The pack as it was before it was changed, once for each time, the latest first.

    `earlier/2-cards.toml` holds a table as it was before the second change; with what the later
    ones say of other tables that is the pack of then.
    """
    files = sorted((folder / "earlier").glob("*.toml"), reverse=True)
    types = get_type_hints(type(pack))
    found: dict[str, Pack] = {}
    for file in files:
        tables = {
            name: to_struct(table, types[name], file.name)
            for name, table in read_toml(file).items()
        }
        pack = found[file.name.partition("-")[0]] = replace(pack, **tables)
    return [*found.values()]


def fingerprint(struct: msgspec.Struct) -> str:
    """The same 32 hex digits for the same content, however the files were laid out."""
    canonical = msgspec.json.encode(struct, order="sorted")
    return hashlib.blake2b(canonical, digest_size=16).hexdigest()


def _bad(message: str, value: object, type_: type[T], file: str) -> BadPack:
    """What msgspec reports, in plain words."""
    what, _, at = message.partition(" - at `")
    path = at.rstrip("`").removeprefix("$").removeprefix(".")
    steps = [number or name for number, name in _STEP.findall(path)]
    if named := _NAMED_FIELD.fullmatch(what):
        return _bad_field(named[1], named[2], path, _type_at(type_, steps), file)
    kind = _type_at(type_, steps)
    if isinstance(kind, inspect.LiteralType):
        expected = "one of " + ", ".join(_shown(choice) for choice in kind.values)
    else:
        expected = _expectation(what.partition(", got ")[0].removeprefix("Expected "))
    return BadPack(file, path, expected, _found(value, steps, what.partition(", got ")[2]))


def _bad_field(fault: str, field: str, path: str, kind: inspect.Type | None, file: str) -> BadPack:
    where = f"{path}.{field}" if path else field
    if fault == "missing required":
        return BadPack(file, where, "a value", "nothing")
    known = [f.encode_name for f in kind.fields] if isinstance(kind, inspect.StructType) else []
    return BadPack(file, where, "one of the fields " + ", ".join(known), "an unknown field")


def _expectation(what: str) -> str:
    words = re.sub(r"\w+", lambda name: _WORDS.get(name[0], name[0]), what)
    return words.replace("`", "").replace(" | ", " or ")


def _type_at(type_: type[T], steps: list[str]) -> inspect.Type | None:
    kind: inspect.Type | None = inspect.type_info(type_)
    for step in steps:
        if isinstance(kind, inspect.UnionType):  # ours are all "this or nothing"
            kind = kind.types[0]
        if isinstance(kind, inspect.StructType):
            kind = next((f.type for f in kind.fields if f.encode_name == step), None)
        elif isinstance(kind, inspect.ListType):
            kind = kind.item_type
        elif isinstance(kind, inspect.DictType):
            kind = kind.value_type
        else:
            return None
    return kind


def _found(value: object, steps: list[str], otherwise: str) -> str:
    """The offending value itself; msgspec names no key inside a dict (`[...]`), then its type."""
    for step in steps:
        if isinstance(value, list) and step.isdigit():
            value = value[int(step)]
        elif isinstance(value, dict) and step in value:
            value = value[step]
        else:
            return _expectation(otherwise) or "another value"
    return f'"{_shown(value)}"' if isinstance(value, str) and value else _shown(value)


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return (text if len(text) <= 60 else text[:57] + "...") or "an empty text"
