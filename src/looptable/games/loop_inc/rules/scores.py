"""Scores, penalties, and who is in the lead (INC-SCO, INC-END). Compiled."""

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.codes import OVER_PHASE
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import TEARS_OUT, TOKENS, Player
from looptable.games.loop_inc.rules.players import is_out, player_count
from looptable.games.loop_inc.rules.trips import points_of

__all__ = [
    "best_players",
    "compare",
    "final_score",
    "is_lowest",
    "penalties",
    "penalty_points",
    "score_of",
    "standing_score",
    "tear_points",
    "trip_points",
    "winning_players",
]


def trip_points(t: IncFields, player: Player) -> i64:
    """The points of all trips a player made."""
    total: i64 = 0
    for at in range(player * TOKENS, (player + 1) * TOKENS):
        trip = t.flight[at]
        if trip >= 0:
            total += points_of(t, trip)
    return total


def tear_points(t: IncFields, player: Player) -> i64:
    """INC-OPEN-11: 1, 3 and 6 points are totals for one, two and three tears."""
    tears = min(t.tears[player], TEARS_OUT - 1)
    return tears * (tears + 1) >> 1


def penalty_points(t: IncFields, player: Player) -> i64:
    """The sum of all penalties in a frame."""
    return tear_points(t, player) + t.waste[player] + 3 * t.failed[player]


def penalties(t: IncFields, player: Player) -> i64:
    """Penalties that decide between equal scores: points, or tokens if the table plays so."""
    if t.penalty_tokens:
        return t.tears[player] + t.waste[player] + t.failed[player]
    return penalty_points(t, player)


def score_of(t: IncFields, player: Player) -> i64:
    """INC-SCO-4: the score as it can be recounted from the table at any time."""
    total = trip_points(t, player) + t.bonus[player] - penalty_points(t, player)
    if t.early_ads:
        total += t.fulfilled[player].height
    return total


def final_score(t: IncFields, player: Player) -> i64:
    """The score with a point for each fulfilled Ad."""
    total = score_of(t, player)
    if not t.early_ads:
        total += t.fulfilled[player].height
    return total


def standing_score(t: IncFields, player: Player) -> i64:
    """The score to show: that of the table, and when the match is over the final one."""
    return final_score(t, player) if t.phase == OVER_PHASE else score_of(t, player)


def is_lowest(t: IncFields, player: Player) -> bool:
    """Whether nobody who is still in the game has fewer points."""
    mine = score_of(t, player)
    for other in range(player_count(t)):
        if not is_out(t, other) and score_of(t, other) < mine:
            return False
    return True


def winning_players(t: IncFields) -> i64:
    """The mask of those who win, if the match ends as things stand."""
    return best_players(t, True)


def best_players(t: IncFields, count_penalties: bool) -> i64:
    """The mask of the best players, by score and, if that is asked, by penalties."""
    mask: i64 = 0
    leader: i64 = -1
    for player in range(player_count(t)):
        if not is_out(t, player):
            lead: i64 = 1
            if leader >= 0:
                lead = compare(t, player, leader, count_penalties)
            if lead > 0:
                mask = 0
                leader = player
            if lead >= 0:
                mask |= bit(player)
    return mask


def compare(t: IncFields, one: Player, other: Player, count_penalties: bool) -> i64:
    """More than 0 if one is better, less than 0 if the other is."""
    lead = final_score(t, one) - final_score(t, other)
    if lead == 0 and count_penalties:
        lead = penalties(t, other) - penalties(t, one)
    return lead
