"""Phases III to V: acquiring, completing, refreshing; cycles, rewards, solo deals. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.rules.actions import Actions
from looptable.games.the_loop.rules.codes import (
    ASK_ACQUIRE,
    ASK_AGENT,
    ASK_COMPLETE,
    ASK_REWARD,
    ASK_TILE,
    CLONES_PHASE,
    COMPLETE_PHASE,
    DEAL_PHASE,
    MEGA_VORTEX,
    NOTHING,
    REFRESH_PHASE,
    REWARD_PHASE,
    S_FOO,
    TIME_UP,
    ULTRAMACHINA,
    WON,
)

__all__ = ["Turn"]

HAND: Final[i64] = 3
CYCLES: Final[i64] = 3
LAST_ERA: Final[i64] = 6


class Turn(Actions):
    """The end of a turn and what follows."""

    __slots__ = ()

    # Phase III and IV.

    def ask_acquire(self) -> None:
        """One artifact of the active agent's era, or none."""
        here = self.at[self.active]
        if not self.available[here]:
            self.phase = COMPLETE_PHASE
            return
        self.options.push_all(self.available[here])
        self.options.push(NOTHING)
        self.ask(self.seat_of(self.active), ASK_ACQUIRE)

    def acquire(self, card: i64) -> None:
        """The artifact goes on top of the draw pile."""
        self.phase = COMPLETE_PHASE
        if card != NOTHING:
            self.available[self.at[self.active]].drop(card)
            self.put_on_deck(self.active, card)

    def ask_complete(self) -> None:
        """The mission of the active agent's era, if it has all its cubes."""
        here = self.at[self.active]
        if self.revealed[here] == 0 or not self.is_full(self.mission[here]):
            self.phase = REFRESH_PHASE
            return
        self.options.push(1)
        self.options.push(0)
        self.ask(self.seat_of(self.active), ASK_COMPLETE)

    def answer_complete(self, yes: i64) -> None:
        """A completed mission brings a new one and a reward, unless it wins."""
        self.phase = REFRESH_PHASE
        if yes == 0:
            return
        self.complete(self.at[self.active])
        if self.has_won():
            self.finish(WON)
            return
        self.replace_mission()
        self.start_reward(REWARD_PHASE)

    # The attendance reward: a card for every player and one more.

    def players(self) -> i64:
        """How many players there are: one in solo play, whatever the number of agents."""
        if self.solo:
            return 1
        return len(self.at)

    def start_reward(self, phase: i64) -> None:
        """Turns up one card more than there are players."""
        self.phase = phase
        self.rewarded = 0
        count = self.players() + 1
        while count > 0:
            card = self.next_artifact()
            if card < 0:
                break
            self.tray.push(card)
            if self.listener is not None:
                self.tell("reward-revealed", {"card": self.card_name(card)}, None, True)
            count -= 1

    def ask_reward(self, after: i64) -> None:
        """Players take one card each, in turn order from the active one; the last is destroyed."""
        if self.rewarded == self.players() or not self.tray:
            while self.tray:
                self.destroy_card(self.tray.pop())
            self.rewarded = 0
            self.phase = after
            return
        self.options.push_all(self.tray)
        self.ask(self.seat_of(self.rewarded_agent()), ASK_REWARD)

    def rewarded_agent(self) -> i64:
        """Whose turn it is to take a reward."""
        return (self.active + self.rewarded) % len(self.at)

    def take_reward(self, card: i64) -> None:
        """A reward goes on top of its taker's draw pile."""
        self.tray.drop(card)
        self.put_on_deck(self.rewarded_agent(), card)
        self.rewarded += 1

    # Phase V.

    def refresh(self) -> None:
        """Batteries, hand, draws; then the turn, and perhaps the cycle, is over."""
        me = self.active
        self.empty[me] = 0
        self.discard_hand(me)
        if not self.solo:
            for agent in range(len(self.at)):
                self.draw_up(agent)
        if self.difficulty > 0 and self.vortex[self.at[me]]:
            self.finish(MEGA_VORTEX)
            return
        if self.is_cycle_over() and not self.next_cycle():
            return
        self.end_turn()

    def is_cycle_over(self) -> bool:
        """A cycle ends with the turn in which Foo has been everywhere."""
        if self.mode == ULTRAMACHINA:
            return self.foo == LAST_ERA
        return not self.foo_deck

    def next_cycle(self) -> bool:
        """The Foo deck is shuffled and moves on; after the third cycle time is up."""
        if self.cycle == CYCLES:
            self.finish(TIME_UP)
            return False
        self.cycle += 1
        if self.mode == ULTRAMACHINA:
            for _ in range(3):
                self.reveal_machina()
        else:
            self.foo_row.move_to(self.foo_deck)
            self.chance.shuffle(S_FOO, self.foo_deck)
        if self.listener is not None:
            self.tell("cycle", {"n": self.cycle})
        return True

    def reveal_machina(self) -> None:
        """Another machina card at its era."""
        if not self.machina_deck:
            return
        card = self.machina_deck.pop()
        self.machina_in_play[card] = 1
        if self.listener is not None:
            name = self.names.names["machina"].name(card)
            self.tell("machina-revealed", {"machina": name}, None, True)

    def end_turn(self) -> None:
        """The next agent clockwise begins; in solo play the deal decides."""
        self.turn += 1
        self.loops = 0
        self.ability_used = 0
        self.marked = 0
        self.ending_actions = 0
        self.killed = 0
        if self.solo:
            self.phase = DEAL_PHASE
        else:
            self.begin((self.active + 1) % len(self.at))

    def begin(self, agent: i64) -> None:
        """An agent begins its turn."""
        self.active = agent
        self.phase = CLONES_PHASE
        if self.listener is not None:
            self.tell("turn", {"agent": self.agent_name(agent), "n": self.turn})

    # Solo: cards are dealt to tiles until one has three.

    def deal(self) -> None:
        """Deals one card; a starting card goes to its agent, any other where the player likes."""
        agent = self.agent_to_play()
        if agent >= 0:
            self.begin(agent)
            return
        if not self.tray and not self.has_card_to_draw(0):
            self.ask_who_plays()
            return
        if not self.tray:
            card = self.next_card(0)
            self.tray.push(card)
            if self.listener is not None:
                self.tell("dealt", {"card": self.card_name(card)}, None, True)
        card = self.tray.at(0)
        owner = self.book.owner[card]
        for slot in range(self.agents.height):
            if owner < 0 or self.agents.at(slot) == owner:
                self.options.push(slot)
        if not self.options:  # a card of an agent who is not in play
            for slot in range(self.agents.height):
                self.options.push(slot)
        self.ask(0, ASK_TILE)

    def agent_to_play(self) -> i64:
        """The agent with three cards, or -1."""
        for agent in range(len(self.at)):
            if self.hand_size(agent) >= HAND:
                return agent
        return -1

    def ask_who_plays(self) -> None:
        """LOOP-OPEN-30: when no card is left to deal, an agent with most cards plays."""
        most: i64 = 0
        for agent in range(len(self.at)):
            most = max(most, self.hand_size(agent))
        for agent in range(len(self.at)):
            if self.hand_size(agent) == most:
                self.options.push(agent)
        self.ask(0, ASK_AGENT)

    def deal_to(self, agent: i64) -> None:
        """The dealt card goes to a tile."""
        card = self.tray.pop()
        self.ready[agent].push(card)
        if self.listener is not None:
            self.tell_card("deals", card, agent, False)
