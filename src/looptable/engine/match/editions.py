"""The edition of a match: the rules number and the content that it began with, and keeps.

A changed rule is a setting whose default follows from the rules number (`Setting.was`); content that was
replaced is kept by its hash (`Game.kept_contents`). So a match under way goes on as it began, and new
tables get what is new.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from looptable.content.diagnostics.suggestions import closest
from looptable.content.packs.pack import Pack
from looptable.core.errors import RecordError, WrongUse
from looptable.engine.contract.event import Listener
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import Options, offered
from looptable.engine.contract.state import State
from looptable.engine.match.record import Header
from looptable.engine.registry import find_game

__all__ = [
    "FindPack",
    "first_state",
    "game_of",
    "game_with_content",
    "new_options",
    "offered_options",
    "older_rules",
    "options_of",
]

FindPack = Callable[[str], Pack]

_older: "WeakKeyDictionary[Game, dict[str, Game]]" = WeakKeyDictionary()
"""Games with older content, by its name: reading it takes a moment."""


def game_of(header: Header, find_pack: FindPack) -> Game:
    """The game with the content of a match; raises RecordError where it is not here."""
    game = find_game(header.game)
    packs = []
    for wanted in header.packs:
        try:
            packs.append(find_pack(wanted.id))
        except WrongUse:  # a pack that is there, but broken, says so itself
            raise RecordError(
                "record/unknown-content", pack=wanted.id, version=wanted.version
            ) from None
    meta = game.meta
    if not meta.oldest_rules <= header.rules <= meta.rules:
        raise RecordError("record/other-rules", game=meta.id, rules=header.rules, ours=meta.rules)
    found = _fitting(game, packs, header)
    if found is None:
        names = [f"{pack.id} {pack.version}" for pack in header.packs]
        raise RecordError("record/other-content", game=meta.id, packs=names)
    return found


def _fitting(game: Game, packs: Sequence[Pack], header: Header) -> Game | None:
    """The game with the very content that a match was played with; None if that is not here."""
    for name in ("", *game.kept_contents()):
        # Packs change the hash, so that only a trial shows what lay below them.
        if name and not packs and not header.content.startswith(name):
            continue
        base = game_with_content(game, name)
        dressed = base.with_packs(packs) if packs else base
        if dressed.played_hash(options_of(dressed, header), header.position) == header.content:
            return dressed
    return None


def game_with_content(game: Game, name: str) -> Game:
    """The game with an older content that it keeps; without a name, with that of today."""
    if not name:
        return game
    known = _older.setdefault(game, {})
    if name not in known:
        known[name] = game.with_content(name)
    return known[name]


def options_of(game: Game, header: Header) -> Options:
    """All settings of a match: those that its header does not know have the default of its rules."""
    known = {one.id: one.default_in(header.rules) for one in game.settings()}
    return {**known, **header.options}


def new_options(game: Game, given: Mapping[str, str | int | bool]) -> Options:
    """All settings of a new match; refuses another rule than that of today in a hidden setting."""
    accepted = [one.id for one in offered(game.settings())]
    for one in game.settings():
        if one.hidden and one.id in given and one.read(given[one.id]) != one.default:
            raise WrongUse(
                "use/unknown-setting",
                setting=one.id,
                accepted=sorted(accepted),
                closest=closest(one.id, accepted),
            )
    return game.options(given)


def offered_options(game: Game, options: Options) -> dict[str, str | int | bool]:
    """The settings of a match that a new table may set: the others come from its rules."""
    known = {one.id for one in offered(game.settings())}
    return {name: value for name, value in options.items() if name in known}


def first_state(game: Game, header: Header, seed: int, listener: Listener | None = None) -> State:
    """The state before the first choice of a match; the seed is that of its set-up, if it had one."""
    if header.position is not None:
        return game.load(_whole_position(game, header, header.position))
    return game.start(header.players, options_of(game, header), seed, listener)


def _whole_position(game: Game, header: Header, position: Mapping[str, Any]) -> dict[str, Any]:
    """The position of a match, with the old rule where it was written before there was another."""
    older = older_rules(game, header.rules).items()
    return {**{name: rule for name, rule in older if name not in header.options}, **position}


def older_rules(game: Game, rules: int) -> dict[str, str | int | bool]:
    """The fields of all rules that changed since this rules number, as they were then.

    The state's field of a changed rule is named like the setting.
    """
    changed = [one for one in game.settings() if any(number >= rules for number in one.was)]
    return {one.id: one.default_in(rules) for one in changed}
