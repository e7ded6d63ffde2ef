"""Facts of a match for a manifest: enough to notice any difference later."""

import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State

__all__ = ["Facts", "facts_of", "hash_of"]


class Facts(msgspec.Struct, frozen=True):
    """The standing of a match: `state` is SHA-256 of its key, `options` of the keys of all open options."""

    game: str
    choices: int
    state: str
    options: str
    pending: tuple[int, ...]
    outcome: str | None


def facts_of(game: Game, state: State, choices: int) -> Facts:
    """The facts of a state that so many choices led to."""
    pending = tuple(state.pending())
    keys = {seat: [option.key for option in game.legal_options(state, seat)] for seat in pending}
    outcome = state.outcome()
    return Facts(
        game=game.meta.id,
        choices=choices,
        state=hashlib.sha256(state.key()).hexdigest(),
        options=hash_of(keys),
        pending=pending,
        outcome=None if outcome is None else outcome.code,
    )


def hash_of(keys: Mapping[int, Sequence[str]]) -> str:
    """A hash of the keys of all open options, by seat."""
    lines = [f"{seat} {key}" for seat in sorted(keys) for key in keys[seat]]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
