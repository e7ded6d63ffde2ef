"""Hints of The LOOP: sentences on hand-written boards, and every claim along matches."""

from typing import Any

import pytest

from looptable.bots.advising import find_adviser
from looptable.conformance.claims import Asked
from looptable.conformance.promises.hints import untrue
from looptable.content.text.texts import LANGUAGES
from looptable.core.ids import Seat
from looptable.engine.advice.insight import Figures
from looptable.engine.advice.ranking import rank_options
from looptable.engine.contract.bot import Adviser
from looptable.engine.contract.claim import EqualClaim, OddsClaim
from looptable.engine.contract.state import State
from looptable.games.the_loop import GAME
from looptable.games.the_loop.bot.bot import TurnSearchBot
from looptable.games.the_loop.bot.insight import LoopInsight
from looptable.games.the_loop.tests.boards import MODE_NAMES
from looptable.games.the_loop.tests.hints import advice_of, chance_of, said, whole
from looptable.testing.hints import Hinted, share_of_reasons, walk_hints

THREE = ["reruns", "reunite", "six-funerals"]
CLOG = {"mission": {"globalization": "clog-up"}, "revealed": {"globalization": True}}


def test_the_bot_is_an_adviser() -> None:
    assert isinstance(TurnSearchBot(), Adviser)


SENTENCES: list[tuple[str, str, dict[str, Any]]] = [
    (
        "use spartan-shield",
        "At once: 1 era fewer one rift away from a vortex, 2 rifts fewer and 1 card fewer ready.",
        {"ready": {"mr-time": ["spartan-shield"]}, "rifts": {"industrial": 3}, "rift_supply": 27},
    ),
    (
        "use meteorite",
        "At once: 1 clone fewer and 1 card fewer ready.",
        {"ready": {"mr-time": ["meteorite"]}, "clone_at": {"dawn-renaissance": "globalization"}},
    ),
    (
        "use contagious-campfire",
        "At once: 2 energy more and 1 card fewer ready.",
        {"ready": {"mr-time": ["contagious-campfire"]}, "empty": {"mr-time": True}},
    ),
    (
        "use contagious-campfire",
        "At once: 1 cube more on “Blow the Meter!”, 2 energy more and 1 card fewer ready.",
        {
            "empty": {"mr-time": True},
            "ready": {"mr-time": ["contagious-campfire"]},
            "mission": {"globalization": "blow-the-meter"},
            "revealed": {"globalization": True},
            "progress": {"blow-the-meter": 2},
        },
    ),
    (
        "free-move globalization",
        "Plan: End your actions. In all: 1 mission more that can be completed here.",
        {**CLOG, "progress": {"clog-up": 5}},
    ),
    (
        "free-move globalization",
        "Plan: End your actions › Yes. In all: the match is won and 1 mission more completed.",
        {**CLOG, "completed": THREE, "progress": {"clog-up": 5}},
    ),
]


@pytest.mark.parametrize(("key", "sentence", "position"), SENTENCES)
def test_the_best_option_says_its_plan_and_what_that_changes(
    key: str, sentence: str, position: dict[str, Any]
) -> None:
    advice = advice_of(whole(**position))
    assert next(iter(advice)) == key
    assert said(advice[key])[0] == sentence


def test_the_best_option_is_compared_with_ending_the_turn() -> None:
    advice = advice_of(whole(ready={"mr-time": ["contagious-campfire"]}, empty={"mr-time": True}))
    (_, sentence) = said(next(iter(advice.values())))
    assert sentence == (
        "Compared with ‘End your actions’, in all 40 possible futures: 2 energy more."
    )


def test_staying_in_a_mega_vortex_is_said_to_lose() -> None:
    board = whole(difficulty="year", vortex={"industrial": True}, empty={"mr-time": True})
    assert said(advice_of(board)["end"])[0] == "At once: the match is lost."


def test_where_nothing_differs_the_hint_says_so() -> None:
    for advice in list(advice_of(whole()).values())[:3]:
        assert any(isinstance(claim, EqualClaim) for claim in advice.claims)


def test_completing_a_mission_and_declining_it_are_told_by_their_effects() -> None:
    full = {"mission": {"industrial": "clog-up"}, "revealed": {"industrial": True}}
    advice = advice_of(whole(phase="complete", progress={"clog-up": 5}, **full))
    assert list(advice) == ["yes", "no"]
    assert "1 mission fewer completed" in said(advice["no"])[-1]
    last = whole(phase="complete", completed=THREE, progress={"clog-up": 5}, **full)
    assert said(advice_of(last)["yes"])[0].startswith("At once: the match is won")


def test_a_card_is_judged_by_what_it_does_here_not_by_its_colour() -> None:
    """Ctrl+Z with one card destroyed is of little use; the meteorite destroys the clone next door."""
    board = whole(
        phase="acquire",
        available={"industrial": ["ctrl-z", "meteorite"]},
        destroyed=["captcha"],
        draw={"mr-time": ["quantum-bandage", "prank-call", "long-arm-mop"]},
        clone_at={"dawn-renaissance": "globalization", "dawn-industrial": "globalization"},
    )
    assert next(iter(advice_of(board))) == "meteorite"


def test_before_a_drop_the_loss_of_the_match_is_told_as_odds() -> None:
    """A solo player deals a card before Foo moves: one guess of the drop says nothing about the next."""
    board = whole(
        solo=True,
        phase="deal",
        ready={"mr-time": ["mixtape", "meteorite"], "time-prowler": ["spartan-shield", "captcha"]},
        draw={"mr-time": ["war-horse", "steam-engine", "time-clock"]},
        rifts={"industrial": 3, "globalization": 3, "robots": 3},
        vortex={"dawn": True, "medieval": True, "end": True},
        rift_supply=21,
    )
    for advice in advice_of(board).values():
        (odds,) = [claim for claim in advice.claims if isinstance(claim, OddsClaim)]
        assert odds.figure == "lost"
        assert 0 < odds.hits < odds.of


@pytest.mark.parametrize(("players", "mode"), [*enumerate(MODE_NAMES, 1)])
def test_every_question_gets_advice_that_can_be_said(players: int, mode: str) -> None:
    state = GAME.start(players, {"mode": mode, "difficulty": "year"}, 4)
    board = whole()
    walk = chance_of(6)
    asked = set()
    for _ in range(600):
        if not state.pending():
            break
        seat = state.pending()[0]
        if state.prompt not in asked:
            asked.add(state.prompt)
            board.state = state
            for advice in advice_of(board, seat).values():
                for lang in LANGUAGES:
                    assert all(sentence.endswith(".") for sentence in said(advice, lang))
        legal = state.legal(seat)
        state.apply(seat, legal[walk.below(0, len(legal))])
    assert len(asked) > 5


def test_no_plan_looks_behind_the_end_of_the_turn() -> None:
    """The last card ends the turn by itself, and whatever Foo does then must not count."""
    board = whole(
        empty={"mr-time": True},
        ready={"mr-time": ["spartan-shield"]},
        rifts={"industrial": 2, "dawn": 3, "medieval": 3},
        vortex={"dawn": True, "medieval": True},
        rift_supply=22,
    )
    worths = {advice_of(board, seed=seed)["use spartan-shield"].worth for seed in range(6)}
    assert len(worths) == 1


@pytest.mark.parametrize("effort", [1, 2, 4])
def test_more_effort_finds_what_less_effort_found(effort: int) -> None:
    board = whole(
        ready={"mr-time": ["spartan-shield", "mixtape", "meteorite"]},
        rifts={"globalization": 3, "industrial": 1},
        rift_supply=26,
        clone_at={"dawn-renaissance": "globalization"},
    )
    little = advice_of(board)
    much = advice_of(board, effort=effort)
    for key, advice in little.items():
        assert much[key].worth >= advice.worth


# Along matches.


def _check(found: list[Hinted]) -> None:
    assert not [fault for one in found for fault in one.faults]
    assert share_of_reasons(found) >= 0.8


def test_every_claim_of_a_hint_holds() -> None:
    found = [*walk_hints(GAME, 2, 11, every=12, futures=20, most=50)]
    found += walk_hints(GAME, 1, 12, every=12, futures=20, most=40, given={"mode": "centrifuges"})
    _check(found)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_every_claim_along_whole_matches_holds(seed: int) -> None:
    mode = MODE_NAMES[seed % len(MODE_NAMES)]
    _check([*walk_hints(GAME, seed % 4 + 1, seed, every=3, given={"mode": mode})])


class _Liar(LoopInsight):
    """Sees twice the rifts at the horizon when it makes claims."""

    def figures(self, state: State, seat: Seat) -> Figures:
        true = super().figures(state, seat)
        return {**true, "rifts": 2 * true["rifts"] + 1}


def test_a_lie_is_found() -> None:
    board = whole(ready={"mr-time": ["spartan-shield"]}, rifts={"industrial": 3}, rift_supply=27)
    state, adviser = board.state, find_adviser(GAME)
    assert adviser is not None
    options = GAME.legal_options(state, 0)
    lies = rank_options(GAME, GAME.view(state, 0), 0, _Liar(), chance_of(1))
    asked = Asked(GAME, state, 0, adviser.insight, 1, futures=40)
    assert any("rifts" in fault for fault in untrue(asked, [o.key for o in options], lies))
