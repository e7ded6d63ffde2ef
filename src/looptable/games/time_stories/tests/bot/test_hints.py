"""Hints of T.I.M.E Stories: their sentences, that they hold, and that they stop before unread text."""

from typing import Any, cast

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from looptable.conformance.claims import Asked
from looptable.conformance.promises.hints import untrue
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.advice.insight import Figures
from looptable.engine.advice.ranking import rank_options
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.state import State
from looptable.games.time_stories import GAME
from looptable.games.time_stories.bot.bot import TeamBot
from looptable.games.time_stories.bot.insight import INSIGHT, StoryInsight
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.bot_helpers import (
    BLIND,
    GATE,
    IN_GARDEN,
    WINDOW,
    at,
    garden,
    seen,
)
from looptable.games.time_stories.tests.missions.builder import (
    File,
    card,
    element,
    elements,
    law,
    offer,
    place,
    power,
    trial,
)
from looptable.games.time_stories.tests.missions.proving_ground import ground, table
from looptable.testing import Table
from looptable.testing.hints import Hinted, share_of_reasons, walk_hints

ENOUGH = 0.8  # of the hinted options have a claim that can be checked
GARDEN = ("garden-a", "garden-b")


def ranked(of: Table, seat: int = 0, seed: int = 1) -> list[Advice]:
    """A hint for a seat."""
    chance = Chance(1)
    chance.seed(seed)
    options = of.game.legal_options(of.state, seat)
    return TeamBot().rank(of.game, of.game.view(of.state, seat), seat, options, chance)


def said(of: Table, seat: int = 0, lang: str = "en") -> dict[str, str]:
    """The sentences of a hint, by the keys of its options."""
    keys, texts = of.keys(seat), of.game.texts()
    return {
        keys[one.index]: " ".join(texts.say(claim.text, lang) for claim in one.claims)
        for one in ranked(of, seat)
        if one.claims
    }


# Sentences.


def test_a_roll_tells_its_odds_and_what_it_leaves_open() -> None:
    of = table(**{**WINDOW, "pile_1": {"hall-g": 3}}, notebook=seen("hall-a", "hall-g"))
    found = said(of)["roll"]
    assert "possible futures: one more test is passed." in found
    assert found.endswith("You cannot know more yet."), "nobody has seen what the window leads to"
    assert "une épreuve de plus est réussie." in said(of, 0, "fr")["roll"]


def test_a_card_that_nobody_has_read_is_called_so_and_nothing_else_is_said_of_it() -> None:
    of = table(notebook=seen("hall-a", "hall-b"))
    found = said(of)["hall-d"]
    assert found.startswith("At once: a card that nobody has read yet")
    assert "life" not in found


def test_a_card_that_a_colleague_has_read_is_told_from_one_that_nobody_has() -> None:
    book = {**seen("hall-a", "hall-b"), "1": ["hall-a", "hall-b", "hall-d"]}
    of = table(notebook=book, space={"blue": "hall-b", "green": "hall-d", "pink": "hall-b"})
    keys, texts = of.keys(0), of.game.texts()
    assert "hall-d" in keys
    chance = Chance(1)
    chance.seed(1)
    worths = [int(key in ("hall-c", "hall-d")) for key in keys]
    view = of.game.view(of.state, 0)
    advice = rank_options(of.game, view, 0, INSIGHT, chance, worths=worths)
    found = {keys[one.index]: texts.say(one.claims[0].text, "en") for one in advice[:2]}
    assert found["hall-c"].startswith("At once: a card that nobody has read yet")
    assert found["hall-d"].startswith("At once: a card that only others have read")


def test_what_a_known_offer_brings_is_told() -> None:
    of = table(garden("gain 5 green", "lose 1 life"), **IN_GARDEN, notebook=seen(*GARDEN))
    of.do(0, "first")
    found = said(of)
    assert "5 resource tokens more for the team" in found["offer garden-b-1"]
    assert "1 life point fewer" in found["offer garden-b-2"]
    assert "5 jetons de ressource de plus" in said(of, 0, "fr")["offer garden-b-1"]


def test_of_a_blind_offer_nothing_is_told() -> None:
    of = table(BLIND, **IN_GARDEN, time=1, notebook=seen(*GARDEN))
    of.do(0, "first")
    found = said(of)
    for number in (1, 2):
        sentence = found[f"offer garden-b-{number}"]
        assert "something that you do not know yet decides the rest" in sentence
        assert "resource" not in sentence
        assert "life" not in sentence
    assert sum("Nothing that counts differs" in sentence for sentence in found.values()) == 1


def test_a_blind_offer_that_was_taken_before_the_eyes_of_a_seat_is_told() -> None:
    of = table(BLIND, **IN_GARDEN, notebook=seen(*GARDEN, "garden-b-1", "next-run", *GARDEN))
    of.do(0, "first")
    assert "5 resource tokens more" in said(of)["offer garden-b-1"]


def test_a_receptacle_is_compared_by_its_dice() -> None:
    of = Table(ground(), {"players": 3, "mission": "ground", "phase": "choosing", "captain": 0,
                          "time": 20, "run_number": 1, "notebook": seen("hall-a")})  # fmt: skip
    for sentence in said(of).values():
        assert "the best in" in sentence


def test_giving_up_is_called_the_end_and_another_run_a_new_one() -> None:
    of = table(phase="judging", ending="out-of-time", failure="time", space={}, run_number=1)
    for seat in (1, 2):
        of.do(seat, "again")
    found = said(of)
    assert "a new run begins" in found["again"]
    assert "the match ends in failure" in found["stop"]


def test_a_place_that_nobody_has_seen_is_called_so() -> None:
    of = table(phase="leaving", notebook=seen("hall-a", "roof-a"))
    found = said(of)
    assert "a place that nobody has seen" in found["cellar"]
    assert "cards more in the place that you have not read" in found["roof"]


# The veil: of two missions that differ in unread text the same is said.

EFFECTS = ("gain 5 green", "lose 2 life", "win", "fail by caught", "gain token sun", "lose 3 time")


def unread(effect: str, other: str) -> tuple[File, File]:
    """A garden whose cards, offers, tests and elements do one thing or another."""
    test = trial("combat", "2 normal", passed=other)
    return (
        place(
            "garden",
            card("well", offer("o-1", effect, blind=True), test),
            card("wall", offer("o-1", other), read=effect),
            law("opening", effect),
        ),
        elements(
            element("key"),
            element("badge", logo=True),
            element("knife", power("before-roll", f"add {1 + len(effect) % 3} dice")),
            element("tonic", power("free", effect)),
        ),
    )


POSITIONS: dict[str, dict[str, Any]] = {
    "at the well": {"notebook": seen(*GARDEN)},
    "before the test": {
        "notebook": seen(*GARDEN),
        "test": {"garden-b": "laid"},
        "pile_1": {"garden-b": 2},
        "space": {"blue": "garden-b", "green": "garden-c", "pink": "garden-b"},
        "holder": {"element-3": "green", "element-4": "green"},
    },
    "a colleague at the well": {
        "notebook": {**seen("garden-a"), "1": list(GARDEN)},
        "space": {"blue": "garden-c", "green": "garden-b", "pink": "garden-c"},
        "intent": {"green": "nothing"},
    },
    "on the way there": {
        "notebook": seen("hall-a"),
        "here": "hall",
        "phase": "leaving",
        "space": at("hall-b"),
        "plan": {"hall": True, "garden": True, "roof": True},
        "vote": {"1": "to garden", "2": "to garden"},
    },
}
"""Moments at which Blue has not read what the effects are."""


@pytest.mark.parametrize("moment", POSITIONS)
@settings(
    max_examples=4,
    derandomize=True,
    deadline=None,
    suppress_health_check=(HealthCheck.too_slow,),
)
@given(effects=st.tuples(*[st.sampled_from(EFFECTS)] * 4), is_free=st.booleans())
@example(effects=("win", "gain 5 green", "win", "lose 2 life"), is_free=False)
def test_hints_are_the_same_whatever_unread_text_says(
    moment: str, effects: tuple[str, str, str, str], is_free: bool
) -> None:
    of, twin = (
        table(*unread(*pair), **{**IN_GARDEN, **POSITIONS[moment]})
        for pair in (effects[:2], effects[2:])
    )
    is_first = is_free and "first" in of.keys(0)
    for one in (of, twin):
        if is_first:
            one.do(0, "first")
    worths, claims = ([[(one.index, getattr(one, field)) for one in ranked(which)]
                       for which in (of, twin)] for field in ("worth", "claims"))  # fmt: skip
    assert claims[0] == claims[1]
    assert worths[0] == worths[1]


def test_an_element_that_is_only_just_found_is_as_unread_as_before() -> None:
    """The card says that there is an element, and wounds; the element does something about wounds."""
    claims = []
    for effect in EFFECTS:
        path = place("garden", card("well"), card("path", read="gain element key; lose 1 life"))
        key = element("key", power("hurt", effect))
        rest = (element(name) for name in ("badge", "knife", "tonic"))
        of = table(path, elements(key, *rest), **IN_GARDEN, notebook=seen(*GARDEN, "garden-c"))
        keys, view, chance = of.keys(0), of.game.view(of.state, 0), Chance(1)
        chance.seed(1)
        worths = [int(one == "garden-c") for one in keys]
        best = rank_options(of.game, view, 0, INSIGHT, chance, worths=worths)[0]
        assert keys[best.index] == "garden-c"
        claims.append(best.claims)
    assert all(one == claims[0] for one in claims)


COLLEAGUE: dict[str, dict[str, Any]] = {
    "rolls 1 die or 2": {
        "bodies": {"green": "altace"},
        "phase": "acting",
        "intent": {"green": "roll", "pink": "nothing"},
    },
    "has decided, and may roll or not": {
        "bodies": {"green": "guard", "pink": "elizia"},
        "intent": {"green": "nothing", "pink": "nothing"},
    },
}
"""Green, before a test on a card that only Green has read."""


@pytest.mark.parametrize("moment", COLLEAGUE)
def test_a_test_that_only_a_colleague_has_read_is_a_secret(moment: str) -> None:
    """How many dice Green rolls there, and whether it can roll at all, Blue does not know."""
    spaces = {"blue": "garden-c", "green": "garden-b", "pink": "garden-c"}
    said_of = []
    for skill in ("combat", "dexterity"):
        path = place("garden", card("well", trial(skill, "3 normal", "2 time")), card("path"))
        of = table(
            path,
            **{**IN_GARDEN, "space": spaces, **COLLEAGUE[moment]},
            aim={"green": "garden-b", "pink": "garden-c"},
            test={"garden-b": "laid"},
            pile_1={"garden-b": 3},
            pile_2={"garden-b": 2},
            notebook={**seen("garden-a", "garden-c"), "1": ["garden-a", "garden-b"]},
        )
        said_of.append(said(of))
    assert said_of[0] == said_of[1]


def test_hints_differ_where_the_text_was_read() -> None:
    book = seen(*GARDEN, "garden-b-1", "garden-b-passed", "next-run", *GARDEN)
    first, second = (
        table(*unread(effect, "lose 1 time"), **{**IN_GARDEN, "notebook": book})
        for effect in ("gain 5 green", "lose 2 life")
    )
    for one in (first, second):
        one.do(0, "first")
    assert said(first) != said(second)


# Truth, along matches.


def assert_true(hints: list[Hinted]) -> None:
    faults = [fault for hint in hints for fault in hint.faults]
    assert not faults
    assert share_of_reasons(hints) >= ENOUGH


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_every_claim_holds_and_most_options_have_one(players: int, seed: int) -> None:
    assert_true(list(walk_hints(GAME, players, seed, every=17, futures=40, most=120)))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_every_claim_of_whole_matches_holds(seed: int) -> None:
    assert_true(list(walk_hints(GAME, 2 + seed % 3, seed, every=11, futures=200)))


class Liar(StoryInsight):
    """An insight that takes the place of an agent for elements."""

    def figures(self, state: State, seat: Seat) -> Figures:
        found = dict(super().figures(state, seat))
        found["elements"] += cast("StoryState", state).space[0]
        return found


@pytest.mark.parametrize(("insight", "is_true"), [(INSIGHT, True), (Liar(), False)])
def test_a_lie_in_one_figure_is_found(insight: StoryInsight, is_true: bool) -> None:
    of = table(**GATE, notebook=seen("hall-a", "hall-c"))
    chance = Chance(1)
    chance.seed(3)
    keys, view = of.keys(0), of.game.view(of.state, 0)
    advice = rank_options(of.game, view, 0, insight, chance, worths=[0] * len(keys))
    asked = Asked(of.game, of.state, 0, INSIGHT, 1, futures=40)
    assert (not list(untrue(asked, keys, advice))) == is_true
