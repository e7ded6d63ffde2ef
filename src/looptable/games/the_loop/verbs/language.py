"""The effect notation of The LOOP: the words of all its verbs, and the phrases they use.

Only the vocabulary of the rulebooks (ledger section 20): every card is said with these words.
"""

from looptable.effects.language import Phrases, gather
from looptable.games.the_loop.rules.layout import REGISTERS
from looptable.games.the_loop.verbs.cubes import COUNTED
from looptable.games.the_loop.verbs.machina import DOOMED
from looptable.games.the_loop.verbs.movement import GOALS
from looptable.games.the_loop.verbs.places import PLACES, SPOTS
from looptable.games.the_loop.verbs.steps import MODULES

__all__ = ["LANGUAGE"]

LANGUAGE = gather(
    MODULES,
    phrases=(
        Phrases("place", PLACES),
        Phrases("spot", SPOTS),
        Phrases("goal", GOALS),
        Phrases("who", {"other": "another agent", "any": "any agent"}),
        Phrases("load", {"any": "carrying a clone", "vortex": "carrying a clone from a vortex"}),
        Phrases("doom", DOOMED),
        Phrases("kind", {kind: kind for kind in COUNTED}),
    ),
    registers=REGISTERS,
)
