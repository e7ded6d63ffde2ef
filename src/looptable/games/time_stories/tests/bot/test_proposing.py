"""A companion proposes: where to go, to leave, to go together, to dare; and it tells no face of a card."""

from typing import Any

import pytest

from looptable.bots.following import is_offered_to_all, proposals_of, proposers
from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.engine.contract.bot import Orders, Proposal
from looptable.engine.contract.option import Target
from looptable.engine.match.match import new_match
from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.missions.builder import card, offer
from looptable.games.time_stories.tests.missions.proving_ground import hall_with, table
from looptable.testing import Table, rule


def said(of: Table, seat: int = 2, seed: int = 5) -> tuple[str, str] | None:
    """The proposal of the companion in a seat: its key, and the key of its sentence."""
    chance = Chance(1)
    chance.seed(seed)
    found = proposals_of("companion", of.game, of.state, seat, chance)
    said = [(one.key, one.why.key) for one in found if not one.own]
    return said[0] if said else None


def done(**position: Any) -> Table:
    """The third seat has read all of the hall, where nothing is left to do."""
    letters = "abcdefgh"
    gone = dict.fromkeys((f"hall-{letter}" for letter in letters[2:]), True)
    notebook = {"2": [f"hall-{letter}" for letter in letters]}
    return table(
        gone=gone, taken={"hall-b-1": True, "hall-b-2": True}, notebook=notebook, **position
    )


@rule("TIME-INF-6", "TIME-CHG-1")
def test_it_proposes_to_leave_a_place_where_it_sees_nothing_left() -> None:
    assert said(done()) == ("leave", "proposal.leave")


@rule("TIME-INF-6")
def test_an_action_of_its_own_is_no_proposal() -> None:
    assert said(table()) is None


@rule("TIME-INF-6", "TIME-CHG-8")
def test_it_proposes_a_place_by_its_own_notes() -> None:
    notes = {"2": ["hall-a", "cellar-a", *(f"cellar-{letter}" for letter in "bcde")]}
    scene = table(phase="leaving", space={}, notebook=notes)
    assert said(scene) == ("roof", "proposal.new-place")
    assert said(scene, seat=1) is None, "one that has seen neither has no opinion"


@rule("TIME-INF-6", "TIME-CPT-5")
@pytest.mark.parametrize(
    ("run", "found"), [(2, ("again", "proposal.again")), (12, None)], ids=["early", "late"]
)
def test_it_proposes_another_run_and_never_to_stop(run: int, found: tuple[str, str] | None) -> None:
    failed = {"phase": "judging", "ending": "out-of-time", "failure": "time", "space": {}}
    assert said(table(**failed, run_number=run)) == found


@rule("TIME-INF-6", "TIME-SEA-6")
def test_it_calls_all_to_a_card_for_the_whole_group() -> None:
    gone = dict.fromkeys(("roof-b", "roof-c", "roof-e", "roof-f", "roof-h"), True)
    scene = table(
        here="roof",
        space=dict.fromkeys(("blue", "green", "pink"), "roof-g"),
        gone=gone,
        taken={"roof-g-1": True},
        notebook={"2": ["roof-a", "roof-g"]},
        plan={"roof": True},
    )
    found = {said(scene, seed=seed) for seed in range(8)}
    assert ("roof-d", "proposal.together") in found


RIDDLE = card(
    "bench",
    offer("search", "gain element key; gain element badge", blind=True),
    offer("choose-one", "choose: gain 1 yellow | gain 1 brown", blind=True),
)


@rule("TIME-INF-6", "TIME-INF-7")
def test_it_leaves_a_leap_to_people_and_says_so_where_all_stand_before_it() -> None:
    notebook = {"2": ["hall-a", "hall-b"]}
    scene = table(hall_with(RIDDLE), notebook=notebook, time=3)
    assert said(scene) == ("first", "proposal.dare")
    apart = table(
        hall_with(RIDDLE),
        notebook=notebook,
        time=3,
        space={"blue": "hall-c", "green": "hall-b", "pink": "hall-b"},
    )
    assert said(apart) is None, "the others stand elsewhere"


@rule("TIME-INF-7", "TIME-INF-3")
def test_no_proposal_has_words_of_a_card() -> None:
    again = table(phase="judging", ending="out-of-time", failure="time", space={})
    for scene in (done(), again):
        proposals = proposals_of("companion", scene.game, scene.state, 2, Chance(1))
        (found,) = (one for one in proposals if not one.own)
        assert dict(found.why.args) == {}, "a sentence without a name in it"


# Its own agents.


def ghosts(of: Table, seat: int, orders: Orders | None = None) -> dict[str, str]:
    """The keys that the companion means to take, by its agents."""
    chance = Chance(1)
    chance.seed(5)
    found = proposals_of("companion", of.game, of.state, seat, chance, orders)
    for one in found:
        assert not one.own or Target("agent", one.about) in one.targets
    return {one.about: one.key for one in found if one.own}


@rule("TIME-INF-6")
def test_it_says_where_its_own_agent_will_go_and_moves_there_if_nobody_objects() -> None:
    scene = table()
    (goal,) = ghosts(scene, 2).values()
    assert goal.startswith("hall-")
    assert ghosts(scene, 2, {"pink": {0: "hall-d"}}) == {"pink": "hall-d"}


def test_two_agents_of_a_seat_have_a_ghost_each() -> None:
    four = {"blue": "marie", "green": "elizia", "pink": "guard", "yellow": "altace"}
    scene = table(
        players=2,
        bodies=four,
        space=dict.fromkeys(four, "hall-b"),
        life=dict.fromkeys(four, 3),
    )
    found = ghosts(scene, 1, {"yellow": {0: "hall-e"}})
    assert list(found) == ["green", "yellow"]
    assert found["yellow"] == "hall-e"


def test_an_order_that_cannot_be_carried_out_or_carries_people_off_is_not_followed() -> None:
    scene = table()
    free = ghosts(scene, 2)
    for key in ("leave", "roof-b", "roll", ""):
        assert ghosts(scene, 2, {"pink": {0: key}}) == free


@rule("TIME-TWO-6")
def test_for_the_shared_receptacle_a_captain_goes_by_what_people_say() -> None:
    three = {"blue": "marie", "green": "elizia", "pink": "guard"}
    scene = table(players=2, shared=True, captain=1, bodies=three)
    assert ghosts(scene, 1, {"pink": {0: "hall-f"}})["pink"] == "hall-f"
    assert "pink" not in ghosts(table(players=2, shared=True, bodies=three), 1)


# Among people, in any game.


def test_bots_propose_while_people_have_the_same_question_and_only_then() -> None:
    match = new_match(GAME, 3, {}, 1)
    bots = {1: "companion", 2: "team"}
    first = match.state.pending()
    assert len(first) == 1, "receptacles are chosen one after the other"
    assert proposers(match, bots, tuple({0, 1, 2} - set(first))) == []
    while len(match.state.pending()) < 3:
        seat = match.state.pending()[0]
        match.act(seat, match.options(seat)[0].key)
    assert proposers(match, bots, (0,)) == [1], "the team bot only plays"
    match.act(0, match.options(0)[0].key)
    assert proposers(match, bots, (0,)) == [], "nobody is left to propose to"


def test_only_an_option_that_all_people_have_is_proposed() -> None:
    match = new_match(GAME, 3, {}, 1)
    while len(match.state.pending()) < 3:
        seat = match.state.pending()[0]
        match.act(seat, match.options(seat)[0].key)
    key = match.options(0)[0].key
    assert is_offered_to_all(match, Proposal(key, Text("proposal.leave")), (0, 2))
    assert not is_offered_to_all(match, Proposal("elsewhere", Text("proposal.leave")), (0, 2))
