"""The companion: it votes with the people, acts for itself, and leaves puzzles to them."""

from typing import Any

import pytest

from looptable.bots import decide, find_bot
from looptable.bots.following import next_bot, wishes_for
from looptable.core.chance import Chance
from looptable.engine.contract.bot import Orders, Wishes
from looptable.engine.match.match import new_match
from looptable.games.time_stories import GAME
from looptable.games.time_stories.bot.companion import CompanionBot
from looptable.games.time_stories.tests.missions.proving_ground import FILES, table
from looptable.testing import Table, rule


def taken(of: Table, seat: int, wishes: Wishes, orders: Orders | None = None) -> str:
    """The key that the companion takes among these people."""
    chance = Chance(1)
    chance.seed(5)
    state = of.state
    index = decide(CompanionBot(), of.game, state, seat, chance, wishes, orders)
    return of.game.option_key(state, seat, state.legal(seat)[index])


@pytest.mark.parametrize(
    ("wishes", "leaves"),
    [
        ({0: "leave"}, True),
        ({0: "hall-c"}, False),
        ({0: "leave", 1: "hall-c"}, False),
        ({0: "leave", 1: "leave"}, True),
    ],
)
def test_it_leaves_when_most_people_do_and_not_before(wishes: Wishes, leaves: bool) -> None:
    assert (taken(table(), 2, wishes) == "leave") == leaves


@rule("TIME-CAP-5")
@pytest.mark.parametrize(
    ("captain", "wishes", "leaves"),
    [
        (2, {0: "leave", 1: "hall-c"}, True),
        (2, {0: "hall-c", 1: "leave"}, False),
        (0, {0: "leave", 1: "hall-c"}, False),
    ],
    ids=["first after it leaves", "first after it stays", "no office"],
)
def test_as_time_captain_it_decides_a_tie_as_the_first_person_after_it(
    captain: int, wishes: Wishes, leaves: bool
) -> None:
    assert (taken(table(captain=captain), 2, wishes) == "leave") == leaves


@rule("TIME-CAP-5", "TIME-CHG-9")
@pytest.mark.parametrize(("captain", "place"), [(2, "cellar"), (1, "roof")])
def test_where_people_want_different_places_it_takes_the_captains_or_the_next(
    captain: int, place: str
) -> None:
    scene = table(phase="leaving", space={}, captain=captain)
    assert taken(scene, 2, {0: "cellar", 1: "roof"}) == place


@rule("TIME-OPEN-49")
def test_as_time_captain_it_lets_people_say_whose_action_is_next() -> None:
    scene = table(captain=2)
    for seat in range(3):
        scene.do(seat, "nothing")
    people: Wishes = {0: None, 1: None}
    assert taken(scene, 2, people) == "rest"
    assert taken(scene, 2, people, {"order": {0: "green", 1: "pink"}}) == "green"
    assert taken(scene, 2, people, {"order": {1: "pink"}}) == "pink"


def test_it_does_what_most_people_tell_it() -> None:
    told: Orders = {"yellow": {0: "hall-c", 1: "hall-d", 2: "hall-d"}}
    four = {"blue": "marie", "green": "elizia", "pink": "guard", "yellow": "altace"}
    scene = table(players=4, bodies=four, space=dict.fromkeys(four, "hall-b"))
    assert taken(scene, 3, {0: None, 1: None, 2: None}, told) == "hall-d"


def test_it_votes_for_the_place_that_people_want() -> None:
    scene = table(phase="leaving", space={})
    assert {taken(scene, 2, {0: place}) for place in ("cellar", "roof")} == {"cellar", "roof"}


@pytest.mark.parametrize("key", ["again", "stop"])
def test_it_plays_another_run_if_people_do(key: str) -> None:
    scene = table(phase="judging", ending="out-of-time", failure="time", space={})
    assert taken(scene, 2, {0: key}) == key


HALL = FILES["places/hall.toml"]
RIDDLE = HALL.replace('id = "choose-one"', 'id = "choose-one"\nblind = true')


@pytest.mark.parametrize(
    ("effect", "is_taken"),
    [
        ("gain element key; gain element badge", True),
        ("gain element key; gain element badge; lose 1 time", False),
        ("gain element key; gain element badge; go to roof", False),
        ("gain element key; gain element badge; fail by caught", False),
    ],
)
def test_it_takes_an_offer_for_itself_but_none_that_costs_the_others(
    effect: str, is_taken: bool
) -> None:
    hall = RIDDLE.replace("gain element key; gain element badge", effect)
    scene = table(("places/hall.toml", hall), notebook={"2": ["hall-a", "hall-b"]}, time=3)
    assert (taken(scene, 2, {0: "nothing"}) == "first") == is_taken


def test_it_takes_no_leap_into_the_unknown_while_people_sit_there() -> None:
    hall = RIDDLE.replace('id = "search"', 'id = "search"\nblind = true')
    scene = table(("places/hall.toml", hall), notebook={"2": ["hall-a", "hall-b"]}, time=3)
    assert taken(scene, 2, {0: "nothing"}) != "first"
    scene.do(2, "first")
    assert taken(scene, 2, {0: None}) == "done"
    assert taken(scene, 2, {}) != "done", "alone, with little to lose, it dares"


def test_it_decides_after_the_people_and_hears_what_they_chose() -> None:
    match = new_match(GAME, 3, {}, 1)
    bots = {1: "companion", 2: "companion"}
    while len(match.state.pending()) < 3:
        seat = match.state.pending()[0]
        match.act(seat, match.options(seat)[0].key)
    assert next_bot(match, bots, (0,)) is None, "the person is asked first"
    assert wishes_for(match, 1, (0,)) == {0: None}
    key = match.options(0)[0].key
    match.act(0, key)
    assert next_bot(match, bots, (0,)) == (1, "companion")
    assert wishes_for(match, 1, (0,)) == {0: key}
    assert wishes_for(match, 2, (0,)) == {0: key}


def test_other_bots_do_not_wait() -> None:
    match = new_match(GAME, 3, {}, 1)
    while len(match.state.pending()) < 3:
        seat = match.state.pending()[0]
        match.act(seat, match.options(seat)[0].key)
    assert next_bot(match, {1: "team"}, (0, 2)) == (1, "team")


def test_without_people_it_plays_as_the_team_bot() -> None:
    def play(name: str) -> list[Any]:
        state, chance = GAME.start(2, {}, 3), Chance(1)
        chance.seed(3)
        bot, made = find_bot(name, GAME), []
        for _ in range(60):
            seat = state.pending()[0]
            index = decide(bot, GAME, state, seat, chance)
            made.append(index)
            state.apply(seat, state.legal(seat)[index])
        return made

    assert play("companion") == play("team")
