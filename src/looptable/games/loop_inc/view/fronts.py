"""Trips as they are printed: the same in every match, so they are drawn once."""

from dataclasses import dataclass

from looptable.content.tables.tables import Tables
from looptable.content.text.texts import Arg, Text
from looptable.engine.contract.view import Piece
from looptable.games.loop_inc.definitions import Trip

__all__ = ["Front", "trip_fronts"]


@dataclass(frozen=True, slots=True)
class Front:
    """A trip by its name, with what it requires and pays, and its face."""

    name: Text
    face: Piece


def trip_fronts(tables: Tables) -> dict[str, Front]:
    """The front of each trip, by its id."""
    return {trip.id: _front(trip) for trip in tables.all(Trip)}


def _front(trip: Trip) -> Front:
    name = Text(f"trip.{trip.id}")
    needs = tuple(Text(f"component.{kind}") for kind in trip.requires)
    price: dict[str, Arg] = {"needs": needs, "n": trip.points}
    bonus = {"bonus": Text(f"trip.{trip.id}.text")} if trip.bonus else {}
    face = Piece(
        f"face-{trip.id}",
        "card",
        name,
        text=Text("piece.trip-text", {**price, **bonus}),
        icons=tuple(trip.requires),
        marks=(trip.arrow,),
        thing="face",
        of={"trip": trip.id, "points": trip.points},
    )
    return Front(Text("zone.trip", {"trip": name, **price}), face)
