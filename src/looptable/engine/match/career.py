"""The career of a player: which settings of a game were won, and how matches ended.

A game names the settings that make the grid (`Meta.career`), The LOOP its modes and difficulties
(LOOP-MODE-6). A match counts if it began as its game sets it up: one that goes on from a position or
from another match may be as good as won.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import product

import msgspec

from looptable.content.text.texts import Text, Texts
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import Options
from looptable.engine.match.record import Header

__all__ = ["CareerCell", "Ended", "career_of", "choice_name", "counts"]


class Ended(msgspec.Struct, frozen=True):
    """The end of a match, for one player."""

    options: Mapping[str, str | int | bool]
    ending: str
    is_won: bool


class CareerCell(msgspec.Struct, frozen=True):
    """One cell of the grid: the choice of each setting, and what became of the matches."""

    choices: tuple[str, ...]
    played: int
    won: int
    endings: dict[str, int]


def counts(header: Header) -> bool:
    """Whether a match counts for a career."""
    return header.position is None


def career_of(game: Game, matches: Iterable[Ended]) -> tuple[CareerCell, ...]:
    """Every cell of a game's grid, in the order of its settings; none if it has no grid."""
    settings = {setting.id: setting.choices for setting in game.settings()}
    grid = [settings[name] for name in game.meta.career]
    if not grid:
        return ()
    found: dict[tuple[str, ...], list[Ended]] = {}
    for match in matches:
        found.setdefault(_cell(game, match.options), []).append(match)
    return tuple(_summed_up(choices, found.get(choices, [])) for choices in product(*grid))


def choice_name(setting: str, choice: str, texts: Texts, lang: str) -> str:
    """The name of a choice, `<setting>.<choice>` in the texts; its id if there is none."""
    key = f"{setting}.{choice}"
    return texts.say(Text(key), lang) if texts.has(key, lang) else choice


def _cell(game: Game, options: Options) -> tuple[str, ...]:
    return tuple(str(options.get(name)) for name in game.meta.career)


def _summed_up(choices: tuple[str, ...], matches: list[Ended]) -> CareerCell:
    endings = Counter(match.ending for match in matches)
    won = sum(match.is_won for match in matches)
    return CareerCell(choices, len(matches), won, dict(sorted(endings.items())))
