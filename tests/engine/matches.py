"""Matches of the template for tests: started, played some way, or to the end."""

from itertools import count

import msgspec

from looptable.content.packs.pack import Pack
from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.match.commitment import commitment, derive_seed
from looptable.engine.match.match import Match, new_match
from looptable.engine.match.record import Record, Reveal
from looptable.engine.registry import find_game

REVEAL = Reveal("swordfish", "pepper", {"0": "dice", "1": "luck"})


def game() -> Game:
    return find_game("template")


def no_packs(name: str) -> Pack:
    raise WrongUse("use/unknown-pack", pack=name, accepted=(), closest=None, folder="")


def played(match: Match, choices: int = 1000, seed: int = 0) -> Match:
    """The match after so many random choices, or at its end."""
    chance = Chance(1)
    chance.seed(seed)
    for _ in range(choices):
        pending = match.state.pending()
        if not pending:
            break
        seat = pending[chance.below(0, len(pending))]
        options = match.game.legal_options(match.state, seat)
        match.act(seat, options[chance.below(0, len(options))].key)
    return match


def unfinished(choices: int = 6, seed: int = 1, players: int = 2) -> Match:
    """A match that goes on after so many choices; the clock of the template may break any time."""
    matches = (
        played(new_match(game(), players, {"calm": True}, number), choices)
        for number in count(seed)
    )
    return next(match for match in matches if match.state.outcome() is None)


def finished(seed: int = 1) -> Match:
    """A match that ended after nine choices at least."""
    matches = (played(new_match(game(), 2, {"calm": True}, number)) for number in count(seed))
    return next(match for match in matches if len(match.record.choices) > 8)


def committed() -> Record:
    """A finished match whose seed was a secret, as it is published at the end."""
    commit = commitment(REVEAL.secret, REVEAL.salt)
    seed = derive_seed(REVEAL.secret, REVEAL.nonces)
    match = played(new_match(game(), 2, {"calm": True}, seed))
    assert len(match.record.choices) > 5, "long enough to go back in"
    header = msgspec.structs.replace(match.record.header, seed=None, commit=commit)
    return Record(header, match.record.choices, REVEAL)
