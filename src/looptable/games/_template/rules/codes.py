"""Generated from layout.py by `make generate`; do not edit."""

from typing import Final

ASK_CHOOSE: Final = 0
ASK_MAY: Final = 1
ASK_HOUR: Final = 2
ASK_CARD: Final = 3

COMMIT: Final = 0
RESOLVE: Final = 1
OVER: Final = 2

MOST: Final = 0
TIE: Final = 1
BROKEN: Final = 2

DECK_STREAM: Final = 0
DIE_STREAM: Final = 1

THERE_REGISTER: Final = 1
