"""Helpers for tests of reasons: reasons in words, and the walk over random matches."""

from collections.abc import Iterator

from looptable.core.chance import Chance
from looptable.engine.contract.view import View, Zone
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.testing import Table

__all__ = ["ids_of", "random_positions", "why", "why_said"]


def why(board: Table[LoopState], id_: str, seat: int = 0) -> str:
    """The name of the reason for an id; nothing, if it has none."""
    found = GAME.reasons(board.state, seat).get(id_)
    return "" if found is None else found.key.removeprefix("reason.")


def why_said(board: Table[LoopState], id_: str, lang: str = "en") -> str:
    """The sentence that a player reads."""
    return GAME.texts().say(GAME.reasons(board.state, 0)[id_], lang)


def ids_of(view: View) -> tuple[set[str], set[str]]:
    """The ids of all pieces, and of all zones."""
    pieces: set[str] = set()
    zones: set[str] = set()
    waiting: list[Zone] = list(view.zones)
    while waiting:
        zone = waiting.pop()
        zones.add(zone.id)
        pieces |= {piece.id for piece in zone.pieces}
        waiting += zone.zones
    return pieces, zones


def random_positions(mode: str, players: int, seed: int) -> Iterator[tuple[LoopState, int]]:
    """The states of a random match and who is asked; even seeds play by the other edition's rules."""
    chance = Chance(1)
    chance.seed(seed)
    editions = {"exact_moves": True, "lent_exhausts": True} if seed % 2 == 0 else {}
    state = GAME.start(players, {"mode": mode, **editions}, seed)
    assert isinstance(state, LoopState)
    while state.pending():
        (seat,) = state.pending()
        yield state, seat
        actions = state.legal(seat)
        state.apply(seat, actions[chance.below(0, len(actions))])
