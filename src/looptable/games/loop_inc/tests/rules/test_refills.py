"""Rooms are full on every morning, whatever the bots took from the reserve in all expansions."""

from collections.abc import Mapping

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.bot.bot import PlanningBot
from looptable.games.loop_inc.rules.players import player_count
from looptable.games.loop_inc.tests.watching import EXPANSIONS
from looptable.testing import rule

MATCHES = 40


def shortest_room(players: int, options: Mapping[str, bool], seed: int) -> int:
    """How many components above one for each player the emptiest room had on the mornings of a match."""
    bot = PlanningBot()
    state = GAME.start(players, options, seed)
    day, least = 1, 12
    while state.outcome() is None:
        (seat,) = state.pending()
        state.apply(seat, state.legal(seat)[bot.pick_on(state, seat)])
        if state.day > day:
            day = state.day
            least = min(least, min(state.room) - player_count(state))
    return least


@rule("INC-EOD-1", "INC-COMP-19")
def test_what_cards_may_take_is_what_refills_cannot_need() -> None:
    everything = EXPANSIONS["all"]
    older = {**everything, "reserve_kept": False}
    short = next(seed for seed in range(MATCHES) if shortest_room(4, older, seed) < 0)
    assert shortest_room(4, everything, short) >= 0


@pytest.mark.soak
@rule("INC-EOD-1", "INC-COMP-19")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", EXPANSIONS)
def test_rooms_are_full_every_morning_of_many_matches(name: str, players: int) -> None:
    found = [shortest_room(players, EXPANSIONS[name], seed) for seed in range(MATCHES)]
    assert min(found) >= 0
