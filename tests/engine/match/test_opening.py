"""Events before the first choice reach the listener, and listening changes nothing."""

import pytest

from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.event_text import event_text
from looptable.engine.match.match import new_match
from looptable.engine.registry import find_game, games


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.meta.id)
def test_a_set_up_that_is_told_is_the_same(game: Game) -> None:
    for players in range(game.meta.least_players, game.meta.most_players + 1):
        told: list[Event] = []
        state = game.start(players, {}, 7, told.append)
        assert state.key() == game.start(players, {}, 7).key()
        seat = state.pending()[0]
        after = len(told)
        state.apply(seat, state.legal(seat)[0])
        assert len(told) == after, "the listener has left"
        for lang in ("en", "fr"):
            assert all(game.texts().say(event_text(event, game.texts()), lang) for event in told)


def test_a_match_knows_its_opening() -> None:
    game = find_game("the-loop")
    match = new_match(game, 2, {}, 7)
    opening = match.opening
    assert {"clone-generated", "draws", "turn"} <= {event.kind for event in opening}
    seat = match.state.pending()[0]
    match.act(seat, game.legal_options(match.state, seat)[0].key)
    assert match.opening == opening
    fork = new_match(game, 2, {}, 7, position=match.state.position())
    assert fork.opening == ()
