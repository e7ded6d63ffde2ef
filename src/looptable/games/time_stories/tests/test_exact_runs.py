"""What a run leaves behind, field by field: nothing but what the rules keep."""

from typing import Any, cast

import pytest
from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.games.time_stories.rules.codes import (
    ACTING,
    ALIVE,
    CHOOSING,
    EXPLORING,
    HIT,
    JUDGING,
    OVER,
    ROLLING,
    SKULL,
)
from looptable.games.time_stories.rules.powers import LONGEST_CHAIN
from looptable.games.time_stories.rules.runs import ALL_DEAD, FAILED, OUT_OF_TIME
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.ground import table

pytestmark = pytest.mark.both_builds


def at(**position: Any) -> StoryState:
    return cast("StoryState", table(**position).state)


def soiled() -> StoryState:
    """A run in which everything has happened to everybody."""
    state = at()
    for agent in state.agents():
        state.intent[agent] = state.did[agent] = agent
        state.arrived[agent] = state.waits[agent] = state.skips[agent] = 1
        state.worn[agent] = state.store[agent] = state.yellow[agent] = state.brown[agent] = 2
        state.blue[agent] = state.green[agent] = 3
        state.returns_at[agent] = 9
    for seat in range(3):
        state.vote[seat] = state.outvoted[seat] = 1
    for row in (
        state.gone,
        state.permitted,
        state.taken,
        state.tokens,
        state.worked,
        state.visited,
    ):
        fill(row, 1)
    fill(state.used, 0)
    fill(state.holder, 1)
    state.freely = state.roller = state.tried = state.ability = 0
    state.settled = state.in_order = state.reminded = state.luck = 1
    state.extra = state.hits = state.stage = 2
    state.sent = state.left = 2
    fill(state.over_card, 1)
    for row in (state.test, state.pile_1, state.pile_2, state.pile_3):
        fill(row, 1)
    for pile in (state.dice, state.thrown, state.moments, state.comers):
        pile.push(1)
    return state


def fill(row: vec[i64], value: int) -> None:
    for index in range(len(row)):
        row[index] = value


def test_a_unit_is_cleared_of_all_that_was_under_way() -> None:
    state = soiled()
    state.clear_unit()
    shown = state.position()
    under_way = (
        "intent", "arrived", "waits", "vote", "freely", "roller", "tried", "ability", "settled", "in_order",
        "extra", "hits", "stage", "luck", "dice", "thrown", "moments", "comers", "worked",
    )  # fmt: skip
    assert [field for field in under_way if field in shown] == []
    assert shown["outvoted"] == {"0": True, "1": True, "2": True}, "that is remembered"
    assert shown["used"] == dict.fromkeys(shown["used"], "blue")


def test_the_next_run_starts_as_the_first_but_for_what_is_kept() -> None:
    state = soiled()
    state.reset()
    shown = state.position()
    del shown["chance"]
    assert shown == {
        "looptable": "position",
        "format": 1,
        "game": "time-stories",
        "players": 3,
        "mission": "ground",
        "run_number": 2,
        "time": 20,
        "captain": "1",
        "plan": {"hall": True, "cellar": True, "roof": True},
        "holder": {"element-2": "green"},
        "notebook": {"0": ["next-run"], "1": ["next-run"], "2": ["next-run"]},
    }
    assert (state.phase, state.time, state.captain, state.run_number) == (CHOOSING, 20, 1, 2)
    assert [list(state.plan), list(state.visited)] == [[1, 1, 1, 0, 0], [0] * 5]
    assert set(state.used) == {-1}
    assert list(state.returns_at) == [ALIVE] * 3


def test_a_group_that_leaves_takes_nothing_along() -> None:
    state = soiled()
    fill(state.returns_at, ALIVE)
    state.depart(1)
    for row in (state.test, state.pile_1, state.pile_2, state.pile_3):
        assert set(row) == {0}
    assert set(state.over_card) == {-1}
    assert list(state.space) == [-1] * 3
    assert (state.here, state.left, state.sent) == (0, 0, 1)


def test_a_place_is_opened_for_everybody() -> None:
    state = soiled()
    state.open_place(2)
    assert (state.here, state.sent, state.left) == (2, -1, 2)
    assert state.position()["notebook"] == {str(seat): ["roof-a"] for seat in range(3)}
    assert list(state.intent) == [-1] * 3


@pytest.mark.parametrize(("left", "units", "kept"), [(5, 4, 1), (5, 5, 0), (5, 6, 0), (5, 0, 5)])
def test_the_marker_stops_at_nothing(left: int, units: int, kept: int) -> None:
    state = at(time=left)
    state.pass_time(units)
    assert state.time == kept
    assert state.phase == (EXPLORING if kept else JUDGING)
    if not kept:
        assert (state.ending, state.failure, list(state.failed)) == (OUT_OF_TIME, 0, [1, 0])
    state.fail(FAILED, 1)
    assert list(state.failed) == ([0, 1] if kept else [1, 0]), "a run fails once"


def test_no_time_passes_after_the_end() -> None:
    for phase in (JUDGING, OVER):
        state = at()
        state.phase = phase
        state.pass_time(3)
        state.fail(FAILED, 1)
        assert (state.time, state.phase, set(state.failed)) == (20, phase, {0})


def test_life_goes_and_comes_within_what_is_printed() -> None:
    state = at()
    state.hurt(1, 0)
    state.hurt(1, -1)
    state.hurt(1, 5)
    assert list(state.life) == [2, 1, 5]
    state.heal(1, 2)
    assert state.life[1] == 3
    state.heal(1, 9)
    state.heal(1, 1)
    assert state.life[1] == 6
    state.hurt(1, 9)
    assert (state.life[1], state.returns_at[1], state.space[1]) == (0, 13, -1)
    state.hurt(1, 1)
    state.heal(1, 1)
    assert state.life[1] == 0, "the dead feel nothing"


def test_the_death_of_the_last_ends_the_run() -> None:
    state = at(time=8)
    for agent in (0, 1):
        state.hurt(agent, 9)
    assert (state.phase, list(state.returns_at)) == (EXPLORING, [1, 1, ALIVE])
    state.hurt(2, 5)
    assert (state.phase, state.ending, state.failure) == (JUDGING, ALL_DEAD, 0)


def test_whoever_dies_has_nothing_on_its_way() -> None:
    state = soiled()
    fill(state.returns_at, ALIVE)
    state.freely = 1
    state.die(0)
    assert (state.intent[0], state.arrived[0], state.waits[0], state.freely) == (-1, 0, 0, 1)
    state.die(1)
    assert state.freely == -1


def test_an_agent_is_due_from_its_spot_on_but_not_at_the_end_of_the_line() -> None:
    state = at(returns_at={"blue": 7, "green": 8}, life={"pink": 5}, time=20)
    dues = {}
    for time in (9, 8, 7, 1):
        state.time = time
        dues[time] = state.next_due()
    assert dues == {9: -1, 8: 1, 7: 0, 1: 0}
    state.waits[0] = 1
    assert state.next_due() == 1
    state.returns_at[1] = 0
    assert state.next_due() == -1
    state.revive(0)
    assert (state.returns_at[0], state.waits[0], state.life[0]) == (ALIVE, 0, 2)


def test_a_roll_starts_and_ends_with_nothing_left_of_the_last() -> None:
    state = soiled()
    state.phase = ACTING
    state.start_roll(2, 1)
    assert (state.phase, state.roller, state.tried, state.ability) == (ROLLING, 2, 1, -1)
    assert (state.stage, state.extra, state.hits) == (0, 0, 0)
    state.end_roll()
    assert (state.phase, state.roller, state.tried, state.ability) == (ACTING, -1, -1, -1)
    assert (state.stage, state.extra, state.hits, len(state.dice)) == (0, 0, 0, 0)
    state.phase = JUDGING
    state.end_roll()
    assert state.phase == JUDGING


def test_hits_and_skulls_are_those_of_the_roll_that_is_looked_at() -> None:
    state = at()
    state.dice.fill([HIT, SKULL, 2, 0])
    state.hits, state.luck = 2, 5
    assert (state.hits_rolled(), state.skulls_rolled()) == (5, 1)
    state.thrown.fill([SKULL, SKULL, HIT])
    assert (state.hits_rolled(), state.skulls_rolled()) == (6, 2)


def test_what_happens_by_itself_is_counted_up_to_a_hundred() -> None:
    state = at()
    state.echo = 0
    assert sum(state.can_stir() for _ in range(LONGEST_CHAIN + 5)) == LONGEST_CHAIN == 100
    state.echo = 0
    for phase in (JUDGING, OVER):
        state.phase = phase
        assert not state.can_stir()
    assert state.echo == 0


def test_a_win_ends_the_match_for_all() -> None:
    state = soiled()
    state.win()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("success", (0, 1, 2))
    assert (state.over, state.held, state.intent[0]) == (1, 1, -1)


def test_who_gives_up_has_lost_as_the_run_was_lost() -> None:
    state = at()
    assert state.outcome() is None
    state.fail(FAILED, 1)
    assert state.outcome() is None
    state.vote[0] = 3
    state.give_up()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("failed", ())
    assert list(state.vote) == [-1] * 3
