"""How a match went: curves, turning points, tallies."""

from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest
from tests.engine.matches import game, played

from looptable.content.text.texts import Text
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.match import Match, new_match
from looptable.engine.match.summary import MOST_TURNINGS, Summary, summarise
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


def by_choice(match: Match, worths: Mapping[int, tuple[int, ...]]) -> Callable[[State], object]:
    """Prospects that are given by how many choices have been made."""
    asked = iter(range(len(match.record.choices) + 1))
    latest = [(0,) * len(next(iter(worths.values())))]

    def answer(_: State) -> tuple[int, ...]:
        latest[0] = worths.get(next(asked), latest[0])
        return latest[0]

    return answer


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


def test_the_turning_points_of_a_team_are_the_greatest_changes_in_order(patch: Patch) -> None:
    match = whole()
    worths = {1: (1,), 2: (11,), 4: (-9,), 5: (-8,), 7: (22,), 8: (-18,), 9: (32,)}
    patch(prospects=by_choice(match, worths))
    turnings = summary_of(match).turnings
    assert len(turnings) == MOST_TURNINGS
    assert [(turning.n, turning.is_better) for turning in turnings] == [
        (2, True), (4, False), (7, True), (8, False), (9, True)
    ]  # fmt: skip
    assert all(turning.side is None for turning in turnings)
    chosen = match.record.choices
    assert [turning.seat for turning in turnings] == [chosen[t.n - 1].seat for t in turnings]
    for turning in turnings:
        before = match.at(turning.n - 1).state
        assert turning.question == match.game.prompt(before, turning.seat) is not None


def test_for_rivals_it_is_the_lead_over_the_best_other(patch: Patch) -> None:
    match = whole()
    # Both gain the same, which changes no lead; then the second overtakes.
    patch(prospects=by_choice(match, {1: (5, 5), 3: (5, 9)}))
    (turning,) = summary_of(match).turnings
    assert (turning.n, turning.side, turning.is_better) == (3, Text("seat.1"), True)


def test_a_state_without_prospects_turns_nothing(patch: Patch) -> None:
    patch(prospects=by_choice(whole(), {1: (4,), 2: ()}))
    assert [turning.n for turning in summary_of(whole()).turnings] == [1]


def test_turning_points_tell_only_what_everybody_heard(patch: Patch) -> None:
    match = whole()
    worths = {n: (n * n,) for n in range(len(match.record.choices) + 1)}
    patch(prospects=by_choice(match, worths))
    events = [event for turning in summary_of(match).turnings for event in turning.events]
    assert events
    assert all(event.audience is None for event in events)


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
