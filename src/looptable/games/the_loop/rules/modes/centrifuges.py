"""Mode centrifuges: eras where only one dimension works, until LOOPs destroy the machine (CENT). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.content.text.texts import Text
from looptable.effects.program import bit
from looptable.engine.contract.view import Piece
from looptable.games.the_loop.rules.codes import ASK_BONUS, ASK_HIT, ASK_SLOT, INFINITY, S_SETUP
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import (
    ALL_DIMENSIONS,
    ERAS,
    NOTHING,
    NOWHERE,
    Era,
    Mission,
)
from looptable.games.the_loop.rules.missions import first_bonus, has_era_slots, has_room, put_cube
from looptable.games.the_loop.rules.mode import Mode
from looptable.games.the_loop.rules.piles import Pile, shuffled
from looptable.games.the_loop.rules.victory import finish_if_won

__all__ = ["MODE"]

CENTRIFUGES: Final = (2, 3, 3)  # by difficulty
DAMAGE: Final[i64] = 3  # destroys a centrifuge
WORTH: Final[i64] = -900
WORTH_OF_DAMAGE: Final[i64] = 250


class Centrifuges(Mode):
    """All centrifuges must be destroyed."""

    def lay_pieces(self, t: LoopFields, eras: Pile) -> None:
        """One centrifuge in each era of the next Foo cards, with a random side up."""
        tokens = shuffled(t.chance, S_SETUP, range(len(t.centrifuge_at)))
        for _ in range(CENTRIFUGES[t.difficulty]):
            token, era = tokens.pop(), eras.pop()
            t.centrifuge_at[token] = era
            side = 2 * token + t.chance.below(S_SETUP, 2)
            t.centrifuge_side[token] = t.numbers.centrifuge_sides[side]
            if t.difficulty == INFINITY:
                t.rifts[era] += 1
                t.rift_supply -= 1
        super().lay_pieces(t, eras)

    def left(self, t: LoopFields) -> i64:
        """The centrifuges on the board."""
        found: i64 = 0
        for era in t.centrifuge_at:
            if era >= 0:
                found += 1
        return found

    def allowed(self, t: LoopFields, era: Era) -> i64:
        """Only the dimension of the centrifuge, where there is one."""
        centrifuge = centrifuge_in(t, era)
        if centrifuge < 0:
            return ALL_DIMENSIONS
        return bit(t.centrifuge_side[centrifuge])

    def loops(self, t: LoopFields, era: Era, held: i64) -> i64:
        """A LOOP needs a card in hand, always, and the dimension of the centrifuge."""
        return held & self.allowed(t, era)

    def looped(self, t: LoopFields, era: Era) -> None:
        """A LOOP may damage the centrifuge of its era, in older matches at once."""
        if centrifuge_in(t, era) < 0:
            return
        if t.never_forced:
            t.hit = 1
        else:
            self.damage(t, era)

    def damage(self, t: LoopFields, era: Era) -> None:
        """Damages the centrifuge of an era; the third damage destroys it."""
        centrifuge = centrifuge_in(t, era)
        t.centrifuge_damage[centrifuge] += 1
        damage = t.centrifuge_damage[centrifuge]
        if t.listener is not None:
            t.tell("centrifuge-damaged", {"era": t.names.name("era", era), "n": damage})
        if damage < DAMAGE:
            return
        t.centrifuge_at[centrifuge] = NOWHERE
        if t.listener is not None:
            t.tell("centrifuge-destroyed", {"era": t.names.name("era", era)})
        for place in range(ERAS):
            if t.revealed[place]:
                t.bonus |= 1 << place
        finish_if_won(t)

    def asks_after_action(self, t: LoopFields) -> bool:
        """The damage of a LOOP; the cubes for a destroyed centrifuge, one on each revealed mission."""
        if t.hit:
            t.options.push(1)
            t.options.push(0)
            t.ask(t.seat_of(t.active), ASK_HIT)
            return True
        for era in range(ERAS):
            if t.bonus >> era & 1:
                mission = t.mission[era]
                if t.never_forced and not has_room(t, mission):
                    take_bonus(t, era, NOTHING)
                elif has_era_slots(t, mission):
                    ask_slot(t, mission)
                    return True
                elif t.never_forced:
                    t.options.push(mission)
                    t.options.push(NOTHING)
                    t.ask(t.seat_of(t.active), ASK_BONUS)
                    return True
                else:
                    take_bonus(t, era, era)
        return False

    def chosen(self, t: LoopFields, prompt: i64, option: i64) -> None:
        """The player has said whether to damage, or how the first waiting mission gets its cube."""
        if prompt == ASK_HIT:
            t.hit = 0
            if option:
                self.damage(t, t.at[t.active])
            return
        era = first_bonus(t)
        is_slot = prompt == ASK_SLOT or option == NOTHING
        take_bonus(t, era, option if is_slot else era)

    def pieces_in(self, t: LoopFields, era: Era, icons: dict[str, tuple[str, ...]]) -> list[Piece]:
        """The centrifuge, with the side that is up and its damage."""
        centrifuge = centrifuge_in(t, era)
        if centrifuge < 0:
            return []
        side = t.names.name("dimension", t.centrifuge_side[centrifuge])
        damage = t.centrifuge_damage[centrifuge]
        text = Text.of("piece.centrifuge", dimension=Text(f"dimension.{side}"))
        name = t.names.name("era", era)
        return [
            Piece(
                f"centrifuge-{name}",
                "token",
                text,
                marks=(side,),
                filled=damage,
                slots=DAMAGE,
                thing="centrifuge",
                of={"era": name, "dimension": side},
            )
        ]

    def worth(self, t: LoopFields) -> i64:
        """Centrifuges that are left, less what was done to them."""
        worth: i64 = 0
        count: i64 = len(t.centrifuge_at)
        for centrifuge in range(count):
            if t.centrifuge_at[centrifuge] >= 0:
                worth += WORTH + t.centrifuge_damage[centrifuge] * WORTH_OF_DAMAGE
        return worth


def centrifuge_in(t: LoopFields, era: Era) -> i64:
    """The centrifuge of an era, or -1."""
    count: i64 = len(t.centrifuge_at)
    for centrifuge in range(count):
        if t.centrifuge_at[centrifuge] == era:
            return centrifuge
    return -1


def ask_slot(t: LoopFields, mission: Mission) -> None:
    """Asks for a free slot of a mission that has one per era."""
    for era in range(ERAS):
        if t.progress[mission] >> era & 1 == 0:
            t.options.push(era)
    t.options.push(NOTHING)
    t.ask(t.seat_of(t.active), ASK_SLOT)


def take_bonus(t: LoopFields, era: Era, slot: i64) -> None:
    """Puts a bonus cube on the mission of an era."""
    t.bonus -= 1 << era
    if slot != NOTHING:
        put_cube(t, t.mission[era], slot)


MODE: Final = Centrifuges(2, "centrifuges", box="centrifuge", part="centrifuges")
