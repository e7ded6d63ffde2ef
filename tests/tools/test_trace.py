"""Reading a trace of Chromium: which time is that of our scripts."""

from typing import Any

import pytest

from bench.trace import read

OURS = "http://127.0.0.1:8000"


def event(name: str, at: float, ms: float, url: str = "", thread: int = 1) -> dict[str, Any]:
    """A slice; the thread worked half of the time, for others used the processor."""
    times = {"ts": at * 1000, "dur": ms * 1000, "tdur": ms * 500}
    data = {"args": {"data": {"url": url}}}
    return {"name": name, "ph": "X", "pid": 7, "tid": thread, **times, **data}


def test_a_script_counts_with_what_it_forces_once_and_by_processor_time() -> None:
    tasks = read(
        [
            event("RunTask", 0, 100),
            event("TimerFire", 10, 40),
            event("FunctionCall", 11, 38, f"{OURS}/assets/Board.js"),
            event("Layout", 20, 10),
            event("RunMicrotasks", 60, 20),
            event("Paint", 85, 10),
        ],
        OURS,
    )
    assert tasks.scripts == [30.0]
    assert tasks.layouts == 1
    assert tasks.over(29) == 1
    assert tasks.over(30) == 0


def test_tasks_are_kept_apart_and_those_of_others_do_not_count() -> None:
    call = f"{OURS}/assets/index.js"
    tasks = read(
        [
            event("RunTask", 0, 10),
            event("FunctionCall", 1, 8, call),
            event("RunTask", 10, 90),
            event("FunctionCall", 11, 80, "the driver"),
            event("RunTask", 100, 10),
            event("FunctionCall", 101, 4, call),
            event("RunTask", 0, 50, thread=2),
            event("FunctionCall", 1, 40, "a worker", thread=2),
        ],
        OURS,
    )
    assert tasks.scripts == [4.0, 2.0]
    assert tasks.longest == 4.0
    assert tasks.p95 == pytest.approx(3.9)


def test_a_trace_without_the_page_is_a_mistake() -> None:
    with pytest.raises(RuntimeError, match="no script of the page"):
        read([event("RunTask", 0, 10)], OURS)
