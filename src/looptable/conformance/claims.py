"""The checkers of claims: each kind is held against the rules in its own way.

Facts are held against the events and figures that follow, plans are played, odds are counted in futures that are drawn
again, comparisons and equality are looked at on both branches.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import assert_never

from looptable.core.chance import Chance
from looptable.core.ids import Action, Seat
from looptable.engine.advice.figures import changes
from looptable.engine.advice.insight import Insight
from looptable.engine.advice.outlook import (
    Branch,
    branch_of,
    play_step,
    read_figures,
    veil_of,
)
from looptable.engine.contract.claim import (
    Claim,
    ComparisonClaim,
    EqualClaim,
    FactClaim,
    OddsClaim,
    PlanClaim,
)
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State

__all__ = ["FUTURES", "Asked"]

FUTURES = 200
"""The futures that odds are counted in."""

DEVIATIONS = 6  # of thousands of true claims none lies as far off as this


class Asked:
    """A seat's question as it stood when advice was given, and the answers to check claims by."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: Seat,
        insight: Insight,
        seed: int,
        effort: int = 1,
        futures: int = FUTURES,
    ) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._insight = insight
        self._seed = seed
        self._effort = effort
        self._futures = futures
        self._branches: dict[tuple[str, ...], tuple[Branch, ...]] = {}
        self.actions = {
            game.option_key(state, seat, action): action for action in state.legal(seat)
        }

    def fault(self, key: str, claim: Claim) -> str:
        """The reason why a claim about an option is untrue; empty if it is true."""
        if isinstance(claim, OddsClaim | ComparisonClaim | EqualClaim) and claim.path[:1] != (key,):
            return "its path does not begin with the option"
        if isinstance(claim, ComparisonClaim | EqualClaim) and claim.against not in self.actions:
            return f"{claim.against!r} is no option"
        match claim:
            case FactClaim():
                return self._played_fault("option", (key,), claim.changes)
            case PlanClaim() if claim.steps[:1] != (key,):
                return "the plan does not begin with its option"
            case PlanClaim():
                return self._played_fault("plan", claim.steps, claim.changes)
            case OddsClaim():
                return self._odds_fault(claim)
            case ComparisonClaim():
                return self._comparison_fault(claim)
            case EqualClaim():
                return self._equal_fault(claim)
            case _ as never:
                assert_never(never)

    def _played_fault(self, what: str, steps: Sequence[str], said: Mapping[str, int]) -> str:
        """Plays the steps in truth; no event may reveal anything on the way, and the figures must come out."""
        state, told = self._state.clone(), list[Event]()
        before = read_figures(self._insight, state, self._seat, is_cut=False)
        veil = veil_of(self._insight, state, self._seat, self.actions[steps[0]])
        is_cut = False
        for step in steps:
            if is_cut or self._seat not in state.pending():
                return f"nobody is asked when {step!r} should be chosen"
            keys = {
                self._game.option_key(state, self._seat, action): action
                for action in state.legal(self._seat)
            }
            if step not in keys:
                return f"{step!r} cannot be chosen"
            is_cut = not play_step(state, self._seat, keys[step], veil, told)
        if any(event.reveals for event in heard_by(told, self._seat)):
            return "something is revealed on the way"
        after = read_figures(self._insight, state, self._seat, is_cut=is_cut)
        found = changes(before, after)
        return "" if found == said else f"the {what} changes {found}, not {said}"

    def _odds_fault(self, claim: OddsClaim) -> str:
        branches = self._in_futures(claim.path)
        gaps = [branch.figures[claim.figure] - branch.before[claim.figure] for branch in branches]
        hits = sum(_is_on(gap, claim.rises, claim.by) for gap in gaps)
        return _far_off(claim.hits, claim.of, hits, len(branches))

    def _comparison_fault(self, claim: ComparisonClaim) -> str:
        ours, theirs = self._in_futures(claim.path), self._in_futures(claim.other_path)
        for one in claim.differences:
            gaps = [
                ours[i].figures[one.figure] - theirs[i].figures[one.figure]
                for i in range(len(ours))
            ]
            hits = sum(_is_on(gap, one.is_higher, one.by) for gap in gaps)
            if claim.of == 1 and any(gap != one.by for gap in gaps):
                return f"{one.figure} differs by {sorted(set(gaps))}, not by {one.by}"
            fault = _far_off(one.hits, claim.of, hits, len(gaps))
            if fault:
                return f"{one.figure}: {fault}"
        return ""

    def _equal_fault(self, claim: EqualClaim) -> str:
        """Compares both branches; what was equal in forty futures may differ in one of two hundred."""
        ours, theirs = self._in_futures(claim.path), self._in_futures(claim.other_path)
        same = sum(
            dict(one.figures) == dict(other.figures)
            for one, other in zip(ours, theirs, strict=True)
        )
        return _far_off(claim.of, claim.of, same, len(ours))

    @cached_property
    def _worlds(self) -> Sequence[State]:
        chance = Chance(1)
        chance.seed(self._seed)
        view = self._game.view(self._state, self._seat)
        return [self._game.guess(view, chance) for _ in range(self._futures)]

    def _in_futures(self, path: tuple[str, ...]) -> tuple[Branch, ...]:
        """The branch of a path in every future; where it is sure, one future and the truth stand for all."""
        if path not in self._branches:
            actions = self._actions(path)
            first = self._branch(self._worlds[0], actions)
            worlds = self._worlds[1:] if first.is_open else [self._state]
            found = [first, *(self._branch(world, actions) for world in worlds)]
            found.extend([first] * (self._futures - len(found)))
            self._branches[path] = tuple(found)
        return self._branches[path]

    def _actions(self, path: tuple[str, ...]) -> list[Action]:
        """The actions of a path; they are the same in all futures, for nothing is revealed before the last one."""
        state = self._state.clone()
        veil = veil_of(self._insight, state, self._seat, self.actions[path[0]])
        found: list[Action] = []
        for key in path:
            if found:
                play_step(state, self._seat, found[-1], veil, [])
            found.append(self._game.parse(state, self._seat, key))
        return found

    def _branch(self, world: State, actions: Sequence[Action]) -> Branch:
        return branch_of(self._game, world, self._seat, actions, self._insight, self._effort)


def _is_on(gap: int, is_higher: bool, by: int) -> bool:
    """Whether a figure lies on this side, by so much where a number was given."""
    if by:
        return gap == by
    return gap > 0 if is_higher else gap < 0


def _far_off(hits: int, of: int, counted: int, futures: int) -> str:
    """Whether two counts of the same chance are too far from each other for luck."""
    if of == 1:  # said to be sure
        return "" if counted == futures * hits else f"{counted} of {futures}, said to be sure"
    share = (hits + counted + 1) / (of + futures + 2)
    spread = (share * (1 - share) * (1 / of + 1 / futures)) ** 0.5
    if abs(hits / of - counted / futures) <= DEVIATIONS * spread:
        return ""
    return f"{counted} of {futures} futures, not {hits} of {of}"
