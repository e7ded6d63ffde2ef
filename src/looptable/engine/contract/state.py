"""The state of a match: the half of the contract that must be fast.

A state is mutable and changes only by `apply` (or `play`, its unchecked twin). Everything else here
answers a question and changes nothing. `Game` holds the other half of the contract.

This module is compiled; classes of other packages may subclass `State` without being compiled.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from looptable.core.chance import Chance
from looptable.core.errors import Refusal
from looptable.engine.contract.event import Event, Fact, Listener
from looptable.engine.contract.outcome import Outcome

__all__ = ["State", "play_out"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The position of a match.

    Promises that every game keeps, and that the conformance kit checks:

    - `pending` lists the seats that must choose now, ascending; several may choose at once, each
      without knowing the others' choices. It is empty exactly when `outcome` is not None.
    - `legal` is never empty for a pending seat, and always in the same order for equal states.
      The meaning of an action depends on the state; `Game.describe` says it in words.
    - A choice with one option and no secret is taken by the state itself and told as an event.
    - `apply` runs to the next choice. It refuses what is not legal before it changes anything.
    - Equal states have equal keys, also in another process and in the other build.
    - All chance comes from a generator inside the state: same state and choices, same result.
    """

    # Interpreted rules spend most of their time looking up names; slots are found fastest.
    __slots__ = ("listener",)

    def __init__(self) -> None:
        self.listener: Listener | None = None

    def pending(self) -> list[int]:
        """The seats that must choose now, ascending; empty when the match is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The legal actions of this seat in a fixed order; empty for a seat that is not pending."""
        raise NotImplementedError

    def play(self, seat: int, action: int) -> None:
        """Carries out an action known to be legal, up to the next choice. Rollouts use this."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent state, equal to this one; it has no listener."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the match goes on."""
        raise NotImplementedError

    def position(self) -> dict[str, Any]:
        """Plain data, named in the rulebook's words, from which `Game.load` makes this state."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Bytes that are equal for equal states, and for no others."""
        raise NotImplementedError

    def reseed(self, seed: int) -> None:
        """Makes all chance still to come independent of what it would have been."""
        raise NotImplementedError

    def key_of(self, seat: int, action: int) -> str:
        """The option key of a legal action, where that is cheaper than describing it; else empty.

        Replays find actions by it. It must be the key that `Game.describe` gives.
        """
        return ""

    def apply(self, seat: int, action: int, listener: Listener | None = None) -> None:
        """Carries out a choice and tells the listener what followed.

        Raises Refusal, and changes nothing, when the seat is not pending or the action not legal.
        """
        if seat not in self.pending():
            raise Refusal("action/not-your-turn", seat=seat, pending=self.pending())
        if action not in self.legal(seat):
            raise Refusal("action/not-legal", seat=seat, action=action)
        self.listener = listener
        try:
            self.play(seat, action)
        finally:
            self.listener = None

    def tell(
        self,
        kind: str,
        data: dict[str, Fact],
        audience: tuple[int, ...] | None = None,
        reveals: bool = False,
    ) -> None:
        """Tells the listener, if there is one; hot code asks `self.listener` first."""
        listener = self.listener
        if listener is not None:
            listener(Event(kind, data, audience, reveals))

    # The same questions as `pending` and `legal`, without building lists. Rollouts ask these; a
    # game that must be fast answers them natively, the others leave them alone.

    def mover(self) -> i64:
        """The first pending seat, or -1 when the match is over."""
        seats = self.pending()
        return seats[0] if seats else -1

    def choices(self, seat: i64) -> i64:
        """The number of legal actions of this seat."""
        return len(self.legal(seat))

    def choice(self, seat: i64, index: i64) -> i64:
        """The legal action at this index."""
        return self.legal(seat)[index]

    def wander(self, chance: Chance) -> bool:
        """Lets chance (its stream 0) choose for the first pending seat; says whether there was one."""
        seat = self.mover()
        if seat < 0:
            return False
        self.play(seat, self.choice(seat, chance.below(0, self.choices(seat))))
        return True


def play_out(state: State, chance: Chance, limit: i64) -> i64:
    """Plays random choices until the match is over or the limit is reached; counts them."""
    played: i64 = 0
    while played < limit and state.wander(chance):
        played += 1
    return played
