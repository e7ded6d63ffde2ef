"""Checks across rows: trips and their cards must fit together."""

from collections import Counter

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.tables.tables import Tables
from looptable.games.loop_inc.definitions import Trip, Tripcard

__all__ = ["check_tables"]

TRIPS = 2


def check_tables(tables: Tables, report: Diagnostics) -> None:
    """Reports every trip on a card that does not exist, and every card without exactly two trips."""
    cards = [card.id for card in tables.all(Tripcard)]
    trips = tables.all(Trip)
    for trip in trips:
        if trip.card not in cards:
            tables.row(Trip, trip.id).refuse("card", trip.card, cards, report)
    counts = Counter(trip.card for trip in trips)
    for card in cards:
        if counts[card] != TRIPS:
            free = [other for other in cards if counts[other] < TRIPS]
            tables.row(Tripcard, card).refuse("id", card, free, report)
