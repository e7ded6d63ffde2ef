"""Generated from layout.py by `make generate`; do not edit."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from looptable.core.chance import Chance
from looptable.core.equality import equal_chances, equal_pile_rows, equal_piles, equal_rows
from looptable.core.pile import Pile
from looptable.core.rows import vec
from looptable.core.tape import Tape
from looptable.effects.machine import Machine
from looptable.effects.program import Program
from looptable.engine.fields.field_state import FieldState

if TYPE_CHECKING:
    from looptable.engine.fields.layout import Scheme
    from looptable.games.loop_inc.rules.numbers import Numbers
    from looptable.games.loop_inc.rules.rival import Rival

__all__ = ["IncFields"]


@mypyc_attr(allow_interpreted_subclasses=True)
class IncFields(Machine):
    """The declared fields: created or copied, written down and read back."""

    __slots__ = (
        "book",
        "names",
        "rival",
        "chance",
        "solo",
        "level",
        "advertiser_first",
        "used_leave",
        "exchange_anywhere",
        "office_tears",
        "early_ads",
        "first_moves_on",
        "penalty_tokens",
        "phase",
        "day",
        "first",
        "active",
        "ending",
        "room",
        "reserve",
        "spent",
        "timeline",
        "ad",
        "display",
        "anomalies",
        "removed",
        "junior_deck",
        "hand",
        "tableau",
        "sideways",
        "load",
        "flight",
        "ads",
        "fulfilled",
        "failed",
        "waste",
        "tears",
        "bonus",
        "visits",
        "office_performed",
        "reserve_kept",
        "idle_unasked",
        "torn",
    )

    def __init__(
        self,
        source: "IncFields | None",
        sizes: list[int],
        program: Program,
        book: "Numbers",
        names: "Scheme",
        rival: "Rival",
    ) -> None:
        super().__init__(source, program)
        self.book = book
        self.names = names
        self.rival = rival
        if source is None:
            self.chance: Chance = Chance(sizes[0])
            self.solo: i64 = 0
            self.level: i64 = 0
            self.advertiser_first: i64 = 0
            self.used_leave: i64 = 0
            self.exchange_anywhere: i64 = 0
            self.office_tears: i64 = 0
            self.early_ads: i64 = 0
            self.first_moves_on: i64 = 0
            self.penalty_tokens: i64 = 0
            self.phase: i64 = 0
            self.day: i64 = 1
            self.first: i64 = 0
            self.active: i64 = 0
            self.ending: i64 = -1
            self.room: vec[i64] = vec[i64]([0] * sizes[1])
            self.reserve: vec[i64] = vec[i64]([0] * sizes[1])
            self.spent: vec[i64] = vec[i64]([0] * sizes[1])
            self.timeline: Pile = Pile()
            self.ad: vec[i64] = vec[i64]([-1] * sizes[2])
            self.display: vec[i64] = vec[i64]([0] * sizes[3])
            self.anomalies: Pile = Pile()
            self.removed: vec[i64] = vec[i64]([0] * sizes[3])
            self.junior_deck: Pile = Pile()
            self.hand: list[Pile] = [Pile() for _ in range(sizes[4])]
            self.tableau: list[Pile] = [Pile() for _ in range(sizes[4])]
            self.sideways: list[Pile] = [Pile() for _ in range(sizes[4])]
            self.load: vec[i64] = vec[i64]([0] * sizes[5])
            self.flight: vec[i64] = vec[i64]([-1] * sizes[6])
            self.ads: vec[i64] = vec[i64]([3] * sizes[4])
            self.fulfilled: list[Pile] = [Pile() for _ in range(sizes[4])]
            self.failed: vec[i64] = vec[i64]([0] * sizes[4])
            self.waste: vec[i64] = vec[i64]([0] * sizes[4])
            self.tears: vec[i64] = vec[i64]([0] * sizes[4])
            self.bonus: vec[i64] = vec[i64]([0] * sizes[4])
            self.visits: vec[i64] = vec[i64]([0] * sizes[2])
            self.office_performed: i64 = 1
            self.reserve_kept: i64 = 1
            self.idle_unasked: i64 = 1
            self.torn: vec[i64] = vec[i64]([0] * sizes[4])
        else:
            self.chance = source.chance.copy()
            self.solo = source.solo
            self.level = source.level
            self.advertiser_first = source.advertiser_first
            self.used_leave = source.used_leave
            self.exchange_anywhere = source.exchange_anywhere
            self.office_tears = source.office_tears
            self.early_ads = source.early_ads
            self.first_moves_on = source.first_moves_on
            self.penalty_tokens = source.penalty_tokens
            self.phase = source.phase
            self.day = source.day
            self.first = source.first
            self.active = source.active
            self.ending = source.ending
            self.room = source.room[:]
            self.reserve = source.reserve[:]
            self.spent = source.spent[:]
            self.timeline = source.timeline.copy()
            self.ad = source.ad[:]
            self.display = source.display[:]
            self.anomalies = source.anomalies.copy()
            self.removed = source.removed[:]
            self.junior_deck = source.junior_deck.copy()
            self.hand = [pile.copy() for pile in source.hand]
            self.tableau = [pile.copy() for pile in source.tableau]
            self.sideways = [pile.copy() for pile in source.sideways]
            self.load = source.load[:]
            self.flight = source.flight[:]
            self.ads = source.ads[:]
            self.fulfilled = [pile.copy() for pile in source.fulfilled]
            self.failed = source.failed[:]
            self.waste = source.waste[:]
            self.tears = source.tears[:]
            self.bonus = source.bonus[:]
            self.visits = source.visits[:]
            self.office_performed = source.office_performed
            self.reserve_kept = source.reserve_kept
            self.idle_unasked = source.idle_unasked
            self.torn = source.torn[:]

    def write(self, tape: Tape) -> None:
        """Writes every field that is not derived."""
        tape.put(self.pc)
        tape.put(self.actor)
        tape.put_row(self.registers)
        tape.put_pile(self.returns)
        tape.put_pile(self.actors)
        tape.put_pile(self.saved)
        self.chance.write(tape)
        tape.put(self.solo)
        tape.put(self.level)
        tape.put(self.advertiser_first)
        tape.put(self.used_leave)
        tape.put(self.exchange_anywhere)
        tape.put(self.office_tears)
        tape.put(self.early_ads)
        tape.put(self.first_moves_on)
        tape.put(self.penalty_tokens)
        tape.put(self.phase)
        tape.put(self.day)
        tape.put(self.first)
        tape.put(self.active)
        tape.put(self.ending)
        tape.put_row(self.room)
        tape.put_row(self.reserve)
        tape.put_row(self.spent)
        tape.put_pile(self.timeline)
        tape.put_row(self.ad)
        tape.put_row(self.display)
        tape.put_pile(self.anomalies)
        tape.put_row(self.removed)
        tape.put_pile(self.junior_deck)
        for pile in self.hand:
            tape.put_pile(pile)
        for pile in self.tableau:
            tape.put_pile(pile)
        for pile in self.sideways:
            tape.put_pile(pile)
        tape.put_row(self.load)
        tape.put_row(self.flight)
        tape.put_row(self.ads)
        for pile in self.fulfilled:
            tape.put_pile(pile)
        tape.put_row(self.failed)
        tape.put_row(self.waste)
        tape.put_row(self.tears)
        tape.put_row(self.bonus)
        tape.put(self.office_performed)
        tape.put(self.reserve_kept)
        tape.put(self.idle_unasked)
        tape.put_row(self.torn)

    def read(self, tape: Tape) -> None:
        """Reads every field that is not derived."""
        self.pc = tape.take()
        self.actor = tape.take()
        self.registers = tape.take_row()
        tape.take_pile(self.returns)
        tape.take_pile(self.actors)
        tape.take_pile(self.saved)
        self.chance.read(tape)
        self.solo = tape.take()
        self.level = tape.take()
        self.advertiser_first = tape.take()
        self.used_leave = tape.take()
        self.exchange_anywhere = tape.take()
        self.office_tears = tape.take()
        self.early_ads = tape.take()
        self.first_moves_on = tape.take()
        self.penalty_tokens = tape.take()
        self.phase = tape.take()
        self.day = tape.take()
        self.first = tape.take()
        self.active = tape.take()
        self.ending = tape.take()
        self.room = tape.take_row()
        self.reserve = tape.take_row()
        self.spent = tape.take_row()
        tape.take_pile(self.timeline)
        self.ad = tape.take_row()
        self.display = tape.take_row()
        tape.take_pile(self.anomalies)
        self.removed = tape.take_row()
        tape.take_pile(self.junior_deck)
        for pile in self.hand:
            tape.take_pile(pile)
        for pile in self.tableau:
            tape.take_pile(pile)
        for pile in self.sideways:
            tape.take_pile(pile)
        self.load = tape.take_row()
        self.flight = tape.take_row()
        self.ads = tape.take_row()
        for pile in self.fulfilled:
            tape.take_pile(pile)
        self.failed = tape.take_row()
        self.waste = tape.take_row()
        self.tears = tape.take_row()
        self.bonus = tape.take_row()
        self.office_performed = tape.take()
        self.reserve_kept = tape.take()
        self.idle_unasked = tape.take()
        self.torn = tape.take_row()

    def equals(self, other: FieldState) -> bool:
        """Whether every field that is not derived is as in another state of this class."""
        if not isinstance(other, IncFields):
            return False
        if self.pc != other.pc:
            return False
        if self.actor != other.actor:
            return False
        if not equal_rows(self.registers, other.registers):
            return False
        if not equal_piles(self.returns, other.returns):
            return False
        if not equal_piles(self.actors, other.actors):
            return False
        if not equal_piles(self.saved, other.saved):
            return False
        if not equal_chances(self.chance, other.chance):
            return False
        if self.solo != other.solo:
            return False
        if self.level != other.level:
            return False
        if self.advertiser_first != other.advertiser_first:
            return False
        if self.used_leave != other.used_leave:
            return False
        if self.exchange_anywhere != other.exchange_anywhere:
            return False
        if self.office_tears != other.office_tears:
            return False
        if self.early_ads != other.early_ads:
            return False
        if self.first_moves_on != other.first_moves_on:
            return False
        if self.penalty_tokens != other.penalty_tokens:
            return False
        if self.phase != other.phase:
            return False
        if self.day != other.day:
            return False
        if self.first != other.first:
            return False
        if self.active != other.active:
            return False
        if self.ending != other.ending:
            return False
        if not equal_rows(self.room, other.room):
            return False
        if not equal_rows(self.reserve, other.reserve):
            return False
        if not equal_rows(self.spent, other.spent):
            return False
        if not equal_piles(self.timeline, other.timeline):
            return False
        if not equal_rows(self.ad, other.ad):
            return False
        if not equal_rows(self.display, other.display):
            return False
        if not equal_piles(self.anomalies, other.anomalies):
            return False
        if not equal_rows(self.removed, other.removed):
            return False
        if not equal_piles(self.junior_deck, other.junior_deck):
            return False
        if not equal_pile_rows(self.hand, other.hand):
            return False
        if not equal_pile_rows(self.tableau, other.tableau):
            return False
        if not equal_pile_rows(self.sideways, other.sideways):
            return False
        if not equal_rows(self.load, other.load):
            return False
        if not equal_rows(self.flight, other.flight):
            return False
        if not equal_rows(self.ads, other.ads):
            return False
        if not equal_pile_rows(self.fulfilled, other.fulfilled):
            return False
        if not equal_rows(self.failed, other.failed):
            return False
        if not equal_rows(self.waste, other.waste):
            return False
        if not equal_rows(self.tears, other.tears):
            return False
        if not equal_rows(self.bonus, other.bonus):
            return False
        if self.office_performed != other.office_performed:
            return False
        if self.reserve_kept != other.reserve_kept:
            return False
        if self.idle_unasked != other.idle_unasked:
            return False
        return equal_rows(self.torn, other.torn)

    def key(self) -> bytes:
        """The tape as bytes; the last of the later fields are left out while they are as before."""
        tape = Tape()
        used = 0
        start = tape.cells.height
        tape.put(self.office_performed)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.reserve_kept)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.idle_unasked)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height + 1
        tape.put_row(self.torn)
        if tape.has_other(start, 0):
            used = tape.cells.height
        return self.tape().as_bytes(tape.cells.height - used)

    def reseed(self, seed: int) -> None:
        """Makes all chance still to come independent of what it would have been."""
        self.chance.seed(seed)
