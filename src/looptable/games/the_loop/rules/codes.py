"""The numbers behind the names: instructions, prompts, places, phases. Folded in by the compiler."""

from typing import Final

# Instructions of cards. What their operands mean stands beside them.
ADD_ENERGY: Final = 16  # a: how many, b: place
REMOVE_RIFT: Final = 17  # a: how many, b: place
FILL_ENERGY: Final = 18  # a: kind to count, b: place
LEVEL_RIFTS: Final = 19  # a: kind to count, b: place
PICK_ERA: Final = 20  # a: among which eras, b: what there must be
PICK_AGENT: Final = 21  # a: 1 for another agent only, b: what it must have, c: target if none
THERE_OF_AGENT: Final = 22  # `there` is the era of the agent picked
FORGET_THERE: Final = 23  # `there` is nowhere
FORGET_ORIGIN: Final = 24  # `its origin era` is nowhere
KEEP_SOURCE: Final = 25  # b: place that clones are pushed from
PICK_CLONE: Final = 26  # a: 1 for one of another era than the first, b: place, c: target if none
# ... a: 2 for which of the two that change places dies first, if both do
PICK_WAY: Final = 27  # b: place; picks an era beside it
MOVE_CLONE: Final = 28  # the clone goes to the era picked, which is `there`
BRING_CLONE: Final = 29  # the clone comes here
DESTROY_CLONE: Final = 30  # the clone is destroyed where it is
SWAP_CLONES: Final = 31  # the clone and the source change places, the one picked first
SWAP_AGENTS: Final = 32  # the actor and the agent picked change places
PICK_STEP: Final = 33  # a: which step of the move
STEP_AGENT: Final = 34  # the actor, with what it carries, goes to the era picked
GO: Final = 35  # b: place
PICK_AGENT_STEP: Final = 36  # a: which step of the move
STEP_OTHER: Final = 37  # the agent goes to the era picked
BRING_AGENT: Final = 38  # the agent picked comes here
PICK_LOAD: Final = 39  # a: 1 for a clone on a vortex only
LOAD: Final = 40  # the clone picked is carried
PICK_UNLOAD: Final = 41  # keep or drop
UNLOAD: Final = 42  # drops the load if so picked
DROP_LOAD: Final = 43  # nothing is carried any more
DRAW: Final = 44  # a: how many
AGENT_DRAWS: Final = 45  # a: how many
ALL_DRAW: Final = 46  # all agents may draw
PICK_DRAWER: Final = 47  # picks who draws next, c: target when nobody is left
DRAWER_DRAWS: Final = 48  # a: how many
PICK_HAND: Final = 49  # a: question, c: target if none
DISCARD: Final = 50  # the card picked
DESTROY_CARD: Final = 51  # the card picked
REVEAL: Final = 52  # a: how many
PICK_ARTIFACT: Final = 53  # a: question, b: place, c: target if none
ACQUIRE: Final = 54  # the card picked
APPLY: Final = 55  # the card picked
APPLY_DESTROYED: Final = 56  # the card on top of the destroyed pile
PICK_THEIRS: Final = 57  # picks a card of the agent's hand, c: target if none
LEND: Final = 58  # the agent applies the card picked
TEST_COMPANY: Final = 59
TEST_VORTEX: Final = 60
TEST_CLONE: Final = 61
TEST_NO_RIFT: Final = 62
TEST_FOO: Final = 63
ADD_RIFT: Final = 64  # a: how many, b: place
GENERATE: Final = 65  # a: how many clones
FINISH_ENERGY: Final = 66  # Robofinisher's reward
FINISH_RIFT: Final = 67  # Robofinisher's reward
DRAIN_RICHEST: Final = 68  # Ultramachina: all energy of the era picked
PICK_RICHEST: Final = 69  # Ultramachina: among the eras with most energy
DIM_ALL: Final = 70  # Ultramachina
PICK_VICTIM: Final = 71  # Ultramachina: a card of any hand
BURN: Final = 72  # Ultramachina
REFILL: Final = 73  # Ultramachina
PICK_PURGED: Final = 74  # Ultramachina: whose draw pile
PURGE: Final = 75  # a: how many
REBIRTH: Final = 76  # Ultramachina

# Places, as operands. EACH_OF + a set stands for all its eras.
HERE: Final = 0
THERE: Final = 1
FOO: Final = 2
ORIGIN: Final = 3
SOURCE: Final = 4
HOME: Final = 5
EACH_OF: Final = 10

# Sets of eras, to pick from or to go through.
AMONG_ADJACENT: Final = 0
AMONG_ALL: Final = 1
AMONG_VORTEXES: Final = 2

# What an era, or the era of an agent, must have so that it can be picked.
NEED_NOTHING: Final = 0
NEED_RIFT: Final = 1
NEED_CLONE: Final = 2
NEED_ARTIFACT: Final = 3
NEED_OTHER_CLONE: Final = 4
# What an agent must have, or where it must be.
NEED_HAND: Final = 5
NEED_DRAW: Final = 6
NEED_AWAY: Final = 7

# Which step of a move.
ONLY_STEP: Final = 0
FIRST_STEP: Final = 1
LATER_STEP: Final = 2

# What is counted by "as many as".
KINDS: Final = {"rifts": 0, "clones": 1, "agents": 2, "energy": 3}
COUNT_RIFTS: Final = 0
COUNT_CLONES: Final = 1
COUNT_AGENTS: Final = 2

# Registers behind the answer.
REGISTERS: Final = ("there", "origin", "source", "clone", "agent", "carried", "drawers", "finish")
R_THERE: Final = 1
R_ORIGIN: Final = 2
R_SOURCE: Final = 3
R_CLONE: Final = 4
R_AGENT: Final = 5
R_CARRIED: Final = 6  # the clone plus one; 0 nothing yet, -1 never again in this move
R_DRAWERS: Final = 7
R_FINISH: Final = 8

NOWHERE: Final = -1
NOTHING: Final = -1

# Questions: those of the machine come first.
PROMPT_NAMES: Final = (
    "action",
    "cancel",
    "era",
    "agent",
    "clone",
    "way",
    "step",
    "load",
    "unload",
    "drawer",
    "discard",
    "apply",
    "theirs",
    "acquire",
    "complete",
    "reward",
    "doomed",
    "mark",
    "tile",
    "ultra",
    "slot",
    "victim",
    "purged",
    "richest",
    "damage",
    "destroy",
)
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
ASK_CHOOSE: Final = 0
ASK_MAY: Final = 1

# What the options of a question are: which list of names they are from.
PROMPT_OF: Final = {
    ASK_CANCEL: "era",
    ASK_ERA: "era",
    ASK_AGENT: "agent",
    ASK_CLONE: "clone",
    ASK_WAY: "era",
    ASK_STEP: "era",
    ASK_LOAD: "clone",
    ASK_DRAWER: "agent",
    ASK_DISCARD: "card",
    ASK_APPLY: "card",
    ASK_THEIRS: "card",
    ASK_ACQUIRE: "card",
    ASK_REWARD: "card",
    ASK_DOOMED: "card",
    ASK_TILE: "agent",
    ASK_ULTRA: "machina",
    ASK_SLOT: "era",
    ASK_VICTIM: "card",
    ASK_PURGED: "agent",
    ASK_RICHEST: "era",
    ASK_DAMAGE: "machina",
    ASK_DESTROY: "card",
}

# Phases of a turn.
PHASE_NAMES: Final = (
    "deal",
    "clones",
    "visit",
    "drop",
    "place",
    "actions",
    "acquire",
    "complete",
    "reward",
    "refresh",
    "over",
    "gift",
)
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
GIFT_PHASE: Final = 11  # the reward that Ultramachina starts with

# Actions of Phase II: a kind, and what it is about.
END: Final = 0
MOVE: Final = 100
FREE_MOVE: Final = 200
LOOP: Final = 300
ABILITY: Final = 400
MARK: Final = 500
USE: Final = 1000

# The dimension that no LOOP readies, behind the three elementary ones.
BLACK_HOLE: Final = 3

# Streams of chance.
STREAM_NAMES: Final = ("setup", "artifacts", "foo", "machine", "bag", "decks")
S_SETUP: Final = 0
S_ARTIFACTS: Final = 1
S_FOO: Final = 2
S_MACHINE: Final = 3
S_BAG: Final = 4
S_DECKS: Final = 5

# Modes and difficulties.
MODE_NAMES: Final = ("sabotage", "supa", "centrifuges", "ultramachina")
SABOTAGE: Final = 0
SUPA: Final = 1
CENTRIFUGES: Final = 2
ULTRAMACHINA: Final = 3
DIFFICULTY_NAMES: Final = ("month", "year", "infinity")

# Abilities of agents.
ABILITY_NAMES: Final = ("cancel", "any-era", "send", "finish", "borrow")
CANCEL: Final = 0
ANY_ERA: Final = 1
SEND: Final = 2
FINISH: Final = 3
BORROW: Final = 4

# Missions by what counts: see the ledger, section 23.
MISSION_KINDS: Final = (
    "rift-foo",
    "loop-foo",
    "clone-foo",
    "rift-each",
    "loop-each",
    "clone-each",
    "full",
    "flank",
    "clean",
    "energy",
)
RIFT_FOO: Final = 0
LOOP_FOO: Final = 1
CLONE_FOO: Final = 2
RIFT_EACH: Final = 3
LOOP_EACH: Final = 4
CLONE_EACH: Final = 5
FULL: Final = 6
FLANK: Final = 7
CLEAN: Final = 8
ENERGY_HERE: Final = 9

# Endings.
ENDING_NAMES: Final = ("won", "second-vortex", "fourth-vortex", "time-up", "mega-vortex")
WON: Final = 0
SECOND_VORTEX: Final = 1
FOURTH_VORTEX: Final = 2
TIME_UP: Final = 3
MEGA_VORTEX: Final = 4

ERAS: Final = 7
NORMAL_CLONES: Final = 28
SUPA_CLONES: Final = 7
