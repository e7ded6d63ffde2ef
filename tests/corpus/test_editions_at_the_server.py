"""Tables under way keep their rule and their cards while the server is replaced by a newer one."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from collection.scenes import play_on, take_back
from collection.serving import running
from looptable.client import Client, Sitting
from looptable.content.packs.pack import Pack
from looptable.engine.contract.game import Game
from looptable.engine.match.match import open_match
from looptable.engine.match.recordfile import parse_record
from looptable.engine.match.verification import verify
from looptable.server.bots.pool import WorkerPool
from looptable.server.bots.worker import Turn, choose
from looptable.server.lobby.upload import Upload, read_upload
from looptable.storage import open_store
from looptable.wire.lobby import JoinBody, NewTable
from tests.corpus.planted import changed, copied, installed

Scene = Callable[[Client, Client], Awaitable[None]]


def no_pack(name: str) -> Pack:
    raise AssertionError(name)


class Evening(msgspec.Struct):
    """A database, the guests there by their cookies, the tables that the old server left."""

    url: str
    new: Game
    cookies: list[str]
    tables: list[str]

    def play(self, game: Game, scene: Scene) -> None:
        """Plays a scene at a server that has this version of the game."""

        async def whole(address: str) -> None:
            async with (
                _client(address, self.cookies, 0) as ada,
                _client(address, self.cookies, 1) as bob,
            ):
                await scene(ada, bob)
                self.cookies = [ada.cookie, bob.cookie]

        with installed(game), running(self.url) as address:
            asyncio.run(whole(address))

    async def rules_of(self, table: str) -> tuple[int, object]:
        """The rules number of a table, and what its header says of the changed rule."""
        store = open_store(self.url)
        await store.migrate()
        header = (await store.table(table)).header
        await store.close()
        assert header is not None
        return header.rules, header.options.get("thrifty")


def _client(address: str, cookies: list[str], number: int) -> Client:
    client = Client(address)
    if cookies:
        name, _, value = cookies[number].partition("=")
        client.http.cookies.set(name, value)
    return client


async def _table(ada: Client, bob: Client, **more: object) -> str:
    wish = NewTable("planted", seats=("me", "open"), **more)  # type: ignore[arg-type]
    table = await ada.make_table(wish)
    await bob.join(table.id, JoinBody(invite=table.invite))
    return table.id


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Two tables at rules 1: one from a set-up, one from a position."""
    old = copied(tmp_path)
    evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", changed(tmp_path, old), [], [])

    async def begin(ada: Client, bob: Client) -> None:
        position = old.start(2, {}, 4).position()
        evening.tables = [await _table(ada, bob), await _table(ada, bob, position=position)]
        for table in evening.tables:
            async with ada.sit(table) as first, bob.sit(table) as second:
                await play_on((first, second), 3, random.Random(1))

    evening.play(old, begin)
    return evening


def _made(sitting: Sitting) -> int:
    return max(view.undo.made for view in sitting.views.values())


def test_tables_of_the_old_server_go_on_by_their_rule(evening: Evening) -> None:
    async def go_on(ada: Client, bob: Client) -> None:
        for table in evening.tables:
            async with ada.sit(table) as first, bob.sit(table) as second:
                assert _made(first) == 3
                await take_back((first, second), 1)
                await play_on((first, second), 99, random.Random(2))
            record, _ = parse_record(await ada.record(table), "record")
            assert (record.header.rules, "thrifty" in record.header.options) == (1, False)
            match = open_match(record, no_pack)
            assert verify(match.game, record).broken_line is None
            assert match.state.position()["thrifty"] is False
            again = await ada.rematch(table)
            assert await evening.rules_of(again.id) == (2, True)
            assert "thrifty" not in again.options

    evening.play(evening.new, go_on)


def test_new_tables_have_the_new_rule(evening: Evening) -> None:
    async def play(ada: Client, bob: Client) -> None:
        table = await _table(ada, bob)
        async with ada.sit(table) as first, bob.sit(table) as second:
            await play_on((first, second), 99, random.Random(2))
        record, _ = parse_record(await ada.record(table), "record")
        assert (record.header.rules, record.header.options["thrifty"]) == (2, True)
        again = await ada.rematch(table)
        assert await evening.rules_of(again.id) == (2, True)

    evening.play(evening.new, play)


def test_a_table_that_goes_on_from_an_old_record_keeps_its_cards(evening: Evening) -> None:
    async def play(ada: Client, bob: Client) -> None:
        table = evening.tables[0]
        async with ada.sit(table) as first, bob.sit(table) as second:
            await play_on((first, second), 99, random.Random(2))
        lines = (await ada.record(table)).splitlines(keepends=True)
        reveal, middle = lines[-1], lines[:3]
        wish = NewTable("planted", seats=("me", "hot"), record="".join([*middle, reveal]))
        later = await ada.make_table(wish)
        async with ada.sit(later.id) as sitting:
            await play_on((sitting,), 99, random.Random(3))
        record, _ = parse_record(await ada.record(later.id), "record")
        match = open_match(record, no_pack)
        assert match.game.content_name() == evening.new.kept_contents()[0]
        assert match.state.position()["thrifty"] is False

    async def replay(_pool: WorkerPool, _guest_id: str, text: str) -> Upload:
        return read_upload(text)  # here, for another process does not know this game

    with patch.object(WorkerPool, "replay", replay):
        evening.play(evening.new, play)


def test_bots_think_with_the_cards_of_their_table(tmp_path: Path) -> None:
    old = copied(tmp_path)
    new = changed(tmp_path, old)
    (content,) = new.kept_contents()
    # A hand with the card that the new version no longer has.
    state = next(
        state
        for state in (old.start(2, {}, seed) for seed in range(99))
        if "midnight-oil" in {option.key for option in old.legal_options(state, 0)}
    )
    position = {**state.position(), "hands": {"0": ["midnight-oil"], "1": ["paradox"]}}
    turn = Turn(
        match="m",
        bot="random",
        game="planted",
        packs=(),
        content=content,
        seat=0,
        start=0,
        position={**position, "thrifty": False, "deck": []},
        keys=(),
        seeds=(1,),
    )
    with installed(new):
        assert choose(turn) == "midnight-oil"
