"""The view of a seat: its own cards, the clock, and how many cards the others hold."""

from typing import Any

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Piece, View, Zone
from looptable.engine.event_text import seat_text
from looptable.games._template.rules.clock import BREAKING
from looptable.games._template.rules.codes import COMMIT
from looptable.games._template.rules.state import TemplateState

__all__ = ["project", "prompt_of"]


def project(state: TemplateState, seat: int | None, icons: dict[str, tuple[str, ...]]) -> View:
    """All that this seat may know, and no more."""
    drawing = _Drawing(state, seat, icons)
    return View(
        game="template",
        seat=seat,
        pending=tuple(state.pending()),
        prompt=prompt_of(state),
        trail=_trail(state),
        zones=drawing.zones(),
        known=known(state, seat),
        outcome=state.outcome(),
    )


def known(state: TemplateState, seat: int | None) -> dict[str, Any]:
    """The position, with a number in place of the cards that this seat cannot see."""
    position = state.position()
    del position["chance"]
    position["deck"] = len(state.deck)
    hands = position.get("hands", {})
    position["hands"] = {
        owner: cards if owner == str(seat) else len(cards) for owner, cards in hands.items()
    }
    if state.phase == COMMIT and "committed" in position:
        position["committed"] = {
            owner: card if owner == str(seat) else "hidden"
            for owner, card in position["committed"].items()
        }
    return position


def prompt_of(state: TemplateState) -> Text | None:
    """The open question."""
    if not state.pending():
        return None
    return Text(f"prompt.{state.names.name('prompt', state.prompt)}")


def _trail(state: TemplateState) -> tuple[Text, ...]:
    """In the middle of a card, the card."""
    if state.pc < 0:
        return ()
    return (_card_name(state.numbers.program.name(state.pc).partition("+")[0]),)


def _card_name(card: str) -> Text:
    return Text(f"card.{card}")


class _Drawing:
    """The table as it is drawn for one seat."""

    def __init__(
        self, state: TemplateState, seat: int | None, icons: dict[str, tuple[str, ...]]
    ) -> None:
        self._state = state
        self._seat = seat
        self._icons = icons
        self._names = state.names

    def zones(self) -> tuple[Zone, ...]:
        """The clock, the piles, and one zone for each seat."""
        state = self._state
        hours = tuple(self._hour(index) for index in range(len(state.sparks)))
        return (
            Zone("clock", "board", Text("zone.clock"), zones=hours),
            Zone("strain", "track", Text("zone.strain"), count=state.strain, limit=BREAKING),
            Zone("round", "track", Text("zone.round"), count=state.round, limit=state.rounds),
            Zone("supply", "area", Text("zone.supply"), count=state.supply),
            Zone("deck", "pile", Text("zone.deck"), count=len(state.deck)),
            self._cards("discard", "zone.discard", None, state.discard.as_list()),
            *(self._player(owner) for owner in range(len(state.hands))),
        )

    def _hour(self, hour: int) -> Zone:
        state = self._state
        name = self._names.name("hour", hour)
        pawns = [
            Piece(
                f"pawn-{owner}",
                "pawn",
                Text.of("piece.pawn", seat=seat_text(owner)),
                thing="pawn",
                of={"seat": owner},
            )
            for owner, place in enumerate(list(state.pawn))
            if place == hour
        ]
        if state.sparks[hour]:
            count = state.sparks[hour]
            pawns.append(
                Piece(
                    f"sparks-{name}",
                    "cube",
                    Text.of("piece.spark", n=count),
                    count=count,
                    thing="sparks",
                    of={"hour": name},
                )
            )
        return Zone(
            f"hour-{name}",
            "area",
            Text(f"hour.{name}"),
            pieces=tuple(pawns),
            thing="hour",
            of={"hour": name},
        )

    def _player(self, owner: int) -> Zone:
        state = self._state
        mine = owner == self._seat
        hand = state.hands[owner].as_list() if mine else [-1] * len(state.hands[owner])
        card = state.committed[owner]
        shown = mine or state.phase != COMMIT
        committed = [] if card < 0 else [card if shown else -1]
        return Zone(
            f"seat-{owner}",
            "area",
            Text.of("zone.seat", seat=seat_text(owner)),
            owner=owner,
            zones=(
                self._cards(f"hand-{owner}", "zone.hand", owner, hand),
                self._cards(f"committed-{owner}", "zone.committed", owner, committed),
                Zone(f"pocket-{owner}", "area", Text("zone.pocket"), count=state.pocket[owner]),
            ),
        )

    def _cards(self, zone: str, name: str, owner: int | None, cards: list[int]) -> Zone:
        pieces = tuple(self._card(zone, place, card) for place, card in enumerate(cards))
        kind = "pile" if owner is None else "hand"
        return Zone(zone, kind, Text(name), owner=owner, pieces=pieces, count=len(cards))

    def _card(self, zone: str, place: int, card: int) -> Piece:
        if card < 0:
            return Piece(f"{zone}-{place}", "card", Text("piece.hidden"), marks=("hidden",))
        name = self._names.name("card", card)
        return Piece(
            f"card-{name}",
            "card",
            _card_name(name),
            text=Text(f"card.{name}.text"),
            icons=self._icons[name],
            thing="card",
            of={"card": name},
        )
