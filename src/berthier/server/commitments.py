"""What binds the luck of a match before anybody has put his nonce into it.

The secret is drawn first and its commitment shown: a server that knew all nonces when it draws
could try secrets until it liked the first draws.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import blake2b

from berthier.kernel.chance import commitment
from berthier.server.problems import Problem

SIZE = 32  # bytes of a secret
MOST = 10_000  # people who may have one in hand; the oldest has to ask again


def new_secret() -> bytes:
    return secrets.token_bytes(SIZE)


def nonce_of(secret: bytes, seat: str) -> str:
    """For a seat that gives none of its own. It follows from the secret, so that the commitment
    leaves no choice of it either.
    """
    return blake2b(seat.encode(), key=secret, digest_size=16, person=b"berthier-nonce").hexdigest()


class Commitments:
    """Commitments given to people who are about to open a match, the latest of each."""

    def __init__(self) -> None:
        self.secrets: OrderedDict[str, bytes] = OrderedDict()  # by person

    def give(self, person: str) -> str:
        secret = new_secret()
        self.secrets[person] = secret
        self.secrets.move_to_end(person)
        if len(self.secrets) > MOST:
            self.secrets.popitem(last=False)
        return commitment(secret)

    def redeem(self, person: str, given: str) -> bytes:
        """The secret behind a commitment, once; who was given none gets a new one."""
        if not given:
            return new_secret()
        secret = self.secrets.get(person)
        if secret is None or commitment(secret) != given:
            raise Problem(409, "no-such-commitment")
        del self.secrets[person]
        return secret
