"""Points that the rulebooks leave open, by the defaults of the ledger (section 34)."""

import pytest

from looptable.core.errors import PositionError
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import ERAS, table
from looptable.testing import Table, rule

SOLO = {"solo": True, "agents": ["mr-time", "time-prowler", "v-girl"], "at": {}}


def test_a_position_in_which_foo_has_no_card_to_turn_up_is_refused() -> None:
    with pytest.raises(PositionError, match="position/bad-value"):
        GAME.load({})


@pytest.mark.parametrize("agents", [["mr-time"], ["mr-time", "mr-time"], ["mr-time", "foo"], "all"])
def test_a_position_names_two_to_four_different_agents(agents: object) -> None:
    with pytest.raises(PositionError, match="position/bad-value"):
        GAME.load({"agents": agents, "phase": "actions"})


def test_a_position_that_is_over_says_how_it_ended() -> None:
    with pytest.raises(PositionError, match="position/bad-value"):
        GAME.load({"phase": "over"})


@rule("LOOP-OPEN-30")
def test_solo_with_no_card_left_to_deal_an_agent_with_most_cards_plays() -> None:
    cards = {"mr-time": ["spartan-shield"], "v-girl": ["holy-grail"]}
    solo = Table(GAME, {**SOLO, "phase": "deal", "ready": cards, "foo_deck": list(ERAS)})
    assert solo.keys(0) == ["mr-time", "v-girl"]
    solo.do(0, "v-girl")
    solo.shows(active="v-girl", phase="actions")


@rule("LOOP-OPEN-30", "LOOP-SOLO-13")
def test_solo_a_card_that_lets_each_agent_draw_lets_the_acting_one_draw() -> None:
    solo = table(
        **SOLO,
        active="v-girl",
        ready={"v-girl": ["self-service-press"]},
        draw={"mr-time": ["holy-grail"]},
    )
    solo.do(0, "use self-service-press")
    assert solo.keys(0) == ["v-girl", "none"]
    solo.do(0, "v-girl")
    solo.shows(ready={"v-girl": ["holy-grail"]}, draw=None)


@rule("LOOP-OPEN-30", "LOOP-UCARD-6")
def test_solo_the_active_agent_refills_after_blessings_of_productivism() -> None:
    hand = {"mr-time": ["spartan-shield", "holy-grail", "timenado"]}
    solo = Table(
        GAME,
        {
            **SOLO,
            "mode": "ultramachina",
            "phase": "drop",
            "foo": "industrial",
            "ready": hand,
            "draw": {"mr-time": ["matryoshka", "war-horse"]},
            "machina_in_play": {"blessings-of-productivism": True},
            "machina_waiting": {"blessings-of-productivism": True},
        },
    )
    solo.do(0, "spartan-shield", "holy-grail")
    solo.shows(ready={"mr-time": ["timenado", "war-horse", "matryoshka"]})
