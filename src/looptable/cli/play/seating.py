"""The seats of a table: people, and bots by name."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from looptable.bots import best_bot, find_bot
from looptable.core.errors import WrongUse
from looptable.core.ids import Seat
from looptable.engine.contract.game import Game

__all__ = ["PERSON", "Seating", "deal_seats", "read_seating"]

PERSON: Final = "person"
"""The name in a record of a seat played at the terminal."""


@dataclass(frozen=True, slots=True)
class Seating:
    """`seats` has a word for each seat: `person`, or the name of a bot."""

    seats: tuple[str, ...]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, word in enumerate(self.seats) if word == PERSON)

    @property
    def bots(self) -> dict[Seat, str]:
        """The seats that bots play, and which."""
        return {seat: word for seat, word in enumerate(self.seats) if word != PERSON}


def deal_seats(game: Game, players: int, people: Sequence[Seat], bots: Sequence[str]) -> Seating:
    """People in the seats they chose; the bots take the other seats in turn."""
    for seat in people:
        if seat >= players:
            raise WrongUse(
                "use/unknown-seat", seat=seat, players=players, accepted=tuple(range(players))
            )
    for name in bots:
        find_bot(name, game)
    words = [PERSON] * players
    empty = [seat for seat in range(players) if seat not in people]
    for number, seat in enumerate(empty):
        words[seat] = bots[number % len(bots)]
    return Seating(tuple(words))


def read_seating(game: Game, words: Sequence[str], players: int) -> Seating:
    """The seating of a record; without one, a person and the best bots there are."""
    if len(words) != players or PERSON not in words:
        return deal_seats(game, players, (0,), (best_bot(game),))
    for word in words:
        if word != PERSON:
            find_bot(word, game)
    return Seating(tuple(words))
