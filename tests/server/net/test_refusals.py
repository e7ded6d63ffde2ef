"""Bad input: a clear refusal, nothing changed, nothing visible to others, no failure."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from looptable.client import Client, ClientRefused
from looptable.server.net.limits import Limits
from looptable.wire.lobby import JoinBody, NewTable
from tests.server.serving import guest_at, raw_socket, run, running, two_at_a_table

DEEP = '{"game": "the-loop", "position": {"agents": ' + "[" * 900 + "]" * 900 + "}}"
"""Nested deeper than a sentence can say back."""


def refusal_of(address: str, frame: Any, client: int = 0) -> tuple[str, bool]:
    """How a frame is refused at a fresh table, and whether the table stayed as it was."""

    async def play() -> tuple[str, bool]:
        ada, bob, table = await two_at_a_table(address)
        async with raw_socket((ada, bob)[client], table.id) as raw:
            start = await raw.next("snapshot")
            known = {"version": start["version"], "key": start["seats"][0]["options"][0]["key"]}
            await raw.send({**known, **frame} if isinstance(frame, dict) else frame)
            refused = await raw.next("refused", "ack")
            assert refused["text"]
            async with raw_socket(bob, table.id) as other:
                after = await other.next("snapshot")
            return refused["code"], after["version"] == start["version"]

    return run(play())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "frame/not-json"),
        ("[" * 60_000, "frame/unknown"),
        ('{"type":' * 8_000, "frame/not-json"),
        ("\ud83d".encode("utf-8", "surrogatepass"), "frame/binary"),
        (b"\x00\x01", "frame/binary"),
        ("x" * 70_000, "frame/too-large"),
        ('"choose"', "frame/unknown"),
        ({"type": "cheat"}, "frame/unknown"),
        ({"type": "choose", "id": "a", "seat": "0"}, "frame/unknown"),
        ({"type": "choose", "id": "", "seat": 0}, "frame/unknown"),
        ({"type": "choose", "id": "a", "seat": 0, "key": "win"}, "action/unknown-key"),
        ({"type": "choose", "id": "a", "seat": 1}, "seat/not-yours"),
        ({"type": "choose", "id": "a", "seat": 99}, "seat/not-yours"),
        ({"type": "choose", "id": "a", "seat": 0, "version": 999}, "choice/unknown-version"),
        ({"type": "choose", "id": "a", "seat": 0, "version": 1}, "choice/too-late"),
        ({"type": "choose", "id": "a", "seat": 0, "version": -5}, "choice/too-late"),
        ({"type": "chat", "id": "a", "text": " "}, "chat/unusable"),
        ({"type": "chat", "id": "a", "text": "x" * 501}, "chat/unusable"),
        ({"type": "chat", "id": "a", "text": "\x1b[2J"}, "chat/unusable"),
        ({"type": "undo", "id": "a", "to": 0}, "undo/nothing"),
        ({"type": "undo", "id": "a", "to": -1}, "undo/nothing"),
        ({"type": "agree", "id": "a", "undo": 2, "yes": True}, "undo/not-asked"),
        ({"type": "language", "lang": "tlh"}, "use/unknown-language"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_bad_frame_is_refused_and_changes_nothing(address: str, frame: Any, code: str) -> None:
    assert refusal_of(address, frame) == (code, True)


def test_the_key_of_another_seat_is_refused(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            theirs = {option.key for option in second.views[1].options}
            foreign = theirs - {option.key for option in first.views[0].options}
            with pytest.raises(ClientRefused, match="action/unknown-key"):
                await first.choose(0, sorted(foreign)[0])
            with pytest.raises(ClientRefused, match="seat/not-yours"):
                await first.choose(1, sorted(theirs)[0])

    run(play())


def test_ten_unreadable_frames_are_enough(address: str) -> None:
    async def play() -> None:
        ada, _bob, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as raw:
            for _ in range(11):
                await raw.send("nonsense")
            assert (await raw.next("bye"))["code"] == "limit/too-many-mistakes"

    run(play())


def bye_of(client: Client, table: str, query: str = "", **headers: str) -> str:
    async def knock() -> str:
        async with raw_socket(client, table, query, **headers) as raw:
            frame = await raw.next()
            return str(frame["code"]) if frame["type"] == "bye" else str(frame["type"])

    return run(knock())


def test_sockets_let_in_only_who_may_look(address: str) -> None:
    async def prepare() -> tuple[Client, Client, str, str]:
        ada, eve = await guest_at(address, "Ada"), await guest_at(address, "Eve")
        secret = await ada.make_table(NewTable("template"))
        public = await ada.make_table(NewTable("template", access="public"))
        assert secret.invite is not None
        assert (await eve.table(secret.id, secret.invite)).invite is None
        with pytest.raises(ClientRefused, match="table/private"):
            await eve.table(secret.id)
        with pytest.raises(ClientRefused, match="table/private"):
            await eve.join(secret.id, JoinBody(invite="guessed"))
        return ada, eve, secret.id, public.id

    ada, eve, secret, public = run(prepare())
    host = address.removeprefix("http://")
    assert bye_of(eve, secret) == "table/private"
    assert bye_of(eve, public) == "snapshot"
    assert bye_of(ada, secret) == "snapshot"
    assert bye_of(ada, "nowhere") == "table/unknown"
    assert bye_of(ada, secret, Origin="https://elsewhere.example") == "guest/other-origin"
    assert bye_of(ada, secret, Origin=f"http://{host}") == "snapshot"
    assert bye_of(ada, secret, Cookie="looptable=0123456789abcdef.forged") == "guest/unknown"


@pytest.mark.parametrize(
    ("cookie", "status"),
    [
        ("0123456789abcdef.forged", 401),
        ("nonsense", 401),
        ("a.b.c", 401),
        ("é" * 40, 401),
        ("x" * 3000, 401),
        ("", 401),
    ],
)
def test_a_forged_cookie_makes_no_table(address: str, cookie: str, status: int) -> None:
    answer = httpx.post(
        f"{address}/api/tables",
        json={"game": "template"},
        headers={b"cookie": f"looptable={cookie}".encode("latin-1")} if cookie else None,
    )
    assert answer.status_code == status
    assert answer.json()["code"] in ("guest/unknown", "guest/none")


def test_a_cookie_with_another_guests_id_is_forged(address: str) -> None:
    async def play() -> None:
        ada, eve = await guest_at(address, "Ada"), await guest_at(address, "Eve")
        mine, theirs = (client.cookie.partition("=")[2] for client in (eve, ada))
        stolen = f"{theirs.split('.')[0]}.{mine.split('.')[1]}"
        eve.http.cookies.clear()
        eve.http.cookies.set("looptable", stolen)
        with pytest.raises(ClientRefused, match="guest/unknown"):
            await eve.rename("Ada")

    run(play())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/tables/nowhere", None, 404, "table/unknown"),
        ("GET", "/tables/" + "x" * 3000, None, 404, "table/unknown"),
        ("POST", "/tables/nowhere/join", "{}", 404, "table/unknown"),
        ("GET", "/nothing", None, 404, "request/unknown-address"),
        ("PATCH", "/tables", None, 405, "request/wrong-method"),
        ("POST", "/tables", "{", 400, "request/not-understood"),
        ("POST", "/tables", "[]", 400, "request/not-understood"),
        ("POST", "/tables", '{"game": 5}', 400, "request/not-understood"),
        ("POST", "/tables", '{"game": "x", "cheat": 1}', 400, "request/not-understood"),
        ("POST", "/tables", " " * 1_100_000, 413, "request/too-large"),
        ("POST", "/tables", '{"game": "chess"}', 404, "use/unknown-game"),
        ("POST", "/tables", '{"game": "template", "players": 9}', 400, "use/wrong-players"),
        ("POST", "/tables", '{"game": "template", "seats": ["king"]}', 400, "seat/unknown-kind"),
        ("POST", "/tables", '{"game": "template", "seats": ["bot:x"]}', 400, "use/unknown-bot"),
        ("POST", "/tables", '{"game": "template", "packs": ["../x"]}', 400, "use/unknown-pack"),
        (
            "POST",
            "/tables",
            '{"game": "template", "position": {"players": "2"}}',
            400,
            "position/bad-value",
        ),
        (
            "POST",
            "/tables",
            '{"game": "template", "position": {"rules": 99}}',
            400,
            "position/bad-value",
        ),
        (
            "POST",
            "/tables",
            '{"game": "template", "position": {"deck": 3}}',
            400,
            "position/bad-value",
        ),
        (
            "POST",
            "/tables",
            '{"game": "the-loop", "players": 2, "position": {"phase": "actions", "rifts": {"end": 4}}}',
            400,
            "position/impossible",
        ),
        ("POST", "/tables", '{"game": "template", "record": "x"}', 400, "record/not-a-record"),
        (
            "POST",
            "/tables",
            '{"game": "template", "nonce": "a\\nb"}',
            400,
            "request/not-understood",
        ),
        ("POST", "/tables", b'{"game": "\xff\xfe"}', 400, "request/not-understood"),
        ("POST", "/tables", '{"position":' * 5000, 400, "request/not-understood"),
        ("PUT", "/me", '{"name":' * 5000, 400, "request/not-understood"),
        ("POST", "/tables", DEEP, 400, "position/bad-value"),
        (
            "POST",
            "/tables",
            '{"game": "the-loop", "options": {"agents": "a,b"}}',
            400,
            "use/wrong-agents",
        ),
        ("PUT", "/me", '{"name": ""}', 400, "name/unusable"),
        ("PUT", "/me", '{"name": "\\u3164"}', 400, "name/unusable"),
        ("PUT", "/me", '{"name": "\\u2800 \\u00a0"}', 400, "name/unusable"),
        ("PUT", "/me", '{"name": "a\\u202eb"}', 400, "name/unusable"),
        ("PUT", "/me", '{"name": "a\\u0000b"}', 400, "name/unusable"),
        ("PUT", "/me", '{"name": "' + "x" * 41 + '"}', 400, "name/unusable"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_bad_request_is_refused_in_words(
    address: str, method: str, path: str, body: str | None, status: int, code: str
) -> None:
    async def ask() -> None:
        client = await guest_at(address, "Ada", "fr")
        headers = {"content-type": "application/json"}
        answer = await client.http.request(method, path, content=body, headers=headers)
        refused = msgspec.json.decode(answer.content)
        assert (answer.status_code, refused["code"]) == (status, code)
        assert refused["text"]
        assert (await client.tables()).mine == ()

    run(ask())


def test_of_many_requests_some_are_refused_and_none_breaks_anything(tmp_path: Path) -> None:
    with (
        running(tmp_path / "tables.db", Limits(requests=(1, 20))) as address,
        httpx.Client(base_url=address) as http,
    ):
        statuses = [http.get("/api/version").status_code for _ in range(100)]
        assert set(statuses) == {200, 429}


def test_addresses_longer_than_any_file_are_pages_like_others(address: str) -> None:
    for path in ("/" + "x" * 300, "/" + "/x" * 3000):
        assert httpx.get(address + path).status_code == 200


def test_answers_are_neither_guessed_at_nor_kept(address: str) -> None:
    for path in ("/api/version", "/api/tables/nowhere", "/api/nothing"):
        headers = httpx.get(address + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "text", ["Bonjour\u202f!", "«\u00a0Oui\u00a0»", "👩\u200d🚀", "two\nlines", "नमस्ते", "ok 👍🏽"]
)
def test_what_people_write_is_accepted(address: str, text: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        if "\n" not in text:
            assert (await bob.rename(text)).name == text
        async with ada.sit(table.id) as sitting:
            version = await sitting.chat(text)
            await sitting.note(0, text)
            await sitting.wait(lambda: version in sitting.log)
            assert sitting.log[version].sentences == (text,)

    run(play())


@pytest.mark.parametrize("text", ["\u2028", "a\u202eb", "a\u0007b", "\u200d", "a\ufffeb", "\ue000"])
def test_what_nobody_writes_is_refused(address: str, text: str) -> None:
    assert refusal_of(address, {"type": "chat", "id": "a", "text": text}) == ("chat/unusable", True)
