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

from looptable.core.pile import Pile
from looptable.engine.contract.event import Fact
from looptable.engine.contract.settings import Options
from looptable.games.loop_inc.bot.junior_plan import is_wanted, make_plan, planned_trip
from looptable.games.loop_inc.rules.codes import (
    ACT_PHASE,
    ARMORY_CARD,
    GARAGE_CARD,
    INTERN,
    JUNIOR_STREAM,
    STORE_CARD,
)
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import DAYS, KINDS, SPAN, Card, Kind, Mark, Span, Trip
from looptable.games.loop_inc.rules.launching import launch
from looptable.games.loop_inc.rules.machines import bay_of, is_open, open_machines, tell_component
from looptable.games.loop_inc.rules.players import is_out, who
from looptable.games.loop_inc.rules.rival import PACKET, RIVAL, Rival
from looptable.games.loop_inc.rules.stock import stock
from looptable.games.loop_inc.rules.tears import cause_tear
from looptable.games.loop_inc.rules.trips import (
    is_equipped,
    lacking,
    points_of,
    printed_trip,
    surplus,
    trip_count,
)
from looptable.games.loop_inc.rules.turns import has_turn

__all__ = ["Junior"]

SLIGHT: Final[i64] = 30  # the price of a superfluous component to a hope, in hundredths of a point


class Junior(Rival):
    """A player without a seat."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "junior"

    # What the rules for one player give him.

    def set_up(self, t: IncFields, options: Options) -> None:
        """Takes his level, and shuffles a packet of three rooms for each day."""
        t.level = t.names.names["level"].find(str(options["junior"]))
        for _ in range(DAYS):
            packet = Pile()
            packet.fill([GARAGE_CARD, STORE_CARD, ARMORY_CARD])
            t.chance.shuffle(JUNIOR_STREAM, packet)
            for room in packet.as_list():
                t.junior_deck.push(room)

    def copies(self, players: i64, is_large_room: bool) -> i64:
        """Three cards for each of the large rooms, two of each other kind."""
        if is_large_room:
            return 3
        return 2

    def extra_stock(self, day: i64) -> i64:
        """One component more each day."""
        return day

    def has_new(self, t: IncFields) -> bool:
        """His new cards come from his own deck, three a day."""
        return t.junior_deck.height > PACKET * (DAYS - t.day) and not is_out(t, RIVAL)

    def pays_for_waste(self, t: IncFields) -> bool:
        """His father pays for a clerk or a partner."""
        return t.level == INTERN

    # His turn.

    def play(self, t: IncFields) -> None:
        """Past cards first; a new one shows what his deck held."""
        is_past = t.hand[RIVAL].height > 0
        if is_past:
            card = t.hand[RIVAL].take_at(0)
            t.tableau[RIVAL].push(card)
        else:
            card = t.junior_deck.pop()
            t.tableau[RIVAL].push(card)
            t.sideways[RIVAL].push(t.tableau[RIVAL].height)
        if t.listener is not None:
            event = "plays-past" if is_past else "junior-plays"
            data: dict[str, Fact] = {"seat": who(t, RIVAL), "card": t.names.name("card", card)}
            t.tell(event, data, None, not is_past)
        t.phase = ACT_PHASE
        fetch(t, card)

    def launch(self, t: IncFields) -> None:
        """Leaves for the trip that pays best, of all or of his plan, if it is time to leave."""
        if open_machines(t, RIVAL) < 2 and has_turn(t, RIVAL):
            return
        plan: i64 = -1
        if t.level != INTERN:
            plan = make_plan(t, -1)
        most: i64 = 0
        where: i64 = -1
        machine: i64 = 0
        for trip in range(trip_count(t)):
            if is_wanted(t, trip):
                for mark in range(t.day):
                    if is_ready(t, mark, trip, plan):
                        found = self.gain(t, mark, trip)
                        if found > most:
                            most = found
                            where = trip
                            machine = mark
        if where >= 0:
            launch(t, RIVAL, machine, where)

    def gain(self, t: IncFields, mark: Mark, trip: Trip) -> i64:
        """The points of a trip, less the waste that he pays for."""
        if self.pays_for_waste(t):
            return points_of(t, trip) - surplus(t, RIVAL, mark, trip)
        return points_of(t, trip)


# Components.


def fetch(t: IncFields, card: Card) -> None:
    """Takes a component of a room, or causes a tear."""
    span = span_of(card)
    if stock(t, span) == 0 or open_machines(t, RIVAL) == 0:
        if t.listener is not None:
            t.tell("fails", {"seat": who(t, RIVAL)})
        cause_tear(t, RIVAL)
        return
    bay: i64 = -1
    if t.level != INTERN:
        bay = planned_bay(t, span, make_plan(t, card))
    if bay < 0:
        bay = hoped_bay(t, span)
    kind = bay % KINDS
    t.room[kind] -= 1
    t.load[bay_of(RIVAL, 0, bay)] += 1
    tell_component(t, "takes", kind, bay // KINDS)


def planned_bay(t: IncFields, span: Span, plan: i64) -> i64:
    """The place at which the first machine of a plan lacks a component of a room, or -1."""
    for mark in range(t.day):
        trip = planned_trip(plan, mark)
        if trip >= 0:
            for kind in range(span // SPAN, span % SPAN):
                need = t.book.needs[printed_trip(t, trip) * KINDS + kind]
                if t.load[bay_of(RIVAL, mark, kind)] < need and t.room[kind] > 0:
                    return mark * KINDS + kind
    return -1


def hoped_bay(t: IncFields, span: Span) -> i64:
    """The component of a room, and the machine for it, with the best hope."""
    best: i64 = -1
    choice: i64 = 0
    for kind in range(span // SPAN, span % SPAN):
        if t.room[kind] > 0:
            for mark in range(t.day):
                if is_open(t, RIVAL, mark):
                    found = hope(t, mark, kind)
                    if found > best:
                        best = found
                        choice = mark * KINDS + kind
    return choice


def hope(t: IncFields, mark: Mark, kind: Kind) -> i64:
    """The promise of the best trip to a machine with one more component of a kind."""
    at = bay_of(RIVAL, mark, kind)
    t.load[at] += 1
    best: i64 = 0
    for trip in range(trip_count(t)):
        if is_wanted(t, trip):
            lacks = lacking(t, RIVAL, mark, trip)
            more = surplus(t, RIVAL, mark, trip) + lacks
            best = max(best, 100 * points_of(t, trip) // (1 + lacks) - SLIGHT * more)
    t.load[at] -= 1
    return best


def is_ready(t: IncFields, mark: Mark, trip: Trip, plan: i64) -> bool:
    """Whether a machine can leave for a trip, and should by his plan, if he has one."""
    if plan >= 0 and planned_trip(plan, mark) != trip:
        return False
    return is_open(t, RIVAL, mark) and is_equipped(t, RIVAL, mark, trip)


def span_of(card: Card) -> i64:
    """The components of the room that a card names."""
    if card == GARAGE_CARD:
        return 0 * SPAN + 2
    if card == ARMORY_CARD:
        return 4 * SPAN + 5
    return 2 * SPAN + 4
