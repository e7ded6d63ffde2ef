"""The box, the base and the start of a match (sections 1, 3, 4.2, 6)."""

from typing import Any

import pytest

from looptable.engine.contract.event import Event
from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.missions.proving_ground import ground, table
from looptable.games.time_stories.tests.view_helpers import reads, words, zone
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds


def started(players: int = 3, seed: int = 1, **options: str) -> Table:
    game = ground()
    return Table(game, game.start(players, {"mission": "ground", **options}, seed).position())


@rule("TIME-SET-3", "TIME-OPEN-24", "TIME-CMP-12")
def test_the_common_stock_of_tokens_has_no_end() -> None:
    scene = table(yellow={"blue": 140})
    scene.do(0, "first", "offer hall-b-2", "hall-b.2 1")
    scene.shows(yellow={"blue": 141})


@rule("TIME-CMP-16", "TIME-TST-8")
def test_the_board_has_a_spot_for_everything() -> None:
    scene = table(space={"blue": "hall-e", "green": "hall-b", "pink": "hall-b"},
                  test={"hall-e": "laid"},
                  pile_1={"hall-e": 2}, pile_2={"hall-e": 2}, pile_3={"hall-e": 1})  # fmt: skip
    ids = [one.id for one in scene.game.view(scene.state, None).zones]
    assert ids == ["time", "run", "captain", "deck", "elements", "base", "plan", "panorama",
                   "tokens", "agent-blue", "agent-green", "agent-pink"]  # fmt: skip
    below = [one.id for one in zone(scene, None, "space-hall-e").pieces]
    assert below == ["card-ground.hall-e", "shield-hall-e-0", "shield-hall-e-1", "shield-hall-e-2",
                     "pawn-blue"]  # fmt: skip
    names = [words(scene, one.name) for one in zone(scene, None, "space-hall-e").pieces[1:4]]
    assert names == ["skull shield", "time shield", "heart shield"]


@rule("TIME-BAS-1", "TIME-BAS-2", "TIME-BAS-6", "TIME-SET-5", "TIME-CPT-1")
def test_the_base_says_what_the_mission_is_and_where_a_run_starts() -> None:
    scene = started()
    scene.shows(phase=None, here=None, time=20, space=None)
    base = zone(scene, None, "base")
    assert [one.id for one in base.pieces] == ["mission-ground", "base-a", "base-b"]
    assert reads(scene, None, "mission-ground") == ["What all hear."]
    assert reads(scene, None, "base-b") == ["About b."]
    for _ in range(3):
        (seat,) = scene.state.pending()
        scene.do(seat, scene.keys(seat)[0])
    scene.shows(phase="entering", here="hall", time=20)
    story = ground().library.missions["ground"]
    assert story.special >= 0, "a deck may add rules of its own"


@rule("TIME-SET-11", "TIME-SET-12", "TIME-BAS-5")
@pytest.mark.parametrize("players", [2, 3])
def test_base_cards_are_read_to_all_in_turn_the_first_by_the_captain(players: int) -> None:
    told: list[Event] = []
    state = ground().start(players, {"mission": "ground"}, 5, told.append)
    assert state.listener is None
    captain = int(state.position().get("captain", 0))
    read = [event for event in told if event.kind == "reads-base"]
    assert [event.data for event in read] == [
        {"seat": captain, "base": "ground.a"},
        {"seat": (captain + 1) % players, "base": "ground.b"},
    ]
    assert all(event.audience is None and event.reveals for event in read)
    assert [event.kind for event in told] == ["reads-base", "reads-base", "run"]
    assert state.key() == ground().start(players, {"mission": "ground"}, 5).key()


@rule("TIME-SET-13", "TIME-SET-5", "TIME-SET-4")
def test_every_mission_is_set_up_in_the_same_way() -> None:
    own = ("mission", "time", "plan", "chance", "captain")  # what the mission and chance decide
    shared: list[dict[str, Any]] = []
    for game, mission in ((ground(), "ground"), (GAME, "low-tide")):
        position = game.start(3, {"mission": mission}, 4).position()
        assert position["time"] == game.library.missions[mission].time
        shared.append({field: value for field, value in position.items() if field not in own})
    assert shared[0] == shared[1]


@rule("TIME-TWO-7", "TIME-TWO-4", "TIME-TWO-6")
@pytest.mark.parametrize("captain", [0, 1])
def test_the_captain_answers_for_the_shared_receptacle_and_both_follow(captain: int) -> None:
    bodies = {"blue": "marie", "green": "guard", "pink": "elizia"}
    scene = table(players=2, shared=True, bodies=bodies, captain=captain,
                  space={"blue": "hall-b", "green": "hall-b", "pink": "hall-c"},
                  test={"hall-c": "laid"}, pile_1={"hall-c": 2}, pile_2={"hall-c": 3},
                  dice=[0, 0, 0, 4])  # fmt: skip
    assert scene.state.pending() == [0, 1]
    scene.do(captain, "nothing", "roll")
    scene.do(1 - captain, "nothing")
    scene.do(captain, "pink")
    assert scene.state.pending() == [captain], "who rolls its dice decides about rerolls"
    for seat in (0, 1):
        trail = scene.game.view(scene.state, seat).trail
        assert [words(scene, text) for text in trail] == ["You may reroll one die."]
        assert reads(scene, seat, "card-ground.hall-c")[0] == "Secret of the gate."
    scene.do(captain, "receptacle-elizia.1 yes", "receptacle-elizia.1+1 1")
    scene.shows(pile_1=None, phase="acting")


@rule("TIME-TWO-4", "TIME-TWO-5")
def test_both_players_see_what_the_shared_receptacle_holds() -> None:
    bodies = {"blue": "marie", "green": "guard", "pink": "elizia"}
    spaces = {"blue": "hall-b", "green": "hall-c", "pink": "hall-d"}
    scene = table(players=2, shared=True, bodies=bodies, space=spaces, holder={"element-1": "pink"})
    assert [reads(scene, seat, "element-ground.element-1") for seat in (0, 1, None)] == [
        ["This is the key."], ["This is the key."], [],
    ]  # fmt: skip
    assert [words(scene, zone(scene, None, f"agent-{agent}").name) for agent in bodies] == [
        "Blue", "Green", "Pink",
    ]  # fmt: skip


@rule("TIME-ENT-9", "TIME-INF-4", "TIME-ENT-1")
def test_who_enters_may_read_the_card_at_once_for_nothing() -> None:
    scene = table(phase="entering", space={})
    for seat, key in enumerate(("hall-c", "hall-b", "hall-b")):
        scene.do(seat, key)
    assert reads(scene, 0, "card-ground.hall-c")[0] == "Secret of the gate."
    assert reads(scene, 1, "card-ground.hall-c")[0] == "All see the gate."
    scene.shows(time=20, test={"hall-c": "laid"})


@rule("TIME-RCP-9", "TIME-GLD-1")
def test_a_power_changes_the_rules_for_its_receptacle_alone() -> None:
    laid = {"test": {"hall-g": "laid"}, "pile_1": {"hall-g": 1}, "dice": [0, 0, 0]}
    spaces = {"blue": "hall-g", "green": "hall-b", "pink": "hall-b"}
    scene = table(space=spaces, **laid)
    for seat, key in enumerate(("roll", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "blue", "receptacle-marie.1 yes", "receptacle-marie.1+1 1")
    assert scene.state.outcome() is not None, "a blank counts as a hit"
    other = table(space={**spaces, "blue": "hall-b", "green": "hall-g"}, **laid)
    for seat, key in enumerate(("nothing", "roll", "nothing")):
        other.do(seat, key)
    other.do(0, "green")
    assert "receptacle-marie.1 yes" not in other.keys(1)
    other.shows(pile_1={"hall-g": 1})
