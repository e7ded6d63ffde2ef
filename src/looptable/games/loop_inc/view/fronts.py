"""Trips as they are printed: the same in every match, so they are drawn once."""

from dataclasses import dataclass

from looptable.content.tables.tables import Tables
from looptable.content.text.texts import Arg, Text
from looptable.engine.contract.view import Piece
from looptable.engine.words import grouped
from looptable.games.loop_inc.definitions import Trip

__all__ = ["Front", "bonus_of", "trip_fronts"]


@dataclass(frozen=True, slots=True)
class Front:
    """A trip by its date, with what it requires and pays, and its face, which has the name."""

    name: Text
    face: Piece
    date: int


def trip_fronts(tables: Tables) -> dict[str, Front]:
    """The front of each trip, by its id."""
    return {trip.id: _front(trip) for trip in tables.all(Trip)}


def _front(trip: Trip) -> Front:
    name = Text(f"trip.{trip.id}")
    needs = tuple(Text(f"component.{kind}") for kind in trip.requires)
    price: dict[str, Arg] = {"needs": needs, "n": trip.points, **bonus_of(trip)}
    face = Piece(
        f"face-{trip.id}",
        "card",
        name,
        text=Text("piece.trip-text", price),
        icons=tuple(trip.requires),
        marks=(trip.arrow,),
        thing="face",
        of={"trip": trip.id, "points": trip.points},
    )
    return Front(Text("zone.trip", {"date": date_text(trip.date), **price}), face, trip.date)


def bonus_of(trip: Trip) -> dict[str, Arg]:
    """The bonus of a trip as an argument of its texts; none for a trip without one."""
    return {"bonus": Text(f"trip.{trip.id}.text")} if trip.bonus else {}


def date_text(date: int) -> Text:
    """The year of a trip, before or after the year 1."""
    return Text.of("date.bc" if date < 0 else "date.ad", year=grouped(str(abs(date))))
