"""Cards: hands, draw piles, the artifact deck, what is available, what is destroyed. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.games.the_loop.rules.clones import Crowd
from looptable.games.the_loop.rules.codes import (
    ASK_DOOMED,
    ERAS,
    S_ARTIFACTS,
    S_DECKS,
)

__all__ = ["Decks"]

HAND: Final[i64] = 3


class Decks(Crowd):
    """Where every card is."""

    __slots__ = ()

    def card_name(self, card: i64) -> str:
        """The name of a card."""
        return self.names.names["card"].name(card)

    def agent_name(self, agent: i64) -> str:
        """The name of an agent."""
        return self.names.names["agent"].name(agent)

    def tell_card(self, kind: str, card: i64, agent: i64, reveals: bool) -> None:
        """Tells something about a card of an agent."""
        data = {"card": self.card_name(card), "agent": self.agent_name(agent)}
        self.tell(kind, {**data}, None, reveals)

    # The decks of agents. In solo play there is one draw pile and one discard pile for all.

    def deck_of(self, agent: i64) -> i64:
        """Which draw and discard pile an agent uses."""
        if self.solo:
            return 0
        return agent

    def hand_size(self, agent: i64) -> i64:
        """How many cards an agent has in hand."""
        return len(self.ready[agent]) + len(self.exhausted[agent])

    def has_card_to_draw(self, agent: i64) -> bool:
        """Whether a draw would give a card."""
        deck = self.deck_of(agent)
        return self.draw[deck].height + self.discard[deck].height > 0

    def next_card(self, agent: i64) -> i64:
        """Takes the top card of a draw pile; shuffles the discard pile first if it must."""
        deck = self.deck_of(agent)
        if not self.draw[deck]:
            if not self.discard[deck]:
                return -1
            self.discard[deck].move_to(self.draw[deck])
            self.chance.shuffle(S_DECKS, self.draw[deck])
            self.known_top[deck] = 0
            if self.listener is not None:
                self.tell("reshuffles", {"agent": self.agent_name(agent)})
        if self.known_top[deck] > 0:
            self.known_top[deck] -= 1
        return self.draw[deck].pop()

    def draw_card(self, agent: i64) -> i64:
        """A card from the draw pile into the hand, ready; -1 if there is none."""
        card = self.next_card(agent)
        if card >= 0:
            self.ready[agent].push(card)
            if self.listener is not None:
                self.tell_card("draws", card, agent, True)
        return card

    def draw_up(self, agent: i64) -> None:
        """Draws until the hand has three cards."""
        while self.hand_size(agent) < HAND:
            if self.draw_card(agent) < 0:
                return

    def leave_hand(self, agent: i64, card: i64) -> None:
        """Takes a card out of a hand, ready or exhausted."""
        if not self.ready[agent].drop(card):
            self.exhausted[agent].drop(card)

    def discard_card(self, agent: i64, card: i64) -> None:
        """A card of a hand to its owner's discard pile."""
        self.leave_hand(agent, card)
        self.discard[self.deck_of(agent)].push(card)
        if self.listener is not None:
            self.tell_card("discards", card, agent, False)

    def discard_hand(self, agent: i64) -> None:
        """The whole hand to the discard pile."""
        self.discard_all(agent, self.ready[agent])
        self.discard_all(agent, self.exhausted[agent])

    def discard_all(self, agent: i64, cards: Pile) -> None:
        """Some cards of a hand to the discard pile."""
        if self.listener is not None:
            for index in range(cards.height):
                self.tell_card("discards", cards.at(index), agent, False)
        cards.move_to(self.discard[self.deck_of(agent)])

    def put_on_deck(self, agent: i64, card: i64) -> None:
        """A card face down on top of a draw pile: it is acquired."""
        deck = self.deck_of(agent)
        self.draw[deck].push(card)
        self.known_top[deck] += 1  # everybody saw which card it is
        if self.listener is not None:
            self.tell_card("acquires", card, agent, False)

    # The artifact deck and the destroyed pile.

    def destroy_card(self, card: i64) -> None:
        """A card face up on the destroyed pile."""
        self.destroyed.push(card)
        if self.listener is not None:
            self.tell("card-destroyed", {"card": self.card_name(card)})

    def next_artifact(self) -> i64:
        """The top card of the artifact deck; shuffles the destroyed pile first if it must."""
        if not self.artifacts:
            if not self.destroyed:
                return -1
            self.destroyed.move_to(self.artifacts)
            self.chance.shuffle(S_ARTIFACTS, self.artifacts)
            if self.listener is not None:
                self.tell("artifacts-reshuffled", {})
        return self.artifacts.pop()

    def reveal_artifact(self) -> i64:
        """Turns up an artifact at its origin era; gives the card, or -1.

        On a vortex it is doomed, at once or, if an ability revealed it, after that (LOOP-VORTEX-9).
        """
        card = self.next_artifact()
        if card < 0:
            return -1
        era = self.book.origin[card]
        if self.listener is not None:
            data = {"card": self.card_name(card), "era": self.era_name(era)}
            self.tell("artifact-revealed", {**data}, None, True)
        if self.vortex[era] and self.pc < 0:
            self.doomed.push(card)
            return card
        self.available[era].push(card)
        if self.vortex[era]:
            self.tainted = 1
        return card

    def come_back(self) -> None:
        """Goes back to the caller; after a whole ability vortexes take what it revealed there."""
        super().come_back()
        if self.tainted and self.pc < 0:
            self.tainted = 0
            era: i64 = 0
            while era < ERAS:
                if self.vortex[era]:
                    self.doom_artifacts(era)
                era += 1

    def find_tainted(self) -> None:
        """Works out whether artifacts lie on a vortex, which takes them when the ability is over."""
        self.tainted = 0
        era: i64 = 0
        while era < ERAS:
            if self.vortex[era] and self.available[era]:
                self.tainted = 1
            era += 1

    def doom_artifacts(self, era: i64) -> None:
        """A vortex takes the artifacts available in an era."""
        self.available[era].move_to(self.doomed)

    def destroy_doomed(self) -> None:
        """Destroys what a vortex took; of several at once the active player chooses the order."""
        self.options.push_all(self.doomed)
        self.ask(self.seat_of(self.active), ASK_DOOMED)
