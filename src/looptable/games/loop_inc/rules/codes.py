"""Generated from layout.py by `make generate`; do not edit."""

from typing import Final

GARAGE_CARD: Final = 0
STORE_CARD: Final = 1
ARMORY_CARD: Final = 2
TRASH_CARD: Final = 3
EXCHANGE_CARD: Final = 4
ADVERTISE_CARD: Final = 5
MOVE_CARD: Final = 6
OFFICE_CARD: Final = 7

PLAY_PHASE: Final = 0
ACT_PHASE: Final = 1
LAUNCH_PHASE: Final = 2
BONUS_PHASE: Final = 3
TURN_OVER_PHASE: Final = 4
OVER_PHASE: Final = 5

MOST_POINTS: Final = 0
FEWEST_PENALTIES: Final = 1
SHARED: Final = 2
LAST_STANDING: Final = 3

INTERN: Final = 0
CLERK: Final = 1
PARTNER: Final = 2

TRIPS_STREAM: Final = 0
ANOMALIES_STREAM: Final = 1
FIRST_STREAM: Final = 2
JUNIOR_STREAM: Final = 3

KIND_REGISTER: Final = 1
MARK_REGISTER: Final = 2

ASK_CHOOSE: Final = 0
ASK_MAY: Final = 1
ASK_CARD: Final = 2
ASK_LAUNCH: Final = 3
ASK_COMPONENT: Final = 4
ASK_MACHINE: Final = 5
ASK_BAY: Final = 6
ASK_TRIP: Final = 7
