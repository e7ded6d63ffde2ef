"""Powers of receptacles and elements, rules of places and of the base: whose they are, and when. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.games.time_stories.rules.codes import (
    ASK_POWER,
    AT_BEFORE_ROLL,
    AT_LEAVING,
    AT_OPENING,
    AT_RUN,
    AT_UNIT,
    TRAVELLING,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Power
from looptable.games.time_stories.rules.permissions import is_used_by_another, may_use
from looptable.games.time_stories.rules.table import (
    agent_count,
    can_pay,
    company,
    full_name,
    is_alive,
    members,
    name,
    seat_of,
    seers,
    tell,
)

__all__ = [
    "announce",
    "answer_power",
    "fire",
    "go_on_with_moments",
    "is_left",
    "is_usable",
    "owns",
    "powers",
    "rest",
    "speaker",
    "use",
    "works_for",
]


# Whose.


def powers(t: StoryFields, agent: Agent, when: i64, borrowed: bool = False) -> list[int]:
    """The powers that work for an agent at this moment, of the dead only if they are lent."""
    numbers, found = t.numbers, list[int]()
    for index in range(numbers.moment_from[when], numbers.moment_from[when + 1]):
        power = numbers.moment_powers[index]
        if works_for(t, agent, power, borrowed):
            found.append(power)
    return found


def works_for(t: StoryFields, agent: Agent, power: Power, borrowed: bool) -> bool:
    """Whether a power would work for an agent if its moment were now."""
    if not is_alive(t, agent):
        return False
    if not (owns(t, agent, power) or (borrowed and is_left(t, power))):
        return False
    return is_usable(t, agent, power)


def owns(t: StoryFields, agent: Agent, power: Power) -> bool:
    """Whether a power is the agent's own, or a rule that holds for it here and now."""
    numbers = t.numbers
    if numbers.power_body[power] >= 0:
        return t.receptacle[agent] == numbers.power_body[power]
    if numbers.power_element[power] >= 0:
        return t.holder[numbers.power_element[power]] == agent
    if numbers.power_place[power] >= 0 and not is_in_force(t, power):
        return False
    return not is_for_all(numbers.when[power]) or agent == speaker(t)


def is_in_force(t: StoryFields, power: Power) -> bool:
    """Whether a rule of a place holds now: the group is there, and not on its way from it."""
    if t.numbers.power_place[power] != t.here:
        return False
    return t.numbers.when[power] != AT_UNIT or t.phase != TRAVELLING


def is_for_all(moment: i64) -> bool:
    """Whether a moment comes once for all: a rule of the base or of a place works once then."""
    return moment == AT_RUN or moment == AT_OPENING or moment == AT_UNIT or moment == AT_LEAVING  # noqa: PLR1714


def speaker(t: StoryFields) -> Agent:
    """The agent for whom a rule for all is carried out: one of the Time Captain, else the first."""
    first: i64 = -1
    for agent in range(agent_count(t)):
        if is_alive(t, agent):
            if seat_of(t, agent) == t.captain:
                return agent
            if first < 0:
                first = agent
    return first


def is_left(t: StoryFields, power: Power) -> bool:
    """Whether a power is that of an element of a dead agent, for all to use (TIME-OPEN-31)."""
    element = t.numbers.power_element[power]
    return element >= 0 and t.holder[element] >= 0 and not is_alive(t, t.holder[element])


def is_usable(t: StoryFields, agent: Agent, power: Power) -> bool:
    """Whether the price can be paid, the element be used, by nobody else in this unit (TIME-OBJ-7)."""
    numbers = t.numbers
    if not can_pay(t, agent, numbers.power_price[power], numbers.power_purse[power]):
        return False
    element = numbers.power_element[power]
    if element < 0:
        return True
    return not is_used_by_another(t, agent, element) and may_use(t, agent, element)


# When.


def go_on_with_moments(t: StoryFields) -> bool:
    """Lets the next power of the first moment work; False when no moment is left."""
    numbers = t.numbers
    while t.moments.height > 0:
        agent, moment = t.comers.at(0), t.moments.at(0)
        for index in range(numbers.moment_from[moment], numbers.moment_from[moment + 1]):
            power = numbers.moment_powers[index]
            if not t.worked[power] and works_for(t, agent, power, False):
                work(t, agent, power)
                return True
        rest(t, t.moments.take_at(0))
        t.comers.take_at(0)
    return False


def fire(t: StoryFields, when: i64, agent: Agent) -> bool:
    """Around a roll: the next power, or the question which; False when all have worked.

    Rerolls come before changes of dice, and these before added hits; the roller chooses among
    equals (TIME-OPEN-26), and whether to use what the dead have left.
    """
    numbers = t.numbers
    able, equal = Pile(), Pile()
    least: i64 = -1
    for index in range(numbers.moment_from[when], numbers.moment_from[when + 1]):
        power = numbers.moment_powers[index]
        if t.worked[power] or not works_for(t, agent, power, True):
            continue
        able.push(power)
        if owns(t, agent, power):
            rank = numbers.order[power]
            if least < 0 or rank < least:
                least = rank
                equal.clear()
            if rank == least:
                equal.push(power)
    if able.height == 0:
        rest(t, when)
        return False
    if equal.height > 0 and (equal.height == 1 or when == AT_BEFORE_ROLL):
        work(t, agent, equal.at(0))
        return True
    if equal.height > 0:
        t.options.push_all(equal)
    else:
        t.options.push_all(able)
        t.options.push(numbers.powers)
    t.ask(seat_of(t, agent), ASK_POWER)
    return True


def answer_power(t: StoryFields, when: i64, agent: Agent, option: i64) -> None:
    """A power, or none of those that are left."""
    numbers = t.numbers
    if option < numbers.powers:
        work(t, agent, option)
        return
    # One that is left alone changes nothing for the others.
    for power in powers(t, agent, when, True):
        t.worked[power] = 1


def work(t: StoryFields, agent: Agent, power: Power) -> None:
    """A power works, once at this moment."""
    t.worked[power] = 1
    use(t, agent, power)


def rest(t: StoryFields, when: i64) -> None:
    """A moment is over: powers that have worked at it may work at the next of its kind."""
    numbers = t.numbers
    for index in range(numbers.moment_from[when], numbers.moment_from[when + 1]):
        t.worked[numbers.moment_powers[index]] = 0


def use(t: StoryFields, agent: Agent, power: Power) -> None:
    """Carries a power out."""
    announce(t, agent, power)
    t.call(t.numbers.power_start[power], agent)


def announce(t: StoryFields, agent: Agent, power: Power) -> None:
    """Those who may read a power hear that it is used."""
    t.used[power] = agent
    if t.listener is None:
        return
    rules = full_name(t, "power", power)
    if t.numbers.power_element[power] >= 0:
        audience = tuple(members(seers(t, company(t, agent))))
        tell(t, "uses", {"agent": name(t, "agent", agent), "rules": rules}, True, audience)
    else:
        tell(t, "uses", {"agent": name(t, "agent", agent), "rules": rules})
