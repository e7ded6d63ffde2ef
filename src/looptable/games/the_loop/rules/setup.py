"""Setting up (ledger section 3), with what each mode and difficulty adds."""

from collections.abc import Sequence

from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.core.pile import Pile
from looptable.engine.contract.settings import Options
from looptable.games.the_loop.definitions import Agent, Centrifuge
from looptable.games.the_loop.library import Library
from looptable.games.the_loop.rules import codes as c
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["choose_agents", "set_up"]

START_CLONES = {1: 7, 2: 7, 3: 5, 4: 4}
START_ARTIFACTS = {1: 2, 2: 2, 3: 3, 4: 4}
MORE_CLONES = (0, 1, 3)  # of mode sabotage, by difficulty
SUPAS = (3, 4, 5)
CENTRIFUGES = (2, 3, 3)
MACHINAS = (4, 5, 7)
EDITION = (
    "exact_moves",
    "literal_reveal",
    "own_era_slots",
    "full_all_along",
    "free_loops",
    "lent_exhausts",
)


def choose_agents(library: Library, players: int, options: Options, seed: int) -> list[str]:
    """The agents in play: those named, or drawn by the seed."""
    count = int(options["agent_count"]) if players == 1 else players
    cast = [agent.id for agent in library.tables.all(Agent)]
    wanted = str(options["agents"])
    if wanted == "random":
        return [cast[index] for index in _drawn(len(cast), seed)[:count]]
    chosen = [name.strip() for name in wanted.split(",")]
    fit = len(chosen) == count and len(set(chosen)) == count
    if not fit or any(name not in cast for name in chosen):
        raise WrongUse("use/wrong-agents", value=wanted, count=count, accepted=cast)
    return chosen


def _drawn(count: int, seed: int) -> list[int]:
    chance, order = Chance(1), Pile()
    chance.seed(seed)
    order.fill(range(count))
    chance.shuffle(0, order)
    return order.as_list()


def set_up(state: LoopState, library: Library, players: int, options: Options, seed: int) -> None:
    """Brings a blank state to its first choice."""
    state.reseed(seed)
    state.mode = c.MODE_NAMES.index(str(options["mode"]))
    state.difficulty = c.DIFFICULTY_NAMES.index(str(options["difficulty"]))
    state.solo = int(players == 1)
    for name in EDITION:
        setattr(state, name, int(options[name]))
    for agent in range(len(state.at)):
        state.at[agent] = state.book.agent_era[state.agents.at(agent)]
    _lay_missions(state)
    _lay_cards(state)
    _first_eras(state, library)
    _first_clones(state, players)
    for _ in range(START_ARTIFACTS[players]):
        state.reveal_artifact()
    state.active = 0 if state.solo else state.chance.below(c.S_SETUP, players)
    if state.mode == c.ULTRAMACHINA:
        _start_machina(state)
        state.start_reward(c.GIFT_PHASE)
    else:
        state.start_hands()
    state.settle()


def _shuffled(state: LoopState, stream: int, pieces: Sequence[int]) -> Pile:
    pile = Pile()
    pile.fill(pieces)
    state.chance.shuffle(stream, pile)
    return pile


def _lay_missions(state: LoopState) -> None:
    """Seven of the ten missions, hidden, one per era; the others leave the game unseen."""
    tiles = _shuffled(state, c.S_SETUP, range(len(state.progress)))
    for era in range(c.ERAS):
        state.mission[era] = tiles.pop()
    tiles.move_to(state.unused)


def _lay_cards(state: LoopState) -> None:
    """The artifact deck, and the draw pile of each agent; in solo play one for all."""
    owners = list(state.book.owner)
    market = [card for card, owner in enumerate(owners) if owner < 0]
    state.artifacts = _shuffled(state, c.S_ARTIFACTS, market)
    cast = state.agents.as_list()
    for agent in range(len(cast)):
        deck = 0 if state.solo else agent
        for card, owner in enumerate(owners):
            if owner == cast[agent]:
                state.draw[deck].push(card)
    for pile in state.draw:
        state.chance.shuffle(c.S_DECKS, pile)


def _first_eras(state: LoopState, library: Library) -> None:
    """Two eras with a rift and a revealed mission, energy in the others; then centrifuges."""
    eras = _shuffled(state, c.S_FOO, range(c.ERAS))
    for _ in range(2):
        era = eras.pop()
        state.rifts[era] = 1
        state.rift_supply -= 1
        state.revealed[era] = 1
    for era in range(c.ERAS):
        if state.rifts[era] == 0:
            state.energy[era] = 1
            state.energy_supply -= 1
    if state.mode == c.CENTRIFUGES:
        _lay_centrifuges(state, library, eras)
    if state.mode != c.ULTRAMACHINA:
        state.foo_deck = _shuffled(state, c.S_FOO, range(c.ERAS))


def _lay_centrifuges(state: LoopState, library: Library, eras: Pile) -> None:
    """One in each era of the next Foo cards, with a random side up."""
    tokens = _shuffled(state, c.S_SETUP, range(len(state.centrifuge_at)))
    sides = [piece.sides for piece in library.tables.all(Centrifuge)]
    for _ in range(CENTRIFUGES[state.difficulty]):
        token, era = tokens.pop(), eras.pop()
        state.centrifuge_at[token] = era
        side = sides[token][state.chance.below(c.S_SETUP, 2)]
        state.centrifuge_side[token] = library.names["dimension"].find(side)
        if state.difficulty == 2:
            state.rifts[era] += 1
            state.rift_supply -= 1


def _first_clones(state: LoopState, players: int) -> None:
    """Supa clones first, then normal ones up to the number for the players."""
    count = START_CLONES[players]
    if state.mode == c.SUPA:
        tokens = _shuffled(state, c.S_SETUP, range(c.SUPA_CLONES))
        for place in range(1, SUPAS[state.difficulty] + 1):
            clone = c.NORMAL_CLONES + tokens.pop()
            state.clone_at[clone] = (state.book.paradox[clone] + place) % c.ERAS
        count = max(0, count - SUPAS[state.difficulty])
    elif state.mode == c.SABOTAGE:
        count += MORE_CLONES[state.difficulty]
    state.count_crowd()
    state.generate(count)


def _start_machina(state: LoopState) -> None:
    """Foo faces the end of times; some machina cards lie open."""
    state.foo = c.ERAS - 1
    state.machina_deck = _shuffled(state, c.S_FOO, range(len(state.machina_damage)))
    for _ in range(MACHINAS[state.difficulty]):
        state.reveal_machina()
