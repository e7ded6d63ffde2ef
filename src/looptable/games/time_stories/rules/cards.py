"""Cards of a place: who may go there, who reads them, what they leave behind."""

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.games.time_stories.mission.mission import Card
from looptable.games.time_stories.rules.codes import LAID, MAY_BREAK, MAY_VISIT, PASSED, UNREAD
from looptable.games.time_stories.rules.permissions import Rulings

__all__ = ["Cards"]


class Cards(Rulings):
    """Access, reading, revealing, elements."""

    __slots__ = ()

    # Access.

    def spaces(self) -> list[int]:
        """The spaces of the place where the group is that have a card."""
        return [card for card in self.story.place_cards(self.here) if self.card_at(card) >= 0]

    def may_go(self, agent: int, space: int) -> bool:
        """Whether the condition on the back, or a stronger text, lets an agent go there."""
        if self.card_at(space) < 0:
            return False
        return self.is_allowed(agent, MAY_VISIT, space, printed=self.is_unsealed(agent, space))

    def is_unsealed(self, agent: int, space: int) -> bool:
        """Whether the condition on the back is met (TIME-SEA-2)."""
        if self.over_card[space] >= 0:  # the card that was revealed there is open
            return True
        card = self.card(space)
        if card.sign == "forbidden" and not self.permitted[space]:
            return False
        seal = card.seal
        if seal is None:
            return True
        if not all(self.tokens[token] for token in seal.tokens):
            return False
        if seal.receptacles and self.receptacle[agent] not in seal.receptacles:
            return False
        return seal.key < 0 or self.has_key(seal.key, seal.receptacles)

    def has_key(self, key: int, receptacles: tuple[int, ...]) -> bool:
        """Whether one of the receptacles concerned holds the key (TIME-SEA-8, TIME-OPEN-13)."""
        holder = self.holder[key]
        if holder < 0 or not self.is_alive(holder):
            return False
        return not receptacles or self.receptacle[holder] in receptacles

    def is_for_group(self, space: int) -> bool:
        """Whether only the whole group together may go there (TIME-SEA-6)."""
        seal = self.card(space).seal
        return seal is not None and seal.group and self.over_card[space] < 0

    def is_locked(self, agent: int) -> bool:
        """Whether an agent must pass the tests of its card before it may leave (TIME-LCK-2)."""
        card = self.card_of(agent)
        if card < 0 or not self.card(card).lock or not self.in_test(agent):
            return False
        return not self.is_allowed(agent, MAY_BREAK, printed=False)

    # Reading.

    def arrive(self, agent: int, space: int) -> None:
        """Puts a pawn on a space; what the card there says comes next."""
        self.space[agent] = space
        self.arrived[agent] = 1
        self.trigger("arrive", agent)

    def read_card(self, agent: int) -> None:
        """An agent reads the card of its space (TIME-INF-1); its shields are laid (TIME-TST-15)."""
        self.arrived[agent] = 0
        card = self.card_of(agent)
        if card < 0:
            return
        seats = tuple(self.readers(agent))
        self.say("reads", {"card": self.told("card", card)}, seats, reveals=True)
        self.note(seats, "card", card)
        self.lay_test(card)
        if self.card(card).read >= 0:
            self.call(self.card(card).read, agent)

    # Tests.

    def lay_test(self, card: int) -> None:
        """Lays the shields of tests below their card, from left to right (TIME-TST-8)."""
        laid = False
        for trial in self.card(card).tests:
            if self.test[trial] != UNREAD:
                continue
            self.test[trial] = LAID
            for pile, (_, count) in zip(self.piles(), self.story.tests[trial].piles, strict=False):
                pile[trial] = count
                laid = True
        if laid:
            self.say("shields", {"card": self.told("card", card)}, reveals=True)

    def piles(self) -> tuple[vec[i64], vec[i64], vec[i64]]:
        """The rows of the piles, from left to right."""
        return self.pile_1, self.pile_2, self.pile_3

    def open_tests(self, card: int) -> list[int]:
        """The tests of a card that are laid and not passed."""
        if card < 0:
            return []
        return [trial for trial in self.card(card).tests if self.test[trial] == LAID]

    def shields(self, trial: int) -> list[tuple[int, int]]:
        """Kind and number of the shields left in a test, from left to right."""
        if self.test[trial] != LAID:
            return []
        printed = self.story.tests[trial].piles
        return [(kind, self.piles()[i][trial]) for i, (kind, _) in enumerate(printed)]

    def shields_left(self, trial: int, wanted: int) -> int:
        """How many shields of a kind are left in a test."""
        return sum(count for kind, count in self.shields(trial) if kind == wanted)

    def shields_on(self, card: int) -> list[tuple[int, int]]:
        """The shields left below a card, those of all its tests."""
        return [pile for trial in self.open_tests(card) for pile in self.shields(trial)]

    def shields_of(self, card: int, wanted: int) -> int:
        """How many shields of a kind are left below a card."""
        return sum(self.shields_left(trial, wanted) for trial in self.open_tests(card))

    def in_test(self, agent: int) -> bool:
        """Whether an agent stands on a card with a test to pass (TIME-TST-18)."""
        return bool(self.open_tests(self.card_of(agent)))

    def reset_tests(self) -> None:
        """Tests of a place are as printed when the group comes back (TIME-CHG-20)."""
        self.remove_defeated()
        self.clear_tests()

    def pass_test(self, agent: int, trial: int) -> None:
        """The last shield is gone (TIME-TST-11): what the card says then is carried out."""
        card = self.story.tests[trial].card
        self.close(trial)
        if self.card(card).either:
            for other in self.open_tests(card):
                self.close(other)
        self.say("passed", {"card": self.told("card", card)}, reveals=True)
        if self.story.tests[trial].passed >= 0:
            audience = self.seers(self.company(agent))
            tale = f"{self.told('trial', trial)}.text"
            self.say("rewarded", {"passed": tale}, audience, reveals=True)
            self.note(audience, "passed", trial)
            self.call(self.story.tests[trial].passed, agent)

    def remove_defeated(self) -> None:
        """A defeated adversary leaves when what its card says is carried out (TIME-ADV-5)."""
        for number, card in enumerate(self.story.cards):
            if card.adversary and card.tests and self.has_passed_all(card):
                self.remove(number)

    def has_passed_all(self, card: Card) -> bool:
        """Whether no test of a card is left."""
        return all(self.test[trial] == PASSED for trial in card.tests)

    def close(self, trial: int) -> None:
        """A test is over: nothing of it is left."""
        self.test[trial] = PASSED
        self.pile_1[trial] = self.pile_2[trial] = self.pile_3[trial] = 0

    # What cards do to cards.

    def reveal(self, agent: int, card: int) -> None:
        """A sealed card replaces the one where the agent stands (TIME-STA-6), and is read there."""
        space = self.space[agent]
        if space < 0 or self.gone[card] or self.is_moved(card) or card == space:
            return
        if not self.can_stir():  # cards that reveal each other for ever
            return
        self.over_card[space] = card
        data = {"card": self.told("card", card), "by": self.name("agent", agent)}
        self.say("revealed", {**data})
        for other in self.on(space):
            self.arrived[other] = 1

    def remove(self, card: int) -> None:
        """A card is out of the game until the next run (TIME-ADV-2)."""
        if not self.gone[card]:
            self.gone[card] = 1
            self.say("removed", {"card": self.told("card", card)})

    # Elements and tokens.

    def gain_element(self, agent: int, element: int) -> None:
        """Whoever gains an element holds it (TIME-OBJ-11); there is only one of it."""
        if self.holder[element] >= 0:
            return
        self.holder[element] = agent
        data = {"agent": self.name("agent", agent), "element": self.told("element", element)}
        self.say("gains-element", {**data})
        self.show_elements(self.company(agent))

    def show_elements(self, agents: list[int]) -> None:
        """Those who are together see each other's elements (TIME-INF-13)."""
        for element in range(len(self.holder)):
            if self.holder[element] in agents:
                self.note(self.seers(agents), "element", element)

    def lose_element(self, element: int) -> None:
        """An element goes back to its pile."""
        if self.holder[element] >= 0:
            self.holder[element] = -1
            self.say("loses-element", {"element": self.told("element", element)})

    def gain_token(self, token: int) -> None:
        """A state token for the whole team (TIME-STA-2); each exists once (TIME-STA-13)."""
        if not self.tokens[token]:
            self.tokens[token] = 1
            self.say("gains-token", {"token": self.told("token", token)})
