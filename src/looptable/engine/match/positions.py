"""Positions outside a match: written for a person or a program, and read back by any later version.

A position leaves out what has its default, and a changed rule changes a default. So a written position
names the `rules` it was written by; what it leaves out is read by those. One without is read by the
rules of today.
"""

from collections.abc import Mapping
from typing import Any

from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.fields.position_values import is_number, players_of, refuse
from looptable.engine.match.editions import older_rules

__all__ = ["given_position", "written_position"]


def written_position(game: Game, state: State) -> dict[str, Any]:
    """The position of a state, with the rules it is written by."""
    return {**state.position(), "rules": game.meta.rules}


def given_position(
    game: Game, position: Mapping[str, Any], players: int | None = None
) -> dict[str, Any]:
    """A position from outside as the game loads it: `players` settled, the rules in its fields.

    The game itself checks the rest. `players` are those of a position that does not say.
    """
    meta = game.meta
    least, most = meta.least_players, meta.most_players
    given = position if players is None else {"players": players, **position}
    seats = players_of(given, meta.id, least, most)
    rules = position.get("rules", meta.rules)
    if not is_number(rules) or not meta.oldest_rules <= rules <= meta.rules:
        refuse("rules", rules, [f"{meta.oldest_rules}–{meta.rules}"])
    fields = {name: value for name, value in position.items() if name != "rules"}
    return {**older_rules(game, rules), **fields, "players": seats}
