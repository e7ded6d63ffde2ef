"""Emphasis in prose."""

from looptable.content.text.emphasis import plain


def test_emphasis_is_left_out_where_it_cannot_be_shown() -> None:
    assert plain("The *Aurore* by the **boats**.") == "The Aurore by the boats."


def test_a_lone_star_is_a_star() -> None:
    assert plain("2 * 3 * 4, and *\n*") == "2 * 3 * 4, and *\n*"
