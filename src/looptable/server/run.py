"""Runs the application: listens, says where, and stops cleanly."""

import gc
import ipaddress
import logging
import signal
import socket
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Final

import uvicorn

from looptable.core.errors import WrongUse
from looptable.server.app import build_app
from looptable.server.bots.pool import WorkerPool
from looptable.server.net.limits import Limits
from looptable.storage.store import Store

__all__ = ["Place", "checked_proxies", "listen", "run_server", "server_for"]

LOCAL: Final = ("127.0.0.1", "::1")
"""Forwarded headers are trusted from localhost; other proxies must be listed."""

LARGEST_MESSAGE = 1 << 20
"""Beyond this the connection is cut; frames above `wire.frames.LARGEST_FRAME` are refused in words."""


class Place:
    """Host and port of a server."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port

    @property
    def address(self) -> str:
        """The address for browsers on this machine."""
        return f"http://{_in_address(_reachable(self.host))}:{self.port}/"

    def address_for_others(self) -> str | None:
        """For others on the same network; None if they cannot connect."""
        if _is_local(self.host):
            return None
        is_any = ipaddress.ip_address(self.host).is_unspecified if _is_number(self.host) else False
        host = _own_address() if is_any else self.host
        return None if host is None else f"http://{_in_address(host)}:{self.port}/"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, before anything else is started; refuses a port that is taken."""
    if not 0 <= port <= 65535:
        raise WrongUse("use/bad-port", port=port)
    try:
        (family, *_), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except OSError as error:
        reason = error.strerror or str(error)
        raise WrongUse("use/cannot-listen", host=host, port=port, reason=reason) from None
    return found


def checked_proxies(words: str) -> tuple[str, ...]:
    """Addresses and networks, with commas between them; refuses what is neither."""
    found = tuple(word.strip() for word in words.split(",") if word.strip())
    for word in found:
        try:
            ipaddress.ip_network(word)
        except ValueError:
            raise WrongUse("use/bad-proxy", proxy=word) from None
    return found


def server_for(
    store: Store,
    workers: WorkerPool | None = None,
    limits: Limits | None = None,
    proxies: Sequence[str] = (),
) -> uvicorn.Server:
    """A server that is not running yet; it believes these proxies who their visitors are."""
    config = uvicorn.Config(
        build_app(store, workers, limits),
        proxy_headers=True,
        forwarded_allow_ips=[*LOCAL, *proxies],
        timeout_graceful_shutdown=3,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_level=logging.WARNING,
        access_log=False,
    )
    return uvicorn.Server(config)


def run_server(
    store: Store,
    listening: socket.socket,
    started: Callable[[], None],
    limits: Limits | None = None,
    proxies: Sequence[str] = (),
) -> bool:
    """Serves until somebody stops it; whether it ever began. `started` is called once it answers."""
    server = _Announcing(server_for(store, None, limits, proxies).config, started)
    server.run(sockets=[listening])
    return server.started


class _Announcing(uvicorn.Server):
    """A server that says when it answers, and for which Ctrl-C is a good end."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _calm_collector()
            self._announce()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops, at once if asked again. Unlike its parent it does not raise the signal afterwards.

        The program ends as any other does: the workers are seen off, and its status is 0.
        """
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def _calm_collector() -> None:
    """Makes garbage collection of cycles rare, because it stops the server.

    What a server keeps of its tables are hundreds of thousands of objects without cycles; to walk
    through all of them takes longer than a choice may.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_local(host: str) -> bool:
    return ipaddress.ip_address(host).is_loopback if _is_number(host) else host == "localhost"


def _reachable(host: str) -> str:
    """An address that listens everywhere is reached here under this machine's own."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_address() -> str | None:
    """This machine's address on its network. Nothing is sent: the system only picks a way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documents, which nobody has
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if ipaddress.ip_address(found).is_loopback else found
