"""How the kit runs and reports: seeds, numbers of players, settings, cascades."""

from typing import Self

import pytest

from looptable.conformance import check_game
from looptable.conformance.plan import Case, Plan
from looptable.conformance.promises import PROMISES
from looptable.conformance.pytest_kit import assert_keeps_promises, conformance_test
from looptable.conformance.report import as_text, reproduce
from looptable.conformance.trace import record_play
from looptable.conformance.variety import alternatives, draw_settings
from looptable.core.errors import WrongUse
from looptable.engine.contract.event import Listener
from looptable.engine.contract.settings import Options, Setting
from looptable.engine.contract.state import State
from tests.conformance.faulty import FaultyGame, FaultyState


class BreaksInRoundThree(FaultyState):
    def legal(self, seat: int) -> list[int]:
        actions = super().legal(seat)
        return [] if self.fields.round == 3 and len(self.fields.hands) == 3 else actions


class Late(FaultyGame):
    state = BreaksInRoundThree


def test_a_finding_can_be_met_again_by_its_seed_and_players() -> None:
    first, *_ = [f for f in check_game(Late(), games=4, seed=20) if f.promise == "legal"]
    again = check_game(Late(), games=1, seed=first.seed, players=first.players)
    assert first in again
    assert first.players == 3


def test_every_number_of_players_is_played_with_each_seed() -> None:
    case = Case(FaultyGame(), "", Plan(games=2, seed=5))
    assert case.matches() == [(2, 5), (3, 5), (2, 6), (3, 6)]


def test_a_number_of_players_that_the_game_does_not_know_is_wrong_use() -> None:
    with pytest.raises(WrongUse, match="use/wrong-players"):
        check_game(FaultyGame(), players=9)


class CannotBeSetUp(FaultyGame):
    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> State:
        raise KeyError("deck")


def test_a_game_that_cannot_be_set_up_is_a_finding() -> None:
    findings = check_game(CannotBeSetUp(), games=1)
    assert {finding.promise for finding in findings} == {"end"}
    assert "KeyError: 'deck'" in findings[0].message


class ChoiceThatRaises(FaultyState):
    def play(self, seat: int, action: int) -> None:
        if self.fields.round == 2:
            raise ZeroDivisionError("by mistake")
        super().play(seat, action)


class Raises(FaultyGame):
    state = ChoiceThatRaises


def test_a_choice_that_raises_is_a_finding_with_its_place() -> None:
    (finding, *_) = [f for f in check_game(Raises(), games=1) if f.promise == "end"]
    assert "raised ZeroDivisionError: by mistake" in finding.message
    assert "test_kit.py:" in finding.message
    assert finding.step > 0


class Aliased(FaultyState):
    def clone(self) -> Self:
        return type(self)(self.inner)


class SharedClones(FaultyGame):
    state = Aliased


def test_a_broken_ground_is_not_blamed_on_other_promises() -> None:
    assert {finding.promise for finding in check_game(SharedClones(), games=1)} == {"clone"}


def test_settings_vary_with_the_seed_and_are_those_of_the_seed() -> None:
    game = FaultyGame()
    drawn = [draw_settings(game, 2, seed) for seed in range(30)]
    assert drawn == [draw_settings(game, 2, seed) for seed in range(30)]
    assert drawn[0] == {}
    assert {settings.get("rounds") for settings in drawn} == {None, 2, 3, 4}
    assert {settings.get("calm") for settings in drawn} == {None, False, True}


class NoShortCalm(FaultyGame):
    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> State:
        if options["rounds"] != 4 and options["calm"]:
            raise WrongUse("use/bad-setting-value", setting="calm", value="yes", accepted=["no"])
        return super().setup(players, options, seed, listener)


def test_settings_that_do_not_go_together_are_drawn_again() -> None:
    assert check_game(NoShortCalm(), games=3) == []


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        (Setting("mode", "a", choices=("a", "b")), ["a", "b"]),
        (Setting("calm", True), [False, True]),
        (Setting("rounds", 4, least=2, most=4), [2, 3, 4]),
        (Setting("seconds", 60, least=1, most=900), [1, 60, 900]),
        (Setting("agents", "random", free=True), ["random"]),
    ],
)
def test_the_values_a_setting_may_have(setting: Setting, values: list[str | int | bool]) -> None:
    assert alternatives(setting) == values


def test_a_walk_shows_some_moments_the_first_and_the_last_among_them() -> None:
    trace = record_play(FaultyGame(), 2, 0, 1000)
    last = len(trace.choices)
    assert [moment.step for moment in trace.walk()] == list(range(last + 1))
    assert [moment.step for moment in trace.walk(2)] == [0, last]
    assert len(list(trace.walk(5))) == 5


def test_a_report_names_promise_place_and_command() -> None:
    findings = check_game(Late(), games=4, seed=20)
    report = as_text("my.game:GAME", findings)
    assert f"2 of {len(PROMISES)} promises broken" in report
    assert "legal: Pending seats have legal actions" in report
    command = reproduce("my.game:GAME", findings[0])
    assert command.startswith("python -m looptable.conformance my.game:GAME --games 1 --seed 2")
    assert command in report


def test_a_report_of_a_good_game_is_one_line() -> None:
    assert as_text("good", []) == f"good: all {len(PROMISES)} promises are kept."


def test_a_test_in_two_lines_passes_for_a_good_game() -> None:
    conformance_test(FaultyGame(), Plan(games=1))()


def test_a_test_in_two_lines_fails_with_the_report() -> None:
    with pytest.raises(pytest.fail.Exception, match="clone: A clone equals its original"):
        conformance_test(SharedClones(), Plan(games=1))()


def test_a_game_may_be_given_by_its_name() -> None:
    assert_keeps_promises("tests.conformance.order_faults:FAULTLESS", Plan(games=1))
