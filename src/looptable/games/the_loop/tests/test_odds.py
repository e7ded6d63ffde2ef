"""What is said of chance before an option is chosen: where Foo may come next."""

from looptable.content.text import Text
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table


def eras_after(board: Table, key: str) -> list[str]:
    """The eras that the odds of an option name."""
    action = GAME.parse(board.state, 0, key)
    found: list[str] = []
    for odds in GAME.odds(board.state, 0, action):
        assert odds.text.key == "odds.visit"
        eras = odds.text.args["eras"]
        assert isinstance(eras, tuple)
        found += [era.key for era in eras if isinstance(era, Text)]
        assert list(odds.weights) == [name.replace("era.", "era-") for name in found]
        assert set(odds.weights.values()) == {1}
    return found


def test_when_a_turn_ends_foo_comes_to_an_era_he_has_not_visited() -> None:
    board = table(foo_deck=["robots", "dawn"])
    assert eras_after(board, "end") == ["era.dawn", "era.robots"]


def test_nothing_is_said_while_the_turn_goes_on() -> None:
    assert eras_after(table(), "free-move renaissance") == []


def test_after_a_cycle_foo_may_come_anywhere() -> None:
    assert len(eras_after(table(foo_deck=[], cycle=2), "end")) == 7


def test_after_the_last_turn_he_comes_no_more() -> None:
    assert eras_after(table(foo_deck=[], cycle=3), "end") == []
    assert len(eras_after(table(foo_deck=["dawn"], cycle=3), "end")) == 1


def test_in_ultramachina_he_walks_on() -> None:
    board = table(mode="ultramachina", foo="robots", foo_row=[], foo_deck=[])
    assert eras_after(board, "end") == ["era.end"]
    board = table(mode="ultramachina", foo="end", foo_row=[], foo_deck=[])
    assert eras_after(board, "end") == ["era.dawn"]
