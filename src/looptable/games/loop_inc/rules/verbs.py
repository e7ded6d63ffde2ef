"""What the instructions of cards do. Compiled. Picks ask; everything else acts."""

from mypy_extensions import i64

from looptable.effects.program import ANSWER
from looptable.games.loop_inc.rules import codes as c
from looptable.games.loop_inc.rules.needs import Needs

__all__ = ["Verbs"]


class Verbs(Needs):
    """The verbs of the cards; the actor is whoever plays the card."""

    def step(self, kind: i64, a: i64, b: i64, target: i64) -> None:
        """Executes one instruction."""
        if kind <= c.NEED_WASTE:
            if not self.has(self.actor, kind, a, b):
                self.fail()
        elif kind == c.PICK_KIND:
            self.pick_kind(a, b, target)
        elif kind == c.PICK_MACHINE:
            self.pick_machine(a, target)
        elif kind == c.PICK_BAY:
            self.pick_bay(a, b, target)
        elif kind == c.PICK_TRIP:
            self.pick_trip(a, target)
        elif kind <= c.KEEP_BAY:
            self.note_pick(kind, target)
        elif kind <= c.SWAP:
            self.act(kind)
        elif kind <= c.RESTOCK:
            self.count_on(kind, a, b)
        else:
            self.registers[ANSWER] = 1 if self.holds(kind) else 0

    def fail(self) -> None:
        """INC-ACT-6: whoever cannot carry out an action causes a tear; a bonus is only lost."""
        player = self.actor
        if self.phase == c.BONUS:
            self.come_back()
            return
        if self.listener is not None:
            self.tell("fails", {"seat": self.who(player)})
        self.cause_tear(player)
        if not self.is_out(player):
            self.come_back()

    # Picks.

    def pick_kind(self, span: i64, may_tear: i64, skip: i64) -> None:
        """Asks for a kind in stock; INC-ROOM-5: where the other kind is missing, a tear will do."""
        if self.stock(span) == 0 or self.open_machines(self.actor) == 0:
            self.pc = skip
            return
        kind = span // c.SPAN
        last = span % c.SPAN
        while kind < last:
            if self.room[kind] > 0:
                self.options.push(kind)
            kind += 1
        if may_tear and self.is_one_missing(span):
            self.options.push(c.TEAR)
        self.ask(self.seat_of(self.actor), c.ASK_COMPONENT)

    def pick_machine(self, mode: i64, skip: i64) -> None:
        """Asks for an open machine."""
        if mode == c.MACHINE_SAME and self.exchange_anywhere == 0:
            self.registers[ANSWER] = self.registers[c.R_MARK]
            return
        mark: i64 = 0
        while mark < c.MARKS:
            if self.is_open(self.actor, mark) and self.is_machine_for(mark, mode):
                self.options.push(mark)
            mark += 1
        if self.options.height == 0:
            self.pc = skip
            return
        self.ask(self.seat_of(self.actor), c.ASK_MACHINE)

    def is_machine_for(self, mark: i64, mode: i64) -> bool:
        """Whether an open machine suits what is to be done."""
        if mode in (c.MACHINE_ANY, c.MACHINE_SAME):
            return True
        first = self.registers[c.R_MARK]
        if mark == first:
            return False
        if mode == c.MACHINE_OTHER:
            return True
        return self.weight(self.actor, mark) + self.weight(self.actor, first) > 0

    def pick_bay(self, mode: i64, may_stop: i64, skip: i64) -> None:
        """Asks for a component on an open machine."""
        mark: i64 = 0
        while mark < c.MARKS:
            if self.is_open(self.actor, mark):
                kind: i64 = 0
                while kind < c.KINDS:
                    if self.is_pickable(self.actor, mark, kind, mode):
                        self.options.push(mark * c.KINDS + kind)
                    kind += 1
            mark += 1
        if self.options.height == 0:
            self.pc = skip
            return
        if may_stop:
            self.options.push(c.STOP)
        self.ask(self.seat_of(self.actor), c.ASK_BAY)

    def pick_trip(self, mode: i64, skip: i64) -> None:
        """Asks for a trip for an Ad, or with one."""
        trip: i64 = 0
        while trip < len(self.ad):
            if self.is_trip_for(self.actor, trip, mode):
                self.options.push(trip)
            trip += 1
        if self.options.height == 0:
            self.pc = skip
            return
        self.ask(self.seat_of(self.actor), c.ASK_TRIP)

    def note_pick(self, kind: i64, target: i64) -> None:
        """What an answer means for the rest of the card."""
        answer = self.registers[ANSWER]
        if kind == c.IF_TEAR:
            if answer == c.TEAR:
                self.fail()
        elif kind == c.IF_STOP:
            if answer == c.STOP:
                self.pc = target
        else:
            self.registers[c.R_MARK] = answer // c.KINDS
            self.registers[c.R_KIND] = answer % c.KINDS

    # Components.

    def act(self, verb: i64) -> None:
        """Does something with what was picked."""
        answer = self.registers[ANSWER]
        kind, mark = self.registers[c.R_KIND], self.registers[c.R_MARK]
        if verb == c.LOAD:
            self.room[kind] -= 1
            self.put(kind, answer, "takes")
        elif verb == c.RETURN_PART:
            self.room[kind] += 1
            self.lift(kind, mark, "returns")
        elif verb == c.MOVE:
            self.load[self.bay(self.actor, mark, kind)] -= 1
            self.put(kind, answer, "moves")
        elif verb == c.DROP:
            self.spent[kind] += 1
            self.lift(kind, mark, "trashes")
        elif verb == c.COPY:
            self.reserve[kind] -= 1
            self.put(kind, mark, "copies")
        elif verb == c.SWAP:
            self.swap_loads(mark, answer)
        elif verb == c.REPEAT:
            self.repeat_card()
        else:
            self.change_ad(verb, answer)

    def put(self, kind: i64, mark: i64, event: str) -> None:
        """A component goes on a machine of the actor."""
        self.load[self.bay(self.actor, mark, kind)] += 1
        self.tell_component(event, kind, mark)

    def lift(self, kind: i64, mark: i64, event: str) -> None:
        """A component leaves a machine of the actor."""
        self.load[self.bay(self.actor, mark, kind)] -= 1
        self.tell_component(event, kind, mark)

    def swap_loads(self, one: i64, other: i64) -> None:
        """Two machines change what they carry."""
        first = self.bay(self.actor, one, 0)
        second = self.bay(self.actor, other, 0)
        kind: i64 = 0
        while kind < c.KINDS:
            count = self.load[first + kind]
            self.load[first + kind] = self.load[second + kind]
            self.load[second + kind] = count
            kind += 1
        if self.listener is not None:
            self.tell("swaps", {"seat": self.who(self.actor), "machine": self.mark_name(one)})

    def repeat_card(self) -> None:
        """The card before this one is performed again; if that fails, it tears as ever."""
        card = self.card_before(self.actor)
        if self.listener is not None:
            self.tell("repeats", {"seat": self.who(self.actor), "card": self.card_name(card)})
        self.call(self.book.start[card], self.actor)

    # Ads, points, waste, stock.

    def change_ad(self, verb: i64, trip: i64) -> None:
        """An Ad goes on a trip, or back to its owner."""
        me = self.actor
        if verb == c.PLACE_AD:
            self.ads[me] -= 1
            self.ad[trip] = me
        else:
            self.ads[me] += 1
            self.ad[trip] = -1
        if self.listener is not None:
            event = "advertises" if verb == c.PLACE_AD else "withdraws"
            self.tell(event, {"seat": self.who(me), "trip": self.trip_name(trip)})

    def count_on(self, verb: i64, a: i64, b: i64) -> None:
        """Points, waste, and components from the reserve."""
        me = self.actor
        if verb == c.SCORE:
            self.bonus[me] += a
            if self.listener is not None:
                self.tell("scores", {"seat": self.who(me), "n": a})
        elif verb == c.DISCARD_WASTE:
            gone = min(a, self.waste[me])
            self.waste[me] -= gone
            if gone and self.listener is not None:
                self.tell("discards-waste", {"seat": self.who(me), "n": gone})
        else:
            kind = a // c.SPAN
            while kind < a % c.SPAN:
                self.restock(kind, b)
                kind += 1

    def restock(self, kind: i64, count: i64) -> None:
        """Components from the reserve to their room, as far as it goes."""
        moved = min(count, self.reserve[kind])
        if moved <= 0:
            return
        self.reserve[kind] -= moved
        self.room[kind] += moved
        if self.listener is not None:
            self.tell("restocked", {"component": self.component_name(kind), "n": moved})

    # Conditions.

    def holds(self, test: i64) -> bool:
        """Whether a condition of a card holds."""
        if test == c.TEST_WASTE:
            return self.waste[self.actor] > 0
        if test == c.TEST_AD:
            return self.can_advertise(self.actor)
        return self.is_lowest(self.actor)

    def is_lowest(self, player: i64) -> bool:
        """Whether nobody who is still in the game has fewer points."""
        mine = self.score(player)
        other: i64 = 0
        while other < self.players():
            if not self.is_out(other) and self.score(other) < mine:
                return False
            other += 1
        return True
