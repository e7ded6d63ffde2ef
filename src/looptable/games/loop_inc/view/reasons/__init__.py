"""Reasons: why things on the table cannot be chosen now."""

from looptable.games.loop_inc.view.reasons.reasons import reasons_of

__all__ = ["reasons_of"]
