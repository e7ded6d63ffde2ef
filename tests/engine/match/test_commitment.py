"""Randomness one can trust: the formulas, as anybody could compute them."""

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from looptable.engine.match.commitment import commitment, derive_seed

ASCII = st.text(st.characters(min_codepoint=33, max_codepoint=126))


@given(ASCII, ASCII)
def test_a_commitment_is_the_hash_of_secret_and_salt(secret: str, salt: str) -> None:
    assert (
        commitment(secret, salt) == hashlib.sha256(f"{secret}:{salt}".encode("ascii")).hexdigest()
    )


def test_a_commitment_can_be_checked_with_any_tool() -> None:
    # printf 'swordfish:pepper' | sha256sum
    expected = "39837f6c4d251e5b69091e5a3907abbe812859735189231026f3e7e765c04f41"
    assert commitment("swordfish", "pepper") == expected


def test_a_secret_that_is_not_ascii_fits_no_commitment_but_its_own() -> None:
    assert commitment("clé", "x") != commitment("cle", "x")


def test_the_seed_takes_every_nonce_in_the_order_of_seats() -> None:
    nonces = {str(seat): f"n{seat}" for seat in range(12)}
    text = "\n".join(["s", *(f"{seat}=n{seat}" for seat in range(12))])
    expected = int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
    assert derive_seed("s", nonces) == expected
    assert derive_seed("s", dict(reversed(nonces.items()))) == expected


def test_every_nonce_and_the_secret_change_the_seed() -> None:
    seeds = [
        derive_seed("s", {}),
        derive_seed("t", {}),
        derive_seed("s", {"0": "a"}),
        derive_seed("s", {"1": "a"}),
        derive_seed("s", {"0": "b"}),
    ]
    assert len(set(seeds)) == len(seeds)
