"""Events as sentences. A field of an event is named after the kind of thing it holds.

`{"seat": 1, "card": "early-bird"}` is said with the texts `seat.1` and `card.early-bird`; a field
for a further seat ends in `_seat`. A value without a name is shown as it is.
"""

from collections.abc import Iterable
from itertools import groupby, zip_longest

from looptable.content.text.texts import Arg, Item, Text, Texts
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event, Fact

__all__ = ["event_text", "heard_texts", "seat_text"]


def seat_text(seat: Seat) -> Text:
    """The name of a seat at this table."""
    return Text(f"seat.{seat}")


def event_text(event: Event, texts: Texts) -> Text:
    """The sentence of an event."""
    args = {field: _arg(field, fact, texts) for field, fact in event.data.items()}
    return Text(f"event.{event.kind}", args)


def heard_texts(heard: Iterable[Event], texts: Texts) -> list[Text]:
    """The sentences of the events a seat hears, shortened.

    A sentence repeated in a row is said once, with a number; a choice that nobody had
    is not worth a sentence of its own when another one tells what came of it.
    """
    row = list(heard)
    told = [
        event_text(event, texts)
        for event, following in zip_longest(row, row[1:])
        if event.kind != "forced" or following is None
    ]
    groups = [(sentence, len(list(alike))) for sentence, alike in groupby(told)]
    return [
        sentence if n == 1 else Text.of("told.repeated", sentence=sentence, n=str(n))
        for sentence, n in groups
    ]


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
