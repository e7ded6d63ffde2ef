"""The limits of the SVG check: sizes, depths, numbers of elements, and how it reports a flaw."""

import pytest

from looptable.content.text.texts import Text
from looptable.games.time_stories.pictures.check import Flaw, Size
from looptable.games.time_stories.pictures.svg import check_svg

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink" xmlns:y="other"'
LONG = "abcdefghij" * 5
SHOWN = LONG[:40]


def svg(inside: str, box: str = "0 0 9 9") -> bytes:
    return f'<svg {SPACES} viewBox="{box}">\n {inside}\n</svg>'.encode()


def check(inside: str, box: str = "0 0 9 9") -> Size | Flaw:
    return check_svg(svg(inside, box))


def flaw(reason: str, line: int = 2, column: int = 2, **args: str) -> Flaw:
    return Flaw(Text.of(f"picture.{reason}", **args), line, column, unsafe=True)


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        (f"<{LONG}/>", flaw("element", name=SHOWN)),
        (f'<use href="{LONG}"/>', flaw("reference", name=SHOWN)),
        (f'<rect y:{LONG}="1"/>', flaw("attribute", name=SHOWN)),
        (f'<rect on{LONG}="1"/>', flaw("attribute", name=f"on{LONG}"[:40])),
        ('<rect xml:base="a"/>', flaw("attribute", name="base")),
        (f'<rect fill="@{LONG}"/>', flaw("reference", name=f"@{LONG}"[:40])),
        ("<g/>\n  <script/>", flaw("element", 3, 3, name="script")),
        ("<?a b?>", flaw("instruction")),
    ],
)
def test_a_flaw_is_told_with_its_place_and_forty_letters(inside: str, expected: Flaw) -> None:
    assert check(inside) == expected


def test_what_is_no_xml_is_told_where_it_breaks_off() -> None:
    assert check("<g></h>") == Flaw(Text("picture.not-xml"), 2, 7)


@pytest.mark.parametrize(
    "inside",
    [
        '<g id="a"/><use l:href="#a"/>',
        '<rect style="fill: rgb (1,2,3)"/>',
        '<rect fill="RGB(1,2,3)"/>',
        '<rect xml:space="preserve"/>',
        '<rect aria-label="image(one)"/>',
        '<use href="#nothing"/>',
    ],
)
def test_harmless_values_are_shown(inside: str) -> None:
    assert check(inside) == Size(9, 9)


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ("0 0 1 1", Size(1, 1)),
        ("0 0 .5 .25", Size(1, 1)),
        ("-3,-4,4096,4095.5", Size(4096, 4096)),
        ("0 0 7 4096", Size(7, 4096)),
        ("0 0 4096.5 7", "dimensions"),
        ("0 0 7 4096.5", "dimensions"),
        ("0 0 0 5", "dimensions"),
        ("0 0 5 0", "dimensions"),
        ("0 0 -.5 5", "dimensions"),
        ("0 0 5 -.5", "dimensions"),
        ("0 0 5" + " " * 94 + "7", Size(5, 7)),
        ("0 0 5" + " " * 94 + "78", "view-box"),
        ("0 0 5", "view-box"),
    ],
)
def test_the_view_box_says_the_size(box: str, expected: Size | str) -> None:
    size = check("", box)
    if isinstance(expected, str):
        assert size == Flaw(Text(f"picture.{expected}"), 1, 1, unsafe=False)
    else:
        assert size == expected


def test_elements_may_stand_forty_deep() -> None:
    assert check("<g>" * 39 + "</g>" * 39) == Size(9, 9)
    assert check("<g>" * 40 + "</g>" * 40) == flaw("endless", column=2 + 39 * 3)


def test_four_thousand_elements_are_enough() -> None:
    assert check("<g/>" * 3999) == Size(9, 9)
    assert check("<g/>" * 4000) == flaw("endless", column=2 + 3999 * 4)


def chain(links: int) -> str:
    """Each points to the one before it."""
    return "".join(f'<use id="u{n}" href="#u{n - 1}"/>' for n in range(1, links + 1))


def test_links_may_lead_forty_deep() -> None:
    assert check('<g id="u0"/>' + chain(40)) == Size(9, 9)
    assert check('<g id="u0"/>' + chain(41)) == flaw("endless")


def test_links_draw_twenty_thousand_elements_at_most() -> None:
    hundred = '<g id="a">' + "<g/>" * 99 + "</g>"
    links = '<use href="#a"/>' * 197  # each draws 101
    assert check(hundred + links + "<g/>" * 2) == Size(9, 9)
    assert check(hundred + links + "<g/>" * 3) == flaw("endless", 1, 1)


def test_of_two_elements_with_one_id_the_first_is_meant() -> None:
    many = '<g id="a">' + "<g/>" * 3000 + "</g>"
    links = '<use href="#a"/>' * 8
    assert check('<g id="a"/>' + many + links) == Size(9, 9)
    assert check(many + '<g id="a"/>' + links) == flaw("endless", 1, 1)
