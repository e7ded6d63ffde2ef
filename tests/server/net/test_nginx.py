"""The lines for nginx in docs/hosting.md, in a real nginx with a certificate, with a match behind it."""

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from websockets.asyncio.client import connect

from find_nginx import NONE_FOUND, find_nginx
from looptable.server.net.limits import Limits
from tests.server.serving import play_on, run, running, two_at_a_table

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"
AROUND = """
daemon off;
pid nginx.pid;
error_log error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {lines}
}}
"""


def cannot_run(reason: str) -> NoReturn:
    """A developer's machine may lack nginx; CI may not."""
    if os.environ.get("CI"):
        pytest.fail(f"CI needs the test behind a proxy, but {reason}", pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One for localhost, signed by nobody else."""
    openssl = shutil.which("openssl")
    if openssl is None:
        cannot_run("there is no openssl to make a certificate with")
    folder = tmp_path_factory.mktemp("certificate")
    form = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = [openssl, "req", "-x509", *form, *name, *files]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def configured(server: str, certificate: Path, port: int) -> str:
    """The lines of the page, with our places in place of those that it makes up."""
    (lines,) = re.findall(
        r"^```nginx\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    for shown, ours in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("http://127.0.0.1:8000", server),
        ("/etc/letsencrypt/live/games.example.org", str(certificate)),
        ("games.example.org", "localhost"),
    ):
        assert shown in lines
        lines = lines.replace(shown, ours)
    return AROUND.format(lines=lines)


def start(program: str, folder: Path, port: int) -> "subprocess.Popen[bytes] | None":
    """An nginx that listens; None if somebody else has taken its port meanwhile."""
    place = ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "error.log"]
    process = subprocess.Popen([program, *place], stderr=subprocess.DEVNULL)
    while process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0 and (folder / "nginx.pid").exists():
                return process
        time.sleep(0.01)
    said = (folder / "error.log").read_text("utf-8")
    assert "Address already in use" in said, said
    return None


@contextmanager
def behind_nginx(server: str, certificate: Path, folder: Path) -> Iterator[str]:
    """The address of nginx in front of a server, by the lines of the page."""
    program = find_nginx()
    if program is None:
        cannot_run(NONE_FOUND)
    process = None
    while process is None:
        port = free_port()
        (folder / "nginx.conf").write_text(configured(server, certificate, port), "utf-8")
        process = start(program, folder, port)
    try:
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait(timeout=20)


@pytest.fixture
def trusted(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Clients of this test take the certificate for a good one."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "fullchain.pem"))
    return certificate


def test_a_match_is_played_through_nginx(address: str, trusted: Path, tmp_path: Path) -> None:
    async def play(outside: str) -> None:
        ada, bob, table = await two_at_a_table(outside)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            await first.chat("hello")
            await asyncio.gather(play_on(first, 0), play_on(second, 1))
            assert first.views[0].outcome == second.views[1].outcome
        # A browser says which page it comes from: that must be the name the server goes by.
        place = f"wss{outside.removeprefix('https')}/api/tables/{table.id}/socket"
        for origin, kind in ((outside, "snapshot"), ("https://elsewhere.example", "bye")):
            headers = {"Cookie": ada.cookie, "Origin": origin}
            async with connect(place, additional_headers=headers) as socket:
                assert str(await socket.recv()).startswith(f'{{"type":"{kind}"')

    with behind_nginx(address, trusted, tmp_path) as outside:
        run(play(outside))


def test_nginx_says_who_asks_and_that_the_line_is_safe(trusted: Path, tmp_path: Path) -> None:
    limits = Limits(requests=(1e-6, 5))
    with (
        running(tmp_path / "tables.db", limits) as server,
        behind_nginx(server, trusted, tmp_path) as outside,
    ):

        def statuses(source: str, **headers: str) -> list[int]:
            with httpx.Client(transport=_from(source, trusted)) as http:
                return [
                    http.get(f"{outside}/api/version", headers=headers).status_code
                    for _ in range(8)
                ]

        assert statuses("127.0.0.3") == [200] * 5 + [429] * 3
        assert statuses("127.0.0.3", **{"X-Forwarded-For": "203.0.113.7"}) == [429] * 8
        assert statuses("127.0.0.4")[0] == 200
        with httpx.Client(transport=_from("127.0.0.5", trusted)) as http:
            assert "; Secure" in http.get(f"{outside}/api/me").headers["set-cookie"]


def _from(source: str, certificate: Path) -> httpx.HTTPTransport:
    context = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))
    return httpx.HTTPTransport(verify=context, local_address=source)
