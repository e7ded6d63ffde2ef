"""Mode ultramachina: Foo goes round the clock and sets off the cards that lie in his way (ULTRA). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Piece
from looptable.games.the_loop.rules.codes import (
    ASK_DAMAGE,
    ASK_ULTRA,
    CLONES_PHASE,
    DEAL_PHASE,
    GIFT_PHASE,
    S_FOO,
    VISIT_PHASE,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.foo import fall
from looptable.games.the_loop.rules.kinds import ERAS, NOTHING, Era, Machina
from looptable.games.the_loop.rules.mode import Mode
from looptable.games.the_loop.rules.piles import Pile, shuffled
from looptable.games.the_loop.rules.rewards import start_reward
from looptable.games.the_loop.rules.space import next_era

__all__ = ["MODE"]

MACHINAS: Final = (4, 5, 7)  # by difficulty
A_CYCLE: Final[i64] = 3  # more machina cards
LAST_ERA: Final[i64] = 6
BEFORE_VISIT: Final = (GIFT_PHASE, DEAL_PHASE, CLONES_PHASE, VISIT_PHASE)


class Ultramachina(Mode):
    """Foo has no cards; machina cards lie open in the eras he comes to."""

    def lay_pieces(self, t: LoopFields, eras: Pile) -> None:
        """There is no Foo deck; machina cards come last (see `begins`)."""

    def begins(self, t: LoopFields) -> bool:
        """Foo faces the end of times, machina cards lie open, and everybody takes a reward."""
        t.foo = LAST_ERA
        t.machina_deck = shuffled(t.chance, S_FOO, range(len(t.machina_damage)))
        for _ in range(MACHINAS[t.difficulty]):
            reveal_machina(t)
        start_reward(t, GIFT_PHASE)
        return True

    # Phase I and cycles.

    def visit(self, t: LoopFields) -> None:
        """Foo goes to the next era, where every machina card waits to be applied."""
        t.foo = next_era(t.foo)
        count: i64 = len(t.machina_in_play)
        for card in range(count):
            t.machina_waiting[card] = 1 if lies_in(t, card, t.foo) else 0

    def asks_before_drop(self, t: LoopFields) -> bool:
        """Asks which machina card of Foo's era applies next, if any is left."""
        count: i64 = len(t.machina_waiting)
        for card in range(count):
            if t.machina_waiting[card]:
                t.options.push(card)
        if not t.options:
            return False
        t.ask(t.seat_of(t.active), ASK_ULTRA)
        return True

    def is_cycle_over(self, t: LoopFields) -> bool:
        """Whether Foo has come round to the end of times."""
        return t.foo == LAST_ERA

    def next_cycle(self, t: LoopFields) -> None:
        """More machina cards."""
        for _ in range(A_CYCLE):
            reveal_machina(t)

    # Phase II.

    def energy_added(self, t: LoopFields, era: Era) -> None:
        """Each energy may damage a machina card there (ULTRA-14)."""
        t.machina_hits[era] += 1

    def asks_after_action(self, t: LoopFields) -> bool:
        """Each energy added where machina cards lie may damage one of them."""
        for era in range(ERAS):
            if t.machina_hits[era] > 0:
                offer_machina(t, era)
                if t.options:
                    t.options.push(NOTHING)
                    t.ask(t.seat_of(t.active), ASK_DAMAGE)
                    return True
                t.machina_hits[era] = 0
        return False

    def chosen(self, t: LoopFields, prompt: i64, option: i64) -> None:
        """A machina card is applied, or damaged."""
        if prompt == ASK_ULTRA:
            apply_machina(t, option)
        else:
            damage_machina(t, option)

    # What it shows.

    def next_eras(self, t: LoopFields) -> list[int]:
        """The next era, always."""
        return [next_era(t.foo)]

    def visited(self, t: LoopFields) -> list[int]:
        """All eras that Foo came past in this cycle."""
        # Until he sets out again he still faces the end of times, where the last cycle ended.
        if t.phase in BEFORE_VISIT and t.foo == LAST_ERA:
            return []
        return list(range(t.foo + 1))

    def acts_in(self, t: LoopFields, era: Era) -> bool:
        """Whether a machina card lies there."""
        count: i64 = len(t.machina_in_play)
        for card in range(count):
            if lies_in(t, card, era):
                return True
        return False

    def falling(self, t: LoopFields, option: int) -> str:
        """Rifts drop behind the last card that applies; a card destroyed drops an energy."""
        if t.prompt == ASK_ULTRA:
            waiting: i64 = 0
            for waits in t.machina_waiting:
                waiting += waits
            # Where two wait the second is no choice, and the rifts drop after it.
            return "rift" if waiting <= 2 else ""
        if t.prompt != ASK_DAMAGE or option == NOTHING or t.energy_supply == 0:
            return ""
        is_full = t.machina_damage[option] + 1 >= t.numbers.machina_slots[option]
        return "energy" if is_full else ""

    def pieces_in(self, t: LoopFields, era: Era, icons: dict[str, tuple[str, ...]]) -> list[Piece]:
        """The machina cards that lie in an era."""
        count: i64 = len(t.machina_in_play)
        return [drawn(t, card, icons) for card in range(count) if lies_in(t, card, era)]

    # What it is worth to a bot.

    def chance_of_visit(self, t: LoopFields, era: Era) -> i64:
        """Foo's next era is certain."""
        if era == next_era(t.foo):
            return 100
        return 0

    def is_still_to_come(self, t: LoopFields, era: Era) -> bool:
        """Later eras, until he begins again."""
        return era > t.foo or t.foo == LAST_ERA


def lies_in(t: LoopFields, card: Machina, era: Era) -> bool:
    """Whether a machina card is in play, in this era."""
    return t.machina_in_play[card] == 1 and t.numbers.machina_home[card] == era


def reveal_machina(t: LoopFields) -> None:
    """Another machina card at its era."""
    if not t.machina_deck:
        return
    card = t.machina_deck.pop()
    t.machina_in_play[card] = 1
    if t.listener is not None:
        t.tell("machina-revealed", {"machina": t.names.name("machina", card)}, None, True)


def apply_machina(t: LoopFields, card: Machina) -> None:
    """A machina card does its work."""
    t.machina_waiting[card] = 0
    if t.listener is not None:
        t.tell("machina-applies", {"machina": t.names.name("machina", card)})
    t.call(t.numbers.machina_start[card], t.active)


def offer_machina(t: LoopFields, era: Era) -> None:
    """The machina cards that lie in an era."""
    count: i64 = len(t.machina_in_play)
    for card in range(count):
        if lies_in(t, card, era):
            t.options.push(card)


def damage_machina(t: LoopFields, card: Machina) -> None:
    """One damage; a full card is destroyed and drops an energy that nobody added."""
    era: i64 = 0
    while t.machina_hits[era] == 0:
        era += 1
    t.machina_hits[era] -= 1
    if card == NOTHING:
        return
    t.machina_damage[card] += 1
    if t.listener is not None:
        name = t.names.name("machina", card)
        t.tell("machina-damaged", {"machina": name, "n": t.machina_damage[card]})
    if t.machina_damage[card] < t.numbers.machina_slots[card]:
        return
    t.machina_in_play[card] = 0
    if t.listener is not None:
        t.tell("machina-destroyed", {"machina": t.names.name("machina", card)})
    if t.energy_supply > 0:
        landing = fall(t)
        t.energy_supply -= 1
        t.energy[landing] += 1
        if t.listener is not None:
            t.tell("energy-falls", {"era": t.names.name("era", landing)}, None, True)


def drawn(t: LoopFields, card: Machina, icons: dict[str, tuple[str, ...]]) -> Piece:
    """A machina card with its damage."""
    name = t.names.name("machina", card)
    damage = t.machina_damage[card]
    return Piece(
        f"machina-{name}",
        "card",
        Text(f"machina.{name}"),
        text=Text(f"machina.{name}.text"),
        icons=icons[f"machina.{name}"],
        filled=damage,
        slots=t.numbers.machina_slots[card],
        thing="machina",
        of={"machina": name},
    )


MODE: Final = Ultramachina(3, "ultramachina", box="machina", has_foo_cards=False)
