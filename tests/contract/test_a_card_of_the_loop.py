"""One card of The LOOP, written against the contract: move 2, carry a clone picked up on a vortex.

The worked examples LOOP-EX-10 and LOOP-EX-11 of the ledger, on a board of seven eras: three kinds
of pick in the middle of a card, each a decision of its own.
"""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from looptable.core.names import Names
from looptable.effects.emitter import Compiled, Emitter, compile_effects, register_names
from looptable.effects.language import Language, Phrases, Word
from looptable.effects.layout import MACHINE_FIELDS
from looptable.effects.machine import MACHINE_PROMPTS
from looptable.effects.nodes import Do
from looptable.effects.notation import Notation
from looptable.effects.program import ANSWER
from looptable.engine.contract.event import Event
from looptable.engine.fields.layout import Layout, Scheme, number, row
from looptable.engine.fields.layout_source import fields_class

pytestmark = pytest.mark.both_builds

ERAS = ("dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end")
CLONES = ("red", "green")
PICK_CARRY, CARRY, PICK_STEP, STEP, PICK_DROP, DROP = 16, 17, 18, 19, 20, 21
ASK_CARRY, ASK_STEP, ASK_DROP = 2, 3, 4
CARRIED, USED = 1, 2  # registers
NOTHING = -1


def emit_ride(emitter: Emitter, clause: Do) -> None:
    """Each step: pick a clone up, go on or stop, put it down. Picks ask; the others act."""
    only_vortex = int(clause.phrase("carry") == "vortex")
    stops = []
    for _ in range(clause.number("n")):
        emitter.emit(PICK_CARRY, only_vortex)
        emitter.emit(CARRY)
        emitter.emit(PICK_STEP)
        stops.append(emitter.emit(STEP))
        emitter.emit(PICK_DROP)
        emitter.emit(DROP)
    for stop in stops:
        emitter.patch(stop)


LANGUAGE = Language(
    verbs=(Word("ride", "move up to {n} era[s] {carry}", emit_ride, icon="move"),),
    phrases=(Phrases("carry", {"any": "with 1 clone", "vortex": "with 1 clone from a vortex"}),),
    registers=("carried", "used"),
)

LAYOUT = Layout(
    name="RideFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    fields=(
        *MACHINE_FIELDS,
        number("pawn", of="era"),
        number("played", of="flag"),
        row("vortex", index="era", of="flag"),
        row("clones", index="clone", of="era"),
        row("paradox", index="clone", of="era"),
    ),
)

NAMES = {
    "era": Names(ERAS),
    "clone": Names(CLONES),
    "prompt": Names((*MACHINE_PROMPTS, "carry", "step", "drop")),
    "register": Names(register_names(LANGUAGE)),
}

Fields: Any = fields_class(LAYOUT)


class Ride(Fields):  # type: ignore[misc]  # generated at run time
    """A board with one agent who plays one card; then the match is over."""

    def __init__(self, source: "Ride | None", compiled: Compiled, board: Scheme) -> None:
        super().__init__(source, board.sizes, compiled.program)
        self.compiled = compiled
        self.board = board

    def scheme(self) -> Scheme:
        return self.board

    def clone(self) -> "Ride":
        return Ride(self, self.compiled, self.board)

    def is_over(self) -> bool:
        return bool(self.played) and self.pc < 0

    def proceed(self) -> None:
        if self.is_over():
            self.halt()
            return
        self.played = 1
        self.call(self.compiled.program.start("card"), 0)

    def option_name(self, prompt: int, option: int) -> str:
        names = {ASK_CARRY: CLONES, ASK_STEP: ERAS, ASK_DROP: ("keep", "drop")}
        return "nothing" if option == NOTHING else names[prompt][option]

    def step(self, kind: int, a: int, b: int, c: int) -> None:
        answer = self.registers[ANSWER]
        if kind == PICK_CARRY:
            self.pick_carry(bool(a))
        elif kind == CARRY and self.registers[USED] == 0 and answer != NOTHING:
            self.registers[CARRIED] = answer + 1
            self.registers[USED] = 1
        elif kind == PICK_STEP:
            self.options.fill([(self.pawn - 1) % 7, (self.pawn + 1) % 7, NOTHING])
            self.ask(0, ASK_STEP)
        elif kind == STEP:
            self.go(answer, a)
        elif kind == PICK_DROP and self.registers[CARRIED]:
            self.options.fill([0, 1])
            self.ask(0, ASK_DROP)
        elif kind == DROP and answer == 1:
            self.registers[CARRIED] = 0

    def pick_carry(self, only_vortex: bool) -> None:
        self.registers[ANSWER] = NOTHING
        if self.registers[USED] or (only_vortex and not self.vortex[self.pawn]):
            return
        here = [i for i, era in enumerate(list(self.clones)) if era == self.pawn]
        if here:
            self.options.fill([*here, NOTHING])
            self.ask(0, ASK_CARRY)

    def go(self, era: int, end: int) -> None:
        if era == NOTHING:
            self.pc = end
            return
        self.pawn = era
        self.registers[ANSWER] = 0
        carried = self.registers[CARRIED] - 1
        if carried >= 0:
            self.clones[carried] = era
            if self.paradox[carried] == era:  # it dies on entering, also on the way
                self.clones[carried] = NOTHING
                self.registers[CARRIED] = 0
            self.tell("carried", {"clone": CLONES[carried], "era": ERAS[era]})


def board(effect: str, **position: object) -> Ride:
    compiled = compile_effects(LANGUAGE, {"card": Notation(LANGUAGE).parse(effect)})
    scheme = Scheme("ride", LAYOUT, 1, NAMES)
    scheme.name_code("code", compiled.program)
    state = Ride(None, compiled, scheme)
    state.place({"pawn": "medieval", "paradox": {"red": "end", "green": "end"}, **position})
    return state


def names(state: Ride) -> list[str]:
    return [state.option_name(state.prompt, action) for action in state.legal(0)]


def choose(state: Ride, name: str, events: list[Event] | None = None) -> None:
    heard: list[Event] = [] if events is None else events
    state.apply(0, state.legal(0)[names(state).index(name)], heard.append)


def endings(state: Ride) -> Iterator[Ride]:
    """Every state in which the card can end: what a search does, in the middle of a card."""
    if not state.pending():
        yield state
    for action in state.legal(0):
        copy = state.clone()
        copy.apply(0, action)
        yield from endings(copy)


def carries(state: Ride) -> set[tuple[str, str, str]]:
    """Which clone can go from where to where on the way medieval, renaissance, industrial."""
    start = list(state.clones)
    found = set()
    for end in endings(state):
        if end.pawn != ERAS.index("industrial"):
            continue
        for i, clone in enumerate(CLONES):
            if end.clones[i] != start[i]:
                found.add((clone, ERAS[start[i]], ERAS[end.clones[i]]))
    return found


CLONES_ON_THE_WAY = {"red": "medieval", "green": "renaissance"}


def test_a_clone_is_picked_up_and_put_down_anywhere_on_the_way() -> None:
    state = board("move up to 2 eras with 1 clone", clones=CLONES_ON_THE_WAY)
    assert carries(state) == {
        ("red", "medieval", "renaissance"),
        ("red", "medieval", "industrial"),
        ("green", "renaissance", "industrial"),
    }


def test_only_a_clone_on_a_vortex_is_picked_up() -> None:
    state = board(
        "move up to 2 eras with 1 clone from a vortex",
        clones=CLONES_ON_THE_WAY,
        vortex={"renaissance": True},
    )
    assert carries(state) == {("green", "renaissance", "industrial")}


def test_at_most_one_clone_is_carried_even_after_it_died() -> None:
    state = board(
        "move up to 2 eras with 1 clone",
        clones=CLONES_ON_THE_WAY,
        paradox={"red": "renaissance", "green": "end"},
    )
    choose(state, "red")
    choose(state, "renaissance")
    assert state.position()["clones"] == {"green": "renaissance"}
    assert names(state) == ["medieval", "industrial", "nothing"], "no second clone is offered"


def test_a_position_in_the_middle_of_the_card_plays_on_alike() -> None:
    state = board("move up to 2 eras with 1 clone", clones=CLONES_ON_THE_WAY)
    choose(state, "red")
    choose(state, "renaissance")
    middle = state.position()
    assert middle["pc"] == "card+4"
    assert middle["registers"] == {"carried": 1, "used": 1}
    twin = board("move up to 2 eras with 1 clone")
    twin.place(middle)
    for name in ("keep", "industrial", "keep"):
        assert names(twin) == names(state)
        choose(twin, name)
        choose(state, name)
    assert twin.key() == state.key()
    assert state.position()["clones"] == {"red": "industrial", "green": "renaissance"}


def test_every_step_of_the_clone_is_told() -> None:
    state = board("move up to 2 eras with 1 clone", clones=CLONES_ON_THE_WAY)
    events: list[Event] = []
    for name in ("red", "renaissance", "keep", "industrial"):
        choose(state, name, events)
    assert [cast("str", event.data["era"]) for event in events] == ["renaissance", "industrial"]
