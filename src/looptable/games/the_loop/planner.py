"""Plans a turn: tries series of actions on copies, keeps the best few, and goes for the best end.

A beam search over one's own turn only. Nothing behind the end of the turn is looked at, and what
lies face down is a guess, so the plan is made anew at every choice. Compiled with the rules.
"""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop import codes as c
from looptable.games.the_loop.judge import judge
from looptable.games.the_loop.state import LoopState

__all__ = ["Plan", "best_plans", "plan_turn"]

PICKS: Final[i64] = 40  # ways through the picks of one card that are tried
WORST: Final[i64] = -(1 << 50)
OPEN: Final[i64] = -2  # no first choice yet: -1 is an option like any other


class Plan:
    """A state reached by a series of choices: what it is worth, the first choice, how many actions."""

    def __init__(self, state: LoopState, first: i64, worth: i64, steps: i64) -> None:
        self.state = state
        self.first = first
        self.worth = worth
        self.steps = steps


def plan_turn(state: LoopState, width: int, depth: int) -> int:
    """The option to take now, of those that `state.options` holds."""
    best = Plan(state, c.END, WORST, 0)
    if state.prompt == c.ASK_ACTION:
        best.worth = judge(state)
    beam = [Plan(state, OPEN, best.worth, 0)]
    return improve(best, beam, state.turn, width, depth, True).first


def best_plans(state: LoopState, width: int, depth: int) -> list[Plan]:
    """For every option, in the order of `state.options`, the best plan that starts with it.

    Each option has a beam of its own, so that a slow start is not pushed out by a quick one, and no
    plan looks at what the guess would bring behind the end of the turn.
    """
    return [
        best_plan(state, option, state.turn, width, depth) for option in state.options.as_list()
    ]


def best_plan(state: LoopState, option: i64, turn: i64, width: i64, depth: i64) -> Plan:
    """The best plan that starts with this option; to end is to leave the table as it is."""
    if state.prompt == c.ASK_ACTION and option == c.END:
        return Plan(state, option, judge(state), 0)
    after = chosen_on_copy(state, option, True)
    found: list[Plan] = []
    settle_picks(after, option, turn, 1, found, True)
    best = Plan(after, option, WORST, 1)
    for plan in found:
        if plan.worth > best.worth:
            best = plan
    return improve(best, keep_best(found, width), turn, width, depth - 1, True)


def improve(best: Plan, beam: list[Plan], turn: i64, width: i64, depth: i64, stays: bool) -> Plan:
    """The best of a plan and all that the plans of a beam lead to."""
    for _ in range(depth):
        found: list[Plan] = []
        for plan in beam:
            expand(plan, turn, found, stays)
        for plan in found:
            if plan.worth > best.worth:
                best = plan
        beam = keep_best(found, width)
        if len(beam) == 0:
            break
    return best


def expand(plan: Plan, turn: i64, found: list[Plan], stays: bool) -> None:
    """Every state after one more action, with the picks in the middle of it made in every way."""
    for action in plan.state.options.as_list():
        if plan.state.prompt == c.ASK_ACTION and action == c.END:
            continue
        if stays and is_free_move(plan.state, action) and plan.state.empty[plan.state.active]:
            continue
        after = chosen_on_copy(plan.state, action, stays)
        first = action if plan.first == OPEN else plan.first
        settle_picks(after, first, turn, plan.steps + 1, found, stays)


def settle_picks(
    state: LoopState, first: i64, turn: i64, steps: i64, found: list[Plan], stays: bool
) -> None:
    """Goes through the picks of a card until the next action can be chosen."""
    waiting = [state]
    tried: i64 = 0
    while len(waiting) > 0 and tried < PICKS:
        now = waiting.pop()
        tried += 1
        if now.is_over() or now.turn != turn or now.prompt == c.ASK_ACTION:
            found.append(Plan(now, first, judge(now), steps))
            continue
        waiting += [chosen_on_copy(now, option, stays) for option in now.options.as_list()]


def chosen_on_copy(state: LoopState, option: i64, stays: bool) -> LoopState:
    """A copy after one more choice; with `stays`, one on which the turn does not end by itself.

    A turn ends when nothing is left to choose, and then Foo comes as the guess has it. So the
    batteries are charged meanwhile, which leaves a choice, and a free move pays like any other.
    """
    after = state.clone()
    if not stays or state.phase != c.ACTIONS_PHASE:
        after.play(0, option)
        return after
    me = state.active
    here = state.at[me]
    empty = state.empty[me]
    if is_free_move(state, option):
        option += c.MOVE - c.FREE_MOVE
        empty = 1
        if after.perpetual[here] == 0:
            after.energy[here] += 1
            after.energy_supply -= 1
    after.empty[me] = 0
    after.play(0, option)
    after.empty[me] = empty
    return after


def is_free_move(state: LoopState, option: i64) -> bool:
    """Whether an option is a move by the batteries."""
    return state.prompt == c.ASK_ACTION and c.FREE_MOVE <= option < c.LOOP


def keep_best(plans: list[Plan], width: i64) -> list[Plan]:
    """The best plans, no two of the same worth: those are mostly the same deeds in another order."""
    kept: list[Plan] = []
    while len(kept) < width:
        best: Plan | None = None
        for plan in plans:
            is_open = plan.state.prompt == c.ASK_ACTION and not plan.state.is_over()
            if is_open and (best is None or plan.worth > best.worth):
                if len(kept) == 0 or plan.worth < kept[-1].worth:
                    best = plan
        if best is None:
            break
        kept.append(best)
    return kept
