"""Passwords: which will do, how they are kept, and how often one may try."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from berthier.server.moment import now
from berthier.server.names import skeleton
from berthier.server.problems import Problem

SHORTEST, LONGEST = 10, 200
FEWEST_LETTERS = 4  # different ones
# The commonest that are long enough otherwise, in both languages, and what players think of first.
COMMON = frozenset(
    (
        "1234567890 0123456789 0987654321 12345678910 123456789a a123456789 1q2w3e4r5t "
        "1qaz2wsx3edc qwertyuiop qwerty1234 qwerty12345 qwerty123456 azertyuiop azerty1234 "
        "azerty12345 password1 password12 password123 password1234 passw0rd123 motdepasse "
        "motdepasse1 motdepasse123 changeme123 letmein123 welcome123 bienvenue1 bienvenue123 "
        "iloveyou123 jetaime123 doudou1234 football123 baseball123 superman123 princess123 "
        "soleil1234 administrator administrateur napoleon1806 napoleon1807 napoleon1813 "
        "napoleon123 napoleonbonaparte bonaparte1 bonaparte123 austerlitz austerlitz1805 "
        "waterloo1815 vivelempereur bataillenations berthier123 berthier1806"
    ).split()
)
WINDOW = 15 * 60  # seconds
BY_NAME, BY_ADDRESS = 10, 60  # attempts within them
MOST = 10_000  # names and addresses remembered
NOBODYS = (  # a hash of nothing that anybody knows
    "$argon2id$v=19$m=19456,t=2,p=1$HT8s9XpGf1Eh00RHJsoJvA"
    "$Sz/mqBrx2IWlhxwOmYeoB+tmP2Vr78QA5VDcXDS+5PY"
)


def normal(password: str) -> str:
    """The same however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def check_strength(password: str, name: str) -> None:
    """Refuse what others would guess first."""
    text = normal(password)
    if len(text) < SHORTEST or len(text) > LONGEST:
        raise Problem(422, "password-length", least=SHORTEST, most=LONGEST)
    if skeleton(name) and skeleton(text) == skeleton(name):
        raise Problem(422, "password-name")
    if text.casefold() in COMMON or len(set(text)) < FEWEST_LETTERS:
        raise Problem(422, "password-common")


class Passwords:
    """Hashing takes a tenth of a second and 19 MB: two at a time, beside everything else."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.threads = ThreadPoolExecutor(2, "berthier-passwords")

    async def hashed(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.hasher.hash, normal(password))

    async def fits(self, password: str, kept: str) -> bool:
        """Is it the one that was kept? Where none is (`""`) it takes as long, so that nobody learns
        which names there are.
        """
        loop = asyncio.get_running_loop()
        wanted = kept or NOBODYS
        found = await loop.run_in_executor(self.threads, self._fits, normal(password), wanted)
        return found and bool(kept)

    def _fits(self, password: str, kept: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        self.threads.shutdown()


class Attempts:
    """How often somebody has tried a name, and how often an address has tried any."""

    def __init__(self) -> None:
        self.tried: dict[tuple[str, str], list[int]] = {}

    def count(self, name: str, address: str) -> None:
        """One more attempt; too many are refused, whether they would have been right or not."""
        allowed = [("name", name, BY_NAME), ("address", address, BY_ADDRESS)]
        since = now() - WINDOW
        for kind, what, most in allowed:
            if what and len(self._since(kind, what, since)) >= most:
                raise Problem(429, "too-many-attempts", minutes=WINDOW // 60)
        for kind, what, _ in allowed:
            if what:
                self.tried[kind, what] = [*self._since(kind, what, since), now()]
        if len(self.tried) > MOST:
            self._forget(since)

    def forgive(self, name: str) -> None:
        """It was right: what was tried before under this name is forgotten."""
        self.tried.pop(("name", name), None)

    def _since(self, kind: str, what: str, since: int) -> list[int]:
        return [at for at in self.tried.get((kind, what), []) if at > since]

    def _forget(self, since: int) -> None:
        """Those of long ago, then the oldest: never the ones who have just tried."""
        kept = sorted(self.tried.items(), key=lambda row: row[1][-1])[-MOST // 2 :]
        self.tried = {who: times for who, times in kept if times[-1] > since}
