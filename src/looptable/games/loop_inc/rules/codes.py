"""The numbers behind the names: instructions, prompts, phases, options. Compiled with the rules."""

from typing import Final

from mypy_extensions import i64

__all__ = [
    "ACT",
    "ADS",
    "ADVERTISE",
    "ARMORY",
    "ASK_BAY",
    "ASK_CARD",
    "ASK_COMPONENT",
    "ASK_LAUNCH",
    "ASK_MACHINE",
    "ASK_TRIP",
    "BAYS",
    "BAY_COPY",
    "BAY_LOADED",
    "BONUS",
    "CARD_NAMES",
    "CLERK",
    "COMPONENT_NAMES",
    "COPY",
    "DAYS",
    "DISCARD_WASTE",
    "DROP",
    "ENDING_NAMES",
    "FEWEST_PENALTIES",
    "GARAGE",
    "IF_STOP",
    "IF_TEAR",
    "INTERN",
    "KEEP_BAY",
    "KINDS",
    "LAST_STANDING",
    "LAUNCH",
    "LEVEL_NAMES",
    "LOAD",
    "MACHINE_ANY",
    "MACHINE_OTHER",
    "MACHINE_SAME",
    "MACHINE_TARGET",
    "MARKS",
    "MARK_NAMES",
    "MOST_POINTS",
    "MOVE",
    "NEED_AD",
    "NEED_BEFORE",
    "NEED_COPY",
    "NEED_LOADED",
    "NEED_OWN_AD",
    "NEED_PAIR",
    "NEED_STOCK",
    "NEED_WASTE",
    "NEW_A_DAY",
    "OFFICE",
    "OVER",
    "PARTNER",
    "PAST",
    "PHASE_NAMES",
    "PICK_BAY",
    "PICK_KIND",
    "PICK_MACHINE",
    "PICK_TRIP",
    "PLACE_AD",
    "PLAY",
    "PROMPT_NAMES",
    "REGISTERS",
    "REPEAT",
    "RESTOCK",
    "RETURN_PART",
    "R_KIND",
    "R_MARK",
    "SCORE",
    "SHARED",
    "SPAN",
    "STAY",
    "STOP",
    "STORE",
    "STREAM_NAMES",
    "SWAP",
    "S_ANOMALIES",
    "S_FIRST",
    "S_JUNIOR",
    "S_TRIPS",
    "TEAR",
    "TEARS_OUT",
    "TEST_AD",
    "TEST_LOWEST",
    "TEST_WASTE",
    "TOKENS",
    "TRIPS",
    "TRIP_AD",
    "TRIP_OWN",
    "TURN_OVER",
    "WITHDRAW",
]

# What is on the table.

KINDS: Final[i64] = 5  # of components
MARKS: Final[i64] = 3  # machines of a player
BAYS: Final[i64] = 15  # MARKS * KINDS: places for components on the machines of a player
DAYS: Final[i64] = 3
TOKENS: Final[i64] = 6  # machine tokens of a player: one on Day 1, two on Day 2, three on Day 3
ADS: Final[i64] = 3
NEW_A_DAY: Final[i64] = 3
TEARS_OUT: Final[i64] = 4  # so many tears and one is out of the game

COMPONENT_NAMES: Final = ("wheel", "propeller", "camera", "net", "armour")
MARK_NAMES: Final = ("mark-i", "mark-ii", "mark-iii")
CARD_NAMES: Final = (
    "garage",
    "store",
    "armory",
    "trash",
    "exchange",
    "advertise",
    "move",
    "office",
)
"""The ordinary action cards; anomalies come after them."""

GARAGE: Final[i64] = 0
STORE: Final[i64] = 1
ARMORY: Final[i64] = 2
ADVERTISE: Final[i64] = 5
OFFICE: Final[i64] = 7

# Phases of a turn.

PLAY: Final[i64] = 0  # a card must be played
ACT: Final[i64] = 1  # its action is performed
LAUNCH: Final[i64] = 2  # a machine may be launched
BONUS: Final[i64] = 3  # the bonus action of a Future is performed
TURN_OVER: Final[i64] = 4
OVER: Final[i64] = 5
PHASE_NAMES: Final = ("play", "act", "launch", "bonus", "turn-over", "over")

MOST_POINTS: Final[i64] = 0
FEWEST_PENALTIES: Final[i64] = 1
SHARED: Final[i64] = 2
LAST_STANDING: Final[i64] = 3
ENDING_NAMES: Final = ("most-points", "fewest-penalties", "shared", "last-standing")

# How well Junior plays.

INTERN: Final[i64] = 0
CLERK: Final[i64] = 1
PARTNER: Final[i64] = 2
LEVEL_NAMES: Final = ("intern", "clerk", "partner")

S_TRIPS: Final = 0
S_ANOMALIES: Final = 1
S_FIRST: Final = 2
S_JUNIOR: Final = 3
STREAM_NAMES: Final = ("trips", "anomalies", "first", "junior")

# Questions; the machine's own come first.

ASK_CARD: Final[i64] = 2
ASK_LAUNCH: Final[i64] = 3
ASK_COMPONENT: Final[i64] = 4
ASK_MACHINE: Final[i64] = 5
ASK_BAY: Final[i64] = 6
ASK_TRIP: Final[i64] = 7
PROMPT_NAMES: Final = ("card", "launch", "component", "machine", "bay", "trip")

# Options.

PAST: Final[i64] = 64  # plus the card: the first of the hand; without it, a new card
TEAR: Final[i64] = 9  # instead of a component
STOP: Final[i64] = 15  # instead of a bay
TRIPS: Final[i64] = 32  # a launch is a mark times this, plus the trip
STAY: Final[i64] = 96  # instead of a launch

# Instructions. Those that need something come first: a card starts with all of them.

NEED_STOCK: Final[i64] = 16  # a: span of components, b: how many
NEED_LOADED: Final[i64] = 17
NEED_PAIR: Final[i64] = 18
NEED_AD: Final[i64] = 19
NEED_OWN_AD: Final[i64] = 20
NEED_BEFORE: Final[i64] = 21
NEED_COPY: Final[i64] = 22
NEED_WASTE: Final[i64] = 23
# Picks. c: where to go on when there is nothing to pick from.
PICK_KIND: Final[i64] = 24  # a: span of components, b: whether a tear may be taken instead
PICK_MACHINE: Final[i64] = 25  # a: which machines
PICK_BAY: Final[i64] = 26  # a: which components, b: whether one may stop
PICK_TRIP: Final[i64] = 27  # a: which trips
# What follows a pick.
IF_TEAR: Final[i64] = 28
IF_STOP: Final[i64] = 29  # c: where to go on then
KEEP_BAY: Final[i64] = 30
LOAD: Final[i64] = 31
RETURN_PART: Final[i64] = 32
MOVE: Final[i64] = 33
DROP: Final[i64] = 34
PLACE_AD: Final[i64] = 35
WITHDRAW: Final[i64] = 36
REPEAT: Final[i64] = 37
COPY: Final[i64] = 38
SWAP: Final[i64] = 39
SCORE: Final[i64] = 40  # a: how many points
DISCARD_WASTE: Final[i64] = 41  # a: how many
RESTOCK: Final[i64] = 42  # a: span of components, b: how many of each
# Conditions.
TEST_WASTE: Final[i64] = 43
TEST_AD: Final[i64] = 44
TEST_LOWEST: Final[i64] = 45

SPAN: Final[i64] = 8  # a span of components is its first times this, plus the one after its last

MACHINE_ANY: Final[i64] = 0
MACHINE_OTHER: Final[i64] = 1  # another than the one of the component picked
MACHINE_SAME: Final[i64] = 2  # that one, unless the table plays otherwise
MACHINE_TARGET: Final[i64] = 3  # another, where one of the two carries something

BAY_LOADED: Final[i64] = 0
BAY_COPY: Final[i64] = 1  # whose kind the reserve still has

TRIP_AD: Final[i64] = 0  # where an Ad may be placed
TRIP_OWN: Final[i64] = 1  # with an Ad of one's own

REGISTERS: Final = ("kind", "mark")
R_KIND: Final[i64] = 1
R_MARK: Final[i64] = 2
