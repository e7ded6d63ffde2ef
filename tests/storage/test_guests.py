"""Guests and their accounts, on both databases."""

import pytest

from looptable.storage import Conflict, NotFound, Store
from tests.storage.rows import guest_row

pytestmark = pytest.mark.anyio

NAMES = [
    "Zoé",
    "日本",
    "😀👩‍👩‍👧",
    "<b>Ada</b>",
    "'; DROP TABLE guests; --",
    "%s $1 ?1",
    "עברית",
    "e\u0301",
    "\\0",
]


async def test_a_guest_is_found_again(store: Store) -> None:
    guest = guest_row("g-1")
    await store.add_guest(guest)
    assert await store.guest("g-1") == guest


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_kept_as_it_is(store: Store, name: str) -> None:
    await store.add_guest(guest_row(f"g-{name}", name))
    assert (await store.guest(f"g-{name}")).name == name
    await store.rename_guest(f"g-{name}", name * 2)
    assert (await store.guest(f"g-{name}")).name == name * 2


async def test_an_id_is_given_once(store: Store) -> None:
    await store.add_guest(guest_row("g-2", "first"))
    with pytest.raises(Conflict) as refused:
        await store.add_guest(guest_row("g-2", "second"))
    assert refused.value.what == "guest"
    assert (await store.guest("g-2")).name == "first"


@pytest.mark.parametrize("id", ["nobody", "", "\0", "g\0", "\ud800", "x" * 10_000])
async def test_whoever_is_not_there_is_not_found(store: Store, id: str) -> None:
    with pytest.raises(NotFound):
        await store.guest(id)
    with pytest.raises(NotFound):
        await store.account(id)
    assert await store.account_of(id) is None


async def test_a_guest_that_is_not_there_has_no_name_to_change(store: Store) -> None:
    with pytest.raises(NotFound):
        await store.rename_guest("nobody", "Ada")


@pytest.mark.parametrize("name", ["a\0b", "half \ud83d"])
async def test_what_no_database_can_hold_is_refused_by_both(store: Store, name: str) -> None:
    with pytest.raises(ValueError, match="can hold"):
        await store.add_guest(guest_row("g-3", name))


async def test_an_account_leads_to_its_guest(store: Store) -> None:
    await store.add_guest(guest_row("g-4"))
    await store.add_account("Straße", "argon", "g-4")
    for login in ("Straße", "STRASSE", "strasse"):
        assert (await store.account(login)).guest_id == "g-4"
    assert await store.account_of("g-4") == await store.account("strasse")


async def test_a_login_is_taken_whatever_its_case(store: Store) -> None:
    await store.add_guest(guest_row("g-5"))
    await store.add_guest(guest_row("g-6"))
    await store.add_account("Émile", "argon", "g-5")
    with pytest.raises(Conflict) as refused:
        await store.add_account("e\u0301MILE", "argon", "g-6")
    assert refused.value.what == "login"
    assert await store.account_of("g-6") is None


async def test_a_guest_has_one_account(store: Store) -> None:
    await store.add_guest(guest_row("g-7"))
    await store.add_account("one", "argon", "g-7")
    with pytest.raises(Conflict) as refused:
        await store.add_account("two", "argon", "g-7")
    assert refused.value.what == "guest"


async def test_an_account_needs_a_guest(store: Store) -> None:
    with pytest.raises(NotFound):
        await store.add_account("three", "argon", "nobody")
