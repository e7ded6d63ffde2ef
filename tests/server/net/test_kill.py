"""The server is killed in the middle of play: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from looptable.client import Client, Sitting
from looptable.engine.match.recordfile import parse_record
from looptable.engine.match.verification import verify
from looptable.engine.registry import find_game
from looptable.wire.views import LogLine
from tests.server.processes import Served, served
from tests.server.serving import lively, run, two_at_a_table

PER_LIFE = 8
"""At most so much is acknowledged in one life of the server before it is killed."""


@dataclass
class Person:
    """Plays a seat and talks, and notes what the server acknowledged."""

    client: Client
    seat: int
    acknowledged: dict[int, str] = field(default_factory=dict)
    sent: int = 0

    async def play(self, sitting: Sitting) -> None:
        """To the end of the match, however often the connection breaks meanwhile."""
        while sitting.views[self.seat].outcome is None:
            view = sitting.views[self.seat]
            if self.seat in view.pending:
                self.sent += 1
                key = view.options[self.sent % len(view.options)].key
                self.acknowledged[await sitting.choose(self.seat, key)] = "choice"
            else:
                text = f"{self.seat} says {self.sent}"
                self.acknowledged[await sitting.chat(text)] = text
                await sitting.wait(lambda: lively(sitting, self.seat), 60)

    def check(self, log: dict[int, LogLine]) -> None:
        """All of it is in the log, under the versions that were told."""
        for version, what in self.acknowledged.items():
            line = log[version]
            assert line.seat == self.seat
            assert (line.sentences[0] if line.kind == "chat" else line.kind) == what
        mine = [line for line in log.values() if line.seat == self.seat]
        said = [line for line in mine if line.kind in ("choice", "chat")]
        # Everything was answered in the end, so that what is there was acknowledged, and once.
        assert len(said) == len(self.acknowledged)


async def play_through_kills(server: Served, kills: int) -> int:
    """How many choices and words were acknowledged while the server was killed so many times."""
    moments = random.Random(7)
    total = 0
    while kills > 0:
        ada, bob, table = await two_at_a_table(server.address)
        people = Person(ada, 0), Person(bob, 1)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            playing = asyncio.gather(people[0].play(first), people[1].play(second))
            while kills > 0 and not playing.done():
                wanted = _acknowledged(people) + moments.randint(1, PER_LIFE)
                while not playing.done() and _acknowledged(people) < wanted:
                    await asyncio.sleep(moments.uniform(0, 0.005))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                kills -= 1
            await asyncio.wait_for(playing, 60)
            await check_whole(people, (first, second), table.id)
        total += _acknowledged(people)
    return total


def _acknowledged(people: tuple[Person, Person]) -> int:
    return sum(len(one.acknowledged) for one in people)


async def check_whole(
    people: tuple[Person, Person], sittings: tuple[Sitting, Sitting], table: str
) -> None:
    """The survivors have what a newcomer gets, and the record is whole."""
    for one, sitting in zip(people, sittings, strict=True):
        async with one.client.sit(table) as fresh:
            await sitting.wait(lambda s=sitting, f=fresh: s.version == f.version)  # type: ignore[misc]
            assert sitting.log == fresh.log
            one.check(fresh.log)
    record, _ = parse_record(await people[0].client.record(table), "record")
    assert [choice.n for choice in record.choices] == list(range(1, len(record.choices) + 1))
    verdict = verify(find_game("template"), record)
    assert verdict.committed
    assert verdict.broken_line is None


def test_play_goes_on_through_kills(url: str, tmp_path: Path) -> None:
    with served(url, tmp_path) as server:
        assert run(play_through_kills(server, 2)) > 0


@pytest.mark.soak
def test_play_goes_on_through_a_hundred_kills(url: str, tmp_path: Path) -> None:
    with served(url, tmp_path) as server:
        total = run(play_through_kills(server, 100))
    print(f"{total} choices and words acknowledged, none lost, none doubled")
