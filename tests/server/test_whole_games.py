"""Whole games over real sockets."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from looptable.client import ClientRefused
from looptable.content.packs.pack import Pack
from looptable.core.chance import Chance
from looptable.engine.match.match import open_match
from looptable.engine.match.recordfile import parse_record
from looptable.engine.match.verification import verify
from looptable.engine.registry import find_game
from looptable.wire.lobby import JoinBody, NewTable
from tests.server.serving import guest_at, play_on, run, running, two_at_a_table


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that draws each match from its own secret, as players get it."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "tables.db") as found:
        yield found


def no_pack(name: str) -> Pack:
    raise AssertionError(name)


def test_two_guests_and_a_bot_finish_a_game_and_its_record_verifies(address: str) -> None:
    async def play() -> str:
        ada, bob, table = await two_at_a_table(address, "bot:random", nonce="dice")
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            await asyncio.gather(play_on(first, 0), play_on(second, 1))
            assert first.views[0].outcome == second.views[1].outcome
            info = await ada.table(table.id)
            assert info.status == "over"
            return await bob.record(table.id)

    record, warnings = parse_record(run(play()), "record")
    assert not warnings
    match = open_match(record, no_pack)
    assert match.state.outcome() is not None
    verdict = verify(match.game, record)
    assert verdict.committed
    assert verdict.broken_line is None
    assert record.reveal is not None
    assert record.reveal.nonces == {"0": "dice"}
    assert record.header.seats[:2] == ("Ada", "Bob")


def near_the_end(seed: int) -> dict[str, Any]:
    """A position of The LOOP some choices before a match at random ends."""
    game = find_game("the-loop")
    chance = Chance(1)
    chance.seed(seed)
    state = game.start(3, {}, seed)
    trail = []
    while pending := state.pending():
        trail.append(state.clone())
        legal = state.legal(pending[0])
        state.apply(pending[0], legal[chance.below(0, len(legal))])
    return trail[-6].position()


def test_the_loop_is_played_to_its_end_from_a_position_near_it(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob", "fr")
        wish = NewTable("the-loop", seats=("me", "open", "bot:blueprint"), position=near_the_end(3))
        table = await ada.make_table(wish)
        await bob.join(table.id, JoinBody(invite=table.invite))
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            with pytest.raises(ClientRefused, match="table/not-over"):
                await ada.record(table.id)
            await asyncio.gather(play_on(first, 0, -1), play_on(second, 1, -1))
            ours, theirs = first.views[0].outcome, second.views[1].outcome
            assert ours is not None
            assert theirs is not None
            assert ours.code == theirs.code
            assert ours.text != theirs.text, "each in their own language"
            record, _ = parse_record(await ada.record(table.id), "record")
            assert open_match(record, no_pack).state.outcome() is not None

    run(play())


def test_what_happened_before_the_first_choice_is_told_with_the_start(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("the-loop", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            (start,) = [line for line in sitting.log.values() if line.kind == "start"]
            assert start.sentences[0] == "The match begins."
            assert any(sentence.startswith("Turn 1: ") for sentence in start.sentences)
            assert any(" draws “" in sentence for sentence in start.sentences)

    run(play())
