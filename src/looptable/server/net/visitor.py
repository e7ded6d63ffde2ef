"""The visitor behind a request or a socket."""

from dataclasses import dataclass
from typing import Protocol

from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.storage.rows import Guest
from looptable.wire.frames import FromServer

__all__ = ["Listener", "Visitor"]


@dataclass(frozen=True, slots=True)
class Visitor:
    """The sender of a request: a guest, or a stranger without a cookie, and their language."""

    lang: str
    address: str
    found: Guest | None
    is_forged: bool = False

    @property
    def guest(self) -> Guest:
        """The guest; refuses strangers and forged cookies."""
        if self.is_forged:
            raise Refusal("guest/unknown")
        if self.found is None:
            raise Refusal("guest/none")
        return self.found

    @property
    def guest_id(self) -> str | None:
        """The id of the guest, if there is one."""
        return None if self.found is None else self.found.id


class Listener(Protocol):
    """A socket at a table."""

    guest_id: str | None
    seats: tuple[Seat, ...]
    lang: str

    def send(self, frame: FromServer) -> None:
        """Puts a frame on its way; never waits."""
        ...
