"""The score, as it can be recounted at any time."""

from typing import cast

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.codes import (
    ADVERTISE_CARD,
    ARMORY_CARD,
    GARAGE_CARD,
    OFFICE_CARD,
    STORE_CARD,
)
from looptable.games.loop_inc.rules.layout import CARDS
from looptable.games.loop_inc.rules.players import is_out, player_count
from looptable.games.loop_inc.rules.scores import score_of
from looptable.games.loop_inc.tests.boards import (
    last_turn,
    loads,
    points,
    score,
    table,
)
from looptable.testing import rule


@rule("INC-SCO-1", "INC-SCO-2", "INC-OPEN-30")
def test_points_and_penalties_count_at_once() -> None:
    board = table(phase="launch", load=loads(0, i="wheel net"), ad={"steam-races": "1"})
    board.do(0, "mark-i to steam-races")
    assert score(board, 0) == points("steam-races") - 1 - 1


@rule("INC-SCO-4", "INC-SCO-3")
def test_the_score_is_trips_less_tears_waste_and_failed_ads() -> None:
    board = table(
        day=3,
        flight={
            "0-day-1-mark-i": "hastings",
            "0-day-2-mark-ii": "pompeii",
            "0-day-3-mark-i": "wet-paint",
        },
        tears={"0": 2},
        waste={"0": 4},
        failed={"0": 1},
        bonus={"0": 5},
    )
    assert score(board, 0) == points("hastings", "pompeii", "wet-paint") - 3 - 4 - 3 + 5


@rule("INC-SCO-5", "INC-OPEN-3")
def test_with_early_ads_fulfilled_ones_are_added_to_the_rest_at_once() -> None:
    fulfilled = {"0": ["pompeii", "vinland"]}
    board = table(early_ads=True, fulfilled=fulfilled, ads={"0": 1}, bonus={"0": 5})
    assert score(board, 0) == 5 + 2


@rule("INC-SCO-5", "INC-END-3", "INC-ADV-15")
def test_the_final_score_has_a_point_for_each_fulfilled_ad_of_any_day() -> None:
    board = last_turn(
        3, fulfilled={"0": ["pompeii", "vinland"]}, ads={"0": 1}, bonus={"0": 2, "1": 3}
    )
    assert score(board, 0) == 2
    board.do(1, "new store", "net", "mark-i")
    outcome = board.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((4, 3), (0,))


@rule("INC-SCO-6")
def test_unused_ads_tokens_and_components_are_worth_nothing() -> None:
    board = last_turn(3, load=loads(0, i="armour armour", iii="wheel"))
    board.do(1, "new store", "net", "mark-i")
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0)


@rule("INC-SCO-7", "INC-OPEN-17")
def test_a_score_can_be_negative() -> None:
    board = table(tears={"0": 3}, waste={"0": 5})
    assert score(board, 0) == -11


@rule("INC-SCO-8")
def test_the_second_visitor_scores_as_much_as_the_first() -> None:
    both = {"0-day-1-mark-i": "steam-races", "1-day-1-mark-i": "steam-races"}
    board = table(flight=both)
    assert score(board, 0) == score(board, 1) == points("steam-races")


@rule("INC-SCO-4")
@pytest.mark.parametrize("seed", range(6))
def test_every_change_of_a_score_has_an_event_that_accounts_for_it(seed: int) -> None:
    """The score token is moved by what is told; the recount agrees with it at every moment."""
    options = {"futures": True, "more_anomalies": True, "office": True}
    state = GAME.start(2 + seed % 3, options, seed)
    chance = Chance(1)
    chance.seed(seed)
    told = [0] * player_count(state)
    while state.outcome() is None:
        (seat,) = state.pending()
        legal = state.legal(seat)
        events: list[Event] = []
        tears = list(state.tears)
        state.apply(seat, legal[chance.below(0, len(legal))], events.append)
        for event in events:
            who = cast("int", event.data.get("seat", 0))
            number = cast("int", event.data.get("n", 0))
            if event.kind in ("launches", "scores", "office-points", "discards-waste"):
                told[who] += number
            elif event.kind == "wastes":
                told[who] -= number
            elif event.kind == "ad-fails":
                told[who] -= 3
            elif event.kind == "tear" and number <= 3:
                told[who] -= number
        assert all(after >= before for after, before in zip(state.tears, tears, strict=True))
        living = [player for player in range(player_count(state)) if not is_out(state, player)]
        assert [score_of(state, player) for player in living] == [told[player] for player in living]


def test_the_cards_that_the_rules_know_by_number_have_that_number() -> None:
    names = list(table().state.names.names["card"])
    assert tuple(names[: len(CARDS)]) == CARDS
    known = {
        "garage": GARAGE_CARD,
        "store": STORE_CARD,
        "armory": ARMORY_CARD,
        "advertise": ADVERTISE_CARD,
        "office": OFFICE_CARD,
    }
    assert {name: names.index(name) for name in known} == known
