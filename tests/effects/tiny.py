"""A tiny language with a verb of every kind, and a table on which its cards are played."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from looptable.core.names import Names
from looptable.core.pile import Pile
from looptable.effects.emitter import Compiled, Emitter, compile_effects, register_names
from looptable.effects.language import Language, Phrases, Word
from looptable.effects.layout import MACHINE_FIELDS
from looptable.effects.machine import ASK_CHOOSE, ASK_MAY, DECLINED, MACHINE_PROMPTS
from looptable.effects.nodes import Choose, Do, Each, If, May, Node, Repeat, Seq, UpTo
from looptable.effects.notation import Notation
from looptable.effects.program import ANSWER, FIRST, FIRST_DEED, KEEP, SET
from looptable.engine.contract.event import Event
from looptable.engine.fields.layout import Layout, Scheme, number, pile, row
from looptable.engine.fields.layout_source import fields_class
from looptable.engine.fields.position_values import ANY_NUMBER

STONES = ("ruby", "opal", "jade")
PLACES = ("cave", "mine")
CAVE, MINE, TAKEN = 0, 1, -1
PICK_STONE, RICH, OTHERS, STONES_THERE, BITS = range(FIRST, FIRST + 5)
GAIN, ROB, TAKE, PLAY, NOTE = range(FIRST_DEED, FIRST_DEED + 5)
ASK_STONE, ASK_CARD, ASK_VOTE = 2, 3, 4
FLOW, VOTE, OVER = 0, 1, 2  # phases
R_STONE = 1


def emit_gain(emitter: Emitter, clause: Do) -> None:
    emitter.emit(GAIN, clause.number("n"))


def emit_note(emitter: Emitter, clause: Do) -> None:
    emitter.emit(NOTE, clause.number("n"))


def emit_rob(emitter: Emitter, clause: Do) -> None:
    emitter.emit(ROB, clause.number("n"), emitter.item())


def emit_take(emitter: Emitter, clause: Do) -> None:
    """Asks for a stone at a place; with none there, the step is left out."""
    ask = emitter.emit(PICK_STONE, PLACES.index(clause.phrase("place")))
    emitter.emit(KEEP, emitter.register("stone"))
    emitter.emit(TAKE)
    emitter.patch(ask, 3)


def emit_play(emitter: Emitter, clause: Do) -> None:
    emitter.emit(PLAY, int(clause.phrase("who") == "next"))


def emit_rich(emitter: Emitter, clause: Do) -> None:
    emitter.emit(RICH, clause.number("n"))


def emit_never(emitter: Emitter, _: Do) -> None:
    emitter.emit(SET, ANSWER, 0)


def emit_always(emitter: Emitter, _: Do) -> None:
    emitter.emit(SET, ANSWER, 1)


def emit_others(emitter: Emitter, _: Do) -> None:
    emitter.emit(OTHERS)


def emit_stones(emitter: Emitter, clause: Do) -> None:
    emitter.emit(STONES_THERE, PLACES.index(clause.phrase("place")))


def emit_bit(emitter: Emitter, clause: Do) -> None:
    emitter.emit(BITS, clause.number("n"))


LANGUAGE = Language(
    verbs=(
        Word("gain", "gain {n} coin[s]", emit_gain, icon="coin"),
        Word("note", "note {n}", emit_note),
        Word("rob", "rob {n} coin[s]", emit_rob, icon="hand"),
        Word("take", "take a stone {place}", emit_take, icon="stone"),
        Word("play", "let {who} play the spare card", emit_play, icon="card"),
    ),
    conditions=(
        Word("rich", "you have {n} coin[s]", emit_rich),
        Word("never", "the moon is green", emit_never),
        Word("always", "the moon is round", emit_always),
    ),
    sets=(
        Word("others", "other player", emit_others),
        Word("stones", "stone {place}", emit_stones),
        Word("bit", "bit {n}", emit_bit, most=63),
    ),
    phrases=(
        Phrases("place", {"cave": "in the cave", "mine": "in the mine"}),
        Phrases("who", {"you": "yourself", "next": "the next player"}),
    ),
    registers=("stone",),
)
NOTATION = Notation(LANGUAGE)

LAYOUT = Layout(
    name="TinyFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    fields=(
        *MACHINE_FIELDS,
        number("phase"),
        number("plain", of="flag"),
        row("coins", index="seat", bounds=ANY_NUMBER),  # debts are allowed
        row("stones", index="stone", of="place", default=0),
        row("votes", index="seat", of="label"),
        pile("queue", of="label"),
        pile("log"),
    ),
)

Fields: Any = fields_class(LAYOUT)


class Tiny(Fields):  # type: ignore[misc]  # generated at run time
    """Cards are played from a queue; when it is empty, seat 0 is asked for one, or all vote."""

    def __init__(self, source: "Tiny | None", compiled: Compiled, plan: Scheme) -> None:
        super().__init__(source, plan.sizes, compiled.program)
        self.compiled = compiled
        self.plan = plan

    def scheme(self) -> Scheme:
        return self.plan

    def clone(self) -> "Tiny":
        return Tiny(self, self.compiled, self.plan)

    def is_over(self) -> bool:
        return bool(self.phase == OVER)

    def asks_plainly(self) -> bool:
        return bool(self.plain)

    def labels(self) -> Names:
        return self.plan.names["label"]

    # The flow of the game.

    def proceed(self) -> None:
        if self.queue.height > 0:
            self.call(self.program.start(self.labels()[self.queue.pop()]), 0)
        elif self.phase == FLOW:
            self.options.fill(range(len(self.labels())))
            self.ask(0, ASK_CARD)
        else:
            self.vote()

    def vote(self) -> None:
        missing = sum(1 << seat for seat, card in enumerate(list(self.votes)) if card < 0)
        if missing:
            self.ask_all(missing, ASK_VOTE)
        else:
            self.phase = OVER
            self.halt()

    def chosen(self, prompt: int, option: int) -> None:
        assert prompt == ASK_CARD
        self.phase = OVER
        self.halt()
        self.log.push(option)

    def offer_to(self, seat: int, prompt: int, options: Pile) -> None:
        assert prompt == ASK_VOTE
        options.fill(range(seat % 2, len(self.labels())))  # odd seats may not vote for the first

    def declared(self, prompt: int, seat: int, option: int) -> None:
        assert prompt == ASK_VOTE
        self.votes[seat] = option
        self.tell("voted", {"seat": seat})

    # The verbs.

    def step(self, kind: int, a: int, b: int, c: int) -> None:
        me = self.actor
        if kind == GAIN:
            self.coins[me] += a
        elif kind == NOTE:
            self.log.push(10 * me + a)
        elif kind == ROB:
            self.rob(me, self.registers[b], a)
        elif kind == PICK_STONE:
            self.pick_stone(a, c)
        elif kind == TAKE:
            self.stones[self.registers[R_STONE]] = TAKEN
            self.log.push(100 + 10 * me + self.registers[R_STONE])
        elif kind == PLAY:
            self.call(self.program.start("spare"), (me + a) % len(self.coins))
        else:
            self.registers[ANSWER] = self.answer_of(kind, a)

    def answer_of(self, kind: int, a: int) -> int:
        if kind == RICH:
            return int(self.coins[self.actor] >= a)
        if kind == OTHERS:
            return sum(1 << seat for seat in range(len(self.coins)) if seat != self.actor)
        if kind == STONES_THERE:
            return sum(1 << i for i, place in enumerate(list(self.stones)) if place == a)
        assert kind == BITS
        return 1 << a

    def rob(self, me: int, victim: int, count: int) -> None:
        if victim < len(self.coins):
            self.coins[victim] -= count
            self.coins[me] += count
        self.log.push(200 + victim)

    def pick_stone(self, place: int, end: int) -> None:
        self.options.fill([i for i, at in enumerate(list(self.stones)) if at == place])
        if self.options.height > 0:
            self.ask(self.actor, ASK_STONE)
        else:
            self.pc = end

    def option_name(self, prompt: int, option: int) -> str:
        if prompt == ASK_MAY:
            return "yes" if option else "no"
        if option == DECLINED:
            return "no"
        if prompt == ASK_STONE:
            return STONES[option]
        if prompt == ASK_CHOOSE:
            return NOTATION.write(self.compiled.offers[self.asking().pc][option])
        return self.labels()[option]


def table(
    effects: str | Node | Mapping[str, str | Node], seats: int = 3, **position: object
) -> Tiny:
    """A table in a position; the first of the effects is in play."""
    named = effects if isinstance(effects, Mapping) else {"card": effects}
    trees = {name: NOTATION.parse(e) if isinstance(e, str) else e for name, e in named.items()}
    trees.setdefault("spare", Do("note", (("n", 1),)))
    compiled = compile_effects(LANGUAGE, trees)
    names = {
        "stone": Names(STONES),
        "place": Names(PLACES),
        "label": Names(tuple(trees)),
        "prompt": Names((*MACHINE_PROMPTS, "stone", "card", "vote")),
        "register": Names(register_names(LANGUAGE)),
    }
    plan = Scheme("tiny", LAYOUT, seats, names)
    plan.name_code("code", compiled.program)
    state = Tiny(None, compiled, plan)
    state.place({"queue": [next(iter(trees))], **position})
    return state


def options(state: Tiny, seat: int = 0) -> list[str]:
    return [state.option_name(state.prompt, action) for action in state.legal(seat)]


def do(state: Tiny, *names: str, seat: int = 0) -> list[Event]:
    """Answers by name, one after another."""
    events: list[Event] = []
    for name in names:
        action = state.legal(seat)[options(state, seat).index(name)]
        state.apply(seat, action, events.append)
    return events


# Trees of this language, for properties.

NUMBERS = st.integers(1, 9)


def clause(verb: str, **slots: st.SearchStrategy[Any]) -> st.SearchStrategy[Do]:
    return st.fixed_dictionaries(slots).map(lambda filled: Do(verb, tuple(filled.items())))


PLACE = st.sampled_from(PLACES)
PLAIN = (
    clause("gain", n=NUMBERS)
    | clause("note", n=NUMBERS)
    | clause("take", place=PLACE)
    | clause("play", who=st.sampled_from(["you", "next"]))
)
CONDITIONS = clause("rich", n=NUMBERS)
SETS = clause("others") | clause("stones", place=PLACE)


def composed(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    """Trees one step larger, without loops."""
    few = st.lists(inner, min_size=2, max_size=3).map(tuple)
    count = st.integers(1, 3)
    return (
        st.builds(Seq, few)
        | st.builds(Choose, few)
        | st.builds(May, inner)
        | st.builds(UpTo, count, inner)
        | st.builds(Repeat, count, inner)
        | st.builds(If, CONDITIONS, inner)
        | st.builds(If, CONDITIONS, inner, inner)
    )


def looped(body: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.builds(Each, SETS, body)


def trees(leaves: st.SearchStrategy[Node], size: int = 6) -> st.SearchStrategy[Node]:
    return st.recursive(leaves, composed, max_leaves=size)


ROBBING = clause("rob", n=NUMBERS)
INNER = trees(PLAIN | ROBBING, 4)
MIDDLE = trees(PLAIN | ROBBING | looped(INNER), 4)
TREES = trees(PLAIN | looped(MIDDLE) | looped(INNER), 5)
