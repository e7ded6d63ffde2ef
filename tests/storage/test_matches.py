"""The log of a match: appended to in order, once, and never changed."""

import pytest

from looptable.content.text.texts import Text
from looptable.engine.match.record import Header
from looptable.storage import Conflict, LogRow, Store
from looptable.storage.bodies import (
    Body,
    ChatWritten,
    ChoiceMade,
    ChoicesUndone,
    MatchStarted,
    NoteWritten,
    SeatChanged,
    TableMade,
    UndoAnswered,
    UndoWished,
    decode_body,
    kind_of,
)
from tests.storage.rows import entry_row, play, table_row

pytestmark = pytest.mark.anyio

HEADER = Header("template", 1, "hash", 2, {"calm": True}, position={"players": 2})
PLACE = (Text.of("chapter.run", n=1), Text("chapter.place"))
BODIES: tuple[Body, ...] = (
    TableMade(takeover=30, nonces={"0": "a"}),
    SeatChanged(seat=1, what="joined", name="Bea", nonce="b"),
    SeatChanged(seat=1, what="muted", name="Bea", guest="g"),
    MatchStarted(header=HEADER, nonces={"0": "a"}),
    ChoiceMade(id="g:1", n=1, seat=0, do="use kettle", h="0123456789ab"),
    UndoWished(id="g:2", to=0, seat=0, name="Ada", count=1, guest="g"),
    UndoAnswered(id="h:1", ask=6, yes=True, guest="h", seat=1, name="Bea"),
    ChoicesUndone(to=0, seat=0, name="Ada", count=1, ask=6),
    ChatWritten(id="g:3", text="\0 <script> 😀 \\u0000 \u2028 'x' $1 ?1 %s", seat=0, name="Ada"),
    NoteWritten(id="g:4", text="the door is locked", seat=0, name="Ada", chapter=PLACE),
    NoteWritten(id="g:5", text="", seat=0, name="Ada", note=10),
)


async def test_what_is_appended_is_read_in_order(store: Store, match: str) -> None:
    entries = [LogRow(match, n, body) for n, body in enumerate(BODIES, 1)]
    for entry in entries:
        await store.append(entry)
    assert await store.log(match) == entries
    assert await store.log(match, 10) == entries[10:]
    assert await store.version(match) == len(BODIES)
    assert {entry.kind for entry in entries} == {kind_of(body) for body in BODIES}


OLD: tuple[tuple[str, str, Body], ...] = (
    ("made", '{"takeover":null,"nonces":{}}', TableMade()),
    (
        "seat",
        '{"seat":1,"what":"left","name":"Bea"}',
        SeatChanged(seat=1, what="left", name="Bea"),
    ),
    (
        "choice",
        '{"n":1,"seat":0,"do":"end","id":"g:1"}',
        ChoiceMade(id="g:1", n=1, seat=0, do="end"),
    ),
    (
        "undo",
        '{"to":0,"seat":0,"name":"Ada","count":1,"ask":6}',
        ChoicesUndone(to=0, seat=0, name="Ada", count=1, ask=6),
    ),
    (
        "note",
        '{"id":"g:4","text":"a","seat":0,"name":"Ada","chapter":[{"key":"k","args":{"n":1}}]}',
        NoteWritten(id="g:4", text="a", seat=0, name="Ada", chapter=(Text.of("k", n=1),)),
    ),
)


@pytest.mark.parametrize(("kind", "data", "body"), OLD)
async def test_a_body_stored_without_its_tag_is_read_by_the_column(
    kind: str, data: str, body: Body
) -> None:
    assert decode_body(kind, data) == body


@pytest.mark.parametrize("version", [0, -1, 3, 5, 2**62])
async def test_another_version_than_the_next_is_refused(
    store: Store, match: str, version: int
) -> None:
    await play(store, match, 3)
    for kind in ("choice", "chat", "undo"):
        with pytest.raises(Conflict) as refused:
            await store.append(entry_row(match, version, kind))
        assert refused.value.what == "version"
    assert await store.version(match) == 3
    assert len(await store.log(match)) == 3


async def test_each_match_counts_its_own_versions(store: Store, match: str) -> None:
    second = f"{match}-2"
    await store.add_table(table_row(second), [])
    for name in (match, second):
        await store.append(entry_row(name, 1))
    for name in (match, second):
        assert [entry.match for entry in await store.log(name)] == [name]


@pytest.mark.parametrize("seen", [-(10**30), -1, 0, 10**30])
async def test_any_number_may_claim_to_be_a_version(store: Store, match: str, seen: int) -> None:
    await play(store, match, 2)
    assert len(await store.log(match, seen)) == (2 if seen <= 0 else 0)
