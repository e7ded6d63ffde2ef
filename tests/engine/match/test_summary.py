"""How a match went: curves, turning points, tallies."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from tests.engine.matches import game, played

from looptable.content.text.texts import Text
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.match.match import Match, new_match
from looptable.engine.match.summary import Summary, summarise
from looptable.engine.match.turnings import MOST_TURNINGS
from looptable.engine.registry import find_game

Patch = Callable[..., None]


def whole() -> Match:
    return played(new_match(game(), 2, {}, 5))


def summary_of(match: Match) -> Summary:
    return summarise(match)


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Patch:
    """Lets the game answer otherwise."""

    def set_answers(**answers: object) -> None:
        for name, answer in answers.items():
            monkeypatch.setattr(game(), name, answer, raising=False)

    return set_answers


def test_a_game_that_says_nothing_still_counts_choices() -> None:
    match = whole()
    summary = summary_of(match)
    made = [choice.seat for choice in match.record.choices]
    (tally,) = summary.tallies
    assert (tally.id, tally.counts) == ("choices", (made.count(0), made.count(1)))
    assert (summary.choices, summary.curves, summary.turnings) == (len(made), (), ())


def test_the_first_state_is_left_as_it_is() -> None:
    match = whole()
    before = match.first.position(), match.state.position()
    summarise(match)
    assert (match.first.position(), match.state.position()) == before


def test_a_curve_begins_at_the_start_and_has_a_value_after_each_choice(patch: Patch) -> None:
    match = whole()
    patch(gauges=lambda _: {"sum": 7, "each": (1, 2)})
    team, first, second = summary_of(match).curves
    assert (team.gauge, team.side) == ("sum", None)
    assert team.values == (7,) * (len(match.record.choices) + 1)
    assert (first.gauge, first.side, set(first.values)) == ("each", Text("seat.0"), {1})
    assert (second.gauge, second.side, set(second.values)) == ("each", Text("seat.1"), {2})


def test_a_tally_goes_to_the_seat_that_an_event_names_else_to_who_chose(patch: Patch) -> None:
    def tally(event: Event) -> dict[str, int]:
        return {f"{'named' if 'seat' in event.data else 'bare'}": 2}

    match = whole()
    patch(tally=tally)
    told = match.at(0)
    named, bare = [0, 0], [0, 0]
    for choice in match.record.choices:
        for event in told.act(choice.seat, choice.do).events:
            seat = event.data.get("seat")
            if "seat" not in event.data:
                bare[choice.seat] += 2
            elif isinstance(seat, int):
                named[seat] += 2
    found = {one.id: list(one.counts) for one in summary_of(match).tallies}
    assert sum(named) > 0
    assert (found["named"], found.get("bare", [0, 0])) == (named, bare)


def test_a_game_may_say_whose_deed_an_event_was(patch: Patch) -> None:
    match = whole()
    patch(
        tally=lambda event: {} if "seat" in event.data else {"deeds": 1},
        doer=lambda _state, _event: 1,
    )
    (deeds,) = [one.counts for one in summary_of(match).tallies if one.id == "deeds"]
    assert deeds[0] == 0
    assert deeds[1] > 0


@pytest.mark.parametrize("name", ["the-loop", "loop-inc"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_each_game_follows_figures_that_have_names(name: str, players: int) -> None:
    found: Game = find_game(name)
    match = played(new_match(found, players, {}, 3), choices=5000, seed=1)
    assert match.state.outcome() is not None
    summary = summary_of(match)
    texts = found.texts()
    for lang in ("en", "fr"):
        for curve in summary.curves:
            assert texts.has(f"gauge.{curve.gauge}", lang)
        for one in summary.tallies:
            assert texts.has(f"tally.{one.id}", lang)
    assert summary.curves
    assert any(a != b for curve in summary.curves for a, b in pairwise(curve.values))
    assert 0 < len(summary.turnings) <= MOST_TURNINGS
