"""Records of every complete game: all settings, player counts and beginnings, running and finished."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from collection.facts import Facts, facts_of
from looptable.bots import decide, find_bot
from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import Setting, offered
from looptable.engine.match.commitment import commitment, derive_seed
from looptable.engine.match.match import Match, new_match
from looptable.engine.match.record import Record, Reveal
from looptable.engine.match.recordfile import write_record
from looptable.engine.registry import games

__all__ = ["make_records"]

T = TypeVar("T")

COUNT: Final = 30
"""Records of each game."""

LONGEST: Final = 400
"""A match that takes more choices stays unfinished."""

BEGINNINGS: Final = ("seed", "commitment", "seed", "position", "seed", "fork")
LENGTHS: Final = (1.0, 0.5, 1.0, 0.15, 0.85)
"""How much of a match its record holds."""


def make_records(folder: Path) -> dict[str, Facts]:
    """Writes `records/GAME-NN.jsonl` for each complete game; the facts by file name."""
    place = folder / "records"
    place.mkdir(exist_ok=True)
    manifest = {}
    for game in games().values():
        if game.meta.maturity != "complete":
            continue
        dice = random.Random(game.meta.id)
        for number, plan in enumerate(_plans(game, dice)):
            match, record = _played(game, plan, number, dice)
            name = f"{game.meta.id}-{number + 1:02}.jsonl"
            write_record(place / name, record)
            manifest[name] = facts_of(game, match.state, len(record.choices))
            print(name, manifest[name].choices, manifest[name].outcome)
    return manifest


class _Plan(msgspec.Struct):
    players: int
    options: dict[str, str | int | bool]


def _plans(game: Game, dice: random.Random) -> Iterator[_Plan]:
    """Set-ups in which each player count and each value of each setting comes up equally often."""
    counts = _dealt(range(game.meta.least_players, game.meta.most_players + 1), dice)
    columns = {one.id: _dealt(_values(one), dice) for one in offered(game.settings())}
    for row in range(COUNT):
        options = {name: values[row] for name, values in columns.items()}
        players = counts[row]
        try:
            game.start(players, options, 0)
        except WrongUse as error:  # settings that do not go together
            print(f"{game.meta.id}: {error.code} with {players} and {options}")
            options = {}
        yield _Plan(players, options)


def _values(setting: Setting) -> tuple[str | int | bool, ...]:
    if setting.choices:
        return setting.choices
    if isinstance(setting.default, bool):
        return (False, False, True)
    if setting.free:
        return (setting.default,)
    return tuple(range(setting.least, setting.most + 1))


def _dealt(values: Sequence[T], dice: random.Random) -> list[T]:
    """Each value about equally often, in any order."""
    found = [values[n % len(values)] for n in range(COUNT)]
    dice.shuffle(found)
    return found


def _played(game: Game, plan: _Plan, number: int, dice: random.Random) -> tuple[Match, Record]:
    """A match of this plan. Bots of the game and random ones play it, and some take choices back."""
    beginning = BEGINNINGS[number % len(BEGINNINGS)]
    if beginning == "commitment":
        return _committed(game, plan, number, dice)
    whole = _play_on(_begun(game, plan, beginning, dice), number, dice, LONGEST)
    if number % 4 == 0 and len(whole.record.choices) > 3:
        whole = _play_on(whole.undo(3), number, dice, LONGEST)
    made = len(whole.record.choices)
    found = whole.at(int(made * LENGTHS[number % len(LENGTHS)]))
    return found, found.record


def _begun(game: Game, plan: _Plan, beginning: str, dice: random.Random) -> Match:
    seats = tuple(f"Seat {seat}" for seat in range(plan.players)) if dice.random() < 0.3 else ()
    match = new_match(game, plan.players, plan.options, dice.getrandbits(64), seats=seats)
    if beginning == "seed":
        return match
    later = _play_on(match, 1, dice, dice.randrange(5, 60))
    if later.state.outcome() is not None:
        later = later.undo(len(later.record.choices) // 2)
    if beginning == "fork":
        n = dice.randrange(len(later.record.choices))
        return later.fork(n, None, dice.getrandbits(32))
    position = later.state.position()
    return new_match(game, plan.players, plan.options, dice.getrandbits(64), position, seats)


def _committed(game: Game, plan: _Plan, number: int, dice: random.Random) -> tuple[Match, Record]:
    """A match whose seed was a secret of the server and nonces of the people, all revealed."""
    secret, salt = f"{dice.getrandbits(256):064x}", f"{dice.getrandbits(128):032x}"
    nonces = {str(seat): f"nonce-{dice.getrandbits(32):x}" for seat in range(plan.players)}
    match = new_match(game, plan.players, plan.options, derive_seed(secret, nonces))
    whole = _play_on(match, number, dice, LONGEST)
    header = msgspec.structs.replace(
        whole.record.header, seed=None, commit=commitment(secret, salt)
    )
    return whole, Record(header, whole.record.choices, Reveal(secret, salt, nonces))


def _play_on(match: Match, number: int, dice: random.Random, most: int) -> Match:
    """The match with up to `most` choices more; its bots depend on the number of the record."""
    known = [*match.game.bots(), "random"]
    bots = [
        find_bot(known[(number + seat * (number % 3)) % len(known)], match.game)
        for seat in range(match.record.header.players)
    ]
    chance = Chance(1)
    chance.seed(dice.getrandbits(64))
    for _ in range(most):
        pending = match.state.pending()
        if not pending:
            break
        seat = pending[dice.randrange(len(pending))]
        index = decide(bots[seat], match.game, match.state, seat, chance)
        key = match.game.describe(match.state, seat, match.state.legal(seat)[index]).key
        match.act(seat, key)
    return match
