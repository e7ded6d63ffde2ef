"""Secrets by seat (section 12), elements (section 25), powers (section 32)."""

from pathlib import Path

import pytest

from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.missions.proving_ground import (
    FILES,
    heard,
    table,
    write_ground,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

SPREAD = {"blue": "hall-b", "green": "hall-b", "pink": "hall-c"}


def sees(of: Table, seat: int | None, key: str) -> bool:
    return key.encode() in of.game.view(of.state, seat).as_bytes()


@rule("TIME-INF-1", "TIME-INF-2", "TIME-INF-3", "TIME-CAP-11")
def test_only_those_on_a_space_read_its_card() -> None:
    scene = table(space=SPREAD)
    face = "card.ground.hall-b.text"
    assert [sees(scene, seat, face) for seat in (0, 1, 2, None)] == [True, True, False, False]
    face = "card.ground.hall-c.text"
    assert [sees(scene, seat, face) for seat in (0, 1, 2, None)] == [False, False, True, False]


@rule("TIME-LAY-6", "TIME-SEA-11", "TIME-LOC-4")
def test_backs_and_their_conditions_are_public() -> None:
    scene = table(here="roof", space=dict.fromkeys(("blue", "green", "pink"), "roof-g"))
    for seat in (0, 1, 2, None):
        assert sees(scene, seat, "back.ground.roof-b")
        assert sees(scene, seat, "seal.token")
        assert not sees(scene, seat, "card.ground.roof-b.text")


@rule("TIME-INF-13", "TIME-ELC-3", "TIME-OBJ-11", "TIME-OPEN-29")
def test_an_element_shows_its_face_to_holder_and_company_and_its_number_to_all() -> None:
    scene = table(space=SPREAD, holder={"element-3": "blue"})
    face, number = "face.ground.element-3.text", "element.ground.element-3"
    assert [sees(scene, seat, face) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert all(sees(scene, seat, number) for seat in (0, 1, 2, None))


@rule("TIME-INF-3")
def test_other_faces_leave_the_view_as_it_is(tmp_path: Path) -> None:
    hall = FILES["places/hall.toml"]
    changed = hall.replace('passed = "gain token sun"', 'passed = "gain 1 blue; gain token sun"')
    changed = changed.replace('read = "lose 1 life"', 'read = "gain 2 life"')
    assert changed != hall
    folder = write_ground(tmp_path / "ground", {"places/hall.toml": changed})
    for lang in ("en", "fr"):
        prose = folder / f"places/hall.{lang}.md"
        prose.write_text(prose.read_text("utf-8").replace("Secret of the trap", "A lie"), "utf-8")
    ours = table(space=dict.fromkeys(SPREAD, "hall-b"))
    theirs = GAME.with_missions([folder])
    twin = theirs.load(ours.state.position())
    for seat in (0, 1, 2, None):
        assert theirs.view(twin, seat).as_bytes() == ours.game.view(ours.state, seat).as_bytes()


def test_where_a_secret_effect_is_only_those_there_know() -> None:
    scene = table(space=SPREAD)
    scene.do(0, "first", "offer hall-b-2")
    assert scene.game.view(scene.state, 1).known["pc"] == "hall-b.2"
    assert scene.game.view(scene.state, 2).known["pc"] == "hidden"
    assert sees(scene, 2, "prompt.secret")


@rule("TIME-OBJ-3", "TIME-OBJ-5", "TIME-OBJ-6", "TIME-OBJ-2")
def test_elements_change_hands_on_one_space_without_time() -> None:
    scene = table(space=SPREAD, holder={"element-1": "blue"})
    scene.do(0, "first")
    gifts = [key for key in scene.keys(0) if key.startswith("give")]
    assert gifts == ["give element-1 to green"]
    scene.do(0, *gifts)
    scene.shows(holder={"element-1": "green"}, time=20)


@rule("TIME-OBJ-4", "TIME-CHG-22")
def test_between_two_places_elements_go_to_anybody() -> None:
    scene = table(phase="entering", space={}, holder={"element-1": "blue"})
    scene.do(0, "first")
    assert {"give element-1 to green", "give element-1 to pink"} <= set(scene.keys(0))


@rule("TIME-EX-37", "TIME-OBJ-7")
def test_an_element_serves_one_receptacle_in_a_unit_of_time() -> None:
    spaces = {"blue": "hall-b", "green": "hall-b", "pink": "hall-b"}
    scene = table(space=spaces, holder={"element-4": "blue"},
                  life={"blue": 1, "green": 3, "pink": 5})  # fmt: skip
    scene.do(0, "first", "use element-4.1", "give element-4 to green", "done")
    scene.do(1, "first")
    assert "use element-4.1" not in scene.keys(1)
    scene.do(1, "done", "nothing")
    scene.do(0, "nothing")
    scene.do(2, "nothing")
    scene.do(0, "rest")
    scene.do(1, "first")
    assert "use element-4.1" in scene.keys(1), "in the next unit it is possible"


@rule("TIME-DTH-5", "TIME-DTH-11")
def test_the_living_dispose_of_what_the_dead_leave() -> None:
    scene = table(returns_at={"blue": 5}, life={"green": 6, "pink": 5},
                  space={"green": "hall-b", "pink": "hall-c"}, holder={"element-1": "blue"})  # fmt: skip
    scene.do(2, "first", "take element-1")
    scene.shows(holder={"element-1": "pink"})


@pytest.mark.parametrize(
    ("spaces", "dice"),
    [
        pytest.param(("hall-b", "hall-c", "hall-b"), 1, marks=rule("TIME-EX-39", "TIME-POW-1")),
        pytest.param(("hall-c", "hall-c", "hall-b"), 2, marks=rule("TIME-EX-39", "TIME-POW-3")),
        pytest.param(("hall-c", "hall-c", "hall-c"), 3, marks=rule("TIME-EX-39", "TIME-POW-2")),
    ],
)
def test_madeleine_counts_on_the_others(spaces: tuple[str, ...], dice: int) -> None:
    where = dict(zip(("blue", "green", "pink"), spaces, strict=True))
    scene = table(bodies={"green": "madeleine"}, space=where, test={"hall-c": "laid"},
                  pile_1={"hall-c": 2}, pile_2={"hall-c": 3}, dice=[0] * dice)  # fmt: skip
    scene.do(0, "nothing")
    scene.do(1, "roll")
    scene.do(2, "nothing")
    events = scene.do(0, "green")
    (rolled,) = [event for event in events if event.kind == "rolled"]
    assert rolled.data["face"] == ["blank"] * dice


@rule("TIME-POW-8", "TIME-ROL-3")
def test_marie_turns_a_die_into_a_hit() -> None:
    scene = table(space={**SPREAD, "blue": "hall-g", "pink": "hall-b"}, test={"hall-g": "laid"},
                  pile_1={"hall-g": 1}, dice=[0, 0, 5])  # fmt: skip
    for seat, key in enumerate(("roll", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "blue", "receptacle-marie.1 yes")
    events = scene.do(0, "receptacle-marie.1+1 3")
    assert "success" in heard(events, None)


@rule("TIME-POW-9")
def test_elizia_rerolls_one_of_her_dice() -> None:
    scene = table(space={**SPREAD, "green": "hall-c", "pink": "hall-b"}, test={"hall-c": "laid"},
                  pile_1={"hall-c": 2}, pile_2={"hall-c": 3}, dice=[0, 0, 0, 4])  # fmt: skip
    for seat, key in enumerate(("nothing", "roll", "nothing")):
        scene.do(seat, key)
    scene.do(0, "green")
    scene.do(1, "receptacle-elizia.1 yes", "receptacle-elizia.1+1 2")
    scene.shows(pile_1=None, pile_2={"hall-c": 3})


@rule("TIME-POW-10", "TIME-POW-20")
def test_elizia_heals_on_a_change_of_place_before_the_office_passes() -> None:
    scene = table(phase="leaving", space={}, green={"green": 2}, die=[0],
                  life={"blue": 1, "green": 6, "pink": 5})  # fmt: skip
    for seat in range(3):
        scene.do(seat, "roof")
    scene.shows(captain=None, time=19)
    scene.do(1, "receptacle-elizia.2 yes", "receptacle-elizia.2+2 blue")
    scene.shows(green={"green": 1}, captain="1", life={"blue": 2, "green": 6, "pink": 5})
