"""Only what has changed is drawn again."""

import msgspec

from looptable.cli.play.changes import changed_zones
from looptable.content.text.texts import Text
from looptable.engine.contract.view import Piece, Zone


def zone(name: str, *zones: Zone, owner: int | None = None, count: int = 0) -> Zone:
    return Zone(name, "area", Text("x"), owner=owner, zones=zones, count=count)


PAWN = Piece("pawn", "pawn", Text("x"))
DAWN, NOON = zone("dawn", count=1), zone("noon", count=2)
BOARD = msgspec.structs.replace(zone("board", DAWN, NOON), pieces=(PAWN,))
HAND = zone("seat", zone("hand"), zone("pocket"), owner=0)
TABLE = (BOARD, HAND)


def test_what_is_the_same_is_left_out() -> None:
    assert changed_zones(TABLE, TABLE) == ()
    assert changed_zones(TABLE, ()) == TABLE


def test_of_a_board_only_the_changed_areas_are_left() -> None:
    noon = zone("noon", count=3)
    (board,) = changed_zones((msgspec.structs.replace(BOARD, zones=(DAWN, noon)), HAND), TABLE)
    assert board.zones == (noon,)
    assert board.pieces == ()


def test_a_seat_is_shown_as_a_whole() -> None:
    seat = zone("seat", zone("hand", count=1), zone("pocket"), owner=0)
    assert changed_zones((BOARD, seat), TABLE) == (seat,)


def test_new_areas_and_other_pieces_are_shown() -> None:
    late = zone("late")
    board = msgspec.structs.replace(BOARD, pieces=(PAWN, PAWN), zones=(DAWN, NOON, late))
    (shown,) = changed_zones((board, HAND), TABLE)
    assert (shown.pieces, shown.zones) == ((PAWN, PAWN), (late,))
