"""Places: opening, entering, leaving, and what happens on the way."""

from collections.abc import Callable, Sequence

from looptable.engine.contract.event import Fact
from looptable.games.time_stories.rules.codes import (
    CAPTAIN,
    CHOOSING,
    ENTERING,
    EXPLORING,
    FREE,
    JUDGING,
    LEAVING,
    MAY_LEAVE,
    OUT,
    OVER,
    PLACES,
    TRAVELLING,
)
from looptable.games.time_stories.rules.rolls import Rolls

__all__ = ["Travel"]

RED = 2  # units of time that leaving a red place costs in addition (TIME-CHG-14)
SIDES = 3  # the Time Captain die shows 1, 2 or 3


class Travel(Rolls):
    """Entering and changing places."""

    __slots__ = ()

    # What a layer above knows.

    def free_deeds(self, agent: int) -> Sequence[object]:
        """What an agent may do at any time, for nothing."""
        raise NotImplementedError

    # Opening and entering.

    def open_place(self, place: int) -> None:
        """The Time Captain lays out the cards and reads card A to all; nobody has entered yet."""
        self.here = place
        self.sent = -1
        self.visited[place] = 1
        self.clear_unit()
        self.phase = ENTERING
        data: dict[str, Fact] = {"seat": self.captain, "place": self.told("place", place)}
        self.say("opens", {**data}, reveals=True)
        self.note(range(self.seats()), "place", place)
        self.trigger("opening", *self.living())

    def deed(self, deed: int) -> int:
        """The number of something that is not a move among all that can be declared."""
        return len(self.story.cards) + deed

    def entries(self, agent: int) -> list[int]:
        """Where an agent may enter."""
        return [space for space in self.spaces() if self.may_go(agent, space)]

    def required(self) -> list[int]:
        """The cards that at least one agent must go to (TIME-ICO-2)."""
        return [space for space in self.spaces() if self.card(space).sign == "required"]

    def may_stay_out(self) -> bool:
        """Whether the team may still refuse to enter (TIME-ENT-6, TIME-ICO-7)."""
        return not self.settled and self.most_served() == 0 and bool(self.destinations())

    def most_served(self) -> int:
        """How many of the required cards can have an agent at once."""
        served: dict[int, int] = {}

        def serve(card: int, tried: set[int]) -> bool:
            for agent in self.living():
                if agent in tried or not self.may_go(agent, card):
                    continue
                tried.add(agent)
                if agent not in served or serve(served[agent], tried):
                    served[agent] = card
                    return True
            return False

        return sum(serve(card, set()) for card in self.required())

    def declare_the_obvious(self, options: Callable[[int], list[int]]) -> None:
        """Who has one option and no secret is not asked."""
        for agent in self.living():
            if self.intent[agent] < 0:
                able = options(agent)
                if len(able) == 1 and (self.skips[agent] or not self.may_act_freely(agent)):
                    self.intent[agent] = able[0]

    def may_act_freely(self, agent: int) -> bool:
        """Whether it may be a secret that an agent has nothing free to do: its card, what it holds."""
        card = self.card_of(agent)
        return (card >= 0 and bool(self.card(card).offers)) or agent in list(self.holder)

    def entry_options(self, agent: int) -> list[int]:
        """Spaces; staying out; something free first."""
        options = self.entries(agent)
        if self.may_stay_out() or not options:
            options.append(self.deed(OUT))
        if self.free_deeds(agent):
            options.append(self.deed(FREE))
        return options

    def enter(self) -> None:
        """All have declared where they enter; the entry stands or is refused (TIME-ICO-6)."""
        living = self.living()
        # Whoever may go nowhere here stays off the board, whatever the others do.
        able = [agent for agent in living if self.entries(agent)]
        outside = [agent for agent in able if self.intent[agent] == self.deed(OUT)]
        if len(outside) == len(able):
            self.stay_out()
            return
        if outside:  # TIME-ENT-5: if one enters, all do
            self.settled = 1
            for agent in outside:
                self.intent[agent] = -1
            self.declare_the_obvious(self.entry_options)
            # Who wanted to stay out and has no choice now is theirs to tell.
            asked = [self.name("agent", agent) for agent in outside if self.intent[agent] < 0]
            if asked:
                self.say("must-enter", {"agent": asked}, reveals=True)
            return
        if self.refuse_lone_visits():
            return
        wanted = {self.intent[agent] for agent in living}
        if len(wanted.intersection(self.required())) < self.most_served():
            for agent in living:
                self.intent[agent] = -1
            self.say("entry-refused", {}, reveals=True)
            return
        for agent in living:
            space = self.intent[agent]
            self.intent[agent] = -1
            if agent in able:
                data = {"agent": self.name("agent", agent), "card": self.told("card", space)}
                self.say("enters", {**data}, reveals=True)
                self.arrive(agent, space)
                self.trigger("enter", agent)
        self.drop_fleeting(wanted)
        self.settled = 0
        self.phase = EXPLORING

    def refuse_lone_visits(self) -> bool:
        """Only all together may go to a card for the whole group (TIME-SEA-13); says if some may not."""
        goals = {agent: self.goal(agent) for agent in self.living()}
        movers = [
            agent
            for agent, goal in goals.items()
            if goal not in (-1, self.space[agent]) and self.is_for_group(goal)
        ]
        if len(set(goals.values())) == 1 or not movers:  # who is there already may stay
            return False
        for agent in movers:
            self.intent[agent] = -1
        names = [self.name("agent", agent) for agent in movers]
        self.say("group-refused", {"agent": names}, reveals=True)
        return True

    def goal(self, agent: int) -> int:
        """The space where an agent will be if it does what it has declared, or -1."""
        action = self.intent[agent]
        return action if 0 <= action < len(self.story.cards) else self.space[agent]

    def drop_fleeting(self, visited: set[int]) -> None:
        """Cards with the discard sign go unless somebody went there (TIME-ICO-3)."""
        for space in self.spaces():
            if self.card(space).sign == "fleeting" and space not in visited:
                self.remove(space)

    def stay_out(self) -> None:
        """Nobody enters: the group goes on at once (TIME-ENT-10)."""
        for agent in self.agents():
            self.intent[agent] = -1
        self.say("stays-out", {}, reveals=True)
        self.drop_fleeting(set())
        self.phase = LEAVING

    # Leaving.

    def destinations(self) -> list[int]:
        """Every place written in full on the plan, except this one (TIME-CHG-4, TIME-CHG-7)."""
        return [place for place, on in enumerate(self.plan) if on and place != self.here]

    def may_leave(self) -> bool:
        """Whether nobody is locked (TIME-CHG-23) and there is somewhere to go."""
        held = any(
            self.is_locked(agent) or not self.is_allowed(agent, MAY_LEAVE)
            for agent in self.living()
        )
        return not held and bool(self.destinations())

    def favourite(self) -> int:
        """The place with most votes; the Time Captain breaks a tie (TIME-CHG-9).

        Four players at most: the Time Captain's own choice is among the tied ones, whichever they are.
        """
        votes = [ballot - PLACES for ballot in self.vote]
        own = votes[self.captain]
        return max(votes, key=lambda place: (votes.count(place), place == own))

    def depart(self, place: int) -> None:
        """Pawns off the board, cards tidied away, the die rolled (TIME-CHG-2)."""
        if self.phase == CHOOSING:  # the run starts there: the group is nowhere yet
            self.sent = place
            return
        was_red = self.story.red[self.here]
        self.clear_unit()
        self.stop_card()
        self.reset_tests()
        for agent in self.agents():
            self.space[agent] = -1
        self.left = self.here
        self.sent = place
        self.phase = TRAVELLING
        die = 1 + self.chance.below(CAPTAIN, SIDES)
        data: dict[str, Fact] = {
            "seat": self.captain,
            "place": self.told("place", place),
            "n": die,
            "extra": RED if was_red else 0,
        }
        self.say("departs", {**data}, reveals=True)
        self.pass_time(die + (RED if was_red else 0))
        if not self.is_run_over():
            self.trigger("leaving", *self.living())

    def go_on_travelling(self) -> None:
        """The office passes to the left, after what works between it and the die (TIME-POW-10)."""
        self.captain = (self.captain + 1) % self.seats()
        self.open_place(self.sent)

    def is_run_over(self) -> bool:
        """Whether the run, or the match, has ended."""
        return self.phase in (JUDGING, OVER)
