"""The plain game, as the base of all modes: each mode changes it in a few places. Compiled.

A mode is one object in one file of `rules/modes`. The chapters ask it wherever modes differ, and
never which one it is.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from looptable.engine.contract.view import Piece
from looptable.games.the_loop.rules.codes import S_FOO
from looptable.games.the_loop.rules.kinds import ALL_DIMENSIONS, ALL_LOOPS, ERAS, Clone, Era
from looptable.games.the_loop.rules.piles import Pile, shuffled

if TYPE_CHECKING:
    from looptable.games.the_loop.rules.fields import LoopFields

__all__ = ["MISSIONS", "Mode"]

MISSIONS: Final[i64] = 4  # that the team must complete


class Mode:
    """The rules of one mode. `number` is its place in positions and keys, for ever.

    `box` names the pieces that only this mode plays with; `part` is what the bot calls the worth of
    its pieces.
    """

    def __init__(
        self, number: int, name: str, *, box: str = "", part: str = "", has_foo_cards: bool = True
    ) -> None:
        self.number = number
        self.name = name
        self.box = box
        self.part = part
        self.has_foo_cards = has_foo_cards

    # Set-up.

    def lay_pieces(self, t: "LoopFields", eras: Pile) -> None:
        """Lays out Foo's deck and the mode's own pieces; `eras` are the Foo cards not yet drawn."""
        t.foo_deck = shuffled(t.chance, S_FOO, range(ERAS))

    def first_clones(self, t: "LoopFields", count: i64) -> i64:
        """Puts the mode's own clones on the board; gives how many normal ones follow."""
        return count

    def begins(self, t: "LoopFields") -> bool:
        """Begins the match in a way of its own; says whether it did."""
        return False

    # Victory.

    def left(self, t: "LoopFields") -> i64:
        """How many of the mode's pieces the team must still destroy to win."""
        return 0

    def wins_with(self, t: "LoopFields", missions: i64) -> bool:
        """Whether the team has won, given how many missions are completed."""
        return missions >= MISSIONS and self.left(t) == 0

    # Phase I and cycles.

    def visit(self, t: "LoopFields") -> None:
        """Moves Foo to his next era: the one on his next card."""
        t.foo = t.foo_deck.pop()
        t.foo_row.push(t.foo)

    def asks_before_drop(self, t: "LoopFields") -> bool:
        """Asks something before rifts drop; says whether it did."""
        return False

    def is_cycle_over(self, t: "LoopFields") -> bool:
        """Whether Foo has been everywhere."""
        return t.foo_deck.height == 0

    def next_cycle(self, t: "LoopFields") -> None:
        """Shuffles the Foo deck for the next cycle."""
        t.foo_row.move_to(t.foo_deck)
        t.chance.shuffle(S_FOO, t.foo_deck)

    # Phase II.

    def allowed(self, t: "LoopFields", era: Era) -> i64:
        """The dimensions whose cards may be used in an era, as a mask."""
        return ALL_DIMENSIONS

    def loops(self, t: "LoopFields", era: Era, held: i64) -> i64:
        """The dimensions that may be looped in an era, as a mask, given those in hand."""
        if t.free_loops:
            return ALL_LOOPS  # LOOP-OPEN-11
        return held

    def looped(self, t: "LoopFields", era: Era) -> None:
        """Follows a LOOP in an era."""

    def energy_added(self, t: "LoopFields", era: Era) -> None:
        """Follows an energy that somebody added in Phase II."""

    def clone_destroyed(self, t: "LoopFields", clone: Clone, era: Era) -> None:
        """Follows the destruction of a clone."""

    def asks_after_action(self, t: "LoopFields") -> bool:
        """Asks something between two actions; says whether it did."""
        return False

    def chosen(self, t: "LoopFields", prompt: i64, option: i64) -> None:
        """Carries out the answer to a question of this mode."""
        raise AssertionError("the plain game has no questions of its own")

    # What it shows.

    def next_eras(self, t: "LoopFields") -> list[int]:
        """The eras that Foo may come to next: which cards are left is open, their order is not."""
        left: list[int] = sorted(t.foo_deck.as_list())
        return left or list(range(ERAS))

    def visited(self, t: "LoopFields") -> list[int]:
        """The eras that Foo has been to in this cycle, in order."""
        return t.foo_row.as_list()

    def acts_in(self, t: "LoopFields", era: Era) -> bool:
        """Whether something happens in an era between Foo's visit and the rifts."""
        return False

    def falling(self, t: "LoopFields", option: int) -> str:
        """The kind of cube that falls right behind an answer to a question of this mode."""
        return ""

    def pieces_in(
        self, t: "LoopFields", era: Era, icons: dict[str, tuple[str, ...]]
    ) -> list[Piece]:
        """The mode's own pieces in an era, drawn."""
        return []

    # What it is worth to a bot.

    def chance_of_visit(self, t: "LoopFields", era: Era) -> i64:
        """The chance that Foo comes to an era on the next turn, in hundredths."""
        left = t.foo_deck.height
        if left == 0:
            return 100 // ERAS
        if t.foo_deck.has(era):
            return 100 // left
        return 0

    def is_still_to_come(self, t: "LoopFields", era: Era) -> bool:
        """Whether Foo will visit an era later in this cycle."""
        return t.foo_deck.has(era) or t.foo_deck.height == 0

    def worth(self, t: "LoopFields") -> i64:
        """The worth of the mode's own pieces to the team."""
        return 0
