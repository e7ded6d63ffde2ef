"""Plans of a turn: which are kept, how far they look, and what they may not count on."""

from typing import Any

import pytest

from looptable.games.the_loop.bot.evaluation import judge
from looptable.games.the_loop.bot.planner import (
    START,
    WORST,
    Plan,
    best_plans,
    choose,
    is_free_move,
    is_new,
    keep_best,
    plan_turn,
    settle_picks,
    steps_to,
)
from looptable.games.the_loop.rules.codes import ACTIONS_PHASE, ASK_ACTION, ASK_CANCEL
from looptable.games.the_loop.rules.keys import action_key
from looptable.games.the_loop.rules.kinds import END
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, table

WIDTH, DEPTH = 4, 7
INDUSTRIAL, GLOBALIZATION, ROBOTS = 3, 4, 5


def state_of(**position: Any) -> LoopState:
    return table(**position).state


def option_of(state: LoopState, key: str) -> int:
    return next(one for one in state.options.as_list() if action_key(state, one) == key)


def planned(state: LoopState, width: int = WIDTH, depth: int = DEPTH) -> dict[str, Plan]:
    """The best plan for every option, by its key."""
    options = state.options.as_list()
    plans = best_plans(state, width, depth)
    assert [steps_to(plan)[0].option for plan in plans] == options
    return {action_key(state, steps_to(plan)[0].option): plan for plan in plans}


def first_of_turn(state: LoopState, width: int = WIDTH, depth: int = DEPTH) -> str:
    """The first step of the best plan; a plan without steps ends the turn."""
    steps = steps_to(plan_turn(state, width, depth))
    return action_key(state, steps[0].option if steps else END)


def chosen(state: LoopState, key: str) -> LoopState:
    """The state after one choice on a plan."""
    return choose(Plan(state, START, None, 0), option_of(state, key)).state


def full_mission(era: str) -> dict[str, Any]:
    return {"mission": {era: "clog-up"}, "revealed": {era: True}, "progress": {"clog-up": 5}}


# Which plans are kept.


def plans_of(*worths: int, **position: Any) -> list[Plan]:
    plans = [Plan(state_of(**position), END, None, 1) for _ in worths]
    for plan, worth in zip(plans, worths, strict=True):
        plan.worth = worth
    return plans


def test_the_best_plans_are_kept_the_best_first() -> None:
    kept = keep_best(plans_of(3, 9, 1, 7), 3)
    assert [plan.worth for plan in kept] == [9, 7, 3]


def test_of_plans_worth_the_same_that_end_in_one_era_one_is_kept() -> None:
    plans = plans_of(5, 9, 9, 5)
    kept = keep_best(plans, 4)
    assert [plan.worth for plan in kept] == [9, 5]
    assert kept[0] is plans[1]
    assert kept[1] is plans[0]


def test_plans_worth_the_same_are_kept_where_they_end_in_different_eras() -> None:
    here = plans_of(9, 5, 9)
    there = plans_of(9, 9, 5, at={"mr-time": "robots", "time-prowler": "dawn"})
    kept = keep_best([*here, *there], 9)
    assert kept == [here[0], there[0], here[1], there[2]]
    assert keep_best([*here, *there], 3) == kept[:3]


def test_the_era_that_counts_is_that_of_the_active_agent() -> None:
    mine = plans_of(9, at={"mr-time": "industrial", "time-prowler": "dawn"})
    other = plans_of(9, at={"mr-time": "industrial", "time-prowler": "end"})
    assert keep_best([*mine, *other], 4) == mine


def test_a_plan_is_new_below_those_kept_or_beside_them() -> None:
    first, same, worse, better = plans_of(5, 5, 4, 6)
    (away,) = plans_of(5, at={"mr-time": "robots", "time-prowler": "dawn"})
    assert is_new(first, [])
    assert [is_new(plan, [first]) for plan in (worse, away)] == [True, True]
    assert [is_new(plan, [first]) for plan in (first, same, better)] == [False] * 3
    assert [is_new(plan, [first, away]) for plan in (same, away, worse)] == [False, False, True]
    assert not is_new(first, [better, away, first])
    assert is_new(first, [better])


def test_plans_that_have_come_to_an_end_are_not_kept() -> None:
    over = plans_of(9, phase="over", ending="won")
    asked_else = plans_of(8, phase="acquire", available={"industrial": ["captcha"]})
    assert [plan.worth for plan in keep_best([*over, *asked_else, *plans_of(2)], 4)] == [2]
    assert keep_best(over, 4) == []


# What a plan is.


def test_to_end_is_a_plan_of_no_action_that_leaves_the_table_as_it_is() -> None:
    state = state_of(rifts={"industrial": 1})
    end = planned(state)["end"]
    assert (end.actions, end.worth, end.state) == (0, judge(state), state)


def test_a_plan_is_worth_what_the_table_is_worth_after_it() -> None:
    state = state_of(ready={"mr-time": ["spartan-shield"]}, rifts={"industrial": 3})
    plan = planned(state)["use spartan-shield"]
    assert plan.worth == judge(plan.state)
    assert plan.state.rifts[INDUSTRIAL] == 1
    assert plan.actions == 1
    assert state.rifts[INDUSTRIAL] == 3


def test_the_turn_begins_with_the_best_plan() -> None:
    state = state_of(ready={"mr-time": ["spartan-shield", "kettle"]}, rifts={"industrial": 3})
    assert first_of_turn(state) == "use spartan-shield"


def test_where_nothing_helps_the_turn_ends() -> None:
    state = state_of(empty={"mr-time": True}, ready={"mr-time": ["meteorite"]})
    plan = plan_turn(state, WIDTH, DEPTH)
    assert (steps_to(plan), plan.state, plan.worth) == ([], state, judge(state))
    helpful = state_of(ready={"mr-time": ["spartan-shield"]}, rifts={"industrial": 3})
    assert steps_to(plan_turn(helpful, WIDTH, 0)) == []


def test_an_action_that_changes_nothing_of_worth_is_not_preferred_to_ending() -> None:
    """A free move is worth nothing by itself."""
    assert first_of_turn(state_of()) == "end"


@pytest.mark.parametrize(("depth", "first"), [(1, "end"), (2, "free-move globalization")])
def test_a_plan_looks_as_many_actions_ahead_as_it_may(depth: int, first: str) -> None:
    """The shield helps next door only, so it takes a move first; the other way is no way."""
    state = state_of(
        difficulty="year",
        vortex={"renaissance": True},
        ready={"mr-time": ["spartan-shield"]},
        rifts={"globalization": 3},
    )
    assert first_of_turn(state, depth=depth) == first


def test_a_plan_for_an_option_has_the_option_as_its_first_action() -> None:
    state = state_of(ready={"mr-time": ["spartan-shield"]}, rifts={"globalization": 3})
    short = planned(state, depth=1)["free-move globalization"]
    long = planned(state, depth=2)["free-move globalization"]
    assert (short.actions, short.state.rifts[GLOBALIZATION]) == (1, 3)
    assert (long.actions, long.state.rifts[GLOBALIZATION]) == (2, 1)


def test_the_shorter_of_two_plans_worth_the_same_is_found() -> None:
    state = state_of(ready={"mr-time": ["spartan-shield"]}, rifts={"industrial": 2})
    assert planned(state)["use spartan-shield"].actions == 1


def test_a_plan_picks_the_best_way_through_a_card() -> None:
    """Three rifts beside a vortex's fourth are worse than one."""
    state = state_of(
        ready={"mr-time": ["long-arm-mop"]}, rifts={"renaissance": 1, "globalization": 3}
    )
    plan = planned(state)["use long-arm-mop"]
    assert (plan.state.rifts[2], plan.state.rifts[GLOBALIZATION]) == (1, 2)


def test_in_the_middle_of_a_card_every_answer_has_a_plan() -> None:
    board = table(ready={"mr-time": ["long-arm-mop"]}, rifts={"renaissance": 1, "globalization": 3})
    board.do(0, "use long-arm-mop")
    state = board.state
    plans = best_plans(state, WIDTH, DEPTH)
    assert [ERAS[steps_to(plan)[0].option] for plan in plans] == ["renaissance", "globalization"]
    assert plans[1].worth > plans[0].worth > WORST
    assert ERAS[steps_to(plan_turn(state, WIDTH, DEPTH))[0].option] == "globalization"


def test_a_plan_in_the_middle_of_a_card_is_never_without_steps() -> None:
    """To leave the question open is no plan, however good the table is as it stands."""
    board = table(ready={"mr-time": ["long-arm-mop"]}, rifts={"renaissance": 1, "globalization": 3})
    board.do(0, "use long-arm-mop")
    state = board.state
    assert plan_turn(state, WIDTH, 0).worth == WORST
    assert steps_to(plan_turn(state, WIDTH, 1))


def test_the_steps_of_a_plan_lead_from_the_table_to_its_end() -> None:
    state = state_of(ready={"mr-time": ["long-arm-mop"]}, rifts={"industrial": 1, "robots": 3})
    plan = planned(state)["free-move globalization"]
    steps = steps_to(plan)
    assert steps[0].before is not None
    assert steps[0].before.state is state
    assert steps[0].before.option == START
    assert [step.before for step in steps[1:]] == steps[:-1]
    assert steps[-1] is plan
    assert [step.actions for step in steps] == [1, 2, 2]  # the pick belongs to the card
    for step in steps:
        assert step.before is not None
        assert step.option in step.before.state.options.as_list()


def test_only_so_many_ways_through_the_picks_of_a_card_are_tried() -> None:
    """A ride with four clones to pick from has 56 ends; forty looks reach 25 of them."""
    clones = ["dawn-renaissance", "dawn-robots", "robots-dawn", "end-medieval"]
    state = state_of(ready={"mr-time": ["war-horse"]}, clone_at=dict.fromkeys(clones, "industrial"))
    found: list[Plan] = []
    used = choose(Plan(state, START, None, 0), option_of(state, "use war-horse"))
    settle_picks(used, state.turn, found)
    assert len(found) == 25
    assert {plan.worth for plan in found} == {judge(plan.state) for plan in found}


# The turn does not end by itself on a plan.


def test_a_choice_is_made_on_a_copy() -> None:
    state = state_of(energy={"industrial": 1}, energy_supply=29)
    before = state.key()
    after = chosen(state, "move globalization")
    assert state.key() == before
    assert after.at[0] == GLOBALIZATION
    assert (after.energy[INDUSTRIAL], after.energy_supply) == (0, 30)


def test_a_free_move_empties_the_batteries_and_costs_no_energy() -> None:
    state = state_of(energy={"industrial": 2}, energy_supply=28)
    after = chosen(state, "free-move globalization")
    assert (after.at[0], after.empty[0]) == (GLOBALIZATION, 1)
    assert (after.energy[INDUSTRIAL], after.energy_supply) == (2, 28)


def test_a_free_move_costs_no_energy_where_energy_is_perpetual() -> None:
    state = state_of(energy={"industrial": 1}, perpetual={"industrial": 1}, energy_supply=29)
    after = chosen(state, "free-move globalization")
    assert (after.energy[INDUSTRIAL], after.perpetual[INDUSTRIAL]) == (1, 1)
    assert after.energy_supply == 29


def test_the_last_action_of_a_turn_does_not_end_it_on_a_plan() -> None:
    state = state_of(empty={"mr-time": True}, ready={"mr-time": ["mixtape"]}, energy_supply=30)
    staying = chosen(state, "use mixtape")
    assert (staying.turn, staying.prompt, staying.empty[0]) == (1, ASK_ACTION, 1)


def test_a_choice_before_the_actions_is_simply_played() -> None:
    """The Time Prowler may cancel a rift: that is no action, and her batteries stay empty."""
    state = state_of(
        phase="place",
        active="time-prowler",
        landed={"dawn": 1, "end": 1},
        rift_supply=28,
        empty={"time-prowler": True},
        ready={"time-prowler": ["mixtape"]},
    )
    assert state.prompt == ASK_CANCEL
    plan = choose(Plan(state, START, None, 0), 0)
    assert (plan.option, plan.actions, plan.state.phase) == (0, 0, ACTIONS_PHASE)
    assert (plan.state.rifts[0], plan.state.rifts[6], plan.state.empty[1]) == (0, 1, 1)


@pytest.mark.parametrize(
    ("key", "is_free"),
    [
        ("free-move globalization", True),
        ("free-move renaissance", True),
        ("move globalization", False),
        ("loop spiral", False),
        ("ability", False),
        ("end", False),
    ],
)
def test_free_moves_are_told_from_other_actions(key: str, is_free: bool) -> None:
    state = state_of(energy={"industrial": 2}, exhausted={"mr-time": ["mixtape"]})
    assert is_free_move(state, option_of(state, key)) is is_free


def test_a_free_move_to_the_first_era_is_one_too() -> None:
    state = state_of(at={"mr-time": "medieval", "time-prowler": "end"})
    assert is_free_move(state, option_of(state, "free-move dawn"))


def test_no_plan_moves_freely_twice() -> None:
    """The mission two eras away can be reached with energy only."""
    at = full_mission("robots")
    far = planned(state_of(**at, ready={"mr-time": ["meteorite"]}))["free-move globalization"]
    assert far.state.at[0] != ROBOTS
    near = planned(state_of(**at, energy={"globalization": 1}))["free-move globalization"]
    assert near.state.at[0] == ROBOTS
    assert near.actions == 2


def test_a_plan_that_wins_is_found() -> None:
    state = state_of(
        **full_mission("globalization"), completed=["reunite", "reruns", "six-funerals"]
    )
    plan = planned(state)["free-move globalization"]
    assert plan.worth > 850_000
    assert first_of_turn(state) == "free-move globalization"
