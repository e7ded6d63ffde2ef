"""The content as the rules read it: numbers in rows, by the number of a card. Compiled."""

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.effects.program import Program

__all__ = ["Numbers"]


class Numbers:
    """The printed numbers of all cards, and where their programs start."""

    def __init__(
        self,
        program: Program,
        minutes: list[int],
        starts: list[int],
        strains: dict[str, int],
        offers: dict[int, list[str]],
    ) -> None:
        self.program = program
        self.minutes: vec[i64] = vec[i64](minutes)
        self.starts: vec[i64] = vec[i64](starts)
        self.strains = strains
        self.offers = offers

    def offer_name(self, address: int, option: int) -> str:
        """The words of an option that a card offers at this address of the program."""
        return self.offers[address][option]
