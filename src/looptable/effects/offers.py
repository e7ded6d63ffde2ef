"""Offers: the choice between parts of a card, and optional clauses, CHOOSE and MAY. Compiled.

A game that `asks_plainly` tries each of them before it asks: a clause that could change nothing is not
offered; and where an optional clause begins with a question, that question is asked at once, with one
more option, to decline. Questions and tests are tried in place, for they change nothing but registers;
a deed is tried on a copy.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from looptable.effects.program import FIRST, FIRST_DEED, IFNOT, JUMP, KEEP, NEXT, SET, WIDTH

if TYPE_CHECKING:
    from looptable.effects.machine import Machine

__all__ = [
    "ASK_CHOOSE",
    "ASK_MAY",
    "DECLINED",
    "MACHINE_PROMPTS",
    "ask_whether",
    "offer_choice",
    "offer_clause",
    "trial_from",
]

MACHINE_PROMPTS: Final = ("choose", "may")
"""The first prompts of every game: those that CHOOSE and MAY ask."""

ASK_CHOOSE: Final = 0
ASK_MAY: Final = 1

DECLINED: Final = -1  # the option that declines a clause which asks its own question at once

# Results of sounding a clause.
EMPTY: Final = 0  # it would neither ask nor change anything
ASKS: Final = 1  # it begins with a question
UNSURE: Final = 2  # it comes to a deed, or to another offer


def is_harmless(kind: i64) -> bool:
    """Whether an instruction changes nothing but registers before it asks."""
    if kind >= FIRST:
        return kind < FIRST_DEED
    return kind in (JUMP, SET, KEEP, IFNOT, NEXT)


def offer_choice(m: "Machine", count: i64) -> None:
    """Asks which part of a card is applied, unless that makes no difference."""
    end = m.program.code[m.pc - WIDTH + 2]
    if m.asks_plainly() and not has_matter(m, count, end):
        m.pc = end
        return
    option: i64 = 0
    while option < count:
        m.options.push(option)
        option += 1
    m.ask(m.seat_of(m.actor), ASK_CHOOSE)


def has_matter(m: "Machine", count: i64, end: i64) -> bool:
    """Whether one of the options that follow would ask or change something."""
    option: i64 = 0
    while option < count:
        start = m.program.code[m.pc + option * WIDTH + 1]
        sounding = sound(m, start, end)
        if sounding == ASKS:
            forget_question(m)
            return True
        if sounding == UNSURE:
            trial = trial_from(m, start, end)
            if trial.held or differs(m, trial):
                return True
        option += 1
    return False


def offer_clause(m: "Machine", end: i64) -> None:
    """Offers an optional clause: by its own first question, by yes and no, or not at all."""
    sounding = sound(m, m.pc, end)
    if sounding == EMPTY:
        m.pc = end
    elif sounding == ASKS:
        join_question(m)
    else:
        offer_deed(m, end)


def offer_deed(m: "Machine", end: i64) -> None:
    """Offers an optional clause that can only be tried on a copy."""
    trial = trial_from(m, m.pc, end)
    is_changed = differs(m, trial)
    if trial.held and not is_changed:
        trial.options.move_to(m.options)
        m.picker = trial.picker
        m.prompt = trial.prompt
        m.flow = trial.flow
        join_question(m)
    elif is_changed:
        ask_whether(m)
    else:
        m.pc = end


def join_question(m: "Machine") -> None:
    """Makes the question that a clause begins with the offer of the clause."""
    picker, prompt = m.picker, m.prompt
    if m.flow == 0 and picker == m.seat_of(m.actor) and not m.options.has(DECLINED):
        m.options.push(DECLINED)
        m.ask(picker, prompt)
        return
    forget_question(m)
    ask_whether(m)


def ask_whether(m: "Machine") -> None:
    """Asks the actor whether it wants to."""
    m.options.push(1)
    m.options.push(0)
    m.ask(m.seat_of(m.actor), ASK_MAY)


def sound(m: "Machine", start: i64, end: i64) -> i64:
    """Goes on from `start` through questions and tests, as far as they lead, and comes back.

    ASKS leaves the question that was reached in `options`, `picker`, `prompt` and `flow`.
    """
    at, registers, listener = m.pc, m.registers, m.listener
    m.registers = registers[:]
    m.listener = None  # a single option is no news while it is only tried
    m.pc = start
    while not m.held and m.pc != end and is_harmless(m.program.code[m.pc]):
        m.execute()
    found: i64 = ASKS if m.held else EMPTY if m.pc == end else UNSURE
    m.held = 0
    m.pc = at
    m.registers = registers
    m.listener = listener
    return found


def forget_question(m: "Machine") -> None:
    """Takes back a question that was only tried."""
    m.options.clear()
    m.picker = -1
    m.prompt = -1


def trial_from(m: "Machine", start: i64, end: i64) -> "Machine":
    """A copy that has gone on from `start` until something is asked, or the clause has ended."""
    trial = m.twin()
    trial.pc = start
    trial.held = trial.over
    trial.picker = -1
    trial.prompt = -1
    trial.options.clear()
    depth = trial.returns.height
    while not trial.held and trial.pc >= 0:
        if trial.pc == end and trial.returns.height == depth:
            break
        trial.execute()
    return trial


def differs(m: "Machine", trial: "Machine") -> bool:
    """Whether a copy that was tried differs in more than where it is in its program."""
    at, registers = trial.pc, trial.registers
    trial.pc, trial.registers = m.pc, m.registers
    found = not m.equals(trial)
    trial.pc, trial.registers = at, registers
    return found
