"""Setting up: what everybody gets and what lies on the table."""

from typing import cast

import pytest

from looptable.engine.contract.settings import Options
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Trip, Tripcard
from looptable.games.loop_inc.rules.players import player_count
from looptable.games.loop_inc.rules.scores import score_of
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.tests.boards import KINDS, careful_action, tables
from looptable.testing import rule

SEEDS = range(5)
COUNTS = [2, 3, 4]


def start(players: int, seed: int = 1, **given: str | bool) -> IncState:
    return GAME.start(players, cast("Options", given), seed)


def eras(state: IncState) -> list[str]:
    names = state.names.names["tripcard"]
    return [tables().get(Tripcard, names.name(card)).era for card in state.timeline.as_list()]


def display(state: IncState) -> dict[str, int]:
    return dict(state.position()["display"])


@rule("INC-SETUP-5", "INC-SETUP-6")
@pytest.mark.parametrize("players", COUNTS)
def test_every_kind_starts_with_one_component_per_player(players: int) -> None:
    position = start(players).position()
    assert position["room"] == dict.fromkeys(KINDS, players)
    assert position["reserve"] == dict.fromkeys(KINDS, 12 - players)


@rule("INC-EX-1")
def test_three_players_start_with_three_nets_three_cameras_and_three_armours() -> None:
    room = start(3).position()["room"]
    assert (room["net"], room["camera"], room["armour"]) == (3, 3, 3)


@rule("INC-SETUP-7", "INC-SETUP-8", "INC-SETUP-9", "INC-SETUP-15")
@pytest.mark.parametrize("players", COUNTS)
def test_the_display_has_one_card_more_than_components_or_players(players: int) -> None:
    others = dict.fromkeys(("armory", "trash", "exchange", "advertise", "move"), players + 1)
    rooms = dict.fromkeys(("garage", "store"), 2 * players + 1)
    assert display(start(players)) == {**rooms, **others}, "and nothing else, no anomaly above all"
    assert sum(display(start(players)).values()) == 9 * players + 7


@rule("INC-EX-2")
def test_three_players_start_with_seven_garage_and_four_armory_cards() -> None:
    shown = display(start(3))
    assert (shown["garage"], shown["armory"]) == (7, 4)


@rule("INC-SETUP-11", "INC-SETUP-12")
@pytest.mark.parametrize(
    ("players", "bc", "ad"), [(2, 2, 3), (3, 3, 3), (4, 3, 4)], ids=["two", "three", "four"]
)
def test_so_many_trip_cards_of_each_era_lie_in_the_order_of_their_dates(
    players: int, bc: int, ad: int
) -> None:
    for seed in SEEDS:
        state = start(players, seed)
        assert eras(state) == ["bc"] * bc + ["ad"] * ad
        dates = [tables().get(Trip, trip).date for trip in state.names.names["trip"]]
        assert dates[::2] == sorted(dates[::2])
        assert all(first < second for first, second in zip(dates[::2], dates[1::2], strict=True))


@rule("INC-EX-3")
def test_two_players_see_two_bc_cards_and_then_three_ad_cards() -> None:
    assert eras(start(2)) == ["bc", "bc", "ad", "ad", "ad"]


@rule("INC-SETUP-10")
def test_each_era_is_shuffled_by_itself() -> None:
    names = tables().all(Tripcard)
    seen: dict[str, set[str]] = {"bc": set(), "ad": set()}
    for seed in range(40):
        for card in start(2, seed).position()["timeline"]:
            seen[tables().get(Tripcard, card).era].add(card)
    assert seen["bc"] == {card.id for card in names if card.era == "bc"}
    assert seen["ad"] == {card.id for card in names if card.era == "ad"}


@rule("INC-SETUP-14", "INC-ANOM-8")
def test_the_anomalies_lie_face_down_in_random_order() -> None:
    orders = {tuple(start(2, seed).position()["anomalies"]) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    assert all(len(order) == 8 for order in orders)
    views = {GAME.view(start(2, seed, first_player="0"), 0).known["anomalies"][0] for seed in SEEDS}
    assert len(views) == 1, "a view tells them in the order of the box"


@rule("INC-SETUP-3", "INC-SETUP-4", "INC-SETUP-16", "INC-SETUP-17", "INC-SETUP-18")
@pytest.mark.parametrize("players", COUNTS)
def test_boards_frames_hands_and_scores_start_empty(players: int) -> None:
    state = start(players)
    told = state.position()
    for field in ("load", "flight", "tears", "waste", "failed", "hand", "tableau", "bonus"):
        assert field not in told, field
    assert [score_of(state, player) for player in range(players)] == [0] * players
    zones = {zone.id: zone for zone in GAME.view(state, 0).zones}
    (supply,) = [zone for zone in zones["office"].zones if zone.id == "tears"]
    assert supply.count == 16


@rule("INC-SETUP-2", "INC-COMP-8", "INC-COMP-9", "INC-COMP-12", "INC-COMP-10")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_has_six_machine_tokens_three_ads_and_one_score(players: int) -> None:
    state = start(players)
    assert len(state.flight) == 6 * players
    tokens = [token for token in state.names.names["token"] if token.startswith("0-")]
    assert [token.removeprefix("0-day-") for token in tokens] == [
        "1-mark-i",
        "2-mark-i",
        "2-mark-ii",
        "3-mark-i",
        "3-mark-ii",
        "3-mark-iii",
    ]
    assert list(state.ads) == [3] * players
    zones = [zone.id for board in GAME.view(state, 0).zones for zone in board.zones]
    assert [zone for zone in zones if zone.startswith("score-")] == [
        f"score-{player}" for player in range(players)
    ]


@rule("INC-SETUP-1", "INC-COMP-14")
@pytest.mark.parametrize("players", COUNTS)
def test_every_seat_has_a_board_of_its_own_with_three_machines_and_a_frame(players: int) -> None:
    view = GAME.view(start(players), None)
    boards = [zone for zone in view.zones if zone.owner is not None]
    assert [board.owner for board in boards] == list(range(players))
    for board in boards:
        kinds = [zone.id.partition("-")[0] for zone in board.zones]
        assert kinds.count("machine") == 3
        assert kinds.count("frame") == 1


@rule("INC-SETUP-13")
def test_the_same_trip_cards_stay_for_all_three_days() -> None:
    state = start(3, 2)
    dealt = state.position()["timeline"]
    days = set()
    while state.outcome() is None:
        days.add(state.day)
        (seat,) = state.pending()
        state.apply(seat, careful_action(state))
        assert state.position()["timeline"] == dealt
    assert days == {1, 2, 3}


@rule("INC-COMP-1")
def test_two_to_four_play() -> None:
    assert GAME.meta.most_players == 4
    for players in (2, 3, 4):
        assert player_count(start(players)) == players


@rule("INC-FIRST-1", "INC-OPEN-25")
def test_the_first_player_is_drawn_or_chosen_by_the_host() -> None:
    assert {start(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        state = start(4, 3, first_player=str(seat))
        assert (state.first, state.active) == (seat, seat)
    assert {start(2, seed, first_player="3").first for seed in range(20)} == {0, 1}
