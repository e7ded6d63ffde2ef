"""Expansion: Office actions."""

from typing import Any

import pytest

from looptable.content.text.texts import LANGUAGES
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import (
    Board,
    end_day,
    last_turn,
    score,
    table,
    tear_count,
)
from looptable.testing import rule

OFFICE = {"office": 9, "store": 9}


@rule("INC-OFF-1", "INC-OFF-2", "INC-XPN-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_office_cards_replace_the_trash_cards(players: int) -> None:
    plain = GAME.start(players, {}, 1).position()["display"]
    shown = GAME.start(players, {"office": True}, 1).position()["display"]
    assert (shown.get("trash"), shown["office"]) == (None, players + 1)
    assert {**shown, "trash": shown["office"]} == {**plain, "office": shown["office"]}
    assert players < 4 or shown["office"] == 5, "all five of them"


@rule("INC-OFF-3", "INC-OFF-4", "INC-OFF-12")
def test_an_office_action_discards_one_waste_and_nothing_else() -> None:
    board = table(display=OFFICE, waste={"0": 2, "1": 1}, tears={"0": 1}, failed={"0": 1})
    before = score(board, 0)
    board.do(0, "new office")
    board.shows(waste={"0": 1, "1": 1}, tears={"0": 1}, failed={"0": 1})
    assert score(board, 0) == before + 1


@rule("INC-OFF-13")
def test_discarded_waste_leaves_the_game() -> None:
    board = table(display=OFFICE, waste={"0": 1}, spent={"net": 1})
    board.do(0, "new office")
    board.shows(spent={"net": 1}, waste=None, room=dict.fromkeys(board.state.position()["room"], 2))


@rule("INC-OFF-11", "INC-OPEN-22")
def test_without_waste_it_causes_a_tear_unless_the_table_plays_otherwise() -> None:
    strict = table(display=OFFICE, office_tears=True)
    strict.do(0, "new office")
    assert tear_count(strict, 0) == 1
    board = table(display=OFFICE, office_tears=False)
    board.do(0, "new office")
    board.shows(tears=None, waste=None, tableau={"0": ["office"]})


@rule("INC-OPEN-22")
def test_new_tables_tear_and_older_matches_do_not() -> None:
    (setting,) = [one for one in GAME.settings() if one.id == "office_tears"]
    assert (setting.default_in(1), setting.default_in(2)) == (False, True)
    assert GAME.start(2, {"office": True}, 1).office_tears == 1


@rule("INC-OFF-15")
@pytest.mark.parametrize(("torn", "paid"), [(False, 2), (True, 0)])
def test_an_office_action_that_tore_does_not_score(torn: bool, paid: int) -> None:
    waste = {} if torn else {"1": 1}
    strict: dict[str, Any] = {"display": OFFICE, "office_tears": True, "waste": waste}
    board = last_turn(1, tableau={"1": ["store", "store"]}, **strict)
    board.do(1, "new office")
    assert board.state.day == 2
    assert board.state.bonus[1] == paid
    board.shows(torn=None)


@rule("INC-OFF-15")
def test_in_older_matches_it_scored_all_the_same() -> None:
    old: dict[str, Any] = {"office_tears": True, "office_performed": False}
    board = last_turn(1, display=OFFICE, tableau={"1": ["store", "store"]}, **old)
    board.do(1, "new office")
    assert (tear_count(board, 1), board.state.bonus[1]) == (1, 2)


@rule("INC-OFF-15", "INC-ANOM-5")
def test_a_card_that_repeats_an_office_action_is_no_office_card() -> None:
    board = last_turn(
        1, display={"deja-vu": 1, "store": 9}, tableau={"1": ["store", "office"]}, waste={"1": 3}
    )
    board.do(1, "new deja-vu")
    assert board.state.bonus[1] == 2, "for the second card alone"


@rule("INC-OFF-6", "INC-OFF-7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_says_what_it_scores(lang: str) -> None:
    (face,) = [card for card in GAME.cards() if card.id == "office"]
    assert face.text is not None
    said = GAME.texts().say(face.text, lang)
    assert said.index("2 points") < said.index("1 point ")
    view = GAME.view(table(display=OFFICE).state, 0)
    (piece,) = [p for zone in view.zones for p in zone.pieces if p.id == "card-office"]
    assert piece.text is not None
    assert GAME.texts().say(piece.text, lang) == said


def paid(*places: int, day: int = 3, length: int = 9) -> int:
    """The score of Office cards at these places of a tableau at the end of a day."""
    cards = ["office" if place in places else "store" for place in range(1, length + 1)]
    board = last_turn(day, tableau={"0": cards, "1": ["store"]})
    end_day(board)
    return score(board, 0)


@rule("INC-OFF-6", "INC-OFF-7", "INC-OFF-8")
def test_office_cards_score_two_one_or_nothing_by_their_place() -> None:
    assert [paid(place) for place in range(1, 10)] == [2, 2, 2, 1, 1, 1, 0, 0, 0]


@rule("INC-EX-25", "INC-OFF-5")
def test_three_office_cards_of_day_3_score_three_points() -> None:
    assert paid(2, 5, 8) == 3


@rule("INC-OFF-5", "INC-OFF-10")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_they_score_at_the_end_of_each_day(day: int) -> None:
    assert paid(1, day=day, length=3 * day) == 2


@rule("INC-OFF-9")
def test_the_place_counts_past_cards_too() -> None:
    board = table(
        day=2,
        display=OFFICE,
        hand={"0": ["office"]},
        tableau={"0": ["store", "store", "store"]},
        sideways={"0": [1, 2], "1": [1, 2, 3]},
    )
    board.do(0, "past office")
    board.do(0, "new office")
    assert board.state.day == 3
    assert score(board, 0) == 1 + 1, "places four and five"


@rule("INC-OFF-10")
def test_a_replayed_office_card_scores_again() -> None:
    board: Board = last_turn(1, tableau={"0": ["office"], "1": ["store"]}, first="1")
    end_day(board)
    first = score(board, 0)
    again = last_turn(2, tableau={"0": ["office"], "1": ["store"]}, bonus={"0": first})
    end_day(again)
    assert (first, score(again, 0)) == (2, 4)


@rule("INC-OFF-11")
def test_an_office_card_without_waste_still_scores() -> None:
    board = last_turn(1, display=OFFICE, tableau={"1": ["store", "store"]})
    board.do(1, "new office")
    assert score(board, 1) == 2


@rule("INC-OFF-14")
def test_office_points_count_before_the_first_player_is_chosen() -> None:
    board = last_turn(1, tableau={"0": ["office"], "1": ["store"]}, bonus={"1": 1})
    end_day(board)
    assert board.state.first == 1, "2 points against 1"
