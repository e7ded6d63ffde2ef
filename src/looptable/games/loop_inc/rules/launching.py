"""Launching machines: who may go where, and what it brings. Compiled."""

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.codes import (
    ASK_LAUNCH,
    BONUS,
    KINDS,
    STAY,
    TRIPS,
    TURN_OVER,
)
from looptable.games.loop_inc.rules.company import Company

__all__ = ["Launching"]


class Launching(Company):
    """The optional second half of a turn."""

    def occupants(self, trip: i64) -> i64:
        """INC-LCH-18: players on a trip today, an Ad counting as one of them; two are enough."""
        guests = self.guests[trip]
        count: i64 = 0
        if guests:
            count = 1
            if guests & (guests - 1):
                count = 2
        if self.ad[trip] >= 0:
            count += 1
        return count

    def is_welcome(self, player: i64, trip: i64) -> bool:
        """Whether a player may go to a trip today, whatever the machine carries."""
        if (self.guests[trip] | self.regulars[trip]) & bit(player):
            return False
        if self.ad[trip] != player:
            return self.occupants(trip) < 2
        # INC-OPEN-15: one's own Ad; somebody else may have come in between.
        return self.occupants(trip) == 1 or (self.advertiser_first == 1 and self.has_room(trip))

    def has_room(self, trip: i64) -> bool:
        """Whether at most one player is on a trip, Ads apart."""
        guests = self.guests[trip]
        return guests & (guests - 1) == 0

    def would_be_second(self, player: i64, trip: i64) -> bool:
        """Whether going to a trip now means a tear."""
        return self.ad[trip] != player and self.occupants(trip) > 0

    def is_equipped(self, player: i64, mark: i64, trip: i64) -> bool:
        """Whether a machine carries all that a trip requires."""
        need = self.printed(trip) * KINDS
        at = self.bay(player, mark, 0)
        last = at + KINDS
        while at < last:
            if self.load[at] < self.book.needs[need]:
                return False
            at += 1
            need += 1
        return True

    def lacking(self, player: i64, mark: i64, trip: i64) -> i64:
        """How many components a machine lacks for a trip."""
        total: i64 = 0
        need = self.printed(trip) * KINDS
        at = self.bay(player, mark, 0)
        kind: i64 = 0
        while kind < KINDS:
            total += max(0, self.book.needs[need + kind] - self.load[at + kind])
            kind += 1
        return total

    def surplus(self, player: i64, mark: i64, trip: i64) -> i64:
        """How many components of a machine would become waste on a trip it is equipped for."""
        total = self.weight(player, mark)
        need = self.printed(trip) * KINDS
        last = need + KINDS
        while need < last:
            total -= self.book.needs[need]
            need += 1
        return total

    def ask_launch(self) -> None:
        """Every machine with every trip it can make, or none; nobody is asked who cannot."""
        me = self.active
        trip: i64 = 0
        while trip < len(self.guests):
            if self.is_welcome(me, trip):
                mark: i64 = 0
                while mark < self.day:
                    if self.is_open(me, mark) and self.is_equipped(me, mark, trip):
                        self.options.push(mark * TRIPS + trip)
                    mark += 1
            trip += 1
        if self.options.height == 0:
            self.phase = TURN_OVER
            return
        self.options.push(STAY)
        self.ask(self.seat_of(me), ASK_LAUNCH)

    def answer_launch(self, option: i64) -> None:
        """A launch, or none; then the turn is over, but for a bonus."""
        self.phase = TURN_OVER
        if option != STAY:
            self.launch(self.active, option // TRIPS, option % TRIPS)

    def launch(self, player: i64, mark: i64, trip: i64) -> None:
        """INC-OPEN-27: token, Ad, points, waste, then the tear; a Future has its bonus after that."""
        is_second = self.would_be_second(player, trip)
        self.flight[self.token(player, mark, self.day)] = trip
        self.guests[trip] |= bit(player)
        if self.listener is not None:
            self.tell(
                "launches",
                {
                    "seat": self.who(player),
                    "machine": self.mark_name(mark),
                    "trip": self.trip_name(trip),
                    "n": self.points(trip),
                },
            )
        if self.ad[trip] == player:
            self.fulfil(player, trip)
        self.make_waste(player, mark, trip)
        if is_second:
            if self.listener is not None:
                self.tell("second", {"seat": self.who(player), "trip": self.trip_name(trip)})
            self.cause_tear(player)
        bonus = self.book.bonus[self.printed(trip)]
        if bonus >= 0 and self.phase == TURN_OVER and self.may_have_bonus(player):
            self.phase = BONUS
            self.call(bonus, player)

    def may_have_bonus(self, player: i64) -> bool:
        """Whether a player may perform the bonus of a Future."""
        return not self.is_out(player)

    def pays_for_waste(self, player: i64) -> bool:
        """Whether waste is a penalty of a player."""
        return True

    def fulfil(self, player: i64, trip: i64) -> None:
        """An Ad whose owner came goes beside the trip."""
        self.ad[trip] = -1
        self.fulfilled[player].push(trip)
        if self.listener is not None:
            self.tell("fulfils", {"seat": self.who(player), "trip": self.trip_name(trip)})

    def make_waste(self, player: i64, mark: i64, trip: i64) -> None:
        """What the trip does not require is waste; the rest stays, unless the table plays otherwise."""
        need = self.printed(trip) * KINDS
        at = self.bay(player, mark, 0)
        wasted: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            more = self.load[at + kind] - self.book.needs[need + kind]
            wasted += more
            if self.used_leave:
                more = self.load[at + kind]
            self.load[at + kind] -= more
            self.spent[kind] += more
            kind += 1
        if not self.pays_for_waste(player):
            return
        self.waste[player] += wasted
        if wasted and self.listener is not None:
            self.tell("wastes", {"seat": self.who(player), "n": wasted})
