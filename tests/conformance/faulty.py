"""A copy of the example game by delegation, in which a test can plant one fault.

The example's state may be a compiled class, which nobody may subclass; so a fault is planted in a
wrapper around it. `FaultyGame` and `FaultyState` as they are have no fault.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, cast

from looptable.content.packs.pack import Pack
from looptable.content.text.texts import Texts
from looptable.core.chance import Chance
from looptable.engine.contract.event import Event, Listener
from looptable.engine.contract.game import CardFace, Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.outcome import Outcome
from looptable.engine.contract.settings import Options
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from looptable.engine.registry import find_game

__all__ = ["FaultyGame", "FaultyState", "inside"]


class FaultyState(State):
    """Does what the state inside does."""

    def __init__(self, inner: State) -> None:
        super().__init__()
        self.inner = inner

    def pending(self) -> list[int]:
        return self.inner.pending()

    def legal(self, seat: int) -> list[int]:
        return self.inner.legal(seat)

    def play(self, seat: int, action: int) -> None:
        self.inner.listener = None if self.listener is None else self.hear
        try:
            self.inner.play(seat, action)
        finally:
            self.inner.listener = None

    def hear(self, event: Event) -> None:
        """Passes on what the state inside tells."""
        if self.listener is not None:
            self.listener(event)

    def clone(self) -> Self:
        return type(self)(self.inner.clone())

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()

    def position(self) -> dict[str, Any]:
        return self.inner.position()

    def key(self) -> bytes:
        return self.inner.key()

    def reseed(self, seed: int) -> None:
        self.inner.reseed(seed)

    @property
    def fields(self) -> Any:
        """The state inside, whatever fields it has."""
        return self.inner


class FaultyGame(Game):
    """Does what the example game does, with states of its own."""

    state: ClassVar[type[FaultyState]] = FaultyState

    def __init__(self) -> None:
        self.inner = find_game("template")
        self.meta = self.inner.meta

    def texts(self) -> Texts:
        return self.inner.texts()

    def with_packs(self, packs: Sequence[Pack]) -> Self:
        return self

    def content_hash(self) -> str:
        return self.inner.content_hash()

    def cards(self) -> Sequence[CardFace]:
        return self.inner.cards()

    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> State:
        return self.state(self.inner.setup(players, options, seed, listener))

    def load(self, position: Mapping[str, Any]) -> State:
        return self.state(self.inner.load(position))

    def describe(self, state: State, seat: int, action: int) -> Option:
        return self.inner.describe(inside(state), seat, action)

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        return self.inner.view(inside(state), seat, with_known=with_known)

    def guess(self, view: View, chance: Chance) -> State:
        return self.state(self.inner.guess(view, chance))

    def census(self, state: State) -> Mapping[str, int]:
        return self.inner.census(inside(state))


def inside(state: State) -> Any:
    """The example's own state, with its fields."""
    return cast("FaultyState", state).fields
