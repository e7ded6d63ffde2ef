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
    from looptable.games.time_stories.mission.mission import Mission
    from looptable.games.time_stories.rules.numbers import Numbers

__all__ = ["StoryFields"]


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryFields(Machine):
    """The declared fields: created or copied, written down and read back."""

    __slots__ = (
        "numbers",
        "story",
        "names",
        "chance",
        "mission",
        "shared",
        "idle_always",
        "notes_only",
        "phase",
        "run_number",
        "time",
        "captain",
        "here",
        "left",
        "sent",
        "plan",
        "visited",
        "receptacle",
        "life",
        "worn",
        "space",
        "returns_at",
        "waits",
        "intent",
        "did",
        "skips",
        "arrived",
        "yellow",
        "brown",
        "blue",
        "green",
        "store",
        "vote",
        "settled",
        "outvoted",
        "freely",
        "in_order",
        "test",
        "pile_1",
        "pile_2",
        "pile_3",
        "gone",
        "permitted",
        "over_card",
        "taken",
        "holder",
        "used",
        "moments",
        "comers",
        "worked",
        "echo",
        "tokens",
        "notebook",
        "roller",
        "tried",
        "ability",
        "stage",
        "extra",
        "hits",
        "dice",
        "thrown",
        "luck",
        "failure",
        "ending",
        "failed",
        "reminded",
        "bound_deeds",
        "lost_action",
        "one_bearer",
        "firm_locks",
        "every_unit",
        "aim",
        "protects",
        "unheard",
        "planned_order",
        "ahead",
        "paused",
        "ordering",
    )

    def __init__(
        self,
        source: "StoryFields | None",
        sizes: list[int],
        program: Program,
        numbers: "Numbers",
        story: "Mission",
        names: "Scheme",
    ) -> None:
        super().__init__(source, program)
        self.numbers = numbers
        self.story = story
        self.names = names
        if source is None:
            self.chance: Chance = Chance(sizes[0])
            self.mission: i64 = 0
            self.shared: i64 = 0
            self.idle_always: i64 = 0
            self.notes_only: i64 = 0
            self.phase: i64 = 0
            self.run_number: i64 = 1
            self.time: i64 = 0
            self.captain: i64 = 0
            self.here: i64 = -1
            self.left: i64 = -1
            self.sent: i64 = -1
            self.plan: vec[i64] = vec[i64]([0] * sizes[1])
            self.visited: vec[i64] = vec[i64]([0] * sizes[1])
            self.receptacle: vec[i64] = vec[i64]([-1] * sizes[2])
            self.life: vec[i64] = vec[i64]([0] * sizes[2])
            self.worn: vec[i64] = vec[i64]([0] * sizes[2])
            self.space: vec[i64] = vec[i64]([-1] * sizes[2])
            self.returns_at: vec[i64] = vec[i64]([-1] * sizes[2])
            self.waits: vec[i64] = vec[i64]([0] * sizes[2])
            self.intent: vec[i64] = vec[i64]([-1] * sizes[2])
            self.did: vec[i64] = vec[i64]([-1] * sizes[2])
            self.skips: vec[i64] = vec[i64]([0] * sizes[2])
            self.arrived: vec[i64] = vec[i64]([0] * sizes[2])
            self.yellow: vec[i64] = vec[i64]([0] * sizes[2])
            self.brown: vec[i64] = vec[i64]([0] * sizes[2])
            self.blue: vec[i64] = vec[i64]([0] * sizes[2])
            self.green: vec[i64] = vec[i64]([0] * sizes[2])
            self.store: vec[i64] = vec[i64]([0] * sizes[2])
            self.vote: vec[i64] = vec[i64]([-1] * sizes[3])
            self.settled: i64 = 0
            self.outvoted: vec[i64] = vec[i64]([0] * sizes[3])
            self.freely: i64 = -1
            self.in_order: i64 = 0
            self.test: vec[i64] = vec[i64]([0] * sizes[4])
            self.pile_1: vec[i64] = vec[i64]([0] * sizes[4])
            self.pile_2: vec[i64] = vec[i64]([0] * sizes[4])
            self.pile_3: vec[i64] = vec[i64]([0] * sizes[4])
            self.gone: vec[i64] = vec[i64]([0] * sizes[5])
            self.permitted: vec[i64] = vec[i64]([0] * sizes[5])
            self.over_card: vec[i64] = vec[i64]([-1] * sizes[5])
            self.taken: vec[i64] = vec[i64]([0] * sizes[6])
            self.holder: vec[i64] = vec[i64]([-1] * sizes[7])
            self.used: vec[i64] = vec[i64]([-1] * sizes[8])
            self.moments: Pile = Pile()
            self.comers: Pile = Pile()
            self.worked: vec[i64] = vec[i64]([0] * sizes[8])
            self.echo: i64 = 0
            self.tokens: vec[i64] = vec[i64]([0] * sizes[9])
            self.notebook: list[Pile] = [Pile() for _ in range(sizes[3])]
            self.roller: i64 = -1
            self.tried: i64 = -1
            self.ability: i64 = -1
            self.stage: i64 = 0
            self.extra: i64 = 0
            self.hits: i64 = 0
            self.dice: Pile = Pile()
            self.thrown: Pile = Pile()
            self.luck: i64 = 0
            self.failure: i64 = -1
            self.ending: i64 = -1
            self.failed: vec[i64] = vec[i64]([0] * sizes[10])
            self.reminded: i64 = 0
            self.bound_deeds: i64 = 1
            self.lost_action: i64 = 1
            self.one_bearer: i64 = 1
            self.firm_locks: i64 = 1
            self.every_unit: i64 = 1
            self.aim: vec[i64] = vec[i64]([-1] * sizes[2])
            self.protects: vec[i64] = vec[i64]([-1] * sizes[7])
            self.unheard: i64 = 0
            self.planned_order: i64 = 1
            self.ahead: Pile = Pile()
            self.paused: i64 = 0
            self.ordering: i64 = 0
        else:
            self.chance = source.chance.copy()
            self.mission = source.mission
            self.shared = source.shared
            self.idle_always = source.idle_always
            self.notes_only = source.notes_only
            self.phase = source.phase
            self.run_number = source.run_number
            self.time = source.time
            self.captain = source.captain
            self.here = source.here
            self.left = source.left
            self.sent = source.sent
            self.plan = source.plan[:]
            self.visited = source.visited[:]
            self.receptacle = source.receptacle[:]
            self.life = source.life[:]
            self.worn = source.worn[:]
            self.space = source.space[:]
            self.returns_at = source.returns_at[:]
            self.waits = source.waits[:]
            self.intent = source.intent[:]
            self.did = source.did[:]
            self.skips = source.skips[:]
            self.arrived = source.arrived[:]
            self.yellow = source.yellow[:]
            self.brown = source.brown[:]
            self.blue = source.blue[:]
            self.green = source.green[:]
            self.store = source.store[:]
            self.vote = source.vote[:]
            self.settled = source.settled
            self.outvoted = source.outvoted[:]
            self.freely = source.freely
            self.in_order = source.in_order
            self.test = source.test[:]
            self.pile_1 = source.pile_1[:]
            self.pile_2 = source.pile_2[:]
            self.pile_3 = source.pile_3[:]
            self.gone = source.gone[:]
            self.permitted = source.permitted[:]
            self.over_card = source.over_card[:]
            self.taken = source.taken[:]
            self.holder = source.holder[:]
            self.used = source.used[:]
            self.moments = source.moments.copy()
            self.comers = source.comers.copy()
            self.worked = source.worked[:]
            self.echo = source.echo
            self.tokens = source.tokens[:]
            self.notebook = [pile.copy() for pile in source.notebook]
            self.roller = source.roller
            self.tried = source.tried
            self.ability = source.ability
            self.stage = source.stage
            self.extra = source.extra
            self.hits = source.hits
            self.dice = source.dice.copy()
            self.thrown = source.thrown.copy()
            self.luck = source.luck
            self.failure = source.failure
            self.ending = source.ending
            self.failed = source.failed[:]
            self.reminded = source.reminded
            self.bound_deeds = source.bound_deeds
            self.lost_action = source.lost_action
            self.one_bearer = source.one_bearer
            self.firm_locks = source.firm_locks
            self.every_unit = source.every_unit
            self.aim = source.aim[:]
            self.protects = source.protects[:]
            self.unheard = source.unheard
            self.planned_order = source.planned_order
            self.ahead = source.ahead.copy()
            self.paused = source.paused
            self.ordering = source.ordering

    def write(self, tape: Tape) -> None:
        """Writes every field that is not derived."""
        tape.put(self.pc)
        tape.put(self.actor)
        tape.put_row(self.registers)
        tape.put_pile(self.returns)
        tape.put_pile(self.actors)
        tape.put_pile(self.saved)
        self.chance.write(tape)
        tape.put(self.mission)
        tape.put(self.shared)
        tape.put(self.idle_always)
        tape.put(self.notes_only)
        tape.put(self.phase)
        tape.put(self.run_number)
        tape.put(self.time)
        tape.put(self.captain)
        tape.put(self.here)
        tape.put(self.left)
        tape.put(self.sent)
        tape.put_row(self.plan)
        tape.put_row(self.visited)
        tape.put_row(self.receptacle)
        tape.put_row(self.life)
        tape.put_row(self.worn)
        tape.put_row(self.space)
        tape.put_row(self.returns_at)
        tape.put_row(self.waits)
        tape.put_row(self.intent)
        tape.put_row(self.did)
        tape.put_row(self.skips)
        tape.put_row(self.arrived)
        tape.put_row(self.yellow)
        tape.put_row(self.brown)
        tape.put_row(self.blue)
        tape.put_row(self.green)
        tape.put_row(self.store)
        tape.put_row(self.vote)
        tape.put(self.settled)
        tape.put_row(self.outvoted)
        tape.put(self.freely)
        tape.put(self.in_order)
        tape.put_row(self.test)
        tape.put_row(self.pile_1)
        tape.put_row(self.pile_2)
        tape.put_row(self.pile_3)
        tape.put_row(self.gone)
        tape.put_row(self.permitted)
        tape.put_row(self.over_card)
        tape.put_row(self.taken)
        tape.put_row(self.holder)
        tape.put_row(self.used)
        tape.put_pile(self.moments)
        tape.put_pile(self.comers)
        tape.put_row(self.worked)
        tape.put(self.echo)
        tape.put_row(self.tokens)
        for pile in self.notebook:
            tape.put_pile(pile)
        tape.put(self.roller)
        tape.put(self.tried)
        tape.put(self.ability)
        tape.put(self.stage)
        tape.put(self.extra)
        tape.put(self.hits)
        tape.put_pile(self.dice)
        tape.put_pile(self.thrown)
        tape.put(self.luck)
        tape.put(self.failure)
        tape.put(self.ending)
        tape.put_row(self.failed)
        tape.put(self.reminded)
        tape.put(self.bound_deeds)
        tape.put(self.lost_action)
        tape.put(self.one_bearer)
        tape.put(self.firm_locks)
        tape.put(self.every_unit)
        tape.put_row(self.aim)
        tape.put_row(self.protects)
        tape.put(self.unheard)
        tape.put(self.planned_order)
        tape.put_pile(self.ahead)
        tape.put(self.paused)
        tape.put(self.ordering)

    def read(self, tape: Tape) -> None:
        """Reads every field that is not derived."""
        self.pc = tape.take()
        self.actor = tape.take()
        self.registers = tape.take_row()
        tape.take_pile(self.returns)
        tape.take_pile(self.actors)
        tape.take_pile(self.saved)
        self.chance.read(tape)
        self.mission = tape.take()
        self.shared = tape.take()
        self.idle_always = tape.take()
        self.notes_only = tape.take()
        self.phase = tape.take()
        self.run_number = tape.take()
        self.time = tape.take()
        self.captain = tape.take()
        self.here = tape.take()
        self.left = tape.take()
        self.sent = tape.take()
        self.plan = tape.take_row()
        self.visited = tape.take_row()
        self.receptacle = tape.take_row()
        self.life = tape.take_row()
        self.worn = tape.take_row()
        self.space = tape.take_row()
        self.returns_at = tape.take_row()
        self.waits = tape.take_row()
        self.intent = tape.take_row()
        self.did = tape.take_row()
        self.skips = tape.take_row()
        self.arrived = tape.take_row()
        self.yellow = tape.take_row()
        self.brown = tape.take_row()
        self.blue = tape.take_row()
        self.green = tape.take_row()
        self.store = tape.take_row()
        self.vote = tape.take_row()
        self.settled = tape.take()
        self.outvoted = tape.take_row()
        self.freely = tape.take()
        self.in_order = tape.take()
        self.test = tape.take_row()
        self.pile_1 = tape.take_row()
        self.pile_2 = tape.take_row()
        self.pile_3 = tape.take_row()
        self.gone = tape.take_row()
        self.permitted = tape.take_row()
        self.over_card = tape.take_row()
        self.taken = tape.take_row()
        self.holder = tape.take_row()
        self.used = tape.take_row()
        tape.take_pile(self.moments)
        tape.take_pile(self.comers)
        self.worked = tape.take_row()
        self.echo = tape.take()
        self.tokens = tape.take_row()
        for pile in self.notebook:
            tape.take_pile(pile)
        self.roller = tape.take()
        self.tried = tape.take()
        self.ability = tape.take()
        self.stage = tape.take()
        self.extra = tape.take()
        self.hits = tape.take()
        tape.take_pile(self.dice)
        tape.take_pile(self.thrown)
        self.luck = tape.take()
        self.failure = tape.take()
        self.ending = tape.take()
        self.failed = tape.take_row()
        self.reminded = tape.take()
        self.bound_deeds = tape.take()
        self.lost_action = tape.take()
        self.one_bearer = tape.take()
        self.firm_locks = tape.take()
        self.every_unit = tape.take()
        self.aim = tape.take_row()
        self.protects = tape.take_row()
        self.unheard = tape.take()
        self.planned_order = tape.take()
        tape.take_pile(self.ahead)
        self.paused = tape.take()
        self.ordering = tape.take()

    def equals(self, other: FieldState) -> bool:
        """Whether every field that is not derived is as in another state of this class."""
        if not isinstance(other, StoryFields):
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
        if self.mission != other.mission:
            return False
        if self.shared != other.shared:
            return False
        if self.idle_always != other.idle_always:
            return False
        if self.notes_only != other.notes_only:
            return False
        if self.phase != other.phase:
            return False
        if self.run_number != other.run_number:
            return False
        if self.time != other.time:
            return False
        if self.captain != other.captain:
            return False
        if self.here != other.here:
            return False
        if self.left != other.left:
            return False
        if self.sent != other.sent:
            return False
        if not equal_rows(self.plan, other.plan):
            return False
        if not equal_rows(self.visited, other.visited):
            return False
        if not equal_rows(self.receptacle, other.receptacle):
            return False
        if not equal_rows(self.life, other.life):
            return False
        if not equal_rows(self.worn, other.worn):
            return False
        if not equal_rows(self.space, other.space):
            return False
        if not equal_rows(self.returns_at, other.returns_at):
            return False
        if not equal_rows(self.waits, other.waits):
            return False
        if not equal_rows(self.intent, other.intent):
            return False
        if not equal_rows(self.did, other.did):
            return False
        if not equal_rows(self.skips, other.skips):
            return False
        if not equal_rows(self.arrived, other.arrived):
            return False
        if not equal_rows(self.yellow, other.yellow):
            return False
        if not equal_rows(self.brown, other.brown):
            return False
        if not equal_rows(self.blue, other.blue):
            return False
        if not equal_rows(self.green, other.green):
            return False
        if not equal_rows(self.store, other.store):
            return False
        if not equal_rows(self.vote, other.vote):
            return False
        if self.settled != other.settled:
            return False
        if not equal_rows(self.outvoted, other.outvoted):
            return False
        if self.freely != other.freely:
            return False
        if self.in_order != other.in_order:
            return False
        if not equal_rows(self.test, other.test):
            return False
        if not equal_rows(self.pile_1, other.pile_1):
            return False
        if not equal_rows(self.pile_2, other.pile_2):
            return False
        if not equal_rows(self.pile_3, other.pile_3):
            return False
        if not equal_rows(self.gone, other.gone):
            return False
        if not equal_rows(self.permitted, other.permitted):
            return False
        if not equal_rows(self.over_card, other.over_card):
            return False
        if not equal_rows(self.taken, other.taken):
            return False
        if not equal_rows(self.holder, other.holder):
            return False
        if not equal_rows(self.used, other.used):
            return False
        if not equal_piles(self.moments, other.moments):
            return False
        if not equal_piles(self.comers, other.comers):
            return False
        if not equal_rows(self.worked, other.worked):
            return False
        if self.echo != other.echo:
            return False
        if not equal_rows(self.tokens, other.tokens):
            return False
        if not equal_pile_rows(self.notebook, other.notebook):
            return False
        if self.roller != other.roller:
            return False
        if self.tried != other.tried:
            return False
        if self.ability != other.ability:
            return False
        if self.stage != other.stage:
            return False
        if self.extra != other.extra:
            return False
        if self.hits != other.hits:
            return False
        if not equal_piles(self.dice, other.dice):
            return False
        if not equal_piles(self.thrown, other.thrown):
            return False
        if self.luck != other.luck:
            return False
        if self.failure != other.failure:
            return False
        if self.ending != other.ending:
            return False
        if not equal_rows(self.failed, other.failed):
            return False
        if self.reminded != other.reminded:
            return False
        if self.bound_deeds != other.bound_deeds:
            return False
        if self.lost_action != other.lost_action:
            return False
        if self.one_bearer != other.one_bearer:
            return False
        if self.firm_locks != other.firm_locks:
            return False
        if self.every_unit != other.every_unit:
            return False
        if not equal_rows(self.aim, other.aim):
            return False
        if not equal_rows(self.protects, other.protects):
            return False
        if self.unheard != other.unheard:
            return False
        if self.planned_order != other.planned_order:
            return False
        if not equal_piles(self.ahead, other.ahead):
            return False
        if self.paused != other.paused:
            return False
        return self.ordering == other.ordering

    def key(self) -> bytes:
        """The tape as bytes; the last of the later fields are left out while they are as before."""
        tape = Tape()
        used = 0
        start = tape.cells.height
        tape.put(self.bound_deeds)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.lost_action)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.one_bearer)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.firm_locks)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.every_unit)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height + 1
        tape.put_row(self.aim)
        if tape.has_other(start, -1):
            used = tape.cells.height
        start = tape.cells.height + 1
        tape.put_row(self.protects)
        if tape.has_other(start, -1):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.unheard)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.planned_order)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put_pile(self.ahead)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.paused)
        if tape.has_other(start, 0):
            used = tape.cells.height
        start = tape.cells.height
        tape.put(self.ordering)
        if tape.has_other(start, 0):
            used = tape.cells.height
        return self.tape().as_bytes(tape.cells.height - used)

    def reseed(self, seed: int) -> None:
        """Makes all chance still to come independent of what it would have been."""
        self.chance.seed(seed)
