"""Phase I: clones appear, an artifact is revealed, Foo moves and rifts drop. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import (
    ACTIONS_PHASE,
    ASK_CANCEL,
    ASK_ULTRA,
    CANCEL,
    DROP_PHASE,
    ERAS,
    NOTHING,
    PLACE_PHASE,
    S_MACHINE,
    ULTRAMACHINA,
    VISIT_PHASE,
)
from looptable.games.the_loop.rules.missions import Missions

__all__ = ["Foo"]

BASE_DROP: Final[i64] = 2


class Foo(Missions):
    """What Dr Foo does at the start of a turn."""

    __slots__ = ()

    def appear(self) -> None:
        """Step A: clones first, artifacts second; how many, the cycle space says."""
        self.phase = VISIT_PHASE
        self.generate(self.book.clones_a_turn[self.cycle - 1])
        left = self.book.artifacts_a_turn[self.cycle - 1]
        while left > 0:
            self.reveal_artifact()
            left -= 1
        if not self.doomed:
            self.visit()

    def visit(self) -> None:
        """Step B: Foo goes to the era of his next card; in Ultramachina, to the next era."""
        self.phase = DROP_PHASE
        if self.mode == ULTRAMACHINA:
            self.foo = self.next_era(self.foo)
            card: i64 = 0
            while card < len(self.machina_in_play):
                here = self.machina_in_play[card] and self.book.machina_home[card] == self.foo
                self.machina_waiting[card] = 1 if here else 0
                card += 1
        else:
            self.foo = self.foo_deck.pop()
            self.foo_row.push(self.foo)
        if self.listener is not None:
            self.tell("foo-visits", {"era": self.era_name(self.foo)}, None, True)
        self.drop()

    def ask_machina(self) -> bool:
        """Asks which machina card of Foo's era applies next, if any is left."""
        card: i64 = 0
        while card < len(self.machina_waiting):
            if self.machina_waiting[card]:
                self.options.push(card)
            card += 1
        if not self.options:
            return False
        self.ask(self.seat_of(self.active), ASK_ULTRA)
        return True

    def apply_machina(self, card: i64) -> None:
        """A machina card does its work."""
        self.machina_waiting[card] = 0
        if self.listener is not None:
            self.tell("machina-applies", {"machina": self.names.names["machina"].name(card)})
        self.call(self.book.machina_start[card], self.active)

    def drop(self) -> None:
        """Two rifts, and one for each clone in Foo's era, fall through three chutes."""
        if self.mode == ULTRAMACHINA and self.ask_machina():
            return
        self.phase = PLACE_PHASE
        count = min(BASE_DROP + self.crowd[self.foo], self.rift_supply)
        if self.listener is not None:
            self.tell("drops", {"n": count})
        while count > 0:
            era = self.fall()
            self.rift_supply -= 1
            self.landed[era] += 1
            if self.listener is not None:
                self.tell("rift-falls", {"era": self.era_name(era)}, None, True)
            count -= 1
        self.place_rifts()

    def fall(self) -> i64:
        """The era that a cube lands in: Foo's, the previous or the next one."""
        chute = self.chance.weighted(S_MACHINE, self.book.chutes)
        return (self.foo + chute + ERAS - 1) % ERAS

    def may_cancel(self) -> bool:
        """Asks the Time Prowler which of the rifts just dropped she cancels, if any."""
        if self.ability_of(self.active) != CANCEL or self.ability_used:
            return False
        era: i64 = 0
        while era < ERAS:
            if self.landed[era] > 0:
                self.options.push(era)
            era += 1
        if not self.options:
            return False
        self.options.push(NOTHING)
        self.ask(self.seat_of(self.active), ASK_CANCEL)
        return True

    def cancel(self, era: i64) -> None:
        """A dropped rift goes back unplaced; it was never there, so it was not removed either."""
        self.ability_used = 1
        if era == NOTHING:
            return
        self.landed[era] -= 1
        self.rift_supply += 1
        if self.listener is not None:
            self.tell("rift-cancelled", {"era": self.era_name(era)})

    def place_rifts(self) -> None:
        """All rifts have landed: they fill slots, or make vortexes, Foo's era first."""
        if self.may_cancel():
            return
        self.place_landed(self.foo)
        if not self.over:
            self.place_landed(self.next_era(self.foo))
        if not self.over:
            self.place_landed(self.previous_era(self.foo))
        if self.over:
            return
        self.phase = ACTIONS_PHASE
        self.ability_used = 0
        self.start_action()
