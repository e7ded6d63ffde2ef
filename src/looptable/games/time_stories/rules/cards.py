"""Cards of a place: who may go there, who reads them, their tests, what they leave behind. Compiled."""

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.time_stories.rules.codes import (
    AT_ARRIVE,
    FORBIDDEN_SIGN,
    LAID_TEST,
    MAY_BREAK,
    MAY_VISIT,
    PASSED_TEST,
    SEEN_CARD,
    SEEN_ELEMENT,
    SEEN_PASSED,
    UNREAD_TEST,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Agents, Card, Element, Trial
from looptable.games.time_stories.rules.moments import can_stir, trigger
from looptable.games.time_stories.rules.notebook import note
from looptable.games.time_stories.rules.permissions import is_allowed
from looptable.games.time_stories.rules.runs import clear_tests
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_at,
    card_of,
    company,
    full_name,
    is_alive,
    is_moved,
    members,
    name,
    seers,
    tell,
)

__all__ = [
    "arrive",
    "close",
    "first_open_test",
    "gain_element",
    "gain_token",
    "in_test",
    "is_beaten",
    "is_for_group",
    "is_locked",
    "is_unsealed",
    "lay_test",
    "lose_element",
    "may_go",
    "open_tests",
    "pass_test",
    "pile_left",
    "read_card",
    "remove",
    "remove_defeated",
    "reset_tests",
    "reveal",
    "shields",
    "shields_left",
    "shields_of",
    "shields_on",
    "show_elements",
    "spaces",
    "strike_pile",
]


# Access.


def spaces(t: StoryFields) -> list[int]:
    """The spaces of the place where the group is that have a card."""
    first, end = t.numbers.place_from[t.here], t.numbers.place_from[t.here + 1]
    return [card for card in range(first, end) if card_at(t, card) >= 0]


def may_go(t: StoryFields, agent: Agent, space: Card) -> bool:
    """Whether the condition on the back, or a stronger text, lets an agent go there."""
    if card_at(t, space) < 0:
        return False
    return is_allowed(t, agent, MAY_VISIT, space, is_unsealed(t, agent, space))


def is_unsealed(t: StoryFields, agent: Agent, space: Card) -> bool:
    """Whether the condition on the back is met (TIME-SEA-2)."""
    numbers = t.numbers
    if t.over_card[space] >= 0:  # the card that was revealed there is open
        return True
    if numbers.sign[space] == FORBIDDEN_SIGN and not t.permitted[space]:
        return False
    if not numbers.sealed[space]:
        return True
    for index in range(numbers.seal_from[space], numbers.seal_from[space + 1]):
        if not t.tokens[numbers.seal_tokens[index]]:
            return False
    if not is_asked_for(t, agent, space):
        return False
    key = numbers.key[space]
    if key < 0:
        return True
    # One of the receptacles concerned must hold the key (TIME-SEA-8, TIME-OPEN-13).
    holder = t.holder[key]
    return holder >= 0 and is_alive(t, holder) and is_asked_for(t, holder, space)


def is_asked_for(t: StoryFields, agent: Agent, space: Card) -> bool:
    """Whether the seal of a card is for the receptacle of an agent, or for all."""
    numbers = t.numbers
    first, end = numbers.allowed_from[space], numbers.allowed_from[space + 1]
    for index in range(first, end):
        if numbers.allowed_bodies[index] == t.receptacle[agent]:
            return True
    return first == end


def is_for_group(t: StoryFields, space: Card) -> bool:
    """Whether only the whole group together may go there (TIME-SEA-6)."""
    return t.numbers.group[space] == 1 and t.over_card[space] < 0


def is_locked(t: StoryFields, agent: Agent) -> bool:
    """Whether an agent must pass the tests of its card before it may leave (TIME-LCK-2)."""
    card = card_of(t, agent)
    if card < 0 or not t.numbers.lock[card] or first_open_test(t, card) < 0:
        return False
    return not is_allowed(t, agent, MAY_BREAK, -1, False)


# Reading.


def arrive(t: StoryFields, agent: Agent, space: Card) -> None:
    """Puts a pawn on a space; what the card there says comes next."""
    t.space[agent] = space
    t.arrived[agent] = 1
    trigger(t, AT_ARRIVE, agent)


def read_card(t: StoryFields, agent: Agent) -> None:
    """An agent reads the card of its space (TIME-INF-1); its shields are laid (TIME-TST-15)."""
    t.arrived[agent] = 0
    card = card_of(t, agent)
    if card < 0:
        return
    readers = seers(t, bit(agent))
    if t.listener is not None:
        data = full_name(t, "card", card)
        tell(t, "reads", {"card": data}, True, tuple(members(readers)))
    note(t, readers, SEEN_CARD, card)
    lay_test(t, card)
    if t.numbers.read[card] >= 0:
        t.call(t.numbers.read[card], agent)


# Tests.


def lay_test(t: StoryFields, card: Card) -> None:
    """Lays the shields of tests below their card, from left to right (TIME-TST-8)."""
    numbers = t.numbers
    laid = False
    for trial in range(numbers.test_from[card], numbers.test_from[card + 1]):
        if t.test[trial] != UNREAD_TEST:
            continue
        t.test[trial] = LAID_TEST
        for index in range(numbers.piles[trial]):
            strike_pile(
                t, trial, index, pile_left(t, trial, index) - numbers.pile_count(trial, index)
            )
            laid = True
    if laid and t.listener is not None:
        tell(t, "shields", {"card": full_name(t, "card", card)}, reveals=True)


def pile_left(t: StoryFields, trial: Trial, index: i64) -> i64:
    """How many shields are left in a pile of a test."""
    if index == 0:
        return t.pile_1[trial]
    if index == 1:
        return t.pile_2[trial]
    return t.pile_3[trial]


def strike_pile(t: StoryFields, trial: Trial, index: i64, count: i64) -> None:
    """Takes shields away from a pile."""
    if index == 0:
        t.pile_1[trial] -= count
    elif index == 1:
        t.pile_2[trial] -= count
    else:
        t.pile_3[trial] -= count


def open_tests(t: StoryFields, card: Card) -> list[int]:
    """The tests of a card that are laid and not passed."""
    if card < 0:
        return []
    first, end = t.numbers.test_from[card], t.numbers.test_from[card + 1]
    return [trial for trial in range(first, end) if t.test[trial] == LAID_TEST]


def first_open_test(t: StoryFields, card: Card) -> Trial:
    """The first of them, or -1."""
    if card >= 0:
        for trial in range(t.numbers.test_from[card], t.numbers.test_from[card + 1]):
            if t.test[trial] == LAID_TEST:
                return trial
    return -1


def in_test(t: StoryFields, agent: Agent) -> bool:
    """Whether an agent stands on a card with a test to pass (TIME-TST-18)."""
    return first_open_test(t, card_of(t, agent)) >= 0


def shields(t: StoryFields, trial: Trial) -> list[tuple[int, int]]:
    """Kind and number of the shields left in a test, from left to right."""
    if t.test[trial] != LAID_TEST:
        return []
    numbers = t.numbers
    return [
        (int(numbers.pile_kind(trial, index)), int(pile_left(t, trial, index)))
        for index in range(numbers.piles[trial])
    ]


def shields_on(t: StoryFields, card: Card) -> list[tuple[int, int]]:
    """The shields left below a card, those of all its tests."""
    return [pile for trial in open_tests(t, card) for pile in shields(t, trial)]


def shields_left(t: StoryFields, trial: Trial, wanted: i64) -> i64:
    """How many shields of a kind are left in a test."""
    found: i64 = 0
    if t.test[trial] == LAID_TEST:
        for index in range(t.numbers.piles[trial]):
            if t.numbers.pile_kind(trial, index) == wanted:
                found += pile_left(t, trial, index)
    return found


def shields_of(t: StoryFields, card: Card, wanted: i64) -> i64:
    """How many shields of a kind are left below a card."""
    found: i64 = 0
    if card >= 0:
        for trial in range(t.numbers.test_from[card], t.numbers.test_from[card + 1]):
            found += shields_left(t, trial, wanted)
    return found


def is_beaten(t: StoryFields, trial: Trial) -> bool:
    """Whether no shield is left in a test."""
    if t.test[trial] == LAID_TEST:
        for index in range(t.numbers.piles[trial]):
            if pile_left(t, trial, index) > 0:
                return False
    return True


def reset_tests(t: StoryFields) -> None:
    """Tests of a place are as printed when the group comes back (TIME-CHG-20)."""
    remove_defeated(t)
    clear_tests(t)


def pass_test(t: StoryFields, agent: Agent, trial: Trial) -> None:
    """The last shield is gone (TIME-TST-11): what the card says then is carried out."""
    numbers = t.numbers
    card = numbers.trial_card[trial]
    close(t, trial)
    if numbers.either[card]:
        for other in range(numbers.test_from[card], numbers.test_from[card + 1]):
            if t.test[other] == LAID_TEST:
                close(t, other)
    if t.listener is not None:
        tell(t, "passed", {"card": full_name(t, "card", card)}, reveals=True)
    if numbers.passed[trial] >= 0:
        seats = seers(t, company(t, agent))
        if t.listener is not None:
            tale = f"{full_name(t, 'trial', trial)}.text"
            tell(t, "rewarded", {"passed": tale}, True, tuple(members(seats)))
        note(t, seats, SEEN_PASSED, trial)
        t.call(numbers.passed[trial], agent)


def close(t: StoryFields, trial: Trial) -> None:
    """A test is over: nothing of it is left."""
    t.test[trial] = PASSED_TEST
    t.pile_1[trial] = t.pile_2[trial] = t.pile_3[trial] = 0


def remove_defeated(t: StoryFields) -> None:
    """A defeated adversary leaves when what its card says is carried out (TIME-ADV-5)."""
    numbers = t.numbers
    adversaries: i64 = len(numbers.adversaries)
    for index in range(adversaries):
        card = numbers.adversaries[index]
        if not t.gone[card] and has_passed_all(t, card):
            remove(t, card)


def has_passed_all(t: StoryFields, card: Card) -> bool:
    """Whether no test of a card is left."""
    for trial in range(t.numbers.test_from[card], t.numbers.test_from[card + 1]):
        if t.test[trial] != PASSED_TEST:
            return False
    return True


# What cards do to cards.


def reveal(t: StoryFields, agent: Agent, card: Card) -> None:
    """A sealed card replaces the one where the agent stands (TIME-STA-6), and is read there."""
    space = t.space[agent]
    if space < 0 or t.gone[card] or is_moved(t, card) or card == space:
        return
    if not can_stir(t):  # cards that reveal each other for ever
        return
    t.over_card[space] = card
    if t.listener is not None:
        by = name(t, "agent", agent)
        tell(t, "revealed", {"card": full_name(t, "card", card), "by": by})
    for other in range(agent_count(t)):
        if t.space[other] == space:
            t.arrived[other] = 1


def remove(t: StoryFields, card: Card) -> None:
    """A card is out of the game until the next run (TIME-ADV-2)."""
    if not t.gone[card]:
        t.gone[card] = 1
        if t.listener is not None:
            tell(t, "removed", {"card": full_name(t, "card", card)})


# Elements and tokens.


def gain_element(t: StoryFields, agent: Agent, element: Element) -> None:
    """An agent that gains an element holds it (TIME-OBJ-11); there is only one of it."""
    if t.holder[element] >= 0:
        return
    t.holder[element] = agent
    if t.listener is not None:
        gained = full_name(t, "element", element)
        tell(t, "gains-element", {"agent": name(t, "agent", agent), "element": gained})
    show_elements(t, company(t, agent))


def show_elements(t: StoryFields, agents: Agents) -> None:
    """Those who are together see each other's elements (TIME-INF-13)."""
    seats: i64 = -1
    for element in range(t.numbers.elements):
        holder = t.holder[element]
        if holder >= 0 and agents >> holder & 1:
            if seats < 0:
                seats = seers(t, agents)
            note(t, seats, SEEN_ELEMENT, element)


def lose_element(t: StoryFields, element: Element) -> None:
    """An element goes back to its pile."""
    if t.holder[element] >= 0:
        t.holder[element] = -1
        if t.listener is not None:
            tell(t, "loses-element", {"element": full_name(t, "element", element)})


def gain_token(t: StoryFields, token: i64) -> None:
    """A state token for the whole team (TIME-STA-2); each exists once (TIME-STA-13)."""
    if not t.tokens[token]:
        t.tokens[token] = 1
        if t.listener is not None:
            tell(t, "gains-token", {"token": full_name(t, "token", token)})
