"""Rolls tried on a copy of the table: the dice they come to, with all that works by itself, before they fall.

Powers that work unasked are counted, for they are as certain as the dice of the receptacle; powers that a
player may still use are not.
"""

from dataclasses import dataclass

from looptable.games.time_stories.rules.cards import shields
from looptable.games.time_stories.rules.codes import (
    ASK_DIE,
    BEFORE_STAGE,
    DICE_STREAM,
    HITS_STAGE,
    ROLLING,
)
from looptable.games.time_stories.rules.permissions import resistance
from looptable.games.time_stories.rules.rolls import start_roll
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import first_of, living
from looptable.games.time_stories.view.odds.dice import Spread, Stakes, read_dice, spread_of

__all__ = ["Throw", "after_answer", "declared_dice", "declared_throw"]


@dataclass(frozen=True, slots=True)
class Throw:
    """A roll before it is resolved: how many dice are still to fall, what all of them may show, against what.

    `test` is -1 for a roll whose hits an ability uses in its own way; `is_best`: a die is still to be picked.
    """

    dice: int
    spread: Spread
    test: int
    stakes: Stakes
    is_best: bool = False


def declared_dice(state: StoryState, agent: int, trial: int) -> int:
    """The dice that an agent would roll for a test if it declared that now."""
    return _falling(_started(state, agent, trial, -1))


def declared_throw(state: StoryState, agent: int, trial: int, ability: int = -1) -> Throw | None:
    """The roll that an agent would make by declaring it now; None if no die would be rolled."""
    return _coming(_started(state, agent, trial, ability))


def after_answer(state: StoryState, option: int) -> Throw | None:
    """The roll that goes on, after an answer to a question around it."""
    was_before = state.stage == BEFORE_STAGE
    run = _answered(state, option, 0)
    if was_before:
        return _coming(run)
    if run.phase != ROLLING:
        return None
    drew = not run.chance.decided()
    if not drew and run.prompt == ASK_DIE and state.prompt != ASK_DIE:
        return _best(run)
    runs = [run]
    if drew:
        sides = len(state.numbers.die)
        runs += [_answered(state, option, side) for side in range(1, sides)]
    if any(list(one.chance.words) != list(state.chance.words) for one in runs):
        return None  # more than one die fell: there is no saying which
    return _lying(runs, int(drew))


def _started(state: StoryState, agent: int, trial: int, ability: int) -> StoryState:
    """A copy of the table at the moment when the agent rolls: the unit is spent, and nothing is used in it."""
    run = state.clone()
    run.picker = run.prompt = -1
    run.waiting = run.held = 0
    run.options.clear()
    run.time -= 1
    for power in range(run.numbers.powers):
        run.used[power] = -1
    for element in range(run.numbers.elements):
        run.protects[element] = -1
    start_roll(run, agent, trial, ability)
    _go_on(run)
    return run


def _answered(state: StoryState, option: int, side: int) -> StoryState:
    """A copy after an answer; a die that is rolled for it shows this side."""
    run = state.clone()
    run.chance.decide(())
    run.chance.force(DICE_STREAM, [side])
    run.answer(option)
    if state.stage == BEFORE_STAGE:
        _go_on(run)
    else:
        _go_on(run, HITS_STAGE)
    return run


def _go_on(run: StoryState, stage: int = BEFORE_STAGE + 1) -> None:
    """Lets powers work up to a step of the roll, or to a question."""
    while not run.held:
        if run.pc >= 0:
            run.execute()
        elif run.phase == ROLLING and run.stage < stage:
            run.proceed()
        else:
            return


def _falling(run: StoryState) -> int:
    """How many dice fall."""
    if run.phase != ROLLING:
        return 0
    if run.stage > BEFORE_STAGE:
        return int(run.dice.height)
    numbers = run.numbers
    rolled = numbers.characteristic[run.tried] if run.ability < 0 else numbers.rolls[run.ability]
    return max(0, int(numbers.dice_of(run.receptacle[run.roller], rolled) + run.extra))


def _coming(run: StoryState) -> Throw | None:
    """Dice that are still to fall, all of them."""
    count = _falling(run)
    if not count:
        return None
    return Throw(count, spread_of(list(run.numbers.die), count), _test(run), _stakes(run))


def _lying(runs: list[StoryState], dice: int) -> Throw:
    """Dice that lie there, one of which may have been rolled again."""
    spread: Spread = {}
    for run in runs:
        hits, skulls = read_dice(run.dice.as_list())
        rolled = hits + int(run.hits), skulls
        spread[rolled] = spread.get(rolled, 0) + 1
    return Throw(dice, spread, _test(runs[0]), _stakes(runs[0]))


def _best(run: StoryState) -> Throw | None:
    """The roll after the die is picked that helps most."""
    throws = [after_answer(run, option) for option in run.options.as_list()]
    found = [throw for throw in throws if throw is not None]
    if not found:
        return None
    best = max(found, key=_merit)
    return Throw(best.dice, best.spread, best.test, best.stakes, is_best=True)


def _merit(throw: Throw) -> tuple[float, float, float]:
    """How good a roll is: passing the test, then shields, then unhurt."""
    stakes, total = throw.stakes, sum(throw.spread.values())
    fates = [(stakes.fate(rolled), weight) for rolled, weight in throw.spread.items()]
    passed = sum(weight for fate, weight in fates if fate.passes)
    fallen = sum(stakes.struck(hits) * weight for (hits, _), weight in throw.spread.items())
    lost = sum(fate.life * weight for fate, weight in fates)
    return passed / total, fallen / total, -lost / total


def _test(run: StoryState) -> int:
    return int(run.tried) if run.ability < 0 else -1


def _stakes(run: StoryState) -> Stakes:
    """The roller before the test that it rolls for."""
    agent, alive = run.roller, living(run)
    piles = tuple(shields(run, run.tried)) if run.tried >= 0 else ()
    is_last = alive == 1 << int(first_of(alive))
    return Stakes(piles, int(resistance(run, agent)), run.life[agent], int(run.time), is_last)
