"""The end of a cycle, and what the next one brings."""

from typing import Any

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, before_foo, table
from looptable.testing import Table, rule

SIX = [era for era in ERAS if era != "robots"]
ALONE = ["mr-time", "v-girl", "robofinisher-404"]


def last_turn(**position: Any) -> Table[LoopState]:
    """The end of Mr Time's turn, the seventh of a cycle. In solo play the deal of a card asks.

    So the cycle has changed, but the next turn has not begun.
    """
    start: dict[str, Any] = {
        "solo": True,
        "agents": ALONE,
        "at": {},
        "foo": "robots",
        "foo_row": [*SIX, "robots"],
        "foo_deck": [],
        "draw": {"mr-time": ["meteorite", "steam-engine"]},
    }
    board = table(**{**start, **position})
    board.do(0, "end")
    return board


@rule("LOOP-CYCLE-1")
def test_a_cycle_ends_with_the_turn_of_the_seventh_foo_card() -> None:
    board = before_foo("", [1, 1], foo_row=SIX, foo_deck=["robots"], rift_supply=2)
    first = board.do(1, "end")
    assert "cycle" not in [event.kind for event in first]
    board.shows(foo="robots", foo_row=[*SIX, "robots"], foo_deck=None, cycle=None)
    second = [event.kind for event in board.do(0, "end")]
    assert second.index("cycle") < second.index("turn")
    board.shows(cycle=2)


@rule("LOOP-CYCLE-1")
def test_a_cycle_does_not_end_before() -> None:
    board = table(foo_row=SIX, foo_deck=["robots"])
    board.do(0, "end")
    board.shows(cycle=None)


@rule("LOOP-CYCLE-2", "LOOP-CYCLE-3", "LOOP-EX-14")
def test_seven_foo_cards_form_a_new_deck_on_the_next_space() -> None:
    board = last_turn()
    assert sorted(board.keys(0)) == sorted(ALONE), "the deal asks: the next turn has not begun"
    position = board.state.position()
    assert sorted(position["foo_deck"]) == sorted(ERAS)
    assert "foo_row" not in position
    assert position["cycle"] == 2


@rule("LOOP-CYCLE-2")
def test_the_new_deck_is_shuffled_and_face_down() -> None:
    boards = [last_turn(seed=seed) for seed in range(8)]
    assert len({tuple(board.state.position()["foo_deck"]) for board in boards}) == 8
    assert GAME.view(boards[0].state, 0).known["foo_deck"] == list(ERAS)


@rule("LOOP-CYCLE-3")
def test_the_next_space_governs_step_a_at_once() -> None:
    for cycle, clones in ((1, 2), (2, 3)):
        board = table(cycle=cycle, foo_row=[*SIX, "robots"], foo_deck=[], rift_supply=0)
        events = board.do(0, "end")
        assert [event.kind for event in events].count("clone-generated") == clones
        board.shows(cycle=cycle + 1)


@rule("LOOP-CYCLE-4")
def test_there_is_no_space_after_the_third() -> None:
    last_turn(cycle=2).shows(cycle=3, ending=None)
    last_turn(cycle=3).shows(phase="over", ending="time-up")


@rule("LOOP-CYCLE-5")
def test_a_cycle_change_leaves_everything_else() -> None:
    board_before: dict[str, Any] = {
        "foo": "robots",
        "rifts": {"dawn": 3, "end": 1},
        "rift_supply": 26,
        "energy": {"robots": 2},
        "energy_supply": 28,
        "clone_at": {"end-medieval": "end", "dawn-robots": "globalization"},
        "vortex": {"medieval": True},
        "mission": {"dawn": "reunite", "end": "reruns", "robots": "clog-up"},
        "revealed": {"dawn": True, "end": True},
        "progress": {"reunite": 3},
        "completed": ["no-age-dark"],
        "lost": ["dizzy-doctor"],
    }
    cards: dict[str, Any] = {
        "available": {"end": ["timenado"]},
        "artifacts": ["kettle", "war-horse"],
        "destroyed": ["night-light"],
        "ready": {"v-girl": ["square-wheel"]},
        "exhausted": {"robofinisher-404": ["takeaway-fire"]},
    }
    at = {"mr-time": "industrial", "v-girl": "end"}
    board = last_turn(**board_before, **cards, at=at)
    board.shows(cycle=2, at=at, **board_before)
    board.shows(**cards)


@rule("LOOP-CYCLE-6")
def test_the_last_era_of_a_cycle_may_be_the_first_of_the_next() -> None:
    first = {last_turn(seed=seed).state.position()["foo_deck"][-1] for seed in range(60)}
    assert first == set(ERAS), "robots, the last one, among them"
