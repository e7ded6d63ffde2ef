"""Junior, Mr Loop's son, who plays against a single player. Compiled.

His set-up is the published one; what he does is our own design. He replays what he did the day before,
then plays the three new cards of the day's packet: a Garage, a Store and an Armory, in random order.
He never comes second, and launches only a machine that leaves another one open, unless it is his last
turn of the day. An intern puts each component where it brings a machine nearest to a good trip, and leaves
for the trip that pays best. A clerk or partner keeps to a plan (`junior_plan.py`), and his waste costs him
nothing: his father pays.
"""

from typing import Final

from mypy_extensions import i64

from looptable.engine.contract.event import Fact
from looptable.games.loop_inc.rules.codes import (
    ACT,
    ARMORY,
    GARAGE,
    INTERN,
    KINDS,
    LAUNCH,
    SPAN,
    TURN_OVER,
)
from looptable.games.loop_inc.rules.junior_plan import JUNIOR, PACKET, JuniorPlan, planned

__all__ = ["Junior"]

SLIGHT: Final[i64] = 30  # what a superfluous component takes from a hope, in hundredths of a point


class Junior(JuniorPlan):
    """A player without a seat."""

    def is_junior(self, player: i64) -> bool:
        """Whether a player is Junior."""
        return self.solo == 1 and player == JUNIOR

    def may_have_bonus(self, player: i64) -> bool:
        """Junior is in a hurry."""
        return not self.is_junior(player) and super().may_have_bonus(player)

    def has_new(self, player: i64) -> bool:
        """Junior's new cards come from his own deck, three a day."""
        if not self.is_junior(player):
            return super().has_new(player)
        return self.junior_deck.height > PACKET * (3 - self.day) and not self.is_out(player)

    def is_asked(self) -> bool:
        """Whether the active player chooses; Junior's part of a turn is played at once."""
        if not self.is_junior(self.active):
            return True
        if self.phase == LAUNCH:
            self.launch_junior()
        else:
            self.play_junior()
        return False

    def play_junior(self) -> None:
        """Past cards first; a new one shows what his deck held."""
        me = JUNIOR
        is_past = self.hand[me].height > 0
        if is_past:
            card = self.hand[me].take_at(0)
            self.tableau[me].push(card)
        else:
            card = self.junior_deck.pop()
            self.tableau[me].push(card)
            self.sideways[me].push(self.tableau[me].height)
        if self.listener is not None:
            event = "plays-past" if is_past else "junior-plays"
            data: dict[str, Fact] = {"seat": self.who(me), "card": self.card_name(card)}
            self.tell(event, data, None, not is_past)
        self.phase = ACT
        self.fetch(card)

    # Components.

    def fetch(self, card: i64) -> None:
        """Takes a component of a room, or causes a tear."""
        me = JUNIOR
        span = span_of(card)
        if self.stock(span) == 0 or self.open_machines(me) == 0:
            if self.listener is not None:
                self.tell("fails", {"seat": self.who(me)})
            self.cause_tear(me)
            return
        bay: i64 = -1
        if self.level != INTERN:
            bay = self.planned_bay(span, self.make_plan(card))
        if bay < 0:
            bay = self.hoped_bay(span)
        kind = bay % KINDS
        self.room[kind] -= 1
        self.load[self.bay(me, 0, bay)] += 1
        self.tell_component("takes", kind, bay // KINDS)

    def planned_bay(self, span: i64, plan: i64) -> i64:
        """Where the first machine of a plan lacks a component of a room, or -1."""
        mark: i64 = 0
        while mark < self.day:
            trip = planned(plan, mark)
            kind = span // SPAN
            while trip >= 0 and kind < span % SPAN:
                need = self.book.needs[self.printed(trip) * KINDS + kind]
                if self.load[self.bay(JUNIOR, mark, kind)] < need and self.room[kind] > 0:
                    return mark * KINDS + kind
                kind += 1
            mark += 1
        return -1

    def hoped_bay(self, span: i64) -> i64:
        """The component of a room, and the machine for it, with the best hope."""
        best: i64 = -1
        choice: i64 = 0
        kind = span // SPAN
        while kind < span % SPAN:
            mark: i64 = 0
            while mark < self.day and self.room[kind] > 0:
                if self.is_open(JUNIOR, mark):
                    hope = self.hope(mark, kind)
                    if hope > best:
                        best = hope
                        choice = mark * KINDS + kind
                mark += 1
            kind += 1
        return choice

    def hope(self, mark: i64, kind: i64) -> i64:
        """What the best trip promises a machine with one more component of a kind."""
        at = self.bay(JUNIOR, mark, kind)
        self.load[at] += 1
        best: i64 = 0
        trip: i64 = 0
        while trip < len(self.guests):
            if self.is_wanted(trip):
                lacks = self.lacking(JUNIOR, mark, trip)
                more = self.surplus(JUNIOR, mark, trip) + lacks
                best = max(best, 100 * self.points(trip) // (1 + lacks) - SLIGHT * more)
            trip += 1
        self.load[at] -= 1
        return best

    # Leaving.

    def launch_junior(self) -> None:
        """The trip that pays best, of all or of his plan, if it is time to leave."""
        me = JUNIOR
        self.phase = TURN_OVER
        if self.open_machines(me) < 2 and self.has_turn(me):
            return
        plan: i64 = -1
        if self.level != INTERN:
            plan = self.make_plan(-1)
        best: i64 = 0
        where: i64 = -1
        machine: i64 = 0
        trip: i64 = 0
        while trip < len(self.guests):
            if self.is_wanted(trip):
                mark: i64 = 0
                while mark < self.day:
                    if self.is_ready(mark, trip, plan):
                        gain = self.gain(mark, trip)
                        if gain > best:
                            best = gain
                            where = trip
                            machine = mark
                    mark += 1
            trip += 1
        if where >= 0:
            self.launch(me, machine, where)

    def is_ready(self, mark: i64, trip: i64, plan: i64) -> bool:
        """Whether a machine can leave for a trip, and should by his plan, if he has one."""
        if plan >= 0 and planned(plan, mark) != trip:
            return False
        return self.is_open(JUNIOR, mark) and self.is_equipped(JUNIOR, mark, trip)

    def gain(self, mark: i64, trip: i64) -> i64:
        """What a trip brings Junior now."""
        if self.pays_for_waste(JUNIOR):
            return self.points(trip) - self.surplus(JUNIOR, mark, trip)
        return self.points(trip)

    def pays_for_waste(self, player: i64) -> bool:
        """Junior's father pays for a clerk or a partner."""
        return not self.is_junior(player) or self.level == INTERN


def span_of(card: i64) -> i64:
    """The components of the room that a card names."""
    if card == GARAGE:
        return 0 * SPAN + 2
    if card == ARMORY:
        return 4 * SPAN + 5
    return 2 * SPAN + 4
