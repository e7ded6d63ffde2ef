"""Setting up (ledger section 3); the mode adds what is its own. Compiled."""

from typing import Final

from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.engine.contract.settings import Options
from looptable.games.the_loop.rules.artifacts import reveal_artifact
from looptable.games.the_loop.rules.clones import count_crowd, generate
from looptable.games.the_loop.rules.codes import S_ARTIFACTS, S_DECKS, S_FOO, S_SETUP
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS
from looptable.games.the_loop.rules.opening import start_hands
from looptable.games.the_loop.rules.piles import shuffled

__all__ = ["choose_agents", "set_up"]

START_CLONES: Final = {1: 7, 2: 7, 3: 5, 4: 4}  # by players
START_ARTIFACTS: Final = {1: 2, 2: 2, 3: 3, 4: 4}
EDITION: Final = (
    "exact_moves",
    "literal_reveal",
    "own_era_slots",
    "full_all_along",
    "free_loops",
    "lent_exhausts",
    "never_forced",
    "plain_questions",
)


def choose_agents(cast: list[str], players: int, options: Options, seed: int) -> list[str]:
    """The agents in play: those named, or drawn by the seed."""
    count = int(options["agent_count"]) if players == 1 else players
    wanted = str(options["agents"])
    if wanted == "random":
        chance = Chance(1)
        chance.seed(seed)
        order = shuffled(chance, 0, range(len(cast)))
        return [cast[index] for index in order.as_list()[:count]]
    chosen = [name.strip() for name in wanted.split(",")]
    fit = len(chosen) == count and len(set(chosen)) == count
    if not fit or any(name not in cast for name in chosen):
        raise WrongUse("use/wrong-agents", value=wanted, count=count, accepted=cast)
    return chosen


def set_up(t: LoopFields, difficulty: int, players: int, options: Options, seed: int) -> None:
    """Brings a blank state to its first choice."""
    t.reseed(seed)
    t.mode = t.mode_rules.number
    t.difficulty = difficulty
    t.solo = int(players == 1)
    for name in EDITION:
        setattr(t, name, int(options[name]))
    for agent in range(len(t.at)):
        t.at[agent] = t.numbers.agent_era[t.agents.at(agent)]
    lay_missions(t)
    lay_cards(t)
    lay_eras(t)
    first = t.mode_rules.first_clones(t, START_CLONES[players])
    count_crowd(t)
    generate(t, first)
    for _ in range(START_ARTIFACTS[players]):
        reveal_artifact(t)
    t.active = 0 if t.solo else t.chance.below(S_SETUP, players)
    if not t.mode_rules.begins(t):
        start_hands(t)
    t.settle()


def lay_missions(t: LoopFields) -> None:
    """Seven of the ten missions, hidden, one per era; the others leave the game unseen."""
    tiles = shuffled(t.chance, S_SETUP, range(len(t.progress)))
    for era in range(ERAS):
        t.mission[era] = tiles.pop()
    tiles.move_to(t.unused)


def lay_cards(t: LoopFields) -> None:
    """The artifact deck, and the draw pile of each agent; in solo play one for all."""
    owners = list(t.numbers.owner)
    market = [card for card, owner in enumerate(owners) if owner < 0]
    t.artifacts = shuffled(t.chance, S_ARTIFACTS, market)
    cast = t.agents.as_list()
    for agent in range(len(cast)):
        deck = 0 if t.solo else agent
        for card, owner in enumerate(owners):
            if owner == cast[agent]:
                t.draw[deck].push(card)
    for pile in t.draw:
        t.chance.shuffle(S_DECKS, pile)


def lay_eras(t: LoopFields) -> None:
    """Two eras with a rift and a revealed mission, energy in the others; then the mode's pieces."""
    eras = shuffled(t.chance, S_FOO, range(ERAS))
    for _ in range(2):
        era = eras.pop()
        t.rifts[era] = 1
        t.rift_supply -= 1
        t.revealed[era] = 1
    for era in range(ERAS):
        if t.rifts[era] == 0:
            t.energy[era] = 1
            t.energy_supply -= 1
    t.mode_rules.lay_pieces(t, eras)
