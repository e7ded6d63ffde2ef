"""Ctrl-C is for the program a person has started, not for the processes it starts in turn."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["deaf_to_interrupts"]


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C: it is for the one who started them to end them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
