"""Rows of the content tables: action cards, trip cards, trips."""

from typing import Annotated, Literal

from msgspec import Meta

from looptable.content.tables.definition import Definition

__all__ = ["SCHEMA", "Card", "Trip", "Tripcard"]

Component = Literal["wheel", "propeller", "camera", "net", "armour"]


class Card(Definition, frozen=True, kw_only=True):
    """An action card. `set` says when it is in the game; anomalies are our own."""

    set: Literal["base", "office", "anomaly", "more-anomalies"]
    effect: str
    ours: bool = True


class Tripcard(Definition, frozen=True, kw_only=True):
    """A trip card: two trips of one era."""

    era: Literal["bc", "ad", "future"]

    is_named = False


class Trip(Definition, frozen=True, kw_only=True):
    """A trip: what it requires, what it is worth, and where tokens of earlier days are laid."""

    card: str
    date: int
    requires: Annotated[tuple[Component, ...], Meta(min_length=1, max_length=6)]
    points: Annotated[int, Meta(ge=1, le=20)]
    arrow: Literal["up", "down"]
    bonus: str = ""


SCHEMA: dict[str, type[Definition]] = {"card": Card, "tripcard": Tripcard, "trip": Trip}
