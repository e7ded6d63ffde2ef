"""The planning bot: its choices, its advice, and how well it plays."""

import pytest

from looptable.bots import decide, find_bot
from looptable.core.chance import Chance
from looptable.engine.contract.bot import Bot
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.bot import evaluation
from looptable.games.loop_inc.bot.bot import PlanningBot
from looptable.games.loop_inc.bot.evaluation import Scout
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.tests.boards import Board, loads, table


def best(board: Board, seat: int = 0) -> str:
    """The key of the option the bot chooses."""
    return board.keys(seat)[PlanningBot().pick_on(board.state, seat)]


def play(bots: list[Bot], seed: int, **options: bool) -> IncState:
    state = GAME.start(len(bots), options, seed)
    chance = Chance(1)
    chance.seed(seed)
    while state.outcome() is None:
        (seat,) = state.pending()
        state.apply(seat, state.legal(seat)[decide(bots[seat], GAME, state, seat, chance)])
    return state


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


def test_advice_warns_last_of_the_fourth_tear() -> None:
    board = table(tears={"0": 3}, load=loads(0, i="wheel"))
    options = GAME.legal_options(board.state, 0)
    chance = Chance(1)
    chance.seed(1)
    advice = PlanningBot().rank(GAME, GAME.view(board.state, 0), 0, options, chance)
    assert options[advice[-1].index].key == "new move"


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


def test_the_evaluation_prefers_the_player_who_is_about_to_win() -> None:
    """On Day 3 of matches between bots, the later winner mostly has the best position."""
    right = asked = 0
    for seed in range(10):
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
