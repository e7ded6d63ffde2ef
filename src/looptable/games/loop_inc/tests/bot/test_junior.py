"""One player against Junior: the published set-up, and a behaviour of our own (outside the ledger)."""

import pytest

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.engine.event_text import event_text
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Tripcard
from looptable.games.loop_inc.rules.players import is_out
from looptable.games.loop_inc.tests.boards import alone, junior_loads, stock, tables

ME, JUNIOR = 0, 1


def test_the_set_up_is_for_two_with_fewer_cards_and_a_deck_for_junior() -> None:
    state = GAME.start(1, {"first_player": "0"}, 1)
    told = state.position()
    assert told["players"] == 1
    assert told["room"] == stock(2)
    assert told["display"] == {
        "garage": 3,
        "store": 3,
        "armory": 2,
        "trash": 2,
        "exchange": 2,
        "advertise": 2,
        "move": 2,
    }
    eras = [tables().get(Tripcard, card).era for card in told["timeline"]]
    assert eras == ["bc", "bc", "ad", "ad", "ad"]
    deck = told["junior_deck"]
    assert [sorted(deck[at : at + 3]) for at in (0, 3, 6)] == [["armory", "garage", "store"]] * 3
    orders = {tuple(GAME.start(1, {}, seed).position()["junior_deck"][:3]) for seed in range(20)}
    assert len(orders) > 3, "each packet is shuffled"


@pytest.mark.parametrize("day", [1, 2])
def test_there_is_one_more_component_of_each_kind_every_day(day: int) -> None:
    board = alone(
        day=day,
        active="0",
        sideways={"0": [1, 2]},
        junior_deck=["store"] * 3 * (3 - day),
        anomalies=["deja-vu", "petty-cash", "photocopier"],
    )
    board.do(ME, "new office")
    state = board.state
    assert state.day == day + 1
    # Junior, with the lower score or as second, may have taken a component already.
    assert sum(state.room) + sum(state.load) == 5 * (day + 2)
    assert len(state.anomalies) == 1, "two anomalies come between days"


def test_junior_turns_up_a_new_card_and_puts_it_where_it_helps_most() -> None:
    board = alone()
    # A wheel makes the steam races; a propeller would be a third of the meteor view.
    assert board.state.tableau[JUNIOR].height == 1
    board.shows(junior_deck=["store"] * 6 + ["armory", "store"], sideways={"junior": [1]})
    assert sum(board.state.load) == 1
    assert board.state.pending() == [ME]


def test_junior_replays_his_cards_first() -> None:
    board = alone(day=2, hand={"junior": ["armory", "store"]}, junior_deck=["store"] * 6)
    board.shows(
        hand={"junior": ["store"]},
        tableau={"junior": ["armory"]},
        sideways=None,
        junior_deck=["store"] * 6,
    )


def test_junior_keeps_his_last_machine_until_his_last_turn() -> None:
    waiting = alone(load=junior_loads(i="wheel"))
    waiting.shows(flight=None)
    leaving = alone(
        load=junior_loads(i="wheel net"),
        junior_deck=["store"] * 6 + ["armory"],
        sideways={"junior": [1, 2]},
    )
    leaving.shows(flight={"junior-day-1-mark-i": "diplodocus-ride"})


def test_junior_never_comes_second() -> None:
    board = alone(
        load=junior_loads(i="wheel net"),
        junior_deck=["store"] * 6 + ["armory"],
        sideways={"junior": [1, 2]},
        ad={"diplodocus-ride": "0"},
        ads={"0": 2},
    )
    board.shows(tears=None)
    assert "diplodocus-ride" not in board.state.position().get("flight", {}).values()


def test_junior_tears_when_a_room_is_empty_and_may_be_eliminated() -> None:
    torn = alone(room={}, junior_deck=["store"] * 6 + ["armory"])
    torn.shows(tears={"junior": 1}, load=None)
    out = alone(room={}, tears={"junior": 3})
    outcome = out.state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners, len(outcome.scores)) == ("last-standing", (0,), 1)


def test_junior_leaves_the_bonus_of_a_future() -> None:
    board = alone(
        timeline=["terminus"],
        load=junior_loads(i="wheel camera"),
        junior_deck=["store"] * 6 + ["garage"],
        sideways={"junior": [1, 2]},
    )
    board.shows(flight={"junior-day-1-mark-i": "last-bus"}, pc=None)


@pytest.mark.parametrize(("mine", "winners"), [(3, ()), (4, (0,)), (5, (0,))])
def test_the_player_wins_or_nobody_does(mine: int, winners: tuple[int, ...]) -> None:
    board = alone(
        day=3,
        active="0",
        sideways={"0": [1, 2]},
        tableau={"0": ["store"] * 8},
        junior_deck=[],
        bonus={"0": mine, "junior": 4},
    )
    board.do(ME, "new office")
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.parametrize("level", ["intern", "clerk", "partner"])
def test_his_board_says_how_he_plays(level: str) -> None:
    view = GAME.view(GAME.start(1, {"junior": level}, 1), 0)
    (board,) = [zone for zone in view.zones if zone.id == "seat-1"]
    assert [piece.text for piece in board.pieces] == [Text(f"setting.junior.{level}")]


def test_losing_to_junior_names_him_and_his_score() -> None:
    board = alone(
        day=3,
        active="0",
        sideways={"0": [1, 2]},
        tableau={"0": ["store"] * 8},
        junior_deck=[],
        bonus={"0": 8, "junior": 40},
    )
    events = board.do(ME, "new office")
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.sentence is not None
    texts = GAME.texts()
    assert texts.say(outcome.sentence, "en") == "Junior wins with 40 points, ahead of Player A (8)"
    assert texts.say(outcome.sentence, "fr") == "Junior gagne avec 40 points, devant Joueur A (8)"
    over = event_text(events[-1], texts)
    assert texts.say(over, "en") == "The match is over: Junior wins with 40 points."
    assert texts.say(over, "fr").endswith(": Junior gagne avec 40 points.")
    assert GAME.gauges(board.state)["points"] == (8, 40)


def test_a_card_without_an_open_machine_tears_and_is_told() -> None:
    board = alone(active="0", flight={"junior-day-1-mark-i": "hastings"})
    events = board.do(ME, "new office")
    board.shows(tears={"junior": 1}, load=None, room=stock(2))
    assert [event.data for event in events if event.kind == "fails"] == [{"seat": "junior"}]


def test_a_component_goes_to_the_machine_it_helps_most() -> None:
    later = alone(
        day=2,
        hand={"junior": ["armory"]},
        load=junior_loads(i="net net net", ii="propeller camera"),
    )
    later.shows(load=junior_loads(i="net net net", ii="propeller camera armour"))
    sooner = alone(
        day=2, hand={"junior": ["armory"]}, load=junior_loads(i="wheel net", ii="camera")
    )
    # The first trip of the timeline, which it completes, is worth more than the Colosseum.
    assert sooner.state.position()["load"] == junior_loads(i="wheel net armour", ii="camera")


def test_without_any_trip_left_a_component_is_taken_all_the_same() -> None:
    board = alone(
        day=3,
        timeline=["ice"],
        flight={"junior-day-1-mark-i": "wet-paint", "junior-day-2-mark-i": "mammoth-shearing"},
        junior_deck=["store"],
    )
    board.shows(load=junior_loads(i="camera"), tears=None)


def test_an_intern_minds_his_waste_when_he_leaves() -> None:
    board = alone(
        day=2,
        hand={"junior": ["armory"]},
        load=junior_loads(i="wheel net net net net", ii="camera armour"),
    )
    # The ride pays more, but three nets would be waste.
    board.shows(flight={"junior-day-2-mark-ii": "colosseum"})


def test_events_and_the_view_call_him_by_his_name() -> None:
    board = alone(active="0", phase="turn-over")
    assert board.state.active == ME
    events = board.do(ME, "new office")
    (card,) = [event for event in events if event.kind == "junior-plays"]
    assert (card.data["seat"], card.reveals) == ("junior", True)
    zones = {zone.id: zone for zone in GAME.view(board.state, 0).zones}
    assert (
        zones["seat-1"].name.args["seat"]
        == GAME.view(board.state, None).zones[-1].name.args["seat"]
    )
    assert GAME.texts().say(zones["seat-1"].name, "fr").startswith("Junior")
    assert zones["seat-1"].owner is None


def test_a_guess_shuffles_each_packet_by_itself() -> None:
    state = GAME.start(1, {"first_player": "0"}, 3)
    chance = Chance(1)
    chance.seed(1)
    decks = [GAME.guess(GAME.view(state, 0), chance).position()["junior_deck"] for _ in range(8)]
    assert len({tuple(deck) for deck in decks}) > 4
    for deck in decks:
        assert [sorted(deck[at : at + 3]) for at in (0, 3, 6)] == [
            ["armory", "garage", "store"]
        ] * 3


def test_a_hand_of_six_and_three_new_cards_make_junior_day_3() -> None:
    state = GAME.start(1, {}, 4)
    while state.outcome() is None:
        options = GAME.legal_options(state, ME)
        best = min(range(len(options)), key=lambda index: len(options[index].warnings))
        state.apply(ME, state.legal(ME)[best])
    if not is_out(state, ME):
        assert len(state.tableau[JUNIOR]) == 9
        assert len(state.junior_deck) == 0
