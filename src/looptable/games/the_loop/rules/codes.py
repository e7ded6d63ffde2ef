"""Generated from layout.py by `make generate`; do not edit."""

from typing import Final

ASK_CHOOSE: Final = 0
ASK_MAY: Final = 1
ASK_ACTION: Final = 2
ASK_CANCEL: Final = 3
ASK_ERA: Final = 4
ASK_AGENT: Final = 5
ASK_CLONE: Final = 6
ASK_WAY: Final = 7
ASK_STEP: Final = 8
ASK_LOAD: Final = 9
ASK_UNLOAD: Final = 10
ASK_DRAWER: Final = 11
ASK_DISCARD: Final = 12
ASK_APPLY: Final = 13
ASK_THEIRS: Final = 14
ASK_ACQUIRE: Final = 15
ASK_COMPLETE: Final = 16
ASK_REWARD: Final = 17
ASK_DOOMED: Final = 18
ASK_MARK: Final = 19
ASK_TILE: Final = 20
ASK_ULTRA: Final = 21
ASK_SLOT: Final = 22
ASK_VICTIM: Final = 23
ASK_PURGED: Final = 24
ASK_RICHEST: Final = 25
ASK_DAMAGE: Final = 26
ASK_DESTROY: Final = 27
ASK_HIT: Final = 28
ASK_BONUS: Final = 29

DEAL_PHASE: Final = 0
CLONES_PHASE: Final = 1
VISIT_PHASE: Final = 2
DROP_PHASE: Final = 3
PLACE_PHASE: Final = 4
ACTIONS_PHASE: Final = 5
ACQUIRE_PHASE: Final = 6
COMPLETE_PHASE: Final = 7
REWARD_PHASE: Final = 8
REFRESH_PHASE: Final = 9
OVER_PHASE: Final = 10
GIFT_PHASE: Final = 11

WON: Final = 0
SECOND_VORTEX: Final = 1
FOURTH_VORTEX: Final = 2
TIME_UP: Final = 3
MEGA_VORTEX: Final = 4

MONTH: Final = 0
YEAR: Final = 1
INFINITY: Final = 2

CANCEL: Final = 0
ANY_ERA: Final = 1
SEND: Final = 2
FINISH: Final = 3
BORROW: Final = 4

RIFT_FOO: Final = 0
LOOP_FOO: Final = 1
CLONE_FOO: Final = 2
RIFT_EACH: Final = 3
LOOP_EACH: Final = 4
CLONE_EACH: Final = 5
FULL: Final = 6
FLANK: Final = 7
CLEAN: Final = 8
ENERGY: Final = 9

S_SETUP: Final = 0
S_ARTIFACTS: Final = 1
S_FOO: Final = 2
S_MACHINE: Final = 3
S_BAG: Final = 4
S_DECKS: Final = 5

R_THERE: Final = 1
R_ORIGIN: Final = 2
R_SOURCE: Final = 3
R_CLONE: Final = 4
R_AGENT: Final = 5
R_CARRIED: Final = 6
R_DRAWERS: Final = 7
R_FINISH: Final = 8
