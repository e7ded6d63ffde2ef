"""Generated from the verbs of this folder by `make generate`; do not edit."""

from typing import Final

PICK_HOUR: Final = 16

STRAIN: Final = 128
DRAW: Final = 129
MOVE: Final = 130
ALONE: Final = 131
GAIN: Final = 132
TAKE: Final = 133
ADD: Final = 134
STEAL: Final = 135
ROLL: Final = 136
OTHERS: Final = 137
