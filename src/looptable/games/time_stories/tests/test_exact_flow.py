"""Who is asked when, and what a majority is: all numbers of players, all votes."""

from itertools import product
from typing import Any, cast

import pytest

from looptable.games.time_stories.rules.codes import (
    ACTING,
    AGAIN,
    CHOOSING,
    EXPLORING,
    LEAVE,
    LEAVING,
    OVER,
    STAY,
    STOP,
)
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.exact import lines
from looptable.games.time_stories.tests.ground import BLANK, FILES, ground, heard, table
from looptable.games.time_stories.tests.lab import AGENTS, lab, offer
from looptable.testing import Table

pytestmark = pytest.mark.both_builds

FOUR = (*AGENTS, "yellow")
BODIES = {"blue": "marie", "green": "madeleine", "pink": "guard", "yellow": "altace"}


def at(**position: Any) -> StoryState:
    return cast("StoryState", table(**position).state)


def four(players: int, **position: Any) -> Table:
    """Four agents on the bench, of two or four players."""
    return table(players=players, bodies=BODIES, space=dict.fromkeys(FOUR, "hall-b"), **position)


def shared(captain: str, **position: Any) -> Table:
    """Two players with a third receptacle that both share."""
    return table(players=2, shared=True, captain=captain, **position)


def test_whose_an_agent_is() -> None:
    two = cast("StoryState", four(2).state)
    assert [two.seat_of(agent) for agent in range(4)] == [0, 1, 0, 1]
    assert (two.own(0), two.own(1)) == ([0, 2], [1, 3])
    assert [two.readers(agent) for agent in range(4)] == [[0], [1], [0], [1]]
    assert not any(two.is_shared(agent) for agent in range(4))
    for captain in (0, 1):
        state = cast("StoryState", shared(str(captain)).state)
        assert [state.seat_of(agent) for agent in range(3)] == [0, 1, captain]
        assert [state.readers(agent) for agent in range(3)] == [[0], [1], [0, 1]]
        assert [state.is_shared(agent) for agent in range(3)] == [False, False, True]
        assert state.own(captain) == [captain, 2]
        assert state.own(1 - captain) == [1 - captain]
        assert state.seers([0]) == (0,)
        assert state.seers([2, 1]) == (0, 1)


def test_the_captain_chooses_first_and_the_others_in_turn() -> None:
    for players, captain, order in ((3, 1, [1, 2, 0]), (4, 3, [3, 0, 1, 2]), (2, 1, [1, 2, 3, 0])):
        start = {"mission": "ground", "players": players, "captain": str(captain)}
        state = cast("StoryState", ground().load(start))
        assert state.to_choose() == order
        state.receptacle[order[1]] = 0
        assert state.to_choose() == [order[0], *order[2:]]
        assert state.phase == CHOOSING


def test_inventories_are_printed_for_four_and_for_fewer() -> None:
    for scene, leaves in ((four(4), 9), (four(2), 9), (table(), 7), (shared("0"), 7)):
        state = cast("StoryState", scene.state)
        state.receptacle[0] = 2
        state.outfit()
        assert (state.life[0], state.green[0], state.store[0], state.yellow[0]) == (6, leaves, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_majority_leaves_and_the_captain_decides_a_tie(players: int) -> None:
    for captain, votes in product(range(players), product((False, True), repeat=players)):
        scene = table() if players == 3 else four(players)
        state = cast("StoryState", scene.state)
        state.captain = captain
        for seat, leaves in enumerate(votes):
            state.vote[seat] = LEAVE if leaves else -1
        leavers = sum(votes)
        goes = 2 * leavers > players or (2 * leavers == players and votes[captain])
        state.settle_vote()
        if goes:
            assert (state.phase, state.settled) == (LEAVING, 0)
        elif leavers:
            assert (state.phase, state.settled, state.time) == (EXPLORING, 1, 20)
            assert list(state.outvoted) == [int(vote) for vote in votes]
        else:
            assert (state.phase, state.settled, state.time) == (ACTING, 0, 19)
        assert list(state.vote) == [-1] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_majority_plays_again_and_the_captain_decides_a_tie(players: int) -> None:
    for captain, votes in product(range(players), product((STOP, AGAIN), repeat=players)):
        scene = table() if players == 3 else four(players)
        state = cast("StoryState", scene.state)
        state.fail(3, 1)
        state.captain = captain
        for seat, vote in enumerate(votes):
            state.vote[seat] = vote
        again = votes.count(AGAIN)
        goes = 2 * again > players or (2 * again == players and votes[captain] == AGAIN)
        state.ask_again()
        assert state.phase == (CHOOSING if goes else OVER)
        assert state.run_number == (2 if goes else 1)
        assert state.captain == ((captain + 1) % players if goes else captain)


def test_who_has_decided() -> None:
    state = cast("StoryState", four(2).state)
    assert (state.undeclared(0), state.undeclared(1)) == ([0, 2], [1, 3])
    state.intent[0] = 0
    assert (state.undeclared(0), state.is_decided(0)) == ([2], False)
    state.vote[0] = LEAVE
    assert state.is_decided(0)
    state.vote[0] = -1
    state.returns_at[2] = 5
    assert (state.undeclared(0), state.is_decided(0), state.is_bystander(0)) == ([], True, False)
    state.returns_at[0] = 5
    assert (state.is_bystander(0), state.is_decided(0)) == (True, False)
    state.settled = 1
    assert state.is_decided(0)
    state.settled = 0
    state.vote[0] = STAY
    assert state.is_decided(0)
    state.vote[1] = STAY
    assert not state.is_decided(1)


def test_a_new_unit_forgets_what_was_used_and_put_off() -> None:
    state = at(used={"element-3.1": "pink"}, waits={"pink": True}, in_order=True, settled=True)
    for agent in range(3):
        state.intent[agent] = agent + 1
    state.vote[1] = STAY
    state.spend()
    assert set(state.used) == {-1}
    assert (list(state.waits), state.in_order, state.settled) == ([0] * 3, 0, 0)
    assert (list(state.did), list(state.vote), state.time) == ([1, 2, 3], [-1] * 3, 19)
    last = at(time=1, did={"blue": "nothing"})
    before = list(last.did)
    last.spend()
    assert list(last.did) == before


def test_what_is_planned_is_told_by_its_kind() -> None:
    state = cast("StoryState", lab().state)
    cards = len(state.story.cards)
    told = {}
    powers = {name: number for number, name in enumerate(state.story.names["power"])}
    for action in (
        0,
        cards - 1,
        cards,
        cards + 1,
        cards + 6,
        state.ability_deed(powers["receptacle-marie.1"]),
    ):
        state.intent[0] = action
        told[action] = state.action_told(0)
    assert list(told.values()) == ["move", "move", "nothing", "roll", "roll", "roll"]


def test_the_captain_says_whose_action_is_next() -> None:
    scene = four(4, captain="2", holder={"element-1": "yellow"})
    for seat, key in enumerate(("hall-c", "nothing", "hall-d", "nothing")):
        scene.do(seat, key)
    assert scene.state.pending() == [2]
    assert scene.keys(2) == ["blue", "green", "pink", "yellow", "rest", "first yellow"]
    scene.do(2, "first yellow")
    assert (scene.state.pending(), scene.keys(3)[0]) == ([3], "done")
    scene.do(3, "done")
    scene.do(2, "pink")
    assert scene.keys(2) == ["blue", "green", "yellow", "rest", "first yellow"]
    scene.do(2, "green")
    events = scene.do(2, "yellow")
    assert [event.data.get("card") for event in events if event.kind == "moves"] == [
        "ground.hall-c"
    ]
    scene.shows(space={"blue": "hall-c", "green": "hall-b", "pink": "hall-d", "yellow": "hall-b"})


def test_answers_of_the_dead() -> None:
    dead = {"returns_at": {"blue": 13, "green": 15}, "life": {"pink": 5}, "time": 12}
    scene = table(**dead, phase="returning", space={"pink": "hall-c"})
    assert (scene.state.pending(), scene.keys(0)) == ([0], ["hall-c", "wait"])
    scene.do(0, "wait")
    assert list(cast("StoryState", scene.state).waits) == [1, 0, 0]
    assert scene.state.pending() == [1]
    scene.do(1, "hall-c")
    scene.shows(
        space={"green": "hall-c", "pink": "hall-c"}, returns_at={"blue": 13}, phase="exploring"
    )
    scene = table(**dead, phase="entering", space={})
    scene.do(0, "return")
    scene.shows(returns_at={"green": 15}, space=None, life={"blue": 2, "pink": 5})
    scene.do(1, "wait")
    assert scene.state.pending() == [0, 2]


def test_something_free_comes_before_what_others_decide() -> None:
    scene = table(yellow={"blue": 1})
    scene.do(1, "nothing")
    assert lines(scene.do(0, "first")) == []
    assert (scene.state.pending(), scene.keys(0)[0], scene.keys(2)) == ([0], "done", [])
    scene.do(0, "done")
    assert scene.state.pending() == [0, 2]
    scene.shows(freely=None, intent={"green": "nothing"})


def test_a_seat_with_two_agents_decides_for_one_after_the_other() -> None:
    scene = four(2)
    scene.do(0, "hall-c")
    assert scene.state.pending() == [0, 1]
    scene.do(0, "hall-d")
    assert scene.state.pending() == [1]
    scene.shows(intent={"blue": "hall-c", "pink": "hall-d"})
    scene.do(1, "leave")
    scene.shows(settled=True, outvoted={"1": True}, vote=None)
    assert scene.state.pending() == [1]
    scene = four(2)
    scene.do(0, "hall-c", "leave")
    scene.shows(vote={"0": "leave"}, intent=None)
    scene.do(1, "hall-c", "hall-c")
    scene.shows(phase="leaving")


def test_an_only_place_needs_no_vote_and_an_only_answer_is_told() -> None:
    scene = table(plan={"hall": True, "roof": True}, die=[0])
    for seat in range(3):
        scene.do(seat, "leave")
    scene.shows(here="roof", time=19, captain="1", phase="entering")
    alone = table(plan={"hall": True}, skips=dict.fromkeys(AGENTS, True))
    assert (alone.state.pending(), alone.keys(0)) == ([0], [*AGENTS, "rest"])
    alone.shows(intent=dict.fromkeys(AGENTS, "nothing"), time=19)
    alone.do(0, "rest")
    alone.shows(skips=None, intent=None, in_order=None, time=19)


def test_failures_are_carried_out_once_for_each_time_they_were_read() -> None:
    after = '[after]\ntime = "gain 5 time"\ncaught = "gain 1 yellow"\n'
    mission = ("mission.toml", FILES["mission.toml"] + after)
    scene = table(
        mission, phase="choosing", here=None, space={}, failed={"time": 2, "caught": 1}, captain="1"
    )
    scene.shows(reminded=3, time=30, yellow={"green": 1}, phase="entering", here="hall")


def test_who_only_watches_votes_to_stay_where_nobody_can_leave() -> None:
    dead = {"returns_at": {"pink": 3}, "life": {"blue": 2, "green": 6}}
    scene = table(**dead, plan={"hall": True})
    assert scene.state.pending() == [0, 1]
    scene.shows(vote={"2": "stay"})
    scene = table(**dead)
    assert (scene.state.pending(), scene.keys(2)) == ([0, 1, 2], ["stay", "leave"])
    assert heard(scene.do(2, "stay"), None) == ["decided"]
    scene.shows(vote={"2": "stay"})


def test_nothing_of_a_special_roll_is_left_after_its_effect() -> None:
    scene = offer("dice", dice=[BLANK, BLANK])
    scene.do(0, "receptacle-marie.4 no", "receptacle-marie.3 yes")
    scene.shows(luck=None, thrown=None, blue={"blue": 1}, phase="exploring")


def test_who_rests_has_all_others_act_in_order() -> None:
    scene = table(space={"blue": "hall-b", "green": "hall-c", "pink": "hall-b"})
    for seat, key in enumerate(("hall-d", "nothing", "hall-d")):
        scene.do(seat, key)
    scene.do(0, "green", "rest")
    scene.shows(
        in_order=None,
        phase="exploring",
        space={"blue": "hall-d", "green": "hall-c", "pink": "hall-d"},
    )


def test_failures_are_carried_out_in_the_order_of_their_cards() -> None:
    after = '[after]\ntime = "gain 5 time"\ncaught = "gain 1 yellow"\n'
    mission = ("mission.toml", FILES["mission.toml"] + after)
    bodies = {"blue": "marie", "green": "elizia", "pink": None}
    start = {"phase": "choosing", "here": None, "space": {}, "failed": {"time": 1, "caught": 1}}
    scene = table(mission, bodies=bodies, **start)
    told = [line for line in lines(scene.do(2, "guard")) if "gain" in line]
    assert told == [
        "!time-gained units=5 n=25",
        "!gains-resource agent=blue resource=ground.yellow n=1",
    ]
