"""Why an option is good or bad: hand-written tables before and after, and the sentence between."""

from typing import Any

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.bot.advice import Prospect, card_why, why, worth_of_card
from looptable.games.the_loop.bot.evaluation import judge
from looptable.games.the_loop.rules.codes import ASK_CANCEL
from looptable.games.the_loop.rules.kinds import BLACK_HOLE, END, MOVE, NOTHING
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import slots, table

Position = dict[str, Any]

CLOG: Position = {"mission": {"industrial": "clog-up"}, "revealed": {"industrial": True}}
FULL_CLOG: Position = {**CLOG, "progress": {"clog-up": 5}}
TO_DAWN: Position = {"foo_deck": ["dawn"]}  # no vortex is to be feared in the industrial era
SPIRAL_STAR: Position = {"mode": "centrifuges", "centrifuge_at": {"spiral-star": "dawn"}}
TWO: Position = {
    "mission": {"industrial": "clog-up", "dawn": "reruns"},
    "revealed": {"industrial": True, "dawn": True},
}


def state_of(**position: Any) -> LoopState:
    return table(**position).state


def prospect(steps: int = 1, **position: Any) -> Prospect:
    after = state_of(**position)
    return Prospect(after, judge(after), steps)


def reason(before: Position, after: Position, steps: int = 1, lang: str = "en") -> str:
    """The advice on a move that leads from one table to another."""
    chosen = prospect(steps, **after)
    text = why(state_of(**before), MOVE, chosen, [chosen])
    return GAME.texts().say(text, lang)


GAINS: list[tuple[str, Position, Position]] = [
    ("Wins the match.", {}, {"phase": "over", "ending": "won"}),
    ("Loses the match.", {}, {"phase": "over", "ending": "mega-vortex"}),
    (
        "Stays out of the mega vortex.",
        {"difficulty": "year", "vortex": {"industrial": True}},
        {
            "difficulty": "year",
            "vortex": {"industrial": True},
            "at": {"mr-time": "robots", "time-prowler": "dawn"},
        },
    ),
    (
        "Leaves the agent in a mega vortex: ending the turn there loses the match.",
        {"difficulty": "year"},
        {"difficulty": "year", "vortex": {"industrial": True}},
    ),
    ("Completes “Clog up Dr Foo’s Machine!”.", {}, {"completed": ["reunite", "clog-up"]}),
    (
        "Brings 2 cubes for “Clog up Dr Foo’s Machine!” (3 of 5).",
        {**CLOG, "progress": {"clog-up": 1}},
        {**CLOG, "progress": {"clog-up": 3}},
    ),
    (
        "Brings 1 cube for “Clog up Dr Foo’s Machine!” (1 of 5).",
        {**TWO, "progress": {"reruns": slots("dawn", "end")}},
        {**TWO, "progress": {"reruns": slots("dawn", "end"), "clog-up": 1}},
    ),
    (
        "Completes the progress on “Clog up Dr Foo’s Machine!”.",
        {**CLOG, "progress": {"clog-up": 4}, "at": {"mr-time": "dawn", "time-prowler": "dawn"}},
        {**FULL_CLOG, "at": {"mr-time": "dawn", "time-prowler": "dawn"}},
    ),
    (
        "Completes the progress on “Clog up Dr Foo’s Machine!”, which can then be completed here.",
        {**CLOG, "progress": {"clog-up": 4}},
        FULL_CLOG,
    ),
    (
        "Stands ready to complete “Clog up Dr Foo’s Machine!”.",
        {**FULL_CLOG, "at": {"mr-time": "dawn", "time-prowler": "dawn"}},
        FULL_CLOG,
    ),
    (
        "Stands ready to win by completing “Clog up Dr Foo’s Machine!”.",
        {
            **FULL_CLOG,
            "completed": ["reunite", "reruns", "six-funerals"],
            "at": {"mr-time": "dawn", "time-prowler": "dawn"},
        },
        {**FULL_CLOG, "completed": ["reunite", "reruns", "six-funerals"]},
    ),
    ("Prevents 1 vortex.", {"vortex": {"dawn": True}}, {}),
    ("Prevents 2 vortexes.", {"vortex": {"dawn": True, "robots": True}}, {}),
    ("Takes 1 rift away.", {"rifts": {"dawn": 1}}, {}),
    (
        "Takes 2 rifts away.",
        {**TO_DAWN, "rifts": {"industrial": 3}},
        {**TO_DAWN, "rifts": {"industrial": 1}},
    ),
    (
        "Makes a vortex less likely and takes 1 rift away.",
        {"rifts": {"dawn": 3}},
        {"rifts": {"dawn": 2}},
    ),
    (
        "Makes a vortex less likely.",
        {**TO_DAWN, "rifts": {"dawn": 2}},
        {**TO_DAWN, "rifts": {"industrial": 2}},
    ),
    (
        "Leaves the rifts where they are less dangerous.",
        {**TO_DAWN, "rifts": {"industrial": 2}},
        {**TO_DAWN, "rifts": {"industrial": 1, "globalization": 1}},
    ),
    ("Destroys 1 clone.", {"clone_at": {"dawn-renaissance": "end"}}, {}),
    (
        "Puts clones where they do less harm.",
        {"clone_at": {"dawn-renaissance": "robots"}},
        {"clone_at": {"dawn-renaissance": "end"}},
    ),
    ("Adds 1 energy.", {}, {"energy": {"dawn": 1}}),
    ("Adds 2 energy.", {}, {"energy": {"dawn": 1}, "perpetual": {"end": 1}}),
    ("Adds 3 energy.", {"perpetual": {"end": 1}}, {"energy": {"end": 2}, "perpetual": {"end": 2}}),
    ("Spreads energy over more eras.", {"energy": {"dawn": 2}}, {"energy": {"dawn": 1, "end": 1}}),
    ("Makes 1 card ready.", {}, {"ready": {"mr-time": ["mixtape"]}}),
    (
        "Destroys 1 supa clone.",
        {"mode": "supa", "clone_at": {"supa-dawn": "end", "supa-robots": "end"}},
        {"mode": "supa", "clone_at": {"supa-dawn": "end"}},
    ),
    ("Destroys 1 centrifuge.", SPIRAL_STAR, {"mode": "centrifuges"}),
    (
        "Damages a centrifuge.",
        SPIRAL_STAR,
        {**SPIRAL_STAR, "centrifuge_damage": {"spiral-star": 1}},
    ),
    ("Makes no difference that counts.", {}, {}),
    (
        "Costs more than it brings: a vortex opens.",
        {},
        {"vortex": {"dawn": True}},
    ),
    (
        "Costs more than it brings: a vortex becomes more likely and rifts become more dangerous.",
        {},
        {"rifts": {"dawn": 2}},
    ),
    (
        "Costs more than it brings: rifts become more dangerous.",
        TO_DAWN,
        {**TO_DAWN, "rifts": {"industrial": 2}},
    ),
    (
        "Costs more than it brings: clones do more harm and energy is spent.",
        {"energy": {"end": 1}},
        {"clone_at": {"dawn-renaissance": "end"}},
    ),
    ("Costs more than it brings: cards are used up.", {"ready": {"mr-time": ["mixtape"]}}, {}),
]


@pytest.mark.parametrize(("sentence", "before", "after"), GAINS)
def test_each_change_has_its_sentence(sentence: str, before: Position, after: Position) -> None:
    assert reason(before, after) == sentence
    assert reason(before, after, lang="fr").endswith(".")


def test_two_gains_are_named_the_greater_first_and_no_third() -> None:
    before = {"rifts": {"end": 1}, "clone_at": {"dawn-renaissance": "end"}}
    assert reason(before, {}) == "Destroys 1 clone and takes 1 rift away."
    assert reason(before, {"energy": {"end": 1}}) == "Destroys 1 clone and takes 1 rift away."


def test_what_is_less_than_a_quarter_of_the_greatest_gain_is_not_named() -> None:
    before = {**TO_DAWN, "clone_at": {"dawn-renaissance": "end"}}
    safe = ["renaissance", "industrial", "globalization", "robots"]
    few = {**before, "rifts": dict.fromkeys(safe, 2)}  # 320, and a clone is 80
    many = {**before, "rifts": {**dict.fromkeys(safe, 2), "robots": 3}}
    assert reason(few, TO_DAWN) == "Takes 8 rifts away and destroys 1 clone."
    assert reason(many, TO_DAWN) == "Takes 9 rifts away."


def test_further_actions_of_the_plan_are_counted() -> None:
    sentence = reason({"rifts": {"dawn": 1}}, {}, steps=2)
    assert sentence == "Takes 1 rift away, with 1 more action after it."
    sentence = reason({"rifts": {"dawn": 1}}, {}, steps=4)
    assert sentence == "Takes 1 rift away, with 3 more actions after it."


SEVEN = "kettle mixtape meteorite captcha prank-call long-arm-mop spartan-shield".split()


def test_the_least_difference_decides_between_gain_and_loss() -> None:
    """Seven cards that could still be used are worth 21, one energy is worth 22."""
    cards, energy = {"ready": {"mr-time": SEVEN}}, {"energy": {"end": 1}}
    assert reason(energy, cards) == "Costs more than it brings: energy is spent."
    assert reason(cards, energy) == "Adds 1 energy."


# Ending the actions.


@pytest.mark.parametrize(
    ("key", "better", "position"),
    [
        ("advice.end", 0, {}),
        ("advice.end-early", 1, {}),
        ("advice.end", 0, {"difficulty": "year", "vortex": {"dawn": True}}),
        ("advice.end", 0, {"vortex": {"industrial": True}}),
        ("advice.end-ready", 1, FULL_CLOG),
        ("advice.mega-vortex", 0, {"difficulty": "year", "vortex": {"industrial": True}}),
    ],
)
def test_ending_is_best_early_ready_or_wrong(key: str, better: int, position: Position) -> None:
    end = prospect(0, **position)
    other = Prospect(end.state, end.worth + better, 1)
    assert why(end.state, END, end, [end, other]).key == key


# Elsewhere an option is compared with the worst, and the worst with the best.


def test_where_the_table_moves_on_anyway_options_are_compared_with_one_another() -> None:
    """The Time Prowler may cancel a rift: asked before the actions begin."""
    state = state_of(phase="place", active="time-prowler", landed={"dawn": 1, "end": 1})
    assert state.prompt == ASK_CANCEL
    dawn, end, none = (
        prospect(1, rifts={"end": 1}),
        prospect(1, rifts={"dawn": 1}),
        prospect(1, rifts={"dawn": 1, "end": 1}),
    )

    def said(chosen: Prospect) -> str:
        return GAME.texts().say(why(state, 0, chosen, [dawn, end, none]), "en")

    assert said(dawn) == said(end) == "Takes 1 rift away."
    assert said(none) == "Costs more than it brings: rifts become more dangerous."


# New cards.


def taking(**position: Any) -> LoopState:
    """Mr Time may take a spiral card, a star card or a black hole card."""
    cards = ["mixtape", "captcha", "holy-grail"]
    return state_of(**{"phase": "acquire", "available": {"industrial": cards}, **position})


def card(state: LoopState, name: str) -> int:
    return state.names.names["card"].find(name)


def test_a_card_is_worth_more_the_more_cards_are_of_its_dimension() -> None:
    state = taking(
        draw={"mr-time": ["long-arm-mop"], "time-prowler": ["quantum-bandage"]},
        discard={"mr-time": ["quantum-bandage", "prank-call"]},
    )
    assert worth_of_card(state, card(state, "mixtape")) == 6
    assert worth_of_card(state, card(state, "captcha")) == 4
    assert worth_of_card(state, NOTHING) == 0
    said = GAME.texts().say(card_why(state, card(state, "mixtape")), "en")
    assert said.startswith("2 cards in the piles are of the dimension ")


def test_a_card_of_a_new_dimension_is_worth_less_than_a_black_hole_card() -> None:
    state = taking()
    hole = next(index for index, side in enumerate(state.numbers.dimension) if side == BLACK_HOLE)
    assert worth_of_card(state, card(state, "mixtape")) == 2
    assert worth_of_card(state, hole) == 3
    assert card_why(state, card(state, "mixtape")).key == "advice.card.new-dimension"
    assert card_why(state, hole).key == "advice.card.black-hole"
    assert card_why(state, NOTHING).key == "advice.card.none"


def test_a_reward_is_judged_by_the_deck_of_its_taker() -> None:
    state = state_of(
        phase="reward",
        rewarded=1,
        tray=["mixtape", "captcha"],
        draw={"mr-time": ["long-arm-mop"], "time-prowler": ["prank-call"]},
    )
    assert worth_of_card(state, card(state, "mixtape")) == 2
    assert worth_of_card(state, card(state, "captcha")) == 4
