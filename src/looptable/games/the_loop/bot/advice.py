"""Why an option is good or bad, in a sentence: which parts of the judgement it changes most."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from looptable.content.text.texts import Text
from looptable.games.the_loop.bot import evaluation as judging
from looptable.games.the_loop.rules.codes import (
    ACTIONS_PHASE,
    ASK_ACTION,
    ASK_COMPLETE,
    ASK_REWARD,
    OVER_PHASE,
    WON,
)
from looptable.games.the_loop.rules.decks import deck_of
from looptable.games.the_loop.rules.kinds import BLACK_HOLE, END, ERAS, NOTHING
from looptable.games.the_loop.rules.missions import cubes_on, is_full
from looptable.games.the_loop.rules.rewards import rewarded_agent
from looptable.games.the_loop.rules.space import count_vortexes
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["Prospect", "card_why", "why", "worth_of_card"]

MENTIONED = 2  # how many gains or losses a sentence names
FULL = "advice.gain.full"
READY = ("advice.gain.full-here", "advice.gain.win")
SLIGHT = 4  # what is less than the fourth part of the greatest is not mentioned


class Prospect(NamedTuple):
    """The state an option leads to, its worth, and the actions on the way."""

    state: LoopState
    worth: int
    steps: int


def why(state: LoopState, option: int, prospect: Prospect, prospects: Sequence[Prospect]) -> Text:
    """The sentence for an option, among all that there are."""
    after = prospect.state
    best = max(other.worth for other in prospects)
    if after.phase == OVER_PHASE:
        return Text("advice.wins" if after.ending == WON else "advice.loses")
    if state.prompt == ASK_ACTION and option == END:
        return _end_why(state, prospect.worth == best)
    if after.difficulty and after.vortex[after.at[after.active]]:
        return Text("advice.mega-vortex")
    before = _compared_with(state, prospect, prospects)
    return _difference(before, after, prospect.steps - 1)


def _end_why(state: LoopState, is_best: bool) -> Text:
    if state.difficulty and state.vortex[state.at[state.active]]:
        return Text("advice.mega-vortex")
    if judging.judge_ready(state, state.at[state.active]):
        mission = state.mission[state.at[state.active]]
        return Text.of("advice.end-ready", mission=_mission(state, mission))
    return Text("advice.end" if is_best else "advice.end-early")


def _compared_with(
    state: LoopState, prospect: Prospect, prospects: Sequence[Prospect]
) -> LoopState:
    """Actions are compared with the table as it is.

    Elsewhere the table moves on whatever is chosen, so there an option is compared with the
    worst one, and the worst with the best.
    """
    if state.phase == ACTIONS_PHASE or state.prompt == ASK_COMPLETE:
        return state
    worst = min(prospects, key=lambda other: other.worth)
    if prospect.worth == worst.worth:
        return max(prospects, key=lambda other: other.worth).state
    return worst.state


def _difference(before: LoopState, after: LoopState, more: int) -> Text:
    """The parts that change most, for the better or the worse."""
    old, new = judging.judge_parts(before), judging.judge_parts(after)
    parts = (*judging.PARTS, after.mode_rules.part)
    change = {name: new[index] - old[index] for index, name in enumerate(parts)}
    total = sum(change.values())
    gains = _without_echo([_gain(name, before, after) for name in _greatest(change, 1)])
    losses = tuple(Text(f"advice.loss.{name}") for name in _greatest(change, -1))
    if total > 0 and gains:
        return Text.of("advice.gains", gains=gains, more=more)
    if total < 0 and losses:
        return Text.of("advice.losses", losses=losses)
    return Text("advice.nothing")


def _without_echo(clauses: list[Text]) -> tuple[Text, ...]:
    """Drops "has all its cubes" where the same mission is said to be ready."""
    ready = [clause.args["mission"] for clause in clauses if clause.key in READY]
    return tuple(
        clause for clause in clauses if clause.key != FULL or clause.args["mission"] not in ready
    )


def _greatest(change: dict[str, int], sign: int) -> list[str]:
    """The parts that change most in one direction, the greatest first."""
    found = sorted(
        (name for name, value in change.items() if value * sign > 0),
        key=lambda name: -change[name] * sign,
    )
    return [
        name for name in found[:MENTIONED] if abs(change[name]) * SLIGHT >= abs(change[found[0]])
    ]


# What is gained, in words, for each part of the judgement.


def _plain(name: str) -> Callable[[LoopState, LoopState], Text]:
    return lambda _before, _after: Text(f"advice.gain.{name}")


def _counted(
    name: str, count: Callable[[LoopState], int], sign: int
) -> Callable[[LoopState, LoopState], Text]:
    """How many fewer or more; where the number is the same, they lie better."""

    def clause(before: LoopState, after: LoopState) -> Text:
        number = (count(after) - count(before)) * sign
        if number <= 0:
            return Text(f"advice.gain.better-{name}")
        return Text.of(f"advice.gain.{name}", n=number)

    return clause


def _progress(before: LoopState, after: LoopState) -> Text:
    """The mission that comes nearest to its end."""
    era = _greatest_era(judging.judge_progress, before, after)
    mission = after.mission[era]
    name, need = _mission(after, mission), after.numbers.mission_need[mission]
    cubes = cubes_on(after, mission)
    if cubes >= need:
        return Text.of("advice.gain.full", mission=name)
    number = cubes - cubes_on(before, mission)
    return Text.of("advice.gain.progress", mission=name, n=number, have=str(cubes), need=str(need))


def _ready(before: LoopState, after: LoopState) -> Text:
    era = _greatest_era(judging.judge_ready, before, after)
    key = "ready" if is_full(before, after.mission[era]) else "full-here"
    if judging.judge_ready(after, era) >= judging.READY_TO_WIN:
        key = "win"
    return Text.of(f"advice.gain.{key}", mission=_mission(after, after.mission[era]))


def _completed(before: LoopState, after: LoopState) -> Text:
    mission = after.completed.at(after.completed.height - 1)
    return Text.of("advice.gain.completed", mission=_mission(before, mission))


def _greatest_era(
    part: Callable[[LoopState, int], int], before: LoopState, after: LoopState
) -> int:
    return max(range(ERAS), key=lambda era: part(after, era) - part(before, era))


def _mission(state: LoopState, mission: int) -> Text:
    return Text(f"mission.{state.names.name('mission', mission)}")


def _energy(state: LoopState) -> int:
    return sum(state.energy) + sum(state.perpetual)


GAINS: dict[str, Callable[[LoopState, LoopState], Text]] = {
    "outcome": _plain("outcome"),
    "place": _plain("place"),
    "completed": _completed,
    "progress": _progress,
    "ready": _ready,
    "vortexes": _counted("vortexes", count_vortexes, -1),
    "danger": _plain("danger"),
    "rifts": _counted("rifts", lambda state: sum(state.rifts), -1),
    "clones": _counted("clones", lambda state: sum(state.crowd), -1),
    "energy": _counted("energy", _energy, 1),
    "hand": _counted("hand", lambda state: state.ready[state.active].height, 1),
}


def _gain(name: str, before: LoopState, after: LoopState) -> Text:
    """The gain in one part; a part that is not listed is the mode's, and counts its pieces."""
    if name in GAINS:
        return GAINS[name](before, after)
    return _counted(name, lambda state: state.mode_rules.left(state), -1)(before, after)


# New cards: a LOOP readies all cards of a dimension, so those that fit the deck are worth more.


def worth_of_card(state: LoopState, card: int) -> int:
    """The worth of a new card: black holes are strong, a dimension already held loops."""
    if card == NOTHING:
        return 0
    if state.numbers.dimension[card] == BLACK_HOLE:
        return 3
    return 2 + 2 * _alike(state, card)


def card_why(state: LoopState, card: int) -> Text:
    """The sentence for taking a card, or none."""
    if card == NOTHING:
        return Text("advice.card.none")
    if state.numbers.dimension[card] == BLACK_HOLE:
        return Text("advice.card.black-hole")
    dimension = state.names.name("dimension", state.numbers.dimension[card])
    name = Text(f"dimension.{dimension}")
    alike = _alike(state, card)
    if alike == 0:
        return Text.of("advice.card.new-dimension", dimension=name)
    return Text.of("advice.card.alike", dimension=name, n=alike)


def _alike(state: LoopState, card: int) -> int:
    """The number of cards of its dimension in the piles of the agent who takes it."""
    taker = state.active if state.pc < 0 else state.actor
    if state.prompt == ASK_REWARD:
        taker = rewarded_agent(state)
    deck = deck_of(state, taker)
    others = [*state.draw[deck].as_list(), *state.discard[deck].as_list()]
    return sum(state.numbers.dimension[other] == state.numbers.dimension[card] for other in others)
