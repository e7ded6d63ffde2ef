"""Outlooks: every option of a seat, played on in worlds that the seat cannot tell apart."""

from collections.abc import Sequence
from dataclasses import dataclass

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.ids import Action, Seat
from looptable.engine.advice.insight import UNKNOWN, Figures, Insight, Policy, Veil, Veiled
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View

__all__ = [
    "FUTURES",
    "LONGEST",
    "NAMED",
    "Branch",
    "Outlook",
    "Step",
    "branch_of",
    "outlooks",
    "play_step",
    "read_figures",
    "veil_of",
]

FUTURES = 40
"""The worlds in which an option is tried whose effect is open."""

LONGEST = 200
"""The choices after which a branch ends, wherever it stands."""

NAMED = 3
"""The steps of a plan, after the option itself, that are named."""


@dataclass(frozen=True, slots=True)
class Step:
    """One choice of a branch; the first few of the seat's own say which."""

    seat: Seat
    action: Action
    key: str = ""
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Branch:
    """An option in one world, played on to the horizon.

    `plan` are the seat's own choices before anything is revealed or anybody else chooses. Figures are read
    `before` the option, after the plan (`sure`) and at the horizon.
    """

    steps: tuple[Step, ...]
    plan: tuple[Step, ...]
    before: Figures
    sure: Figures
    figures: Figures
    worth: int
    is_open: bool

    @property
    def is_cut(self) -> bool:
        """Whether it ends before something that the seat does not know."""
        return bool(self.figures.get(UNKNOWN))

    @property
    def path(self) -> tuple[Step, ...]:
        """The choices of the seat before it can tell worlds apart: the plan, and the step that opens it."""
        opening = self.steps[len(self.plan) : len(self.plan) + 1]
        return (*self.plan, *(step for step in opening if step.key))


@dataclass(frozen=True, slots=True)
class Outlook:
    """An option in every world: one where all of it is sure."""

    index: int
    key: str
    name: Text
    branches: tuple[Branch, ...]

    @property
    def first(self) -> Branch:
        """The branch in the first world."""
        return self.branches[0]

    @property
    def is_open(self) -> bool:
        """Whether chance, or somebody else, has a say in it."""
        return self.first.is_open

    @property
    def is_cut(self) -> bool:
        """Whether something that the seat does not know ends it in some world."""
        return any(branch.is_cut for branch in self.branches)

    @property
    def worth(self) -> int:
        """The mean worth over all worlds."""
        return sum(branch.worth for branch in self.branches) // len(self.branches)

    def figures_in(self, world: int) -> Figures:
        """The figures at the horizon in one world; what is sure is the same in all of them."""
        return self.branches[world if self.is_open else 0].figures


def outlooks(
    game: Game,
    view: View,
    seat: Seat,
    insight: Insight,
    chance: Chance,
    effort: int = 1,
    wanted: Sequence[int] | None = None,
    futures: int = FUTURES,
) -> list[Outlook]:
    """The outlooks of the options with these indexes in `State.legal`, or of all."""
    # Each world has a chance of its own: how much of it a guess draws may depend on secrets.
    worlds = [game.guess(view, chance.split(0))]
    legal = worlds[0].legal(seat)
    indexes = range(len(legal)) if wanted is None else sorted(wanted)
    first = [branch_of(game, worlds[0], seat, [legal[index]], insight, effort) for index in indexes]
    if any(branch.is_open for branch in first):
        worlds.extend(game.guess(view, chance.split(0)) for _ in range(futures - 1))
    found: list[Outlook] = []
    for index, branch in zip(indexes, first, strict=True):
        option = game.describe(worlds[0], seat, legal[index])
        branches = _in_worlds(game, worlds, seat, insight, branch, effort)
        found.append(Outlook(index, option.key, option.text, branches))
    return found


def _in_worlds(
    game: Game,
    worlds: Sequence[State],
    seat: Seat,
    insight: Insight,
    first: Branch,
    effort: int,
) -> tuple[Branch, ...]:
    if not first.is_open:
        return (first,)
    path = [step.action for step in first.path]
    others = [branch_of(game, world, seat, path, insight, effort) for world in worlds[1:]]
    return (first, *others)


def branch_of(
    game: Game,
    world: State,
    seat: Seat,
    path: Sequence[Action],
    insight: Insight,
    effort: int = 1,
) -> Branch:
    """An option of a seat, and whatever else of its path is known, played on in one world.

    Actions mean the same in all worlds that the seat cannot tell apart.
    """
    policy = insight.policy(world, seat, effort)
    veil = veil_of(insight, world, seat, path[0])
    start = world.clone() if veil is None else veil.begin()
    return _Walk(game, start, seat, insight, policy, veil).walk(path)


def veil_of(insight: Insight, state: State, seat: Seat, action: Action) -> Veil | None:
    """The veil for an option, if the game has one."""
    return insight.veil(state, seat, action) if isinstance(insight, Veiled) else None


class _Unknown(Exception):
    """A choice has come to something that its seat does not know."""


def play_step(
    state: State, seat: Seat, action: Action, veil: Veil | None, events: list[Event]
) -> bool:
    """Applies a choice and collects its events; False if it stopped in the middle, at a veil."""

    def hear(event: Event) -> None:
        if veil is not None and veil.hides(state, event):
            raise _Unknown
        events.append(event)

    try:
        state.apply(seat, action, hear)
    except _Unknown:
        return False
    return True


def read_figures(insight: Insight, state: State, seat: Seat, *, is_cut: bool) -> Figures:
    """The figures of a state, and at the end whether something unknown comes next."""
    figures = insight.figures(state, seat)
    return {**figures, UNKNOWN: int(is_cut)} if isinstance(insight, Veiled) else figures


class _Walk:
    """A branch in the making."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: Seat,
        insight: Insight,
        policy: Policy,
        veil: Veil | None,
    ) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._insight = insight
        self._policy = policy
        self._veil = veil
        self._is_cut = False
        self._steps: list[Step] = []
        self._plan: list[Step] = []
        self._is_open = False
        self._before = self._sure = self._figures()

    def walk(self, path: Sequence[Action]) -> Branch:
        """Takes the path that is known, then what the policy says."""
        following: tuple[Seat, Action] | None = (self._seat, path[0])
        while following is not None and len(self._steps) < LONGEST:
            self._take(*following)
            taken = len(self._steps)
            if self._is_cut or not self._state.pending():
                break
            if taken < len(path):
                following = (self._seat, path[taken])
            else:
                following = self._policy(self._state)
        figures = self._figures()
        worth = self._insight.worth(self._state, self._seat)
        return Branch(
            steps=tuple(self._steps),
            plan=tuple(self._plan),
            before=self._before,
            sure=self._sure,
            figures=figures,
            worth=worth,
            is_open=self._is_open,
        )

    def _take(self, seat: Seat, action: Action) -> None:
        step = Step(seat, action)
        if not self._is_open and seat == self._seat:
            step = self._named(action)
        events: list[Event] = []
        self._is_cut = not play_step(self._state, seat, action, self._veil, events)
        self._steps.append(step)
        heard = heard_by(events, self._seat)
        self._is_open |= seat != self._seat or any(event.reveals for event in heard)
        if not self._is_open:
            self._plan.append(step)
            self._sure = self._figures()

    def _figures(self) -> Figures:
        return read_figures(self._insight, self._state, self._seat, is_cut=self._is_cut)

    def _named(self, action: Action) -> Step:
        if len(self._plan) > NAMED:
            return Step(self._seat, action, self._game.option_key(self._state, self._seat, action))
        option = self._game.describe(self._state, self._seat, action)
        return Step(self._seat, action, option.key, option.text)
