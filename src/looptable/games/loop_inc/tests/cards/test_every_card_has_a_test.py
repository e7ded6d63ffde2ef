"""No card without a test of its own: the files of tests are searched for every one by name."""

import re
from pathlib import Path

import pytest

from looptable.games.loop_inc.definitions import Card, Trip
from looptable.games.loop_inc.tests.boards import tables

TESTS = Path(__file__).parents[1]
ANOMALIES = [card.id for card in tables().all(Card) if "anomal" in card.set]
FUTURES = [trip.id for trip in tables().all(Trip) if trip.bonus]
ORDINARY = [card.id for card in tables().all(Card) if card.set in ("base", "office")]


def has_test(file: str, name: str) -> bool:
    (tests,) = [path.read_text(encoding="utf-8") for path in TESTS.rglob(file)]
    function = re.escape(f"test_{name.replace('-', '_')}_")
    return re.search(rf"^def {function}", tests, re.MULTILINE) is not None


@pytest.mark.parametrize("name", ANOMALIES)
def test_an_anomaly_is_tested_by_name(name: str) -> None:
    assert has_test("test_anomalies.py", name)


@pytest.mark.parametrize("name", FUTURES)
def test_a_future_is_tested_by_name(name: str) -> None:
    assert has_test("test_futures.py", name)


@pytest.mark.parametrize("name", ORDINARY)
def test_an_ordinary_card_is_played_in_some_test(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    assert any(f'"new {name}"' in text for text in texts)


def test_there_are_twelve_anomalies_ten_futures_and_eight_ordinary_cards() -> None:
    assert (len(ANOMALIES), len(FUTURES), len(ORDINARY)) == (12, 10, 8)
