"""The view of each seat, and the guesses made from it."""

from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.view import View
from looptable.games._template import GAME
from looptable.testing import Table, zones

pytestmark = pytest.mark.both_builds

START: dict[str, Any] = {
    "supply": 10,
    "sparks": {"dawn": 2, "dusk": 1},
    "pawn": {"1": "noon"},
    "pocket": {"1": 3},
    "deck": ["postman", "sleepwalk"],
    "discard": ["overtime"],
    "hands": {"0": ["paradox", "side-door"], "1": ["early-bird", "lamplighter"]},
}


def pieces(view: View, zone: str) -> list[str]:
    return [piece.id for piece in zones(view)[zone].pieces]


def test_a_seat_sees_its_own_cards_and_how_many_the_others_hold() -> None:
    view = GAME.view(Table(GAME, START).state, 0)
    assert pieces(view, "hand-0") == ["card-paradox", "card-side-door"]
    assert [piece.marks for piece in zones(view)["hand-1"].pieces] == [("hidden",), ("hidden",)]
    assert view.known["hands"] == {"0": ["paradox", "side-door"], "1": 2}
    assert view.known["deck"] == 2


def test_a_spectator_sees_no_hand() -> None:
    view = GAME.view(Table(GAME, START).state, None)
    assert view.known["hands"] == {"0": 2, "1": 2}


def test_everybody_sees_the_clock_the_pockets_and_the_discard_pile() -> None:
    view = GAME.view(Table(GAME, START).state, 1)
    assert pieces(view, "hour-dawn") == ["pawn-0", "sparks-dawn"]
    assert pieces(view, "hour-noon") == ["pawn-1"]
    assert zones(view)["hour-dusk"].pieces[0].count == 1
    assert pieces(view, "discard") == ["card-overtime"]
    counts = {name: zones(view)[name].count for name in ("deck", "supply", "pocket-1", "round")}
    assert counts == {"deck": 2, "supply": 10, "pocket-1": 3, "round": 1}
    assert (zones(view)["strain"].count, zones(view)["strain"].limit) == (0, 5)


def test_a_committed_card_is_hidden_from_the_others_until_all_are_turned_up() -> None:
    table = Table(GAME, START)
    table.do(0, "side-door")
    assert pieces(GAME.view(table.state, 0), "committed-0") == ["card-side-door"]
    other = GAME.view(table.state, 1)
    assert zones(other)["committed-0"].pieces[0].marks == ("hidden",)
    assert other.known["committed"] == {"0": "hidden"}


def test_in_the_middle_of_a_card_the_view_says_which_card_asks() -> None:
    table = Table(GAME, START)
    table.do(0, "side-door")
    table.do(1, "lamplighter")
    view = GAME.view(table.state, 1)
    assert (view.pending, [text.key for text in view.trail]) == ((0,), ["card.side-door"])
    assert view.prompt is not None
    assert view.prompt.key == "prompt.hour"
    assert view.known["committed"] == {"1": "lamplighter"}, "it lies open now"


def test_a_guess_deals_what_is_hidden_anew_and_nothing_else() -> None:
    state = GAME.start(2, {}, 7)
    own = state.position()["hands"]["0"]
    chance = Chance(1)
    chance.seed(5)
    hands = set()
    for _ in range(20):
        guess = GAME.guess(GAME.view(state, 0), chance).position()
        assert guess["hands"]["0"] == own
        hands.add(tuple(guess["hands"]["1"]))
    assert len(hands) > 5


def test_when_the_match_is_over_nobody_is_asked() -> None:
    view = GAME.view(GAME.load({"phase": "over", "ending": "broken"}), 0)
    assert (view.pending, view.prompt) == ((), None)
    assert view.outcome is not None
    assert (view.outcome.code, view.outcome.winners) == ("broken", ())
