"""Guests: a private cookie at the first visit; a name and a password make it portable."""

import asyncio
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from argon2.low_level import Type, hash_secret_raw

from looptable.core.errors import Refusal
from looptable.server.talk.words import plain_words
from looptable.storage.errors import Conflict, NotFound
from looptable.storage.rows import Guest
from looptable.storage.store import Store

__all__ = ["COOKIE", "add_account", "checked_name", "log_in", "make_guest", "recognise"]

COOKIE: Final = "looptable"
LONGEST_NAME: Final = 40
PASSWORD: Final = (8, 200)
# Twenty milliseconds and 19 MiB: what OWASP asks of argon2id at least.
ARGON: Final = {"time_cost": 2, "memory_cost": 19 * 1024, "parallelism": 1}
FORM: Final = "argon2id-1"


def checked_name(name: str) -> str:
    """A name of 1 to 40 printable characters, without spaces around it; markup is just text."""
    return plain_words(name, LONGEST_NAME, "name/unusable", lines=False)


async def make_guest(store: Store, name: str = "") -> tuple[Guest, str]:
    """A new guest, and the value of its cookie."""
    secret = secrets.token_urlsafe(24)
    guest = Guest(id=secrets.token_hex(8), secret_hash=_hash(secret), name=name)
    await store.add_guest(guest)
    return guest, f"{guest.id}.{secret}"


async def recognise(store: Store, cookie: str | None) -> Guest | None:
    """The guest of this cookie; None without one. Refuses an unknown cookie."""
    if not cookie:
        return None
    parts = cookie.split(".")
    if len(parts) not in (2, 3) or len(cookie) > 1000:
        raise Refusal("guest/unknown")
    try:
        guest = await store.guest(parts[0])
        known = guest.secret_hash if len(parts) == 2 else await _session_hash(store, *parts[:2])
    except (NotFound, ValueError):
        raise Refusal("guest/unknown") from None
    if not hmac.compare_digest(known, _hash(parts[-1])):
        raise Refusal("guest/unknown")
    return guest


async def add_account(store: Store, guest: Guest, login: str, password: str) -> None:
    """A name and a password for a guest."""
    name = checked_name(login).casefold()
    least, most = PASSWORD
    if not least <= len(password) <= most:
        raise Refusal("guest/bad-password", least=least)
    session = await asyncio.to_thread(_session, guest.id, password)
    try:
        await store.add_account(name, f"{FORM}${_hash(session)}", guest.id)
    except Conflict as conflict:
        if conflict.what == "guest":
            raise Refusal("guest/has-account") from None
        raise Refusal("guest/taken", login=name) from None


async def log_in(store: Store, login: str, password: str) -> tuple[Guest, str]:
    """The guest of a name and password, and the value of a cookie for this device."""
    name = login.strip().casefold()
    try:
        account = await store.account(name)
    except NotFound:
        await asyncio.to_thread(
            _session, "0" * 16, password
        )  # takes as long as a wrong password does
        raise Refusal("guest/wrong-password") from None
    session = await asyncio.to_thread(_session, account.guest_id, password)
    if not hmac.compare_digest(account.password_hash, f"{FORM}${_hash(session)}"):
        raise Refusal("guest/wrong-password")
    guest = await store.guest(account.guest_id)
    return guest, f"{guest.id}.{urlsafe_b64encode(name.encode()).decode()}.{session}"


async def _session_hash(store: Store, guest_id: str, name: str) -> str:
    """The hash of the secret in a cookie from `log_in`."""
    account = await store.account(urlsafe_b64decode(name).decode())
    if account.guest_id != guest_id:
        raise ValueError(guest_id)
    return account.password_hash.partition("$")[2]


def _session(guest_id: str, password: str) -> str:
    """The secret that follows from a password: the same on every device of its owner.

    Only its hash is kept, so that a reader of the database can neither log in nor forge a cookie.
    """
    raw = hash_secret_raw(password.encode(), guest_id.encode(), hash_len=24, type=Type.ID, **ARGON)
    return urlsafe_b64encode(raw).decode()


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
