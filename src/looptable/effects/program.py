"""A program: the effects of all cards as one row of instructions. Compiled.

An instruction is four integers: what to do, and three operands. The first few kinds are control,
the same in all games; those from `FIRST` on are the game's own. Those below `FIRST_DEED` only ask, or
leave an answer in a register; the deeds above it change the table. Only an instruction that asks a
player stops the machine.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from looptable.core.rows import vec

__all__ = [
    "ANSWER",
    "CHOOSE",
    "FIRST",
    "FIRST_DEED",
    "IFNOT",
    "JUMP",
    "KEEP",
    "MAY",
    "NEXT",
    "RETURN",
    "SET",
    "WIDTH",
    "Program",
    "bit",
]

WIDTH: Final = 4

RETURN: Final = 0  # go back to where this program was called from
JUMP: Final = 1  # a: target
SET: Final = 2  # a: register, b: value
CHOOSE: Final = 3  # a: how many options; as many JUMPs follow; b: where all of them end
MAY: Final = 4  # a: target if the player declines
NEXT: Final = 5  # a: register of the members left, b: of the item, c: target when none is left
IFNOT: Final = 6  # a: target if the answer register holds 0
KEEP: Final = 7  # a: register that takes what the answer register holds
FIRST: Final = 16
FIRST_DEED: Final = 128

HIGHEST: Final[i64] = 1 << 62

ANSWER: Final = 0  # the register in which picks, conditions and sets leave their answer


def bit(member: i64) -> i64:
    """The mask that holds one member, 0 to 62.

    mypyc writes `1 << member` as a C shift of 32 bits, which is wrong from 31 on; a number too large
    for 32 bits is shifted rightly. So rules say `bit(member)`, and never shift a 1.
    """
    return HIGHEST >> (62 - member)


class Program:
    """Instructions, and where each named effect starts."""

    def __init__(self, code: list[int], starts: dict[str, int], registers: int) -> None:
        self.code: vec[i64] = vec[i64](code)
        self.starts = starts
        self.registers = registers
        self.blank: vec[i64] = vec[i64]([0] * registers)
        self.sizes = [registers]
        self.labels = sorted((start, label) for label, start in starts.items())

    def start(self, label: str) -> int:
        """The address at which the effect of this name starts."""
        return self.starts[label]

    def name(self, index: int) -> str:
        """An instruction by its effect and its number in it, such as `ride+2`."""
        found = ""
        for start, label in self.labels:
            if start > index:
                break
            found = label if start == index else f"{label}+{(index - start) // 4}"
        return found

    def find(self, name: str) -> int:
        """The instruction of this name; KeyError if there is none."""
        label, plus, offset = name.partition("+")
        number = offset if plus else "0"
        if len(number) > 9 or not number.isdecimal():
            raise KeyError(name)
        index = self.starts[label] + 4 * int(number)
        if index >= len(self.code) or self.name(index).partition("+")[0] != label:
            raise KeyError(name)
        return index

    def __iter__(self) -> Iterator[str]:
        """The names of all effects."""
        return iter(self.starts)
