"""The machine that runs programs inside a state. Compiled.

Two things move a match on: the program of the card in play, and, when none runs, the flow of the
game (`proceed`). Either goes on until a player must pick. The open question (`picker`, `prompt`,
`options`) is derived: it can be worked out again from the rest of the state by running the same
instruction, or `proceed`, once more. Hence three rules for games:

- an instruction that picks changes nothing before it asks;
- `proceed` changes nothing when it ends in a question, except to move on to it;
- options are laid out only to be asked: code that does not ask leaves none behind.

MAY and CHOOSE are asked by `effects.offers`.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from looptable.core.chance import Chance
from looptable.core.errors import PositionError
from looptable.core.pile import Pile
from looptable.effects.machine_fields import MachineFields
from looptable.effects.offers import (
    ASK_CHOOSE,
    ASK_MAY,
    DECLINED,
    MACHINE_PROMPTS,
    ask_whether,
    offer_choice,
    offer_clause,
    trial_from,
)
from looptable.effects.program import (
    ANSWER,
    CHOOSE,
    FIRST,
    IFNOT,
    JUMP,
    KEEP,
    MAY,
    NEXT,
    RETURN,
    SET,
    WIDTH,
    Program,
    bit,
)

__all__ = ["ASK_CHOOSE", "ASK_MAY", "DECLINED", "MACHINE_PROMPTS", "Machine"]

ALL_MEMBERS: Final[i64] = (1 << 63) - 1  # interpreted integers would go on


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(MachineFields):
    """A state that plays cards by running their programs."""

    __slots__ = ("program",)

    def __init__(self, source: "Machine | None", program: Program) -> None:
        super().__init__(source, program.sizes)
        self.program = program

    # Supplied by a game.

    def proceed(self) -> None:
        """Moves the game on when no program runs: ask, call a program, or end the match."""
        raise NotImplementedError

    def step(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Executes one of the game's own instructions."""
        raise NotImplementedError

    def chosen(self, prompt: i64, option: i64) -> None:
        """Carries out an answer to a question that `proceed` asked."""
        raise NotImplementedError

    def declared(self, prompt: i64, seat: i64, option: i64) -> None:
        """Notes the answer of one seat to a question that `ask_all` asked."""
        raise NotImplementedError

    def offer_to(self, seat: i64, prompt: i64, options: Pile) -> None:
        """Lays the options of one seat, in a question that `ask_all` asked, on a pile."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the match is over: what `halt` said, worked out again from the rest of the state."""
        raise NotImplementedError

    def asks_plainly(self) -> bool:
        """Whether the machine asks only what can matter, and an optional clause in one question."""
        return False

    def seat_of(self, actor: i64) -> i64:
        """The seat that picks for an actor; a game where one seat holds several pawns says which."""
        return actor

    def option_name(self, prompt: i64, option: i64) -> str:
        """The words that name an option: its key, before the game adds anything to it."""
        raise NotImplementedError

    # Called by a game.

    def ask(self, seat: i64, prompt: i64) -> None:
        """Asks a seat to pick one of `options`, which must not be empty.

        A single option is taken at once. Inside a program the answer goes into register 0 and the
        program goes on; outside, `chosen` gets it.
        """
        count = len(self.options)
        assert count > 0, "nothing to pick from: a pick without options is left out"
        assert seat >= 0, "nobody to ask"
        self.held = 1
        self.picker = seat
        self.prompt = prompt
        if self.pc < 0:
            self.flow = 1
        else:
            self.flow = 0
            self.pc -= WIDTH  # stay at the instruction, so that it can be run again
        if count == 1:
            self.take_only()

    def ask_all(self, seats: i64, prompt: i64) -> None:
        """Asks several seats at once (a mask, seats 0 to 62), each without knowing the others' answers.

        `offer_to` lists what each may choose; `declared` notes it, so that `proceed` knows who is
        still to choose. Nothing is taken by itself here: that a seat had no choice is a secret too.
        """
        assert seats > 0, "nobody to ask"
        self.held = 1
        self.waiting = seats
        self.prompt = prompt

    def call(self, start: i64, actor: i64) -> None:
        """Runs the program at `start` for an actor, then comes back.

        A card that another one calls finds the registers as they are; its caller gets them back
        unchanged, so that a loop goes on with its own members.
        """
        if self.pc >= 0:
            for value in self.registers:
                self.saved.push(value)
        self.returns.push(self.pc)
        self.actors.push(self.actor)
        self.pc = start
        self.actor = actor

    def stop_card(self) -> None:
        """The card in play has no further effect, nor have those that called it."""
        self.pc = -1
        self.actor = -1
        self.returns.clear()
        self.actors.clear()
        self.saved.clear()
        self.registers = self.program.blank[:]

    def run(self) -> None:
        """Goes on until somebody must pick or the match is over."""
        while not self.held:
            if self.pc < 0:
                self.proceed()
            else:
                self.execute()

    def halt(self) -> None:
        """The match is over: nothing runs any more."""
        self.over = 1
        self.held = 1

    # The rest of the contract of a state.

    def place(self, position: dict[str, Any]) -> None:
        """Puts this state into a position; one that stops in a card must be able to go on with it."""
        if position.get("pc") is None:
            super().place(position)
            return
        try:
            super().place(position)
        except (AssertionError, ArithmeticError, LookupError, ValueError):
            # Registers may say anything: only the card itself tells what it needs of them.
            raise PositionError("position/broken-card") from None

    def settle(self) -> None:
        """Works out what is being asked."""
        if not self.is_whole():
            raise PositionError("position/broken-card")
        self.picker = -1
        self.waiting = 0
        self.prompt = -1
        self.over = 1 if self.is_over() else 0
        self.held = self.over
        self.options.clear()
        self.run()

    def pending(self) -> list[int]:
        """The seats that must choose."""
        if self.waiting == 0:
            return [] if self.picker < 0 else [self.picker]
        seats: list[int] = []
        seat: i64 = 0
        while self.waiting >> seat:
            if self.is_waiting(seat):
                seats.append(seat)
            seat += 1
        return seats

    def legal(self, seat: int) -> list[int]:
        """The legal options of this seat."""
        if self.is_waiting(seat):
            options = Pile()
            self.offer_to(seat, self.prompt, options)
            return options.as_list()
        return self.options.as_list() if seat >= 0 and seat == self.picker else []

    def key_of(self, seat: int, action: int) -> str:
        """The name of an option of the question being asked."""
        return self.option_name(self.prompt, action)

    def mover(self) -> i64:
        """The first seat that must choose, or -1."""
        if self.waiting == 0:
            return self.picker
        seat: i64 = 0
        while not self.is_waiting(seat):
            seat += 1
        return seat

    def choices(self, seat: i64) -> i64:
        """How many options it has."""
        if self.waiting:
            self.options.clear()
            self.offer_to(seat, self.prompt, self.options)
        return self.options.height

    def choice(self, seat: i64, index: i64) -> i64:
        """One of the options that `choices` has just counted."""
        return self.options.at(index)

    def play(self, seat: int, action: int) -> None:
        """Gives an answer and goes on."""
        if self.waiting:
            prompt = self.prompt
            self.waiting -= bit(seat)
            if self.waiting == 0:
                self.prompt = -1
                self.held = self.over
            self.options.clear()  # `choices` may have looked at them
            self.declared(prompt, seat, action)
        else:
            self.answer(action)
        self.run()

    def wander(self, chance: Chance) -> bool:
        """Lets chance choose for the first seat that must."""
        if self.waiting or self.picker < 0:
            return super().wander(chance)
        options = self.options
        self.answer(options.pick(chance.below(0, len(options))))
        self.run()
        return True

    def is_waiting(self, seat: i64) -> bool:
        """Whether this seat is among those that must choose at once."""
        # A compiled shift by a negative number, or by 64 and more, could answer anything.
        return 0 <= seat < 63 and self.waiting >> seat & 1 == 1

    # How it works.

    def answer(self, option: i64) -> None:
        """Passes an answer to the asker: the program or the flow."""
        prompt = self.prompt
        self.held = self.over
        self.picker = -1
        self.prompt = -1
        self.options.clear()
        if self.flow == 1:
            self.chosen(prompt, option)
        else:
            self.pc += WIDTH
            self.resume(prompt, option)

    def is_whole(self) -> bool:
        """Whether the card in play, and those that called it, can be gone back through."""
        calls = self.returns.height
        if self.actors.height != calls:
            return False
        if self.pc < 0:
            return calls == 0 and not self.saved
        # The first card was called by the flow of the game, every other one by a card.
        if self.actor < 0 or calls == 0 or self.returns.at(0) >= 0:
            return False
        call: i64 = 1
        while call < calls:
            if self.returns.at(call) < 0 or self.actors.at(call) < 0:
                return False
            call += 1
        return self.saved.height == (calls - 1) * len(self.registers)

    def take_only(self) -> None:
        """Takes the only option, and says so."""
        option = self.options.at(0)
        if self.listener is not None:
            name = self.option_name(self.prompt, option)
            self.tell("forced", {"seat": self.picker, "choice": name})
        self.answer(option)

    def resume(self, prompt: i64, option: i64) -> None:
        """Goes on in the program after a pick."""
        asked = self.pc - WIDTH
        code = self.program.code
        kind = code[asked]
        if kind == MAY and prompt != ASK_MAY:
            self.resume_clause(code[asked + 1], option)
            return
        self.registers[ANSWER] = option
        if kind == CHOOSE:
            self.pc = code[self.pc + option * WIDTH + 1]
        elif kind == MAY and option == 0:
            self.pc = code[asked + 1]

    def resume_clause(self, end: i64, option: i64) -> None:
        """Leaves out an optional clause, or gives the answer to its first question."""
        if option == DECLINED:
            self.pc = end
            return
        while not self.held:
            self.execute()
        self.answer(option)

    def execute(self) -> None:
        """Executes one instruction."""
        code = self.program.code
        at = self.pc
        kind = code[at]
        a = code[at + 1]
        self.pc = at + WIDTH
        if kind >= FIRST:
            self.step(kind, a, code[at + 2], code[at + 3])
        elif kind == RETURN:
            self.come_back()
        elif kind == JUMP:
            self.pc = a
        elif kind == SET:
            self.registers[a] = code[at + 2]
        elif kind == KEEP:
            self.registers[a] = self.registers[ANSWER]
        elif kind == IFNOT:
            if self.registers[ANSWER] == 0:
                self.pc = a
        elif kind == NEXT:
            self.next_member(a, code[at + 2], code[at + 3])
        else:
            self.offer(kind, a)

    def come_back(self) -> None:
        """Goes back to the caller. The flow of the game finds no trace of a card in the registers."""
        self.pc = self.returns.pop()
        self.actor = self.actors.pop()
        if self.pc < 0:
            self.registers = self.program.blank[:]
            return
        i: i64 = len(self.registers)
        while i > 0:
            i -= 1
            self.registers[i] = self.saved.pop()

    def next_member(self, rest: i64, item: i64, end: i64) -> None:
        """Takes the lowest member left in a mask, or leaves the loop."""
        mask = self.registers[rest]
        assert 0 <= mask <= ALL_MEMBERS, "a set holds members 0 to 62"
        if mask == 0:
            self.pc = end
            return
        member: i64 = 0
        while mask & 1 == 0:
            mask >>= 1
            member += 1
        self.registers[rest] -= bit(member)
        self.registers[item] = member

    def offer(self, kind: i64, a: i64) -> None:
        """Asks the actor which option it chooses, or whether it wants to."""
        if kind == CHOOSE:
            offer_choice(self, a)
        elif self.asks_plainly():
            offer_clause(self, a)
        else:
            ask_whether(self)

    # Offers: `effects.offers` tries a clause before it is offered.

    def asking(self) -> "Machine":
        """The state in which the open question is asked by its own instruction.

        That is this state, or a copy further on in an optional clause that asks at once.
        """
        if not self.is_offering():
            return self
        return trial_from(self, self.pc + WIDTH, self.program.code[self.pc + 1])

    def is_offering(self) -> bool:
        """Whether the open question is the first one of an optional clause, which may be declined."""
        return self.pc >= 0 and self.prompt != ASK_MAY and self.program.code[self.pc] == MAY

    def twin(self) -> "Machine":
        """A copy, as a machine."""
        twin = self.clone()
        assert isinstance(twin, Machine), "a copy of a state is of its kind"
        return twin
