"""Portraits from words: who is meant, that every word is drawn, and that nobody looks like somebody else."""

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.content.text.languages import LANGUAGES
from looptable.games.time_stories import GAME
from looptable.games.time_stories.pictures.check import Size
from looptable.games.time_stories.pictures.portraits.portrait import HEIGHT, WIDTH, draw_portrait
from looptable.games.time_stories.pictures.portraits.words import (
    BACKDROPS,
    COLOURED,
    COLOURS,
    KINDS_OF_LOOKS,
    Portrait,
    derived_portrait,
    read_portrait,
)
from looptable.games.time_stories.pictures.scenes.scene import Light
from looptable.games.time_stories.pictures.scenes.things import THINGS
from looptable.games.time_stories.pictures.svg import check_svg
from looptable.games.time_stories.tests.missions.proving_ground import FILES, write_ground

LARGEST = 12_000
SAMPLE = {"hair": "curls", "beard": "beard", "hat": "cap", "garment": "shawl", "thing": "key"}


def read(written: str) -> Portrait:
    report = Diagnostics()
    found = read_portrait(written, Place("x"), report)
    assert found is not None, [one.code for one in report]
    return found


def shapes(portrait: Portrait) -> list[str]:
    """Every shape with its place and colour."""
    root = ElementTree.fromstring(draw_portrait(portrait))
    return [ElementTree.tostring(one).decode() for one in root]


def test_a_person_is_described_in_a_few_words() -> None:
    written = "old broad woman, stern, tanned, white bun, red shawl, holding a lantern, by night, before the sea"
    assert read(written) == Portrait(
        person="woman",
        age="old",
        build="broad",
        mood="stern",
        skin="tanned",
        hair="bun",
        hair_colour="white",
        garment="shawl",
        garment_colour="red",
        thing="lantern",
        light="night",
        backdrop="sea",
    )
    assert read("woman") == Portrait(person="woman")


def test_the_order_of_words_does_not_matter() -> None:
    one = read("old woman, grey bun, holding a key, by dusk")
    assert one == read("by dusk holding a key, grey bun, woman, old")


def test_the_same_word_may_be_a_light_a_wall_or_a_thing() -> None:
    found = read("man, holding a lamp, by lamp, before rock")
    assert (found.thing, found.light, found.backdrop) == ("lamp", "lamp", "rock")


@pytest.mark.parametrize(
    ("written", "word", "meant"),
    [
        ("old womann", "womann", "woman"),
        ("woman, grey bn", "bn", "bun"),
        ("man, by nigth", "nigth", "night"),
        ("man, before the see", "see", "sea"),
        ("man, cap, hat", "hat", None),
        ("man, by day, by night", "night", None),
        ("red man", "man", None),
        ("man, hat, red", "red", None),
        ("man, by", "by", None),
    ],
)
def test_a_word_that_says_nothing_of_a_face_is_told(
    written: str, word: str, meant: str | None
) -> None:
    report = Diagnostics()
    assert read_portrait(written, Place("x", 3, 4), report) is None
    (found,) = report
    assert (found.code, found.line, found.message.args["word"]) == ("mission/unknown-look", 3, word)
    if meant is not None:
        assert found.hint is not None
        assert found.hint.args["closest"] == meant


def test_no_word_of_a_portrait_means_two_things() -> None:
    words = [word for kind in KINDS_OF_LOOKS.values() for word in kind]
    assert len(words) == len(set(words))
    assert set(words) & set(THINGS) == {"man", "woman"}  # a person, who is nobody's thing


LOOKS = [
    (kind, word) for kind, words in KINDS_OF_LOOKS.items() if kind != "colours" for word in words
]


@pytest.mark.parametrize(("kind", "word"), LOOKS)
def test_every_word_is_drawn_and_changes_the_picture(kind: str, word: str) -> None:
    other = next(one for one in (*KINDS_OF_LOOKS[kind], "") if one != word)
    portrait, others = read(word), read(other)
    drawn = draw_portrait(portrait)
    assert check_svg(drawn) == Size(WIDTH, HEIGHT)
    assert drawn != draw_portrait(others)


@pytest.mark.parametrize("kind", COLOURED)
def test_a_colour_is_of_what_stands_behind_it(kind: str) -> None:
    plain = set(shapes(read(SAMPLE[kind])))
    for colour in COLOURS:
        coloured = read(f"{colour} {SAMPLE[kind]}")
        assert getattr(coloured, f"{kind}_colour") == colour
        assert isinstance(check_svg(draw_portrait(coloured)), Size)
    assert set(shapes(read(f"blue {SAMPLE[kind]}"))) != plain


@pytest.mark.parametrize("light", get_args(Light))
@pytest.mark.parametrize("backdrop", BACKDROPS)
def test_somebody_stands_before_everything_in_every_light(light: str, backdrop: str) -> None:
    portrait = read(f"woman, hood, beard, by {light}, before {backdrop}")
    drawn = draw_portrait(portrait)
    assert isinstance(check_svg(drawn), Size)
    assert len(drawn) < LARGEST
    dark = draw_portrait(portrait, is_dark=True)
    assert isinstance(check_svg(dark), Size)
    assert dark != drawn


@pytest.mark.parametrize("thing", sorted(THINGS.keys() - {"man", "woman"}))
def test_everything_can_be_held_and_stays_in_the_picture(thing: str) -> None:
    root = ElementTree.fromstring(draw_portrait(read(f"man, holding a {thing}")))
    move = re.fullmatch(
        r"translate\((\S+) (\S+)\)scale\((\S+) (\S+)\)", root[-1].attrib["transform"]
    )
    assert move is not None
    assert 0 < float(move[3]) < 12
    assert -60 < float(move[1]) < WIDTH + 60


def test_what_shines_in_a_hand_lights_up_the_dark() -> None:
    by_night, by_day = (
        shapes(read(f"man, holding a lantern, by {one}")) for one in ("night", "day")
    )
    assert len(by_night) == len(by_day) + 2


def test_who_is_not_described_always_looks_the_same_and_like_nobody_else() -> None:
    names = [f"body-{number}" for number in range(12)]
    drawn = [draw_portrait(derived_portrait(name)) for name in names]
    assert drawn == [draw_portrait(derived_portrait(name)) for name in names]
    assert len(set(drawn)) == len(names)
    assert all(len(one) < LARGEST and isinstance(check_svg(one), Size) for one in drawn)


PORTRAIT = 'portrait = "old man, gray hair"\n'


def test_a_mistake_is_told_at_its_line(tmp_path: Path) -> None:
    table = FILES["receptacles.toml"].replace('id = "marie"\n', f'id = "marie"\n{PORTRAIT}', 1)
    assert PORTRAIT in table
    folder = write_ground(tmp_path / "ground", {"receptacles.toml": table})
    (found,) = GAME.check_mission(folder)
    line = table.splitlines().index(PORTRAIT.strip()) + 1
    assert (found.code, found.file, found.line) == (
        "mission/unknown-look", "ground/receptacles.toml", line,
    )  # fmt: skip
    assert found.hint is not None
    assert found.hint.args["closest"] == "grey"
    for lang in LANGUAGES:
        assert "gray" in GAME.texts().say(found.message, lang)


PAGE = (Path(__file__).parents[6] / "docs" / "write-a-mission.md").read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS_OF_LOOKS)
def test_the_page_for_authors_lists_every_word(kind: str) -> None:
    section = PAGE.partition("## Portraits and other pictures")[2].partition("\n## ")[0]
    match = re.search(rf"^\| {kind} \| (.*?) \|$", section, re.MULTILINE)
    assert match is not None
    assert tuple(match[1].split()) == KINDS_OF_LOOKS[kind]
