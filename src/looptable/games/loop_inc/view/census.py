"""Every piece of a match, counted wherever it lies: the same at every moment."""

from looptable.games.loop_inc.rules import codes as c
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
    players = range(state.players())
    for kind, name in enumerate(c.COMPONENT_NAMES):
        loaded = sum(list(state.load)[kind :: c.KINDS])
        counts[name] = state.room[kind] + state.reserve[kind] + state.spent[kind] + loaded
    for player in players:
        placed = list(state.ad).count(player) + len(state.fulfilled[player])
        counts[f"ads of {player}"] = state.ads[player] + placed + state.failed[player]
    return counts
