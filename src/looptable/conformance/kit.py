"""Runs a game through all promises."""

from collections.abc import Iterator
from itertools import islice

from looptable.conformance.finding import Finding, Problem
from looptable.conformance.locate import name_of
from looptable.conformance.plan import Case, Plan
from looptable.conformance.promises import PROMISES
from looptable.conformance.promises.endings import Endings
from looptable.conformance.trace import Diverged, Trace, record_play, said
from looptable.engine.contract.game import Game

__all__ = ["check_case", "check_game"]

PER_MATCH = 3  # findings of one promise; what follows the first few is mostly an echo
PER_PROMISE = 10


def check_game(
    game: Game,
    *,
    games: int = Plan().games,
    seed: int = Plan().seed,
    players: int | None = None,
    name: str = "",
) -> list[Finding]:
    """Checks a game and returns the promises it breaks; nothing, if all is well.

    It plays `games` random matches for each number of players, or for the one given. `name` is
    how child processes find the game, `module:attribute` if it is not installed; without one,
    the promise about builds cannot be checked.
    """
    plan = Plan(games=games, seed=seed, players=() if players is None else (players,))
    return check_case(Case(game, name or name_of(game), plan))


def check_case(case: Case) -> list[Finding]:
    """The same, with every detail decided."""
    matches = case.matches()
    run = _Run(case)
    run.survey()
    for players, seed in matches:
        run.play(players, seed)
    return run.findings


class _Run:
    """Findings so far, without repeats."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._promises = [promise(case) for promise in PROMISES]
        self.findings: list[Finding] = []

    def survey(self) -> None:
        """Checks what needs no match."""
        for promise in self._promises:
            for problem in _caught(promise.once(), None):
                self._add(promise.id, problem, None)

    def play(self, players: int, seed: int) -> None:
        """Plays a match and checks each promise whose needs are met."""
        try:
            trace = record_play(self._case.game, players, seed, self._case.plan.limit)
        except Exception as error:  # a game that cannot be set up breaks its first promise
            problem = Problem(0, f"no match can be played: {said(error)}", seed, players)
            self._add(Endings.id, problem, None)
            return
        broken: set[str] = set()
        for promise in self._promises:
            if broken.isdisjoint(promise.needs):
                for problem in islice(_caught(promise.check(trace), trace), PER_MATCH):
                    broken.add(promise.id)
                    self._add(promise.id, problem, trace)

    def _add(self, promise: str, problem: Problem, trace: Trace | None) -> None:
        same = [finding for finding in self.findings if finding.promise == promise]
        if len(same) >= PER_PROMISE or any(f.message == problem.message for f in same):
            return
        seed, players = problem.seed, problem.players
        if trace is not None:
            seed, players = trace.seed, trace.players
        self.findings.append(
            Finding(
                promise,
                problem.message,
                self._case.plan.seed if seed is None else seed,
                problem.step,
                players or 0,
                dict(self._case.game.options(trace.settings)) if trace else {},
            )
        )


def _caught(problems: Iterator[Problem], trace: Trace | None) -> Iterator[Problem]:
    """The problems of a promise; an exception is one more."""
    try:
        yield from problems
    except Diverged as fault:
        what = "asking" if fault.was_asked else "playing again"
        yield Problem(fault.step, f"{what} changed the state of the match")
    except Exception as error:  # whatever a game raises when asked is what the kit is looking for
        yield Problem(0 if trace is None else trace.at, f"raised {said(error)}")
