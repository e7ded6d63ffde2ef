"""The flow of a match: who is asked what, and what follows."""

from looptable.core.pile import Pile
from looptable.effects.program import ANSWER, bit
from looptable.engine.contract.event import Fact
from looptable.games.time_stories.rules.codes import (
    ACTING,
    AGAIN,
    ASK_ACTION,
    ASK_AGAIN,
    ASK_ENTRY,
    ASK_FREE,
    ASK_ORDER,
    ASK_PLACE,
    ASK_POWER,
    ASK_RECEPTACLE,
    ASK_RETURN,
    BEFORE,
    CHOOSING,
    ENTERING,
    EXPLORING,
    FREE,
    JUDGING,
    LEAVE,
    LEAVING,
    MAY_MOVE,
    NOTHING,
    PLACES,
    QUIT,
    REMAIN,
    RETURNING,
    ROLLING,
    STAY,
    STOP,
    TRAVELLING,
)
from looptable.games.time_stories.rules.keys import Keys

__all__ = ["StoryState"]


class StoryState(Keys):
    """One match of T.I.M.E Stories."""

    __slots__ = ()

    def clone(self) -> "StoryState":
        """An independent state, equal to this one."""
        return StoryState(self, self.story, self.names)

    # The flow.

    def proceed(self) -> None:
        """Goes on to the next question: first whoever has arrived reads."""
        self.thrown.clear()
        self.luck = 0
        self.remove_defeated()
        for agent in self.agents():
            if self.arrived[agent]:
                self.show_elements(self.company(agent))
                self.read_card(agent)
                return
        if self.go_on_with_moments():
            return
        if self.freely >= 0:
            self.ask_freely()
            return
        steps = {
            CHOOSING: self.choose_receptacles,
            ENTERING: self.ask_entries,
            EXPLORING: self.ask_actions,
            ACTING: self.go_on_acting,
            ROLLING: self.go_on_rolling,
            RETURNING: self.ask_returns,
            LEAVING: self.ask_place,
            TRAVELLING: self.go_on_travelling,
            JUDGING: self.ask_again,
        }
        steps[self.phase]()

    # Receptacles.

    def to_choose(self) -> list[int]:
        """The agents without a receptacle, those of the Time Captain first."""
        order = sorted(self.agents(), key=lambda agent: (agent - self.captain) % len(self.agents()))
        return [agent for agent in order if self.receptacle[agent] < 0]

    def choose_receptacles(self) -> None:
        """Each agent a receptacle of its own (TIME-RCP-10, TIME-RCP-12); then the run starts."""
        waiting = self.to_choose()
        if waiting:
            for body in range(len(self.story.receptacles)):
                if body not in list(self.receptacle):
                    self.options.push(body)
            self.ask(self.seat_of(waiting[0]), ASK_RECEPTACLE)
        elif not self.remind():
            self.open_place(self.story.start if self.sent < 0 else self.sent)

    def remind(self) -> bool:
        """Carries out what the failures so far say of all later runs (TIME-RST-9); False when all is."""
        after = self.story.after
        due = [card for card, times in enumerate(self.failed) for _ in range(times)
               if after[card] >= 0]  # fmt: skip
        if self.reminded >= len(due):
            return False
        self.reminded += 1
        self.call(after[due[self.reminded - 1]], self.own(self.captain)[0])
        return True

    def outfit(self) -> None:
        """Life as printed (TIME-RCP-5), resources from the inventory (TIME-RCP-8)."""
        few = 1 if len(self.agents()) < 4 else 0  # printed for four, and for three
        for agent in self.agents():
            body = self.body(agent)
            self.life[agent] = body.life
            self.store[agent] = body.store
            for colour, counts in enumerate(body.inventory):
                self.purse(colour)[agent] = counts[few]

    # Questions to all.

    def ask_seats(self, seats: list[int], prompt: int) -> None:
        """Asks these seats at once."""
        mask = 0
        for seat in seats:
            mask |= bit(seat)
        self.ask_all(mask, prompt)

    def undeclared(self, seat: int) -> list[int]:
        """The living agents of a seat that have nothing declared."""
        return [a for a in self.own(seat) if self.is_alive(a) and self.intent[a] < 0]

    def ask_entries(self) -> None:
        """Where does everybody enter? (TIME-ENT-3)"""
        if self.next_due() >= 0:
            self.ask_return([self.back()])
            return
        if not self.may_stay_out():
            self.declare_the_obvious(self.entry_options)
        seats = [seat for seat in range(self.seats()) if self.undeclared(seat)]
        if seats:
            self.ask_seats(seats, ASK_ENTRY)
        else:
            self.enter()

    def action_options(self, agent: int) -> list[int]:
        """Move, roll, nothing (TIME-TU-5); something free first; a vote to leave."""
        if self.skips[agent]:
            return [self.deed(NOTHING)]
        options: list[int] = []
        if not self.is_locked(agent) and self.is_allowed(agent, MAY_MOVE):
            here = self.space[agent]
            options = [s for s in self.spaces() if s != here and self.may_go(agent, s)]
        options += [self.roll_deed(trial) for trial in self.trials(agent)]
        options += [self.ability_deed(number) for number in self.abilities(agent)]
        options.append(self.deed(NOTHING))
        if self.free_deeds(agent):
            options.append(self.deed(FREE))
        if not self.settled and self.may_leave():
            options.append(self.deed(QUIT))
        return options

    def bystander_options(self) -> list[int]:
        """A player whose agents are all dead votes all the same (TIME-OPEN-7)."""
        options = [self.deed(REMAIN)]
        if self.may_leave():
            options.append(self.deed(QUIT))
        return options

    def is_bystander(self, seat: int) -> bool:
        """Whether a seat has no living agent."""
        return not any(self.is_alive(agent) for agent in self.own(seat))

    def is_decided(self, seat: int) -> bool:
        """Whether a seat has said all that it must before time is spent (TIME-TU-2)."""
        if self.is_bystander(seat):
            return bool(self.settled or self.vote[seat] >= 0)
        return bool(self.vote[seat] == LEAVE or not self.undeclared(seat))

    def ask_actions(self) -> None:
        """Everybody decides; then time is spent, or the group leaves."""
        if self.settled or not self.may_leave():
            self.declare_the_obvious(self.action_options)
        for seat in range(self.seats()):
            if self.is_bystander(seat) and len(self.bystander_options()) == 1:
                self.vote[seat] = STAY
        seats = [seat for seat in range(self.seats()) if not self.is_decided(seat)]
        if seats:
            self.ask_seats(seats, ASK_ACTION)
        else:
            self.settle_vote()

    def settle_vote(self) -> None:
        """A majority leaves; the Time Captain decides a tie (TIME-TU-18, TIME-CAP-5)."""
        if not self.settled:
            self.clear_outvoted()
        leavers = sum(vote == LEAVE for vote in self.vote)
        stayers = self.seats() - leavers
        captain_leaves = self.vote[self.captain] == LEAVE
        if leavers > stayers or (leavers == stayers and captain_leaves):
            self.clear_unit()
            self.say("leaves", {}, reveals=True)
            self.phase = LEAVING
            return
        if leavers:
            self.settled = 1
            voters = [seat for seat in range(self.seats()) if self.vote[seat] == LEAVE]
            for seat in voters:
                self.outvoted[seat] = 1
            self.clear_votes()
            self.say("stays", {"seat": voters}, reveals=True)
        elif not self.refuse_lone_visits():
            self.spend()

    def spend(self) -> None:
        """One unit for the whole team (TIME-TU-4), spent before anybody acts (TIME-TU-1)."""
        self.clear_votes()
        self.settled = self.in_order = 0
        for power in range(len(self.used)):
            self.used[power] = -1
        for agent in self.agents():
            self.waits[agent] = 0
        self.phase = ACTING
        self.pass_time(1, reveals=True)  # nobody knew before that all would stay
        if self.is_run_over():  # TIME-TU-17: nobody acts any more
            return
        for agent in self.agents():
            self.did[agent] = self.intent[agent]
            if self.is_alive(agent):
                data = {"agent": self.name("agent", agent), "action": self.action_told(agent)}
                self.say("plans", {**data}, reveals=True)

    def action_told(self, agent: int) -> str:
        """What an agent has declared, as events name it."""
        action = self.intent[agent]
        if action < len(self.story.cards):
            return "move"
        power = action - self.ability_deed(0)
        if power >= 0 and self.story.powers[power].rolls < 0:
            return "act"
        return "nothing" if action == self.deed(NOTHING) else "roll"

    # Acting.

    def go_on_acting(self) -> None:
        """The players choose the order (TIME-TU-12); the Time Captain says it (TIME-OPEN-49)."""
        left = [agent for agent in self.living() if self.intent[agent] >= 0]
        if not left:
            self.phase = RETURNING
            self.in_order = 0
            self.trigger("unit", *self.living())
        elif len(left) == 1 or self.in_order:
            self.act(left[0])
        else:
            for option in self.order_options(left):
                self.options.push(option)
            self.ask(self.captain, ASK_ORDER)

    def order_options(self, left: list[int]) -> list[int]:
        """Whose action is next, all in order, or who does something free first (TIME-OPEN-30)."""
        count = len(self.agents())
        free = [count + 1 + agent for agent in self.living() if self.seems_free(agent)]
        return [*left, count, *free]

    def act(self, agent: int) -> None:
        """One action, resolved completely before the next (TIME-TU-13)."""
        action = self.intent[agent]
        self.intent[agent] = -1
        if action < len(self.story.cards):
            if self.may_go(agent, action) and not self.is_locked(agent):
                data = {"agent": self.name("agent", agent), "card": self.told("card", action)}
                self.say("moves", {**data})
                self.arrive(agent, action)
        elif action != self.deed(NOTHING):
            self.start_action(agent, action)
        else:
            self.skips[agent] = 0
            self.idle(agent)

    # Returning from the vortex.

    def ask_returns(self) -> None:
        """Dead agents whose time has come may return where another stands (TIME-DTH-9)."""
        spaces = sorted({self.space[other] for other in self.living() if self.space[other] >= 0})
        if self.next_due() < 0 or not spaces:
            self.phase = EXPLORING
        else:
            self.ask_return(spaces)

    def ask_return(self, ways: list[int]) -> None:
        """Returning is free, and nobody has to (TIME-DTH-8, TIME-OPEN-27)."""
        for way in (*ways, self.wait()):
            self.options.push(way)
        self.ask(self.seat_of(self.next_due()), ASK_RETURN)

    # Leaving, and the end of a run.

    def ask_place(self) -> None:
        """The next place, by vote if there are several (TIME-CHG-8)."""
        places = self.destinations()
        if len(places) == 1:
            self.depart(places[0])
            return
        waiting = [seat for seat in range(self.seats()) if self.vote[seat] < 0]
        if waiting:
            self.ask_seats(waiting, ASK_PLACE)
            return
        self.depart(self.favourite())

    def ask_again(self) -> None:
        """After a failure: another run? (TIME-CPT-5)"""
        waiting = [seat for seat in range(self.seats()) if self.vote[seat] < 0]
        if waiting:
            self.ask_seats(waiting, ASK_AGAIN)
            return
        again = sum(vote == AGAIN for vote in self.vote)
        tied = 2 * again == self.seats()
        if 2 * again > self.seats() or (tied and self.vote[self.captain] == AGAIN):
            self.reset()
        else:
            self.give_up()

    # Answers.

    def ask(self, seat: int, prompt: int) -> None:
        """Asks one seat; inside an effect no trace of an earlier answer stays."""
        if self.pc >= 0:
            self.registers[ANSWER] = 0
        super().ask(seat, prompt)

    def take_only(self) -> None:
        """Takes the only option; what it is, only those hear who may know the question."""
        option = self.options.at(0)
        if self.prompt != ASK_FREE:
            data: dict[str, Fact] = {
                "seat": self.picker,
                "choice": self.option_name(self.prompt, option),
            }
            audience = self.seers(self.company(self.actor)) if self.pc >= 0 else None
            self.say("forced", {**data}, audience)
        self.answer(option)

    def offer_to(self, seat: int, prompt: int, options: Pile) -> None:
        """What a seat may answer to a question to all."""
        for option in self.offered(seat, prompt):
            options.push(option)

    def offered(self, seat: int, prompt: int) -> list[int]:
        """The same, as a list."""
        if prompt == ASK_PLACE:
            return self.destinations()
        if prompt == ASK_AGAIN:
            return [AGAIN, STOP]
        if prompt == ASK_ACTION and self.is_bystander(seat):
            return self.bystander_options()
        agent = self.undeclared(seat)[0]
        return self.entry_options(agent) if prompt == ASK_ENTRY else self.action_options(agent)

    def declared(self, prompt: int, seat: int, option: int) -> None:
        """Notes an answer to a question to all; everybody hears that a seat has decided, no more."""
        if prompt in (ASK_PLACE, ASK_AGAIN):
            self.vote[seat] = option + (PLACES if prompt == ASK_PLACE else 0)
        elif option == self.deed(QUIT):
            self.vote[seat] = LEAVE
            for agent in self.own(seat):
                self.intent[agent] = -1
        elif option == self.deed(REMAIN):
            self.vote[seat] = STAY
        elif option == self.deed(FREE):
            self.interrupt(self.undeclared(seat)[0])
            return
        else:
            self.intent[self.undeclared(seat)[0]] = option
            self.go_on_asking(prompt, seat)
        self.say("decided", {"seat": seat})

    def interrupt(self, agent: int) -> None:
        """Something free comes first; then all who have not decided are asked again."""
        self.freely = agent
        self.waiting = 0
        self.held = 0

    def go_on_asking(self, prompt: int, seat: int) -> None:
        """A seat with a second agent goes on deciding while others still do."""
        is_done = self.is_decided(seat) if prompt == ASK_ACTION else not self.undeclared(seat)
        if self.waiting and not is_done:
            self.waiting |= bit(seat)

    def chosen(self, prompt: int, option: int) -> None:
        """Carries out an answer to a question to one seat."""
        if prompt == ASK_RECEPTACLE:
            agent = self.to_choose()[0]
            self.receptacle[agent] = option
            data = {"agent": self.name("agent", agent)}
            self.say("chooses", {**data, "receptacle": self.told("receptacle", option)})
            if not self.to_choose():
                self.outfit()
                self.trigger("run", *self.agents())
        elif prompt == ASK_FREE:
            self.answer_freely(option)
        elif prompt == ASK_POWER:
            when = "before-roll" if self.stage == BEFORE else "after-roll"
            self.answer_power(when, self.roller, option)
        elif prompt == ASK_ORDER:
            if option > len(self.agents()):
                self.freely = option - len(self.agents()) - 1
            elif option == len(self.agents()):
                self.in_order = 1
            else:
                self.act(option)
        else:
            self.answer_return(self.next_due(), option)

    def answer_return(self, agent: int, option: int) -> None:
        """Back on a space, back on the way, or not yet."""
        if option == self.wait():
            self.waits[agent] = 1
            return
        self.revive(agent)
        if option < self.wait():
            self.arrive(agent, option)

    def ask_freely(self) -> None:
        """Something free, again and again, until the seat goes back to the others."""
        deeds = self.free_deeds(self.freely)
        for option in range(len(deeds) + 1):
            self.options.push(option)
        self.ask(self.seat_of(self.freely), ASK_FREE)

    def answer_freely(self, option: int) -> None:
        """Option 0 is enough of it.

        Whatever it was, all see whether the agent goes on after it: that tells if it had more to do.
        """
        agent = self.freely
        if option == 0:
            self.freely = -1
            return
        deed = self.free_deeds(agent)[option - 1]
        if deed.kind in ("offer", "use"):
            self.say("acts-freely", {"agent": self.name("agent", agent)}, reveals=True)
        self.do_freely(agent, deed)
