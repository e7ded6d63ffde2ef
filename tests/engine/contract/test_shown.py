"""A view that is only drawn shows what the whole view shows."""

import msgspec
import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.game import Game
from looptable.engine.registry import games


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.meta.id)
def test_what_is_shown_is_the_view_as_far_as_it_is_drawn(game: Game) -> None:
    chance = Chance(1)
    chance.seed(5)
    players = game.meta.most_players
    state = game.start(players, {}, 5)
    while pending := state.pending():
        for seat in (*range(players), None):
            whole = game.view(state, seat)
            shown = game.shown(state, seat)
            assert shown.known in ({}, whole.known)
            assert msgspec.structs.replace(shown, known=whole.known) == whole
        legal = state.legal(pending[0])
        state.apply(pending[0], legal[chance.below(0, len(legal))])
