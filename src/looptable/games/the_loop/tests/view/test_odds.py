"""Odds shown before an option is chosen: where Foo may come next, and where cubes may fall."""

from typing import Any

from looptable.content.text.texts import Text
from looptable.engine.match.foresight import foresee_all
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table


def odds_after(board: Table[LoopState], key: str) -> dict[str, dict[str, int]]:
    """The weights of what is said about an option, by the name of the sentence; it names the same eras."""
    action = GAME.parse(board.state, 0, key)
    found: dict[str, dict[str, int]] = {}
    for odds in GAME.odds(board.state, 0, action):
        eras = odds.text.args["eras"]
        assert isinstance(eras, tuple)
        named = [era.key.replace("era.", "era-") for era in eras if isinstance(era, Text)]
        assert named == list(odds.weights)
        assert odds.icon in ("foo", "rift", "energy")
        found[odds.text.key] = odds.weights
    return found


def eras_after(board: Table[LoopState], key: str) -> list[str]:
    """The eras where Foo may come next, all as likely."""
    weights = odds_after(board, key).get("odds.visit", {})
    assert set(weights.values()) <= {1}
    return [era.replace("era-", "era.") for era in weights]


def ultra(**position: Any) -> Table[LoopState]:
    """Foo has walked to dawn."""
    start = {"mode": "ultramachina", "foo": "dawn", "foo_row": [], "foo_deck": []}
    return table(**{**start, **position})


def working(**position: Any) -> Table[LoopState]:
    """Mr Time has added an energy beside a machina card with two damages of three."""
    start: dict[str, Any] = {
        "machina_in_play": {"high-furnace": True},
        "machina_damage": {"high-furnace": 2},
        "ready": {"mr-time": ["kettle"]},
    }
    board = ultra(**{**start, **position})
    board.do(0, "use kettle")
    return board


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


AROUND_DAWN = {"era-end": 1, "era-dawn": 1, "era-medieval": 1}


def test_where_only_one_era_is_left_it_is_known_where_rifts_may_fall() -> None:
    odds = odds_after(table(foo_deck=["dawn"]), "end")
    assert odds == {"odds.visit": {"era-dawn": 1}, "odds.rift-falls-alike": AROUND_DAWN}
    assert "odds.rift-falls-alike" not in odds_after(table(foo_deck=["dawn", "robots"]), "end")


def test_rifts_fall_after_the_machina_cards_of_an_era_have_worked() -> None:
    assert list(odds_after(ultra(foo="end"), "end")) == ["odds.visit", "odds.rift-falls-alike"]
    board = ultra(foo="end", machina_in_play={"prim-automato": True})
    assert list(odds_after(board, "end")) == ["odds.visit"]
    cards = {"demographic-boom": True, "prim-automato": True}
    board = ultra(phase="visit", foo="end", machina_in_play=cards)
    assert odds_after(board, "prim-automato") == {"odds.rift-falls-alike": AROUND_DAWN}


def test_the_energy_of_a_destroyed_machina_card_falls_through_the_chutes() -> None:
    assert odds_after(working(), "high-furnace") == {"odds.energy-falls-alike": AROUND_DAWN}
    assert odds_after(working(), "none") == {}
    assert odds_after(working(machina_damage={"high-furnace": 1}), "high-furnace") == {}
    assert odds_after(working(energy_supply=1), "high-furnace") == {}


def test_the_odds_are_asked_for_where_the_card_is_destroyed() -> None:
    board = working()
    first, _ = foresee_all(GAME, board.state, 0)
    assert first.is_open
    assert [odds.text.key for odds in first.odds] == ["odds.energy-falls-alike"]
    assert [event.kind for event in first.events] == ["machina-damaged", "machina-destroyed"]


def test_chutes_of_other_weights_are_not_called_alike() -> None:
    board = working()
    chutes = board.state.numbers.chutes
    kept = list(chutes)
    try:
        for chute, weight in enumerate((0, 1, 4)):
            chutes[chute] = weight
        odds = odds_after(board, "high-furnace")
    finally:
        for chute, weight in enumerate(kept):
            chutes[chute] = weight
    assert odds == {"odds.energy-falls": {"era-dawn": 1, "era-medieval": 4}}
