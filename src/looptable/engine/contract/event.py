"""Events: what happened, who may know it, whether it revealed something."""

from collections.abc import Callable, Iterable

import msgspec

from looptable.core.ids import Seat

__all__ = ["Event", "Fact", "Listener", "heard_by"]


Fact = int | str | bool | None | list[int] | list[str]
"""The values of an event: plain, ready for JSON."""


class Event(msgspec.Struct, frozen=True):
    """One fact that followed from a choice.

    `kind` names its sentence (text key `event.<kind>`); `data` fills it and drives animations: plain
    values, pieces by their names. `audience` are the seats that may know of it, None for everybody,
    spectators included. `reveals` says that somebody in the audience learned what they could not
    have known before (a card turned, a die, another seat's secret choice): undo is free back to the
    last such event, and no further.
    """

    kind: str
    data: dict[str, Fact]
    audience: tuple[Seat, ...] | None = None
    reveals: bool = False


Listener = Callable[[Event], None]
"""A callback for events during `apply`; `list.append` will do."""


def heard_by(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events that this seat, or a spectator (None), may know of."""
    return [
        event
        for event in events
        if event.audience is None or (seat is not None and seat in event.audience)
    ]
