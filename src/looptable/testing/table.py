"""A table for tests: a position, choices by key, and what the position shows then."""

from collections.abc import Mapping
from typing import Any, Generic

from looptable.core.ids import Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game, StateT_co

__all__ = ["Table"]


class Table(Generic[StateT_co]):
    """Plays a hand-written position through public calls alone."""

    def __init__(self, game: Game[StateT_co], position: Mapping[str, Any]) -> None:
        self.game = game
        self.state = game.load(position)

    def keys(self, seat: Seat) -> list[str]:
        """The keys of the options that a seat has."""
        return [option.key for option in self.game.legal_options(self.state, seat)]

    def do(self, seat: Seat, *keys: str) -> list[Event]:
        """Makes choices, and gives the events that followed."""
        events: list[Event] = []
        for key in keys:
            action = self.game.parse(self.state, seat, key)
            self.state.apply(seat, action, events.append)
        return events

    def shows(self, **fields: object) -> None:
        """Asserts these fields of the position; None stands for a field that has its default."""
        position = self.state.position()
        found = {name: position.get(name) for name in fields}
        assert found == fields
