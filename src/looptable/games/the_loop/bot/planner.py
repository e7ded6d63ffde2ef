"""Plans a turn: tries series of actions on copies, keeps the best few, and goes for the best end.

A beam search over one's own turn only. Nothing behind the end of the turn is looked at, and what
lies face down is a guess: a plan holds only as long as the table looks as it foresaw. Compiled with
the rules.
"""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.bot.evaluation import judge
from looptable.games.the_loop.rules.codes import ACTIONS_PHASE, ASK_ACTION
from looptable.games.the_loop.rules.kinds import END, ERAS, FREE_MOVE, LOOP, MOVE
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["Plan", "best_plans", "fits", "looks_alike", "plan_turn", "steps_to"]

PICKS: Final[i64] = 40  # ways through the picks of one card that are tried
WORST: Final[i64] = -(1 << 50)
START: Final[i64] = -2  # the option of a plan without any choice: -1 is an option like any other


class Plan:
    """A state reached by a choice made in another one, and so on back to the table as it is."""

    def __init__(self, state: LoopState, option: i64, before: "Plan | None", actions: i64) -> None:
        self.state = state
        self.option = option
        self.before = before
        self.actions = actions
        self.worth: i64 = WORST


def steps_to(plan: Plan) -> list[Plan]:
    """The choices of a plan in their order, each with the state it leads to."""
    steps: list[Plan] = []
    while plan.before is not None:
        steps.append(plan)
        plan = plan.before
    steps.reverse()
    return steps


def plan_turn(state: LoopState, width: int, depth: int) -> Plan:
    """The best plan; one without steps says that the best is to end the turn."""
    start = Plan(state, START, None, 0)
    if state.prompt == ASK_ACTION:
        start.worth = judge(state)
    return improve(start, [start], state.turn, width, depth)


def best_plans(state: LoopState, width: int, depth: int) -> list[Plan]:
    """For every option, in the order of `state.options`, the best plan that starts with it.

    Each option has a beam of its own, so that a slow start is not pushed out by a quick one.
    """
    return [best_plan(state, option, width, depth) for option in state.options.as_list()]


def best_plan(state: LoopState, option: i64, width: i64, depth: i64) -> Plan:
    """The best plan that starts with this option; to end is to leave the table as it is."""
    start = Plan(state, START, None, 0)
    if state.prompt == ASK_ACTION and option == END:
        end = Plan(state, option, start, 0)
        end.worth = judge(state)
        return end
    found: list[Plan] = []
    settle_picks(choose(start, option), state.turn, found)
    best = found[0]
    for plan in found:
        if plan.worth > best.worth:
            best = plan
    return improve(best, keep_best(found, width), state.turn, width, depth - 1)


def improve(best: Plan, beam: list[Plan], turn: i64, width: i64, depth: i64) -> Plan:
    """The best of a plan and all that the plans of a beam lead to."""
    for _ in range(depth):
        found: list[Plan] = []
        for plan in beam:
            expand(plan, turn, found)
        for plan in found:
            if plan.worth > best.worth:
                best = plan
        beam = keep_best(found, width)
        if len(beam) == 0:
            break
    return best


def expand(plan: Plan, turn: i64, found: list[Plan]) -> None:
    """Every state after one more action, with the picks in the middle of it made in every way."""
    state = plan.state
    for action in state.options.as_list():
        if state.prompt == ASK_ACTION and action == END:
            continue
        if is_free_move(state, action) and state.empty[state.active]:
            continue
        settle_picks(choose(plan, action), turn, found)


def settle_picks(plan: Plan, turn: i64, found: list[Plan]) -> None:
    """Goes through the picks of a card until the next action can be chosen."""
    waiting = [plan]
    tried: i64 = 0
    while len(waiting) > 0 and tried < PICKS:
        now = waiting.pop()
        state = now.state
        tried += 1
        if state.is_over() or state.turn != turn or state.prompt == ASK_ACTION:
            now.worth = judge(state)
            found.append(now)
            continue
        waiting += [choose(now, option) for option in state.options.as_list()]


def choose(plan: Plan, option: i64) -> Plan:
    """The plan with one more choice, on a copy on which the turn does not end by itself.

    A turn ends when nothing is left to choose, and then Foo comes as the guess has it. So the
    batteries are charged meanwhile, which leaves a choice, and a free move pays like any other.
    """
    state = plan.state
    after = state.clone()
    actions = plan.actions
    if state.prompt == ASK_ACTION:
        actions += 1
    if state.phase != ACTIONS_PHASE:
        after.play(0, option)
        return Plan(after, option, plan, actions)
    me = state.active
    here = state.at[me]
    empty = state.empty[me]
    played = option
    if is_free_move(state, option):
        played += MOVE - FREE_MOVE
        empty = 1
        if after.perpetual[here] == 0:
            after.energy[here] += 1
            after.energy_supply -= 1
    after.empty[me] = 0
    after.play(0, played)
    after.empty[me] = empty
    return Plan(after, option, plan, actions)


def is_free_move(state: LoopState, option: i64) -> bool:
    """Whether an option is a move by the batteries."""
    return state.prompt == ASK_ACTION and FREE_MOVE <= option < LOOP


def keep_best(plans: list[Plan], width: i64) -> list[Plan]:
    """The best plans that can go on, none of them twice."""
    kept: list[Plan] = []
    while len(kept) < width:
        best: Plan | None = None
        for plan in plans:
            is_open = plan.state.prompt == ASK_ACTION and not plan.state.is_over()
            if is_open and (best is None or plan.worth > best.worth) and is_new(plan, kept):
                best = plan
        if best is None:
            break
        kept.append(best)
    return kept


def is_new(plan: Plan, kept: list[Plan]) -> bool:
    """Whether a plan is less good than all that are kept, or as good but ends elsewhere.

    Plans of one worth that end in one era are mostly the same deeds in another order.
    """
    index = len(kept) - 1
    while index >= 0 and kept[index].worth <= plan.worth:
        other = kept[index]
        if other.worth < plan.worth or other is plan or place(other) == place(plan):
            return False
        index -= 1
    return True


def place(plan: Plan) -> i64:
    """The era of the active agent."""
    return plan.state.at[plan.state.active]


def fits(step: Plan, state: LoopState) -> bool:
    """Whether the table is as a step of a plan expects it."""
    before = step.before
    if before is None or not state.options.has(step.option):
        return False
    return looks_alike(before.state, state)


def looks_alike(one: LoopState, other: LoopState) -> bool:
    """Whether two states of a turn differ in nothing that lies open and that actions change."""
    if one.prompt != other.prompt or one.pc != other.pc or one.active != other.active:
        return False
    if one.turn != other.turn or one.loops != other.loops or one.marked != other.marked:
        return False
    if one.ability_used != other.ability_used or one.completed.height != other.completed.height:
        return False
    for era in range(ERAS):
        if one.rifts[era] != other.rifts[era] or one.revealed[era] != other.revealed[era]:
            return False
        if one.energy[era] != other.energy[era] or one.landed[era] != other.landed[era]:
            return False
        if one.available[era].as_list() != other.available[era].as_list():
            return False
        # A vortex before the actions turns up another mission, which the plan could only guess.
        if one.revealed[era] and one.mission[era] != other.mission[era]:
            return False
    return have_equal_pieces(one, other) and have_equal_hands(one, other)


def have_equal_pieces(one: LoopState, other: LoopState) -> bool:
    """Whether clones and mission cubes are the same."""
    count: i64 = len(one.clone_at)
    for clone in range(count):
        if one.clone_at[clone] != other.clone_at[clone]:
            return False
    missions: i64 = len(one.progress)
    for mission in range(missions):
        if one.progress[mission] != other.progress[mission]:
            return False
    return True


def have_equal_hands(one: LoopState, other: LoopState) -> bool:
    """Whether all agents are where they were and hold the same cards."""
    count: i64 = len(one.at)
    for agent in range(count):
        if one.at[agent] != other.at[agent] or one.empty[agent] != other.empty[agent]:
            return False
        if one.ready[agent].as_list() != other.ready[agent].as_list():
            return False
        if one.exhausted[agent].as_list() != other.exhausted[agent].as_list():
            return False
    return True
