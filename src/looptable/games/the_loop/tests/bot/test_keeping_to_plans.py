"""The bot keeps to its plan as long as the table looks as foreseen, and plans anew after that."""

from collections.abc import Callable
from typing import Any

import pytest

from looptable.bots import decide
from looptable.core.chance import Chance
from looptable.games.the_loop import GAME
from looptable.games.the_loop.bot import planner
from looptable.games.the_loop.bot.bot import TurnSearchBot
from looptable.games.the_loop.bot.planner import looks_alike
from looptable.games.the_loop.rules.codes import ASK_ACQUIRE, ASK_CANCEL
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table

MISSIONS = (
    "clog-up dizzy-doctor reunite spring-cleaning reruns six-funerals "
    "no-age-dark doctor-sandwich quantum-sealant blow-the-meter"
).split()


def whole(**position: Any) -> Table[LoopState]:
    """A board on which the missions add up, so that it can be guessed from."""
    return table(unused=MISSIONS, mission={}, **position)


def chance_of(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


# Whether two tables look alike.


def rich() -> LoopState:
    board = table(
        ready={"mr-time": ["mixtape"], "time-prowler": ["prank-call"]},
        exhausted={"mr-time": ["meteorite"], "time-prowler": ["long-arm-mop"]},
        available={"dawn": ["captcha"], "end": ["steam-engine"]},
        draw={"mr-time": ["kettle", "holy-grail"]},
    )
    return board.state


NUMBERS = ("prompt", "pc", "active", "turn", "loops", "marked", "ability_used")


@pytest.mark.parametrize("name", NUMBERS)
def test_tables_that_differ_in_a_number_do_not_look_alike(name: str) -> None:
    one, other = rich(), rich()
    assert looks_alike(one, other)
    setattr(other, name, getattr(other, name) + 1)
    assert not looks_alike(one, other)
    assert not looks_alike(other, one)


@pytest.mark.parametrize("at", ["first", "last"])
@pytest.mark.parametrize(
    "name", ["rifts", "revealed", "energy", "landed", "clone_at", "progress", "at", "empty"]
)
def test_tables_that_differ_in_a_row_do_not_look_alike(name: str, at: str) -> None:
    one, other = rich(), rich()
    row = getattr(other, name)
    index = 0 if at == "first" else len(row) - 1
    row[index] += 1
    assert not looks_alike(one, other)
    assert not looks_alike(other, one)


@pytest.mark.parametrize("at", ["first", "last"])
@pytest.mark.parametrize("name", ["available", "ready", "exhausted"])
def test_tables_that_differ_in_open_cards_do_not_look_alike(name: str, at: str) -> None:
    fewer, others = rich(), rich()
    for changed, change in ((fewer, fewer_cards), (others, other_card)):
        piles = getattr(changed, name)
        change(piles[0 if at == "first" else len(piles) - 1])
        assert not looks_alike(rich(), changed)


def fewer_cards(pile: Any) -> None:
    pile.pop()


def other_card(pile: Any) -> None:
    pile.put(0, pile.at(0) + 1)


def test_tables_with_another_number_of_completed_missions_do_not_look_alike() -> None:
    one, other = rich(), rich()
    other.completed.push(0)
    assert not looks_alike(one, other)


def test_tables_with_another_revealed_mission_do_not_look_alike() -> None:
    one, other = (
        table(mission={"end": mission}, revealed={"end": True}).state
        for mission in ("clog-up", "reunite")
    )
    assert not looks_alike(one, other)
    for state in (one, other):
        state.revealed[6] = 0
    assert looks_alike(one, other)


def shuffle_draw(state: LoopState) -> None:
    state.draw[0].fill(reversed(state.draw[0].as_list()))


def shuffle_foo(state: LoopState) -> None:
    state.foo_deck.fill(reversed(state.foo_deck.as_list()))


@pytest.mark.parametrize("change", [shuffle_draw, shuffle_foo, lambda state: state.reseed(99)])
def test_what_lies_face_down_makes_no_difference(change: Callable[[LoopState], None]) -> None:
    one, other = rich(), rich()
    change(other)
    assert one.key() != other.key()
    assert looks_alike(one, other)


# Keeping to a plan.

AT_THE_END = ""  # when a plan is done, another one says that nothing is left to do


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The hands of Mr Time at which a plan was made."""
    made: list[str] = []
    plan_turn = planner.plan_turn

    def watched(state: LoopState, width: int, depth: int) -> planner.Plan:
        made.append(",".join(state.names.name("card", card) for card in state.ready[0].as_list()))
        return plan_turn(state, width, depth)

    monkeypatch.setattr(planner, "plan_turn", watched)
    return made


def play(board: Table[LoopState], bot: TurnSearchBot, seed: int = 1) -> list[str]:
    """The choices of the bot until its turn is over."""
    state = board.state
    chance, done = chance_of(seed), []
    while state.turn == 1 and state.prompt != ASK_ACQUIRE and not state.is_over():
        action = state.legal(0)[decide(bot, GAME, state, 0, chance)]
        done.append(GAME.describe(state, 0, action).key)
        state.apply(0, action)
    return done


def test_a_plan_is_made_once_where_nothing_is_left_to_chance(planned: list[str]) -> None:
    """A move, then two cards with a pick in the middle of one: all of it was foreseen."""
    board = whole(
        ready={"mr-time": ["spartan-shield", "long-arm-mop"]},
        rifts={"globalization": 3, "industrial": 2, "robots": 1},
        rift_supply=24,
    )
    done = play(board, TurnSearchBot())
    assert {"use spartan-shield", "use long-arm-mop", "end"} <= set(done)
    assert planned == ["spartan-shield,long-arm-mop", AT_THE_END]


DRAWING: dict[str, Any] = {
    # Draws a card, then adds energy in its origin era.
    "ready": {"mr-time": ["primordial-soup"]},
    "empty": {"mr-time": True},
    "rifts": {"industrial": 3},
    "clone_at": {"dawn-renaissance": "globalization"},
    "rift_supply": 27,
}


def drawing(drawn: str, other: str) -> Table[LoopState]:
    """Mr Time will draw the one card; the other one lies under it."""
    return whole(**DRAWING, draw={"mr-time": [other, drawn]})


def guess_of_draw(board: Table[LoopState], seed: int) -> str:
    """The card that the bot, with this chance, expects to draw."""
    guess = GAME.imagine(board.state, 0, chance_of(seed))
    return guess.names.name("card", guess.draw[0].as_list()[-1])


@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_card_that_is_not_the_guessed_one_makes_the_bot_plan_anew(
    seed: int, planned: list[str]
) -> None:
    board = drawing("spartan-shield", "meteorite")
    is_guessed = guess_of_draw(board, seed) == "spartan-shield"
    done = play(board, TurnSearchBot(), seed)
    assert done[0] == "use primordial-soup"
    assert "use spartan-shield" in done
    anew = [] if is_guessed else ["spartan-shield"]
    assert planned == ["primordial-soup", *anew, AT_THE_END]


def test_the_guess_is_right_with_some_chances_and_wrong_with_others() -> None:
    """So that the test above shows both."""
    board = drawing("spartan-shield", "meteorite")
    guesses = {guess_of_draw(board, seed) for seed in range(4)}
    assert guesses == {"spartan-shield", "meteorite"}


@pytest.mark.parametrize("is_foreseen", [True, False])
def test_a_next_step_that_is_still_legal_is_thought_over_where_the_table_differs(
    is_foreseen: bool, planned: list[str]
) -> None:
    bot = TurnSearchBot()
    board = whole(
        ready={"mr-time": ["spartan-shield", "meteorite"]},
        rifts={"industrial": 3},
        rift_supply=27,
        clone_at={"dawn-renaissance": "globalization"},
    )
    state = board.state
    state.apply(0, state.legal(0)[decide(bot, GAME, state, 0, chance_of(1))])
    if not is_foreseen:
        state.energy[0] += 1
    decide(bot, GAME, state, 0, chance_of(1))
    assert len(planned) == (1 if is_foreseen else 2)


@pytest.mark.parametrize("seed", range(4))
def test_a_mission_turned_up_before_the_actions_makes_the_bot_plan_anew(
    seed: int, planned: list[str]
) -> None:
    """The Time Prowler is asked first; then a rift makes a vortex, and its mission is replaced."""
    hidden, *unused = MISSIONS[2:]
    board = table(
        agents=["time-prowler", "mr-time"],
        phase="place",
        foo="robots",
        at={"time-prowler": "dawn", "mr-time": "industrial"},
        rifts={"robots": 3},
        landed={"robots": 2},
        rift_supply=25,
        mission={"robots": MISSIONS[0], "dawn": MISSIONS[1], "end": hidden},
        revealed={"robots": True, "dawn": True},
        unused=unused,
        ready={"time-prowler": ["mixtape", "meteorite"]},
    )
    state = board.state
    bot, chance = TurnSearchBot(), chance_of(seed)
    guess = GAME.imagine(state, 0, chance_of(seed))
    assert state.prompt == ASK_CANCEL
    state.apply(0, state.legal(0)[decide(bot, GAME, state, 0, chance)])
    assert state.vortex[5] == state.revealed[6] == 1
    decide(bot, GAME, state, 0, chance)
    assert len(planned) == (1 if guess.mission[6] == state.mission[6] else 2)
