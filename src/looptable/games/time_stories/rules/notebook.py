"""Notebooks: everything each seat has seen, with a page for each run (TIME-RST-8). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.time_stories.rules.codes import (
    SEEN_CARD,
    SEEN_OFFER,
    SEEN_PASSED,
    SEEN_PLACE,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Card, Place, Seat, Seats
from looptable.games.time_stories.rules.table import seat_count

__all__ = [
    "NEXT_RUN",
    "has_seen",
    "is_familiar",
    "is_on_page",
    "knew",
    "leaf",
    "next_page",
    "note",
    "pages",
    "place_of",
    "seers_of",
    "turn_page",
    "what",
]

NEXT_RUN: Final = "next-run"
"""The name of the leaf with which a new page begins."""


def leaf(t: StoryFields, kind: i64, number: i64) -> i64:
    """The number of something that can be noted."""
    return t.numbers.leaf_from[kind] + number


def next_page(t: StoryFields) -> i64:
    """The leaf with which a new page begins."""
    return t.numbers.leaf_from[SEEN_PASSED + 1]


def what(t: StoryFields, noted: i64) -> tuple[i64, i64]:
    """The kind of a leaf, and its number among those."""
    kind: i64 = SEEN_PASSED
    while noted < t.numbers.leaf_from[kind]:
        kind -= 1
    return kind, noted - t.numbers.leaf_from[kind]


def place_of(t: StoryFields, kind: i64, number: i64) -> Place:
    """The place where something was seen that is no element."""
    numbers = t.numbers
    if kind == SEEN_PLACE:
        return number
    if kind == SEEN_OFFER:
        card: i64 = 0
        while numbers.offer_from[card + 1] <= number:
            card += 1
        return numbers.card_place[card]
    if kind == SEEN_PASSED:
        return numbers.card_place[numbers.trial_card[number]]
    return numbers.card_place[number]


def is_on_page(t: StoryFields, seat: Seat, noted: i64) -> bool:
    """Whether a seat has noted this in this run."""
    book, turned = t.notebook[seat], next_page(t)
    at: i64 = book.height - 1
    while at >= 0:
        found = book.pick(at)
        if found == noted:
            return True
        if found == turned:
            return False
        at -= 1
    return False


def note(t: StoryFields, seats: Seats, kind: i64, number: i64) -> None:
    """Seats that see something find it on the page of this run from now on."""
    noted = leaf(t, kind, number)
    for seat in range(seat_count(t)):
        if seats >> seat & 1 and not is_on_page(t, seat, noted):
            t.notebook[seat].push(noted)


def turn_page(t: StoryFields) -> None:
    """A new run: all that was seen before is from now on known."""
    for seat in range(seat_count(t)):
        t.notebook[seat].push(next_page(t))


def pages(t: StoryFields, seat: Seat) -> list[list[int]]:
    """Everything a seat has seen in each run, in the order in which it did."""
    found: list[list[int]] = [[]]
    turned = next_page(t)
    for noted in t.notebook[seat].as_list():
        if noted == turned:
            found.append([])
        else:
            found[-1].append(noted)
    return found


def has_seen(t: StoryFields, seat: Seat, kind: i64, number: i64) -> bool:
    """Whether a seat has ever seen this."""
    return t.notebook[seat].has(leaf(t, kind, number))


def knew(t: StoryFields, seat: Seat, kind: i64, number: i64) -> bool:
    """Whether a seat has seen this in an earlier run."""
    book, turned = t.notebook[seat], next_page(t)
    at: i64 = book.find(leaf(t, kind, number))
    if at < 0:
        return False
    while at < book.height:
        if book.pick(at) == turned:
            return True
        at += 1
    return False


def seers_of(t: StoryFields, card: Card) -> list[int]:
    """The seats that have ever read a card: who they are is no secret."""
    return [seat for seat in range(seat_count(t)) if has_seen(t, seat, SEEN_CARD, card)]


def is_familiar(t: StoryFields, seat: Seat, card: Card) -> bool:
    """Whether a seat knows from an earlier run what a card says, and what comes of every choice on it."""
    numbers = t.numbers
    for offer in range(numbers.offer_from[card], numbers.offer_from[card + 1]):
        if not has_seen(t, seat, SEEN_OFFER, offer):
            return False
    for trial in range(numbers.test_from[card], numbers.test_from[card + 1]):
        if numbers.passed[trial] >= 0 and not has_seen(t, seat, SEEN_PASSED, trial):
            return False
    return knew(t, seat, SEEN_CARD, card)
