"""Everything one seat has learnt of a mission: the only door through which a bot looks at its cards.

A notebook says what a seat has seen in all runs, and who has seen what is no secret. What a card says,
its seat knows; of the others it knows that they have read it. Backs are known of places that were opened.
"""

from looptable.games.time_stories.mission.mission import Card, Seal
from looptable.games.time_stories.rules.cards import is_locked
from looptable.games.time_stories.rules.layout import LEAVES
from looptable.games.time_stories.rules.notebook import leaf, next_page
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import card_of, seat_count
from looptable.games.time_stories.view.known import knows_offer

__all__ = ["UNKNOWN", "Sight"]

UNKNOWN = -2
"""Instead of the address of an effect that nobody has told this seat of; -1 is no effect at all."""


class Sight:
    """The notebook of a seat, and what lies open."""

    def __init__(self, state: StoryState, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._first = {kind: leaf(state, number, 0) for number, kind in enumerate(LEAVES)}
        books = [state.notebook[other].as_list() for other in range(seat_count(state))]
        self._own = frozenset(books[seat])
        self._ever = frozenset(leaf for book in books for leaf in book)
        self._now = frozenset(leaf for book in books for leaf in _last_page(book, next_page(state)))

    def _has(self, leaves: frozenset[int], kind: str, number: int) -> bool:
        return self._first[kind] + number in leaves

    # Places and backs.

    def knows(self, place: int) -> bool:
        """Whether a place was ever opened: then its cards lay on the table, backs up."""
        return self._has(self._own, "place", place)

    def cards(self, place: int) -> list[int]:
        """The cards of a place, as far as one knows that there are any."""
        return self._state.story.place_cards(place) if self.knows(place) else []

    def seal(self, card: int) -> Seal | None:
        """The condition on a back."""
        printed = self._state.story.cards[card]
        return printed.seal if self.knows(printed.place) else None

    def sign(self, card: int) -> str:
        """The sign on a back."""
        printed = self._state.story.cards[card]
        return printed.sign if self.knows(printed.place) else ""

    # Who has read what.

    def reads(self, card: int) -> bool:
        """Whether this seat knows the face of a card."""
        return self._has(self._own, "card", card)

    def was_read(self, card: int) -> bool:
        """Whether anybody has ever read a card."""
        return self._has(self._ever, "card", card)

    def is_read(self, card: int) -> bool:
        """Whether somebody has read a card in this run."""
        return self._has(self._now, "card", card)

    def is_taken(self, offer: int) -> bool:
        """Whether this seat knows that an offer is gone for this run."""
        return knows_offer(self._state, self._seat, offer) and bool(self._state.taken[offer])

    def is_locked(self, agent: int) -> bool:
        """Whether this seat knows that an agent cannot leave its card."""
        card = card_of(self._state, agent)
        return card >= 0 and self.reads(card) and is_locked(self._state, agent)

    # Faces.

    def face(self, card: int) -> Card | None:
        """A card, for whoever has read it."""
        return self._state.story.cards[card] if self.reads(card) else None

    def reward(self, trial: int) -> int:
        """The effect of passing a test: nobody knows it before somebody has."""
        is_told = self._has(self._own, "passed", trial)
        return self._state.story.tests[trial].passed if is_told else UNKNOWN

    def outcome(self, offer: int) -> int:
        """The effect of an offer, if this seat has read it on the card or seen it taken."""
        printed = self._state.story.offers[offer]
        is_printed = not printed.blind and self.reads(printed.card)
        is_told = is_printed or self._has(self._own, "offer", offer)
        return printed.start if is_told else UNKNOWN

    def is_refuted(self, offer: int) -> bool:
        """Whether this seat has read what tells that an offer is a wrong answer."""
        clues = self._state.story.offers[offer].refuted
        return any(all(self._has(self._own, *what) for what in clue) for clue in clues)

    def knows_element(self, element: int) -> bool:
        """Whether this seat knows the face of an element."""
        return self._has(self._own, "element", element)


def _last_page(book: list[int], turned: int) -> list[int]:
    """Leaves noted since the last page was turned."""
    start = max((index for index, leaf in enumerate(book) if leaf == turned), default=-1)
    return book[start + 1 :]
