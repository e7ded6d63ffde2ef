"""The contract of a bot: it sees a view and the options, never a state."""

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

import msgspec

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.advice.insight import Insight
from looptable.engine.contract.claim import Claim
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option, Target
from looptable.engine.contract.view import View

__all__ = ["Advice", "Adviser", "Bot", "Follower", "Orders", "Proposal", "Proposer", "Wishes"]

Wishes = Mapping[Seat, str | None]
"""The people at a table, each with the key it has chosen in the question under way, if it has."""

Orders = Mapping[str, Wishes]
"""The words of people to a bot: the key of the option that each wants it to take, by what they are about."""


class Bot(Protocol):
    """Something that chooses for a seat."""

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        ...


class Advice(msgspec.Struct, frozen=True):
    """An adviser's judgement of one option: its index, its worth, and claims that say why.

    Worths compare the options of one moment with each other, and nothing else.
    """

    index: int
    worth: int
    claims: tuple[Claim, ...]


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say how good every option is.

    Its claims are checked against `insight`, by which they were made.
    """

    @property
    def insight(self) -> Insight:
        """The figures that its claims speak of, and how it plays an option on."""
        ...

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        ...

    def rank(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        effort: int = 1,
    ) -> list[Advice]:
        """Every option once, the best first. One more `effort` may take about twice the time."""
        ...


@runtime_checkable
class Follower(Protocol):
    """A bot that goes by the people at its table: it is asked after them, and hears what they have chosen.

    Where nobody sits with it, it is asked as any other bot.
    """

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes among bots."""
        ...

    def follow(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        wishes: Wishes,
        orders: Orders,
    ) -> int:
        """The index of the option it takes among people."""
        ...


class Proposal(msgspec.Struct, frozen=True):
    """A word to the people at a table: the key of an option that a bot would have them take, and why.

    With `own` it is what the bot itself means to take, for the piece that `about` names where it leads several;
    `targets` are what that option touches. People may tell it otherwise. It binds nobody, and no record has it.
    """

    key: str
    why: Text
    own: bool = False
    about: str = ""
    targets: tuple[Target, ...] = ()


@runtime_checkable
class Proposer(Protocol):
    """A follower that says, while people decide too, which option it is for, and what it means to do itself.

    It speaks from its own view. Of what it has seen it says no more than its players may say at a table.
    """

    def propose(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        orders: Orders,
    ) -> tuple[Proposal, ...]:
        """The option that it is for, if it has an opinion, and its own ones."""
        ...
