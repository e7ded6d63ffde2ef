"""A real server in a thread of this process, on a free port, that nobody is too fast for."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from looptable.server.bots.pool import WorkerPool
from looptable.server.net.limits import Limits
from looptable.server.run import Place, listen, server_for
from looptable.storage import open_store

__all__ = ["EVERYTHING", "PATIENT", "running"]

EVERYTHING: Final = (1e6, 10**6)
PATIENT: Final = Limits(EVERYTHING, EVERYTHING, frames=EVERYTHING, snapshots=EVERYTHING)
"""Nobody is too fast, as programs are."""


@contextmanager
def running(url: str, limits: Limits = PATIENT, proxies: Sequence[str] = ()) -> Iterator[str]:
    """A server over this database; its address."""
    listening = listen("127.0.0.1", 0)
    server = server_for(open_store(url), WorkerPool(1), limits, proxies)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield Place("127.0.0.1", listening.getsockname()[1]).address.rstrip("/")
    finally:
        server.should_exit = True
        thread.join(timeout=20)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"
