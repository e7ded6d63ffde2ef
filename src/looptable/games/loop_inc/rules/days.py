"""From turn to turn and from day to day (INC-EOD, INC-FIRST). Compiled."""

from mypy_extensions import i64

from looptable.games.loop_inc.rules.ads import fail_ads
from looptable.games.loop_inc.rules.ending import rank
from looptable.games.loop_inc.rules.expansions import EXPANSIONS
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import DAYS, KINDS, TOKENS
from looptable.games.loop_inc.rules.players import is_out, player_count, who
from looptable.games.loop_inc.rules.scores import score_of
from looptable.games.loop_inc.rules.stock import quota_of, restock
from looptable.games.loop_inc.rules.trips import count_guests
from looptable.games.loop_inc.rules.turns import begin_turn, has_turn

__all__ = [
    "choose_first",
    "clear_tokens",
    "end_day",
    "end_turn",
    "reveal_anomalies",
    "take_up_hands",
]


def end_turn(t: IncFields) -> None:
    """The next player clockwise who has a turn left; if nobody has, the day ends."""
    count = player_count(t)
    for step in range(1, count + 1):
        player = (t.active + step) % count
        if has_turn(t, player):
            begin_turn(t, player)
            return
    end_day(t)


def end_day(t: IncFields) -> None:
    """After Day 3 the match ends; else everything is made ready for the same day again."""
    if t.listener is not None:
        t.tell("day-ends", {"n": t.day})
    if t.day == DAYS:
        fail_ads(t)
        score_expansions(t)
        rank(t)
        return
    for kind in range(KINDS):
        restock(t, kind, quota_of(t, t.day) - t.room[kind])
    fail_ads(t)
    score_expansions(t)
    clear_tokens(t)
    reveal_anomalies(t)
    take_up_hands(t)
    choose_first(t)
    t.day += 1
    count_guests(t)
    if t.listener is not None:
        t.tell("day", {"n": t.day, "seat": who(t, t.first)})
    begin_turn(t, t.first)


def score_expansions(t: IncFields) -> None:
    """Lets each expansion score its pieces."""
    for expansion in EXPANSIONS:
        expansion.end_day(t)


def clear_tokens(t: IncFields) -> None:
    """INC-OPEN-12: the tokens of eliminated players are removed; all others lie beside the trips."""
    for player in range(player_count(t)):
        if is_out(t, player):
            for at in range(player * TOKENS, (player + 1) * TOKENS):
                t.flight[at] = -1


def reveal_anomalies(t: IncFields) -> None:
    """Reveals as many as there were players at the start; their order stays a secret."""
    count = min(player_count(t), t.anomalies.height)
    revealed: list[int] = []
    for _ in range(count):
        card = t.anomalies.pop()
        t.display[card] += 1
        revealed.append(card)
    if revealed and t.listener is not None:
        names: list[str] = [t.names.name("card", card) for card in sorted(revealed)]
        t.tell("anomalies", {"card": names}, None, True)


def take_up_hands(t: IncFields) -> None:
    """The tableau of today is the hand of tomorrow, in the same order."""
    for player in range(player_count(t)):
        t.tableau[player].move_to(t.hand[player])
        t.sideways[player].clear()
        t.torn[player] = 0


def choose_first(t: IncFields) -> None:
    """The lowest score starts; of several, the one nearest clockwise to the first player."""
    count = player_count(t)
    found: i64 = -1
    for step in range(count):
        # INC-OPEN-2: the first player is the nearest of all, unless the table plays otherwise.
        player = (t.first + t.first_moves_on + step) % count
        if not is_out(t, player) and (found < 0 or score_of(t, player) < score_of(t, found)):
            found = player
    t.first = found
