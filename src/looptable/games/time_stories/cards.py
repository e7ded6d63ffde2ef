"""Cards of a place: who may go there, who reads them, what they leave behind."""

from looptable.games.time_stories.codes import LAID, PASSED, UNREAD
from looptable.games.time_stories.memory import Memory

__all__ = ["Cards"]


class Cards(Memory):
    """Access, reading, revealing, elements."""

    __slots__ = ()

    # Access.

    def spaces(self) -> list[int]:
        """The spaces of the place where the group is that have a card."""
        return [card for card in self.story.place_cards(self.here) if self.card_at(card) >= 0]

    def may_go(self, agent: int, space: int) -> bool:
        """Whether the condition on the back lets an agent go there (TIME-SEA-2)."""
        if self.card_at(space) < 0:
            return False
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
        """Whether an agent must pass the test of its card before it may leave (TIME-LCK-2)."""
        card = self.card_of(agent)
        return card >= 0 and self.card(card).lock and self.test[card] == LAID

    # Reading.

    def arrive(self, agent: int, space: int) -> None:
        """Puts a pawn on a space; what the card there says comes next."""
        self.space[agent] = space
        self.arrived[agent] = 1

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

    def lay_test(self, card: int) -> None:
        """Lays the shields of a test below its card, from left to right (TIME-TST-8)."""
        test = self.card(card).test
        if test is None or self.test[card] != UNREAD:
            return
        self.test[card] = LAID
        for pile, (_, count) in zip(
            (self.pile_1, self.pile_2, self.pile_3), test.piles, strict=False
        ):
            pile[card] = count
        self.say("shields", {"card": self.told("card", card)}, reveals=True)

    def shields(self, card: int) -> list[tuple[int, int]]:
        """Kind and number of the shields left below a card, from left to right."""
        test = self.card(card).test
        if test is None or self.test[card] != LAID:
            return []
        rows = (self.pile_1, self.pile_2, self.pile_3)
        return [(kind, rows[i][card]) for i, (kind, _) in enumerate(test.piles)]

    def shields_of(self, card: int, wanted: int) -> int:
        """How many shields of a kind are left."""
        return sum(count for kind, count in self.shields(card) if kind == wanted)

    def in_test(self, agent: int) -> bool:
        """Whether an agent stands on a card with shields left (TIME-TST-18)."""
        card = self.card_of(agent)
        return card >= 0 and self.test[card] == LAID

    def reset_tests(self) -> None:
        """Tests of a place are as printed when the group comes back (TIME-CHG-20)."""
        for card in range(len(self.test)):
            self.test[card] = UNREAD
            self.pile_1[card] = self.pile_2[card] = self.pile_3[card] = 0
            self.over_card[card] = -1

    # What cards do to cards.

    def reveal(self, agent: int, card: int) -> None:
        """A sealed card replaces the one where the agent stands (TIME-STA-6), and is read there."""
        space = self.space[agent]
        if space < 0 or self.gone[card] or self.is_moved(card) or card == space:
            return
        self.over_card[space] = card
        data = {"card": self.told("card", card), "by": self.name("agent", agent)}
        self.say("revealed", {**data}, reveals=True)
        for other in self.on(space):
            self.arrived[other] = 1

    def remove(self, card: int) -> None:
        """A card is out of the game until the next run (TIME-ADV-2)."""
        if not self.gone[card]:
            self.gone[card] = 1
            self.say("removed", {"card": self.told("card", card)})

    def pass_test(self, agent: int, card: int) -> None:
        """The last shield is gone (TIME-TST-11); the reward comes before an adversary leaves."""
        test = self.card(card).test
        assert test is not None
        self.test[card] = PASSED
        self.say("passed", {"card": self.told("card", card)}, reveals=True)
        if self.card(card).adversary:
            self.remove(card)
        if test.passed >= 0:
            audience = self.seers(self.company(agent))
            tale = f"{self.told('card', card)}.text"
            self.say("rewarded", {"passed": tale}, audience, reveals=True)
            self.note(audience, "passed", card)
            self.call(test.passed, agent)

    # Elements and tokens.

    def gain_element(self, agent: int, element: int) -> None:
        """Whoever gains an element holds it (TIME-OBJ-11); there is only one of it."""
        if self.holder[element] >= 0:
            return
        self.holder[element] = agent
        data = {"agent": self.name("agent", agent), "element": self.told("element", element)}
        self.say("gains-element", {**data}, reveals=True)
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
            self.say("gains-token", {"token": self.told("token", token)}, reveals=True)
