"""A view without `known` is the same view in everything that is drawn."""

import msgspec
import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.game import Game
from looptable.engine.registry import games


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.meta.id)
def test_only_known_is_left_out(game: Game) -> None:
    chance = Chance(1)
    chance.seed(5)
    players = game.meta.most_players
    state = game.start(players, {}, 5)
    while pending := state.pending():
        for seat in (*range(players), None):
            whole = game.view(state, seat)
            drawn = game.view(state, seat, with_known=False)
            assert drawn.known in ({}, whole.known)
            assert msgspec.structs.replace(drawn, known=whole.known) == whole
        legal = state.legal(pending[0])
        state.apply(pending[0], legal[chance.below(0, len(legal))])
