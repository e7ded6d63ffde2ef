"""Matches whose events are counted: who acquired which card, how often each was used."""

from collections import Counter
from collections.abc import Collection

import msgspec

from looptable.engine.event import Event
from looptable.lab.playing import Plan, Played, play_match

__all__ = ["Watched", "watch_match"]


class Watched(msgspec.Struct, frozen=True):
    """What remains of a match, and how often each event happened to each subject."""

    played: Played
    counts: dict[str, dict[str, int]]


def watch_match(plan: Plan, number: int, watched: Collection[tuple[str, str]]) -> Watched:
    """Plays a match and counts some of its events.

    `watched` holds pairs such as ("uses", "card"): the kind of an event, and the fact that names
    its subject.
    """
    counts: dict[str, Counter[str]] = {kind: Counter() for kind, _ in watched}

    def listen(event: Event) -> None:
        for kind, fact in watched:
            if event.kind == kind:
                counts[kind][str(event.data[fact])] += 1

    played = play_match(plan, number, listen)
    return Watched(played, {kind: dict(count) for kind, count in counts.items()})
