"""Evaluates the answers to a question: a worth for each."""

from collections.abc import Callable

from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.effects.program import WIDTH
from looptable.games.time_stories.bot.deeds import judge_deed
from looptable.games.time_stories.bot.moves import judge_moves
from looptable.games.time_stories.bot.prospects import Prospects
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import open_tests
from looptable.games.time_stories.rules.codes import AGAIN_BALLOT, BLANK, DOUBLE, HIT, SKULL
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import agent_count, card_at
from looptable.games.time_stories.rules.units import back, wait

__all__ = ["judge"]

PATIENCE = 12
"""So many runs, and the bot gives up."""
CHEAP = {SKULL: 30, BLANK: 20, HIT: 10, DOUBLE: 0}
"""The dice that one would rather have fall again."""
SEAL, SKILL, BODY = 30, 10, 1
"""A body that opens a seal; a die more than anybody else has for a test that one knows; a die."""


def judge(state: StoryState, seat: int) -> list[int]:
    """The worth of each legal action, in their order."""
    prospects = Prospects(state, seat)
    prompt = state.prompt
    if prompt in (codes.ASK_ENTRY, codes.ASK_ACTION):
        return judge_moves(prospects)
    answers: dict[int, Callable[[Prospects, int], int]] = {
        ASK_CHOOSE: _branch,
        ASK_MAY: _consent,
        codes.ASK_AGENT: _wounded,
        codes.ASK_DIE: _die,
        codes.ASK_RECEPTACLE: _body,
        codes.ASK_FREE: judge_deed,
        codes.ASK_ORDER: _order,
        codes.ASK_RETURN: _return,
        codes.ASK_PLACE: _place,
        codes.ASK_AGAIN: _again,
    }
    answer = answers.get(prompt)
    if answer is None:
        return [0 for _ in state.legal(seat)]
    return [answer(prospects, option) for option in state.legal(seat)]


# In the middle of an effect.


def _branch(prospects: Prospects, option: int) -> int:
    state = prospects.state
    jump = state.pc + WIDTH * (1 + option)
    return prospects.worth.effect(int(state.program.code[jump + 1]), state.actor)


def _consent(prospects: Prospects, option: int) -> int:
    state = prospects.state
    if not option:
        return 0
    end = int(state.program.code[state.pc + 1])
    return prospects.worth.branch(state.pc + WIDTH, state.actor, end)


def _wounded(prospects: Prospects, option: int) -> int:
    wounds = prospects.worth.wounds(option)
    return int(wounds * 10 - prospects.state.life[option])


def _die(prospects: Prospects, option: int) -> int:
    return CHEAP[prospects.state.dice.as_list()[option]]


# Around a run.


def _body(prospects: Prospects, option: int) -> int:
    """One that opens a seal seen before, or is the best at a test known; else an able one."""
    state, sight = prospects.state, prospects.sight
    cards = range(len(state.story.cards))
    taken = [body for body in state.receptacle if body >= 0]
    seals = [seal for card in cards if (seal := sight.seal(card)) and seal.receptacles]
    opened = sum(
        option in seal.receptacles and not any(body in seal.receptacles for body in taken)
        for seal in seals
    )
    bodies = state.story.receptacles
    gain = 0
    for card in cards:
        face = sight.face(card)
        for trial in () if face is None else face.tests:
            what = state.story.tests[trial].characteristic
            best = max((bodies[body].dice[what] for body in taken), default=0)
            gain += max(0, bodies[option].dice[what] - best)
    return SEAL * opened + SKILL * gain + BODY * (sum(bodies[option].dice) + bodies[option].life)


def _order(prospects: Prospects, option: int) -> int:
    return int(option == agent_count(prospects.state))


def _return(prospects: Prospects, option: int) -> int:
    state = prospects.state
    if option == wait(state):
        return 0
    return 1 if option == back(state) else 1 + len(open_tests(state, card_at(state, option)))


def _place(prospects: Prospects, option: int) -> int:
    return prospects.place(option)


def _again(prospects: Prospects, option: int) -> int:
    is_patient = prospects.state.run_number < PATIENCE
    return int((option == AGAIN_BALLOT) == is_patient)
