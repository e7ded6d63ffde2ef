"""What the shapes of the tables cannot say: how rows fit together, and how many there must be."""

from collections import Counter
from collections.abc import Sequence

from looptable.content.diagnostics import Diagnostics, did_you_mean
from looptable.content.tables import Row, Tables
from looptable.games.loop_inc.definitions import Trip, Tripcard

__all__ = ["check_tables"]

TRIPS = 2


def check_tables(tables: Tables, report: Diagnostics) -> None:
    """Reports every trip on a card that does not exist, and every card without exactly two trips."""
    cards = [card.id for card in tables.all(Tripcard)]
    trips = tables.all(Trip)
    for trip in trips:
        if trip.card not in cards:
            _refuse(trip.card, cards, tables.row(Trip, trip.id), "card", report)
    counts = Counter(trip.card for trip in trips)
    for card in cards:
        if counts[card] != TRIPS:
            free = [other for other in cards if counts[other] < TRIPS]
            _refuse(card, free, tables.row(Tripcard, card), "id", report)


def _refuse(value: str, accepted: Sequence[str], row: Row, field: str, report: Diagnostics) -> None:
    report.error(
        "field/unknown-value",
        row.value(field),
        hint=did_you_mean(value, accepted),
        field=field,
        value=value,
        accepted=tuple(accepted),
    )
