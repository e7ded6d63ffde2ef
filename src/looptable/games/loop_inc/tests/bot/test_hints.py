"""Hints of Loop, Inc.: sentences on hand-written boards, and every claim along matches."""

from typing import Any

import pytest

from looptable.bots.advising import find_adviser
from looptable.conformance.claims import Asked
from looptable.conformance.promises.hints import untrue
from looptable.content.text.texts import LANGUAGES
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.advice.insight import Figures
from looptable.engine.advice.ranking import HINTED, rank_options
from looptable.engine.contract.bot import Advice, Adviser
from looptable.engine.contract.claim import EqualClaim, OddsClaim, PlanClaim
from looptable.engine.contract.state import State
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.bot.bot import PlanningBot
from looptable.games.loop_inc.bot.insight import INSIGHT, IncInsight, expected_values
from looptable.games.loop_inc.tests.boards import Board, alone, loads, new, stock, table
from looptable.testing.hints import Hinted, share_of_reasons, walk_hints

STRANDED: dict[str, Any] = {
    "day": 2,
    "phase": "launch",
    "load": loads(0, i="wheel"),
    "flight": {"0-day-2-mark-ii": "wet-paint"},
    "hand": {"0": ["garage", "store"]},
}
SCARCE: dict[str, Any] = {
    "day": 2,
    "room": stock(2, camera=0, net=1),
    "hand": {"0": ["store", "store"]},
    "display": new("store", "garage"),
}


def chance_of(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


def advice_of(board: Board, seat: int = 0) -> dict[str, Advice]:
    """The advice by the keys of the options, the best first."""
    options = GAME.legal_options(board.state, seat)
    found = PlanningBot().rank(GAME, GAME.view(board.state, seat), seat, options, chance_of(1))
    assert sorted(one.index for one in found) == list(range(len(options)))
    worths = [one.worth for one in found]
    assert worths == sorted(worths, reverse=True)
    return {options[one.index].key: one for one in found}


def said(advice: Advice, lang: str = "en") -> list[str]:
    return [GAME.texts().say(claim.text, lang) for claim in advice.claims]


def test_the_bot_is_an_adviser() -> None:
    assert isinstance(PlanningBot(), Adviser)
    assert isinstance(find_adviser(GAME), PlanningBot)


OWN: list[tuple[str, str, dict[str, Any]]] = [
    (
        "new garage",
        "Plan: wheel › Launch Mark I to “Great Pyramid Toboggan Run” (8 points). In all: 8 points more, "
        "1 wheel more aboard and “Garage” once more tomorrow.",
        {"timeline": ["sand"], "load": loads(0, i="wheel armour"), "sideways": {"0": [1, 2]}},
    ),
    (
        "mark-i to steam-races",
        "At once: 2 points more, 1 tear more and at best 5 points fewer by the end of Day 1.",
        {"phase": "launch", "load": loads(0, i="wheel"), "ad": {"steam-races": "1"}},
    ),
    (
        "mark-i to mammoth-shearing",
        "At once: 5 points more, 1 more waste and at best 1 point fewer by the end of Day 1.",
        {"phase": "launch", "load": loads(0, i="wheel net net")},
    ),
    (
        "mark-i to steam-races",
        "At once: 3 points more, “Garage” will surely fail and “Store” will surely fail.",
        STRANDED,
    ),
    (
        "new store",
        "Plan: net › Mark I. In all: “Store” fails as things stand, at most 1 component missing for "
        "“Mammoth Shearing for Beginners” and at most 1 component missing for “Vinland on a Shoestring”.",
        SCARCE,
    ),
    (
        "new move",
        "At once: you are eliminated, 1 tear more and at best 8 points fewer by the end of Day 1.",
        {"tears": {"0": 3}, "display": new("move", "trash")},
    ),
]


@pytest.mark.parametrize(("key", "sentence", "position"), OWN)
def test_an_option_says_its_plan_and_what_that_changes(
    key: str, sentence: str, position: dict[str, Any]
) -> None:
    assert said(advice_of(table(**position))[key])[0] == sentence


COMPARED: list[tuple[str, str, dict[str, Any]]] = [
    (
        "stay",
        "Compared with ‘Launch Mark I to “Rainhill Steam Races” (3 points)’: "
        "“Garage” need not fail and “Store” need not fail.",
        STRANDED,
    ),
    (
        "stay",
        "Compared with ‘Launch Mark I to “Rainhill Steam Races” (3 points)’: "
        "at best 4 points more by the end of Day 1 and 3 points fewer.",
        {"phase": "launch", "load": loads(0, i="wheel")},
    ),
    (
        "new store",
        "Compared with ‘Replay “Store”’: “Store” fails as things stand and 1 new card fewer to take today.",
        SCARCE,
    ),
]


@pytest.mark.parametrize(("key", "sentence", "position"), COMPARED)
def test_an_option_is_compared_with_a_better_one_or_with_staying(
    key: str, sentence: str, position: dict[str, Any]
) -> None:
    assert said(advice_of(table(**position))[key])[-1] == sentence


def test_on_the_first_turn_every_option_has_a_reason_of_its_own() -> None:
    first = list(advice_of(table()).values())[:HINTED]
    plans = [said(advice)[0] for advice in first]
    assert len(set(plans)) == HINTED
    assert all("missing for “" in plan for plan in plans), "each names a trip"


def test_where_nothing_differs_the_hint_says_so() -> None:
    advice = advice_of(table(tears={"0": 3}, display=new("move", "trash")))
    assert all(isinstance(one.claims[-1], EqualClaim) for one in advice.values())


def test_of_options_worth_the_same_the_one_that_leaves_most_within_reach_comes_first() -> None:
    """A trip for 6 points begins in either room; in two turns more the camera leads to one for 8."""
    board = table(timeline=["fins-and-feet", "tails"], display=new("garage", "store"))
    advice = advice_of(board)
    assert [one.worth for one in advice.values()] == [advice["new garage"].worth] * 2
    assert list(advice) == ["new store", "new garage"]


def test_french_hints_are_french() -> None:
    advice = advice_of(table(**STRANDED))["mark-i to steam-races"]
    (sentence, _) = (one.replace("\xa0", " ").replace("\u202f", " ") for one in said(advice, "fr"))
    assert sentence == (
        "Aussitôt : 3 points de plus, « Garage » échouera à coup sûr et « Magasin » échouera à coup sûr."
    )


# Alone: Junior's next card is a secret.


SECRET = (["armory", "store", "garage"], ["garage", "store", "armory"])


def orders(**position: Any) -> list[Board]:
    """Two boards that differ only in the order of Junior's cards of today."""
    start: dict[str, Any] = {"active": "0", "load": loads(0, i="wheel"), **position}
    later = ["store"] * 3 * (3 - start.get("day", 1))
    return [alone(**{**start, "junior_deck": [*later, *deck]}) for deck in SECRET]


LAST_ARMOUR: dict[str, Any] = {"day": 2, "hand": {"0": ["armory"]}, "room": stock(2, armour=1)}
FORCED: dict[str, Any] = {
    **LAST_ARMOUR,
    "day": 3,
    "sideways": {"0": [1, 2, 3]},
    "hand": {"0": ["store", "store", "armory"], "junior": ["garage"]},
}
"""Only past cards are left, which are played unasked: the Scout looks further than one turn."""


@pytest.mark.parametrize("position", [LAST_ARMOUR, FORCED], ids=["his next card", "cards after it"])
def test_the_worth_of_an_option_is_the_same_whatever_junior_hides(position: Any) -> None:
    one, other = orders(**position)
    assert len(expected_values(one.state)) > 1
    assert expected_values(one.state) == expected_values(other.state)


def test_effects_of_a_card_that_junior_may_play_are_odds() -> None:
    """If he goes to the Armory, nothing is left there for the card that must still be replayed."""
    (board, _) = orders(**LAST_ARMOUR)
    advice = advice_of(board)
    (odds,) = (claim for claim in advice["new store"].claims if isinstance(claim, OddsClaim))
    assert odds.figure == "risks:card.armory"
    assert odds.rises
    assert 0 < odds.hits < odds.of
    assert GAME.texts().say(odds.text, "en").startswith("Then ‘Launch nothing’. In ")
    assert not [c for c in advice["past armory"].claims if isinstance(c, OddsClaim)]


def test_a_plan_ends_before_junior_shows_a_card() -> None:
    (board, _) = orders()
    plans = [
        claim
        for one in advice_of(board).values()
        for claim in one.claims
        if isinstance(claim, PlanClaim)
    ]
    assert plans
    assert not any("stay" in claim.steps for claim in plans)


def test_figures_do_not_tell_which_anomalies_come() -> None:
    cards = ["petty-cash", "deja-vu", "moving-day", "photocopier"]
    one, other = (table(anomalies=order).state for order in (cards, cards[::-1]))
    assert INSIGHT.figures(one, 0) == INSIGHT.figures(other, 0)


# Along matches.

EVERYTHING = {"futures": True, "more_anomalies": True, "office": True}


def _check(found: list[Hinted]) -> None:
    assert not [fault for one in found for fault in one.faults]
    assert share_of_reasons(found) >= 0.8
    for one in found:
        for advice in one.advice[:HINTED]:
            assert advice.claims or len(one.options) == 1
            for lang in LANGUAGES:
                assert all(sentence.endswith(".") for sentence in said(advice, lang))


def test_every_claim_of_a_hint_holds() -> None:
    found = [*walk_hints(GAME, 3, 11, every=9, futures=40)]
    _check([*found, *walk_hints(GAME, 1, 12, every=9, futures=40, given=EVERYTHING)])


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_every_claim_along_whole_matches_holds(seed: int) -> None:
    given = EVERYTHING if seed % 2 else {}
    _check([*walk_hints(GAME, seed % 4 + 1, seed, every=2, given=given)])


class _Liar(IncInsight):
    """Forgets tears."""

    def figures(self, state: State, seat: Seat) -> Figures:
        return {**super().figures(state, seat), "tears": 0}


def test_a_lie_is_found() -> None:
    board = table(phase="launch", load=loads(0, i="wheel"), ad={"steam-races": "1"})
    view, keys = GAME.view(board.state, 0), board.keys(0)
    asked = Asked(GAME, board.state, 0, INSIGHT, 1, futures=40)
    assert not [*untrue(asked, keys, rank_options(GAME, view, 0, INSIGHT, chance_of(1)))]
    lies = rank_options(GAME, view, 0, _Liar(), chance_of(1))
    assert any("tears" in fault for fault in untrue(asked, keys, lies))
