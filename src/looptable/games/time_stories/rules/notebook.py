"""What each seat has seen: a notebook with a page for each run (TIME-RST-8)."""

from functools import lru_cache

from looptable.games.time_stories.rules.runs import Runs

__all__ = ["Memory", "leaf_names"]

LEAVES = ("card", "element", "place", "offer", "passed")
"""What can be noted: faces, elements, cards A, what came of an offer or of a test that was passed."""
NEXT = "next-run"  # the leaf with which a new page begins


def leaf_names(
    cards: list[str], elements: list[str], places: list[str], offers: list[str], tests: list[str]
) -> list[str]:
    """Everything that can be noted, by the names that everybody knows it by."""
    heads = [f"{place}-a" for place in places]
    return [*cards, *elements, *heads, *offers, *(f"{test}-passed" for test in tests), NEXT]


@lru_cache(maxsize=64)
def _first_leaves(counts: tuple[int, ...]) -> dict[str, int]:
    """The first leaf of each kind, by how many there are of those before it: asked all the time."""
    return {kind: sum(counts[:index]) for index, kind in enumerate(LEAVES)}


class Memory(Runs):
    """Notebooks."""

    __slots__ = ()

    def leaf(self, kind: str, number: int) -> int:
        """The number of something that can be noted."""
        story = self.story
        counts = (len(story.cards), len(story.elements), len(story.red), len(story.offers))
        return _first_leaves(counts)[kind] + number

    def what(self, leaf: int) -> tuple[str, int]:
        """What a leaf is about: its kind, and its number among those."""
        kind = next(one for one in reversed(LEAVES) if leaf >= self.leaf(one, 0))
        return kind, leaf - self.leaf(kind, 0)

    def place_of(self, kind: str, number: int) -> int:
        """The place where something was seen that is no element."""
        if kind == "place":
            return number
        if kind == "offer":
            return next(card.place for card in self.story.cards if number in card.offers)
        if kind == "passed":
            return self.story.cards[self.story.tests[number].card].place
        return self.story.cards[number].place

    def note(self, seats: list[int] | range | tuple[int, ...], kind: str, number: int) -> None:
        """Whoever sees something finds it on the page of this run from now on."""
        leaf = self.leaf(kind, number)
        for seat in seats:
            if leaf not in self.pages(seat)[-1]:
                self.notebook[seat].push(leaf)

    def turn_page(self) -> None:
        """A new run: what was seen before is from now on known."""
        for seat in range(self.seats()):
            self.notebook[seat].push(self.next_page())

    def next_page(self) -> int:
        """The leaf with which a new page begins."""
        return self.leaf("passed", len(self.story.tests))

    def pages(self, seat: int) -> list[list[int]]:
        """What a seat has seen in each run, in the order in which it did."""
        found: list[list[int]] = [[]]
        turned = self.next_page()
        for leaf in self.notebook[seat].as_list():
            if leaf == turned:
                found.append([])
            else:
                found[-1].append(leaf)
        return found

    def has_seen(self, seat: int, kind: str, number: int) -> bool:
        """Whether a seat has ever seen this."""
        return self.leaf(kind, number) in self.notebook[seat].as_list()

    def knew(self, seat: int, kind: str, number: int) -> bool:
        """Whether a seat has seen this in an earlier run."""
        leaf = self.leaf(kind, number)
        return any(leaf in page for page in self.pages(seat)[:-1])

    def seers_of(self, card: int) -> list[int]:
        """The seats that have ever read a card: who they are is no secret."""
        return [seat for seat in range(self.seats()) if self.has_seen(seat, "card", card)]

    def is_familiar(self, seat: int, card: int) -> bool:
        """Whether a seat knows from an earlier run what a card says, and what comes of every choice on it."""
        printed = self.story.cards[card]
        is_told = all(self.has_seen(seat, "offer", offer) for offer in printed.offers)
        is_passed = all(
            self.story.tests[trial].passed < 0 or self.has_seen(seat, "passed", trial)
            for trial in printed.tests
        )
        return self.knew(seat, "card", card) and is_told and is_passed
