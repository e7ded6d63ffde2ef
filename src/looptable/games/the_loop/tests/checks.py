"""Checks of a state by its fields, quick enough for a hundred thousand matches."""

from looptable.core.chance import Chance
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.clones import supas_left
from looptable.games.the_loop.rules.codes import ASK_ACTION
from looptable.games.the_loop.rules.kinds import END, ERAS, NORMAL_CLONES, NOWHERE
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["LONGEST", "TABLES", "Watch", "play_watched"]

LONGEST = 2_000
"""A match with so many choices hangs: at random they take forty, with help a few hundred."""

TABLES = [(1, 2), (1, 3), (1, 4), (2, 2), (3, 3), (4, 4)]
"""Players and agents; one player has a common deck for all agents."""

MARKET = 49
STARTING = 6
SUPAS = (3, 4, 5)
CENTRIFUGES = (2, 3, 3)
MACHINAS = 14


class Watch:
    """The pieces that one match started with and must keep at every moment."""

    def __init__(self, state: LoopState) -> None:
        self.cards = _cards(state)
        assert len(set(self.cards)) == len(self.cards), "no card is there twice"
        assert len(self.cards) == MARKET + STARTING * len(state.agents)

    def look(self, state: LoopState) -> None:
        """Everything that holds at every moment."""
        assert _cards(state) == self.cards
        cubes(state)
        clones(state)
        missions(state)
        limits(state)


def _cards(state: LoopState) -> list[int]:
    """Every artifact, wherever it lies."""
    cards: list[int] = []
    for pile in (state.artifacts, state.destroyed, state.doomed, state.tray):
        cards += pile.as_list()
    for row in (state.available, state.draw, state.ready, state.exhausted, state.discard):
        for pile in row:
            cards += pile.as_list()
    cards.sort()
    return cards


def cubes(state: LoopState) -> None:
    """Thirty rifts and thirty energy, on the board and in the supply, none of them borrowed."""
    rifts, landed, energy = list(state.rifts), list(state.landed), list(state.energy)
    assert state.rift_supply + sum(rifts) + sum(landed) == 30
    assert state.energy_supply + sum(energy) == 30
    assert min(rifts + landed + energy) >= 0
    assert state.rift_supply >= 0
    assert state.energy_supply >= 0
    assert max(rifts) <= 3


def clones(state: LoopState) -> None:
    """28 clones, each in one era or the bag; supa clones are on the board or were destroyed."""
    places = list(state.clone_at)
    normal, supas = places[:NORMAL_CLONES], places[NORMAL_CLONES:]
    assert len(normal) == 28
    crowd = list(state.crowd)
    assert crowd == [places.count(era) for era in range(ERAS)]
    assert sum(crowd) + places.count(NOWHERE) == len(places)
    on_board = len(supas) - supas.count(NOWHERE)
    started = SUPAS[state.difficulty] if state.mode_rules.name == "supa" else 0
    assert on_board + state.supas_destroyed == started
    assert sum(state.perpetual) == state.supas_destroyed


def missions(state: LoopState) -> None:
    """Ten missions; two are revealed while there are two; a vortex has none."""
    tiles, vortexes, revealed = list(state.mission), list(state.vortex), list(state.revealed)
    around = [tile for tile in tiles if tile >= 0]
    gone = state.completed.as_list() + state.lost.as_list() + state.unused.as_list()
    assert sorted(around + gone) == list(range(10))
    assert sum(revealed) == min(2, len(around))
    for tile, vortex, shown in zip(tiles, vortexes, revealed, strict=True):
        assert tile < 0 or not vortex
        assert tile >= 0 or not shown


def limits(state: LoopState) -> None:
    """Three vortexes, 21 turns in three cycles, and no more pieces of a mode than it has."""
    assert sum(state.vortex) <= 3
    assert 1 <= state.turn <= 21
    assert (state.turn - 1) // 7 + 1 == state.cycle
    foo_cards = 0 if state.mode_rules.name == "ultramachina" else 7
    assert len(state.foo_deck) + len(state.foo_row) == foo_cards
    machinas = len(state.machina_deck) + sum(state.machina_in_play)
    assert machinas <= (MACHINAS if state.mode_rules.name == "ultramachina" else 0)
    centrifuges = [era for era in state.centrifuge_at if era >= 0]
    assert len(centrifuges) <= (
        CENTRIFUGES[state.difficulty] if state.mode_rules.name == "centrifuges" else 0
    )


def end(state: LoopState) -> str:
    """How a match ended, which must be a way that it can end."""
    outcome = state.outcome()
    assert outcome is not None
    if outcome.code == "won":
        assert len(state.completed) >= 4
        assert state.mode_rules.name != "supa" or supas_left(state) == 0
    assert outcome.code != "mega-vortex" or state.difficulty > 0
    assert outcome.code != "time-up" or state.turn == 21
    return outcome.code


def mend(state: LoopState) -> None:
    """Takes all rifts off the board, and clones down to one in each era: nothing gets lost.

    Random players lose about their eighth turn; with this help they see all three cycles.
    """
    for era in range(ERAS):
        state.rift_supply += state.rifts[era]
        state.rifts[era] = 0
    for clone in range(NORMAL_CLONES):
        era = state.clone_at[clone]
        if era != NOWHERE and state.crowd[era] > 1:
            state.clone_at[clone] = NOWHERE
            state.crowd[era] -= 1
    state.settle()


def play_watched(players: int, agents: int, mode: str, difficulty: str, seed: int) -> str:
    """Plays a match at random, looks at every state, and tells how it ended.

    By its seed a match is hasty or not, and helped (`mend`) or not.
    """
    given: dict[str, str | int] = {"mode": mode, "difficulty": difficulty, "agent_count": agents}
    state = GAME.start(players, given, seed)
    assert len(state.agents) == agents
    chance = Chance(1)
    chance.seed(seed)
    watch = Watch(state)
    for _ in range(LONGEST):
        watch.look(state)
        if seed // 8 % 2 and state.prompt == ASK_ACTION and state.loops == 0:
            mend(state)
        seat = state.mover()
        if seat < 0:
            return end(state)
        action = state.choice(seat, chance.below(0, state.choices(seat)))
        # Ending a turn is drawn again, up to seven times, so that in some matches more happens.
        again = seed % 8
        while again > 0 and state.prompt == ASK_ACTION and action == END:
            action = state.choice(seat, chance.below(0, state.choices(seat)))
            again -= 1
        state.play(seat, action)
    raise AssertionError(f"no end after {LONGEST} choices")
