"""Every piece of a match, counted wherever it lies: the same at every moment."""

from looptable.games.loop_inc.rules.kinds import KINDS
from looptable.games.loop_inc.rules.layout import COMPONENTS
from looptable.games.loop_inc.rules.players import player_count
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["census"]


def census(state: IncState) -> dict[str, int]:
    """Action cards, components, Ads."""
    cards = list(state.display)
    for pile in (state.anomalies, state.junior_deck, *state.hand, *state.tableau):
        for card in pile.as_list():
            cards[card] += 1
    names = state.names.names
    counts = {name: cards[card] + state.removed[card] for card, name in enumerate(names["card"])}
    players = range(player_count(state))
    for kind, name in enumerate(COMPONENTS):
        loaded = sum(list(state.load)[kind::KINDS])
        counts[name] = state.room[kind] + state.reserve[kind] + state.spent[kind] + loaded
    for player in players:
        placed = list(state.ad).count(player) + len(state.fulfilled[player])
        counts[f"ads of {player}"] = state.ads[player] + placed + state.failed[player]
    return counts
