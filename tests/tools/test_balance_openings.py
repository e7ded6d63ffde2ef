"""Openings: a seat that is held to a card in its first turns."""

import pytest

from balance.cells import Study, Table
from balance.counts import Counts
from balance.opening import Opening, OpeningCell
from balance.openings import is_allowed, openings, play_opening

BOOK = Opening(
    card="office",
    turns=3,
    harm="tear",
    games=2,
    goal={"2": 60},
    variants={"idle": {"office": True, "office_tears": False}},
)
STUDY = Study(
    game="loop-inc",
    bot="blueprint",
    games=2,
    rows={},
    watch={},
    table=(Table("two", 2),),
    opening=BOOK,
)


@pytest.mark.parametrize(
    ("is_card", "left", "due", "allowed"),
    [
        (True, 3, 1, True),
        (True, 1, 0, False),  # it has had enough of them
        (False, 3, 1, True),  # there is time for it later
        (False, 2, 2, False),  # every turn left is needed
    ],
)
def test_an_opener_chooses_when_but_not_how_often(
    is_card: bool, left: int, due: int, allowed: bool
) -> None:
    assert is_allowed(is_card, left, due) == allowed


def test_a_cell_is_played_to_its_number_and_comes_out_the_same_again() -> None:
    cell = OpeningCell("idle", 2, 1)
    counts = play_opening(STUDY, BOOK, cell, 3)
    assert counts.games == 3
    assert play_opening(STUDY, BOOK, cell, 3) == counts


def test_the_table_shows_shares_and_cells_that_nobody_reached() -> None:
    cells = [cell.id for cell in BOOK.cells()]
    assert len(cells) == 4
    known = {cells[0]: Counts(2, 1), cells[1]: Counts(1, 1), cells[2]: Counts()}
    (row,) = openings(STUDY, known)[2:]
    assert row == "| idle | 2 | **50 %** (9–91) | **100 %** (21–100, of 1) | – | – | ≤ 60 % |"
