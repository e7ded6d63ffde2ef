"""The numbers behind the names: instructions, prompts, phases, stages of a roll."""

from typing import Final

# Instructions; what their operands are is said where they are executed.
GAIN_ELEMENT: Final = 16
LOSE_ELEMENT: Final = 17
GAIN_TOKEN: Final = 18
GAIN_RESOURCE: Final = 19
PAY: Final = 20
GAIN_LIFE: Final = 21
LOSE_LIFE: Final = 22
PICK_AGENT: Final = 23
HEAL: Final = 24
GAIN_TIME: Final = 25
LOSE_TIME: Final = 26
REVEAL: Final = 27
PERMIT: Final = 28
DISCARD: Final = 29
MAP: Final = 30
GO: Final = 31
WIN: Final = 32
FAIL: Final = 33
ADD_DICE: Final = 34
REMOVE_DICE: Final = 35
ADD_HITS: Final = 36
PICK_DIE: Final = 37
REROLL: Final = 38
TURN: Final = 39
DEFEAT: Final = 40
SKIP: Final = 41
LOSE_RESOURCE: Final = 42
STORE: Final = 43
WEAKEN: Final = 44
HARM: Final = 45
CHEER: Final = 46
MOVE_TO: Final = 47
THROW: Final = 48
AFTER_THROW: Final = 49
PICK_SHIELD: Final = 50
ELIMINATE: Final = 51
PICK_PLACE: Final = 52
GO_PICKED: Final = 53
PICK_RESOURCE: Final = 54
PAY_PICKED: Final = 55
GAIN_PICKED: Final = 56

# Conditions.
ALONE: Final = 80
TOGETHER: Final = 81
HOLDS: Final = 82
HAS: Final = 83
PLAYS: Final = 84
OWNS: Final = 85
ROLLED_HITS: Final = 86
ROLLED_SKULLS: Final = 87
TESTS_OF: Final = 88
MARKED: Final = 89
IN_PLACE: Final = 90
RUN_IS: Final = 91
TIME_IS: Final = 92
WOUNDED: Final = 93
HOLDS_TAG: Final = 94

PICKS = (PICK_AGENT, PICK_DIE, PICK_SHIELD, PICK_PLACE, PICK_RESOURCE)
"""The instructions that may ask."""

# Prompts: the machine's own come first.
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
PROMPTS = ("agent", "die", "receptacle", "entry", "action", "free", "order", "return",
           "place", "again", "power", "shield", "resource")  # fmt: skip

# Phases of a run, in the order of the rulebook.
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
PHASES = ("choosing", "entering", "exploring", "acting", "rolling", "returning", "leaving",
          "travelling", "judging", "over")  # fmt: skip

# Steps of a roll (TIME-ROL-1), with the moments of powers around the first.
BEFORE: Final = 0
AFTER: Final = 1
HITS: Final = 2
RETALIATION: Final = 3
MALUS: Final = 4
STAGES = ("before", "after", "hits", "retaliation", "malus")

# Faces of an action die (TIME-OPEN-1), as many as the die has of each.
BLANK: Final = 0
HIT: Final = 1
DOUBLE: Final = 2
SKULL: Final = 3
FACES = ("blank", "hit", "double", "skull")

# Shields: their kinds as in `story.definitions.KINDS`, normal ones first; grey stands for any (TIME-TST-7).
SKULLS, HEARTS, TIMES, SPECIALS, GREY = 1, 2, 3, 4, 5
MOST_PILES: Final = 3

# Purses beside those of the four colours: any of them, and the tokens kept on a receptacle card.
ANY_RESOURCE: Final = 4
STORED: Final = 5

# What a text may permit or forbid (section 2 of the ledger).
MAY_ROLL: Final = 0
MAY_MOVE: Final = 1
MAY_HAND: Final = 2
MAY_LEAVE: Final = 3
MAY_BREAK: Final = 4
MAY_USE: Final = 5
MAY_VISIT: Final = 6

# Tests of a card in the place where the group is.
UNREAD: Final = 0
LAID: Final = 1
PASSED: Final = 2
TESTS = ("unread", "laid", "passed")

# What a seat says in a vote; a vote on the next place is PLACES and its number.
STAY: Final = 0
LEAVE: Final = 1
AGAIN: Final = 2
STOP: Final = 3
PLACES: Final = 4
BALLOTS = ("stay", "leave", "again", "stop")

# What an agent declares, after the cards it could go to.
NOTHING: Final = 0
ROLL: Final = 1
OUT: Final = 2
FREE: Final = 3
QUIT: Final = 4
REMAIN: Final = 5
ROLL_ON: Final = 6  # for the second test of a card, and those after it
DEEDS = ("nothing", "roll", "stay-out", "first", "leave", "stay", "roll-2", "roll-3", "roll-4")

# Streams of chance.
DICE: Final = 0
CAPTAIN: Final = 1
STREAMS = ("dice", "captain")

ALIVE: Final = -1
"""In the row of returns: not in the vortex."""
VORTEX: Final = 7
"""So many units of time a dead agent waits (TIME-DTH-3)."""

COLOURS = ("blue", "green", "pink", "yellow")
"""The agents, by the colour of their pawns."""
SYMBOLS = tuple(
    f"{colour}-{pattern}"
    for pattern in range(1, 5)
    for colour in ("blue", "green", "grey", "pink", "yellow", "black")
)
"""The twenty-four state tokens: what an author calls a token would give it away."""
LETTERS = "bcdefgh"
