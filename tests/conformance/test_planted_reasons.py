"""Faults of reasons: one that is untrue, tells a secret, names nothing or has no words is found."""

from collections.abc import Mapping

import pytest

from looptable.content.text.texts import Text
from looptable.engine.contract.state import State
from tests.conformance.faulty import FaultyGame
from tests.conformance.planting import findings_in
from tests.conformance.test_planted_leaks import held_by_others


class Honest(FaultyGame):
    """A reason for the deck, which nobody can choose."""

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {"deck": Text("zone.deck"), "option-fly away": Text("zone.deck")}


class ReasonForWhatCanBeChosen(FaultyGame):
    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        targets = [one for option in self.legal_options(state, seat) for one in option.targets]
        return {f"{target.kind}-{target.id}": Text("zone.deck") for target in targets} | {
            target.id: Text("zone.deck") for target in targets
        }


class ReasonForALegalOption(FaultyGame):
    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {f"option-{self.legal_options(state, seat)[0].key}": Text("zone.deck")}


class ReasonForNothing(FaultyGame):
    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {"moon": Text("zone.deck")}


class ReasonWithoutWords(FaultyGame):
    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {"deck": Text("reason.unheard-of")}


class LeakingReason(FaultyGame):
    """The reason depends on the cards that others hold."""

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        held = held_by_others(state, seat)
        return {"deck": Text(f"card.{held[0]}")} if held else {}


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (ReasonForWhatCanBeChosen(), "cannot be chosen, but it can"),
        (ReasonForALegalOption(), "cannot be chosen, but it can"),
        (ReasonForNothing(), "there is a reason for 'moon', which is not in the view"),
        (ReasonWithoutWords(), "the text 'reason.unheard-of' is missing in language 'fr'"),
        (LeakingReason(), "tell what it cannot know"),
    ],
    ids=lambda value: "" if isinstance(value, str) else type(value).__name__,
)
def test_a_faulty_reason_is_found(game: FaultyGame, says: str) -> None:
    found = findings_in(game)
    assert {finding.promise for finding in found} == {"reason"}
    assert any(says in finding.message for finding in found)


def test_an_honest_reason_is_none() -> None:
    assert findings_in(Honest()) == []
