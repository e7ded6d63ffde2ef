"""Junior's plan for the rest of his day, when he is more than an intern: a trip for each machine. Compiled.

He knows which rooms he will still go to today: his past cards lie open, and everybody knows what is left of
the day's packet. So he knows which trips his machines can still make. A clerk chooses the best one for each
machine in turn, a partner those that are best together. A plan is one number: five bits for each machine,
0 if it stays at home.
"""

from typing import Final

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.codes import ARMORY, DAYS, GARAGE, KINDS, PARTNER, STORE
from looptable.games.loop_inc.rules.days import Days

__all__ = ["JUNIOR", "PACKET", "JuniorPlan", "planned"]

JUNIOR: Final[i64] = 1  # his place at the table
PACKET: Final[i64] = 3  # cards of his deck for one day; the last day's lie at the bottom
POINT: Final[i64] = 64  # more than all that a plan can lack
DIGIT: Final[i64] = (
    4  # bits for the components of one kind that a plan lacks, or the visits to a room
)
MACHINE: Final[i64] = 5  # bits for the trip of one machine
PLAN: Final[i64] = 15  # bits of a plan


class JuniorPlan(Days):
    """What Junior wants of this day."""

    def is_wanted(self, trip: i64) -> bool:
        """Whether Junior may go to a trip, as the first of the day."""
        return self.is_welcome(JUNIOR, trip) and not self.would_be_second(JUNIOR, trip)

    def visits(self, card: i64) -> i64:
        """How often Junior will still go to a room today."""
        total = self.hand[JUNIOR].count(card)
        at = PACKET * (DAYS - self.day)
        while at < self.junior_deck.height:
            if self.junior_deck.at(at) == card:
                total += 1
            at += 1
        return total

    def make_plan(self, card: i64) -> i64:
        """The plan, if the component of a card in play is still to be fetched; -1 for no card."""
        visits: i64 = 0
        room = GARAGE
        while room <= ARMORY:
            count = self.visits(room)
            if room == card:
                count += 1
            visits += count << DIGIT * room
            room += 1
        wanted: i64 = 0
        trip: i64 = 0
        while trip < len(self.guests):
            if self.is_wanted(trip):
                wanted |= bit(trip)
            trip += 1
        if self.level == PARTNER:
            return self.plan_together(0, 0, wanted, 0, visits) & bit(PLAN) - 1
        return self.plan_in_turn(wanted, visits)

    def plan_in_turn(self, wanted: i64, visits: i64) -> i64:
        """Each machine takes the best trip that those before it have left."""
        plan: i64 = 0
        lacks: i64 = 0
        mark: i64 = 0
        while mark < self.day:
            best: i64 = 0
            where: i64 = -1
            trip: i64 = 0
            while self.is_open(JUNIOR, mark) and trip < len(self.guests):
                if wanted & bit(trip) and self.worth(mark, trip) > best:
                    if self.can_fetch(lacks + self.lacks_for(mark, trip), visits):
                        best = self.worth(mark, trip)
                        where = trip
                trip += 1
            if where >= 0:
                wanted &= ~bit(where)
                lacks += self.lacks_for(mark, where)
                plan += where + 1 << MACHINE * mark
            mark += 1
        return plan

    def plan_together(self, mark: i64, done: i64, wanted: i64, lacks: i64, visits: i64) -> i64:
        """The best way to complete a plan from this machine on: its worth, and behind it the plan."""
        while mark < self.day and not self.is_open(JUNIOR, mark):
            mark += 1
        if mark >= self.day:
            return done
        best = self.plan_together(mark + 1, done, wanted, lacks, visits)
        trip: i64 = 0
        while trip < len(self.guests):
            if wanted & bit(trip):
                more = lacks + self.lacks_for(mark, trip)
                if self.can_fetch(more, visits):
                    longer = done + (self.worth(mark, trip) << PLAN) + (trip + 1 << MACHINE * mark)
                    rest = wanted & ~bit(trip)
                    best = max(best, self.plan_together(mark + 1, longer, rest, more, visits))
            trip += 1
        return best

    def worth(self, mark: i64, trip: i64) -> i64:
        """Points first, then little to fetch."""
        return POINT * self.points(trip) - self.lacking(JUNIOR, mark, trip)

    def lacks_for(self, mark: i64, trip: i64) -> i64:
        """How many components of each kind a machine lacks for a trip, a digit for each kind."""
        lacks: i64 = 0
        need = self.printed(trip) * KINDS
        at = self.bay(JUNIOR, mark, 0)
        kind: i64 = 0
        while kind < KINDS:
            lacks += max(0, self.book.needs[need + kind] - self.load[at + kind]) << DIGIT * kind
            kind += 1
        return lacks

    def can_fetch(self, lacks: i64, visits: i64) -> bool:
        """Whether the rooms hold what is lacking, and he goes to each often enough."""
        kind: i64 = 0
        while kind < KINDS:
            if digit(lacks, kind) > self.room[kind]:
                return False
            kind += 1
        return (
            digit(lacks, 0) + digit(lacks, 1) <= digit(visits, GARAGE)
            and digit(lacks, 2) + digit(lacks, 3) <= digit(visits, STORE)
            and digit(lacks, 4) <= digit(visits, ARMORY)
        )


def planned(plan: i64, mark: i64) -> i64:
    """The trip that a plan has for a machine, or -1."""
    return (plan >> MACHINE * mark & bit(MACHINE) - 1) - 1


def digit(counts: i64, place: i64) -> i64:
    """One of several small counts in a number: of a kind of components, or of a room."""
    return counts >> DIGIT * place & bit(DIGIT) - 1
