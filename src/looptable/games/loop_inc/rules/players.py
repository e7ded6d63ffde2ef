"""The players: how many there are, who is out, how events name them. Compiled."""

from mypy_extensions import i64

from looptable.engine.contract.event import Fact
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import TEARS_OUT, Player
from looptable.games.loop_inc.rules.rival import RIVAL

__all__ = ["has_seat", "is_out", "player_count", "players_left", "who"]


def player_count(t: IncFields) -> i64:
    """The number of players at the start: P in the rules."""
    return len(t.tears)


def has_seat(t: IncFields, player: Player) -> bool:
    """Whether somebody at the table chooses for a player; alone, the second board is the rival's."""
    return t.solo == 0 or player != RIVAL


def is_out(t: IncFields, player: Player) -> bool:
    """Whether a player is eliminated."""
    return t.tears[player] >= TEARS_OUT


def players_left(t: IncFields) -> i64:
    """The number of players still in the game."""
    left: i64 = 0
    for player in range(player_count(t)):
        if not is_out(t, player):
            left += 1
    return left


def who(t: IncFields, player: Player) -> Fact:
    """A player as events name them: by the seat, or the name of the rival, who has none."""
    if has_seat(t, player):
        return int(player)
    return t.rival.name
