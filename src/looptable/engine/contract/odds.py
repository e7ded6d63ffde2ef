"""Odds: what a game says of the chance that follows an option."""

import msgspec

from looptable.content.text.texts import Text

__all__ = ["Odds", "Possibility"]


class Possibility(msgspec.Struct, frozen=True):
    """One thing that may come of chance, with its exact probability.

    `id` says what it is, `n` how many, where it is about a number: (`hits`, 2). The probability is `chance`, a
    numerator and a denominator. Outcomes of one roll may come true together: their chances need not add up to 1.
    """

    id: str
    text: Text
    chance: tuple[int, int]
    n: int | None = None


class Odds(msgspec.Struct, frozen=True):
    """A sentence, and where or how it may come true.

    `weights` has, by the ids of zones or pieces, how likely each is compared with the others; a client
    may draw them on the table. Exactly one of them will come true, and at once: such odds are told only where
    chance is next. `outcomes` have no place on the table; they are told also where others decide before the dice
    fall, and the sentence names them. `icon` names what the odds are about, for the drawing.
    """

    text: Text
    weights: dict[str, int] = {}
    icon: str = ""
    outcomes: tuple[Possibility, ...] = ()
