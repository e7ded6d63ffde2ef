"""The numbers behind the names: instructions, prompts, places, phases. Compiled with the rules."""

from typing import Final

__all__ = [
    "ADD",
    "ALONE",
    "ANY",
    "ASK_CARD",
    "ASK_HOUR",
    "BREAKING",
    "COMMIT",
    "DIE",
    "DRAW",
    "EACH",
    "GAIN",
    "HERE",
    "MOVE",
    "OTHERS",
    "OVER",
    "PICK_HOUR",
    "R_THERE",
    "RESOLVE",
    "ROLL",
    "STEAL",
    "STRAIN",
    "TAKE",
    "THERE",
]

# Instructions: the first three operands are explained where they are executed.
GAIN: Final = 16
TAKE: Final = 17
ADD: Final = 18
MOVE: Final = 19
STEAL: Final = 20
ROLL: Final = 21
STRAIN: Final = 22
DRAW: Final = 23
PICK_HOUR: Final = 24
ALONE: Final = 25
OTHERS: Final = 26

# Places, as operands. An hour picked before is THERE.
HERE: Final = 0
THERE: Final = 1
EACH: Final = 2
ANY: Final = 3

# Prompts: the machine's own come first.
ASK_HOUR: Final = 2
ASK_CARD: Final = 3

R_THERE: Final = 1  # the register of the hour picked last

COMMIT: Final = 0
RESOLVE: Final = 1
OVER: Final = 2

DIE: Final = 1  # the stream for dice; stream 0 is for the deck
BREAKING: Final = 5  # so much strain breaks the clock
