"""The shelf of missions, the contract's smaller answers, names of pictures, the printed deck."""

from pathlib import Path
from typing import Any, cast

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.text.texts import Text
from looptable.core.errors import PositionError, WrongUse
from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.library import check_folder, find_missions, game_texts
from looptable.games.time_stories.mission.skeleton import write_skeleton
from looptable.games.time_stories.rules.layout import LETTERS
from looptable.games.time_stories.rules.setup import agent_total
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name
from looptable.games.time_stories.tests.missions.proving_ground import ground, table, write_ground
from looptable.games.time_stories.view.pieces.deck import PLAN_CARDS, Printed, deck, in_pile
from looptable.games.time_stories.view.pieces.pictures import (
    card_art,
    find_art,
    plan_cards,
    with_art,
)

OPTIONS = {"mission": "ground"}


def test_a_shelf_holds_a_hundred_missions_in_the_order_of_their_names(tmp_path: Path) -> None:
    for number in range(102):
        folder = tmp_path / f"m-{number:03}"
        folder.mkdir()
        if number != 1:
            (folder / "mission.toml").write_text("", "utf-8")
    found = find_missions(tmp_path)
    assert len(found) == 100
    assert [path.name for path in (found[0], found[1], found[-1])] == ["m-000", "m-002", "m-100"]
    assert find_missions(tmp_path / "none") == []


def test_a_mission_called_like_one_of_ours_is_warned_of(tmp_path: Path) -> None:
    ours = Path(__file__).parents[2] / "missions" / "low-tide"
    assert [told.code for told in check_folder(ours)] == []
    folder = tmp_path / "low-tide"
    write_skeleton(folder)
    told = [(one.code, one.file) for one in check_folder(folder)]
    assert ("mission/id-twice", "low-tide/mission.toml") in told
    other = tmp_path / "other"
    write_skeleton(other)
    assert "mission/id-twice" not in [one.code for one in GAME.check_mission(other)]


def test_a_folder_of_ones_own_replaces_a_mission_and_is_the_last(tmp_path: Path) -> None:
    game, last = GAME.with_mission(write_ground(tmp_path / "ground"))
    assert last == "ground"
    again, last = cast("Any", game).with_mission(write_ground(tmp_path / "ground-2"))
    assert (last, list(again.library.missions).count("ground")) == ("ground", 1)
    assert again.library.extra == (tmp_path / "ground-2",)


def test_a_gallery_shows_missions_and_receptacles_and_no_card() -> None:
    faces = [face for face in ground().library.faces if face.id.startswith("ground")]
    assert [(face.id, face.kind) for face in faces] == [
        ("ground", "mission"),
        *(
            (f"ground-{id}", "receptacle")
            for id in ("marie", "madeleine", "elizia", "altace", "guard")
        ),
    ]
    assert faces[0].facts == {"time": "20", "cards": "20"}


def test_the_hash_of_what_is_played_is_that_of_its_mission() -> None:
    game = ground()
    mission = game.library.missions["ground"]
    assert game.played_hash(OPTIONS, None) == mission.hash
    assert game.played_hash({"mission": "low-tide"}, {"mission": "ground"}) == mission.hash
    assert game.played_hash({"mission": "low-tide"}, {}) == game.library.missions["low-tide"].hash
    assert game.played_hash({"mission": "gone"}, None) == game.content_hash() != mission.hash


def test_settings_offer_the_missions_there_are() -> None:
    settings = {one.id: one for one in ground().settings()}
    assert settings["mission"].choices == (*GAME.library.missions, "ground")
    assert settings["notebook"].choices == ("faces", "notes")


def test_the_census_counts_what_is_never_lost() -> None:
    scene = table()
    assert scene.game.census(scene.state) == {"agents": 3, "cards": 20, "elements": 4, "tokens": 3}


def test_an_unknown_mission_is_refused_with_what_there_is() -> None:
    with pytest.raises(WrongUse) as refused:
        ground().start(2, {"mission": "grund"}, 1)
    assert refused.value.data["value"] == "grund"
    with pytest.raises(PositionError) as wrong:
        ground().load({"players": 2, "mission": "grund"})
    assert (wrong.value.data["value"], wrong.value.data["field"]) == ("grund", "mission")


@pytest.mark.parametrize("phase", ["choosing", "judging", "over"])
def test_between_runs_and_after_the_match_nobody_has_a_body(phase: str) -> None:
    position = {
        "players": 3,
        "mission": "ground",
        "phase": phase,
        "ending": "failed",
        "failure": "caught",
    }
    ground().load(position)
    for started in ("entering", "exploring", "acting", "leaving"):
        with pytest.raises(PositionError) as refused:
            ground().load({**position, "phase": started})
        assert (refused.value.data["field"], refused.value.data["value"]) == ("receptacle", "blue")
    with pytest.raises(PositionError) as refused:
        ground().load({**position, "phase": "entering", "receptacle": ["marie"]})
    assert refused.value.data["field"] == "receptacle"


def test_how_many_agents_there_are() -> None:
    counts = [
        agent_total(players, shared=shared) for players in (2, 3, 4) for shared in (False, True)
    ]
    assert counts == [4, 3, 3, 3, 4, 4]


def test_the_base_is_read_round_the_table() -> None:
    for seed in range(6):
        events: list[Any] = []
        state = ground().setup(3, ground().options(OPTIONS), seed, events.append)
        captain = state.captain
        read = [event.data for event in events if event.kind == "reads-base"]
        assert read == [
            {"seat": captain, "base": "ground.a"},
            {"seat": (captain + 1) % 3, "base": "ground.b"},
        ]
        assert state.listener is None


def test_the_deck_is_numbered_from_the_base_to_the_receptacles() -> None:
    mission = ground().library.missions["ground"]
    cards = deck(mission)
    assert [card.number for card in cards] == list(range(1, len(cards) + 1))
    assert cards[:10] == (
        Printed(1, "base", "a"),
        Printed(2, "base", "b"),
        Printed(3, "success", "success"),
        Printed(4, "failure", "time"),
        Printed(5, "failure", "caught"),
        *(Printed(5 + part, "plan", str(part)) for part in range(1, PLAN_CARDS + 1)),
        Printed(10, "place", "hall-a"),
    )
    assert [card.name for card in cards if card.kind == "panorama"][5:9] == [
        "hall-g",
        "hall-h",
        "cellar-b",
        "cellar-c",
    ]
    assert [card.kind for card in cards[-10:]] == [
        *["panorama"],
        *["element"] * 4,
        *["receptacle"] * 5,
    ]
    assert (in_pile(mission), len(LETTERS)) == (28, 7)


# Pictures.


def tide(**position: Any) -> StoryState:
    start = {"players": 3, "mission": "low-tide"}
    return GAME.load({**start, **position})


def test_the_plan_marks_what_is_known_of_each_place() -> None:
    state = tide()
    for place in range(len(state.plan)):
        state.plan[place] = int(place in (0, 1, 3))
        state.visited[place] = int(place in (1, 2))
    state.here = 3
    cards = plan_cards(state)
    assert [card.id for card in cards] == ["plan-1", "plan-2", "plan-3", "plan-4"]
    assert [card.art for card in cards] == [f"low-tide.plan-{n}.1203000" for n in (1, 2, 3, 4)]
    assert [card.name for card in cards] == [Text.of("piece.plan", n=n) for n in (1, 2, 3, 4)]
    shown = tuple(Text(f"place.{full_name(state, 'place', place)}") for place in (0, 1, 3))
    assert [card.alt for card in cards] == [
        Text.of("piece.plan-alt", places=shown),
        None,
        None,
        None,
    ]
    state.plan[3] = 0
    assert plan_cards(state)[0].art == "low-tide.plan-1.1203000", "the group is there all the same"
    assert plan_cards(bare()) == [], "nothing is drawn there"


def bare() -> StoryState:
    """A mission without pictures."""
    state = table().state
    assert isinstance(state, StoryState)
    return state


def test_a_card_has_the_picture_of_its_back() -> None:
    state = tide()
    name = state.names.name("card", 0)
    assert card_art(state, 0) == f"low-tide.{name}"
    piece = plan_cards(state)[1]
    back, face = (with_art(state, 0, piece, is_back=is_back) for is_back in (True, False))
    assert (back.art, back.alt) == (f"low-tide.{name}", None)
    assert (face.art, face.alt) == (f"low-tide.{name}", Text(f"back.low-tide.{name}"))
    assert card_art(bare(), 0) is None
    assert with_art(bare(), 0, piece, is_back=False) is piece


def test_only_pictures_with_a_name_are_found() -> None:
    marks = "1" * len(tide().plan)
    name = tide().names.name("card", 0)
    found = {
        name: find_art(GAME.library, name, "en", "light") is not None
        for name in (
            f"low-tide.{name}", "low-tide.nothing-b", f"high-tide.{name}", f"low-tide.plan-1.{marks}",
            f"low-tide.plan-4.{marks}", f"low-tide.plan-0.{marks}", f"low-tide.plan-5.{marks}", "low-tide.plan-1",
        )
    }  # fmt: skip
    assert list(found.values()) == [True, False, False, True, True, False, False, False]


def test_each_card_of_the_plan_is_its_quarter_with_names_in_the_language() -> None:
    gallery, marks = GAME.library.galleries["low-tide"], "1" * len(tide().plan)
    for lang in ("en", "fr"):
        names = {
            place: GAME.texts().say(Text(f"place.low-tide.{place}"), lang)
            for place in gallery.places
        }
        drawn = [
            find_art(GAME.library, f"low-tide.plan-{number}.{marks}", lang, "dark")
            for number in (1, 2, 3, 4)
        ]
        assert drawn == [gallery.plan(part, marks, names, "dark") for part in range(4)]
        assert len({str(art) for art in drawn}) == 4


def test_texts_without_any_mission_have_no_mistake() -> None:
    report = Diagnostics()
    texts = game_texts(report)
    assert list(report) == []
    assert texts.has("prompt.free", "fr")
    assert not texts.has("mission.low-tide", "en")
