"""A seeded variety of settings."""

from looptable.conformance.draws import seeded
from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import Setting

__all__ = ["Settings", "alternatives", "draw_settings"]

Settings = dict[str, str | int | bool]

TRIES = 20
SMALL = 12  # a range no longer than this is tried in full


def draw_settings(game: Game, players: int, seed: int) -> Settings:
    """The settings of a match. Every third seed has the defaults, which people play most."""
    if seed % 3 == 0:
        return {}
    chance = seeded("settings", players, seed)
    for _ in range(TRIES):
        drawn = {setting.id: _draw(setting, chance) for setting in game.settings()}
        # Some settings do not go together; a game says so by WrongUse, and that is no fault.
        try:
            game.start(players, drawn, seed)
        except WrongUse:
            continue
        return drawn
    return {}


def alternatives(setting: Setting) -> list[str | int | bool]:
    """The values that a setting may have, or some of them."""
    if setting.choices:
        return list(setting.choices)
    if isinstance(setting.default, bool):
        return [False, True]
    if isinstance(setting.default, int):
        if setting.most - setting.least < SMALL:
            return list(range(setting.least, setting.most + 1))
        return sorted({setting.least, setting.default, setting.most})
    return [setting.default]  # free text: only the game knows what it means


def _draw(setting: Setting, chance: Chance) -> str | int | bool:
    values = alternatives(setting)
    return values[chance.below(0, len(values))]
