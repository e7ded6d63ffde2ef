"""Generated from the verbs of this folder by `make generate`; do not edit."""

from typing import Final

PICK_TRIP: Final = 16
PICK_KIND: Final = 17
PICK_BAY: Final = 18
TEST_WASTE: Final = 19
TEST_AD: Final = 20
TEST_LOWEST: Final = 21
PICK_MACHINE: Final = 22

PLACE_AD: Final = 128
WITHDRAW: Final = 129
IF_TEAR: Final = 130
IF_STOP: Final = 131
KEEP_BAY: Final = 132
LOAD: Final = 133
RETURN_PART: Final = 134
DROP: Final = 135
COPY: Final = 136
RESTOCK: Final = 137
MOVE: Final = 138
SWAP: Final = 139
NEED: Final = 140
REPEAT: Final = 141
SCORE: Final = 142
DISCARD_WASTE: Final = 143
