"""What mypyc reads instead of a source, line for line: the same code in a form that it makes quick.

- It calls a decorated function through Python. `@rule` returns what it gets, so the copy registers
  its functions at the end of the module instead, and calls between them are calls in C.
- It looks a module's names up at each use unless they are final. Names in capitals are constants
  here, so the copy says `Final`.
"""

from __future__ import annotations

import ast
import re

FUTURE = "from __future__ import annotations"
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")


def prepare(text: str) -> str:
    """The copy of one module for the compiler."""
    tree = ast.parse(text)
    lines = text.splitlines()
    registered = _registrations(tree, lines)
    if FUTURE in lines:
        _finals(tree, lines)
        lines[lines.index(FUTURE)] += "; from typing import Final"
    return "\n".join([*lines, *registered, ""])


def _registrations(tree: ast.Module, lines: list[str]) -> list[str]:
    """Take the `@rule(…)` away from functions and methods; what registers them afterwards."""
    found = []
    scopes = [("", tree.body)]
    scopes += [(f"{node.name}.", node.body) for node in tree.body if isinstance(node, ast.ClassDef)]
    for prefix, body in scopes:
        for function in [node for node in body if isinstance(node, ast.FunctionDef)]:
            for call in function.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "rule":
                    found.append(f"{ast.unparse(call)}({prefix}{function.name})")
                    for number in range(call.lineno, (call.end_lineno or 0) + 1):
                        lines[number - 1] = ""
    return found


def _finals(tree: ast.Module, lines: list[str]) -> None:
    """Say of a module's constants that they are final, unless a function sets them anew."""
    changed = {
        name for node in ast.walk(tree) if isinstance(node, ast.Global) for name in node.names
    }
    for node in tree.body:
        names = [name.id for name in _targets(node)]
        if names and not changed & {*names} and all(CONSTANT.fullmatch(name) for name in names):
            at = node.lineno - 1
            lines[at] = _final(node, lines[at])


def _targets(node: ast.stmt) -> list[ast.Name]:
    """The names that a statement sets, if it does nothing else."""
    if isinstance(node, ast.AnnAssign):
        left: ast.expr = node.target
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        left = node.targets[0]
    else:
        return []
    parts = left.elts if isinstance(left, ast.Tuple) else [left]
    names = [part for part in parts if isinstance(part, ast.Name)]
    return names if len(names) == len(parts) else []


def _final(node: ast.stmt, line: str) -> str:
    """The first line of a constant; several at once become several statements on their line."""
    if isinstance(node, ast.AnnAssign):
        told = ast.unparse(node.annotation)
        return line.replace(f": {told} =", f": Final[{told}] =", 1)
    assert isinstance(node, ast.Assign)
    left, right = node.targets[0], node.value
    if isinstance(left, ast.Name):
        return line.replace(f"{left.id} =", f"{left.id}: Final =", 1)
    on_one_line = node.lineno == node.end_lineno
    values = _values(right)
    if not (isinstance(left, ast.Tuple) and values and on_one_line):
        return line
    pairs = zip(left.elts, values, strict=True)
    return "; ".join(f"{ast.unparse(name)}: Final = {value}" for name, value in pairs)


def _values(right: ast.expr) -> list[str]:
    """What several names are set to at once: values one by one, or numbers by `range`."""
    if isinstance(right, ast.Tuple):
        return [ast.unparse(value) for value in right.elts]
    if isinstance(right, ast.Call) and ast.unparse(right.func) == "range" and len(right.args) == 1:
        return [str(number) for number in range(ast.literal_eval(right.args[0]))]
    return []
