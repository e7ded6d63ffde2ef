"""A plan is several choices in one frame: each is stored alone, and the rest falls away where it no longer fits."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from looptable.client import Client, ClientRefused, Sitting
from looptable.wire.lobby import JoinBody, NewTable, TableInfo
from tests.server.serving import alike, guest_at, raw_socket, run, running, two_at_a_table


async def alone(address: str, *others: str) -> tuple[Client, TableInfo]:
    """Ada at a table of Minute Hand, where she plays the hot seats, too."""
    ada = await guest_at(address, "Ada")
    wish = NewTable("template", options={"calm": True}, seats=("me", *others))
    return ada, await ada.make_table(wish)


def key(sitting: Sitting, seat: int, option: int = 0) -> str:
    return sitting.views[seat].options[option].key


def made(sitting: Sitting) -> list[tuple[int | None, int | None]]:
    """The choices in the log: their numbers and seats."""
    lines = [sitting.log[version] for version in sorted(sitting.log)]
    return [(line.n, line.seat) for line in lines if line.kind == "choice"]


def test_a_whole_plan_is_made_and_every_choice_is_stored(address: str) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot", "hot")
        async with ada.sit(table.id) as sitting:
            before = sitting.version
            ack = await sitting.plan(*((seat, key(sitting, seat)) for seat in (2, 0, 1)))
            assert (ack.version, ack.made, ack.stopped) == (before + 3, 3, None)
            await sitting.wait(lambda: sitting.version >= ack.version)
            assert made(sitting) == [(1, 2), (2, 0), (3, 1)]

    run(play())


def test_a_plan_ends_after_a_choice_that_reveals_something(address: str) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot")
        async with ada.sit(table.id) as sitting:
            cards = [(0, key(sitting, 0)), (1, key(sitting, 1))]
            # The second card turns both up. Whatever was to follow was planned without seeing them.
            ack = await sitting.plan(*cards, (0, key(sitting, 0, 1)), (1, key(sitting, 1, 1)))
            assert (ack.made, ack.stopped) == (2, None)
            await sitting.wait(lambda: sitting.version >= ack.version)
            assert made(sitting) == [(1, 0), (2, 1)]

    run(play())


def test_a_plan_that_is_refused_in_the_middle_keeps_what_was_made(address: str) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot", "hot")
        async with ada.sit(table.id) as sitting:
            ack = await sitting.plan((0, key(sitting, 0)), (1, "nonsense"), (2, key(sitting, 2)))
            assert ack.made == 1
            assert ack.stopped is not None
            assert ack.stopped.code == "action/unknown-key"
            assert ack.stopped.text
            await sitting.wait(lambda: sitting.version >= ack.version)
            assert made(sitting) == [(1, 0)]
            again = await sitting.plan((1, key(sitting, 1)), (1, key(sitting, 1)))
            assert again.stopped is not None
            assert (again.made, again.stopped.code) == (1, "action/not-your-turn")

    run(play())


def test_a_plan_of_which_nothing_can_be_made_is_refused(address: str) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot")
        async with ada.sit(table.id) as sitting:
            with pytest.raises(ClientRefused, match="action/unknown-key"):
                await sitting.plan((0, "nonsense"), (1, key(sitting, 1)))
            sitting.version = 1
            with pytest.raises(ClientRefused, match="choice/too-late"):
                await sitting.plan((0, key(sitting, 0)))
            sitting.version = 999
            with pytest.raises(ClientRefused, match="choice/unknown-version"):
                await sitting.plan((0, key(sitting, 0)))
            assert made(sitting) == []

    run(play())


def test_nothing_of_a_plan_with_a_foreign_seat_is_made(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            with pytest.raises(ClientRefused, match="seat/not-yours"):
                await first.plan((0, key(first, 0)), (1, key(second, 1)))
            carl = await guest_at(address, "Carl")
            async with carl.sit(table.id, table.invite) as watching:
                with pytest.raises(ClientRefused, match="seat/not-yours"):
                    await watching.plan((0, key(first, 0)))
            assert first.views[0].undo.made == 0

    run(play())


@pytest.mark.parametrize("choices", [[], [{"seat": 0, "key": "wait"}] * 17])
def test_a_plan_has_at_least_one_choice_and_not_too_many(
    address: str, choices: list[dict[str, Any]]
) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot")
        async with raw_socket(ada, table.id) as raw:
            await raw.next("snapshot")
            await raw.send({"type": "plan", "id": "p", "version": 1, "choices": choices})
            assert (await raw.next("refused"))["code"] == "frame/unknown"

    run(play())


async def _start(raw: Any) -> dict[str, Any]:
    """A plan for the first two seats, from the first snapshot, with a third choice that falls away."""
    start = await raw.next("snapshot")
    options = {view["seat"]: view["options"] for view in start["seats"]}
    choices = [
        {"seat": seat, "key": options[seat][number]["key"]}
        for seat, number in ((0, 0), (1, 0), (0, 1))
    ]
    return {"type": "plan", "id": "p-1", "version": start["version"], "choices": choices}


def test_a_plan_sent_twice_is_made_once_and_answered_alike(address: str) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot")
        async with raw_socket(ada, table.id) as raw:
            plan = await _start(raw)
            await raw.send(plan)
            # The line breaks before the answer comes.
        async with raw_socket(ada, table.id) as raw:
            await raw.send(plan)
            ack = await raw.next("ack")
            assert (ack["made"], ack["stopped"]) == (2, None)
            await raw.send(plan)
            assert await raw.next("ack") == ack
        async with ada.sit(table.id) as sitting:
            assert made(sitting) == [(1, 0), (2, 1)]

    run(play())


def test_a_plan_that_was_cut_off_goes_on_where_it_was(address: str) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot", "hot")
        async with raw_socket(ada, table.id) as raw:
            plan = await _start(raw)
            # As if the server had been stopped after the first choice: the same frame, as far as it came.
            await raw.send({**plan, "choices": plan["choices"][:1]})
            assert (await raw.next("ack"))["made"] == 1
            await raw.send({**plan, "choices": plan["choices"][:2]})
            ack = await raw.next("ack")
            assert (ack["made"], ack["version"]) == (2, plan["version"] + 2)
        async with ada.sit(table.id) as sitting:
            assert made(sitting) == [(1, 0), (2, 1)]

    run(play())


def test_what_was_undone_is_not_planned_again_by_an_old_frame(address: str) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot", "hot")
        async with raw_socket(ada, table.id) as raw:
            plan = await _start(raw)
            await raw.send({**plan, "choices": plan["choices"][:1]})
            await raw.next("ack")
            await raw.send({"type": "undo", "id": "u", "to": 0})
            await raw.next("ack")
            await raw.send(plan)
            ack = await raw.next("ack")
            assert (ack["made"], ack["stopped"]["code"]) == (1, "choice/too-late")
        async with ada.sit(table.id) as sitting:
            assert sitting.views[0].undo.made == 0

    run(play())


def test_a_bot_waits_until_a_plan_is_over_and_is_woken_then(address: str) -> None:
    async def play() -> None:
        ada, table = await alone(address, "hot", "bot:random")
        async with ada.sit(table.id) as sitting:
            await sitting.plan((0, key(sitting, 0)), (1, key(sitting, 1)))
            await sitting.wait(lambda: len(made(sitting)) >= 3)
            assert {seat for _, seat in made(sitting)[:3]} == {0, 1, 2}

    run(play())


def test_two_processes_that_hear_the_same_plan_make_it_once(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def play(one: str, two: str) -> None:
        ada, bob = await guest_at(one, "Ada"), await guest_at(one, "Bob")
        wish = NewTable("template", options={"calm": True}, seats=("me", "open", "hot"))
        table = await ada.make_table(wish)
        await bob.join(table.id, JoinBody(invite=table.invite))
        async with raw_socket(ada, table.id) as here:
            start = await here.next("snapshot")
            ada.address = two
            async with raw_socket(ada, table.id) as there:
                options = {view["seat"]: view["options"] for view in start["seats"]}
                choices = [{"seat": seat, "key": options[seat][0]["key"]} for seat in (0, 2)]
                plan = {"type": "plan", "id": "p", "version": start["version"], "choices": choices}
                await asyncio.gather(here.send(plan), there.send(plan))
                answers = await asyncio.gather(here.next("ack"), there.next("ack"))
                assert answers[0] == answers[1]
                assert answers[0]["made"] == 2
        async with bob.sit(table.id) as sitting:
            assert made(sitting) == [(1, 0), (2, 2)]

    with alike(), running(database) as one, running(database) as two:
        run(play(one, two))


def test_a_view_looks_ahead_so_that_a_whole_unit_can_be_planned(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("time-stories", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            while not any(view.ahead for view in sitting.views.values()):
                seat = sitting.views[0].pending[0]
                version = await sitting.choose(seat, key(sitting, seat))
                await sitting.wait(lambda version=version: sitting.version >= version)  # type: ignore[misc]
            view = next(view for view in sitting.views.values() if view.ahead)
            assert view.seat is not None
            (second, *_) = [one for one in view.ahead if len(one.after) == 1]
            assert second.prompt
            ack = await sitting.plan((view.seat, second.after[0]))
            await sitting.wait(lambda: sitting.version >= ack.version)
            assert sitting.views[view.seat].options == second.options

    run(play())
