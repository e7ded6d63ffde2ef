"""Turns, the end of a day, and the end of the match. Compiled."""

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.codes import (
    ACT,
    ASK_CARD,
    DAYS,
    FEWEST_PENALTIES,
    KINDS,
    MOST_POINTS,
    NEW_A_DAY,
    OFFICE,
    PAST,
    PLAY,
    SHARED,
    TOKENS,
)
from looptable.games.loop_inc.rules.verbs import Verbs

__all__ = ["Days"]


class Days(Verbs):
    """Three days, each the one before and three cards more."""

    # A turn.

    def has_new(self, player: i64) -> bool:
        """Whether a player may take a new card today."""
        if self.sideways[player].height >= NEW_A_DAY or self.is_out(player):
            return False
        # INC-NEW-8: the display never runs empty, except in a position that somebody wrote.
        return any(count > 0 for count in self.display)

    def has_turn(self, player: i64) -> bool:
        """Whether a player has a turn left today."""
        return self.hand[player].height > 0 or self.has_new(player)

    def ask_card(self) -> None:
        """The first card of the hand, or any card of the display."""
        me = self.active
        if self.hand[me].height > 0:
            self.options.push(PAST + self.hand[me].at(0))
        if self.has_new(me):
            card: i64 = 0
            while card < len(self.display):
                if self.display[card] > 0:
                    self.options.push(card)
                card += 1
        self.ask(self.seat_of(me), ASK_CARD)

    def play_card(self, option: i64) -> None:
        """The card goes to the end of the tableau, and its action is performed."""
        me = self.active
        card = option
        if option >= PAST:
            card = self.hand[me].take_at(0)
            self.tableau[me].push(card)
        else:
            self.display[card] -= 1
            self.tableau[me].push(card)
            self.sideways[me].push(self.tableau[me].height)
        if self.listener is not None:
            event = "plays-past" if option >= PAST else "plays-new"
            self.tell(event, {"seat": self.who(me), "card": self.card_name(card)})
        self.phase = ACT
        self.call(self.book.start[card], me)

    def end_turn(self) -> None:
        """The next player clockwise who has a turn left; if nobody has, the day ends."""
        count = self.players()
        step: i64 = 1
        while step <= count:
            player = (self.active + step) % count
            if self.has_turn(player):
                self.begin_turn(player)
                return
            step += 1
        self.end_day()

    def begin_turn(self, player: i64) -> None:
        """A player must play a card."""
        self.active = player
        self.phase = PLAY

    # The end of a day, in the order of the rulebook.

    def end_day(self) -> None:
        """After Day 3 the match ends; else everything is made ready for the same day again."""
        if self.listener is not None:
            self.tell("day-ends", {"n": self.day})
        if self.day == DAYS:
            self.fail_ads()
            self.pay_office()
            self.rank()
            return
        kind: i64 = 0
        while kind < KINDS:
            self.restock(kind, self.quota() - self.room[kind])
            kind += 1
        self.fail_ads()
        self.pay_office()
        self.clear_tokens()
        self.reveal_anomalies()
        self.take_up_hands()
        self.choose_first()
        self.day += 1
        self.count_guests()
        if self.listener is not None:
            self.tell("day", {"n": self.day, "seat": self.who(self.first)})
        self.begin_turn(self.first)

    def quota(self) -> i64:
        """How many components of a kind a room is refilled to: against Junior one more each day."""
        return self.players() + self.solo * self.day

    def fail_ads(self) -> None:
        """Ads still on trips are penalties; those of an eliminated player are only removed."""
        trip: i64 = 0
        while trip < len(self.ad):
            owner = self.ad[trip]
            if owner >= 0:
                self.ad[trip] = -1
                if self.is_out(owner):
                    self.ads[owner] += 1
                else:
                    self.failed[owner] += 1
                    if self.listener is not None:
                        self.tell(
                            "ad-fails", {"seat": self.who(owner), "trip": self.trip_name(trip)}
                        )
            trip += 1

    def pay_office(self) -> None:
        """Office cards score by their place in the tableau."""
        player: i64 = 0
        while player < self.players():
            points: i64 = 0
            place: i64 = 0
            while place < self.tableau[player].height:
                if self.tableau[player].at(place) == OFFICE:
                    points += max(0, 2 - place // NEW_A_DAY)
                place += 1
            self.bonus[player] += points
            if points and self.listener is not None:
                self.tell("office-points", {"seat": self.who(player), "n": points})
            player += 1

    def clear_tokens(self) -> None:
        """INC-OPEN-12: the tokens of eliminated players are removed; all others lie beside the trips."""
        player: i64 = 0
        while player < self.players():
            if self.is_out(player):
                at = player * TOKENS
                while at < (player + 1) * TOKENS:
                    self.flight[at] = -1
                    at += 1
            player += 1

    def reveal_anomalies(self) -> None:
        """As many as there were players at the start; nobody learns in which order they lay."""
        count = min(self.players(), self.anomalies.height)
        revealed: list[int] = []
        while count > 0:
            card = self.anomalies.pop()
            self.display[card] += 1
            revealed.append(card)
            count -= 1
        if revealed and self.listener is not None:
            names: list[str] = [self.card_name(card) for card in sorted(revealed)]
            self.tell("anomalies", {"card": names}, None, True)

    def take_up_hands(self) -> None:
        """The tableau of today is the hand of tomorrow, in the same order."""
        player: i64 = 0
        while player < self.players():
            self.tableau[player].move_to(self.hand[player])
            self.sideways[player].clear()
            player += 1

    def choose_first(self) -> None:
        """The lowest score starts; of several, the one nearest clockwise to the first player."""
        count = self.players()
        found: i64 = -1
        step: i64 = 0
        while step < count:
            # INC-OPEN-2: the first player is the nearest of all, unless the table plays otherwise.
            player = (self.first + self.first_moves_on + step) % count
            if not self.is_out(player) and (found < 0 or self.score(player) < self.score(found)):
                found = player
            step += 1
        self.first = found

    # The end of the match.

    def rank(self) -> None:
        """The highest score wins; then the least penalties; then the victory is shared."""
        ties = self.best(False)
        if ties & (ties - 1) == 0:
            self.finish(MOST_POINTS)
        elif self.winners() & (self.winners() - 1) == 0:
            self.finish(FEWEST_PENALTIES)
        else:
            self.finish(SHARED)

    def winners(self) -> i64:
        """The mask of those who win, if the match ends as things stand."""
        return self.best(True)

    def best(self, count_penalties: bool) -> i64:
        """The mask of the best players, by score and, if that is asked, by penalties."""
        mask: i64 = 0
        leader: i64 = -1
        player: i64 = 0
        while player < self.players():
            if not self.is_out(player):
                lead: i64 = 1
                if leader >= 0:
                    lead = self.compare(player, leader, count_penalties)
                if lead > 0:
                    mask = 0
                    leader = player
                if lead >= 0:
                    mask |= bit(player)
            player += 1
        return mask

    def compare(self, one: i64, other: i64, count_penalties: bool) -> i64:
        """More than 0 if one is better, less than 0 if the other is."""
        lead = self.final_score(one) - self.final_score(other)
        if lead == 0 and count_penalties:
            lead = self.penalties(other) - self.penalties(one)
        return lead
