"""The content of a match as the rules read it: numbers in rows. Compiled."""

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.effects.program import Program

__all__ = ["Numbers"]


class Numbers:
    """Action cards and trips, each by its number; the trips of a card follow each other."""

    def __init__(
        self, program: Program, tables: dict[str, list[int]], offers: dict[int, list[str]]
    ) -> None:
        self.program = program
        self.offers = offers
        self.start: vec[i64] = vec[i64](tables["start"])
        self.points: vec[i64] = vec[i64](tables["points"])
        self.needs: vec[i64] = vec[i64](tables["needs"])  # of each kind, trip by trip
        self.by_place: vec[i64] = vec[i64](tables["by_place"])  # 1 for Office cards
        self.bonus: vec[i64] = vec[i64](tables["bonus"])  # where it starts, or -1

    def offer_name(self, address: int, option: int) -> str:
        """The words of an option that a card offers at this address of the program."""
        return self.offers[address][option]
