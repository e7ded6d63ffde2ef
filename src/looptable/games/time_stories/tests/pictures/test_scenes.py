"""Panoramas: words become things, cards join, and what cannot be drawn is told."""

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.content.text.languages import LANGUAGES
from looptable.games.time_stories import GAME
from looptable.games.time_stories.pictures.check import Size
from looptable.games.time_stories.pictures.scenes.canvas import HEIGHT, WIDTH
from looptable.games.time_stories.pictures.scenes.palette import mixed, palette_of
from looptable.games.time_stories.pictures.scenes.panorama import VISTA, draw_card, draw_vista
from looptable.games.time_stories.pictures.scenes.phrase import read_thing, thing_words
from looptable.games.time_stories.pictures.scenes.scene import (
    Ground,
    Horizon,
    Light,
    Placed,
    SceneFile,
    Sky,
)
from looptable.games.time_stories.pictures.scenes.things import KINDS_OF_THINGS, THINGS
from looptable.games.time_stories.pictures.svg import check_svg
from looptable.games.time_stories.tests.missions.proving_ground import FILES, write_ground


def read(written: str) -> Placed | None:
    return read_thing(written, Place("x"), Diagnostics())


def test_a_thing_is_described_by_words_in_any_order() -> None:
    wanted = Placed("boat", 2, 0.7, 0, 0.2, 1, "red", mirrored=True)
    assert read("two small red boats far left high turned") == wanted
    assert read("turned high left far boats red small two") == wanted
    assert read("boat") == Placed("boat")


def test_between_two_places_is_named_by_both() -> None:
    found = [read(f"boat {where}") for where in ("left", "left middle", "middle right", "right")]
    assert [one.across for one in found if one] == [0.2, 0.35, 0.65, 0.8]


def test_a_wide_picture_is_one_window_and_small_enough() -> None:
    for sky in get_args(Sky):
        drawn = draw_vista(
            SceneFile(sky=sky, light="night", ground="water", horizon="sea"), CARDS[0]
        )
        assert window(drawn) == [0, 0, VISTA, HEIGHT]
        assert isinstance(check_svg(drawn), Size)
        assert len(drawn) < 16_000


def test_many_stars_or_glints_are_one_shape() -> None:
    starry = shapes(draw_card(SceneFile(sky="stars", ground="water", horizon="sea"), [[]], 0))
    assert len(starry) < 20


@pytest.mark.parametrize(
    ("written", "thing"),
    [
        ("three torches", "torch"),
        ("two women", "woman"),
        ("many children near", "child"),
        ("five benches", "bench"),
        ("bones", "bones"),
        ("two bars", "bars"),
    ],
)
def test_several_things_are_named_as_people_name_them(written: str, thing: str) -> None:
    found = read(written)
    assert found is not None
    assert found.thing == thing


@pytest.mark.parametrize(
    ("written", "code", "meant"),
    [
        ("large lighthuose far", "mission/unknown-thing", "lighthouse"),
        ("boat lefft", "mission/unknown-thing", "left"),
        ("boat house", "mission/unknown-thing", "house"),
        ("two small left", "mission/no-thing", None),
        ("zzzzzz", "mission/unknown-thing", None),
    ],
)
def test_a_word_that_says_nothing_is_told_with_the_closest_one(
    written: str, code: str, meant: str | None
) -> None:
    report = Diagnostics()
    assert read_thing(written, Place("x", 3, 4), report) is None
    (found,) = report
    assert (found.code, found.line, found.column) == (code, 3, 4)
    assert (found.hint.args["closest"] if found.hint else None) == meant


def test_no_word_of_a_phrase_means_two_things() -> None:
    words = thing_words()
    assert len(words) == len(set(words))
    assert len(THINGS) >= 60


ROOM = SceneFile(sky="stones", light="lamp", ground="tiles")
QUAY = SceneFile(sky="clouds", light="dusk", ground="planks", horizon="sea")
CARDS = (
    (Placed("ship", across=0.8, size=1.8, depth=2), Placed("gull", height=1)),
    (Placed("lamp", count=3), Placed("crowd", tint="red", mirrored=True)),
    (),
)


def shapes(svg: bytes) -> list[str]:
    """Every shape with its place in the panorama."""
    root = ElementTree.fromstring(svg)
    return [ElementTree.tostring(one).decode() for one in root]


def window(svg: bytes) -> list[float]:
    return [float(word) for word in ElementTree.fromstring(svg).attrib["viewBox"].split()]


@pytest.mark.parametrize("scene", [ROOM, QUAY])
def test_cards_are_windows_side_by_side_on_one_drawing(scene: SceneFile) -> None:
    drawn = [draw_card(scene, CARDS, number) for number in range(3)]
    assert [window(svg) for svg in drawn] == [
        [number * WIDTH, 0, WIDTH, HEIGHT] for number in range(3)
    ]


def test_what_stands_on_an_edge_is_the_same_on_both_cards() -> None:
    left, right = (shapes(draw_card(QUAY, CARDS, number)) for number in (0, 1))
    ship = [shape for shape in left if "translate(256.0" in shape]
    assert ship
    assert set(ship) <= set(right)


def test_only_what_can_be_seen_is_on_a_card() -> None:
    assert not [shape for shape in shapes(draw_card(QUAY, CARDS, 2)) if "translate(256.0" in shape]


def test_lines_through_the_panorama_meet_at_the_edge() -> None:
    """The height of the land at the seam is the same, seen from either side."""
    scene = SceneFile(sky="clear", horizon="mountains", ground="rock")
    left, right = (draw_card(scene, CARDS, number).decode() for number in (0, 1))
    at_edge = re.compile(rf"L{WIDTH} (\d+\.\d)L")
    assert at_edge.findall(left) == at_edge.findall(right)
    assert len(at_edge.findall(left)) >= 6


@pytest.mark.parametrize("sky", get_args(Sky))
@pytest.mark.parametrize("light", get_args(Light))
def test_every_sky_is_drawn_in_every_light(sky: Sky, light: Light) -> None:
    drawn = draw_card(SceneFile(sky=sky, light=light), CARDS, 1)
    assert isinstance(check_svg(drawn), Size)
    assert drawn != draw_card(SceneFile(sky=sky, light=light), CARDS, 1, is_dark=True)


@pytest.mark.parametrize("ground", get_args(Ground))
@pytest.mark.parametrize("horizon", get_args(Horizon))
def test_every_ground_is_drawn_before_every_horizon(ground: Ground, horizon: Horizon) -> None:
    assert isinstance(
        check_svg(draw_card(SceneFile(ground=ground, horizon=horizon), CARDS, 0)), Size
    )


@pytest.mark.parametrize("thing", THINGS)
def test_every_thing_is_drawn_and_stays_near_its_place(thing: str) -> None:
    drawn = draw_card(SceneFile(), [[Placed(thing, across=0.5)]], 0)
    bare = draw_card(SceneFile(), [[]], 0)
    assert isinstance(check_svg(drawn), Size)
    (group,) = set(shapes(drawn)) - set(shapes(bare))
    assert "translate(160.0" in group
    assert "NaN" not in group


def test_nothing_tall_is_cut_off_above() -> None:
    drawn = draw_card(SceneFile(), [[Placed("lighthouse", size=1.8, depth=2)]], 0).decode()
    match = re.search(r"translate\([\d.]+ ([\d.]+)\)scale\([\d.]+ -([\d.]+)\)", drawn)
    assert match is not None
    foot, scale = map(float, match.groups())
    assert foot - scale * THINGS["lighthouse"].tall == pytest.approx(10, abs=1)


def test_what_shines_lights_up_the_dark_and_not_the_day() -> None:
    lamp = [[Placed("lamp")]]
    by_night = shapes(draw_card(SceneFile(light="night"), lamp, 0))
    by_day = shapes(draw_card(SceneFile(light="day"), lamp, 0))
    assert len(by_night) == len(by_day) + 2


def test_what_is_far_takes_the_colour_of_the_air() -> None:
    palette = palette_of("day")
    far, between, near = (palette.role("body", depth) for depth in range(3))
    assert near == mixed(palette.ink, palette.ground[0], 0.14)
    assert far == mixed(near, palette.sky[3], 0.5)
    assert between not in (near, far)
    assert palette.role("body", 2, "dark") == palette.ink


SCENE = '[scene]\nsky = "panels"\nlight = "lamp"\n'


def check(folder: Path, table: str) -> list[tuple[str, str, int]]:
    ground = write_ground(folder / "ground", {"places/hall.toml": table})
    found = list(GAME.check_mission(ground))
    for one in found:
        for lang in LANGUAGES:
            assert GAME.texts().say(one.message, lang)
    return [(one.code, one.file, one.line) for one in found if one.file.endswith("hall.toml")]


def with_things(things: str) -> str:
    return SCENE + FILES["places/hall.toml"].replace(
        'id = "bench"\n', f'id = "bench"\nthings = [{things}]\n', 1
    )


def test_a_described_place_has_no_mistake(tmp_path: Path) -> None:
    assert check(tmp_path, with_things('"bench", "two candles near"')) == []


def test_an_unknown_thing_is_told_at_its_line(tmp_path: Path) -> None:
    table = with_things('"bench",\n  "two cnadles near"')
    line = table.splitlines().index('  "two cnadles near"]') + 1
    assert check(tmp_path, table) == [("mission/unknown-thing", "ground/places/hall.toml", line)]


def test_a_landmark_must_be_a_thing(tmp_path: Path) -> None:
    table = with_things('"bench"').replace(SCENE, SCENE + 'landmark = "huose"\n')
    assert check(tmp_path, table) == [("mission/unknown-thing", "ground/places/hall.toml", 4)]


def test_a_word_for_the_sky_that_there_is_not_is_told(tmp_path: Path) -> None:
    table = with_things('"bench"').replace("panels", "pannels")
    assert check(tmp_path, table) == [("field/unknown-value", "ground/places/hall.toml", 2)]


PAGE = (Path(__file__).parents[6] / "docs" / "write-a-mission.md").read_text("utf-8")


def words_of(row: str) -> list[str]:
    """The text of the second cell of a row of the page."""
    match = re.search(rf"^\| {re.escape(row)} \| (.*?) \|$", PAGE, re.MULTILINE)
    assert match is not None, row
    return match[1].split()


@pytest.mark.parametrize("kind", KINDS_OF_THINGS)
def test_the_page_for_authors_lists_every_thing(kind: str) -> None:
    assert words_of(kind) == list(KINDS_OF_THINGS[kind])


@pytest.mark.parametrize(
    ("field", "words"),
    [("sky", Sky), ("light", Light), ("ground", Ground), ("horizon", Horizon)],
)
def test_the_page_for_authors_lists_every_word_of_a_scene(field: str, words: object) -> None:
    listed = {word.strip(":;") for word in words_of(f"`{field}`")}
    assert set(get_args(words)) <= listed


def test_the_page_for_authors_names_every_word_of_a_phrase() -> None:
    section = PAGE.partition("## Panoramas")[2].partition("| things |")[0]
    said = set(re.findall(r"[a-z]+", section))
    assert {word for word in thing_words() if word not in THINGS} - {"an", "one"} <= said


def test_scenes_do_not_bear_on_play(tmp_path: Path) -> None:
    folders = [
        write_ground(tmp_path / name / "ground", {"places/hall.toml": table})
        for name, table in (
            ("bare", FILES["places/hall.toml"]),
            ("drawn", with_things('"bench", "two candles near"')),
        )
    ]
    bare, drawn = (GAME.with_missions([folder]).library.missions["ground"] for folder in folders)
    assert bare.hash == drawn.hash
    assert not bare.pictured
    assert drawn.pictured == {f"hall-{letter}" for letter in "bcdefgh"[: len(drawn.place_cards(0))]}
