"""The way to the end, as far as one seat knows it: what is still needed, and on which cards it is found.

A mission tells nobody where it ends. Whoever has seen what wins it aims there; whoever has not aims at the card whose
seal asks for most. From there the way goes back, from each seal to a card that is known to give what it asks for.
"""

from dataclasses import dataclass

from looptable.effects.program import RETURN, WIDTH
from looptable.games.time_stories.bot.sight import Sight
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import is_moved
from looptable.games.time_stories.verbs import codes

__all__ = ["Needs", "Thing"]

Thing = tuple[str, int]
"""Something that can be needed: a token, an element, a place on the plan, a card that may be read, or the end."""
END: Thing = ("end", 0)
GIVEN = {
    codes.GAIN_TOKEN: "token",
    codes.GAIN_ELEMENT: "element",
    codes.MAP: "place",
    codes.GO: "place",
    codes.PERMIT: "card",
    codes.REVEAL: "card",
    codes.WIN: "end",
}
NEVER = 1000
TRAVEL, STEP, ROLL = 2, 1, 3  # about so many units of time
MANY = 2  # tokens in the seal of a card that looks like an end


@dataclass(frozen=True, slots=True)
class _Source:
    """A card, or an element, that gives something, what else it wants, and what it costs."""

    card: int
    element: int
    wants: tuple[Thing, ...]
    cost: int


class Needs:
    """`things` are needed, `cards` lie on the way; `is_known`: from here to the end nothing is missing."""

    def __init__(self, state: StoryState, sight: Sight) -> None:
        self._state = state
        self._sight = sight
        self._sources: dict[Thing, list[_Source]] = {}
        for card in range(len(state.story.cards)):
            self._read_card(card)
        for number, power in enumerate(state.story.powers):
            if power.element >= 0 and power.when == "free" and sight.knows_element(power.element):
                self._note(state.story.powers[number].start, -1, power.element, 0)
        self.things: set[Thing] = set()
        self.cards: set[int] = set()
        self.is_known = self._find_way()

    # What gives what.

    def _read_card(self, card: int) -> None:
        sight, face = self._sight, self._sight.face(card)
        if face is None:
            return
        self._note(face.read, card, -1, STEP)
        for offer in face.offers:
            self._note(sight.outcome(offer), card, -1, STEP)
        for trial in face.tests:
            shields = sum(count for _, count in self._state.story.tests[trial].piles)
            self._note(sight.reward(trial), card, -1, STEP + (ROLL * shields) // 4)

    def _note(self, start: int, card: int, element: int, cost: int) -> None:
        if start < 0:
            return
        code, address, wants = self._state.program.code, int(start), []
        while code[address] != RETURN:
            kind, a, b = (int(code[address + i]) for i in range(3))
            if kind == codes.HAS and b:
                wants.append(("token", a))
            if kind in GIVEN:
                thing = (GIVEN[kind], a if kind != codes.WIN else 0)
                source = _Source(card, element, tuple(wants), cost)
                self._sources.setdefault(thing, []).append(source)
            address += WIDTH

    # The way.

    def _find_way(self) -> bool:
        """Whether all that the end asks for can be had, by what is known; notes it if so."""
        if END in self._sources:
            goal = END
            cost, way = self._cost(goal, frozenset())
        else:
            cost, way = self._card_cost(self._likely_end(), frozenset())
        for thing, card in way:
            self.things.add(thing)
            if card >= 0:
                self.cards.add(card)
        return cost < NEVER

    def _likely_end(self) -> int:
        """The card whose seal asks for most, or -1."""
        asked = [
            (len(seal.tokens), card)
            for card in range(len(self._state.story.cards))
            if (seal := self._sight.seal(card)) is not None and len(seal.tokens) >= MANY
        ]
        return max(asked, default=(0, -1))[1]

    def _cost(self, thing: Thing, above: frozenset[Thing]) -> tuple[int, list[tuple[Thing, int]]]:
        """About how many units of time it takes to get something, and by which way."""
        if self._is_there(thing):
            return 0, []
        if thing in above:
            return NEVER, []
        best: tuple[int, list[tuple[Thing, int]]] = (NEVER, [])
        for source in self._sources.get(thing, ()):
            found = self._source_cost(thing, source, above | {thing})
            if found[0] < best[0]:
                best = found
        return best

    def _source_cost(
        self, thing: Thing, source: _Source, above: frozenset[Thing]
    ) -> tuple[int, list[tuple[Thing, int]]]:
        way = [(thing, source.card)]
        total = source.cost
        if source.card >= 0:
            cost, more = self._card_cost(source.card, above)
            total, way = total + cost, way + more
        wants = list(source.wants)
        if source.element >= 0:
            wants.append(("element", source.element))
        for want in wants:
            cost, more = self._cost(want, above)
            total, way = total + cost, way + more
        return total, way

    def _card_cost(self, card: int, above: frozenset[Thing]) -> tuple[int, list[tuple[Thing, int]]]:
        """Everything needed to stand on a card."""
        if card < 0 or self._state.gone[card]:
            return NEVER, []
        state = self._state
        place = state.story.cards[card].place
        wants: list[Thing] = []
        if place != state.here:
            wants.append(("place", place))
        if self._sight.sign(card) == "forbidden":
            wants.append(("card", card))
        seal = self._sight.seal(card)
        if seal is not None:
            wants += [("token", token) for token in seal.tokens]
            wants += [("element", seal.key)] if seal.key >= 0 else []
        total, way = TRAVEL * (place != state.here), [(END, card)]
        for want in wants:
            cost, more = self._cost(want, above)
            total, way = total + cost, way + more
        return total, way

    def _is_there(self, thing: Thing) -> bool:
        state, (kind, number) = self._state, thing
        if kind == "token":
            return bool(state.tokens[number])
        if kind == "element":
            return bool(state.holder[number] >= 0)
        if kind == "place":
            return bool(state.plan[number])
        if kind == "card":
            return bool(state.permitted[number] or is_moved(state, number))
        return False
