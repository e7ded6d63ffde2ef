"""The inspection of a position from outside: each piece once, and where it can be. Compiled.

A position may leave out much, but no match goes on from pieces that contradict each other. The first
contradiction refuses it, in a sentence that names the piece (`problem.…`). A match that began from a
position passes at every later moment, too: what is counted here is what play keeps.
"""

from typing import Final, NoReturn

from mypy_extensions import i64

from looptable.content.text.texts import Text
from looptable.core.errors import PositionError
from looptable.core.pile import Pile
from looptable.games.the_loop.rules.clones import supas_left
from looptable.games.the_loop.rules.codes import (
    DROP_PHASE,
    PLACE_PHASE,
    R_AGENT,
    R_CARRIED,
    R_CLONE,
    R_DRAWERS,
    R_FINISH,
    R_ORIGIN,
    R_SOURCE,
    R_THERE,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import (
    BLACK_HOLE,
    ERAS,
    SUPA_CLONES,
    Clone,
    Era,
    Mission,
)
from looptable.games.the_loop.rules.missions import cubes_on, has_era_slots, slots_of
from looptable.games.the_loop.rules.space import count_vortexes

__all__ = ["inspect_position"]

RIFT_SLOTS: Final[i64] = 3
VORTEXES: Final[i64] = 3
# Of rifts, and of energy. There are 30; a position that leaves the supply out has 30 beside its board.
CUBES: Final[i64] = 60
DAMAGE: Final[i64] = 3


def inspect_position(t: LoopFields) -> None:
    """Refuses a position that no match can have."""
    inspect_eras(t)
    inspect_missions(t)
    inspect_clones(t)
    inspect_cards(t)
    inspect_foo(t)
    inspect_modes(t)
    inspect_registers(t)


def refuse(name: str, **args: Text | str | i64) -> NoReturn:
    """Refuses the position with this sentence."""
    raise PositionError("position/impossible", problem=Text.of(f"problem.{name}", **args))


def era_text(t: LoopFields, era: Era) -> Text:
    """The name of an era, for a sentence."""
    return Text(f"era.{t.names.name('era', era)}")


def card_text(t: LoopFields, kind: str, piece: i64) -> Text:
    """The name of a card, a mission or a clone."""
    return Text(f"{kind}.{t.names.name(kind, piece)}")


# Cubes and tiles.


def inspect_eras(t: LoopFields) -> None:
    """Three rifts an era, and no more cubes and vortexes than there are."""
    rifts = t.rift_supply
    energy = t.energy_supply
    for era in range(ERAS):
        if t.rifts[era] > RIFT_SLOTS:
            refuse("rifts", n=t.rifts[era], era=era_text(t, era))
        rifts += t.rifts[era] + t.landed[era]
        energy += t.energy[era]
    if rifts > CUBES:
        refuse("all-rifts", n=rifts - t.rift_supply, beside=t.rift_supply)
    if energy > CUBES:
        refuse("all-energy", n=energy - t.energy_supply, beside=t.energy_supply)
    if count_vortexes(t) > VORTEXES:
        refuse("vortexes", n=count_vortexes(t))


def inspect_missions(t: LoopFields) -> None:
    """Each mission lies in one place, none on a vortex, and has no more cubes than slots."""
    count: i64 = len(t.progress)
    places = [0] * count
    for era in range(ERAS):
        mission = t.mission[era]
        if mission >= 0:
            places[mission] += 1
            if t.vortex[era]:
                refuse("vortex", mission=card_text(t, "mission", mission), era=era_text(t, era))
        elif t.revealed[era] or t.bonus >> era & 1:
            refuse("nothing-revealed", era=era_text(t, era))
    for pile in (t.completed, t.lost, t.unused):
        for index in range(pile.height):
            places[pile.at(index)] += 1
    for mission in range(count):
        if places[mission] > 1:
            refuse("mission-twice", mission=card_text(t, "mission", mission))
        if places[mission] == 0:
            refuse("no-mission", mission=card_text(t, "mission", mission))
        inspect_cubes(t, mission)


def inspect_cubes(t: LoopFields, mission: Mission) -> None:
    """Refuses cubes beyond the slots of a mission."""
    if has_era_slots(t, mission) and t.progress[mission] >= 1 << ERAS:
        refuse("cubes", n=ERAS + 1, mission=card_text(t, "mission", mission), room=ERAS)
    cubes = cubes_on(t, mission)
    if cubes > slots_of(t, mission):
        refuse(
            "cubes", n=cubes, mission=card_text(t, "mission", mission), room=slots_of(t, mission)
        )


def inspect_clones(t: LoopFields) -> None:
    """No clone stands where it is destroyed."""
    count: i64 = len(t.clone_at)
    for clone in range(count):
        inspect_clone(t, clone)


def inspect_clone(t: LoopFields, clone: Clone) -> None:
    """Refuses a clone in its paradox era."""
    era = t.clone_at[clone]
    if era >= 0 and t.numbers.paradox[clone] == era:
        refuse("paradox", clone=card_text(t, "clone", clone), era=era_text(t, era))


# Cards.


def inspect_cards(t: LoopFields) -> None:
    """Each card lies in one place; nobody knows more cards of a draw pile than it has."""
    seen = [0] * len(t.numbers.owner)
    piles = [t.artifacts, t.destroyed, t.doomed, t.tray, *t.available]
    piles += [*t.draw, *t.ready, *t.exhausted, *t.discard]
    for pile in piles:
        twice = first_twice(pile, seen)
        if twice >= 0:
            refuse("card-twice", card=card_text(t, "card", twice))
    agents: i64 = len(t.at)
    for agent in range(agents):
        if t.known_top[agent] > t.draw[agent].height:
            name = Text(f"agent.{t.names.name('agent', agent)}")
            refuse("known", n=t.known_top[agent], agent=name, size=t.draw[agent].height)


def first_twice(pile: Pile, seen: list[int]) -> i64:
    """Counts the pieces of a pile, and gives the first that was seen before, or -1."""
    for index in range(pile.height):
        piece = pile.at(index)
        seen[piece] += 1
        if seen[piece] > 1:
            return piece
    return -1


def inspect_foo(t: LoopFields) -> None:
    """Each Foo card lies in one place; where rifts drop, Foo is somewhere."""
    if t.foo < 0 and t.phase in (DROP_PHASE, PLACE_PHASE):
        refuse("foo-nowhere")
    seen = [0] * int(ERAS)
    for pile in (t.foo_deck, t.foo_row):
        twice = first_twice(pile, seen)
        if twice >= 0:
            refuse("foo-card-twice", era=era_text(t, twice))


# Pieces of the modes.


def inspect_modes(t: LoopFields) -> None:
    """Perpetual energy, centrifuges, Ultramachina cards."""
    perpetual = supas_left(t)
    for cubes in t.perpetual:
        perpetual += cubes
    if perpetual > SUPA_CLONES:
        refuse("perpetual", n=perpetual - supas_left(t), supas=supas_left(t))
    inspect_centrifuges(t)
    seen = list(t.machina_in_play)
    twice = first_twice(t.machina_deck, seen)
    if twice >= 0:
        refuse("machina-twice", card=card_text(t, "machina", twice))


def inspect_centrifuges(t: LoopFields) -> None:
    """One an era, not yet destroyed, with a side that LOOPs have; only there a LOOP damages one."""
    count: i64 = len(t.centrifuge_at)
    is_here = False
    for centrifuge in range(count):
        era = t.centrifuge_at[centrifuge]
        if era < 0:
            continue
        is_here = is_here or era == t.at[t.active]
        if not 0 <= t.centrifuge_side[centrifuge] < BLACK_HOLE:
            refuse("side", era=era_text(t, era))
        if t.centrifuge_damage[centrifuge] >= DAMAGE:
            refuse("damage", n=t.centrifuge_damage[centrifuge], era=era_text(t, era))
        for other in range(centrifuge):
            if t.centrifuge_at[other] == era:
                refuse("centrifuges", era=era_text(t, era))
    if t.hit and not is_here:
        refuse("no-centrifuge", era=era_text(t, t.at[t.active]))


# The card in play.


def inspect_registers(t: LoopFields) -> None:
    """Registers of a card, and of those that called it, name eras, clones and agents that exist."""
    size: i64 = len(t.registers)
    inspect_frame(t, list(t.registers))
    calls = t.saved.height // size
    for call in range(calls):
        inspect_frame(t, [t.saved.at(call * size + index) for index in range(size)])


def inspect_frame(t: LoopFields, registers: list[int]) -> None:
    """Refuses registers that point beside the board."""
    clones = len(t.clone_at)
    agents = len(t.at)
    for register in (R_THERE, R_ORIGIN, R_FINISH):
        if not -1 <= registers[register] < ERAS:
            raise PositionError("position/broken-card")
    # The source of a move is an era, that of a swap a clone; what is carried counts from 1.
    for register in (R_CLONE, R_SOURCE, R_CARRIED):
        if not -1 <= registers[register] < clones + (register == R_CARRIED):
            raise PositionError("position/broken-card")
    if not -1 <= registers[R_AGENT] < agents or not 0 <= registers[R_DRAWERS] < 1 << agents:
        raise PositionError("position/broken-card")
