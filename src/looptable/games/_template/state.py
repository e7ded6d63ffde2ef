"""The rules: where a match stands and how it goes on. Compiled.

A round: every seat commits a card in secret, all at once; then the cards are turned up and played
in the order of their minutes; then every seat draws a card.
"""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.effects.program import ANSWER, bit
from looptable.engine.layout import Scheme
from looptable.engine.outcome import Outcome
from looptable.games._template.book import Book
from looptable.games._template.codes import (
    ADD,
    ALONE,
    ASK_CARD,
    ASK_HOUR,
    BREAKING,
    COMMIT,
    DIE,
    DRAW,
    EACH,
    GAIN,
    HERE,
    MOVE,
    OTHERS,
    OVER,
    PICK_HOUR,
    R_THERE,
    RESOLVE,
    ROLL,
    STEAL,
    STRAIN,
    TAKE,
)
from looptable.games._template.fields import TemplateFields

__all__ = ["TemplateState"]

MOST, TIE, BROKEN = 0, 1, 2  # endings


class TemplateState(TemplateFields):
    """One match of Minute Hand."""

    def __init__(self, source: "TemplateState | None", book: Book, scheme: Scheme) -> None:
        super().__init__(source, scheme.sizes, book.program)
        self.book = book
        self.rules = scheme

    def scheme(self) -> Scheme:
        """The declaration of the fields, with the names of this match."""
        return self.rules

    def clone(self) -> "TemplateState":
        """An independent state, equal to this one."""
        return TemplateState(self, self.book, self.rules)

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == OVER

    def outcome(self) -> Outcome | None:
        """How it ended, and with how many sparks each."""
        if self.phase != OVER:
            return None
        scores = tuple(self.pocket)
        best = max(scores)
        winners = tuple([seat for seat, score in enumerate(scores) if score == best])
        if self.ending == BROKEN:
            winners = ()
        return Outcome(self.rules.names["ending"].name(self.ending), winners, scores)

    # The flow of a round.

    def proceed(self) -> None:
        """Asks for cards while some are missing, plays them, then starts the next round."""
        if self.phase == COMMIT:
            missing = self.seats_without_card()
            if missing:
                self.ask_all(missing, ASK_CARD)
            else:
                self.reveal()
            return
        seat = self.next_to_resolve()
        if seat >= 0:
            self.resolve(seat)
        else:
            self.end_round()

    def seats_without_card(self) -> i64:
        """The seats that have not committed a card, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        for card in self.committed:
            if card < 0:
                mask |= bit(seat)
            seat += 1
        return mask

    def offer_to(self, seat: i64, prompt: i64, options: Pile) -> None:
        """A seat may commit any card of its hand."""
        options.push_all(self.hands[seat])

    def declared(self, prompt: i64, seat: i64, option: i64) -> None:
        """A seat commits a card, face down."""
        self.hands[seat].drop(option)
        self.committed[seat] = option
        if self.listener is not None:
            self.tell("committed", {"seat": seat})

    def reveal(self) -> None:
        """Turns up all committed cards."""
        self.phase = RESOLVE
        if self.listener is not None:
            cards = self.rules.names["card"]
            for seat, card in enumerate(list(self.committed)):
                self.tell("revealed", {"seat": seat, "card": cards.name(card)}, None, True)

    def next_to_resolve(self) -> i64:
        """The seat with the earliest card still to play, or -1."""
        found: i64 = -1
        seat: i64 = 0
        for card in self.committed:
            if card >= 0 and (found < 0 or self.minute(card) < self.minute(self.committed[found])):
                found = seat
            seat += 1
        return found

    def minute(self, card: i64) -> i64:
        """The minute printed on a card."""
        return self.book.minutes[card]

    def resolve(self, seat: i64) -> None:
        """Plays a seat's card."""
        card = self.committed[seat]
        self.committed[seat] = -1
        self.discard.push(card)
        if self.listener is not None:
            self.tell("plays", {"seat": seat, "card": self.rules.names["card"].name(card)})
        self.call(self.book.starts[card], seat)

    def end_round(self) -> None:
        """Every seat draws a card; after the last round, or when a hand is empty, the match ends."""
        if self.round < self.rounds:
            for seat in range(len(self.hands)):
                self.draw(seat)
        if self.round == self.rounds or self.is_a_hand_empty():
            self.end()
            return
        self.round += 1
        self.phase = COMMIT
        if self.listener is not None:
            self.tell("round", {"round": self.round})

    def is_a_hand_empty(self) -> bool:
        """Whether some seat could not commit a card."""
        return any(hand.height == 0 for hand in self.hands)

    def end(self) -> None:
        """The seat with most sparks wins."""
        best: i64 = -1
        seats: i64 = 0
        for score in self.pocket:
            if score > best:
                best = score
                seats = 0
            if score == best:
                seats += 1
        self.finish(MOST if seats == 1 else TIE)

    def finish(self, ending: i64) -> None:
        """The match is over."""
        self.phase = OVER
        self.halt()
        self.ending = ending
        if self.listener is not None:
            self.tell("over", {"ending": self.rules.names["ending"].name(ending)})

    # The verbs.

    def step(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Executes an instruction: a is a number, b a place or a register, c where to go else."""
        me = self.actor
        if kind == GAIN:
            self.gain(me, a)
        elif kind == TAKE:
            self.take(me, self.hour_at(b), a)
        elif kind == ADD:
            self.add(a, b)
        elif kind == PICK_HOUR:
            self.pick_hour(a)
        elif kind == MOVE:
            self.pawn[me] = self.registers[R_THERE]
            if self.listener is not None:
                self.tell("moves", {"seat": me, "hour": self.hour_name(self.pawn[me])})
        elif kind == STEAL:
            self.steal(me, self.registers[b], a)
        elif kind == ROLL:
            self.roll(me)
        elif kind == STRAIN:
            self.add_strain(a)
        elif kind == DRAW:
            for _ in range(a):
                self.draw(me)
        elif kind == ALONE:
            self.registers[ANSWER] = 1 if self.is_alone(me) else 0
        elif kind == OTHERS:
            self.registers[ANSWER] = bit(len(self.pocket)) - 1 - bit(me)

    def pick_hour(self, elsewhere: i64) -> None:
        """Asks for an hour: any, or any but the one where the actor is."""
        hour: i64 = 0
        while hour < len(self.sparks):
            if not (elsewhere and hour == self.pawn[self.actor]):
                self.options.push(hour)
            hour += 1
        self.ask(self.actor, ASK_HOUR)

    def hour_at(self, place: i64) -> i64:
        """The hour that a place stands for."""
        return self.pawn[self.actor] if place == HERE else self.registers[R_THERE]

    def gain(self, seat: i64, count: i64) -> None:
        """Sparks from the supply, as far as it goes."""
        given = min(count, self.supply)
        self.supply -= given
        self.pocket[seat] += given
        if given and self.listener is not None:
            self.tell("gains", {"seat": seat, "n": given})

    def take(self, seat: i64, hour: i64, count: i64) -> None:
        """Sparks from an hour, as many as lie there."""
        taken = min(count, self.sparks[hour])
        self.sparks[hour] -= taken
        self.pocket[seat] += taken
        if taken and self.listener is not None:
            self.tell("takes", {"seat": seat, "n": taken, "hour": self.hour_name(hour)})

    def add(self, count: i64, place: i64) -> None:
        """Sparks from the supply on one hour, or on each."""
        first: i64 = 0
        last: i64 = len(self.sparks)
        if place != EACH:
            first = self.hour_at(place)
            last = first + 1
        while first < last:
            given = min(count, self.supply)
            self.supply -= given
            self.sparks[first] += given
            if given and self.listener is not None:
                self.tell("adds", {"n": given, "hour": self.hour_name(first)})
            first += 1

    def steal(self, seat: i64, victim: i64, count: i64) -> None:
        """Sparks from another pocket, as many as it holds."""
        stolen = min(count, self.pocket[victim])
        self.pocket[victim] -= stolen
        self.pocket[seat] += stolen
        if stolen and self.listener is not None:
            self.tell("steals", {"seat": seat, "other_seat": victim, "n": stolen})

    def roll(self, seat: i64) -> None:
        """As many sparks as a three-sided die shows."""
        face = 1 + self.chance.below(DIE, 3)
        if self.listener is not None:
            self.tell("rolls", {"seat": seat, "n": face}, None, True)
        self.gain(seat, face)

    def add_strain(self, count: i64) -> None:
        """Strains the clock, which breaks at last: everybody loses."""
        self.strain += count
        if self.listener is not None:
            self.tell("strains", {"n": self.strain})
        if self.strain >= BREAKING:
            self.finish(BROKEN)

    def draw(self, seat: i64) -> None:
        """A card from the deck; only the seat itself learns which."""
        if not self.deck:
            return
        card = self.deck.pop()
        self.hands[seat].push(card)
        if self.listener is not None:
            name = self.rules.names["card"].name(card)
            self.tell("draws", {"seat": seat})
            self.tell("drew", {"seat": seat, "card": name}, (seat,), True)

    def is_alone(self, seat: i64) -> bool:
        """Whether nobody else is at this seat's hour."""
        here: i64 = 0
        for hour in self.pawn:
            if hour == self.pawn[seat]:
                here += 1
        return here == 1

    # Words.

    def hour_name(self, hour: i64) -> str:
        """The name of an hour."""
        return self.rules.names["hour"].name(hour)

    def option_name(self, prompt: i64, option: i64) -> str:
        """The key of an option."""
        if prompt == ASK_HOUR:
            return self.hour_name(option)
        if prompt == ASK_CARD:
            return self.rules.names["card"].name(option)
        if prompt == ASK_MAY:
            return "yes" if option else "no"
        assert prompt == ASK_CHOOSE
        return self.book.offer_name(self.pc, option)
