"""The blueprint bot: what its judgement prefers, and how well it plays."""

import pytest

from looptable.bots import decide, find_bot
from looptable.bots.advising import find_adviser
from looptable.core.chance import Chance
from looptable.engine.contract.bot import Bot
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.bot import evaluation
from looptable.games.loop_inc.bot.bot import PlanningBot
from looptable.games.loop_inc.bot.evaluation import OUT, Scout
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.tests.boards import Board, loads, stock, table


def worth(board: Board, player: int = 0) -> int:
    state = board.state
    return evaluation.evaluate(state, player, Scout(list(state.names.names["card"])).habits)


def best(board: Board, seat: int = 0) -> str:
    """What the bot does."""
    return board.keys(seat)[PlanningBot().pick_on(board.state, seat)]


def play(bots: list[Bot], seed: int, **options: bool) -> IncState:
    state = GAME.start(len(bots), options, seed)
    chance = Chance(1)
    chance.seed(seed)
    while state.outcome() is None:
        (seat,) = state.pending()
        state.apply(seat, state.legal(seat)[decide(bots[seat], GAME, state, seat, chance)])
    return state


def test_points_are_better_than_none() -> None:
    assert worth(table(bonus={"0": 2})) == worth(table(bonus={"0": 1})) + 100


def test_being_out_is_the_worst() -> None:
    assert worth(table(3, tears={"0": 4}, active="1")) == OUT
    assert worth(table(3, tears={"0": 3}, waste={"0": 9})) > OUT


def test_winning_is_the_best() -> None:
    over = table(phase="over", ending="most-points", bonus={"0": 3, "1": 2})
    assert worth(over, 0) > 50_000 > worth(over, 1)


def test_a_machine_nearer_to_a_trip_is_worth_more() -> None:
    machines = [
        table(load=loads(0, i=load)) for load in ("", "wheel", "wheel net", "wheel net armour")
    ]
    values = [evaluation.evaluate_machines(board.state, 0) for board in machines]
    assert values[1] > values[0]
    assert values[3] > values[2]


def test_a_machine_is_worth_nothing_when_no_turn_is_left() -> None:
    board = table(day=3, load=loads(0, i="wheel"), sideways={"0": [1, 2, 3]})
    assert evaluation.evaluate_machines(board.state, 0) == 0


def test_an_ad_that_can_be_fulfilled_is_better_than_one_that_cannot() -> None:
    can = table(load=loads(0, i="wheel"), ad={"steam-races": "0"}, ads={"0": 2})
    cannot = table(
        load=loads(0, i="wheel"),
        ad={"steam-races": "0"},
        ads={"0": 2},
        flight={"0-day-1-mark-i": "hastings"},
    )
    assert evaluation.evaluate_ads(can.state, 0) > 0 > evaluation.evaluate_ads(cannot.state, 0)


def test_cards_that_will_find_an_empty_room_are_feared() -> None:
    board = table(day=2, hand={"0": ["armory"], "1": ["armory"]}, room=stock(2))
    scarce = table(day=2, hand={"0": ["armory"], "1": ["armory"]}, room=stock(1))
    empty = table(day=2, hand={"0": ["armory"], "1": ["armory"]}, room=stock(2, armour=0))
    prices = [evaluation.evaluate_tears(each.state, 0) for each in (board, scarce, empty)]
    assert prices[0] == 0 < prices[2]
    assert prices[0] <= prices[1] <= prices[2]


def test_past_cards_without_an_open_machine_are_feared() -> None:
    hand = {"0": ["garage", "store"], "1": ["move"]}
    flown = {"0-day-2-mark-i": "hastings", "0-day-2-mark-ii": "vinland"}
    assert evaluation.evaluate_tears(table(day=2, hand=hand, flight=flown).state, 0) >= 300
    assert evaluation.evaluate_tears(table(day=2, hand=hand).state, 0) == 0


def test_it_launches_to_the_better_trip() -> None:
    board = table(
        day=3,
        phase="launch",
        load=loads(0, i="wheel net armour"),
        sideways={"0": [1, 2, 3]},
    )
    assert best(board) == "mark-i to diplodocus-ride"


def test_it_takes_no_card_that_only_tears() -> None:
    board = table(tears={"0": 2})
    assert best(board) not in ("new move", "new trash", "new exchange")


def test_it_does_not_eliminate_itself_for_points() -> None:
    board = table(
        3,
        day=3,
        phase="launch",
        tears={"0": 3},
        load=loads(0, i="wheel net armour"),
        ad={"diplodocus-ride": "1", "hastings": "1", "steam-races": "1"},
    )
    assert best(board) == "stay"


def test_advice_ranks_every_option_once_and_can_be_said() -> None:
    assert find_adviser(GAME) is not None
    board = table(tears={"0": 3}, load=loads(0, i="wheel"))
    options = GAME.legal_options(board.state, 0)
    chance = Chance(1)
    chance.seed(1)
    advice = PlanningBot().rank(GAME, GAME.view(board.state, 0), 0, options, chance)
    assert sorted(one.index for one in advice) == list(range(len(options)))
    worths = [one.worth for one in advice]
    assert worths == sorted(worths, reverse=True)
    assert options[advice[-1].index].key == "new move", "it would be the fourth tear"
    assert advice[-1].why.key == "advice.out"
    for lang in ("en", "fr"):
        assert all(GAME.texts().say(one.why, lang) for one in advice)


def test_a_launch_is_advised_for_its_points() -> None:
    board = table(phase="launch", load=loads(0, i="wheel"), ad={"steam-races": "1"})
    options = GAME.legal_options(board.state, 0)
    chance = Chance(1)
    chance.seed(1)
    advice = PlanningBot().rank(GAME, GAME.view(board.state, 0), 0, options, chance)
    found = {options[one.index].key: one.why.key for one in advice}
    assert found["mark-i to steam-races"] == "advice.tear"


def test_it_beats_random_play() -> None:
    wins = 0
    for seed in range(6):
        bots: list[Bot] = [find_bot("random", GAME), find_bot("random", GAME)]
        bots[seed % 2] = PlanningBot()
        outcome = play(bots, seed).outcome()
        assert outcome is not None
        wins += outcome.winners == (seed % 2,)
    assert wins >= 5


@pytest.mark.soak
def test_it_beats_random_play_in_nineteen_of_twenty_matches() -> None:
    wins = 0
    for seed in range(400):
        bots: list[Bot] = [find_bot("random", GAME), find_bot("random", GAME)]
        bots[seed % 2] = PlanningBot()
        outcome = play(bots, seed).outcome()
        assert outcome is not None
        wins += outcome.winners == (seed % 2,)
    assert wins >= 380


def test_the_judgement_prefers_the_player_who_is_about_to_win() -> None:
    """On Day 3 of matches between bots, the later winner is mostly judged best."""
    right = asked = 0
    for seed in range(4):
        state = GAME.start(2, {}, seed)
        chance = Chance(1)
        chance.seed(seed)
        bot = PlanningBot()
        habits = Scout(list(state.names.names["card"])).habits
        preferred: list[int] = []
        while state.outcome() is None:
            if state.day == 3:
                worths = [evaluation.evaluate(state, player, habits) for player in range(2)]
                preferred.append(worths.index(max(worths)))
            (seat,) = state.pending()
            state.apply(seat, state.legal(seat)[decide(bot, GAME, state, seat, chance)])
        outcome = state.outcome()
        assert outcome is not None
        if len(outcome.winners) == 1:
            late = preferred[len(preferred) // 2 :]
            asked += len(late)
            right += late.count(outcome.winners[0])
    assert right > 0.7 * asked
