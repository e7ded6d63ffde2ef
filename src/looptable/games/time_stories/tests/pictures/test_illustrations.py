"""Pictures of all that is no card of a panorama: in views, for those who may see them, and of the shipped mission."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from looptable.engine.contract.art import Look
from looptable.games.time_stories import GAME
from looptable.games.time_stories.pictures.check import Size
from looptable.games.time_stories.pictures.svg import check_svg
from looptable.games.time_stories.tests.low_tide import NAMES, night, take
from looptable.games.time_stories.tests.missions.builder import named
from looptable.games.time_stories.tests.missions.proving_ground import (
    FILES,
    ground,
    mission,
    table,
    write_ground,
)
from looptable.games.time_stories.tests.view_helpers import piece, zone
from looptable.testing import Table, rule

LARGEST = 12_000
LOW_TIDE = GAME.library.missions["low-tide"]
VISTA = {"sky": "stars", "light": "night", "things": ["ghost middle"]}
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'


def drawn(name: str, look: Look = "light") -> bytes:
    found = GAME.art(f"low-tide.{name}", "en", look)
    assert found is not None, name
    return found.data


# The shipped mission.


@pytest.mark.parametrize("name", sorted(LOW_TIDE.illustrated))
@pytest.mark.parametrize("look", get_args(Look))
def test_every_picture_is_small_harmless_and_always_the_same(name: str, look: Look) -> None:
    data = drawn(name, look)
    assert isinstance(check_svg(data), Size)
    assert len(data) < LARGEST
    assert data == drawn(name, look)
    assert (data == drawn(name)) == (look == "light")


def test_everything_in_the_mission_has_a_picture_of_its_own() -> None:
    names = LOW_TIDE.names
    wanted = {
        *(f"receptacle.{one}" for one in names["receptacle"]),
        *(f"element.{one}" for one in names["element"]),
        *(f"token.{one}" for one in names["token"]),
        *(f"resource.{one}" for one in LOW_TIDE.resources),
        *(f"end.{one}" for one in ("success", *names["failure"])),
        *(f"base.{letter}" for letter in "abcdef"),
        "cover.cover",
    }
    assert wanted == LOW_TIDE.illustrated
    assert len({drawn(name) for name in wanted}) == len(wanted)


def test_ends_and_base_are_sixteen_by_six() -> None:
    for name in ("end.success", "base.a", "cover.cover"):
        assert check_svg(drawn(name)) == Size(800, 300)


# In views.


def shown(on: Table, seat: int | None) -> Iterator[str]:
    """The names of all pictures in a view."""
    zones = list(on.game.view(on.state, seat).zones)
    for one in zones:
        for lying in one.pieces:
            arts = (lying.art, *(part.art for part in lying.parts))
            yield from (art for art in arts if art is not None)
        zones += one.zones


@pytest.mark.parametrize("seat", [0, 1, None])
def test_receptacles_tokens_and_resources_are_seen_by_all(seat: int | None) -> None:
    on = night("quay", tokens=["oil"])
    assert piece(on, seat, "receptacle-low-tide.odile").art == "low-tide.receptacle.odile"
    symbol = NAMES.tokens["oil"]
    assert piece(on, seat, f"token-{symbol}").art == f"low-tide.token.{symbol}"
    assert piece(on, seat, "base-a").art == "low-tide.base.a"
    assert piece(on, seat, "mission-low-tide").art == "low-tide.cover.cover"


def test_a_token_that_nobody_has_is_not_shown() -> None:
    names = list(shown(night("chapel", tokens=["oil"]), 0))
    oil, signal = (f"low-tide.token.{NAMES.tokens[one]}" for one in ("oil", "signal"))
    assert oil in names
    assert signal not in names


def test_bodies_to_choose_from_have_portraits_and_their_resources_signs() -> None:
    on = Table(GAME, GAME.start(3, {}, 1).position())
    bodies = zone(on, None, "bodies").zones
    assert [body.pieces[0].art for body in bodies] == [
        f"low-tide.receptacle.{name}" for name in LOW_TIDE.names["receptacle"]
    ]
    assert piece(on, 0, "stock-odile-yellow").art == "low-tide.resource.yellow"


@rule("TIME-INF-13")
def test_the_picture_of_an_element_is_as_secret_as_its_text() -> None:
    on = night("quay", held={"rope": "blue"}, on={"green": "mast"})
    name = NAMES.elements["rope"]
    for seat, art in ((0, f"low-tide.element.{name}"), (1, None), (None, None)):
        assert piece(on, seat, f"element-low-tide.{name}").art == art
        assert any(".element." in one for one in shown(on, seat)) == (art is not None)


def test_the_notebook_keeps_the_picture_of_an_element_that_was_seen() -> None:
    on, name = night("quay"), NAMES.elements["rope"]
    take(on, 0, "boats take-rope")
    assert piece(on, 0, f"note-1-{name}").art == f"low-tide.element.{name}"


@pytest.mark.parametrize(
    ("ending", "failure", "art"),
    [("out-of-time", "time", "end.time"), ("failed", "bribed", "end.bribed")],
)
def test_an_end_has_its_picture_only_when_it_has_come(ending: str, failure: str, art: str) -> None:
    before = night("quay")
    assert not [name for name in shown(before, 0) if ".end." in name]
    after = night("quay", phase="judging", ending=ending, failure=failure)
    assert [name for name in shown(after, None) if ".end." in name] == [f"low-tide.{art}"]


def test_success_has_its_picture() -> None:
    on = night("quay", phase="over", ending="success")
    assert piece(on, None, "end").art == "low-tide.end.success"


def test_a_seal_shows_the_sign_that_it_asks_for() -> None:
    on = night("quay", tokens=["oil"])
    wanted = f"low-tide.token.{NAMES.tokens['tide-known']}"
    slip = piece(on, 0, f"card-low-tide.{NAMES.cards['slip']}")
    assert [part.art for part in slip.parts if part.sort == "seal"] == [wanted]
    assert wanted in set(shown(on, None))
    assert f"low-tide.token.{NAMES.tokens['signal']}" not in set(shown(on, 0))


# Without words, with an author's own pictures, with mistakes.


def test_a_mission_without_words_has_portraits_and_patterns_and_things_by_their_names() -> None:
    found = ground().library.missions["ground"].illustrated
    kinds = {name.partition(".")[0] for name in found}
    assert kinds == {"receptacle", "token", "resource", "element"}
    assert {name for name in found if name.startswith("element.")} == {
        "element.element-1",  # a key
        "element.element-3",  # a knife
    }


def test_what_a_token_is_called_is_not_on_it() -> None:
    called = [
        ground(mission(tokens=named(*names)))
        for names in (("sun", "moon", "star"), ("star", "moon", "sun"))
    ]
    pictures = [
        game.library.galleries["ground"].picture("token.blue-1", "light") for game in called
    ]
    assert pictures[0] == pictures[1]


def test_pictures_do_not_bear_on_play() -> None:
    bare = ground()
    tokens = [{**one, "picture": "hand"} for one in named("sun", "moon", "star")]
    described = ground(
        mission(tokens=tokens, cover=VISTA, base={"a": VISTA}, end={"caught": VISTA}),
        ("receptacles.toml", FILES["receptacles.toml"].replace(
            'id = "marie"\n', 'id = "marie"\nportrait = "girl"\n', 1)),
        ("elements.toml", FILES["elements.toml"].replace(
            'id = "badge"\n', 'id = "badge"\npicture = "medal"\n', 1)),
    )  # fmt: skip
    ours, theirs = (game.library.missions["ground"] for game in (bare, described))
    assert ours.hash == theirs.hash
    new = {"cover.cover", "base.a", "end.caught", "element.element-2"}
    assert theirs.illustrated - ours.illustrated == new
    for name in ("token.blue-1", "receptacle.marie"):
        pictures = [g.library.galleries["ground"].picture(name, "light") for g in (bare, described)]
        assert pictures[0] != pictures[1]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"end": {"cauhgt": VISTA}}, "mission/unknown-name"),
        ({"base": {"h": VISTA}}, "mission/unknown-name"),
        ({"cover": {**VISTA, "things": ["gohst"]}}, "mission/unknown-thing"),
        ({"cover": {**VISTA, "sky": "star"}}, "field/unknown-value"),
        ({"tokens": [{**one, "picture": "hnad"} for one in named("sun", "moon", "star")][:1]
          + named("moon", "star")}, "mission/unknown-thing"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_picture_is_told_with_what_was_meant(
    tmp_path: Path, fields: dict[str, object], code: str
) -> None:
    name, text = mission(**fields)
    (found,) = GAME.check_mission(write_ground(tmp_path / "ground", {name: text}))
    assert (found.code, found.file) == (code, "ground/mission.toml")
    assert found.line > 0
    assert found.hint is not None or fields.keys() == {"base"}


OWN = {
    "receptacle-marie": "receptacle.marie",
    "element-tonic": "element.element-4",
    "token-moon": "token.green-1",
    "resource-brown": "resource.brown",
    "end-success": "end.success",
    "end-time": "end.time",
    "end-caught": "end.caught",
    "base-a": "base.a",
    "cover": "cover.cover",
}


def test_the_author_has_the_last_word_on_every_picture(tmp_path: Path) -> None:
    folder = write_ground(tmp_path / "ground")
    (folder / "art").mkdir()
    for stem in OWN:
        (folder / "art" / f"{stem}.svg").write_text(SVG, "utf-8")
    assert not list(GAME.check_mission(folder))
    game = GAME.with_missions([folder])
    assert set(OWN.values()) <= game.library.missions["ground"].illustrated
    assert not game.library.missions["ground"].pictured
    for name in OWN.values():
        found = game.art(f"ground.{name}", "en", "dark")
        assert found is not None
        assert found.data == SVG.encode()


def test_every_name_that_is_no_picture_gets_none() -> None:
    game = ground()
    assert game.art("ground.element.element-1", "en", "light") is not None
    for name in (
        "ground.element.element-2", "ground.element.key", "ground.receptacle.nobody", "ground.end.success",
        "ground.token.sun", "ground.base.a", "ground.cover.cover", "ground.receptacle.", "ground.receptacle",
    ):  # fmt: skip
        assert game.art(name, "en", "light") is None, name


def test_the_plan_still_needs_a_described_place() -> None:
    assert zone(table(), 0, "plan").pieces == ()
