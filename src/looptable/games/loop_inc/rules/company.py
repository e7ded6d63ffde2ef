"""What everybody owns: machines, trips made, penalties, and the score that follows. Compiled.

Each file of the rules adds one layer to the state; each class extends the one before.
"""

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.engine.contract.event import Fact
from looptable.engine.fields.layout import Scheme
from looptable.games.loop_inc.rules.codes import (
    BAYS,
    DAYS,
    KINDS,
    LAST_STANDING,
    MARKS,
    OVER,
    TEARS_OUT,
    TOKENS,
    TURN_OVER,
)
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.numbers import Numbers

__all__ = ["Company"]


class Company(IncFields):
    """Boards of the players, their penalty frames, and elimination."""

    def __init__(self, source: "Company | None", book: Numbers, scheme: Scheme) -> None:
        super().__init__(source, scheme.sizes, book.program)
        self.book = book
        self.names = scheme

    def players(self) -> i64:
        """How many players there were at the start: P in the rules."""
        return len(self.tears)

    def is_out(self, player: i64) -> bool:
        """Whether a player is eliminated."""
        return self.tears[player] >= TEARS_OUT

    # Machines.

    def bay(self, player: i64, mark: i64, kind: i64) -> i64:
        """Where `load` counts the components of a kind on a machine."""
        return player * BAYS + mark * KINDS + kind

    def token(self, player: i64, mark: i64, day: i64) -> i64:
        """Where `flight` tells about a machine's token of a day."""
        return player * TOKENS + (day * (day - 1) >> 1) + mark

    def is_open(self, player: i64, mark: i64) -> bool:
        """Whether a machine is usable today and not launched yet."""
        return mark < self.day and self.flight[self.token(player, mark, self.day)] < 0

    def open_machines(self, player: i64) -> i64:
        """How many machines are available and not launched."""
        found: i64 = 0
        mark: i64 = 0
        while mark < MARKS:
            if self.is_open(player, mark):
                found += 1
            mark += 1
        return found

    def weight(self, player: i64, mark: i64) -> i64:
        """How many components a machine carries."""
        total: i64 = 0
        at = self.bay(player, mark, 0)
        last = at + KINDS
        while at < last:
            total += self.load[at]
            at += 1
        return total

    def is_loaded(self, player: i64) -> bool:
        """Whether some machine that is available and not launched carries a component."""
        mark: i64 = 0
        while mark < MARKS:
            if self.is_open(player, mark) and self.weight(player, mark) > 0:
                return True
            mark += 1
        return False

    # Trips.

    def printed(self, trip: i64) -> i64:
        """The number of a dealt trip in the book."""
        return (self.timeline.at(trip >> 1) << 1) + (trip & 1)

    def points(self, trip: i64) -> i64:
        """The points of a trip."""
        return self.book.points[self.printed(trip)]

    def count_guests(self) -> None:
        """Who is on each trip today, and who was there on an earlier day, from the tokens."""
        trip: i64 = 0
        while trip < len(self.guests):
            self.guests[trip] = 0
            self.regulars[trip] = 0
            trip += 1
        player: i64 = 0
        while player < self.players():
            day: i64 = 1
            while day <= DAYS:
                self.count_day(player, day)
                day += 1
            player += 1

    def count_day(self, player: i64, day: i64) -> None:
        """Adds the tokens that a player launched on one day."""
        mark: i64 = 0
        while mark < day:
            trip = self.flight[self.token(player, mark, day)]
            if trip >= 0:
                if day == self.day:
                    self.guests[trip] |= bit(player)
                else:
                    self.regulars[trip] |= bit(player)
            mark += 1

    # The score.

    def trip_points(self, player: i64) -> i64:
        """The points of all trips a player made."""
        total: i64 = 0
        at = player * TOKENS
        last = at + TOKENS
        while at < last:
            trip = self.flight[at]
            if trip >= 0:
                total += self.points(trip)
            at += 1
        return total

    def tear_points(self, player: i64) -> i64:
        """INC-OPEN-11: 1, 3 and 6 points are totals for one, two and three tears."""
        tears = min(self.tears[player], TEARS_OUT - 1)
        return tears * (tears + 1) >> 1

    def penalty_points(self, player: i64) -> i64:
        """The sum of all penalties in a frame."""
        return self.tear_points(player) + self.waste[player] + 3 * self.failed[player]

    def penalties(self, player: i64) -> i64:
        """What decides between equal scores: points, or tokens if the table plays so."""
        if self.penalty_tokens:
            return self.tears[player] + self.waste[player] + self.failed[player]
        return self.penalty_points(player)

    def score(self, player: i64) -> i64:
        """INC-SCO-4: the score as it can be recounted from the table at any time."""
        total = self.trip_points(player) + self.bonus[player] - self.penalty_points(player)
        if self.early_ads:
            total += self.fulfilled[player].height
        return total

    def final_score(self, player: i64) -> i64:
        """The score with a point for each fulfilled Ad."""
        total = self.score(player)
        if not self.early_ads:
            total += self.fulfilled[player].height
        return total

    # Tears.

    def cause_tear(self, player: i64) -> None:
        """One more tear; the fourth eliminates."""
        self.tears[player] += 1
        if self.listener is not None:
            self.tell("tear", {"seat": self.who(player), "n": self.tears[player]})
        if self.is_out(player):
            self.eliminate(player)

    def eliminate(self, player: i64) -> None:
        """INC-OPEN-12: cards and components leave the game; tokens and Ads stay for the day."""
        while self.hand[player].height > 0:
            self.removed[self.hand[player].pop()] += 1
        while self.tableau[player].height > 0:
            self.removed[self.tableau[player].pop()] += 1
        self.sideways[player].clear()
        bay: i64 = 0
        while bay < BAYS:
            at = player * BAYS + bay
            self.spent[bay % KINDS] += self.load[at]
            self.load[at] = 0
            bay += 1
        if self.listener is not None:
            self.tell("eliminated", {"seat": self.who(player)})
        self.stop_card()
        self.phase = TURN_OVER
        if self.players_left() == 1:
            self.finish(LAST_STANDING)

    def players_left(self) -> i64:
        """How many are still in the game."""
        left: i64 = 0
        player: i64 = 0
        while player < self.players():
            if not self.is_out(player):
                left += 1
            player += 1
        return left

    def finish(self, ending: i64) -> None:
        """The match is over."""
        self.phase = OVER
        self.ending = ending
        self.halt()
        if self.listener is not None:
            self.tell("over", {"ending": self.names.names["ending"].name(ending)})

    # Words.

    def who(self, player: i64) -> Fact:
        """A player as events name them: by the seat, or Junior, who has none."""
        if player >= self.names.seats:
            return "junior"
        return int(player)

    def card_name(self, card: i64) -> str:
        """The name of an action card."""
        return self.names.names["card"].name(card)

    def trip_name(self, trip: i64) -> str:
        """The name of a trip."""
        return self.names.names["trip"].name(trip)

    def component_name(self, kind: i64) -> str:
        """The name of a component."""
        return self.names.names["component"].name(kind)

    def mark_name(self, mark: i64) -> str:
        """The name of a machine."""
        return self.names.names["machine"].name(mark)

    def tell_component(self, event: str, kind: i64, mark: i64) -> None:
        """Tells what the active player did with a component of a machine."""
        if self.listener is not None:
            data: dict[str, Fact] = {
                "seat": self.who(self.active),
                "component": self.component_name(kind),
                "machine": self.mark_name(mark),
            }
            self.tell(event, data)
