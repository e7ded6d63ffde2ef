"""Keeps Ctrl-C for the program a person has started, away from the processes it starts in turn."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["ignoring_sigint"]


@contextmanager
def ignoring_sigint() -> Iterator[None]:
    """Children started inside this block ignore SIGINT; the parent stops them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
