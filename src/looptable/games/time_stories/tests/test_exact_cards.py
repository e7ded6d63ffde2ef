"""Cards and powers at their edges: who may go, what lies where, whose power works."""

from typing import Any, cast

import pytest

from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.codes import ACTING, EXPLORING, LAID, PASSED
from looptable.games.time_stories.rules.possessions import FreeDeed
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.exact import lines
from looptable.games.time_stories.tests.ground import table
from looptable.games.time_stories.tests.lab import AGENTS, lab

pytestmark = pytest.mark.both_builds

MIRRORS = """
[[card]]
id = "stairs"
[[card.offer]]
id = "look"
effect = "reveal left"
[[card]]
id = "left"
sign = "forbidden"
read = "reveal right"
[[card]]
id = "right"
sign = "forbidden"
read = "reveal left"
"""


def at(**position: Any) -> StoryState:
    return cast("StoryState", table(**position).state)


def test_cards_that_reveal_each_other_for_ever_are_cut_short() -> None:
    space = dict.fromkeys(AGENTS, "cellar-b")
    scene = table(("places/cellar.toml", MIRRORS), here="cellar", space=space)
    told = [line for line in lines(scene.do(0, "first", "offer cellar-b-1")) if "revealed" in line]
    assert len(told) == 100
    assert told[:2] == [
        "!revealed card=ground.cellar-c by=blue",
        "!revealed card=ground.cellar-d by=blue",
    ]
    assert scene.state.pending() == [0, 1, 2]


def test_a_card_is_revealed_once_and_read_by_all_there() -> None:
    state = at(here="cellar", space={"blue": "cellar-e", "green": "cellar-e", "pink": "cellar-b"})
    vault = 8
    assert state.name("card", vault) == "cellar-c"
    state.reveal(0, vault)
    assert (list(state.arrived), state.card_at(10), state.card_at(vault)) == ([1, 1, 0], vault, -1)
    assert state.is_unsealed(2, 10)
    state.reveal(2, vault)
    assert list(state.arrived) == [1, 1, 0], "it lies there already"
    state.remove(vault)
    assert state.card_at(10) == -1, "nor does the card below come back"
    assert state.spaces() == [7, 9]
    state.space[0] = -1
    state.reveal(0, 9)
    assert not state.is_moved(9)


def test_seals_are_opened_by_tokens_bodies_and_keys() -> None:
    state = at(here="roof", space={})
    spaces = range(11, 18)

    def goes(agent: int) -> list[str]:
        return [state.letter(space) for space in spaces if state.may_go(agent, space)]

    assert [goes(agent) for agent in range(3)] == [list("DEGH"), list("DGH"), list("DGH")]
    state.tokens[0] = 1
    assert goes(1) == list("BDGH")
    state.tokens[1] = state.tokens[2] = 1
    assert goes(1) == list("BCDGH")
    state.holder[0] = 2
    assert goes(0) == list("BCDEGH"), "the guard may not open the cage"
    state.holder[0] = 0
    assert goes(0) == list("BCDEFGH")
    assert goes(1) == list("BCDGH")
    state.receptacle[2] = 1
    assert goes(2) == list("BCDEFGH"), "one of the two has the key"
    state.returns_at[0] = 5
    assert goes(2) == list("BCDEGH"), "the dead open nothing"
    assert [state.letter(s) for s in spaces if state.is_for_group(s)] == ["D"]
    state.over_card[13] = 8
    assert not state.is_for_group(13)


def test_shields_are_laid_counted_and_cleared() -> None:
    state = at()
    clock = 3
    assert state.name("card", clock) == "hall-e"
    (trial,) = state.card(clock).tests
    assert (state.open_tests(clock), state.open_tests(-1), state.shields(trial)) == ([], [], [])
    state.lay_test(clock)
    assert state.shields(trial) == [(codes.SKULLS, 2), (codes.TIMES, 2), (codes.HEARTS, 1)]
    assert [state.shields_of(clock, kind) for kind in range(5)] == [0, 2, 1, 2, 0]
    state.pile_1[trial] = 1
    state.lay_test(clock)
    assert state.shields_left(trial, codes.SKULLS) == 1, "they are laid once"
    state.eliminate(trial, 2)
    assert [count for _, count in state.shields_on(clock)] == [0, 1, 1]
    state.eliminate(trial, 9)
    assert state.is_beaten(trial)
    state.close(trial)
    assert (state.test[trial], state.shields(trial)) == (PASSED, [])


def test_doing_nothing_costs_what_the_shields_say() -> None:
    def idled(card: str, first: int, **position: Any) -> tuple[int, int]:
        state = at(
            space={"blue": card, "green": card, "pink": "hall-b"},
            test={card: "laid"},
            pile_1={card: first},
            pile_2={card: 2},
            pile_3={card: 1},
            **position,
        )
        state.idle(1)
        return state.life[1], state.time

    assert idled("hall-e", 2) == (4, 18), "a skull and a heart, two of time"
    assert idled("hall-e", 1) == (4, 18)
    assert idled("hall-e", 0) == (6, 20), "without skulls nobody is struck"
    assert idled("hall-e", 0, idle_always=True) == (5, 18)
    assert idled("hall-d", 2) == (4, 20)
    state = at(space={"blue": "hall-b", "pink": "hall-b"}, idle_always=True)
    state.idle(1)
    state.idle(0)
    assert (list(state.life), state.time) == ([2, 6, 5], 20)


@pytest.mark.parametrize(("dice", "shields", "worn", "left"), [
    (1, 1, 0, 2), (1, 2, 0, 1), (2, 1, 0, 1), (0, 3, 0, 2), (3, 0, 0, 2), (2, 3, 0, 1), (1, 1, 1, 1),
])  # fmt: skip
def test_retaliation_needs_more_skulls_than_resistance(
    dice: int, shields: int, worn: int, left: int
) -> None:
    state = at(space=dict.fromkeys(AGENTS, "hall-e"), test={"hall-e": "laid"})
    (trial,) = state.card(3).tests
    state.pile_1[trial] = shields
    state.worn[0] = worn
    state.start_roll(0, trial)
    state.dice.fill([codes.SKULL] * dice + [codes.HIT])
    state.retaliate()
    assert state.life[0] == left, "Marie resists two"


def test_dice_are_those_of_the_body_and_what_is_added() -> None:
    state = at(space=dict.fromkeys(AGENTS, "hall-e"), test={"hall-e": "laid"}, dice=[0] * 9)
    (trial,) = state.card(3).tests
    for extra, thrown in ((0, 3), (2, 5), (-2, 1)):
        state.start_roll(1, trial)
        state.extra = extra
        state.throw()
        assert (len(state.dice), state.stage) == (thrown, codes.AFTER)
    state.start_roll(1, trial)
    state.extra = -3
    state.throw()
    assert (state.phase, state.roller, state.life[1]) == (ACTING, -1, 6)


def test_who_pays_has_so_many() -> None:
    state = at(yellow={"blue": 2}, green={"blue": 1}, store={"green": 2})
    paid = {
        price: state.can_pay(0, price)
        for price in (
            (0, 0),
            (2, 0),
            (3, 0),
            (1, 1),
            (3, codes.ANY_RESOURCE),
            (4, codes.ANY_RESOURCE),
        )
    }
    assert list(paid.values()) == [True, True, False, False, True, False]
    assert [state.can_pay(1, (count, codes.STORED)) for count in (1, 2, 3)] == [True, True, False]


def test_a_rule_for_all_speaks_through_the_captain() -> None:
    state = at(captain="1")
    assert state.speaker() == 1
    state.returns_at[1] = 4
    assert state.speaker() == 0


def test_free_deeds_of_the_living_in_their_order() -> None:
    state = at(holder={"element-1": "blue", "element-4": "blue"}, brown={"blue": 1})
    assert state.free_deeds(0) == [
        FreeDeed("offer", 0),
        FreeDeed("offer", 1),
        FreeDeed("use", 1),
        *(FreeDeed("give", element, to) for element in (0, 3) for to in (1, 2)),
        FreeDeed("hand", 1, 1),
        FreeDeed("hand", 1, 2),
    ]
    state.used[1] = 0
    state.taken[0] = 1
    state.space[2] = 3
    assert state.free_deeds(0) == [
        FreeDeed(kind="offer", what=1, to=-1),
        FreeDeed(kind="give", what=0, to=1),
        FreeDeed(kind="give", what=3, to=1),
        FreeDeed(kind="hand", what=1, to=1),
    ]
    assert [state.seems_free(agent) for agent in range(3)] == [True, True, False]
    state.phase = ACTING
    assert [state.seems_free(agent) for agent in range(3)] == [True, False, False]
    state.returns_at[0] = 3
    assert (state.free_deeds(0), state.seems_free(0)) == ([], False)
    assert state.free_deeds(2) == [
        FreeDeed(kind="take", what=0, to=-1),
        FreeDeed(kind="take", what=3, to=-1),
        FreeDeed(kind="claim", what=1, to=0),
    ]
    state.phase = EXPLORING
    assert state.offers(0) == [1], "whoever asks is alive"


def test_what_can_be_reached_beside_a_card() -> None:
    state = cast("StoryState", lab().state)
    row = state.story.place_cards(state.here)
    assert [card - row[0] for card in state.cards_in_reach(row[0], 1)] == [0, 1]
    assert [card - row[0] for card in state.cards_in_reach(row[2], 1)] == [1, 2, 3]
    assert [card - row[0] for card in state.cards_in_reach(row[2], 0)] == [2]
    assert [card - row[0] for card in state.cards_in_reach(row[6], 1)] == [5, 6]
    assert state.cards_in_reach(-1, 1) == []
    state.gone[row[1]] = 1
    assert [card - row[0] for card in state.cards_in_reach(row[2], 1)] == [2, 3]


def test_the_piles_within_reach_have_a_shield_of_the_kind() -> None:
    state = cast("StoryState", lab().state)
    state.actor = 0
    for card in state.story.place_cards(state.here)[:2]:
        state.lay_test(card)
    assert set(state.test) == {LAID, 0}
    assert state.shields_in_reach(codes.SKULLS, 0) == [1, 3]
    assert state.shields_in_reach(codes.GREY, 0) == [0, 1, 3]
    assert state.shields_in_reach(codes.GREY, 1) == [0, 1, 3, 6, 7, 9]
    assert state.shields_in_reach(codes.HEARTS, 1) == []
    state.pile_2[0] = 0
    assert state.shields_in_reach(codes.SKULLS, 0) == [3]
    state.eliminate_picked(-1)
    state.eliminate_picked(0)
    assert (list(state.pile_1[:2]), state.test[0]) == ([1, 1], LAID)
    state.eliminate_picked(0)
    assert (list(state.pile_1[:2]), state.test[0]) == ([0, 1], PASSED)


def test_the_captain_breaks_a_tie_between_places() -> None:
    state = at()
    for votes, captain, place in (
        ((1, 2, 2), 0, 2),
        ((1, 2, 2), 1, 2),
        ((0, 1, 2), 1, 1),
        ((0, 1, 2), 2, 2),
    ):
        for seat, vote in enumerate(votes):
            state.vote[seat] = codes.PLACES + vote
        state.captain = captain
        assert state.favourite() == place


def test_resources_go_and_come_by_number() -> None:
    state = at(yellow={"blue": 3})
    state.take_resource(0, 0, 0)
    state.take_resource(0, 0, 2)
    state.gain_resource(0, 3, 4)
    state.hand(0, 2, 3)
    assert (state.yellow[0], state.green[0], state.green[2]) == (1, 3, 1)
