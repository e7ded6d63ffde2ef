"""Generated from layout.py by `make generate`; do not edit."""

from typing import Final

ASK_CHOOSE: Final = 0
ASK_MAY: Final = 1
ASK_AGENT: Final = 2
ASK_DIE: Final = 3
ASK_RECEPTACLE: Final = 4
ASK_ENTRY: Final = 5
ASK_ACTION: Final = 6
ASK_FREE: Final = 7
ASK_ORDER: Final = 8
ASK_RETURN: Final = 9
ASK_PLACE: Final = 10
ASK_AGAIN: Final = 11
ASK_POWER: Final = 12
ASK_SHIELD: Final = 13
ASK_RESOURCE: Final = 14

CHOOSING: Final = 0
ENTERING: Final = 1
EXPLORING: Final = 2
ACTING: Final = 3
ROLLING: Final = 4
RETURNING: Final = 5
LEAVING: Final = 6
TRAVELLING: Final = 7
JUDGING: Final = 8
OVER: Final = 9

BEFORE_STAGE: Final = 0
AFTER_STAGE: Final = 1
HITS_STAGE: Final = 2
RETALIATION_STAGE: Final = 3
MALUS_STAGE: Final = 4

AT_RUN: Final = 0
AT_OPENING: Final = 1
AT_ENTER: Final = 2
AT_ARRIVE: Final = 3
AT_UNIT: Final = 4
AT_BEFORE_ROLL: Final = 5
AT_AFTER_ROLL: Final = 6
AT_ACTION: Final = 7
AT_HURT: Final = 8
AT_EMPTY: Final = 9
AT_LEAVING: Final = 10
AT_FREE: Final = 11

BLANK: Final = 0
HIT: Final = 1
DOUBLE: Final = 2
SKULL: Final = 3

NORMAL_SHIELD: Final = 0
SKULL_SHIELD: Final = 1
HEART_SHIELD: Final = 2
TIME_SHIELD: Final = 3
SPECIAL_SHIELD: Final = 4
GREY_SHIELD: Final = 5

YELLOW_TOKENS: Final = 0
BROWN_TOKENS: Final = 1
BLUE_TOKENS: Final = 2
GREEN_TOKENS: Final = 3
ANY_TOKENS: Final = 4
STORED_TOKENS: Final = 5

MAY_ROLL: Final = 0
MAY_MOVE: Final = 1
MAY_HAND: Final = 2
MAY_LEAVE: Final = 3
MAY_BREAK: Final = 4
MAY_USE: Final = 5
MAY_VISIT: Final = 6

NO_SIGN: Final = 0
REQUIRED_SIGN: Final = 1
FORBIDDEN_SIGN: Final = 2
FLEETING_SIGN: Final = 3

UNREAD_TEST: Final = 0
LAID_TEST: Final = 1
PASSED_TEST: Final = 2

STAY_BALLOT: Final = 0
LEAVE_BALLOT: Final = 1
AGAIN_BALLOT: Final = 2
STOP_BALLOT: Final = 3
PLACE_BALLOT: Final = 4

NOTHING_DEED: Final = 0
ROLL_DEED: Final = 1
STAY_OUT_DEED: Final = 2
FIRST_DEED: Final = 3
LEAVE_DEED: Final = 4
STAY_DEED: Final = 5
ROLL_2_DEED: Final = 6
ROLL_3_DEED: Final = 7
ROLL_4_DEED: Final = 8
ABILITY_DEED: Final = 9

AHEAD_PLAN: Final = 0
FIRST_PLAN: Final = 1
PAUSE_PLAN: Final = 2

OFFER_FREELY: Final = 0
USE_FREELY: Final = 1
GIVE_FREELY: Final = 2
HAND_FREELY: Final = 3
TAKE_FREELY: Final = 4
CLAIM_FREELY: Final = 5

SEEN_CARD: Final = 0
SEEN_ELEMENT: Final = 1
SEEN_PLACE: Final = 2
SEEN_OFFER: Final = 3
SEEN_PASSED: Final = 4
SEEN_NEXT: Final = 5

DICE_STREAM: Final = 0
CAPTAIN_STREAM: Final = 1

PICKED_REGISTER: Final = 1
FIRED_REGISTER: Final = 2

SUCCESS_ENDING: Final = 0
OUT_OF_TIME_ENDING: Final = 1
ALL_DEAD_ENDING: Final = 2
FAILED_ENDING: Final = 3
