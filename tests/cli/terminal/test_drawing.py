"""Views as text, for any game: drawn from zones and pieces alone."""

from io import StringIO

import pytest
from rich.console import Console, Group, RenderableType

from looptable.cli.terminal.drawing import draw_options, draw_table
from looptable.cli.terminal.line import Line
from looptable.cli.terminal.pieces import merged
from looptable.cli.terminal.rows import flowing
from looptable.cli.voice import Voice
from looptable.content.text.texts import Text
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import Piece, View, Zone
from looptable.engine.registry import find_game

NAME = Text("card.early-bird")
LONG = Text("card.early-bird.text")


def voice(lang: str = "en") -> Voice:
    spoken = Voice(lang)
    spoken.learn(find_game("template").texts())
    return spoken


def view(*zones: Zone, seat: int | None = 0) -> View:
    return View("template", seat, (0,), Text("prompt.hour"), (NAME,), zones, {})


def drawn(what: RenderableType, width: int = 80) -> str:
    file = StringIO()
    Console(file=file, width=width, color_system=None).print(what)
    return file.getvalue()


def table(shown: View, width: int = 80, lang: str = "en") -> str:
    console = Console(file=StringIO(), width=width)
    return drawn(draw_table(shown, voice(lang), console), width)


@pytest.mark.parametrize(
    ("count", "limit", "bar"),
    [
        (0, 3, "▱▱▱ 0/3"),
        (2, 3, "▰▰▱ 2/3"),
        (3, 3, "▰▰▰ 3/3"),
        (5, 3, "▰▰▰ 5/3"),
        (50, 100, "▰▰▰▰▰▰▱▱▱▱▱▱ 50/100"),
        (4, None, " 4"),
    ],
)
def test_a_track_is_a_bar_with_its_numbers(count: int, limit: int | None, bar: str) -> None:
    zone = Zone("t", "track", Text("zone.strain"), count=count, limit=limit)
    assert bar in table(view(zone)).replace("\u00a0", " ")


def test_a_pile_shows_its_count_and_its_top() -> None:
    top = Piece("c", "card", NAME, text=LONG)
    hidden = Zone("d", "pile", Text("zone.deck"), count=9)
    seen = Zone("e", "pile", Text("zone.discard"), pieces=(top,), count=1)
    page = table(view(hidden, seen))
    assert "Deck: 9" in page
    assert "Discard pile: 1, Early Bird on top" in page


def test_a_card_shows_its_marks_icons_and_text() -> None:
    card = Piece("c", "card", NAME, text=LONG, icons=("spark", "unheard-of"), marks=("exhausted",))
    page = table(view(Zone("h", "hand", Text("zone.hand"), pieces=(card,), count=1)))
    assert "Early Bird" in page
    assert "spark · unheard-of" in page
    assert "(exhausted)" in page
    assert "Take 1 spark" in page


def test_pieces_that_look_alike_are_counted() -> None:
    pieces = [Piece(f"p{i}", "token", NAME) for i in range(3)] + [Piece("q", "pawn", NAME)]
    assert [piece.count for piece in merged(pieces)] == [3, 1]


def test_a_piece_shows_how_many_of_its_slots_are_filled() -> None:
    pieces = tuple(Piece(str(n), "token", NAME, filled=n, slots=3) for n in (1, 2))
    found = table(view(Zone("row", "row", NAME, pieces=pieces)))
    assert "Early Bird 1/3" in found
    assert "Early Bird 2/3" in found


@pytest.mark.parametrize("kind", ["area", "row", "track", "board"])
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_dangers_of_a_zone_are_said(kind: str, owner: int | None) -> None:
    zone = Zone("z", kind, NAME, owner=owner, warnings=(Text("zone.strain"),))
    inside = Zone("outer", "board", NAME, zones=(zone,), owner=owner)
    assert "⚠ Strain" in table(view(zone))
    assert "⚠ Strain" in table(view(inside))


def test_dangers_of_a_piece_are_said() -> None:
    for kind in ("token", "card"):
        piece = Piece("p", kind, NAME, text=LONG, warnings=(Text("zone.strain"),))
        assert "⚠ Strain" in table(view(Zone("row", "row", NAME, pieces=(piece,))))


def test_what_is_nothing_but_a_picture_is_left_out() -> None:
    card = Piece("c", "card", NAME, art="a.b")
    assert merged([Piece("p", "picture", NAME, art="a.c"), card]) == [card]


def test_the_own_seat_comes_last_beside_the_options() -> None:
    zones = [
        Zone(f"s{seat}", "area", Text.of("zone.seat", seat=Text(f"seat.{seat}")), owner=seat)
        for seat in (0, 1, 2)
    ]
    page = table(view(*zones, seat=1))
    assert page.index("Player A") < page.index("Player C") < page.rindex("Player B (you)")


def test_boards_within_boards_are_drawn() -> None:
    inner = Zone("i", "row", Text("zone.deck"), count=2)
    area = Zone("a", "area", Text("hour.dawn"), zones=(inner,))
    page = table(view(Zone("b", "board", Text("zone.clock"), zones=(area, area, area))), 60)
    assert page.count("─ Dawn ─") == 3
    assert page.count("Deck: 2") == 3


def test_zones_with_nothing_in_them_are_drawn() -> None:
    board = Zone("b", "board", Text("zone.clock"))
    own, other = (
        Zone(f"s{seat}", "area", Text("zone.pocket"), owner=seat, count=7) for seat in (0, 1)
    )
    page = table(view(board, own, other))
    assert "The clock" in page
    assert page.count("7") == 2


def test_what_lies_deep_in_the_seat_of_another_is_told() -> None:
    deep = Zone(
        "d", "area", Text("zone.supply"), zones=(Zone("e", "pile", Text("zone.deck"), count=4),)
    )
    seat = Zone("s", "area", Text("seat.1"), owner=1, zones=(deep,))
    assert "Supply: Deck: 4" in table(view(seat))


@pytest.mark.parametrize("owner", [None, 0, 1])
@pytest.mark.parametrize("total", [3, 0])
def test_a_sum_stands_before_its_parts_in_one_line(owner: int | None, total: int) -> None:
    counts = {"zone.deck": 4, "zone.supply": total - 4}
    parts = tuple(Zone(key, "track", Text(key), count=n) for key, n in counts.items())
    score = Zone("s", "area", Text("zone.pocket"), zones=parts, count=total)
    page = table(view(Zone("seat", "area", Text("seat.1"), owner=owner, zones=(score,))))
    assert f"Pocket: {total} · Deck: 4 · Supply: {total - 4}" in page


def test_options_show_their_trail_warnings_and_keys() -> None:
    option = Option("noon", Text("hour.noon"), (), (Text("warning.breaks"),))
    page = drawn(draw_options(view(), [option], voice(), numbered=True))
    assert "Early Bird › Which hour?" in page
    assert "  1  Noon" in page
    assert "noon" in page
    assert "⚠ This breaks the clock" in page


@pytest.mark.parametrize("width", range(24, 40))
def test_no_line_begins_with_a_sign_that_french_glues_to_its_word(width: int) -> None:
    words = Line(
        "Pour chaque autre joueur\u202f: volez-lui une étincelle\u202f! Le voulez-vous\u202f?"
    )
    lines = drawn(Group(words), width).splitlines()
    assert not [line for line in lines if line.startswith((":", "!", "?"))]
    assert "\u202f:" in "".join(lines)


def test_short_pieces_flow_into_lines() -> None:
    assert flowing([Line("aaa"), Line("bbb"), Line("ccc")], 10).plain == "aaa   bbb\nccc"
