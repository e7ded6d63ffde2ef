"""The table as it is drawn: timeline, rooms, display. All of it is public."""

from typing import Any

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Piece, View, Zone
from looptable.games.loop_inc.library import Library
from looptable.games.loop_inc.rules.kinds import DAYS, KINDS
from looptable.games.loop_inc.rules.layout import COMPONENTS
from looptable.games.loop_inc.rules.players import player_count
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import guests_of, regulars_of
from looptable.games.loop_inc.view.boards import Boards, card_piece, who

__all__ = ["project"]

ROOMS = {"garage": (0, 1), "store": (2, 3), "armory": (4,)}
TEARS = 16


def project(state: IncState, seat: int | None, library: Library, known: dict[str, Any]) -> View:
    """The view of a seat; every seat sees the same."""
    drawing = _Drawing(state, library)
    boards = Boards(state, library)
    return View(
        game="loop-inc",
        seat=seat,
        pending=tuple(state.pending()),
        prompt=_prompt(state),
        trail=_trail(state),
        zones=(
            drawing.timeline(),
            drawing.rooms(),
            drawing.display(),
            drawing.office(),
            *(boards.board(player) for player in range(player_count(state))),
        ),
        known=known,
        outcome=state.outcome(),
    )


def _prompt(state: IncState) -> Text | None:
    if not state.pending():
        return None
    return Text(f"prompt.{state.names.name('prompt', state.prompt)}")


def _trail(state: IncState) -> tuple[Text, ...]:
    """In the middle of a card or a bonus, which."""
    if state.pc < 0:
        return ()
    return (Text(state.book.program.name(state.pc).partition("+")[0]),)


class _Drawing:
    """Draws the middle of the table."""

    def __init__(self, state: IncState, library: Library) -> None:
        self._state = state
        self._library = library
        self._names = state.names.names

    def timeline(self) -> Zone:
        """The trip cards from the oldest date to the most recent."""
        state = self._state
        cards = [self._names["tripcard"].name(card) for card in state.timeline.as_list()]
        zones = tuple(
            Zone(
                f"tripcard-{card}",
                "area",
                Text.of("zone.tripcard", n=place + 1, era=Text(f"era.{self._library.eras[card]}")),
                zones=(self._trip(2 * place), self._trip(2 * place + 1)),
                thing="tripcard",
                of={"tripcard": card, "slot": place},
            )
            for place, card in enumerate(cards)
        )
        return Zone("timeline", "board", Text("zone.timeline"), zones=zones)

    def _trip(self, trip: int) -> Zone:
        """A trip, who is there today, and what lies beside it."""
        state, name = self._state, self._names["trip"].name(trip)
        front = self._library.fronts[name]
        pieces = [front.face, *self._tokens(trip, name)]
        if state.ad[trip] >= 0:
            pieces.append(self._token("ad", state.ad[trip], name))
        pieces += [
            self._token("fulfilled-ad", player, name, ("beside",))
            for player in range(player_count(state))
            if state.fulfilled[player].has(trip)
        ]
        return Zone(
            f"trip-{name}",
            "area",
            front.name,
            pieces=tuple(pieces),
            thing="trip",
            of={"trip": name, "date": front.date},
        )

    def _tokens(self, trip: int, name: str) -> list[Piece]:
        """Tokens of today on the trip, those of earlier days beside it."""
        state = self._state
        today = [
            self._token("token", player, name)
            for player in range(player_count(state))
            if guests_of(state, trip) >> player & 1
        ]
        before = [
            self._token("old-token", player, name, ("beside",))
            for player in range(player_count(state))
            if regulars_of(state, trip) >> player & 1
        ]
        return today + before

    def rooms(self) -> Zone:
        """The component board."""
        state = self._state
        zones = tuple(
            Zone(
                f"room-{room}",
                "area",
                Text(f"zone.{room}"),
                pieces=tuple(self._stock("component", kind, state.room[kind]) for kind in kinds),
                thing="room",
                of={"room": room},
            )
            for room, kinds in ROOMS.items()
        )
        return Zone("rooms", "board", Text("zone.rooms"), zones=zones)

    def _stock(self, prefix: str, kind: int, count: int) -> Piece:
        name = COMPONENTS[kind]
        return Piece(
            f"{prefix}-{name}",
            "token",
            Text(f"component.{name}"),
            icons=(name,),
            count=count,
            thing=prefix,
            of={"component": name},
        )

    def display(self) -> Zone:
        """The cards that nobody owns yet."""
        pieces = tuple(
            card_piece(f"card-{name}", name, self._library, (), self._state.display[card])
            for card, name in enumerate(self._names["card"])
            if self._state.display[card]
        )
        count = sum(self._state.display)
        return Zone("display", "row", Text("zone.display"), pieces=pieces, count=count)

    def office(self) -> Zone:
        """The day, the anomalies still to come, and the supplies."""
        state = self._state
        reserve = tuple(
            self._stock("reserve", kind, state.reserve[kind])
            for kind in range(KINDS)
            if state.reserve[kind]
        )
        deck: tuple[Zone, ...] = ()
        if state.rival.name:
            id = f"{state.rival.name}-deck"
            deck = (Zone(id, "pile", Text(f"zone.{id}"), count=len(state.junior_deck)),)
        zones = (
            Zone("day", "track", Text("zone.day"), count=state.day, limit=int(DAYS)),
            Zone("anomalies", "pile", Text("zone.anomalies"), count=len(state.anomalies)),
            *deck,
            Zone("tears", "pile", Text("zone.tears"), count=TEARS - sum(state.tears)),
            Zone("reserve", "area", Text("zone.reserve"), pieces=reserve, count=sum(state.reserve)),
        )
        return Zone("office", "area", Text("zone.office"), zones=zones)

    def _token(self, kind: str, player: int, trip: str, marks: tuple[str, ...] = ()) -> Piece:
        text = Text.of(f"piece.{kind}", seat=who(self._state, player))
        of: Of = {"player": player, "trip": trip}
        return Piece(f"{kind}-{player}-{trip}", "token", text, marks=marks, thing=kind, of=of)
