"""The companion: it votes with the people, acts for itself, and leaves puzzles to them."""

from typing import Any

import pytest

from looptable.bots import decide, find_bot
from looptable.bots.following import next_bot, wishes_for
from looptable.core.chance import Chance
from looptable.engine.contract.bot import Wishes
from looptable.engine.match.match import new_match
from looptable.games.time_stories import GAME
from looptable.games.time_stories.bot.companion import CompanionBot
from looptable.games.time_stories.tests.missions.proving_ground import FILES, table
from looptable.testing import Table


def taken(of: Table, seat: int, wishes: Wishes) -> str:
    """The key that the companion takes among these people."""
    chance = Chance(1)
    chance.seed(5)
    state = of.state
    index = decide(CompanionBot(), of.game, state, seat, chance, wishes)
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
