"""The pytest plugin of the child processes: measures all tests, or runs chosen ones in order."""

import json
import os
import resource
import signal
from collections import defaultdict
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from threading import Timer

import pytest

from mutation.plan import CHANGED_TESTS, FOREIGN_PACKAGE, Plan

__all__ = ["Choose", "Measure", "pytest_load_initial_conftests"]

_MOST_MEMORY = 4 * 1024**3


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Begin before any conftest imports the game, so that no line runs unseen."""
    plan = Plan.read()
    _limit_memory()
    if plan.uses_hypothesis:
        _calm_hypothesis()
    plugin = Measure(plan) if plan.measure else Choose(plan)
    early_config.pluginmanager.register(plugin, "looptable-mutate")


class Measure:
    """Notes which test runs which line, how long each takes, and which pass."""

    def __init__(self, plan: Plan) -> None:
        from coverage import Coverage  # late: only the first child measures

        assert plan.measure is not None
        self._plan = plan
        self._file = plan.measure
        self._context = ""
        self._seconds: dict[str, float] = defaultdict(float)
        self._passed: list[str] = []
        self._coverage = Coverage(
            data_file=plan.measure, config_file=False, include=list(plan.sources)
        )
        self._coverage.start()

    def pytest_collection_finish(self) -> None:
        """Refuse to measure another copy of the package than the overlay's."""
        _refuse_foreign(self._plan)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Lines run now belong to this test."""
        self._switch(item.nodeid)
        try:
            return (yield)
        finally:
            self._switch("")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object]
    ) -> Generator[None, object, object]:
        """A fixture that several tests share belongs to none of them."""
        before = self._context
        if fixturedef.scope != "function":
            self._switch("")
        try:
            return (yield)
        finally:
            self._switch(before)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up setup, call and teardown."""
        self._seconds[report.nodeid] += report.duration
        if report.when == "call" and report.passed:
            self._passed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write down what was seen."""
        self._coverage.stop()
        self._coverage.save()
        times = {test: self._seconds[test] for test in self._passed}
        Path(f"{self._file}.json").write_text(json.dumps(times), encoding="utf-8")

    def _switch(self, context: str) -> None:
        if context != self._context:
            self._context = context
            self._coverage.switch_context(context)


class Choose:
    """Runs the tests of the plan in its order, each within its time."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._seconds = dict(plan.tests)
        self._timer = _alarm(plan.start_seconds)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the chosen tests, in the order of the plan."""
        self._timer.cancel()
        _refuse_foreign(self._plan)
        found = {item.nodeid: item for item in items}
        missing = [test for test in self._seconds if test not in found]
        if missing:
            # Tests made from content: the mutant changed which tests there are.
            pytest.exit(f"not collected any more: {missing[0]}", returncode=CHANGED_TESTS)
        items[:] = [found[test] for test in self._seconds]

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """End the process, and all it started, when a test takes too long."""
        timer = _alarm(self._seconds[item.nodeid])
        try:
            return (yield)
        finally:
            timer.cancel()


def _alarm(seconds: float) -> Timer:
    timer = Timer(seconds, _end_group)
    timer.daemon = True
    timer.start()
    return timer


def _end_group() -> None:
    # The parent starts each child as the leader of a group of its own, so nobody else is in it.
    if os.getpgrp() == os.getpid():
        os.killpg(os.getpgrp(), signal.SIGKILL)
    os.kill(os.getpid(), signal.SIGKILL)


def _refuse_foreign(plan: Plan) -> None:
    found = import_module("looptable").__path__[0]
    if Path(found).resolve() != Path(plan.package).resolve():
        pytest.exit(f"looptable comes from {found}", returncode=FOREIGN_PACKAGE)


def _limit_memory() -> None:
    # A broken loop that collects things must not take the machine with it.
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))


def _calm_hypothesis() -> None:
    """The same examples in every run, no deadlines, nothing remembered."""
    from hypothesis import HealthCheck, settings

    settings.register_profile(
        "mutate",
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.load_profile("mutate")
