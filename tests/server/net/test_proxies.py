"""Visitors behind a proxy: believed from this machine and from named proxies."""

import sys
from pathlib import Path

import httpx
import pytest

from looptable.core.errors import WrongUse
from looptable.server.net.limits import Limits
from looptable.server.run import checked_proxies
from tests.server.serving import running

FIVE = Limits(requests=(1e-6, 5))
"""Five requests from an address, and no more for a long time."""

STRANGER = "127.0.0.2"
"""This machine as well, but not an address that is believed by itself."""


def ask(
    address: str, source: str = "127.0.0.1", path: str = "/api/version", **headers: str
) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as http:
        return http.get(f"{address}{path}", headers=names)


def passed(address: str, source: str, visitor: str) -> int:
    """How many of ten requests for a visitor are let through."""
    answers = [ask(address, source, x_forwarded_for=visitor) for _ in range(10)]
    return sum(answer.status_code == 200 for answer in answers)


def test_visitors_of_a_proxy_on_this_machine_are_counted_one_by_one(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", FIVE) as address:
        assert passed(address, "127.0.0.1", "203.0.113.1") == 5
        assert passed(address, "127.0.0.1", "203.0.113.2") == 5
        # What a visitor claims stands before what the proxy saw.
        assert passed(address, "127.0.0.1", "198.51.100.9, 203.0.113.2") == 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has further addresses of its own")
def test_a_stranger_is_not_believed_unless_it_is_named(tmp_path: Path) -> None:
    with running(tmp_path / "one.db", FIVE) as address:
        assert passed(address, STRANGER, "203.0.113.1") == 5
        assert passed(address, STRANGER, "203.0.113.2") == 0
        assert passed(address, "127.0.0.1", "203.0.113.1") == 5, "who is not to blame"
    with running(tmp_path / "two.db", FIVE, checked_proxies("10.0.0.1, 127.0.0.2/32")) as address:
        assert passed(address, STRANGER, "203.0.113.1") == 5
        assert passed(address, STRANGER, "203.0.113.2") == 5


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has further addresses of its own")
def test_a_cookie_is_secure_where_the_outer_address_is(address: str) -> None:
    def cookie(source: str, scheme: str) -> str:
        answer = ask(address, source, "/api/me", x_forwarded_proto=scheme)
        return answer.headers["set-cookie"]

    assert "; Secure" in cookie("127.0.0.1", "https")
    assert "; Secure" not in cookie("127.0.0.1", "http")
    assert "; Secure" not in cookie(STRANGER, "https")


def test_a_guest_is_counted_wherever_it_comes_from(tmp_path: Path) -> None:
    limits = Limits(guests=(1e-6, 5))
    with running(tmp_path / "tables.db", limits) as address:
        mine = ask(address, path="/api/me").headers["set-cookie"].partition(";")[0]

        def statuses(cookie: str) -> list[int]:
            return [
                ask(
                    address, path="/api/tables", cookie=cookie, x_forwarded_for=f"203.0.113.{n}"
                ).status_code
                for n in range(10)
            ]

        assert statuses(mine) == [200] * 5 + [429] * 5
        other = ask(address, path="/api/me").headers["set-cookie"].partition(";")[0]
        assert statuses(other)[0] == 200


@pytest.mark.parametrize("words", ["*", "localhost", "10.0.0.1/8", "10.0.0.1;10.0.0.2"])
def test_what_is_no_address_is_not_trusted(words: str) -> None:
    with pytest.raises(WrongUse, match="use/bad-proxy"):
        checked_proxies(words)
