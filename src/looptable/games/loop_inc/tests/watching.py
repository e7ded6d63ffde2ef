"""Watches a match for what must hold at every moment."""

from collections.abc import Mapping
from typing import cast

from looptable.core.chance import Chance
from looptable.engine.contract.settings import Options
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.kinds import NEW_A_DAY, TEARS_OUT
from looptable.games.loop_inc.rules.players import is_out, player_count
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import guests_of, regulars_of, trip_count

__all__ = ["EXPANSIONS", "Watch", "play_watched"]

EXPANSIONS = {
    "base": {},
    "futures": {"futures": True},
    "anomalies": {"more_anomalies": True},
    "office": {"office": True},
    "all": {"futures": True, "more_anomalies": True, "office": True},
}


class Watch:
    """Compares each moment of a match with its start, and each day with the day before."""

    def __init__(self, state: IncState) -> None:
        self._pieces = GAME.census(state)
        self._players = range(player_count(state))
        self._day = state.day
        self._hands: list[list[int]] = [[] for _ in self._players]
        self._tableaux: list[list[int]] = [[] for _ in self._players]

    def look(self, state: IncState) -> None:
        """Everything that must hold."""
        assert GAME.census(state) == self._pieces
        if state.day != self._day:
            assert state.day == self._day + 1
            self._day = state.day
            self._check_night(state)
        for player in self._players:
            self._check_player(state, player)
        for trip in range(trip_count(state)):
            guests = guests_of(state, trip)
            assert int(guests).bit_count() <= 2, "at most two players on a trip"
            assert not guests & regulars_of(state, trip), "nobody makes a trip twice"
        self._tableaux = [pile.as_list() for pile in state.tableau]

    def _check_night(self, state: IncState) -> None:
        """Rooms are full; the hand is the tableau of the day before, and a card that ended that day."""
        assert min(state.room) >= player_count(state), "a component of each kind for each player"
        for player in self._players:
            hand = [*state.hand[player].as_list()]
            played = state.tableau[player].as_list()
            new = [place - 1 for place in state.sideways[player].as_list()]
            past = [card for place, card in enumerate(played) if place not in new]
            before = self._tableaux[player]
            if is_out(state, player):
                assert hand == [] == played
            else:
                whole = past + hand
                assert whole[: len(before)] == before
                assert len(whole) == 3 * (state.day - 1)
            self._hands[player] = past + hand

    def _check_player(self, state: IncState, player: int) -> None:
        if is_out(state, player):
            assert not len(state.hand[player])
            assert not len(state.tableau[player])
            return
        new = state.sideways[player].as_list()
        assert len(new) <= NEW_A_DAY
        played = state.tableau[player].as_list()
        past = [card for place, card in enumerate(played, 1) if place not in new]
        assert past + state.hand[player].as_list() == self._hands[player], "past cards keep order"
        assert state.tears[player] < TEARS_OUT
        assert min(state.load) >= 0
        assert min(state.room) >= 0
        assert min(state.reserve) >= 0


def play_watched(players: int, options: Mapping[str, bool], seed: int) -> str:
    """Plays at random under watch, and says how the match ended."""
    state = GAME.start(players, cast("Options", options), seed)
    watch = Watch(state)
    chance = Chance(1)
    chance.seed(seed)
    while True:
        watch.look(state)
        outcome = state.outcome()
        if outcome is not None:
            return outcome.code
        (seat,) = state.pending()
        legal = state.legal(seat)
        # Random play tears itself out of the game at once; so it mostly heeds the warnings.
        safe = [a for a in legal if not GAME.describe(state, seat, a).warnings] or legal
        chosen = safe if chance.below(0, 8) else legal
        state.apply(seat, chosen[chance.below(0, len(chosen))])
