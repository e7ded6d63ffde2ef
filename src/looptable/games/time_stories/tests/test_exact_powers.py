"""Powers, verbs and ways at number 0: the first card, element, place and agent count like any other."""

from typing import Any, cast

import pytest

from looptable.effects.program import ANSWER
from looptable.games.time_stories.mission.definitions import MOMENTS
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.codes import CHOOSING, EXPLORING, TRAVELLING
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.steps import PICKED
from looptable.games.time_stories.tests.exact import lines
from looptable.games.time_stories.tests.ground import FILES, SKULL, table
from looptable.games.time_stories.tests.lab import AGENTS, lab
from looptable.testing import Table

pytestmark = pytest.mark.both_builds

ELEMENTS = FILES["elements.toml"].replace(
    'id = "key"', 'id = "key"\n[[element.power]]\nwhen = "free"\neffect = "gain 1 life"'
)
HALL = FILES["places/hall.toml"] + '[[rule]]\nwhen = "unit"\neffect = "gain 1 time"\n'
CHANGES = (("elements.toml", ELEMENTS), ("places/hall.toml", HALL))
KEY, KNIFE, TONIC = 0, 1, 2  # powers of elements come first


def scene(**position: Any) -> Table:
    return table(*CHANGES, **position)


def at(**position: Any) -> StoryState:
    return cast("StoryState", scene(**position).state)


def test_powers_belong_to_holders_bodies_and_places() -> None:
    state = at(holder={"element-1": "blue"})
    names = list(state.story.names["power"])
    assert names[:3] == ["element-1.1", "element-3.1", "element-4.1"]
    rule, marie = names.index("rule.hall.1"), names.index("receptacle-marie.1")
    assert [state.owns(agent, KEY) for agent in range(3)] == [True, False, False]
    assert [state.owns(agent, TONIC) for agent in range(3)] == [False, False, False]
    assert [state.owns(agent, marie) for agent in range(3)] == [True, False, False]
    assert [agent for agent in range(3) if rule in state.powers(agent, "unit")] == [0]
    state.here = 1
    assert [agent for agent in range(3) if rule in state.powers(agent, "unit")] == []


def test_what_the_dead_have_left_is_lent() -> None:
    state = at(holder={"element-1": "blue", "element-3": "green"})
    assert [state.is_left(power) for power in (KEY, KNIFE, TONIC)] == [False, False, False]
    state.returns_at[0] = 5
    assert [state.is_left(power) for power in (KEY, KNIFE, TONIC)] == [True, False, False]
    assert (state.powers(2, "free"), state.powers(2, "free", borrowed=True)) == ([], [KEY])
    assert state.powers(0, "free", borrowed=True) == []
    assert state.free_powers(2) == [KEY]
    state.used[KEY] = 2
    assert state.free_powers(2) == [], "once in a unit"


def test_an_element_serves_one_agent_in_a_unit() -> None:
    state = at(holder={"element-1": "blue"})
    assert state.is_usable(0, KEY)
    state.used[KEY] = 0
    assert state.is_usable(0, KEY)
    state.used[KEY] = 1
    assert not state.is_usable(0, KEY)
    state.used[KEY] = -1
    state.used[KNIFE] = 1
    assert state.is_usable(0, KEY), "that is another element"


def test_only_a_choice_breaks_a_chain() -> None:
    for count, echo in ((2, 0), (3, 0)):
        state = at()
        state.echo = 7
        state.options.clear()
        for option in range(count):
            state.options.push(option)
        state.ask(0, codes.ASK_RECEPTACLE)
        assert state.echo == echo
    state = at()
    state.echo = 7
    state.ask_all(7, codes.ASK_ACTION)
    assert state.echo == 0


def test_moments_come_in_their_order_for_each() -> None:
    state = at()
    state.echo = 0
    state.trigger("unit", 2, 0)
    state.trigger("hurt", 1)
    assert [MOMENTS[moment] for moment in state.moments.as_list()] == ["unit", "unit", "hurt"]
    assert (state.comers.as_list(), state.echo) == ([2, 0, 1], 3)
    state.worked[KEY] = state.worked[KNIFE] = 1
    state.rest("free")
    assert (state.worked[KEY], state.worked[KNIFE]) == (0, 1), "the knife works before a roll"


def test_the_last_token_on_a_card_is_a_moment() -> None:
    state = at(store={"blue": 2}, yellow={"blue": 1})
    state.take_resource(0, 0, 1)
    state.take_resource(0, codes.STORED, 1)
    assert not state.moments
    state.take_resource(0, codes.STORED, 1)
    assert [MOMENTS[moment] for moment in state.moments.as_list()] == ["empty"]


def test_the_first_die_is_turned_and_rerolled() -> None:
    state = at(dice=[SKULL])
    state.dice.fill([codes.BLANK, codes.SKULL])
    state.change_die(codes.TURN, -1)
    assert state.dice.as_list() == [codes.BLANK, codes.SKULL]
    state.change_die(codes.TURN, 0)
    assert state.dice.as_list() == [codes.HIT, codes.SKULL]
    state.change_die(codes.REROLL, 0)
    assert state.dice.as_list() == [codes.SKULL, codes.SKULL]


def test_dice_and_hits_are_added_to_the_roll_that_is_looked_at() -> None:
    state = at()
    state.registers[PICKED] = state.registers[ANSWER] = 3
    for kind in (codes.ADD_DICE, codes.ADD_DICE, codes.REMOVE_DICE, codes.ADD_HITS):
        state.change_roll(kind, 2)
    assert (state.extra, state.hits, state.luck) == (2, 2, 0)
    assert (state.registers[PICKED], state.registers[ANSWER]) == (0, 0), "no trace stays"
    state.thrown.fill([codes.HIT])
    state.change_roll(codes.ADD_HITS, 3)
    assert (state.extra, state.hits, state.luck) == (2, 2, 3)
    state.actor = 0
    state.change_test(codes.THROW, 2)
    assert (state.luck, len(state.thrown)) == (0, 2)


def test_no_effect_moves_an_agent_to_where_it_is_or_to_another_place() -> None:
    state = at(space={"blue": "hall-b", "green": "hall-c", "pink": "hall-c"})
    state.move_to(0, 0)
    state.move_to(0, 8)
    assert (list(state.arrived), state.space[0]) == ([0, 0, 0], 0)
    state.move_to(1, 0)
    assert (list(state.arrived), state.space[1]) == ([0, 1, 0], 0)
    state.returns_at[2] = 4
    state.move_to(2, 0)
    assert state.space[2] == 1, "the dead stay away"


def test_the_group_may_be_sent_to_the_first_place() -> None:
    state = at(here="roof", space={}, die=[2])
    state.registers[PICKED] = -1
    state.end_here(codes.GO_PICKED, 0)
    assert (state.phase, state.sent) == (EXPLORING, -1)
    state.registers[PICKED] = 0
    state.end_here(codes.GO_PICKED, 0)
    assert (state.phase, state.sent, state.left, state.time) == (TRAVELLING, 0, 2, 17)
    assert state.registers[PICKED] == 0
    start = at()
    start.phase = CHOOSING
    start.depart(2)
    assert (start.phase, start.sent, start.time) == (CHOOSING, 2, 20)


def test_a_goal_is_a_card_or_where_one_stands() -> None:
    state = at(space={"blue": "hall-c", "green": "hall-b"})
    cards = len(state.story.cards)
    found = []
    for action in (0, cards - 1, cards, -1):
        state.intent[0] = action
        found.append(state.goal(0))
    assert found == [0, cards - 1, 1, 1]


def test_a_secret_is_kept_by_whoever_could_do_something_free() -> None:
    state = at(space={"blue": "hall-b", "green": "hall-c"}, holder={"element-2": "pink"})
    assert [state.may_act_freely(agent) for agent in range(3)] == [True, False, True]
    state.skips[0] = 1
    state.declare_the_obvious(lambda _agent: [codes.NOTHING + 5])
    assert list(state.intent) == [5, 5, -1]
    state.intent[1] = -1
    state.declare_the_obvious(lambda _agent: [3, 4])
    assert list(state.intent) == [5, -1, -1]


def test_staying_out_needs_another_place_and_nobody_wanted() -> None:
    state = at(phase="entering", space={})
    assert state.may_stay_out()
    state.settled = 1
    assert not state.may_stay_out()
    state.settled = 0
    for place in (1, 2):
        assert state.destinations() != []
        state.plan[place] = 0
    assert (state.destinations(), state.may_stay_out(), state.may_leave()) == ([], False, False)
    cellar = at(phase="entering", here="cellar", space={})
    assert (cellar.required(), cellar.most_served(), cellar.may_stay_out()) == ([7], 1, False)


def test_tests_and_abilities_have_numbers_of_their_own() -> None:
    state = cast("StoryState", lab(test={"lab-place-b": "laid", "lab-place-b-2": "laid"}).state)
    cards = len(state.story.cards)
    assert [state.roll_deed(trial) for trial in (0, 1)] == [cards + 1, cards + 6]
    assert (state.trials(0), state.trials(2)) == ([0, 1], [])
    assert [state.declared_trial(0, cards + deed) for deed in (1, 6, 7, 0)] == [0, 1, -1, -1]
    assert state.ability_deed(0) == cards + 9
    names = list(state.story.names["power"])
    marie = names.index("receptacle-marie.1")
    assert (state.trial_against(0, marie), state.can_roll_by(0, marie)) == (0, True)
    state.close(0)
    assert (state.trial_against(0, marie), state.can_roll_by(0, marie)) == (-1, False)


def test_places_cards_and_tokens_are_given_once() -> None:
    space = dict.fromkeys(AGENTS, "roof-g")
    wished = table(here="roof", space=space)
    assert lines(wished.do(0, "first", "offer roof-g-1"))[3:] == [
        "!gains-token token=ground.green-1",
        "!gains-token token=ground.grey-1",
        "!mapped place=ground.attic",
        "!gains-element agent=blue element=ground.element-3",
    ]
    again = table(
        here="roof",
        space=space,
        plan={"hall": True, "roof": True, "attic": True},
        tokens={"green-1": True},
    )
    assert lines(again.do(0, "first", "offer roof-g-1"))[3:] == [
        "!gains-token token=ground.grey-1",
        "!gains-element agent=blue element=ground.element-3",
    ]
    cellar = table(here="cellar", space=dict.fromkeys(AGENTS, "cellar-e"))
    assert lines(cellar.do(0, "first", "offer cellar-e-2"))[3:] == [
        "!permitted card=ground.cellar-c"
    ]
    assert lines(cellar.do(0, "offer cellar-e-3"))[3:] == [
        "!time-gained units=3 n=23",
        "!skips agent=blue",
    ]
    cellar.shows(permitted={"cellar-c": True}, skips={"blue": True}, time=23)
