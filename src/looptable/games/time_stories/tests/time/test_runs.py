"""Set-up, receptacles, the next run, two players (sections 4.8, 5, 6, 29, 30)."""

import json

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import ground, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds


def started(players: int, **options: str) -> Table:
    game = ground()
    state = game.start(players, {"mission": "ground", **options}, 1)
    return Table(game, state.position())


def choose_all(of: Table) -> None:
    while of.state.position().get("phase", "choosing") == "choosing":
        (seat,) = of.state.pending()
        of.do(seat, of.keys(seat)[0])


@rule("TIME-SET-10", "TIME-SET-4", "TIME-RUN-1", "TIME-BAS-3", "TIME-BAS-4")
def test_a_match_starts_in_the_base_with_all_time_and_no_pawn_anywhere() -> None:
    captains = {ground().start(4, {"mission": "ground"}, seed).position().get("captain", "0")
                for seed in range(12)}  # fmt: skip
    assert captains == {"0", "1", "2", "3"}, "the first Time Captain is drawn"
    started(3).shows(time=20, space=None, tokens=None, run_number=None)


@rule("TIME-EX-8", "TIME-BAS-7", "TIME-BAS-5", "TIME-INF-11")
def test_base_cards_can_be_looked_up_by_everybody() -> None:
    scene = table()
    for seat in (0, 1, 2, None):
        (base,) = [z for z in scene.game.view(scene.state, seat).zones if z.id == "base"]
        assert [piece.id for piece in base.pieces] == ["mission-ground", "base-a", "base-b"]


@rule("TIME-RCP-10", "TIME-RCP-12", "TIME-RCP-5", "TIME-OPEN-36")
def test_everybody_chooses_a_receptacle_of_its_own() -> None:
    scene = started(3)
    captain = int(scene.state.position().get("captain", 0))
    assert scene.state.pending() == [captain]
    scene.do(captain, "elizia")
    assert "elizia" not in scene.keys((captain + 1) % 3)
    choose_all(scene)
    bodies = scene.state.position()["receptacle"]
    assert len(set(bodies.values())) == 3
    worn = next(agent for agent, body in bodies.items() if body == "elizia")
    assert scene.state.position()["life"][worn] == 6


@pytest.mark.parametrize(
    ("players", "leaves"),
    [
        pytest.param(3, 7, marks=rule("TIME-RCP-7", "TIME-RCP-8", "TIME-POW-19")),
        pytest.param(4, 9, marks=rule("TIME-RCP-8")),
    ],
)
def test_inventories_depend_on_the_number_of_players(players: int, leaves: int) -> None:
    scene = started(players)
    (first,) = scene.state.pending()
    scene.do(first, "elizia")
    choose_all(scene)
    assert list(scene.state.position()["green"].values()) == [leaves]


@rule("TIME-RUN-2", "TIME-LAY-5", "TIME-CAP-3")
def test_the_team_is_sent_to_the_first_place_and_card_a_is_read_to_all() -> None:
    scene = started(3)
    choose_all(scene)
    scene.shows(here="hall", phase="entering", time=20)
    for seat in (0, 1, 2, None):
        assert b"place.ground.hall.text" in scene.game.view(scene.state, seat).as_bytes()


@rule("TIME-TWO-1", "TIME-TWO-9", "TIME-TWO-8", "TIME-OPEN-37")
def test_two_play_two_receptacles_each() -> None:
    scene = started(2)
    choose_all(scene)
    assert len(scene.state.position()["receptacle"]) == 4
    scene.do(0, "hall-b")
    assert scene.state.pending() == [0, 1], "the other agent of the same player enters, too"


@rule("TIME-TWO-2", "TIME-TWO-3", "TIME-TWO-5", "TIME-TWO-6")
def test_two_may_share_a_third_receptacle_for_which_the_captain_decides() -> None:
    scene = started(2, two_players="shared")
    choose_all(scene)
    assert len(scene.state.position()["receptacle"]) == 3
    captain = int(scene.state.position().get("captain", 0))
    scene.do(captain, "hall-b")
    scene.do(1 - captain, "hall-b")
    assert scene.state.pending() == [captain]
    scene.do(captain, "hall-c")
    for seat in (0, 1):
        view = scene.game.view(scene.state, seat).as_bytes()
        assert b"card.ground.hall-c.text" in view, "both read what it discovers"


@rule("TIME-EX-38", "TIME-RST-1", "TIME-RST-2", "TIME-OBJ-9", "TIME-OBJ-10")
def test_only_elements_with_the_logo_stay_after_a_failure() -> None:
    scene = table(
        time=1,
        holder={"element-1": "blue", "element-2": "green"},
        tokens={"blue-1": True, "green-1": True},
        gone={"cellar-d": True},
        yellow={"pink": 3},
        run_number=1,
    )
    for seat in range(3):
        scene.do(seat, "nothing")
    for seat in range(3):
        scene.do(seat, "again")
    scene.shows(
        run_number=2,
        holder={"element-2": "green"},
        tokens=None,
        gone=None,
        yellow=None,
        phase=None,
    )


@rule("TIME-RST-4", "TIME-RST-5", "TIME-RST-6", "TIME-RCP-11", "TIME-CPT-5")
def test_the_next_run_starts_with_all_time_and_new_receptacles() -> None:
    scene = table(phase="judging", ending="out-of-time", failure="time", time=0,
                  returns_at={"blue": 0}, captain=2)  # fmt: skip
    for seat in range(3):
        scene.do(seat, "again")
    scene.shows(time=20, returns_at=None, receptacle=None, captain=None)
    assert scene.state.pending() == [0], "TIME-OPEN-42: the office has passed on"
    assert len(scene.keys(0)) == 5


@rule("TIME-RST-8", "TIME-INF-14")
def test_a_notebook_holds_the_faces_that_a_seat_has_seen() -> None:
    scene = table(notebook={"0": ["hall-c"]})
    assert b"card.ground.hall-c.text" in scene.game.view(scene.state, 0).as_bytes()
    assert b"card.ground.hall-c.text" not in scene.game.view(scene.state, 1).as_bytes()
    scene = table(notebook={"0": ["hall-c"]}, notes_only=True)
    assert b"card.ground.hall-c.text" not in scene.game.view(scene.state, 0).as_bytes()


@rule("TIME-SAV-1", "TIME-SAV-7", "TIME-EX-30", "TIME-SAV-8")
def test_a_position_holds_everything_also_in_the_middle_of_an_effect() -> None:
    scene = table(time=23)
    scene.do(0, "first", "offer hall-b-2")
    again = Table(scene.game, json.loads(json.dumps(scene.state.position())))
    assert again.state.key() == scene.state.key()
    assert again.keys(0) == ["hall-b.2 1", "hall-b.2 2"]
    for seat in (0, 1, 2, None):
        views = [scene.game.view(one.state, seat).as_bytes() for one in (scene, again)]
        assert views[0] == views[1]
    again.do(0, "hall-b.2 2")
    again.shows(brown={"blue": 1}, time=23)


def test_the_team_may_give_up() -> None:
    scene = table(phase="judging", ending="all-dead", failure="time")
    scene.do(0, "stop")
    scene.do(1, "again")
    scene.do(2, "stop")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("all-dead", ())
