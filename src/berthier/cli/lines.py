"""Styled lines: wrapped between words, padded, side by side. All drawing of the terminal is made
of these, so that what is piped is what is seen, without the colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

UNLIMITED = 100_000  # wide enough for any line, where there is no terminal to fit into
NO_BREAK = "\u00a0"
PAGE = 80  # how wide rules are drawn then


def styled(*parts: str | Text | tuple[str, str]) -> Text:
    """Parts after each other: plain, styled, or a text with its style."""
    return Text.assemble(*parts)


def joined(parts: Iterable[Text], between: str = ", ") -> Text:
    return Text(between).join(parts)


def whole(text: Text) -> Text:
    """With spaces that do not part it: it stays on one line."""
    text.plain = text.plain.replace(" ", NO_BREAK)
    return text


def padded(text: Text, width: int) -> Text:
    """With spaces up to a width; what is longer stays as it is."""
    return styled(text, " " * (width - text.cell_len))


def hung(text: Text, width: int, hang: int = 0) -> list[Text]:
    """Wrapped between words; all lines but the first are indented by `hang`."""
    limit = width or UNLIMITED
    found: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        if line.cell_len <= limit:
            found.append(line)
            continue
        pieces = line.divide(_breaks(line.plain, limit, hang))
        for number, piece in enumerate(pieces):
            piece.rstrip()
            found.append(piece if number == 0 else styled(" " * hang, piece))
    return found


def _breaks(plain: str, width: int, hang: int) -> list[int]:
    """Where the lines after the first begin. Only plain spaces part words (French has others)."""
    found: list[int] = []
    start, room = 0, width
    while len(plain) - start > room:
        text = plain[start:]
        indent = len(text) - len(text.lstrip(" ")) if start == 0 else 0
        at = text.rfind(" ", indent, room + 1)
        if at <= indent:  # one word is longer than the line
            at = text.find(" ", room)
            if at < 0:
                break
        start += at
        while plain[start : start + 1] == " ":
            start += 1
        if start >= len(plain):
            break
        found.append(start)
        room = max(1, width - hang)
    return found


def after(head: Text, column: int, text: Text, width: int) -> list[Text]:
    """A head in a column of its own, and beside it a text that stays beside it."""
    return hung(styled(padded(head, column), text), width, column)


def rule(title: Text, width: int, line: str) -> list[Text]:
    """A heading with a line through to the edge; a long one takes several lines."""
    left = styled((line * 2 + " ", "dim"), title)
    *firsts, last = hung(left, width, 3)
    rest = (width or PAGE) - last.cell_len - 1
    return [*firsts, styled(last, " ", (line * rest, "dim")) if rest > 0 else last]


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Two blocks next to each other, the second from a column on."""
    rows = max(len(left), len(right))
    found = []
    for n in range(rows):
        one = left[n] if n < len(left) else Text()
        two = right[n] if n < len(right) else Text()
        found.append(styled(padded(one, column), two) if two.plain else one)
    return found
