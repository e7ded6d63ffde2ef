"""What effects ask for: agents, dice, shields, places, colours; and answers that cost something."""

from looptable.effects.machine import ASK_CHOOSE
from looptable.effects.program import ANSWER, CHOOSE, MAY, WIDTH
from looptable.games.time_stories.mission.definitions import RESOURCES
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.codes import GREY, MOST_PILES
from looptable.games.time_stories.rules.possessions import Possessions

__all__ = ["Picks"]

PROMPTS = {
    codes.PICK_AGENT: codes.ASK_AGENT,
    codes.PICK_DIE: codes.ASK_DIE,
    codes.PICK_SHIELD: codes.ASK_SHIELD,
    codes.PICK_PLACE: codes.ASK_PLACE,
    codes.PICK_RESOURCE: codes.ASK_RESOURCE,
}


class Picks(Possessions):
    """Questions in the middle of an effect."""

    __slots__ = ()

    def pick(self, kind: int, a: int, b: int) -> None:
        """Asks; with nothing to pick there is nothing to ask."""
        options = self.pickable(kind, a, b)
        if not options:
            self.registers[ANSWER] = -1
            return
        for option in options:
            self.options.push(option)
        self.ask(self.seat_of(self.actor), PROMPTS[kind])

    def pickable(self, kind: int, a: int, b: int) -> list[int]:
        """What can be picked."""
        if kind == codes.PICK_AGENT:
            return self.living()
        if kind == codes.PICK_DIE:
            return list(range(len(self.thrown or self.dice)))
        if kind == codes.PICK_SHIELD:
            return self.shields_in_reach(a, b)
        if kind == codes.PICK_PLACE:
            return [place for place in self.destinations() if a in self.story.tags[place]]
        colours = range(len(RESOURCES))
        if a:  # to pay with
            return [colour for colour in colours if self.purse(colour)[self.actor]]
        return [colour for colour in colours if RESOURCES[colour] in self.story.resources]

    def shields_in_reach(self, wanted: int, beside: int) -> list[int]:
        """The piles with a shield of this kind here, or also beside; grey is any (TIME-TST-7)."""
        found = []
        for card in self.cards_in_reach(self.space[self.actor], beside):
            for trial in self.open_tests(card):
                found += [
                    trial * MOST_PILES + index
                    for index, (kind, count) in enumerate(self.shields(trial))
                    if count and wanted in (kind, GREY)
                ]
        return found

    def cards_in_reach(self, space: int, beside: int) -> list[int]:
        """The card of a space and, if wanted, those to its left and right (TIME-OPEN-14)."""
        if space < 0:
            return []
        row = self.story.place_cards(self.here)
        at = row.index(space)
        near = row[max(0, at - beside) : at + beside + 1]
        return [self.card_at(other) for other in near if self.card_at(other) >= 0]

    def eliminate_picked(self, picked: int) -> None:
        """One shield of the pile that was chosen, whatever lies left of it (TIME-OPEN-35)."""
        if picked < 0:
            return
        trial, index = divmod(picked, MOST_PILES)
        self.piles()[index][trial] -= 1
        card = self.told("card", self.story.tests[trial].card)
        self.say("hits", {"card": card, "n": 1})
        if self.is_beaten(trial):
            self.pass_test(self.actor, trial)

    # Answers that cost something.

    def offer(self, kind: int, count: int) -> None:
        """Only answers that the actor can pay for are offered; without any, nothing follows."""
        prices = self.story.prices[self.pc - WIDTH]
        able = [number for number, price in enumerate(prices) if self.can_pay(self.actor, price)]
        if kind == MAY and not able:
            self.pc = count  # declined
        elif kind == CHOOSE and not able:
            self.come_back()
        elif kind == CHOOSE:
            for number in able:
                self.options.push(number)
            self.ask(self.seat_of(self.actor), ASK_CHOOSE)
        else:
            super().offer(kind, count)
