"""Generated from the verbs of this folder by `make generate`; do not edit."""

from typing import Final

PICK_TRIP: Final = 16
PLACE_AD: Final = 17
WITHDRAW: Final = 18
PICK_KIND: Final = 19
PICK_BAY: Final = 20
IF_TEAR: Final = 21
IF_STOP: Final = 22
KEEP_BAY: Final = 23
LOAD: Final = 24
RETURN_PART: Final = 25
DROP: Final = 26
COPY: Final = 27
RESTOCK: Final = 28
TEST_WASTE: Final = 29
TEST_AD: Final = 30
TEST_LOWEST: Final = 31
PICK_MACHINE: Final = 32
MOVE: Final = 33
SWAP: Final = 34
NEED: Final = 35
REPEAT: Final = 36
SCORE: Final = 37
DISCARD_WASTE: Final = 38
