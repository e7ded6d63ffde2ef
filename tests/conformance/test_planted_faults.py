"""The kit is itself tested: each fault planted here must be found, under the promise it breaks."""

import itertools
import json
from collections.abc import Mapping
from typing import Any, Self

import msgspec
import pytest

from looptable.content.text.languages import GRAMMARS
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Layer, Text, Texts
from looptable.core.errors import Refusal
from looptable.engine.contract.event import Event, Listener
from looptable.engine.contract.option import Option
from looptable.engine.contract.outcome import Outcome
from looptable.engine.contract.state import State
from looptable.engine.contract.view import Piece, View
from looptable.engine.registry import find_game
from tests.conformance.faulty import FaultyGame, FaultyState, inside
from tests.conformance.planting import broken_promises


def with_state(kind: type[FaultyState]) -> FaultyGame:
    """A game whose only fault is in its states."""

    class Game(FaultyGame):
        state = kind

    return Game()


class NamelessMark(FaultyGame):
    """A piece bears a mark for which nobody has a word."""

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        view = super().view(state, seat, with_known=with_known)
        piece = Piece("x", "token", Text("piece.hidden"), marks=("mystery",))
        zone = msgspec.structs.replace(view.zones[0], pieces=(piece,))
        return msgspec.structs.replace(view, zones=(zone, *view.zones[1:]))


class OtherPrompt(FaultyGame):
    """The question told without the view is another one."""

    def prompt(self, state: State, seat: int | None) -> Text | None:
        return Text("prompt.may")


def test_a_prompt_that_is_not_that_of_the_view_is_found() -> None:
    assert "view" in broken_promises(OtherPrompt())


def test_a_mark_without_a_word_is_found() -> None:
    assert "text" in broken_promises(NamelessMark())


def test_without_a_fault_the_wrapper_keeps_all_promises() -> None:
    assert broken_promises(FaultyGame()) == set()


class NeverEnds(FaultyState):
    def play(self, seat: int, action: int) -> None:
        super().play(seat, action)
        if self.inner.outcome() is not None:
            self.inner = find_game("template").start(2, {}, 0)


class UndeclaredEnding(FaultyState):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome("surprise", outcome.winners, outcome.scores)


class WinnerWhoDoesNotSitThere(FaultyState):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome(outcome.code, (7,), outcome.scores)


class OutcomeTooEarly(FaultyState):
    def outcome(self) -> Outcome | None:
        return super().outcome() or Outcome("tie", ())


class PendingInWrongOrder(FaultyState):
    def pending(self) -> list[int]:
        return super().pending()[::-1]


class EmptyLegal(FaultyState):
    def legal(self, seat: int) -> list[int]:
        return [] if self.fields.round == 2 else super().legal(seat)


class LegalForSeatsNotPending(FaultyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) or [0]


class LegalTwice(FaultyState):
    def legal(self, seat: int) -> list[int]:
        actions = super().legal(seat)
        return [*actions, *actions[:1]]


class FastTwinDisagrees(FaultyState):
    def choice(self, seat: int, index: int) -> int:
        return super().legal(seat)[-1 - index]


class MoverDisagrees(FaultyState):
    def mover(self) -> int:
        pending = super().pending()
        return pending[-1] if pending else -1


class RefusalThatChanges(FaultyState):
    def apply(self, seat: int, action: int, listener: Listener | None = None) -> None:
        if seat in self.pending() and action not in self.legal(seat):
            self.fields.strain += 1
        super().apply(seat, action, listener)


class RefusalOfAnotherKind(FaultyState):
    def apply(self, seat: int, action: int, listener: Listener | None = None) -> None:
        try:
            super().apply(seat, action, listener)
        except Refusal as refusal:
            raise ValueError("no") from refusal


class AcceptsAnything(FaultyState):
    def apply(self, seat: int, action: int, listener: Listener | None = None) -> None:
        if action in self.legal(seat):
            super().apply(seat, action, listener)


class AliasingClone(FaultyState):
    def clone(self) -> Self:
        return type(self)(self.inner)


class CloneThatSharesOneList(FaultyState):
    """Only the count of choices, one of many fields, is shared."""

    def __init__(self, inner: State, made: list[int] | None = None) -> None:
        super().__init__(inner)
        self.made = [0] if made is None else made

    def play(self, seat: int, action: int) -> None:
        super().play(seat, action)
        self.made[0] += 1

    def clone(self) -> Self:
        return type(self)(self.inner.clone(), self.made)

    def key(self) -> bytes:
        return super().key() + bytes(self.made)


class CloneThatForgets(FaultyState):
    def clone(self) -> Self:
        twin = super().clone()
        twin.fields.discard.clear()
        return twin


class CloneThatListens(FaultyState):
    def clone(self) -> Self:
        twin = super().clone()
        twin.listener = self.listener
        return twin


class KeyThatIgnores(FaultyState):
    """Forgets one field of the position."""

    field = "strain"

    def key(self) -> bytes:
        position = self.position()
        position.pop(self.field, None)
        return json.dumps(position, sort_keys=True).encode()


class KeyThatIgnoresHands(KeyThatIgnores):
    field = "hands"


class KeyThatIgnoresPockets(KeyThatIgnores):
    field = "pocket"


class KeyThatIgnoresChance(KeyThatIgnores):
    field = "chance"


class KeyThatNeverTwiceIsTheSame(FaultyState):
    """Has something of its own in the key, as an address in memory would be."""

    numbers = itertools.count()

    def __init__(self, inner: State) -> None:
        super().__init__(inner)
        self.number = next(self.numbers)

    def key(self) -> bytes:
        return super().key() + str(self.number).encode()


class PositionThatForgets(FaultyState):
    def position(self) -> dict[str, Any]:
        position = super().position()
        position.pop("pocket", None)
        return position


class PositionThatIsNotPlain(FaultyState):
    def position(self) -> dict[str, Any]:
        position = super().position()
        return {**position, "deck": tuple(position.get("deck", ()))}


class PositionWithoutEnvelope(FaultyState):
    def position(self) -> dict[str, Any]:
        position = super().position()
        del position["format"]
        return position


class ChanceFromOutside(FaultyState):
    draws = itertools.count()

    def play(self, seat: int, action: int) -> None:
        self.reseed(next(self.draws))
        super().play(seat, action)


class LostPiece(FaultyState):
    def play(self, seat: int, action: int) -> None:
        super().play(seat, action)
        if self.fields.supply > 0 and self.fields.round == 2:
            self.fields.supply -= 1


class ListenerThatMatters(FaultyState):
    def hear(self, event: Event) -> None:
        super().hear(event)
        if event.kind == "round":
            self.fields.strain += 1


class EventWithPieces(FaultyState):
    def hear(self, event: Event) -> None:
        data: dict[str, Any] = {**event.data, "who": {1, 2}}
        super().hear(Event(event.kind, data, event.audience, event.reveals))


class EventForNobody(FaultyState):
    def hear(self, event: Event) -> None:
        audience = None if event.audience is None else (*event.audience, 9)
        super().hear(Event(event.kind, event.data, audience, event.reveals))


class AsksForNothing(FaultyState):
    """In the middle of a card, only the first option is left."""

    def legal(self, seat: int) -> list[int]:
        actions = super().legal(seat)
        return actions[:1] if self.fields.pc >= 0 else actions


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (NeverEnds, "end"),
        (UndeclaredEnding, "end"),
        (WinnerWhoDoesNotSitThere, "end"),
        (OutcomeTooEarly, "end"),
        (PendingInWrongOrder, "end"),
        (EmptyLegal, "legal"),
        (LegalForSeatsNotPending, "legal"),
        (LegalTwice, "legal"),
        (FastTwinDisagrees, "legal"),
        (MoverDisagrees, "legal"),
        (RefusalThatChanges, "refuse"),
        (RefusalOfAnotherKind, "refuse"),
        (AcceptsAnything, "refuse"),
        (AliasingClone, "clone"),
        (CloneThatSharesOneList, "clone"),
        (CloneThatForgets, "clone"),
        (CloneThatListens, "clone"),
        (KeyThatIgnores, "key"),
        (KeyThatIgnoresHands, "key"),
        (KeyThatIgnoresPockets, "key"),
        (KeyThatIgnoresChance, "key"),
        (KeyThatNeverTwiceIsTheSame, "repeat"),
        (PositionThatForgets, "position"),
        (PositionThatIsNotPlain, "position"),
        (PositionWithoutEnvelope, "position"),
        (ChanceFromOutside, "repeat"),
        (LostPiece, "census"),
        (ListenerThatMatters, "event"),
        (EventWithPieces, "event"),
        (EventForNobody, "event"),
        (AsksForNothing, "single"),
    ],
)
def test_a_fault_of_a_state_is_found(kind: type[FaultyState], promise: str) -> None:
    assert promise in broken_promises(with_state(kind))


class WrongParse(FaultyGame):
    def parse(self, state: State, seat: int, text: str) -> int:
        super().parse(state, seat, text)
        return state.legal(seat)[0]


class DoubleKeys(FaultyGame):
    def describe(self, state: State, seat: int, action: int) -> Option:
        option = super().describe(state, seat, action)
        return Option(option.key[:1], option.text, option.targets, option.warnings)


class KeyOfTwoLines(FaultyGame):
    def describe(self, state: State, seat: int, action: int) -> Option:
        option = super().describe(state, seat, action)
        return Option(option.key + "\n", option.text, option.targets, option.warnings)


class AcceptsUnknownKeys(FaultyGame):
    def parse(self, state: State, seat: int, text: str) -> int:
        try:
            return super().parse(state, seat, text)
        except Refusal:
            return 0


class MissingFrench(FaultyGame):
    def texts(self) -> Texts:
        words = {"event.nap": parse_template("A nap.", GRAMMARS["en"])}
        return super().texts().over(Layer({"en": words, "fr": {}}))


class UnknownText(FaultyGame):
    def describe(self, state: State, seat: int, action: int) -> Option:
        option = super().describe(state, seat, action)
        return Option(option.key, option.text, option.targets, (Text("warning.nowhere"),))


class TextWithoutItsValue(FaultyGame):
    def describe(self, state: State, seat: int, action: int) -> Option:
        option = super().describe(state, seat, action)
        return Option(option.key, Text("option.commit"), option.targets, option.warnings)


class RawKeyInASentence(FaultyGame):
    def texts(self) -> Texts:
        only = {lang: parse_template("Only {key}.", GRAMMARS[lang]) for lang in GRAMMARS}
        return super().texts().over(Layer({lang: {"warning.only": only[lang]} for lang in only}))

    def describe(self, state: State, seat: int, action: int) -> Option:
        option = super().describe(state, seat, action)
        warning = Text.of("warning.only", key="mark-i")
        return Option(option.key, option.text, option.targets, (warning,))


class LoadsAnything(FaultyGame):
    def load(self, position: Mapping[str, Any]) -> State:
        return super().load({**position, "game": "template", "format": 1})


class CensusThatMiscounts(FaultyGame):
    def census(self, state: State) -> Mapping[str, int]:
        return {**super().census(state), "sparks": sum(inside(state).pocket)}


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (WrongParse(), "option"),
        (DoubleKeys(), "option"),
        (KeyOfTwoLines(), "option"),
        (AcceptsUnknownKeys(), "refuse"),
        (MissingFrench(), "text"),
        (UnknownText(), "text"),
        (TextWithoutItsValue(), "text"),
        (RawKeyInASentence(), "text"),
        (LoadsAnything(), "position"),
        (CensusThatMiscounts(), "census"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_fault_of_a_game_is_found(game: FaultyGame, promise: str) -> None:
    assert promise in broken_promises(game)
