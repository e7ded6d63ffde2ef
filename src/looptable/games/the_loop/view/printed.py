"""Texts printed on cards and missions, by the rules that are in force at the table."""

from looptable.content.text.texts import Text
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["card_text", "mission_text"]

WORDED_TWICE = "no-age-dark"
"""The mission whose condition two editions check at different moments (LOOP-MISS-11)."""


def card_text(state: LoopState, card: str) -> Text:
    """The ability of a card; a lent one may be exhausted by it (LOOP-OPEN-29)."""
    return Text(f"card.{card}.exhausts.text" if state.lent_exhausts else f"card.{card}.text")


def mission_text(state: LoopState, mission: str) -> Text:
    """The deed that a mission asks for."""
    twice = mission == WORDED_TWICE and state.full_all_along
    return Text(f"mission-text.{mission}{'-all-along' if twice else ''}")
