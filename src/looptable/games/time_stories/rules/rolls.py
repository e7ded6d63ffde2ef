"""Tests: the roll in its four steps, and doing nothing. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.games.time_stories.rules.cards import (
    first_open_test,
    is_beaten,
    open_tests,
    pass_test,
    shields_left,
    shields_of,
)
from looptable.games.time_stories.rules.codes import (
    ABILITY_DEED,
    ACTING,
    AFTER_STAGE,
    AT_ACTION,
    AT_AFTER_ROLL,
    AT_BEFORE_ROLL,
    BEFORE_STAGE,
    DICE_STREAM,
    DOUBLE,
    HEART_SHIELD,
    HIT,
    HITS_STAGE,
    LAID_TEST,
    MALUS_STAGE,
    MAY_ROLL,
    RETALIATION_STAGE,
    ROLL_2_DEED,
    ROLL_DEED,
    ROLLING,
    SKULL,
    SKULL_SHIELD,
    SPECIAL_SHIELD,
    TIME_SHIELD,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Power, Trial
from looptable.games.time_stories.rules.permissions import is_allowed, protect, resistance
from looptable.games.time_stories.rules.powers import announce, fire, use, works_for
from looptable.games.time_stories.rules.runs import hurt, pass_time
from looptable.games.time_stories.rules.table import (
    card_of,
    full_name,
    is_alive,
    is_run_over,
    name,
    tell,
)

__all__ = [
    "ability_deed",
    "can_roll_by",
    "can_roll_for",
    "declared_trial",
    "dice_of",
    "eliminate",
    "end_roll",
    "go_on_rolling",
    "hits_rolled",
    "idle",
    "is_ability",
    "is_roll",
    "looked_at",
    "retaliate",
    "roll_deed",
    "roll_faces",
    "skulls_rolled",
    "start_action",
    "start_roll",
    "throw",
    "trial_against",
    "trials",
]


# Which test.


def dice_of(t: StoryFields, agent: Agent, trial: Trial) -> i64:
    """How many dice the receptacle has for a test, before powers (TIME-ROL-2)."""
    return t.numbers.dice_of(t.receptacle[agent], t.numbers.characteristic[trial])


def can_roll_for(t: StoryFields, agent: Agent, trial: Trial) -> bool:
    """Whether a test of the agent's card is open, and the agent has dice for it (TIME-NOP-6)."""
    if t.test[trial] != LAID_TEST or dice_of(t, agent, trial) <= 0:
        return False
    return may_roll(t, agent, t.numbers.characteristic[trial])


def trials(t: StoryFields, agent: Agent) -> list[int]:
    """The tests that an agent can roll for."""
    return [trial for trial in open_tests(t, card_of(t, agent)) if can_roll_for(t, agent, trial)]


def roll_deed(t: StoryFields, trial: Trial) -> i64:
    """The declaration of a roll for a test: its number on the card says which."""
    numbers = t.numbers
    index = trial - numbers.test_from[numbers.trial_card[trial]]
    if index == 0:
        return numbers.cards + ROLL_DEED
    return numbers.cards + ROLL_2_DEED + index - 1


def is_roll(t: StoryFields, action: i64) -> bool:
    """Whether a declaration is that of a roll for a test."""
    deed = action - t.numbers.cards
    return deed == ROLL_DEED or ROLL_2_DEED <= deed < ABILITY_DEED


def declared_trial(t: StoryFields, agent: Agent, action: i64) -> Trial:
    """The test that an agent has declared to roll for, if it still can, else -1."""
    card = card_of(t, agent)
    if card >= 0:
        for trial in range(t.numbers.test_from[card], t.numbers.test_from[card + 1]):
            if roll_deed(t, trial) == action and can_roll_for(t, agent, trial):
                return trial
    return -1


def ability_deed(t: StoryFields, power: Power) -> i64:
    """The declaration of an ability."""
    return t.numbers.cards + ABILITY_DEED + power


def is_ability(t: StoryFields, agent: Agent, power: Power) -> bool:
    """Whether an agent may use a power as its action, by a roll of its own or without one."""
    is_action = t.numbers.when[power] == AT_ACTION
    return is_action and works_for(t, agent, power, True) and can_roll_by(t, agent, power)


def can_roll_by(t: StoryFields, agent: Agent, power: Power) -> bool:
    """Whether there are dice for an ability, and a test of the kind that it is meant for."""
    numbers = t.numbers
    rolls = numbers.rolls[power]
    if rolls < 0:
        return True
    if numbers.dice_of(t.receptacle[agent], rolls) == 0 or not may_roll(t, agent, rolls):
        return False
    return numbers.against[power] < 0 or trial_against(t, agent, power) >= 0


def trial_against(t: StoryFields, agent: Agent, power: Power) -> Trial:
    """The open test here that an ability is rolled for, or -1."""
    numbers = t.numbers
    card = card_of(t, agent)
    if card >= 0:
        for trial in range(numbers.test_from[card], numbers.test_from[card + 1]):
            is_meant = numbers.characteristic[trial] == numbers.against[power]
            if is_meant and t.test[trial] == LAID_TEST:
                return trial
    return -1


def may_roll(t: StoryFields, agent: Agent, characteristic: i64) -> bool:
    """Whether no text forbids a roll of this characteristic."""
    return is_allowed(t, agent, MAY_ROLL, characteristic)


def start_action(t: StoryFields, agent: Agent, action: i64) -> None:
    """A roll for a test, or an ability; an action that became impossible is harmless (TIME-OPEN-4)."""
    trial = declared_trial(t, agent, action)
    if trial >= 0:
        start_roll(t, agent, trial)
        return
    power = action - ability_deed(t, 0)
    if power < 0 or not is_ability(t, agent, power):
        return
    if t.numbers.rolls[power] < 0:
        use(t, agent, power)
    else:
        announce(t, agent, power)
        start_roll(t, agent, trial_against(t, agent, power), power)


# The roll.


def start_roll(t: StoryFields, agent: Agent, trial: Trial, ability: Power = -1) -> None:
    """The agent rolls for a test of its card, or by an ability."""
    t.phase = ROLLING
    t.roller = agent
    t.tried = trial
    t.ability = ability
    t.stage = BEFORE_STAGE
    t.extra = t.hits = 0


def end_roll(t: StoryFields) -> None:
    """The roll is resolved completely."""
    if t.phase == ROLLING:
        t.phase = ACTING
    t.roller = t.tried = t.ability = -1
    t.stage = t.extra = t.hits = 0
    t.dice.clear()


def go_on_rolling(t: StoryFields) -> None:
    """One step of the roll (TIME-ROL-1), or one power around the first of them."""
    if not is_alive(t, t.roller) and t.stage < HITS_STAGE:
        end_roll(t)  # a power around the roll has killed: there is nobody to roll
    elif t.stage == BEFORE_STAGE and not is_before_test(t):
        end_roll(t)  # a power before the roll has ended the test, or taken the roller from it
    elif t.stage == BEFORE_STAGE:
        if not fire(t, AT_BEFORE_ROLL, t.roller):
            throw(t)
    elif t.stage == AFTER_STAGE:
        if not fire(t, AT_AFTER_ROLL, t.roller):
            t.stage = HITS_STAGE
    elif t.stage == HITS_STAGE:
        t.stage = RETALIATION_STAGE
        count_hits(t)
    elif t.stage == RETALIATION_STAGE:
        t.stage = MALUS_STAGE
        retaliate(t)
    else:
        agent, trial = t.roller, t.tried
        end_roll(t)
        apply_malus(t, agent, trial)


def is_before_test(t: StoryFields) -> bool:
    """Whether the test that is rolled for is still there, and the roller before it (TIME-TST-16)."""
    if t.tried < 0 or not t.bound_deeds:
        return True
    is_open = t.test[t.tried] == LAID_TEST
    return is_open and card_of(t, t.roller) == t.numbers.trial_card[t.tried]


def throw(t: StoryFields) -> None:
    """Step 1: as many dice as the characteristic has, changed by powers; none: no roll."""
    numbers = t.numbers
    agent = t.roller
    rolled: i64 = -1
    if t.ability >= 0:
        rolled = numbers.rolls[t.ability]
    else:
        rolled = numbers.characteristic[t.tried]
    count = numbers.dice_of(t.receptacle[agent], rolled) + t.extra
    if count <= 0:
        end_roll(t)
        idle(t, agent)
        return
    roll_faces(t, agent, count, t.dice)
    t.stage = AFTER_STAGE


def roll_faces(t: StoryFields, agent: Agent, count: i64, dice: Pile) -> None:
    """Rolls dice, for all to see."""
    die = t.numbers.die
    sides: i64 = len(die)
    dice.clear()
    for _ in range(count):
        dice.push(die[t.chance.below(DICE_STREAM, sides)])
    if t.listener is not None:
        faces = [name(t, "face", face) for face in dice.as_list()]
        tell(t, "rolled", {"agent": name(t, "agent", agent), "face": faces}, reveals=True)


def looked_at(t: StoryFields) -> Pile:
    """The dice of the roll that is looked at: a special one while there is one."""
    return t.thrown if t.thrown.height > 0 else t.dice


def hits_rolled(t: StoryFields) -> i64:
    """The hits of that roll."""
    found = t.luck if t.thrown.height > 0 else t.hits
    dice = looked_at(t)
    for index in range(dice.height):
        face = dice.pick(index)
        if face == HIT:
            found += 1
        elif face == DOUBLE:
            found += 2
    return found


def skulls_rolled(t: StoryFields) -> i64:
    """Its skulls."""
    return looked_at(t).count(SKULL)


def count_hits(t: StoryFields) -> None:
    """Step 2: hits eliminate shields, or an ability says what they do (TIME-POW-14)."""
    numbers = t.numbers
    agent, trial = t.roller, t.tried
    if t.ability >= 0:
        if not t.bound_deeds or trial < 0 or card_of(t, agent) == numbers.trial_card[trial]:
            t.call(numbers.power_start[t.ability], agent)
        return
    if t.bound_deeds and t.test[trial] != LAID_TEST:
        return  # a power after the roll has ended it already
    hits = hits_rolled(t)
    eliminate(t, trial, hits)
    # A test without shields is passed by any hit (TIME-OPEN-51).
    if is_beaten(t, trial) and (hits > 0 or numbers.piles[trial] > 0):
        pass_test(t, agent, trial)
    if numbers.rolled[trial] >= 0:
        t.call(numbers.rolled[trial], agent)


def eliminate(t: StoryFields, trial: Trial, hits: i64) -> None:
    """Every hit a shield, from left to right (TIME-ROL-5); hits beyond the last are lost."""
    left = hits
    struck = min(left, t.pile_1[trial])
    t.pile_1[trial] -= struck
    left -= struck
    struck = min(left, t.pile_2[trial])
    t.pile_2[trial] -= struck
    left -= struck
    struck = min(left, t.pile_3[trial])
    t.pile_3[trial] -= struck
    left -= struck
    if hits and t.listener is not None:
        card = full_name(t, "card", t.numbers.trial_card[trial])
        tell(t, "hits", {"card": card, "n": hits - left})


def retaliate(t: StoryFields) -> None:
    """Step 3: skulls on dice and shields together against resistance; never more than 1 point."""
    agent = t.roller
    on_dice = t.dice.count(SKULL)
    on_shields: i64 = 0
    if t.tried >= 0:
        on_shields = shields_left(t, t.tried, SKULL_SHIELD)
    if on_dice == 0 or on_shields == 0:
        return
    power = on_dice + on_shields
    withstood = resistance(t, agent)
    protect(t, agent)
    if t.listener is not None:
        tell(t, "retaliation", {"n": power, "resistance": withstood})
    if withstood < power:
        hurt(t, agent, 1)


def apply_malus(t: StoryFields, agent: Agent, trial: Trial) -> None:
    """Step 4; it follows even if the roller has died: only hearts are void (TIME-OPEN-19)."""
    if trial >= 0:
        hearts = shields_left(t, trial, HEART_SHIELD)
        units = shields_left(t, trial, TIME_SHIELD)
        suffer(t, agent, hearts, units, shields_left(t, trial, SPECIAL_SHIELD))


def suffer(t: StoryFields, agent: Agent, points: i64, units: i64, specials: i64) -> None:
    """Life of the agent, time of the group, then what the mission says of special shields."""
    hurt(t, agent, points)
    pass_time(t, units)
    if is_run_over(t) or t.numbers.special < 0:
        return
    for _ in range(specials):
        t.call(t.numbers.special, agent)


# Doing nothing.


def idle(t: StoryFields, agent: Agent) -> None:
    """Doing nothing in a test (section 23 of the ledger); several tests strike as one."""
    card = card_of(t, agent)
    if card < 0 or first_open_test(t, card) < 0:
        return
    skulls = shields_of(t, card, SKULL_SHIELD)
    if skulls == 0 and not t.idle_always:  # TIME-OPEN-17
        return
    points = shields_of(t, card, HEART_SHIELD) + min(skulls, 1)
    units = shields_of(t, card, TIME_SHIELD)
    suffer(t, agent, points, units, shields_of(t, card, SPECIAL_SHIELD))
