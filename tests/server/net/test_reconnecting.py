"""Connections break; nothing is lost and nothing is done twice."""

import asyncio
from pathlib import Path

import pytest

from looptable.client import Client
from tests.server.serving import play_on, raw_socket, run, running, two_at_a_table


def test_a_choice_whose_answer_was_lost_is_sent_again_and_made_once(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as raw:
            start = await raw.next("snapshot")
            key = start["seats"][0]["options"][0]["key"]
            choice = {"type": "choose", "id": "c-1", "seat": 0, "version": start["version"]}
            await raw.send({**choice, "key": key})
            # The line breaks before the answer comes.
        async with raw_socket(ada, table.id, f"seen={start['version']}") as raw:
            await raw.send({**choice, "key": key})
            ack = await raw.next("ack")
            assert (ack["id"], ack["version"]) == ("c-1", start["version"] + 1)
            await raw.send({**choice, "key": key})
            assert await raw.next("ack") == ack
        async with bob.sit(table.id) as sitting:
            chosen = [line for line in sitting.log.values() if line.kind == "choice"]
            assert [(line.n, line.seat) for line in chosen] == [(1, 0)]
            assert sitting.views[1].undo.made == 1

    run(play())


def test_who_comes_back_is_told_what_happened_since(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            seen = first.version
            await second.chat("hello")
            await first.wait(lambda: first.version > seen)
            async with raw_socket(ada, table.id, f"seen={seen}") as raw:
                back = await raw.next("snapshot")
                assert [line["sentences"] for line in back["log"]] == [["hello"]]
            async with raw_socket(ada, table.id, "seen=999") as raw:
                assert len((await raw.next("snapshot"))["log"]) > 1

    run(play())


def test_a_game_goes_on_through_lost_connections(address: str) -> None:
    async def interrupt(client: Client, table: str) -> None:
        async with client.sit(table) as sitting:
            for _ in range(5):
                await asyncio.sleep(0.2)
                await sitting.drop()

    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:

            async def disturb() -> None:
                for _ in range(6):
                    await asyncio.sleep(0.1)
                    await first.drop()

            games = asyncio.gather(play_on(first, 0), play_on(second, 1))
            await asyncio.gather(disturb(), interrupt(bob, table.id), games)
            numbers = [line.n for line in second.log.values() if line.kind == "choice"]
            assert numbers == list(range(1, len(numbers) + 1))

    run(play())


def test_a_match_outlives_its_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def begin(address: str) -> tuple[Client, str, dict[str, object]]:
        ada, _, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as raw:
            start = await raw.next("snapshot")
            key = start["seats"][0]["options"][0]["key"]
            choice = {"type": "choose", "id": "c-9", "seat": 0, "version": start["version"]}
            await raw.send({**choice, "key": key})
            ack = await raw.next("ack")
        return ada, table.id, {**choice, "key": key, "ack": ack}

    async def go_on(address: str, ada: Client, table: str, choice: dict[str, object]) -> None:
        ada.address = address
        ack = choice.pop("ack")
        async with raw_socket(ada, table) as raw:
            assert (await raw.next("snapshot"))["seats"][0]["undo"]["made"] == 1
            await raw.send(choice)
            assert await raw.next("ack") == ack

    with running(database) as address:
        ada, table, choice = run(begin(address))
    with running(database) as address:
        run(go_on(address, ada, table, choice))


def test_presence_is_told(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first:
            assert first.present == {"0": True, "1": False} or not first.present
            async with bob.sit(table.id):
                await first.wait(lambda: first.present == {"0": True, "1": True})
            await first.wait(lambda: first.present == {"0": True, "1": False})

    run(play())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_socket_speaks_the_language_it_is_asked_for(address: str, lang: str) -> None:
    async def play() -> None:
        ada, _bob, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as raw:
            await raw.next("snapshot")
            await raw.send({"type": "language", "lang": lang})
            told = await raw.next("snapshot")
            begins = {"en": "The match begins.", "fr": "La partie commence."}[lang]
            assert begins in [sentence for line in told["log"] for sentence in line["sentences"]]

    run(play())
