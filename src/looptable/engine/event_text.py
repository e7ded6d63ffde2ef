"""Events as sentences. A field of an event is named after the kind of thing it holds.

`{"seat": 1, "card": "early-bird"}` is said with the texts `seat.1` and `card.early-bird`; a field
for a further seat ends in `_seat`. A value without a name is shown as it is.
"""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from looptable.content.text.texts import Arg, Item, Text, Texts
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event, Fact

__all__ = ["event_text", "heard_texts", "seat_text", "texts_by_event"]


def seat_text(seat: Seat) -> Text:
    """The name of a seat at this table."""
    return Text(f"seat.{seat}")


def event_text(event: Event, texts: Texts) -> Text:
    """The sentence of an event."""
    args = {field: _arg(field, fact, texts) for field, fact in event.data.items()}
    return Text(f"event.{event.kind}", args)


def heard_texts(heard: Iterable[Event], texts: Texts) -> list[Text]:
    """The sentences of the events a seat hears, shortened.

    A sentence repeated in a row is said once, with a number. A forced choice gets no sentence of its
    own when another one says what came of it.
    """
    return [text for text in texts_by_event(heard, texts) if text is not None]


def texts_by_event(heard: Iterable[Event], texts: Texts) -> list[Text | None]:
    """The same sentences beside their events; None for an event that has none of its own."""
    row = list(heard)
    last = len(row) - 1
    told = [
        (place, event_text(event, texts))
        for place, event in enumerate(row)
        if event.kind != "forced" or place == last
    ]
    found: list[Text | None] = [None] * len(row)
    for sentence, alike in groupby(told, key=itemgetter(1)):
        places = [place for place, _ in alike]
        n = len(places)
        found[places[0]] = (
            sentence if n == 1 else Text.of("told.repeated", sentence=sentence, n=str(n))
        )
    return found


def _arg(field: str, fact: Fact, texts: Texts) -> Arg:
    if isinstance(fact, list):
        return tuple(_item(field, item, texts) for item in fact)
    return _item(field, fact, texts)


def _item(field: str, fact: int | str | bool | None, texts: Texts) -> Item:
    if isinstance(fact, bool):
        return int(fact)
    if isinstance(fact, int):
        is_seat = field == "seat" or field.endswith("_seat")
        return seat_text(fact) if is_seat else fact
    if fact is None:
        return ""
    key = f"{field}.{fact}"
    return Text(key) if texts.has(key, "en") else fact
