"""A run: its clock, how it ends, and what is left of it for the next one."""

from looptable.engine.contract.event import Fact
from looptable.games.time_stories.rules.codes import ALIVE, CHOOSING, JUDGING, OVER, UNREAD, VORTEX
from looptable.games.time_stories.rules.table import SUCCESS, Table

__all__ = ["Runs"]

OUT_OF_TIME, ALL_DEAD, FAILED = 1, 2, 3
BY_TIME = 0  # the Mission failed (TU) card


class Runs(Table):
    """The clock, life and death, success and failure."""

    __slots__ = ()

    # What a layer above knows.

    def trigger(self, moment: str, *agents: int) -> None:
        """A moment has come for agents, at which powers may work."""
        raise NotImplementedError

    def can_stir(self) -> bool:
        """Whether something may still happen by itself."""
        raise NotImplementedError

    # The clock.

    def pass_time(self, units: int, *, reveals: bool = False) -> None:
        """Moves the time marker towards 0, where the run ends at once (TIME-FAI-1, TIME-FAI-4)."""
        if units <= 0 or self.phase in (JUDGING, OVER):
            return
        self.time = max(0, self.time - units)
        self.say("time", {"units": units, "n": self.time}, reveals=reveals)
        if self.time == 0:
            self.fail(OUT_OF_TIME, BY_TIME)

    def gain_time(self, units: int) -> None:
        """Moves the marker away from 0, without a limit (TIME-SYM-13)."""
        self.time += units
        self.say("time-gained", {"units": units, "n": self.time})

    # Life and death.

    def hurt(self, agent: int, points: int) -> None:
        """Takes life; a receptacle that loses its last point dies at once (TIME-DTH-1)."""
        if points <= 0 or not self.is_alive(agent):
            return
        self.life[agent] = max(0, self.life[agent] - points)
        self.say("hurt", {"agent": self.name("agent", agent), "n": points})
        if self.life[agent] == 0:
            self.die(agent)
        else:
            self.trigger("hurt", agent)

    def heal(self, agent: int, points: int) -> None:
        """Gives life, never above the printed value (TIME-RCP-6), never to the dead (TIME-DTH-19)."""
        if not self.is_alive(agent):
            return
        given = min(points, self.body(agent).life - self.life[agent])
        if given > 0:
            self.life[agent] += given
            self.say("healed", {"agent": self.name("agent", agent), "n": given})

    def die(self, agent: int) -> None:
        """Off the board, into the vortex for seven units, or for the rest of the run."""
        self.space[agent] = -1
        self.intent[agent] = -1
        self.arrived[agent] = 0
        self.returns_at[agent] = max(0, self.time - VORTEX)
        self.waits[agent] = 0
        if self.freely == agent:
            self.freely = -1
        self.say("dies", {"agent": self.name("agent", agent), "n": self.returns_at[agent]})
        if not self.living():
            self.fail(ALL_DEAD, BY_TIME)

    def is_due(self, agent: int) -> bool:
        """Whether the marker has reached the small pawn of a dead agent (TIME-DTH-6, TIME-DTH-7)."""
        return bool(self.returns_at[agent] > 0 and self.time <= self.returns_at[agent])

    def next_due(self) -> int:
        """The next dead agent that may return now and has not put it off, or -1 (TIME-OPEN-27)."""
        due = [agent for agent in self.agents() if self.is_due(agent) and not self.waits[agent]]
        return due[0] if due else -1

    def revive(self, agent: int) -> None:
        """Back in the same receptacle, with full life (TIME-DTH-10)."""
        self.returns_at[agent] = ALIVE
        self.waits[agent] = 0
        self.life[agent] = self.body(agent).life
        self.say("returns", {"agent": self.name("agent", agent)})

    # Endings.

    def win(self) -> None:
        """The game told the team to read the Mission success card (TIME-WIN-1)."""
        self.clear_unit()
        self.stop_card()
        self.phase = OVER
        self.ending = SUCCESS
        self.halt()
        data: dict[str, Fact] = {"end": f"{self.story.id}.success", "n": self.run_number}
        self.say("success", {**data}, reveals=True)  # as few runs as can be (TIME-CPT-3)

    def fail(self, ending: int, card: int) -> None:
        """The run is over; all that was still to be resolved is dropped (TIME-FAI-5)."""
        if self.phase in (JUDGING, OVER):
            return
        self.clear_unit()
        self.stop_card()
        self.phase = JUDGING
        self.ending = ending
        self.failure = card
        self.failed[card] += 1
        self.say("failure", {"end": self.told("failure", card)}, reveals=True)

    def clear_unit(self) -> None:
        """Nothing is declared, voted, rolled or on its way."""
        for agent in self.agents():
            self.intent[agent] = -1
            self.arrived[agent] = self.waits[agent] = 0
        self.clear_votes()
        self.freely = self.roller = self.tried = self.ability = -1
        self.settled = self.in_order = self.extra = self.hits = self.stage = 0
        self.luck = 0
        for pile in (self.dice, self.thrown, self.moments, self.comers):
            pile.clear()
        for power in range(len(self.worked)):
            self.worked[power] = 0

    def clear_votes(self) -> None:
        """Nobody has voted."""
        for seat in range(self.seats()):
            self.vote[seat] = -1

    def clear_outvoted(self) -> None:
        """Nobody wanted to leave, as far as is remembered."""
        for seat in range(self.seats()):
            self.outvoted[seat] = 0

    def give_up(self) -> None:
        """The team does not try again: the match ends as the last run did."""
        self.clear_votes()
        self.phase = OVER
        self.halt()
        self.say("given-up", {"ending": self.name("ending", self.ending)}, reveals=True)

    def reset(self) -> None:
        """Everything is as before the first run, except elements with the logo (TIME-RST-2)."""
        self.clear_unit()
        self.clear_outvoted()
        self.run_number += 1
        self.captain = (self.captain + 1) % self.seats()  # TIME-OPEN-42
        self.ending = self.failure = self.here = self.left = self.sent = -1
        self.reminded = 0
        for agent in self.agents():
            self.receptacle[agent] = self.space[agent] = self.did[agent] = -1
            self.life[agent] = self.worn[agent] = self.skips[agent] = self.store[agent] = 0
            self.returns_at[agent] = ALIVE
            for colour in range(4):
                self.purse(colour)[agent] = 0
        self.clear_tests()
        for card in range(len(self.gone)):
            self.gone[card] = self.permitted[card] = 0
        for row in (self.taken, self.tokens):
            for index in range(len(row)):
                row[index] = 0
        for element, printed in enumerate(self.story.elements):
            if not printed.logo:
                self.holder[element] = -1
        self.turn_page()
        self.put_up()

    def clear_tests(self) -> None:
        """No shield lies anywhere, and every card of a panorama where it belongs."""
        for trial in range(len(self.test)):
            self.test[trial] = UNREAD
            self.pile_1[trial] = self.pile_2[trial] = self.pile_3[trial] = 0
        for card in range(len(self.over_card)):
            self.over_card[card] = -1

    def turn_page(self) -> None:
        """A new page in every notebook; a layer above keeps them."""
        raise NotImplementedError

    def put_up(self) -> None:
        """Lays out a run: the time, the plan, and receptacles to choose (TIME-RST-4)."""
        self.time = self.story.time
        for place in range(len(self.plan)):
            self.plan[place] = int(place in self.story.plan)
            self.visited[place] = 0
        for power in range(len(self.used)):
            self.used[power] = -1
        self.phase = CHOOSING
        self.say("run", {"n": self.run_number}, reveals=True)
