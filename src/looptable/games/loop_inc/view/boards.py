"""The boards of the players as they are drawn: machines, cards, penalties, score, day planner."""

from looptable.content.text.texts import Text
from looptable.effects.program import bit
from looptable.engine.contract.view import Of, Piece, Zone
from looptable.engine.event_text import seat_text
from looptable.games.loop_inc.library import Library
from looptable.games.loop_inc.rules.kinds import MARKS, NEW_A_DAY
from looptable.games.loop_inc.rules.layout import COMPONENTS, MACHINES
from looptable.games.loop_inc.rules.machines import bay_of, is_open
from looptable.games.loop_inc.rules.players import has_seat, is_out
from looptable.games.loop_inc.rules.scores import standing_score, tear_points, trip_points
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.view.planner import prospect_marks

__all__ = ["Boards", "card_piece", "who"]

NOBODY: Of = {}


def who(state: IncState, player: int) -> Text:
    """The name of a player."""
    return seat_text(player) if has_seat(state, player) else Text(f"seat.{state.rival.name}")


def card_piece(
    id: str,
    name: str,
    library: Library,
    marks: tuple[str, ...] = (),
    count: int = 1,
    *,
    thing: str = "card",
    of: Of = NOBODY,
) -> Piece:
    """An action card; `thing` and `of` say where it lies, if not in the display."""
    return Piece(
        id,
        "card",
        Text(f"card.{name}"),
        text=Text(f"card.{name}.text"),
        icons=library.icons[f"card.{name}"],
        marks=marks,
        count=count,
        thing=thing,
        of={"card": name, **of},
    )


def _ads_item(state: IncState) -> str:
    """Points of fulfilled Ads, which count at the end of the match unless the table plays otherwise."""
    return "fulfilled-ads" if state.early_ads or state.outcome() is not None else "pending-ads"


class Boards:
    """Draws what belongs to a player."""

    def __init__(self, state: IncState, library: Library) -> None:
        self._state = state
        self._library = library
        self._names = state.names.names

    def board(self, player: int) -> Zone:
        """Everything in front of a player."""
        state = self._state
        marks = [self._machine(player, mark) for mark in range(MARKS)]
        status = "out" if is_out(state, player) else "first" if state.first == player else "seat"
        return Zone(
            f"seat-{player}",
            "area",
            Text.of(f"zone.{status}", seat=who(state, player)),
            owner=player if has_seat(state, player) else None,
            pieces=() if has_seat(state, player) else (self._manner(),),
            zones=(
                *marks,
                self._hand(player),
                self._tableau(player),
                Zone(
                    f"ads-{player}",
                    "pile",
                    Text("zone.ads"),
                    count=state.ads[player],
                    thing="ads",
                    of={"player": player},
                ),
                self._frame(player),
                self._score(player),
            ),
            thing="board",
            of={"player": player},
        )

    def _manner(self) -> Piece:
        """A note that says how well the rival plays, for those who meet him."""
        level = self._state.names.name("level", self._state.level)
        text = Text(f"setting.{self._state.rival.name}.{level}")
        return Piece("rival-manner", "card", Text("piece.manner"), text=text, thing="manner")

    def _machine(self, player: int, mark: int) -> Zone:
        state, name = self._state, MACHINES[mark]
        pieces = tuple(
            Piece(
                f"load-{player}-{name}-{kind}",
                "token",
                Text(f"component.{kind}"),
                icons=(kind,),
                count=count,
                thing="load",
                of={"player": player, "mark": name, "component": kind},
            )
            for kind, count in (
                (kind, state.load[bay_of(player, mark, number)])
                for number, kind in enumerate(COMPONENTS)
            )
            if count
        )
        status = "later"
        if mark < state.day:
            status = "open" if is_open(state, player, mark) else "launched"
        text = Text.of(f"zone.machine-{status}", machine=Text(f"machine.{name}"))
        of: Of = {"machine": f"{player}-{name}", "player": player, "mark": name}
        return Zone(f"machine-{player}-{name}", "area", text, pieces=pieces, thing="machine", of=of)

    def _hand(self, player: int) -> Zone:
        """The day planner: past cards in order, and which of them will fail or are at risk."""
        cards = self._state.hand[player].as_list()
        pieces = tuple(
            card_piece(
                f"past-{player}-{place}",
                self._names["card"].name(card),
                self._library,
                (mark,) if mark else (),
                thing="past",
                of={"past": f"{player}-{place}", "player": player, "slot": place},
            )
            for place, (card, mark) in enumerate(
                zip(cards, prospect_marks(self._state, player), strict=True)
            )
        )
        return Zone(
            f"hand-{player}",
            "row",
            Text("zone.hand"),
            pieces=pieces,
            count=len(cards),
            thing="hand",
            of={"player": player},
        )

    def _tableau(self, player: int) -> Zone:
        cards = self._state.tableau[player].as_list()
        new = self._state.sideways[player].as_list()
        torn = self._state.torn[player]
        pieces = tuple(
            card_piece(
                f"played-{player}-{place}",
                self._names["card"].name(card),
                self._library,
                (
                    *(("new",) if place in new else ()),
                    *(("torn",) if torn & bit(place - 1) else ()),
                ),
                thing="played",
                of={"player": player, "slot": place},
            )
            for place, card in enumerate(cards, 1)
        )
        text = Text.of("zone.tableau", n=int(NEW_A_DAY) - len(new))
        return Zone(
            f"tableau-{player}",
            "row",
            text,
            pieces=pieces,
            count=len(cards),
            thing="tableau",
            of={"player": player},
        )

    def _frame(self, player: int) -> Zone:
        """The penalty frame."""
        state = self._state
        counts = {
            "tear": state.tears[player],
            "waste": state.waste[player],
            "failed-ad": state.failed[player],
        }
        pieces = tuple(
            Piece(
                f"{kind}-{player}",
                "token",
                Text.of(f"piece.{kind}", n=count),
                count=count,
                thing=kind,
                of={"player": player},
            )
            for kind, count in counts.items()
            if count
        )
        text = Text("zone.frame")
        of: Of = {"player": player}
        return Zone(f"frame-{player}", "area", text, pieces=pieces, thing="frame", of=of)

    def _score(self, player: int) -> Zone:
        """The score, item by item, as it can be recounted from the table."""
        state = self._state
        items = {
            "trips": trip_points(state, player),
            "bonus": state.bonus[player],
            "tears": -tear_points(state, player),
            "waste": -state.waste[player],
            "failed-ads": -3 * state.failed[player],
            _ads_item(state): len(state.fulfilled[player]),
        }
        zones = tuple(
            Zone(
                f"score-{player}-{item}",
                "track",
                Text(f"score.{item}"),
                count=points,
                thing="score-item",
                of={"player": player, "item": item},
            )
            for item, points in items.items()
            if points
        )
        total = standing_score(state, player)
        return Zone(
            f"score-{player}",
            "area" if zones else "track",
            Text("zone.score"),
            zones=zones,
            count=total,
            thing="score",
            of={"player": player},
        )
