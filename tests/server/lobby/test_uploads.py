"""Tables that begin from a record somebody sent: replayed beside the server, never on its loop."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from looptable.client import ClientRefused
from looptable.core.errors import Refusal
from looptable.engine.match.match import new_match
from looptable.engine.match.recordfile import as_lines
from looptable.engine.registry import find_game
from looptable.server.bots import pool
from looptable.server.bots.pool import WorkerPool
from looptable.server.lobby import upload
from looptable.server.lobby.upload import read_upload
from looptable.wire.lobby import NewTable
from tests.server.serving import guest_at, run


def a_record(choices: int, game: str = "template") -> str:
    """A match that has come so far, always by the first option."""
    match = new_match(find_game(game), 2, {}, 4)
    for _ in range(choices):
        seat = match.state.pending()[0]
        match.act(seat, match.options(seat)[0].key)
    return as_lines(match.record)


@pytest.fixture
def workers() -> Iterator[WorkerPool]:
    found = WorkerPool(1)
    yield found
    found.close()


def test_a_table_goes_on_from_a_record(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        wish = NewTable("template", seats=("me", "hot"), record=a_record(2))
        assert (await ada.make_table(wish)).status == "playing"
        with pytest.raises(ClientRefused, match="use/other-game"):
            await ada.make_table(NewTable("the-loop", seats=("me", "hot"), record=a_record(2)))
        with pytest.raises(ClientRefused, match="table/two-beginnings"):
            await ada.make_table(NewTable("template", position={}, record=a_record(2)))

    run(play())


def test_no_record_is_replayed_by_the_process_that_serves(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The server runs in a thread of this process; its workers import the real thing.
    monkeypatch.setattr(upload, "open_match", None)

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        wish = NewTable("the-loop", seats=("me", "hot"), record=a_record(60, "the-loop"))
        assert (await ada.make_table(wish)).status == "playing"

    run(play())


def test_one_guest_sends_one_record_at_a_time(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        wish = NewTable("template", seats=("me", "hot"), record=a_record(2))
        sent = [ada.make_table(wish) for _ in range(6)]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        refused = [one.code for one in answers if isinstance(one, ClientRefused)]
        assert len(refused) < 6
        assert set(refused) == {"limit/one-at-a-time"}

    run(play())


def test_a_record_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload, "MOST_CHOICES", 5)
    assert read_upload(a_record(4)).game == "template"
    with pytest.raises(Refusal, match="record/too-long"):
        read_upload(a_record(6))


def test_a_record_that_takes_too_long_is_given_up(
    monkeypatch: pytest.MonkeyPatch, workers: WorkerPool
) -> None:
    monkeypatch.setattr(pool, "read_upload", time.sleep)
    monkeypatch.setattr(workers._records, "_seconds", 0.2)

    async def play() -> None:
        with pytest.raises(Refusal, match="record/too-long"):
            await workers.replay("ada", 60)  # type: ignore[arg-type]  # seconds to sleep

    asyncio.run(play())


def test_what_a_record_is_refused_for_is_told_across_processes(workers: WorkerPool) -> None:
    async def play() -> None:
        with pytest.raises(Exception, match="record/not-a-record"):
            await workers.replay("ada", "nonsense")

    asyncio.run(play())
