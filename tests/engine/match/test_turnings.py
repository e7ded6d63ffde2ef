"""Turning points: the greatest changes, and whether a choice or luck made them."""

from collections.abc import Sequence

import pytest

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.turnings import MOST_TURNINGS, Moment, Turning, turning_points

SIDES = (Text("seat.0"), Text("seat.1"))
KEEP, DRAW, GAMBLE = range(3)


class Urn(State):
    """One player may keep what there is, draw (−10 or +10), or gamble (−60 or −40)."""

    def __init__(self, worths: tuple[int, ...], luck: int = 1, options: Sequence[int] = ()) -> None:
        super().__init__()
        self.worths = worths
        self.luck = luck
        self.options = tuple(options)

    def pending(self) -> list[int]:
        return [0]

    def legal(self, seat: int) -> list[int]:
        return list(self.options)

    def clone(self) -> "Urn":
        return Urn(self.worths, self.luck, self.options)

    def play(self, seat: int, action: int) -> None:
        if action == KEEP:
            self.tell("kept", {})
            return
        base = 0 if action == DRAW else -50
        self.worths = (self.worths[0] + base + 10 * self.luck, *self.worths[1:])
        self.tell("drawn", {}, None, reveals=True)


class UrnGame(Game[Urn]):
    """The answers that turning points need."""

    def prospects(self, state: Urn) -> tuple[int, ...]:
        return state.worths

    def prompt(self, state: Urn, seat: int | None) -> Text | None:
        return Text("prompt")

    def imagine(self, state: Urn, seat: int | None, chance: Chance) -> Urn:
        return Urn(state.worths, 1 - 2 * chance.below(0, 2), state.options)


def told(*worths: tuple[int, ...]) -> list[Moment]:
    """A match in which nothing is revealed, by its prospects from the first on."""
    states = [Urn(worth) for worth in worths]
    heard = (Event("told", {}), Event("secret", {}, (0,)))
    return [
        Moment(n, states[n - 1], 0, KEEP, Text("kept"), heard, states[n])
        for n in range(1, len(states))
    ]


def chosen(action: int, luck: int, options: Sequence[int]) -> list[Moment]:
    """A match of one choice."""
    before = Urn((100,), luck, options)
    after, events = before.clone(), list[Event]()
    after.apply(0, action, events.append)
    return [Moment(1, before, 0, action, Text("option"), tuple(events), after)]


def found(moments: Sequence[Moment]) -> tuple[Turning, ...]:
    return turning_points(UrnGame(), moments, SIDES)


def test_the_turning_points_of_a_team_are_the_greatest_changes_in_order() -> None:
    turnings = found(told((0,), (1,), (11,), (11,), (-9,), (-8,), (-8,), (22,), (-18,), (32,)))
    assert len(turnings) == MOST_TURNINGS
    assert [(turning.n, turning.is_better) for turning in turnings] == [
        (2, True), (4, False), (7, True), (8, False), (9, True)
    ]  # fmt: skip
    assert all(turning.side is None and not turning.is_luck for turning in turnings)
    assert all(turning.question == Text("prompt") for turning in turnings)


def test_for_rivals_it_is_the_lead_over_the_best_other() -> None:
    """Both gain the same, which changes no lead; then the second overtakes."""
    (turning,) = found(told((0, 0), (5, 5), (5, 5), (5, 9)))
    assert (turning.n, turning.side, turning.is_better) == (3, SIDES[1], True)


def test_a_state_without_prospects_turns_nothing() -> None:
    assert [turning.n for turning in found(told((0,), (4,), ()))] == [1]


def test_turning_points_tell_only_what_everybody_heard() -> None:
    (turning,) = found(told((0,), (4,)))
    assert [event.kind for event in turning.events] == ["told"]


@pytest.mark.parametrize("luck", [-1, 1])
def test_a_draw_that_could_not_be_avoided_is_luck(luck: int) -> None:
    (turning,) = found(chosen(DRAW, luck, [KEEP, DRAW]))
    assert (turning.is_luck, turning.is_better) == (True, luck > 0)


@pytest.mark.parametrize("luck", [-1, 1])
def test_a_draw_worse_than_another_is_a_bad_choice_however_it_ends(luck: int) -> None:
    (turning,) = found(chosen(GAMBLE, luck, [KEEP, DRAW, GAMBLE]))
    assert (turning.is_luck, turning.is_better) == (False, False)


def test_a_draw_better_than_another_is_a_good_choice_even_if_it_fails() -> None:
    (turning,) = found(chosen(DRAW, -1, [DRAW, GAMBLE]))
    assert (turning.is_luck, turning.is_better) == (False, True)
