"""How a round goes and how a match ends."""

from typing import Any

import pytest

from looptable.core.errors import PositionError
from looptable.engine.contract.outcome import Outcome
from looptable.games._template import GAME
from looptable.games._template.rules.state import TemplateState
from looptable.testing import Table

pytestmark = pytest.mark.both_builds


def two(a: str, b: str, **position: Any) -> Table[TemplateState]:
    hands = {"0": [a, "early-bird"], "1": [b, "side-door"]}
    return Table(GAME, {"supply": 12, "sparks": {"noon": 2}, "hands": hands, **position})


def test_everybody_commits_at_once() -> None:
    table = two("paradox", "overtime")
    assert table.state.pending() == [0, 1]
    table.do(1, "overtime")
    assert table.state.pending() == [0]


def test_cards_are_played_in_the_order_of_their_minutes() -> None:
    table = two("paradox", "overtime")
    table.do(0, "paradox")
    events = table.do(1, "overtime")
    assert [e.data["seat"] for e in events if e.kind == "plays"] == [1, 0]


def test_after_a_round_everybody_draws_a_card() -> None:
    table = two("paradox", "overtime", deck=["postman", "sleepwalk"])
    table.do(0, "paradox")
    events = table.do(1, "overtime")
    table.shows(hands={"0": ["early-bird", "sleepwalk"], "1": ["side-door", "postman"]}, round=2)
    assert [(e.data["card"], e.audience) for e in events if e.kind == "drew"] == [
        ("sleepwalk", (0,)),
        ("postman", (1,)),
    ]


def test_who_has_most_sparks_after_the_last_round_wins() -> None:
    table = two("paradox", "overtime", round=4)
    table.do(0, "paradox")
    table.do(1, "overtime")
    assert table.state.outcome() == Outcome("most", (0,), (4, 2))


def test_most_sparks_may_be_shared() -> None:
    table = two("paradox", "overtime", round=4, pocket={"1": 2})
    table.do(0, "paradox")
    table.do(1, "overtime")
    assert table.state.outcome() == Outcome("tie", (0, 1), (4, 4))


def test_too_much_strain_breaks_the_clock_in_the_middle_of_a_card() -> None:
    table = two("paradox", "overtime", strain=4)
    table.do(0, "paradox")
    table.do(1, "overtime")
    assert table.state.outcome() == Outcome("broken", (), (0, 1))


def test_a_match_ends_when_a_hand_is_empty() -> None:
    hands = {"0": ["paradox"], "1": ["lamplighter"]}
    table = Table(GAME, {"supply": 12, "hands": hands, "deck": ["postman"]})
    table.do(0, "paradox")
    table.do(1, "lamplighter")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.scores) == ("most", (4, 1))


def test_a_card_that_breaks_the_clock_warns() -> None:
    table = two("paradox", "overtime", strain=3)
    options = {option.key: option for option in GAME.legal_options(table.state, 0)}
    assert [text.key for text in options["paradox"].warnings] == ["warning.breaks"]
    assert options["early-bird"].warnings == ()


def test_setting_up_deals_three_cards_and_two_sparks_an_hour() -> None:
    state = GAME.start(3, {"rounds": "3", "calm": "yes"}, 5)
    position = state.position()
    assert {len(hand) for hand in position["hands"].values()} == {3}
    assert position["sparks"] == {"dawn": 2, "noon": 2, "dusk": 2}
    assert (position["supply"], position["rounds"]) == (12, 3)
    assert "strain" not in position, "a calm clock starts without strain"


@pytest.mark.parametrize("position", [{}, {"phase": "over"}])
def test_a_position_that_leads_nowhere_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="position/bad-value"):
        GAME.load(position)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(PositionError, match="position/not-for-this-game"):
        GAME.load({"game": "chess"})
