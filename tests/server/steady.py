"""`berthier serve` with secrets that the tests know: what a match brings depends on the answers
alone, so that no test is at the mercy of the cards.

Run as a program it is the command itself: `python -m tests.server.steady serve …`.
"""

from __future__ import annotations

import sys

from berthier.cli.main import main
from berthier.server import commitments, lobby

NONCE_BYTES = 16
SECRET = bytes(range(commitments.SIZE))


def known_nonce(person: int) -> str:
    """In a browser: a person's nonce, as the page asks for it; other keys stay what they are."""
    return f"""
        const drawn = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = (bytes) =>
            bytes.length === {NONCE_BYTES} ? bytes.fill({person + 7}) : drawn(bytes);
    """


def known_secret() -> bytes:
    return SECRET


def hold_luck() -> None:
    """From now on every match of this process has the same secret."""
    for module in (commitments, lobby):
        module.new_secret = known_secret  # type: ignore[attr-defined]


if __name__ == "__main__":
    sys.argv[0] = "berthier"
    hold_luck()
    main()
