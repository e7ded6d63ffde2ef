"""The machine: each control form, each kind of pick, calls, and a table in the middle of a card."""

from typing import Any

import pytest
from tests.effects.tiny import (
    ASK_STONE,
    CAVE,
    MINE,
    NOTATION,
    OVER,
    TAKEN,
    Tiny,
    do,
    options,
    table,
)

from looptable.core.errors import PositionError
from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.effects.nodes import Choose, Do, Each, Seq
from looptable.engine.contract.event import Event

pytestmark = pytest.mark.both_builds


def log(state: Tiny) -> list[int]:
    return list(state.log.as_list())


def is_done(state: Tiny) -> bool:
    """Whether the card is over and the flow of the game asks for the next one."""
    return bool(state.pc < 0 and options(state) == ["card", "spare"])


# Control.


def test_steps_are_done_one_after_another() -> None:
    state = table("note 1; note 2; (note 3; note 4); note 5")
    assert log(state) == [1, 2, 3, 4, 5]
    assert is_done(state)


@pytest.mark.parametrize(("choice", "noted"), [("note 1", [1, 9]), ("note 2; note 3", [2, 3, 9])])
def test_one_of_several_is_chosen(choice: str, noted: list[int]) -> None:
    state = table("choose: note 1 | (note 2; note 3) | note 4; note 9")
    assert state.prompt == ASK_CHOOSE
    assert options(state) == ["note 1", "note 2; note 3", "note 4"]
    do(state, choice)
    assert log(state) == noted


def test_an_offer_may_be_taken_or_declined() -> None:
    taken, declined = (table("may: (note 1; note 2); note 9") for _ in range(2))
    assert (taken.prompt, options(taken)) == (ASK_MAY, ["yes", "no"])
    do(taken, "yes")
    do(declined, "no")
    assert (log(taken), log(declined)) == ([1, 2, 9], [9])


@pytest.mark.parametrize(
    ("answers", "noted"),
    [
        (["no"], [9]),
        (["yes", "no"], [1, 9]),
        (["yes", "yes", "no"], [1, 1, 9]),
        (["yes", "yes", "yes"], [1, 1, 1, 9]),
    ],
)
def test_up_to_so_many_times_stops_when_declined(answers: list[str], noted: list[int]) -> None:
    state = table("up to 3: note 1; note 9")
    do(state, *answers)
    assert log(state) == noted
    assert is_done(state)


def test_a_repetition_asks_each_time() -> None:
    state = table("2 times: (choose: note 1 | note 2)")
    do(state, "note 1", "note 2")
    assert log(state) == [1, 2]
    assert is_done(state)


@pytest.mark.parametrize(("coins", "noted"), [(2, [1, 9]), (1, [2, 9])])
def test_a_condition_decides(coins: int, noted: list[int]) -> None:
    state = table("if you have 2 coins: note 1 else: note 2; note 9", coins={"0": coins})
    assert log(state) == noted


@pytest.mark.parametrize(("coins", "noted"), [(2, [1, 9]), (1, [9])])
def test_a_condition_without_else_does_nothing_else(coins: int, noted: list[int]) -> None:
    assert log(table("if you have 2 coins: note 1; note 9", coins={"0": coins})) == noted


def test_a_register_can_be_set_to_a_value() -> None:
    moons = "if the moon is round: note 1; if the moon is green: note 2 else: note 3"
    assert log(table(moons)) == [1, 3]


def test_a_loop_goes_through_a_set_in_order() -> None:
    state = table("for each other player: rob 1 coin", seats=4)
    assert log(state) == [201, 202, 203]
    assert list(state.coins) == [3, -1, -1, -1]


def test_a_loop_over_nobody_does_nothing() -> None:
    assert log(table("for each other player: rob 1 coin; note 9", seats=1)) == [9]
    assert log(table("for each stone in the mine: note 1; note 9")) == [9]


def test_a_loop_goes_through_the_set_as_it_was_at_the_start() -> None:
    state = table("for each stone in the cave: (take a stone in the cave; note 1)")
    do(state, "jade", "opal")  # the last one is the only one
    assert log(state) == [102, 1, 101, 1, 100, 1]


def test_loops_nest_and_each_knows_its_own_member() -> None:
    state = table(
        "for each other player: (for each stone in the cave: (rob 1 coin); rob 1 coin)",
        seats=3,
        stones={"ruby": "mine"},
    )
    assert log(state) == [201, 202, 201, 201, 202, 202], "stones 1 and 2, then the player"


def test_a_loop_holds_sixty_three_members_and_no_more() -> None:
    for member in (1, 30, 31, 32, 62):  # some shifts go wrong from 31 on
        assert log(table(f"for each bit {member}: rob 1 coin")) == [200 + member]
    with pytest.raises((OverflowError, AssertionError)):
        table("for each bit 63: rob 1 coin")


# Picks.


def test_a_pick_without_options_is_left_out_and_the_next_step_is_done() -> None:
    state = table("take a stone in the mine; note 9")
    assert log(state) == [9]


def test_a_pick_with_several_options_asks() -> None:
    state = table("take a stone in the cave; note 9", stones={"opal": "mine"})
    assert (state.pending(), state.prompt, options(state)) == ([0], ASK_STONE, ["ruby", "jade"])
    do(state, "jade")
    assert (log(state), list(state.stones)) == ([102, 9], [CAVE, MINE, TAKEN])


def test_a_single_option_is_taken_and_told() -> None:
    state = table("may: take a stone in the mine", stones={"opal": "mine"})
    events = do(state, "yes")
    assert events == [Event("forced", {"seat": 0, "choice": "opal"})]
    assert state.stones[1] == TAKEN


def test_single_options_in_a_row_are_all_taken_and_told() -> None:
    state = table(
        "may: (take a stone in the mine; 2 times: take a stone in the cave)",
        stones={"opal": "mine", "jade": None},
    )
    told = [event.data["choice"] for event in do(state, "yes")]
    assert told == ["opal", "ruby"], "the third pick has nothing left"


def test_a_choice_with_one_option_is_taken_and_told() -> None:
    note = Do("note", (("n", 1),))
    state = table(Seq((NOTATION.parse("may: note 9"), Choose((note,)), NOTATION.parse("note 2"))))
    events = do(state, "no")
    assert [event.data for event in events] == [{"seat": 0, "choice": "note 1"}]
    assert log(state) == [1, 2]


def test_a_single_option_inside_a_loop_goes_on_with_the_loop() -> None:
    state = table(
        "for each other player: (take a stone in the cave; rob 1 coin)",
        stones={"ruby": None, "opal": None},
    )
    assert log(state) == [102, 201, 202]


def test_a_single_option_outside_of_programs_is_taken_and_told() -> None:
    state = table({"spare": "may: note 1"})
    events = do(state, "no")
    assert events == [Event("forced", {"seat": 0, "choice": "spare"})]
    assert (state.phase, log(state)) == (OVER, [0])


def test_without_a_listener_a_forced_answer_is_taken_all_the_same() -> None:
    state = table({"spare": "may: note 1"})
    state.apply(0, 0)
    assert state.phase == OVER


# Calls.


def test_another_actor_resolves_a_card_and_the_first_goes_on() -> None:
    state = table({"card": "note 1; let the next player play the spare card; note 2"})
    assert log(state) == [1, 11, 2]
    assert is_done(state)


def test_the_other_actor_picks() -> None:
    state = table(
        {
            "card": "let the next player play the spare card; may: note 2",
            "spare": "choose: note 3 | note 4",
        }
    )
    assert state.pending() == [1]
    do(state, "note 4", seat=1)
    assert state.pending() == [0]
    do(state, "yes")
    assert log(state) == [14, 2]


def test_a_loop_goes_on_after_a_card_with_a_loop_was_called() -> None:
    state = table(
        {
            "card": "for each other player: (let the next player play the spare card; rob 1 coin)",
            "spare": "for each stone in the cave: rob 1 coin",
        }
    )
    inner = [200, 201, 202]
    assert log(state) == [*inner, 201, *inner, 202]


def test_a_caller_finds_its_registers_as_they_were() -> None:
    state = table(
        {
            "card": "take a stone in the cave; let yourself play the spare card; may: note 1",
            "spare": "take a stone in the mine",
        },
        stones={"ruby": "mine", "jade": None},
    )
    assert log(state) == [101, 100]
    assert state.position()["registers"] == {"answer": 1, "stone": 1}


def test_calls_nest() -> None:
    deep = "let the next player play the spare card; note 2"
    state = table({"card": deep, "spare": "may: (let the next player play the spare card; note 3)"})
    do(state, "yes", seat=1)
    do(state, "yes", seat=2)
    do(state, "no", seat=0)
    assert log(state) == [23, 13, 2]


def test_nothing_of_a_card_is_left_when_it_is_over() -> None:
    state = table("take a stone in the cave; for each other player: note 1", stones={"opal": None})
    do(state, "jade")
    fresh = table("note 1", stones={"opal": None, "jade": None}, log=log(state), queue=[])
    assert "registers" not in state.position()
    assert state.key() == fresh.key()


# In the middle of a card.


def test_copies_made_in_the_middle_of_a_card_go_their_own_ways() -> None:
    state = table("note 1; choose: note 2 | note 3; may: note 4; note 5")
    do(state, "note 2")
    twin = state.clone()
    do(state, "yes")
    do(twin, "no")
    assert log(state) == [1, 2, 4, 5]
    assert log(twin) == [1, 2, 5]


def test_a_copy_has_no_listener() -> None:
    events: list[Event] = []
    state = table("may: note 1")
    state.listener = events.append
    assert state.clone().listener is None


def test_a_position_names_the_card_and_the_step() -> None:
    state = table("note 1; note 2; may: note 4")
    position = state.position()
    assert (position["pc"], position["actor"]) == ("card+2", "0")
    assert (position["returns"], position["actors"]) == ([None], [None])


def test_a_position_inside_a_called_card_names_the_way_back() -> None:
    state = table(
        {
            "card": "for each other player: let the next player play the spare card",
            "spare": "note 1; may: note 2",
        }
    )
    position = state.position()
    assert (position["pc"], position["actor"]) == ("spare+1", "1")
    assert position["returns"] == [None, "card+4"]
    assert position["actors"] == [None, "0"]
    assert position["registers"]["loop-1-item"] == 1
    assert len(position["saved"]) == len(state.registers)


BROKEN: list[dict[str, Any]] = [
    {"pc": "card"},
    {"pc": "card", "actor": 0},
    {"pc": "card", "returns": [None], "actors": [None]},
    {"pc": "card", "actor": 0, "returns": [None]},
    {"pc": "card", "actor": 0, "returns": ["card+1"], "actors": [0]},
    {"pc": "card", "actor": 0, "returns": [None, None], "actors": [None, 0], "saved": [0] * 6},
    {"pc": "card", "actor": 0, "returns": [None, "card"], "actors": [None, None], "saved": [0] * 6},
    {"pc": "card", "actor": 0, "returns": [None, "card"], "actors": [None, 0]},
    {"pc": "card", "actor": 0, "returns": [None], "actors": [None], "saved": [1]},
    {"returns": [None], "actors": [None]},
    {"saved": [1]},
]


@pytest.mark.parametrize("position", BROKEN)
def test_a_card_that_nothing_leads_back_from_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        table("may: note 1", queue=[], **position)
    assert refused.value.code == "position/broken-card"


@pytest.mark.parametrize(
    "step", ["card+3", "card+99999999999999999999", "cards", "card+", "card+-1", "card+x", "+1", 7]
)
def test_a_step_that_does_not_exist_is_refused(step: object) -> None:
    with pytest.raises(PositionError) as refused:
        table("may: note 1", pc=step)  # MAY, NOTE and RETURN: steps 0 to 2
    assert refused.value.data["accepted"] == ["card", "spare"]


def test_what_cannot_be_emitted_is_no_program() -> None:
    others = Do("others")
    tree = Each(others, Each(others, Do("note", (("n", 1),))))
    assert log(table(tree)) == [1, 1, 1, 1]
