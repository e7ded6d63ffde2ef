"""Faults of secrecy: whatever tells a seat what it may not know must be found, and by its promise."""

import itertools
from typing import Any, cast

import msgspec
import pytest

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.engine.contract.odds import Odds
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from tests.conformance.faulty import FaultyGame, FaultyState, inside
from tests.conformance.planting import broken_promises, findings_in


def card_name(state: State, card: int) -> str:
    """The name of a card in a state of the example."""
    return str(inside(state).names.names["card"].name(card))


def held_by_others(state: State, seat: int | None) -> list[str]:
    """The cards in the hands that a viewer cannot see."""
    hands = enumerate(inside(state).hands)
    return [
        card_name(state, card) for owner, hand in hands if owner != seat for card in hand.as_list()
    ]


def known_with(view: View, **more: Any) -> View:
    """A view with more knowledge."""
    return msgspec.structs.replace(view, known={**view.known, **more})


class LeakingTrail(FaultyGame):
    """A hidden card is named in the view."""

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        view = super().view(state, seat, with_known=with_known)
        held = held_by_others(state, seat)[:1]
        return msgspec.structs.replace(view, trail=tuple(Text(f"card.{card}") for card in held))


class LeakingCount(FaultyGame):
    """Nothing is named, but a number depends on the order of the deck."""

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        view = super().view(state, seat, with_known=with_known)
        cards = inside(state).deck.as_list()
        first, *zones = view.zones
        count = sum(cards[:2]) % 2
        return msgspec.structs.replace(
            view, zones=(msgspec.structs.replace(first, count=count), *zones)
        )


class LeakingDice(FaultyGame):
    """The chance still to come shows in the view."""

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        view = super().view(state, seat, with_known=with_known)
        face = inside(state).chance.copy().below(1, 3)
        return msgspec.structs.replace(view, trail=(Text(f"seat.{face}"),))


class LeakingOdds(FaultyGame):
    """The odds depend on the cards that others hold."""

    def odds(self, state: State, seat: int, action: int) -> tuple[Odds, ...]:
        held = held_by_others(state, seat)[:1]
        return tuple(Odds(Text(f"card.{card}")) for card in held)


class LeakingCommitment(FaultyGame):
    """Committed cards are open, and view and guess agree on it."""

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        committed = state.position().get("committed", {})
        return known_with(super().view(state, seat, with_known=with_known), committed=committed)


class ViewWithChance(FaultyGame):
    """The generator itself is in the view, and guess believes it."""

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        return known_with(
            super().view(state, seat, with_known=with_known), chance=state.position()["chance"]
        )


class ViewThatTouches(FaultyGame):
    """Looking at the deck takes a card out of it."""

    def view(self, state: State, seat: int | None, *, with_known: bool = True) -> View:
        fields = inside(state)
        if fields.deck.height > 3:
            fields.deck.push_under(fields.deck.pop())
        return super().view(state, seat, with_known=with_known)


class LeakingWarning(FaultyGame):
    """A warning depends on what others hold."""

    def describe(self, state: State, seat: int, action: int) -> Option:
        option = super().describe(state, seat, action)
        if "paradox" not in held_by_others(state, seat):
            return option
        return Option(option.key, option.text, option.targets, (Text("warning.breaks"),))


class LegalByHiddenCards(FaultyState):
    """The options of a seat depend on the cards that others hold."""

    def legal(self, seat: int) -> list[int]:
        actions = super().legal(seat)
        return actions[:1] if "paradox" in held_by_others(self, seat) else actions


class HiddenCardsDecide(FaultyGame):
    state = LegalByHiddenCards


class TellsDrawnCard(FaultyState):
    """Everybody hears which card a seat drew."""

    reveals = False

    def hear(self, event: Event) -> None:
        if event.kind == "drew":
            event = Event(event.kind, event.data, None, self.reveals)
        super().hear(event)


class LeakingEvent(FaultyGame):
    state = TellsDrawnCard


class TellsDrawnCardAndSaysSo(TellsDrawnCard):
    reveals = True


class LeakingEventMarkedAsReveal(FaultyGame):
    state = TellsDrawnCardAndSaysSo


class TellsCommitment(FaultyState):
    """Everybody hears which card a seat commits."""

    def hear(self, event: Event) -> None:
        if event.kind == "committed":
            card = self.fields.committed[event.data["seat"]]
            event = Event(event.kind, {**event.data, "card": card_name(self, card)})
        super().hear(event)


class LeakingCommitmentEvent(FaultyGame):
    state = TellsCommitment


class ForgetsToMark(FaultyState):
    """Cards are turned up, but the event does not say that this reveals something."""

    def hear(self, event: Event) -> None:
        super().hear(Event(event.kind, event.data, event.audience, event.kind != "revealed"))


class UnmarkedReveal(FaultyGame):
    state = ForgetsToMark


class SaysNothing(FaultyState):
    """A seat sees the card it drew but hears of no reveal."""

    def hear(self, event: Event) -> None:
        if event.kind != "drew":
            super().hear(Event(event.kind, event.data, event.audience, event.kind == "revealed"))


class UntoldReveal(FaultyGame):
    state = SaysNothing


class GuessThatContradicts(FaultyGame):
    def guess(self, view: View, chance: Chance) -> State:
        state = super().guess(view, chance)
        inside(state).strain = 0
        return state


class GuessThatLosesACard(FaultyGame):
    def guess(self, view: View, chance: Chance) -> State:
        state = super().guess(view, chance)
        fields = inside(state)
        if fields.deck.height > 1:
            fields.deck.put(0, fields.deck.at(1))
        return state


class GuessThatNeverVaries(FaultyGame):
    """All guesses hide the same cards; only the chance to come is new."""

    def guess(self, view: View, chance: Chance) -> State:
        fixed = Chance(1)
        state = super().guess(view, fixed)
        state.reseed(chance.below(0, 1 << 30))
        return state


class GuessWithTheSameDice(FaultyGame):
    def guess(self, view: View, chance: Chance) -> State:
        state = super().guess(view, chance)
        state.reseed(0)
        return state


class GuessWithItsOwnChance(FaultyGame):
    numbers = itertools.count()

    def guess(self, view: View, chance: Chance) -> State:
        own = Chance(1)
        own.seed(next(self.numbers))
        return super().guess(view, own)


class ImagineThatPeeks(FaultyGame):
    """One seat imagines what is really there; only the chance to come is new."""

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        imagined = super().imagine(state, seat, chance)
        if seat != 1:
            return imagined
        twin = state.clone()
        twin.reseed(chance.below(0, 1 << 31))
        return twin


class ImagineForAnother(FaultyGame):
    """A spectator imagines what the first seat sees."""

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        return super().imagine(state, seat or 0, chance)


class ImagineThatDrawsOnceMore(FaultyGame):
    """The state is the same, but whoever goes on drawing gets other numbers."""

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        imagined = super().imagine(state, seat, chance)
        chance.below(0, 2)
        return imagined


class ImagineThatTouches(FaultyGame):
    """The imagined state is right, but the true deck is in another order afterwards."""

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        imagined = super().imagine(state, seat, chance)
        fields = inside(state)
        if fields.deck.height > 3:
            fields.deck.push_under(fields.deck.pop())
        return imagined


class ImagineWithAListener(FaultyGame):
    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        imagined = super().imagine(state, seat, chance)
        imagined.listener = cast("FaultyState", imagined).hear
        return imagined


class AskedElse(FaultyState):
    """Has the same position but asks in another order."""

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class ImagineThatAsksElse(FaultyGame):
    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        return AskedElse(cast("FaultyState", super().imagine(state, seat, chance)).inner)


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (ImagineThatPeeks(), "seat 1 imagines another state than it guesses"),
        (ImagineForAnother(), "seat None imagines another state than it guesses"),
        (ImagineThatDrawsOnceMore(), "imagines with more or fewer draws than it guesses"),
        (ImagineThatTouches(), "imagines changed the state"),
        (ImagineWithAListener(), "what is imagined has a listener"),
        (ImagineThatAsksElse(), "imagines another question than it guesses"),
    ],
    ids=lambda value: "" if isinstance(value, str) else type(value).__name__,
)
def test_whatever_is_not_imagined_as_it_is_guessed_is_found(game: FaultyGame, says: str) -> None:
    found = findings_in(game)
    assert {finding.promise for finding in found} == {"guess"}
    assert any(says in finding.message for finding in found)


class EveryPath(FaultyGame):
    """Looks behind every option."""

    def paths(self, state: State, seat: int) -> list[tuple[str, ...]]:
        return [(option.key,) for option in self.legal_options(state, seat)]


class LeakingPaths(EveryPath):
    """Looks ahead only where others hold an even number of cards of a kind."""

    def paths(self, state: State, seat: int) -> list[tuple[str, ...]]:
        is_even = sum(map(len, held_by_others(state, seat))) % 2 == 0
        return super().paths(state, seat) if is_even else []


class PathsToAnotherQuestion(EveryPath):
    """Says another question than will be asked."""

    def prompt(self, state: State, seat: int | None) -> Text | None:
        return Text("game.title")


def test_looking_behind_every_option_gives_nothing_away() -> None:
    assert "ahead" not in broken_promises(EveryPath())


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (LeakingPaths(), "ahead"),
        (PathsToAnotherQuestion(), "ahead"),
        (LeakingTrail(), "secret-views"),
        (LeakingCount(), "secret-views"),
        (LeakingDice(), "secret-views"),
        (LeakingCommitment(), "secret-choices"),
        (LeakingOdds(), "foresight"),
        (ViewWithChance(), "guess"),
        (ViewThatTouches(), "view"),
        (LeakingWarning(), "secret-options"),
        (HiddenCardsDecide(), "secret-options"),
        (LeakingEvent(), "secret-events"),
        (LeakingEventMarkedAsReveal(), "secret-events"),
        (LeakingCommitmentEvent(), "secret-choices"),
        (UnmarkedReveal(), "secret-events"),
        (UntoldReveal(), "secret-events"),
        (GuessThatContradicts(), "guess"),
        (GuessThatLosesACard(), "guess"),
        (GuessThatNeverVaries(), "guess"),
        (GuessWithTheSameDice(), "guess"),
        (GuessWithItsOwnChance(), "guess"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_leak_is_found(game: FaultyGame, promise: str) -> None:
    assert promise in broken_promises(game)
