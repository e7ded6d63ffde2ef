"""Matches whose events are counted: who acquired which card, how often each was used."""

from collections import Counter
from collections.abc import Collection

import msgspec

from looptable.core.ids import Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.lab.playing import Plan, Played, play_match

__all__ = ["Watched", "watch_match"]


class Watched(msgspec.Struct, frozen=True):
    """The result of a match, and how often each event happened to each subject.

    `seats` maps events to seats, where an event names one; `first` is the seat with the first
    choice, and `zones` are the places on the table at that moment.
    """

    played: Played
    counts: dict[str, dict[str, int]]
    seats: dict[str, dict[str, dict[Seat, int]]] = {}
    first: Seat = 0
    zones: frozenset[str] = frozenset()


def watch_match(plan: Plan, number: int, watched: Collection[tuple[str, str]]) -> Watched:
    """Plays a match and counts some of its events.

    `watched` holds pairs such as ("uses", "card"): the kind of an event, and the fact that names
    its subject.
    """
    counts: dict[str, Counter[str]] = {kind: Counter() for kind, _ in watched}
    seats: dict[str, dict[str, Counter[Seat]]] = {kind: {} for kind, _ in watched}
    start: list[tuple[Seat, frozenset[str]]] = []

    def listen(event: Event) -> None:
        for kind, fact in watched:
            if event.kind == kind:
                subject = str(event.data[fact])
                counts[kind][subject] += 1
                seat = event.data.get("seat")
                if isinstance(seat, int):
                    seats[kind].setdefault(subject, Counter())[seat] += 1

    def look(game: Game, state: State) -> None:
        start.append(
            (state.pending()[0], frozenset(zone.id for zone in game.view(state, None).all_zones()))
        )

    played = play_match(plan, number, listen, look)
    ((first, zones),) = start
    return Watched(
        played,
        {kind: dict(count) for kind, count in counts.items()},
        {kind: {one: dict(n) for one, n in whose.items()} for kind, whose in seats.items()},
        first,
        zones,
    )
