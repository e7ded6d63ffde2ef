"""The order of actions is part of the plan: the Time Captain says it while all decide, or is asked if he likes."""

from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.games.time_stories.bot.bot import TeamBot
from looptable.games.time_stories.bot.companion import CompanionBot
from looptable.games.time_stories.tests.bot_helpers import worths
from looptable.games.time_stories.tests.missions import proving_ground
from looptable.games.time_stories.tests.view_helpers import choices, marks, zone
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

ORDERS = ["ahead-green", "ahead-pink", "pause"]
FOUR = {"yellow": "altace"}
"""Two players: seat 0 has Blue and Pink, seat 1 Green and Yellow."""


def table(**position: Any) -> Table:
    """The bench of the hall by the rules of today, Blue being Time Captain."""
    return proving_ground.table(**{"planned_order": True, **position})


def movers(events: list[Event]) -> list[object]:
    """The agents that move, in their order."""
    return [event.data["agent"] for event in events if event.kind == "moves"]


def all_move(scene: Table) -> list[object]:
    """All decide to move, the captain first; the agents in the order in which they do."""
    keys = ("hall-c", "hall-d", "hall-f")
    captain = int(scene.state.position().get("captain", 0))
    seats = sorted(range(3), key=lambda seat: seat != captain)
    return movers([event for seat in seats for event in scene.do(seat, keys[seat])])


def turns(scene: Table, viewer: int | None) -> dict[str, object]:
    """The place of each agent in the order, as a viewer sees it."""
    names = ("blue", "green", "pink")
    return {name: zone(scene, viewer, f"agent-{name}").of.get("turn") for name in names}


@rule("TIME-TU-12", "TIME-TU-13")
def test_nobody_is_asked_for_the_order_and_the_agents_act_as_they_are_listed() -> None:
    scene = table()
    assert all_move(scene) == ["blue", "green", "pink"]
    scene.shows(phase="exploring", time=19)


@rule("TIME-TU-12", "TIME-OPEN-49")
def test_the_captain_puts_agents_ahead_while_all_decide() -> None:
    scene = table()
    assert scene.keys(0)[-3:] == ORDERS
    assert choices(scene, 0)["ahead-green"] == "Green acts before the others"
    (told,) = scene.do(0, "ahead-pink")
    assert (told.kind, told.data, told.audience, told.reveals) == (
        "leads",
        {"agent": "pink"},
        None,
        False,
    )
    assert scene.keys(0)[-3:] == ["ahead-blue", "ahead-green", "pause"]
    scene.do(0, "ahead-green")
    assert all_move(scene) == ["green", "pink", "blue"]


@rule("TIME-OPEN-49")
def test_the_last_word_counts_and_holds_for_one_unit() -> None:
    scene = table(captain=1)
    scene.do(1, "ahead-pink", "ahead-green", "ahead-pink")
    scene.shows(ahead=["green", "pink"])
    assert all_move(scene) == ["pink", "green", "blue"]
    scene.shows(ahead=None)
    assert turns(scene, 0) == {"blue": 1, "green": 2, "pink": 3}


@rule("TIME-OPEN-49")
def test_only_the_captain_may_say_it() -> None:
    scene = table(captain=2)
    assert not set(ORDERS) & {*scene.keys(0), *scene.keys(1)}
    scene.do(0, "nothing")
    scene.do(2, "ahead-green")
    assert scene.state.pending() == [2], "the captain has the floor until he decides"
    scene.do(2, "nothing")
    assert scene.state.pending() == [1]


@rule("TIME-OPEN-49", "TIME-TU-2")
def test_all_see_the_order_and_nobody_the_decisions() -> None:
    scene = table()
    assert turns(scene, None) == {"blue": 1, "green": 2, "pink": 3}
    scene.do(0, "ahead-green", "hall-c")
    for viewer in (0, 1, 2, None):
        assert turns(scene, viewer) == {"blue": 2, "green": 1, "pink": 3}
    assert scene.state.pending() == [1, 2]


@rule("TIME-OPEN-49", "TIME-OPEN-30")
def test_who_pauses_is_asked_before_each_action_in_this_unit() -> None:
    scene = table(
        yellow={"green": 1}, space={"blue": "hall-b", "green": "hall-c", "pink": "hall-c"}
    )
    (told,) = scene.do(0, "pause")
    assert (told.kind, told.data, told.reveals) == ("pauses", {"seat": 0}, False)
    assert scene.keys(0)[-2:] == ORDERS[:-1], "it is said once"
    assert marks(scene, 1, "captain-die") == ("asks",)
    for seat, key in enumerate(("hall-d", "hall-d", "hall-d")):
        assert movers(scene.do(seat, key)) == []
    assert scene.state.pending() == [0]
    assert scene.keys(0) == ["blue", "green", "pink", "rest", "first green"]
    assert movers(scene.do(0, "green", "rest")) == ["green", "blue", "pink"]
    scene.shows(paused=None, phase="exploring")
    assert scene.keys(0)[-3:] == ORDERS


@rule("TIME-OPEN-49")
def test_all_in_order_is_the_planned_order_after_a_pause() -> None:
    scene = table()
    scene.do(0, "ahead-pink", "pause")
    assert all_move(scene) == []
    assert movers(scene.do(0, "rest")) == ["pink", "blue", "green"]


@rule("TIME-OPEN-49", "TIME-CAP-10")
def test_a_captain_whose_agent_is_dead_says_it_too() -> None:
    dead: dict[str, Any] = {
        "returns_at": {"blue": 2},
        "space": {"green": "hall-b", "pink": "hall-f"},
    }
    scene = table(**dead, life={"green": 6, "pink": 5}, plan={"hall": True})  # nobody may leave
    assert scene.keys(0) == ["stay", "ahead-pink", "pause"]
    scene.do(0, "ahead-pink", "stay")
    events = [*scene.do(1, "hall-c"), *scene.do(2, "hall-d")]
    assert movers(events) == ["pink", "green"]


@rule("TIME-OPEN-49")
def test_one_who_acts_alone_needs_no_order() -> None:
    scene = table(returns_at={"green": 2, "pink": 2}, life={"blue": 2}, space={"blue": "hall-b"})
    assert not [key for key in scene.keys(0) if key.startswith(("ahead", "pause"))]
    assert turns(scene, 0) == dict.fromkeys(("blue", "green", "pink"))


@rule("TIME-OPEN-49")
def test_the_order_of_a_group_that_leaves_is_forgotten() -> None:
    scene = table()
    scene.do(0, "ahead-green", "leave")
    for seat in (1, 2):
        scene.do(seat, "leave")
    scene.shows(ahead=None, phase="leaving")


@rule("TIME-OPEN-30", "TIME-OBJ-6")
def test_a_seat_does_something_free_with_any_of_its_agents_first() -> None:
    scene = table(players=2, bodies=FOUR)
    assert [key for key in scene.keys(1) if key.startswith("first")] == ["first", "first-yellow"]
    assert choices(scene, 1)["first-yellow"] == "Yellow does something in passing first (no action)"
    assert scene.do(1, "first-yellow") == []
    scene.shows(freely="yellow")
    scene.do(1, "done")
    assert scene.state.pending() == [0, 1]
    scene.do(1, "nothing")
    assert [key for key in scene.keys(1) if key.startswith("first")] == ["first"], "Yellow is next"


@rule("TIME-OPEN-30")
def test_who_has_nothing_free_to_do_is_not_offered_it() -> None:
    spread = {"blue": "hall-b", "green": "hall-b", "pink": "hall-b", "yellow": "hall-c"}
    scene = table(players=2, bodies=FOUR, space=spread)
    assert "first-yellow" not in scene.keys(1)
    assert "first-pink" in scene.keys(0)


@pytest.mark.parametrize("bot", [TeamBot, CompanionBot])
def test_bots_leave_the_order_as_it_is(bot: type[TeamBot | CompanionBot]) -> None:
    scene = table()
    chance = Chance(1)
    chance.seed(3)
    options = scene.game.legal_options(scene.state, 0)
    view = scene.game.view(scene.state, 0)
    index = bot().choose(scene.game, view, 0, options, chance)
    assert options[index].key not in ORDERS
    if isinstance(made := bot(), CompanionBot):
        index = made.follow(
            scene.game, view, 0, options, chance, {1: "ahead-green", 2: "leave"}, {}
        )
        assert options[index].key not in ORDERS


def test_hints_rank_words_about_the_order_below_every_decision() -> None:
    scene = table(players=2, bodies=FOUR)
    found = worths(scene)
    words = {"ahead-green", "ahead-pink", "ahead-yellow", "pause", "first-pink"}
    assert words < found.keys()
    assert max(found[key] for key in words) < min(
        found[key] for key in found.keys() - words - {"first"}
    )
    chance = Chance(1)
    chance.seed(3)
    options = scene.game.legal_options(scene.state, 0)
    advice = TeamBot().rank(scene.game, scene.game.view(scene.state, 0), 0, options, chance)
    assert options[advice[0].index].key not in words


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_by_chance_do_not_lose_themselves_in_the_order(players: int) -> None:
    """Words about the order move nothing; yet most choices of a random match are decisions."""
    game = proving_ground.ground()
    words = made = 0
    for seed in range(4):
        state = game.start(players, {"mission": "ground"}, seed)
        chance = Chance(1)
        chance.seed(seed)
        while state.pending() and made < 4000:
            seat = state.pending()[chance.below(0, len(state.pending()))]
            legal = state.legal(seat)
            action = legal[chance.below(0, len(legal))]
            words += state.key_of(seat, action).startswith(("ahead-", "pause"))
            made += 1
            state.apply(seat, action)
    assert made < 4000
    assert words < made / 3
