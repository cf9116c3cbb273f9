"""Everything that can go wrong, as one tree.

An error carries a code and arguments, never a sentence: the reader's language makes the text
(message `error-<code>` of the words).

    BerthierError
      BadInput        what somebody sent can't be used; nothing has changed
        Refused       an answer that was not offered; carries the rule that forbids it
        BadPack       a pack or position breaks its format: file, path, expectation
        BadSave       a save that is truncated, altered or of another pack
        BadLuck       scripted draws that can't happen or were left over
      KernelError     a bug of ours: the match it happens in stops, with all it knows
"""

from __future__ import annotations


class BerthierError(Exception):
    """The root: `code` names the message, `args_` fill it, `rule` is the rule ID if one decides."""

    def __init__(self, code: str, rule: str | None = None, **args_: object) -> None:
        super().__init__(code, rule, args_)
        self.code = code
        self.rule = rule
        self.args_ = args_

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.args_.items())
        return f"{self.code} ({facts})" if facts else self.code


class BadInput(BerthierError):
    """What somebody sent can't be used; nothing has changed."""


class Refused(BadInput):
    """An answer that was not offered."""


class BadPack(BadInput):
    """A pack or a position breaks its format."""

    def __init__(self, file: str, path: str, expected: str, found: str) -> None:
        super().__init__("bad-pack", None, file=file, path=path, expected=expected, found=found)


class BadSave(BadInput):
    """A save that can't be trusted or does not belong here."""


class BadLuck(BadInput):
    """Scripted draws that can't happen, or that were left over."""


class KernelError(BerthierError):
    """A bug of ours. The message is for developers, the player sees a plain notice."""
