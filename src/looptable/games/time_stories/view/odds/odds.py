"""The chance behind an option, exactly: a roll that is declared or goes on, and the Time Captain die."""

from collections.abc import Callable
from fractions import Fraction

from looptable.content.text.texts import Arg, Text
from looptable.engine.contract.odds import Odds, Possibility
from looptable.games.time_stories.rules.codes import (
    AFTER_STAGE,
    ASK_ACTION,
    ASK_ENTRY,
    ASK_PLACE,
    CHOOSING,
    LEAVE_DEED,
    ROLLING,
    STAY_OUT_DEED,
)
from looptable.games.time_stories.rules.declaring import deed, undeclared
from looptable.games.time_stories.rules.planning import is_plan
from looptable.games.time_stories.rules.rolls import ability_deed, declared_trial, trial_against
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import first_of, full_name, seat_of
from looptable.games.time_stories.rules.travel import RED, SIDES
from looptable.games.time_stories.view.odds.dice import Fate
from looptable.games.time_stories.view.odds.trying import Throw, after_answer, declared_throw

__all__ = ["odds_of"]

PLAIN = 36
"""A larger denominator tells people nothing: it is said as about so many in a hundred."""


def odds_of(state: StoryState, seat: int, action: int) -> tuple[Odds, ...]:
    """The odds of a roll, or of the way to another place; nothing where no dice fall."""
    if _leaves(state, action):
        return _of_the_way(state)
    if state.prompt == ASK_ACTION:
        return _of_a_declaration(state, seat, action)
    if not _is_rolling(state, seat):
        return ()
    throw = after_answer(state, action)
    return () if throw is None else _of_a_throw(state, throw)


def _is_rolling(state: StoryState, seat: int) -> bool:
    """Whether a seat is asked about its own roll before it is resolved."""
    if state.phase != ROLLING or state.stage > AFTER_STAGE or state.thrown.height:
        return False
    return bool(seat_of(state, state.roller) == seat and state.picker == seat)


def _of_a_declaration(state: StoryState, seat: int, action: int) -> tuple[Odds, ...]:
    """A roll for a test, or an ability with one, as things are now."""
    agent = first_of(undeclared(state, seat))
    if agent < 0 or is_plan(state, action):
        return ()
    trial = declared_trial(state, agent, action)
    power = int(action - ability_deed(state, 0))
    if trial < 0 and (power < 0 or state.numbers.rolls[power] < 0):
        return ()
    if state.time <= 1:  # time is spent before anybody acts (TIME-TU-17)
        return (_said("roll-too-late", "time", [("time-up", None, Fraction(1))]),)
    if trial >= 0:
        throw = declared_throw(state, agent, trial)
    else:
        throw = declared_throw(state, agent, trial_against(state, agent, power), power)
    return () if throw is None else _of_a_throw(state, throw)


# A roll.

Fates = list[tuple[Fate, int]]
Found = list[tuple[str, int | None, Fraction]]
"""Outcomes before they are said: an id, a number, the chance."""


def _of_a_throw(state: StoryState, throw: Throw) -> tuple[Odds, ...]:
    """The test, the shields that fall, and what those that stay cost, each in a sentence."""
    total = sum(throw.spread.values())
    if throw.test < 0:
        return (_said("hits", "die", _by_number("hits", _hits(throw), total), n=throw.dice),)
    card = Text(f"card.{full_name(state, 'card', state.numbers.trial_card[throw.test])}")
    fates = [(throw.stakes.fate(rolled), weight) for rolled, weight in throw.spread.items()]
    name = "test-best" if throw.is_best else "test"
    found = [_said(name, "test", _dangers(fates, total), card=card, n=throw.dice)]
    if throw.stakes.shields:
        found.append(_said("shields", "shield", _by_number("shields", _fallen(throw), total)))
    cost = _cost(fates, total)
    if any(id_ != "life" for id_, _, _ in cost) or throw.stakes.has_hearts:
        found.append(_said("malus", "life", cost))
    return tuple(found)


def _hits(throw: Throw) -> dict[int, int]:
    """Throws by their hits."""
    found: dict[int, int] = {}
    for (hits, _), weight in throw.spread.items():
        found[hits] = found.get(hits, 0) + weight
    return found


def _fallen(throw: Throw) -> dict[int, int]:
    """Throws by the shields that fall: hits beyond the last are lost."""
    found: dict[int, int] = {}
    for hits, weight in _hits(throw).items():
        struck = throw.stakes.struck(hits)
        found[struck] = found.get(struck, 0) + weight
    return found


def _dangers(fates: Fates, total: int) -> Found:
    """Whether the test is passed, said also if it cannot be; then dangers, if there are any."""
    dangers: tuple[tuple[str, Callable[[Fate], bool]], ...] = (
        ("passed", lambda fate: fate.passes),
        ("hurt", lambda fate: fate.is_struck),
        ("dies", lambda fate: fate.dies),
        ("time-up", lambda fate: fate.is_late),
    )
    found: Found = []
    for id_, holds in dangers:
        chance = Fraction(sum(weight for fate, weight in fates if holds(fate)), total)
        if chance or id_ == "passed":
            found.append((id_, None, chance))
    return found


def _cost(fates: Fates, total: int) -> Found:
    """The life, time and special effects that the roll costs, by how much of each."""
    costs: tuple[tuple[str, Callable[[Fate], int]], ...] = (
        ("life", lambda fate: fate.life),
        ("time", lambda fate: fate.time),
        ("special", lambda fate: fate.special),
    )
    found: Found = []
    for id_, measure in costs:
        weights: dict[int, int] = {}
        for fate, weight in fates:
            if measure(fate):
                weights[measure(fate)] = weights.get(measure(fate), 0) + weight
        found += _by_number(id_, weights, total)
    return found


def _by_number(id_: str, weights: dict[int, int], total: int) -> Found:
    """Outcomes by their number, the smallest first."""
    return [(id_, number, Fraction(weights[number], total)) for number in sorted(weights)]


# The way to another place.


def _leaves(state: StoryState, action: int) -> bool:
    """Whether an option is for leaving, so that the Time Captain rolls if the team agrees."""
    if state.prompt == ASK_PLACE:
        return bool(state.phase != CHOOSING)
    if state.prompt == ASK_ACTION:
        return bool(action == deed(state, LEAVE_DEED))
    return bool(state.prompt == ASK_ENTRY and action == deed(state, STAY_OUT_DEED))


def _of_the_way(state: StoryState) -> tuple[Odds, ...]:
    """The units that the way takes (TIME-CHG-12, TIME-CHG-14), and whether so many are left."""
    extra = RED if state.story.red[state.here] else 0
    units = {side + 1 + extra: 1 for side in range(SIDES)}
    found = _by_number("units", units, SIDES)
    late = Fraction(sum(1 for unit in units if unit >= state.time), SIDES)
    if late:
        found.append(("time-up", None, late))
    return (_said("way", "time", found),)


# Words.


def _said(name: str, icon: str, found: Found, **args: Arg) -> Odds:
    """Odds with a sentence that names all their outcomes, all as fractions or all by the hundred."""
    is_plain = all(chance.denominator <= PLAIN for _, _, chance in found)
    outcomes = tuple(_outcome(*one, is_plain=is_plain) for one in found)
    text = Text.of(f"odds.{name}", outcomes=tuple(one.text for one in outcomes), **args)
    return Odds(text, icon=icon, outcomes=outcomes)


def _outcome(id_: str, number: int | None, chance: Fraction, *, is_plain: bool) -> Possibility:
    said: dict[str, Arg] = {"chance": _fraction(chance, is_plain=is_plain)}
    if number is not None:
        said["n"] = number
    text = Text(f"outcome.{id_}", said)
    return Possibility(id_, text, (chance.numerator, chance.denominator), number)


def _fraction(chance: Fraction, *, is_plain: bool) -> Text:
    """A probability in words; the exact one is data beside them."""
    if chance.denominator == 1:
        return Text("chance.sure" if chance else "chance.none")
    if is_plain:
        return Text.of("chance.in", n=chance.numerator, of=chance.denominator)
    return Text.of("chance.about", n=min(99, max(1, round(chance * 100))))
