"""Tables and who sits at them."""

import asyncio

import pytest

from looptable.client import Client, ClientRefused
from looptable.engine.match.recordfile import parse_record
from looptable.server.tables import registry
from looptable.server.tables.record import HIDDEN
from looptable.wire.lobby import AccountBody, JoinBody, Me, NewTable, SeatBody
from tests.server.serving import guest_at, play_on, run, two_at_a_table


def test_a_public_table_is_listed_until_its_seats_are_taken(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        table = await ada.make_table(NewTable("template", access="public"))
        assert table.status == "open"
        assert table.id in {one.id for one in (await bob.tables()).open}
        joined = await bob.join(table.id, JoinBody())
        assert joined.status == "playing"
        assert [seat.me for seat in joined.seats] == [False, True]
        assert table.id not in {one.id for one in (await bob.tables()).open}
        assert table.id in {one.id for one in (await bob.tables()).mine}

    run(play())


def test_names_with_markup_stay_text(address: str) -> None:
    name = "<b>Ada</b> {seat} & “x”"

    async def play() -> None:
        ada, bob = await guest_at(address, name), await guest_at(address, "Bob")
        table = await ada.make_table(NewTable("template", seats=("open", "me")))
        await bob.join(table.id, JoinBody(invite=table.invite))
        async with bob.sit(table.id) as second, ada.sit(table.id) as first:
            assert second.table is not None
            assert second.table.seats[1].name == name
            await first.chat("<script>alert(1)</script> {0}")
            await second.wait(lambda: any(line.kind == "chat" for line in second.log.values()))
            (line,) = [line for line in second.log.values() if line.kind == "chat"]
            assert line.sentences == ("<script>alert(1)</script> {0}",)
            assert line.name == name
            await ada.rename("Ada {0}")
            said = "A player is now called Ada {0}."
            await second.wait(lambda: any(said in line.sentences for line in second.log.values()))

    run(play())


def test_a_seat_is_taken_once(address: str) -> None:
    async def play() -> None:
        _ada, bob, table = await two_at_a_table(address)
        eve = await guest_at(address, "Eve")
        with pytest.raises(ClientRefused, match="table/private"):
            await eve.join(table.id, JoinBody())
        with pytest.raises(ClientRefused, match="seat/taken"):
            await bob.join(table.id, JoinBody(seat=0))
        with pytest.raises(ClientRefused, match="seat/unknown"):
            await bob.join(table.id, JoinBody(seat=7))
        assert (await bob.join(table.id, JoinBody())).version == table.version

    run(play())


def test_the_owner_seats_bots_and_removes_and_mutes_guests(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        table = await ada.make_table(NewTable("template", players=3))
        await bob.join(table.id, JoinBody(seat=1, invite=table.invite))
        with pytest.raises(ClientRefused, match="table/not-owner"):
            await bob.change_seat(table.id, 2, SeatBody("bot", "random"))
        with pytest.raises(ClientRefused, match="table/open-seats"):
            await ada.do(table.id, "start")
        await ada.change_seat(table.id, 1, SeatBody("muted"))
        async with bob.sit(table.id) as sitting:
            with pytest.raises(ClientRefused, match="chat/muted"):
                await sitting.chat("hello")
            await ada.change_seat(table.id, 1, SeatBody("heard"))
            await sitting.chat("hello")
        assert (await ada.change_seat(table.id, 1, SeatBody("open"))).seats[1].kind == "open"
        with pytest.raises(ClientRefused, match="table/removed"):
            await bob.table(table.id)
        await ada.change_seat(table.id, 1, SeatBody("bot", "random"))
        begun = await ada.change_seat(table.id, 2, SeatBody("hot"))
        assert begun.status == "playing"

    run(play())


def test_a_seat_that_was_left_can_be_taken_again(address: str) -> None:
    async def play() -> None:
        _ada, bob, table = await two_at_a_table(address)
        assert (await bob.do(table.id, "leave")).seats[1].kind == "open"
        with pytest.raises(ClientRefused, match="seat/none"):
            await bob.do(table.id, "leave")
        eve = await guest_at(address, "Eve")
        again = await eve.join(table.id, JoinBody(invite=table.invite))
        assert again.seats[1].name == "Eve"
        assert again.status == "playing"

    run(play())


def test_a_record_hides_what_others_chose_until_the_end(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            mine = first.views[0].options[0].key
            await first.choose(0, mine)
            own, _ = parse_record(await ada.record(table.id), "record")
            foreign, _ = parse_record(await bob.record(table.id), "record")
            assert [(choice.do, choice.h) for choice in own.choices] == [(mine, "")]
            assert [choice.do for choice in foreign.choices] == [HIDDEN]
            assert own.header.seed is None
            assert own.header.commit == table.commit
            assert own.reveal is None
            with pytest.raises(ClientRefused, match="table/not-over"):
                await ada.rematch(table.id)
            await first.undo(0)
            await second.wait(lambda: second.views[1].undo.made == 0)

    run(play())


def test_a_finished_match_can_be_played_again(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(
            NewTable("template", seats=("me", "hot"), options={"rounds": 2})
        )
        made: list[int] = []
        async with ada.sit(table.id) as sitting:
            while sitting.views[0].outcome is None:
                seat = sitting.views[0].pending[0]
                await sitting.choose(seat, sitting.views[seat].options[0].key)
                made.append(seat)
                await sitting.wait(lambda: sitting.views[0].undo.made >= len(made))
            with pytest.raises(ClientRefused, match="action/match-over"):
                await sitting.undo(0)
            await play_on(sitting, 0)
        again = await ada.rematch(table.id)
        assert again.id != table.id
        assert again.options["rounds"] == 2
        assert [seat.kind for seat in again.seats] == ["guest", "hot"]

    run(play())


def test_a_table_is_dated_by_its_last_entry(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_minutes", str)  # every moment counts

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        first = await ada.make_table(NewTable("template", seats=("me", "hot")))
        second = await ada.make_table(NewTable("template", seats=("me", "hot")))
        assert [one.id for one in (await ada.tables()).mine] == [second.id, first.id]
        async with ada.sit(first.id) as sitting:
            await sitting.chat("hello")
        async with asyncio.timeout(
            10
        ):  # the date is written on the side: a list may come before it
            while (mine := (await ada.tables()).mine)[0].id != first.id:
                await asyncio.sleep(0.01)
        assert [one.id for one in mine] == [first.id, second.id]
        assert mine[0].touched > mine[0].created

    run(play())


def test_a_deleted_table_is_gone(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with bob.sit(table.id) as sitting:
            with pytest.raises(ClientRefused, match="table/not-owner"):
                await bob.delete(table.id)
            await ada.delete(table.id)
            with pytest.raises(ClientRefused, match="table/gone"):
                await sitting.wait(lambda: False)
        with pytest.raises(ClientRefused, match="table/unknown"):
            await ada.table(table.id)

    run(play())


def test_a_name_and_a_password_carry_a_guest_elsewhere(address: str) -> None:
    body = AccountBody("Ada Łovelace", "correct horse")

    async def log_in(client: Client, login: str, password: str) -> Me:
        return await client.ask("POST", "/session", Me, AccountBody(login, password))

    async def play() -> None:
        ada, other = await guest_at(address, "Ada"), await guest_at(address, "Nobody")
        with pytest.raises(ClientRefused, match="guest/bad-password"):
            await ada.ask("POST", "/me/account", Me, AccountBody("Ada", "short"))
        me = await ada.ask("POST", "/me/account", Me, body)
        assert me.login == "ada łovelace"
        with pytest.raises(ClientRefused, match="guest/taken"):
            await other.ask("POST", "/me/account", Me, body)
        with pytest.raises(ClientRefused, match="guest/has-account"):
            await ada.ask("POST", "/me/account", Me, AccountBody("ada2", "correct horse"))
        for login, password in (("nobody", "correct horse"), ("Ada Łovelace", "wrong horse")):
            with pytest.raises(ClientRefused, match="guest/wrong-password"):
                await log_in(other, login, password)
        assert (await log_in(other, "ADA ŁOVELACE", "correct horse")).id == me.id
        assert (await other.me()).id == me.id
        assert (await ada.me()).id == me.id, "the first device stays known"

    run(play())
