"""Generated from the verbs of this folder by `make generate`; do not edit."""

from typing import Final

STRAIN: Final = 16
DRAW: Final = 17
PICK_HOUR: Final = 18
MOVE: Final = 19
ALONE: Final = 20
GAIN: Final = 21
TAKE: Final = 22
ADD: Final = 23
STEAL: Final = 24
ROLL: Final = 25
OTHERS: Final = 26
