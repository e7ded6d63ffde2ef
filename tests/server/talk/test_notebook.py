"""The shared notebook: what a seat writes in its own words, everybody at the table reads."""

from pathlib import Path

import pytest

from looptable.client import Client
from looptable.client.errors import ClientRefused
from looptable.server.talk import notes as note_rules
from looptable.wire.frames import LONGEST_NOTE
from looptable.wire.lobby import JoinBody, NewTable, SeatBody
from tests.server.serving import guest_at, raw_socket, run, running, two_at_a_table


async def two_agents(address: str) -> tuple[Client, Client, str]:
    """Ada and Bob in a mission: a game with chapters."""
    ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob", "fr")
    table = await ada.make_table(NewTable("time-stories", players=2, seats=("me", "open")))
    await bob.join(table.id, JoinBody(invite=table.invite))
    return ada, bob, table.id


def test_a_note_is_read_by_all_in_the_words_of_its_author(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_agents(address)
        async with ada.sit(table) as here, bob.sit(table) as there:
            version = await here.note(0, "  A <b>map</b>\nwith teeth  ")
            await there.wait(lambda: version in there.log)
            line = there.log[version]
            assert (line.kind, line.seat, line.name) == ("note", 0, "Ada")
            assert line.sentences == ("A <b>map</b>\nwith teeth",)

    run(scene())


def test_a_note_is_filed_under_the_chapter_of_its_moment_in_the_language_of_its_reader(
    address: str,
) -> None:
    async def scene() -> None:
        ada, bob, table = await two_agents(address)
        async with ada.sit(table) as here, bob.sit(table) as there:
            version = await here.note(0, "Nobody here yet")
            await there.wait(lambda: version in there.log)
            assert here.log[version].chapter == here.views[0].chapter == ("Run 1",)
            assert there.log[version].chapter == ("Essai 1",)

    run(scene())


def test_a_note_brings_no_views_and_leaves_options_as_they_are(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as raw, bob.sit(table.id) as there:
            before = await raw.next("snapshot")
            await there.note(1, "Something")
            assert (await raw.next("step"))["seats"] == []
            (view,) = before["seats"]
            key, seen = view["options"][0]["key"], before["version"]
            await raw.send({"type": "choose", "id": "x", "seat": 0, "version": seen, "key": key})
            assert (await raw.next("ack", "refused"))["type"] == "ack"

    run(scene())


def test_the_seat_that_wrote_a_note_changes_it_and_takes_it_away(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as here, bob.sit(table.id) as there:
            first = await here.note(0, "The clock is early")
            changed = await here.note(0, "The clock is late", first)
            await there.wait(lambda: there.version >= changed)
            assert there.log[first].sentences == ("The clock is late",)
            assert changed not in there.log
            with pytest.raises(ClientRefused, match="note/not-yours"):
                await there.note(1, "No clock", first)
            gone = await here.note(0, " ", first)
            await there.wait(lambda: there.version >= gone)
            assert there.log[first].sentences == ()
            with pytest.raises(ClientRefused, match="note/unknown"):
                await here.note(0, "A clock", first)
            with pytest.raises(ClientRefused, match="note/unknown"):
                await here.note(0, "A clock", 999)

    run(scene())


def test_whoever_was_away_hears_what_became_of_old_notes(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as here:
            kept, lost = await here.note(0, "Old"), await here.note(0, "Wrong")
            seen = here.version
            await here.note(0, "New", kept)
            await here.note(0, "", lost)
        async with raw_socket(bob, table.id, f"seen={seen}") as raw:
            lines = {line["version"]: line for line in (await raw.next("snapshot"))["log"]}
        assert {version: line["sentences"] for version, line in lines.items()} == {
            kept: ["New"],
            lost: [],
        }
        async with raw_socket(bob, table.id) as raw:
            told = (await raw.next("snapshot"))["log"]
        assert not [line for line in told if line["sentences"] in (["Old"], ["Wrong"])]

    run(scene())


def test_a_note_sent_again_under_its_id_is_written_once(address: str) -> None:
    async def scene() -> None:
        ada, _, table = await two_at_a_table(address)
        frame = {"type": "note", "id": "n-1", "seat": 0, "text": "Once"}
        async with raw_socket(ada, table.id) as raw:
            await raw.send(frame)
            first = await raw.next("ack")
            await raw.send(frame)
            assert await raw.next("ack") == first
        assert [line["sentences"] for line in await notes(ada, table.id)] == [["Once"]]

    run(scene())


async def notes(client: Client, table: str) -> list[dict[str, object]]:
    answer = await client.http.get(f"/tables/{table}/notes")
    assert answer.status_code == 200
    found: list[dict[str, object]] = answer.json()
    return found


def test_notes_have_the_limits_of_chat(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as here, bob.sit(table.id) as there:
            assert await here.note(0, "x" * LONGEST_NOTE)
            for text in ("", "  ", "x" * (LONGEST_NOTE + 1), "bell\a"):
                with pytest.raises(ClientRefused, match="note/unusable"):
                    await here.note(0, text)
            with pytest.raises(ClientRefused, match="seat/not-yours"):
                await here.note(1, "I am Bob")
            await ada.change_seat(table.id, 1, SeatBody("muted"))
            with pytest.raises(ClientRefused, match="chat/muted"):
                await there.note(1, "Hello?")
        eve = await guest_at(address, "Eve")
        async with eve.sit(table.id, table.invite) as watching:
            with pytest.raises(ClientRefused, match="chat/not-seated"):
                await watching.note(0, "I watch")

    run(scene())


def test_a_notebook_is_full_some_day(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(note_rules, "MOST_NOTES", 2)

    async def scene() -> None:
        ada, _, table = await two_at_a_table(address)
        async with ada.sit(table.id) as here:
            first = await here.note(0, "One")
            await here.note(0, "Two")
            with pytest.raises(ClientRefused, match="note/too-many"):
                await here.note(0, "Three")
            await here.note(0, "", first)
            assert await here.note(0, "Three")

    run(scene())


def test_the_notebook_is_taken_home_by_chapter_with_every_word_quoted(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_agents(address)
        async with ada.sit(table) as here, bob.sit(table) as there:
            await here.note(0, "# Not a heading\nsecond line")
            gone = await there.note(1, "Never mind")
            await there.note(1, "", gone)
            await there.note(1, "Moi aussi")
        answer = await ada.http.get(f"/tables/{table}/notebook")
        assert answer.headers["content-type"].startswith("text/markdown")
        assert "attachment" in answer.headers["content-disposition"]
        assert answer.text == (
            "## Run 1\n\n**Ada**\n\n> # Not a heading\n> second line\n\n**Bob**\n\n> Moi aussi\n"
        )
        stranger = await guest_at(address, "Eve")
        for paper in ("notes", "notebook"):
            refused = await stranger.http.get(f"/tables/{table}/{paper}")
            assert refused.json()["code"] == "table/private"

    run(scene())


def test_notes_outlive_the_server(tmp_path: Path) -> None:
    async def write(address: str) -> tuple[Client, str]:
        ada, _, table = await two_at_a_table(address)
        async with ada.sit(table.id) as here:
            first = await here.note(0, "Before")
            await here.note(0, "Still here", first)
        return ada, table.id

    async def read(address: str, table: str, cookie: str) -> list[object]:
        reader = await guest_at(address, "Eve")
        reader.http.headers["cookie"] = cookie
        return [line["sentences"] for line in await notes(reader, table)]

    with running(tmp_path / "tables.db") as address:
        ada, table = run(write(address))
    with running(tmp_path / "tables.db") as address:
        assert run(read(address, table, ada.cookie)) == [["Still here"]]
