"""Randomness one can trust: the server commits to a secret before it knows the players' nonces."""

import hashlib
from collections.abc import Mapping

__all__ = ["bot_seed", "commitment", "derive_seed"]


def commitment(secret: str, salt: str) -> str:
    """The hash published before a match: hex SHA-256 of the ASCII text `secret:salt`."""
    # A revealed secret may come from anywhere: one that is not ASCII has no commitment to fit.
    return hashlib.sha256(f"{secret}:{salt}".encode("ascii", "backslashreplace")).hexdigest()


def derive_seed(secret: str, nonces: Mapping[str, str]) -> int:
    """The seed of a match, from the secret and each person's nonce, in the order of seats."""
    parts = [secret, *(f"{seat}={nonces[seat]}" for seat in sorted(nonces, key=_seat_order))]
    return int.from_bytes(hashlib.sha256("\n".join(parts).encode("utf-8")).digest(), "big")


def bot_seed(match: str, n: int, seat: int) -> int:
    """The seed of a bot's n-th question, from the match alone: after an undo it answers the same."""
    return int.from_bytes(hashlib.sha256(f"{match}:{n}:{seat}".encode()).digest(), "big")


def _seat_order(seat: str) -> tuple[int, str]:
    return (int(seat) if seat.isdecimal() else -1, seat)
