"""A record: the save, the bug report and the replay of a match, in plain data.

A header says what was played, then there is one choice a line. The state is a replay of them.
`engine.recordfile` reads and writes the file, `engine.match` plays on it.
"""

import hashlib
from typing import Any

import msgspec

from looptable.core.ids import Seat
from looptable.engine.contract.state import State

__all__ = ["FORMAT", "ChoiceLine", "Header", "PackRef", "Record", "Reveal", "short_hash"]

FORMAT = 1


class PackRef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that the match was played with."""

    id: str
    version: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The set-up of a match: enough to set it up again.

    Where the seed is still a secret, `commit` stands for it. A match that began in a given position
    carries that instead of a set-up.
    """

    game: str
    rules: int
    content: str
    players: int
    options: dict[str, str | int | bool]
    packs: tuple[PackRef, ...] = ()
    seed: int | None = None
    commit: str | None = None
    position: dict[str, Any] | None = None
    seats: tuple[str, ...] = ()


class ChoiceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A choice as a record keeps it: its number from 1, seat, key and a short hash of the state after it."""

    n: int
    seat: Seat
    do: str
    h: str = ""


class Reveal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secrets published when a match is over, so that anybody can check it."""

    secret: str
    salt: str
    nonces: dict[str, str]


class Record(msgspec.Struct, frozen=True):
    """Header and choices; `reveal` once the secret is out."""

    header: Header
    choices: tuple[ChoiceLine, ...] = ()
    reveal: Reveal | None = None

    def upto(self, n: int) -> "Record":
        """The record as it was after its n-th choice."""
        return Record(self.header, self.choices[:n])


def short_hash(state: State) -> str:
    """Twelve hex digits that tell two states apart."""
    return hashlib.sha256(state.key()).hexdigest()[:12]
