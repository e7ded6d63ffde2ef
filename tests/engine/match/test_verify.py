"""Checking a record: the commitment first, then every line."""

from collections.abc import Callable

import msgspec
import pytest
from tests.engine.matches import REVEAL, committed, finished, game, unfinished

from looptable.engine.match.commitment import commitment, derive_seed
from looptable.engine.match.record import ChoiceLine, Record, Reveal
from looptable.engine.match.verification import Verdict, verify

Change = Callable[[Record], Record]


def with_header(record: Record, **fields: object) -> Record:
    return Record(msgspec.structs.replace(record.header, **fields), record.choices, record.reveal)


def with_reveal(record: Record, **fields: object) -> Record:
    return Record(record.header, record.choices, msgspec.structs.replace(REVEAL, **fields))


def with_choice(record: Record, n: int, **fields: object) -> Record:
    choices: list[ChoiceLine] = list(record.choices)
    choices[n - 1] = msgspec.structs.replace(choices[n - 1], **fields)
    return Record(record.header, tuple(choices), record.reveal)


def test_a_good_record_holds() -> None:
    record = finished().record
    assert verify(game(), record) == Verdict(None, len(record.choices))


def test_a_record_without_choices_holds() -> None:
    assert verify(game(), unfinished(0).record) == Verdict(None, 0)


def test_a_kept_commitment_is_confirmed() -> None:
    record = committed()
    assert verify(game(), record) == Verdict(True, len(record.choices))


def test_a_secret_that_is_not_out_cannot_be_verified_yet() -> None:
    record = committed()
    verdict = verify(game(), Record(record.header, record.choices))
    assert verdict == Verdict(None, 0, 1, "record/secret-not-revealed")


BROKEN: list[tuple[str, Change]] = [
    ("another secret", lambda record: with_reveal(record, secret="herring")),
    ("another salt", lambda record: with_reveal(record, salt="sugar")),
    ("a secret that is not ASCII", lambda record: with_reveal(record, secret="épée")),
    ("another commitment", lambda record: with_header(record, commit=commitment("a", "b"))),
    ("no commitment at all", lambda record: with_header(record, commit="")),
    ("a seed of their own choosing", lambda record: with_header(record, seed=5)),
    ("a position of their own choosing", lambda record: with_header(record, position={})),
]


@pytest.mark.parametrize("change", [case[1] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_a_broken_commitment_is_found(change: Change) -> None:
    verdict = verify(game(), change(committed()))
    assert verdict == Verdict(False, 0, 1, "record/broken-commitment")


def test_the_true_seed_may_stand_beside_the_commitment() -> None:
    seed = derive_seed(REVEAL.secret, REVEAL.nonces)
    assert verify(game(), with_header(committed(), seed=seed)).committed is True


def test_another_nonce_gives_other_draws() -> None:
    record = with_reveal(committed(), nonces={"0": "dice", "1": "more luck"})
    verdict = verify(game(), record)
    assert verdict.committed is True
    assert verdict.broken_line is not None


@pytest.mark.parametrize("n", [1, 4, 8])
def test_a_wrong_hash_is_found_at_its_line(n: int) -> None:
    record = with_choice(finished().record, n, h="0" * 12)
    assert verify(game(), record) == Verdict(None, n - 1, n + 1, "record/diverged")


def test_another_choice_is_found_at_its_line() -> None:
    match = finished()
    first = match.record.choices[0]
    start = match.at(0)
    others = [
        option.key
        for option in match.game.legal_options(start.state, first.seat)
        if option.key != first.do
    ]
    verdict = verify(game(), with_choice(match.record, 1, do=others[0]))
    assert verdict == Verdict(None, 0, 2, "record/diverged")


def test_an_impossible_choice_is_found_at_its_line() -> None:
    verdict = verify(game(), with_choice(finished().record, 3, do="cheat"))
    assert verdict == Verdict(None, 2, 4, "record/foreign-choice")


def test_choices_without_a_hash_are_replayed_all_the_same() -> None:
    record = finished().record
    bare = Record(record.header, tuple(msgspec.structs.replace(c, h="") for c in record.choices))
    assert verify(game(), bare) == Verdict(None, len(record.choices))
    assert verify(game(), with_choice(bare, 2, do="cheat")).broken_line == 3


def test_a_start_that_no_match_has_is_found() -> None:
    verdict = verify(game(), with_header(finished().record, players=9))
    assert verdict == Verdict(None, 0, 1, "record/impossible-start")


def test_a_reveal_without_a_commitment_proves_nothing() -> None:
    record = finished().record
    told = Record(record.header, record.choices, Reveal("any", "thing", {}))
    assert verify(game(), told).committed is None
