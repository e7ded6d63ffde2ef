"""Plans a turn: tries series of actions on copies, keeps the best few, and goes for the best end.

A beam search over one's own turn only. Nothing behind the end of the turn is looked at, and what
lies face down is a guess, so the plan is made anew at every choice. Compiled with the rules.
"""

from mypy_extensions import i64

from looptable.games.the_loop import codes as c
from looptable.games.the_loop.judge import judge
from looptable.games.the_loop.state import LoopState

__all__ = ["Plan", "plan_turn"]

PICKS: i64 = 40  # ways through the picks of one card that are tried
WORST: i64 = -(1 << 50)


class Plan:
    """A state reached by a series of choices, what it is worth, and the first choice."""

    def __init__(self, state: LoopState, first: i64, worth: i64) -> None:
        self.state = state
        self.first = first
        self.worth = worth


def plan_turn(state: LoopState, width: int, depth: int) -> int:
    """The option to take now, of those that `state.options` holds."""
    turn = state.turn
    best = Plan(state, c.END, WORST)
    if state.prompt == c.ASK_ACTION:
        best.worth = judge(state)
    beam = [Plan(state, -1, best.worth)]
    for step in range(depth):
        found: list[Plan] = []
        for plan in beam:
            expand(plan, turn, step == 0, found)
        for plan in found:
            if plan.worth > best.worth:
                best = plan
        beam = keep_best(found, width)
        if len(beam) == 0:
            break
    return best.first


def expand(plan: Plan, turn: i64, is_first: bool, found: list[Plan]) -> None:
    """Every state after one more action, with the picks in the middle of it made in every way."""
    for action in plan.state.options.as_list():
        if plan.state.prompt == c.ASK_ACTION and action == c.END:
            continue
        after = plan.state.clone()
        after.play(0, action)
        first = action if is_first else plan.first
        settle_picks(after, first, turn, found)


def settle_picks(state: LoopState, first: i64, turn: i64, found: list[Plan]) -> None:
    """Goes through the picks of a card until the next action can be chosen."""
    waiting = [state]
    tried: i64 = 0
    while len(waiting) > 0 and tried < PICKS:
        now = waiting.pop()
        tried += 1
        if now.is_over() or now.turn != turn or now.prompt == c.ASK_ACTION:
            found.append(Plan(now, first, judge(now)))
            continue
        for option in now.options.as_list():
            after = now.clone()
            after.play(0, option)
            waiting.append(after)


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
