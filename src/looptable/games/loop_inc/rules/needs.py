"""Whether an action can be carried out: what cards need before they do anything. Compiled."""

from mypy_extensions import i64

from looptable.effects.program import WIDTH
from looptable.games.loop_inc.rules.codes import (
    BAY_COPY,
    KINDS,
    MARKS,
    NEED_AD,
    NEED_BEFORE,
    NEED_COPY,
    NEED_LOADED,
    NEED_OWN_AD,
    NEED_PAIR,
    NEED_STOCK,
    NEED_WASTE,
    SPAN,
    TRIP_AD,
)
from looptable.games.loop_inc.rules.launching import Launching

__all__ = ["Needs"]


class Needs(Launching):
    """INC-OPEN-5: all that an action needs is looked at first; then everything is done, or nothing."""

    def would_fail(self, player: i64, card: i64) -> bool:
        """Whether a card, played as things stand, would cause a tear."""
        code = self.program.code
        at = self.book.start[card]
        while NEED_STOCK <= code[at] <= NEED_WASTE:
            if not self.has(player, code[at], code[at + 1], code[at + 2]):
                return True
            at += WIDTH
        return False

    def has(self, player: i64, need: i64, a: i64, b: i64) -> bool:
        """Whether a player has what an instruction needs."""
        if need == NEED_STOCK:
            return self.open_machines(player) > 0 and self.stock(a) >= b
        if need == NEED_LOADED:
            return self.is_loaded(player)
        if need == NEED_PAIR:
            return self.open_machines(player) > 1 and self.is_loaded(player)
        if need == NEED_AD:
            return self.can_advertise(player)
        if need == NEED_OWN_AD:
            return self.has_ad_out(player)
        if need == NEED_BEFORE:
            return self.card_before(player) >= 0
        if need == NEED_COPY:
            return self.can_copy(player)
        # INC-OPEN-22: without waste an Office action does nothing, and tears only if the table says so.
        return self.office_tears == 0 or self.waste[player] > 0

    def stock(self, span: i64) -> i64:
        """How many components of these kinds the rooms hold."""
        total: i64 = 0
        kind = span // SPAN
        last = span % SPAN
        while kind < last:
            total += self.room[kind]
            kind += 1
        return total

    def is_one_missing(self, span: i64) -> bool:
        """Whether one of these kinds is out of stock."""
        kind = span // SPAN
        last = span % SPAN
        while kind < last:
            if self.room[kind] == 0:
                return True
            kind += 1
        return False

    def card_before(self, player: i64) -> i64:
        """The card of the tableau before the one in play, or -1."""
        # Each card that calls another one looks one card further back.
        at = self.tableau[player].height - 1 - self.returns.height
        if at < 0:
            return -1
        return self.tableau[player].at(at)

    def can_copy(self, player: i64) -> bool:
        """Whether some component on an open machine has a twin in the reserve."""
        mark: i64 = 0
        while mark < MARKS:
            if self.is_open(player, mark):
                kind: i64 = 0
                while kind < KINDS:
                    if self.is_pickable(player, mark, kind, BAY_COPY):
                        return True
                    kind += 1
            mark += 1
        return False

    def is_pickable(self, player: i64, mark: i64, kind: i64, mode: i64) -> bool:
        """Whether a component of this kind lies on a machine, for something to be done with it."""
        if self.load[self.bay(player, mark, kind)] == 0:
            return False
        return mode != BAY_COPY or self.reserve[kind] > 0

    # Ads.

    def can_advertise(self, player: i64) -> bool:
        """Whether a player has an Ad left and a trip for it."""
        if self.ads[player] == 0:
            return False
        trip: i64 = 0
        while trip < len(self.ad):
            if self.takes_ad(trip):
                return True
            trip += 1
        return False

    def takes_ad(self, trip: i64) -> bool:
        """INC-OPEN-10: nobody is on it today, not even oneself, and no Ad lies there."""
        return self.ad[trip] < 0 and self.guests[trip] == 0

    def has_ad_out(self, player: i64) -> bool:
        """Whether an Ad of a player lies on a trip."""
        return any(owner == player for owner in self.ad)

    def is_trip_for(self, player: i64, trip: i64, mode: i64) -> bool:
        """Whether a trip may be picked for an Ad, or to take one back."""
        if mode == TRIP_AD:
            return self.ads[player] > 0 and self.takes_ad(trip)
        return self.ad[trip] == player
