"""Two processes on one PostgreSQL serve the same table: whatever is done at one is told at the other."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from looptable.client import Client, ClientRefused, Sitting
from looptable.wire.lobby import JoinBody, NewTable, SeatBody, SeatInfo
from tests.server.processes import Served, served
from tests.server.serving import guest_at, play_on, raw_socket, run

Pair = tuple[str, str]


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """The addresses of two processes."""
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    with served(postgres, folders[0]) as one, served(postgres, folders[1]) as two:
        yield one.address, two.address


async def across(pair: Pair, *more: str) -> tuple[Client, Client, str]:
    """Ada at the first process and Bob at the second, at one table with a calm clock (`two_at_a_table`)."""
    ada, bob = await guest_at(pair[0], "Ada"), await guest_at(pair[1], "Bob")
    seats = ("me", "open", *more)
    table = await ada.make_table(NewTable("template", options={"calm": True}, seats=seats))
    await bob.join(table.id, JoinBody(invite=table.invite))
    return ada, bob, table.id


async def same(first: Sitting, second: Sitting) -> None:
    """Both have heard all that there is."""
    await first.wait(lambda: first.version >= second.version)
    await second.wait(lambda: second.version >= first.version)


def numbers(sitting: Sitting) -> list[int | None]:
    lines = [sitting.log[version] for version in sorted(sitting.log)]
    return [line.n for line in lines if line.kind == "choice" and not line.folded]


def test_a_whole_match_is_played_across_processes(pair: Pair) -> None:
    async def play() -> None:
        ada, bob, table = await across(pair, "bot:random")
        async with ada.sit(table) as first, bob.sit(table) as second:
            await first.chat("hello")
            await second.wait(lambda: any(line.kind == "chat" for line in second.log.values()))
            await asyncio.gather(play_on(first, 0), play_on(second, 1))
            await same(first, second)
            assert first.views[0].outcome == second.views[1].outcome
            assert [line.version for line in first.log.values()] == sorted(first.log)
            assert first.log.keys() == second.log.keys()
            made = numbers(first)
            assert made == numbers(second) == list(range(1, len(made) + 1))
            # The bot thinks in both processes, and moves once.
            assert {line.seat for line in first.log.values() if line.kind == "choice"} == {0, 1, 2}
            assert [line for line in first.log.values() if line.kind == "chat"] == [
                line for line in second.log.values() if line.kind == "chat"
            ]
            assert await ada.record(table) == await bob.record(table)
            assert (await bob.table(table)).status == "over"

    run(play())


def test_undo_by_consent_across_processes(pair: Pair) -> None:
    async def play() -> None:
        ada, bob, table = await across(pair)
        async with ada.sit(table) as first, bob.sit(table) as second:
            await first.choose(0, first.views[0].options[0].key)
            await second.choose(1, second.views[1].options[0].key)
            await first.wait(lambda: first.views[0].undo.made == 2)
            ask = await first.undo(0)
            await second.wait(lambda: ask in second.log)
            await second.agree(ask, yes=True)
            for sitting, seat in ((first, 0), (second, 1)):
                await sitting.wait(lambda s=sitting, n=seat: s.views[n].undo.made == 0)  # type: ignore[misc]
            await same(first, second)
            assert numbers(first) == numbers(second) == []
            await second.choose(1, second.views[1].options[0].key)
            await first.wait(lambda: first.views[0].undo.made == 1)

    run(play())


def test_presence_is_seen_across_processes(pair: Pair) -> None:
    async def play() -> None:
        ada, bob, table = await across(pair)
        async with ada.sit(table) as first:
            async with bob.sit(table) as second:
                for sitting in (first, second):
                    await sitting.wait(lambda s=sitting: s.present == {"0": True, "1": True})  # type: ignore[misc]
                seats = (await bob.table(table)).seats
                assert [seat.present for seat in seats] == [True, True]
            await first.wait(lambda: first.present == {"0": True, "1": False})

    run(play())


def test_seats_names_and_the_end_of_a_table_are_told_across_processes(pair: Pair) -> None:
    async def play() -> None:
        ada, bob, table = await across(pair)
        async with bob.sit(table) as second:
            await ada.rename("Ada Lovelace")
            await second.wait(lambda: _seat(second, 0).name == "Ada Lovelace")
            await ada.change_seat(table, 1, SeatBody("muted"))
            await second.wait(lambda: _seat(second, 1).muted)
            with pytest.raises(ClientRefused, match="chat/muted"):
                await second.chat("anybody?")
            await ada.delete(table)
            with pytest.raises(ClientRefused, match="table/gone"):
                await second.wait(lambda: False)

    run(play())


def _seat(sitting: Sitting, seat: int) -> SeatInfo:
    assert sitting.table is not None
    return sitting.table.seats[seat]


def test_choices_at_both_processes_at_once_are_each_made_once(pair: Pair) -> None:
    async def play() -> None:
        ada, bob, table = await across(pair)
        async with ada.sit(table) as first, bob.sit(table) as second:
            words = [f"word {n}" for n in range(20)]
            await asyncio.gather(
                *(first.chat(f"a {word}") for word in words),
                *(second.chat(f"b {word}") for word in words),
            )
            await same(first, second)
            for sitting in (first, second):
                said = [line.sentences[0] for line in sitting.log.values() if line.kind == "chat"]
                assert sorted(said) == sorted(f"{who} {word}" for who in "ab" for word in words)

    run(play())


def test_whoever_loses_a_process_goes_on_at_the_other(postgres: str, tmp_path: Path) -> None:
    """The choice is stored and its process dead: the other knows it, under its id."""

    async def begin(one: Served, two: Served) -> None:
        ada, bob, table = await across((one.address, two.address))
        async with bob.sit(table) as second:
            async with ada.sit(table) as first:
                version = await first.choose(0, first.views[0].options[0].key)
            one.kill()
            ada.address = two.address
            async with ada.sit(table) as first:
                assert first.version >= version
                assert first.views[0].undo.made == 1
                await second.choose(1, second.views[1].options[0].key)
                await first.wait(lambda: first.views[0].undo.made == 2)

    (tmp_path / "one").mkdir()
    with served(postgres, tmp_path / "one") as one, served(postgres, tmp_path) as two:
        run(begin(one, two))


def test_a_page_that_is_turned_at_one_process_is_turned_at_the_other(pair: Pair) -> None:
    async def read() -> None:
        ada, bob, table = await across(pair)
        async with raw_socket(ada, table) as hers, raw_socket(bob, table) as his:
            await his.next("presence")
            await hers.send({"type": "turn", "seat": 0, "scene": "briefing", "page": 2})
            turned = await his.next("turned")
            assert (turned["seat"], turned["scene"], turned["page"]) == (0, "briefing", 2)

    run(read())
