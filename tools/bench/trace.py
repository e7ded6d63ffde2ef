"""Reads the times of a page's scripts from a trace of Chromium."""

from collections.abc import Iterator, Sequence
from statistics import quantiles
from typing import Any, NamedTuple

__all__ = ["Tasks", "read"]

# The slices in which a script runs; what it forces, a layout say, lies inside them.
SCRIPTS = {
    "EvaluateScript",
    "EventDispatch",
    "FireAnimationFrame",
    "FunctionCall",
    "RunMicrotasks",
    "TimerFire",
    "WebSocketReceive",
    "v8.callFunction",
}
# Those that say which file runs: the driver of the browser has scripts in the page, too.
SIGNED = {"EvaluateScript", "FunctionCall"}

Event = dict[str, Any]


class Tasks(NamedTuple):
    """Milliseconds of processor time that scripts took in the tasks in which they ran."""

    scripts: list[float]
    """By task, in order."""
    layouts: int
    """The number of layouts of the page."""

    @property
    def longest(self) -> float:
        return max(self.scripts, default=0.0)

    @property
    def p95(self) -> float:
        return (
            quantiles(self.scripts, n=20, method="inclusive")[-1]
            if len(self.scripts) > 1
            else self.longest
        )

    def over(self, limit: float) -> int:
        return sum(one > limit for one in self.scripts)


def read(events: Sequence[Event], address: str) -> Tasks:
    """The tasks of the page whose scripts come from this address."""
    thread = _thread_of(events, address)
    mine = [event for event in events if (event["pid"], event["tid"]) == thread]
    slices = sorted(
        (event for event in mine if event["ph"] == "X"), key=lambda one: (one["ts"], -one["dur"])
    )
    scripts = [
        sum(one.get("tdur", 0) for one in _outermost(inner)) / 1000
        for inner in _by_task(slices)
        if any(_is_from(one, address) for one in inner)
    ]
    return Tasks(scripts, sum(event["name"] == "Layout" for event in slices))


def _thread_of(events: Sequence[Event], address: str) -> tuple[int, int]:
    for event in events:
        if _is_from(event, address):
            return event["pid"], event["tid"]
    raise RuntimeError("no script of the page ran while it was watched")


def _is_from(event: Event, address: str) -> bool:
    if event["name"] not in SIGNED:
        return False
    url: str = event.get("args", {}).get("data", {}).get("url", "")
    return url.startswith(address)


def _by_task(slices: Sequence[Event]) -> Iterator[list[Event]]:
    """The slices of each task, in the order of their beginning."""
    end, inner = -1.0, list[Event]()
    for event in slices:
        if event["name"] == "RunTask" and event["ts"] >= end:
            yield inner
            end, inner = event["ts"] + event["dur"], []
        elif event["ts"] < end:
            inner.append(event)
    yield inner


def _outermost(slices: Sequence[Event]) -> Iterator[Event]:
    """The slices of scripts that lie in no other."""
    end = -1.0
    for event in slices:
        if event["name"] in SCRIPTS and event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event
