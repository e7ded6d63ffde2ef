"""Small pictures: evidence of the Agency, and signs on tokens; things fitted into a frame."""

import re

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.games.time_stories.pictures.check import Size
from looptable.games.time_stories.pictures.emblems import evidence, signs
from looptable.games.time_stories.pictures.emblems.evidence import draw_evidence
from looptable.games.time_stories.pictures.emblems.fitting import fitted
from looptable.games.time_stories.pictures.emblems.phrases import named_thing, read_things
from looptable.games.time_stories.pictures.emblems.signs import draw_sign
from looptable.games.time_stories.pictures.scenes.extent import Extent, extent_of
from looptable.games.time_stories.pictures.scenes.panorama import Drawing, draw_card
from looptable.games.time_stories.pictures.scenes.pen import box, disc, dome, poly, thing
from looptable.games.time_stories.pictures.scenes.scene import Placed, SceneFile
from looptable.games.time_stories.pictures.scenes.things import THINGS
from looptable.games.time_stories.pictures.svg import check_svg
from looptable.games.time_stories.rules.layout import RESOURCES, SYMBOLS

LARGEST = 12_000


@pytest.mark.parametrize(
    ("data", "extent"),
    [
        (box(-4, 2, 10, 20), (-4, 2, 6, 22)),
        (poly(0, 0, 5, 30, -5, 10), (-5, 0, 5, 30)),
        (disc(10, 20, 5), (5, 15, 15, 25)),
        (disc(10, 20, 5, 2), (5, 18, 15, 22)),
        (dome(0, 0, 8), (-8, -8, 8, 8)),
        ("M0 0C10 10 20-10 30 5", (0, -10, 30, 10)),
        ("M5 5l10 10h4v-20z", (5, -5, 19, 15)),
        ("M1 2Q3 9 5 2", (1, 2, 5, 9)),
        ("M1 2H9V-3", (1, -3, 9, 2)),
    ],
)
def test_the_room_of_a_drawing_is_read_from_its_lines(data: str, extent: Extent) -> None:
    assert extent_of(thing(10, ("body", data))) == extent


def test_every_thing_takes_some_room() -> None:
    for name, one in THINGS.items():
        extent = extent_of(one)
        assert 1 < extent.width < 450, name
        assert 1 < extent.height < 400, name


def edges(drawn: Drawing) -> tuple[float, float, float, float]:
    """Left, top, right and bottom, as they are on the picture."""
    extent, scale = extent_of(drawn.thing), drawn.scale
    left, right = (-extent.right, -extent.left) if drawn.mirrored else (extent.left, extent.right)
    return (
        drawn.x + scale * left, drawn.y - scale * extent.top, drawn.x + scale * right, drawn.y - scale * extent.bottom,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("count", "mirrored"), [(1, False), (1, True), (2, False), (3, False), (7, False)]
)
def test_things_fill_their_frame_and_never_leave_it(count: int, mirrored: bool) -> None:
    for name in THINGS:
        drawn = fitted([Placed(name, count, mirrored=mirrored)], (100, 80), (60, 40))
        assert len(drawn) == count
        lefts, tops, rights, bottoms = zip(*(edges(one) for one in drawn), strict=True)
        across, down = max(rights) - min(lefts), max(bottoms) - min(tops)
        assert min(lefts) >= 69.9, name
        assert max(rights) <= 130.1, name
        assert min(tops) >= 59.9, name
        assert max(bottoms) <= 100.1, name
        assert across == pytest.approx(60) or down == pytest.approx(40), name


def test_things_beside_each_other_do_not_overlap() -> None:
    drawn = fitted([Placed("bottle"), Placed("cup")], (0, 0), (100, 100))
    bottle, cup = (edges(one) for one in drawn)
    assert bottle[2] < cup[0]
    assert bottle[3] == pytest.approx(cup[3])
    assert bottle[3] - bottle[1] > cup[3] - cup[1]


def test_three_things_stand_in_two_rows() -> None:
    first, *others = (edges(one) for one in fitted([Placed("star", 3)], (0, 0), (60, 60)))
    assert all(first[3] < other[1] for other in others)


@pytest.mark.parametrize("name", THINGS)
@pytest.mark.parametrize("is_dark", [False, True])
def test_everything_can_be_an_element_or_a_sign(name: str, is_dark: bool) -> None:
    things = [Placed(name)]
    for drawn, size in (
        (draw_evidence(things, is_dark=is_dark), Size(evidence.WIDTH, evidence.HEIGHT)),
        (draw_sign(things, "blue", "round", is_dark=is_dark), Size(signs.SIDE, signs.SIDE)),
        (draw_sign(things, "brown", "square", is_dark=is_dark), Size(signs.SIDE, signs.SIDE)),
    ):
        assert check_svg(drawn) == size
        assert len(drawn) < LARGEST


def test_a_colour_that_is_asked_for_is_seen_on_metal_too() -> None:
    assert draw_evidence([Placed("key")]) != draw_evidence([Placed("key", tint="green")])


@pytest.mark.parametrize("is_dark", [False, True])
def test_no_two_tokens_without_words_look_alike(is_dark: bool) -> None:
    tokens = [draw_sign((), *_colour_and_pattern(symbol), is_dark=is_dark) for symbol in SYMBOLS]
    resources = [draw_sign((), colour, "square", is_dark=is_dark) for colour in RESOURCES]
    assert len({*tokens, *resources}) == len(SYMBOLS) + len(RESOURCES)
    assert all(isinstance(check_svg(one), Size) for one in (*tokens, *resources))


def _colour_and_pattern(symbol: str) -> tuple[str, signs.Plate, str]:
    colour, pattern = symbol.split("-")
    return colour, "round", pattern


def test_several_things_stand_between_commas() -> None:
    report = Diagnostics()
    found = read_things("letter, small red seal", Place("x"), report)
    assert found == (Placed("letter"), Placed("seal", size=0.7, tint="red"))
    assert not list(report)


def test_a_thing_that_cannot_be_drawn_is_told() -> None:
    report = Diagnostics()
    assert read_things("letter, smal seal", Place("x"), report) == (Placed("letter"),)
    assert [one.code for one in report] == ["mission/unknown-thing"]


@pytest.mark.parametrize(
    ("id", "name"),
    [("tower-key", "key"), ("lantern", "lantern"), ("key-of-iron", "key"), ("secret", None)],
)
def test_an_element_that_is_called_after_a_thing_shows_it(id: str, name: str | None) -> None:
    assert [one.thing for one in named_thing(id)] == ([name] if name else [])


def test_small_things_are_small_in_a_scene() -> None:
    drawn = draw_card(SceneFile(), [[Placed("hand"), Placed("man")]], 0).decode()
    hand, man = (float(scale) for scale in re.findall(r"scale\(([\d.]+) -", drawn))
    assert hand < man / 2
