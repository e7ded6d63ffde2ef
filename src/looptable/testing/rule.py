"""The marker that says which rules a test shows."""

import pytest

__all__ = ["MOST_RULES", "rule"]

MOST_RULES = 5


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, a test class or a parameter with the ids of the rules it shows, at most five.

    Ids are plain strings: `make rules` reads them without running the tests.
    """
    if not ids:
        raise ValueError("rule() needs at least one id")
    if len(ids) > MOST_RULES:
        raise ValueError(f"rule() takes at most {MOST_RULES} ids, not {len(ids)}: {', '.join(ids)}")
    if len(set(ids)) < len(ids):
        raise ValueError(f"rule() names an id twice: {', '.join(ids)}")
    return pytest.mark.rule(*ids)
