"""No card without a test of its own: the files of tests are searched for every card by name."""

import re
from pathlib import Path

import pytest

from looptable.games.the_loop.definitions import Card
from looptable.games.the_loop.tests.boards import tables

CARDS = tables().all(Card)


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_a_card_is_tested_by_name_in_the_file_of_its_kind(card: Card) -> None:
    name = "test_starting_cards.py" if card.agent else f"test_market_{card.origin}.py"
    tests = Path(__file__).with_name(name).read_text(encoding="utf-8")
    function = re.escape(f"test_{card.id.replace('-', '_')}_")
    assert re.search(rf"^def {function}", tests, re.MULTILINE), f"{name} tests no {card.id}"
    assert f'"{card.id}"' in tests or f'"use {card.id}"' in tests, f"{name} does not use {card.id}"


def test_there_are_seventy_nine_cards_to_test() -> None:
    assert len(CARDS) == 79
