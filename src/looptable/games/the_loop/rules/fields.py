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
    from looptable.games.the_loop.rules.mode import Mode
    from looptable.games.the_loop.rules.numbers import Numbers

__all__ = ["LoopFields"]


@mypyc_attr(allow_interpreted_subclasses=True)
class LoopFields(Machine):
    """The declared fields: created or copied, written down and read back."""

    __slots__ = (
        "numbers",
        "names",
        "mode_rules",
        "chance",
        "mode",
        "difficulty",
        "solo",
        "exact_moves",
        "literal_reveal",
        "own_era_slots",
        "full_all_along",
        "free_loops",
        "lent_exhausts",
        "agents",
        "phase",
        "turn",
        "cycle",
        "active",
        "loops",
        "ability_used",
        "marked",
        "ending_actions",
        "killed",
        "rewarded",
        "bonus",
        "ending",
        "rifts",
        "landed",
        "energy",
        "perpetual",
        "vortex",
        "mission",
        "revealed",
        "progress",
        "completed",
        "lost",
        "unused",
        "available",
        "clone_at",
        "rift_supply",
        "energy_supply",
        "foo",
        "foo_deck",
        "foo_row",
        "artifacts",
        "destroyed",
        "doomed",
        "tray",
        "at",
        "empty",
        "draw",
        "known_top",
        "ready",
        "exhausted",
        "discard",
        "removed",
        "killed_at",
        "added",
        "looped",
        "all_energy",
        "triggers",
        "supas_destroyed",
        "centrifuge_at",
        "centrifuge_side",
        "centrifuge_damage",
        "machina_deck",
        "machina_in_play",
        "machina_damage",
        "machina_waiting",
        "machina_hits",
        "never_forced",
        "plain_questions",
        "hit",
        "crowd",
        "shown",
        "markable",
        "tainted",
        "deeds",
    )

    def __init__(
        self,
        source: "LoopFields | None",
        sizes: list[int],
        program: Program,
        numbers: "Numbers",
        names: "Scheme",
        mode_rules: "Mode",
    ) -> None:
        super().__init__(source, program)
        self.numbers = numbers
        self.names = names
        self.mode_rules = mode_rules
        if source is None:
            self.chance: Chance = Chance(sizes[0])
            self.mode: i64 = 0
            self.difficulty: i64 = 0
            self.solo: i64 = 0
            self.exact_moves: i64 = 0
            self.literal_reveal: i64 = 0
            self.own_era_slots: i64 = 0
            self.full_all_along: i64 = 0
            self.free_loops: i64 = 0
            self.lent_exhausts: i64 = 0
            self.agents: Pile = Pile()
            self.phase: i64 = 1
            self.turn: i64 = 1
            self.cycle: i64 = 1
            self.active: i64 = 0
            self.loops: i64 = 0
            self.ability_used: i64 = 0
            self.marked: i64 = 0
            self.ending_actions: i64 = 0
            self.killed: i64 = 0
            self.rewarded: i64 = 0
            self.bonus: i64 = 0
            self.ending: i64 = -1
            self.rifts: vec[i64] = vec[i64]([0] * sizes[1])
            self.landed: vec[i64] = vec[i64]([0] * sizes[1])
            self.energy: vec[i64] = vec[i64]([0] * sizes[1])
            self.perpetual: vec[i64] = vec[i64]([0] * sizes[1])
            self.vortex: vec[i64] = vec[i64]([0] * sizes[1])
            self.mission: vec[i64] = vec[i64]([-1] * sizes[1])
            self.revealed: vec[i64] = vec[i64]([0] * sizes[1])
            self.progress: vec[i64] = vec[i64]([0] * sizes[2])
            self.completed: Pile = Pile()
            self.lost: Pile = Pile()
            self.unused: Pile = Pile()
            self.available: list[Pile] = [Pile() for _ in range(sizes[1])]
            self.clone_at: vec[i64] = vec[i64]([-1] * sizes[3])
            self.rift_supply: i64 = 30
            self.energy_supply: i64 = 30
            self.foo: i64 = -1
            self.foo_deck: Pile = Pile()
            self.foo_row: Pile = Pile()
            self.artifacts: Pile = Pile()
            self.destroyed: Pile = Pile()
            self.doomed: Pile = Pile()
            self.tray: Pile = Pile()
            self.at: vec[i64] = vec[i64]([0] * sizes[4])
            self.empty: vec[i64] = vec[i64]([0] * sizes[4])
            self.draw: list[Pile] = [Pile() for _ in range(sizes[4])]
            self.known_top: vec[i64] = vec[i64]([0] * sizes[4])
            self.ready: list[Pile] = [Pile() for _ in range(sizes[4])]
            self.exhausted: list[Pile] = [Pile() for _ in range(sizes[4])]
            self.discard: list[Pile] = [Pile() for _ in range(sizes[4])]
            self.removed: vec[i64] = vec[i64]([0] * sizes[1])
            self.killed_at: vec[i64] = vec[i64]([0] * sizes[1])
            self.added: vec[i64] = vec[i64]([0] * sizes[1])
            self.looped: vec[i64] = vec[i64]([0] * sizes[1])
            self.all_energy: i64 = 0
            self.triggers: Pile = Pile()
            self.supas_destroyed: i64 = 0
            self.centrifuge_at: vec[i64] = vec[i64]([-1] * sizes[5])
            self.centrifuge_side: vec[i64] = vec[i64]([-1] * sizes[5])
            self.centrifuge_damage: vec[i64] = vec[i64]([0] * sizes[5])
            self.machina_deck: Pile = Pile()
            self.machina_in_play: vec[i64] = vec[i64]([0] * sizes[6])
            self.machina_damage: vec[i64] = vec[i64]([0] * sizes[6])
            self.machina_waiting: vec[i64] = vec[i64]([0] * sizes[6])
            self.machina_hits: vec[i64] = vec[i64]([0] * sizes[1])
            self.never_forced: i64 = 1
            self.plain_questions: i64 = 1
            self.hit: i64 = 0
            self.crowd: vec[i64] = vec[i64]([0] * sizes[1])
            self.shown: Pile = Pile()
            self.markable: Pile = Pile()
            self.tainted: i64 = 0
            self.deeds: i64 = 0
        else:
            self.chance = source.chance.copy()
            self.mode = source.mode
            self.difficulty = source.difficulty
            self.solo = source.solo
            self.exact_moves = source.exact_moves
            self.literal_reveal = source.literal_reveal
            self.own_era_slots = source.own_era_slots
            self.full_all_along = source.full_all_along
            self.free_loops = source.free_loops
            self.lent_exhausts = source.lent_exhausts
            self.agents = source.agents.copy()
            self.phase = source.phase
            self.turn = source.turn
            self.cycle = source.cycle
            self.active = source.active
            self.loops = source.loops
            self.ability_used = source.ability_used
            self.marked = source.marked
            self.ending_actions = source.ending_actions
            self.killed = source.killed
            self.rewarded = source.rewarded
            self.bonus = source.bonus
            self.ending = source.ending
            self.rifts = source.rifts[:]
            self.landed = source.landed[:]
            self.energy = source.energy[:]
            self.perpetual = source.perpetual[:]
            self.vortex = source.vortex[:]
            self.mission = source.mission[:]
            self.revealed = source.revealed[:]
            self.progress = source.progress[:]
            self.completed = source.completed.copy()
            self.lost = source.lost.copy()
            self.unused = source.unused.copy()
            self.available = [pile.copy() for pile in source.available]
            self.clone_at = source.clone_at[:]
            self.rift_supply = source.rift_supply
            self.energy_supply = source.energy_supply
            self.foo = source.foo
            self.foo_deck = source.foo_deck.copy()
            self.foo_row = source.foo_row.copy()
            self.artifacts = source.artifacts.copy()
            self.destroyed = source.destroyed.copy()
            self.doomed = source.doomed.copy()
            self.tray = source.tray.copy()
            self.at = source.at[:]
            self.empty = source.empty[:]
            self.draw = [pile.copy() for pile in source.draw]
            self.known_top = source.known_top[:]
            self.ready = [pile.copy() for pile in source.ready]
            self.exhausted = [pile.copy() for pile in source.exhausted]
            self.discard = [pile.copy() for pile in source.discard]
            self.removed = source.removed[:]
            self.killed_at = source.killed_at[:]
            self.added = source.added[:]
            self.looped = source.looped[:]
            self.all_energy = source.all_energy
            self.triggers = source.triggers.copy()
            self.supas_destroyed = source.supas_destroyed
            self.centrifuge_at = source.centrifuge_at[:]
            self.centrifuge_side = source.centrifuge_side[:]
            self.centrifuge_damage = source.centrifuge_damage[:]
            self.machina_deck = source.machina_deck.copy()
            self.machina_in_play = source.machina_in_play[:]
            self.machina_damage = source.machina_damage[:]
            self.machina_waiting = source.machina_waiting[:]
            self.machina_hits = source.machina_hits[:]
            self.never_forced = source.never_forced
            self.plain_questions = source.plain_questions
            self.hit = source.hit
            self.crowd = source.crowd[:]
            self.shown = source.shown.copy()
            self.markable = source.markable.copy()
            self.tainted = source.tainted
            self.deeds = source.deeds

    def write(self, tape: Tape) -> None:
        """Writes every field that is not derived."""
        tape.put(self.pc)
        tape.put(self.actor)
        tape.put_row(self.registers)
        tape.put_pile(self.returns)
        tape.put_pile(self.actors)
        tape.put_pile(self.saved)
        self.chance.write(tape)
        tape.put(self.mode)
        tape.put(self.difficulty)
        tape.put(self.solo)
        tape.put(self.exact_moves)
        tape.put(self.literal_reveal)
        tape.put(self.own_era_slots)
        tape.put(self.full_all_along)
        tape.put(self.free_loops)
        tape.put(self.lent_exhausts)
        tape.put_pile(self.agents)
        tape.put(self.phase)
        tape.put(self.turn)
        tape.put(self.cycle)
        tape.put(self.active)
        tape.put(self.loops)
        tape.put(self.ability_used)
        tape.put(self.marked)
        tape.put(self.ending_actions)
        tape.put(self.killed)
        tape.put(self.rewarded)
        tape.put(self.bonus)
        tape.put(self.ending)
        tape.put_row(self.rifts)
        tape.put_row(self.landed)
        tape.put_row(self.energy)
        tape.put_row(self.perpetual)
        tape.put_row(self.vortex)
        tape.put_row(self.mission)
        tape.put_row(self.revealed)
        tape.put_row(self.progress)
        tape.put_pile(self.completed)
        tape.put_pile(self.lost)
        tape.put_pile(self.unused)
        for pile in self.available:
            tape.put_pile(pile)
        tape.put_row(self.clone_at)
        tape.put(self.rift_supply)
        tape.put(self.energy_supply)
        tape.put(self.foo)
        tape.put_pile(self.foo_deck)
        tape.put_pile(self.foo_row)
        tape.put_pile(self.artifacts)
        tape.put_pile(self.destroyed)
        tape.put_pile(self.doomed)
        tape.put_pile(self.tray)
        tape.put_row(self.at)
        tape.put_row(self.empty)
        for pile in self.draw:
            tape.put_pile(pile)
        tape.put_row(self.known_top)
        for pile in self.ready:
            tape.put_pile(pile)
        for pile in self.exhausted:
            tape.put_pile(pile)
        for pile in self.discard:
            tape.put_pile(pile)
        tape.put_row(self.removed)
        tape.put_row(self.killed_at)
        tape.put_row(self.added)
        tape.put_row(self.looped)
        tape.put(self.all_energy)
        tape.put_pile(self.triggers)
        tape.put(self.supas_destroyed)
        tape.put_row(self.centrifuge_at)
        tape.put_row(self.centrifuge_side)
        tape.put_row(self.centrifuge_damage)
        tape.put_pile(self.machina_deck)
        tape.put_row(self.machina_in_play)
        tape.put_row(self.machina_damage)
        tape.put_row(self.machina_waiting)
        tape.put_row(self.machina_hits)
        tape.put(self.never_forced)
        tape.put(self.plain_questions)
        tape.put(self.hit)

    def read(self, tape: Tape) -> None:
        """Reads every field that is not derived."""
        self.pc = tape.take()
        self.actor = tape.take()
        self.registers = tape.take_row()
        tape.take_pile(self.returns)
        tape.take_pile(self.actors)
        tape.take_pile(self.saved)
        self.chance.read(tape)
        self.mode = tape.take()
        self.difficulty = tape.take()
        self.solo = tape.take()
        self.exact_moves = tape.take()
        self.literal_reveal = tape.take()
        self.own_era_slots = tape.take()
        self.full_all_along = tape.take()
        self.free_loops = tape.take()
        self.lent_exhausts = tape.take()
        tape.take_pile(self.agents)
        self.phase = tape.take()
        self.turn = tape.take()
        self.cycle = tape.take()
        self.active = tape.take()
        self.loops = tape.take()
        self.ability_used = tape.take()
        self.marked = tape.take()
        self.ending_actions = tape.take()
        self.killed = tape.take()
        self.rewarded = tape.take()
        self.bonus = tape.take()
        self.ending = tape.take()
        self.rifts = tape.take_row()
        self.landed = tape.take_row()
        self.energy = tape.take_row()
        self.perpetual = tape.take_row()
        self.vortex = tape.take_row()
        self.mission = tape.take_row()
        self.revealed = tape.take_row()
        self.progress = tape.take_row()
        tape.take_pile(self.completed)
        tape.take_pile(self.lost)
        tape.take_pile(self.unused)
        for pile in self.available:
            tape.take_pile(pile)
        self.clone_at = tape.take_row()
        self.rift_supply = tape.take()
        self.energy_supply = tape.take()
        self.foo = tape.take()
        tape.take_pile(self.foo_deck)
        tape.take_pile(self.foo_row)
        tape.take_pile(self.artifacts)
        tape.take_pile(self.destroyed)
        tape.take_pile(self.doomed)
        tape.take_pile(self.tray)
        self.at = tape.take_row()
        self.empty = tape.take_row()
        for pile in self.draw:
            tape.take_pile(pile)
        self.known_top = tape.take_row()
        for pile in self.ready:
            tape.take_pile(pile)
        for pile in self.exhausted:
            tape.take_pile(pile)
        for pile in self.discard:
            tape.take_pile(pile)
        self.removed = tape.take_row()
        self.killed_at = tape.take_row()
        self.added = tape.take_row()
        self.looped = tape.take_row()
        self.all_energy = tape.take()
        tape.take_pile(self.triggers)
        self.supas_destroyed = tape.take()
        self.centrifuge_at = tape.take_row()
        self.centrifuge_side = tape.take_row()
        self.centrifuge_damage = tape.take_row()
        tape.take_pile(self.machina_deck)
        self.machina_in_play = tape.take_row()
        self.machina_damage = tape.take_row()
        self.machina_waiting = tape.take_row()
        self.machina_hits = tape.take_row()
        self.never_forced = tape.take()
        self.plain_questions = tape.take()
        self.hit = tape.take()

    def equals(self, other: FieldState) -> bool:
        """Whether every field that is not derived is as in another state of this class."""
        if not isinstance(other, LoopFields):
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
        if self.mode != other.mode:
            return False
        if self.difficulty != other.difficulty:
            return False
        if self.solo != other.solo:
            return False
        if self.exact_moves != other.exact_moves:
            return False
        if self.literal_reveal != other.literal_reveal:
            return False
        if self.own_era_slots != other.own_era_slots:
            return False
        if self.full_all_along != other.full_all_along:
            return False
        if self.free_loops != other.free_loops:
            return False
        if self.lent_exhausts != other.lent_exhausts:
            return False
        if not equal_piles(self.agents, other.agents):
            return False
        if self.phase != other.phase:
            return False
        if self.turn != other.turn:
            return False
        if self.cycle != other.cycle:
            return False
        if self.active != other.active:
            return False
        if self.loops != other.loops:
            return False
        if self.ability_used != other.ability_used:
            return False
        if self.marked != other.marked:
            return False
        if self.ending_actions != other.ending_actions:
            return False
        if self.killed != other.killed:
            return False
        if self.rewarded != other.rewarded:
            return False
        if self.bonus != other.bonus:
            return False
        if self.ending != other.ending:
            return False
        if not equal_rows(self.rifts, other.rifts):
            return False
        if not equal_rows(self.landed, other.landed):
            return False
        if not equal_rows(self.energy, other.energy):
            return False
        if not equal_rows(self.perpetual, other.perpetual):
            return False
        if not equal_rows(self.vortex, other.vortex):
            return False
        if not equal_rows(self.mission, other.mission):
            return False
        if not equal_rows(self.revealed, other.revealed):
            return False
        if not equal_rows(self.progress, other.progress):
            return False
        if not equal_piles(self.completed, other.completed):
            return False
        if not equal_piles(self.lost, other.lost):
            return False
        if not equal_piles(self.unused, other.unused):
            return False
        if not equal_pile_rows(self.available, other.available):
            return False
        if not equal_rows(self.clone_at, other.clone_at):
            return False
        if self.rift_supply != other.rift_supply:
            return False
        if self.energy_supply != other.energy_supply:
            return False
        if self.foo != other.foo:
            return False
        if not equal_piles(self.foo_deck, other.foo_deck):
            return False
        if not equal_piles(self.foo_row, other.foo_row):
            return False
        if not equal_piles(self.artifacts, other.artifacts):
            return False
        if not equal_piles(self.destroyed, other.destroyed):
            return False
        if not equal_piles(self.doomed, other.doomed):
            return False
        if not equal_piles(self.tray, other.tray):
            return False
        if not equal_rows(self.at, other.at):
            return False
        if not equal_rows(self.empty, other.empty):
            return False
        if not equal_pile_rows(self.draw, other.draw):
            return False
        if not equal_rows(self.known_top, other.known_top):
            return False
        if not equal_pile_rows(self.ready, other.ready):
            return False
        if not equal_pile_rows(self.exhausted, other.exhausted):
            return False
        if not equal_pile_rows(self.discard, other.discard):
            return False
        if not equal_rows(self.removed, other.removed):
            return False
        if not equal_rows(self.killed_at, other.killed_at):
            return False
        if not equal_rows(self.added, other.added):
            return False
        if not equal_rows(self.looped, other.looped):
            return False
        if self.all_energy != other.all_energy:
            return False
        if not equal_piles(self.triggers, other.triggers):
            return False
        if self.supas_destroyed != other.supas_destroyed:
            return False
        if not equal_rows(self.centrifuge_at, other.centrifuge_at):
            return False
        if not equal_rows(self.centrifuge_side, other.centrifuge_side):
            return False
        if not equal_rows(self.centrifuge_damage, other.centrifuge_damage):
            return False
        if not equal_piles(self.machina_deck, other.machina_deck):
            return False
        if not equal_rows(self.machina_in_play, other.machina_in_play):
            return False
        if not equal_rows(self.machina_damage, other.machina_damage):
            return False
        if not equal_rows(self.machina_waiting, other.machina_waiting):
            return False
        if not equal_rows(self.machina_hits, other.machina_hits):
            return False
        if self.never_forced != other.never_forced:
            return False
        if self.plain_questions != other.plain_questions:
            return False
        return self.hit == other.hit

    def key(self) -> bytes:
        """The tape as bytes; the last of the later fields are left out while they are as before."""
        tape = Tape()
        used = 0
        start = tape.cells.height
        tape.put(self.never_forced)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.plain_questions)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.hit)
        if tape.has_other(start, 0):
            used = tape.cells.height
        return self.tape().as_bytes(tape.cells.height - used)

    def reseed(self, seed: int) -> None:
        """Makes all chance still to come independent of what it would have been."""
        self.chance.seed(seed)
