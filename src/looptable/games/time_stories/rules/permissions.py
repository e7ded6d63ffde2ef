"""The golden rule: which text decides where one allows what another forbids (section 2). Compiled."""

from mypy_extensions import i64

from looptable.games.time_stories.rules.codes import MAY_USE
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Element
from looptable.games.time_stories.rules.numbers import Numbers

__all__ = ["is_allowed", "is_used_by_another", "may_use", "protect", "resistance"]


def is_allowed(
    t: StoryFields, agent: Agent, deed: i64, what: i64 = -1, printed: bool = True
) -> bool:
    """Whether an agent may do something; `printed` is what the rulebook says (TIME-GLD-4).

    Receptacle, elements, place, base (TIME-GLD-5): one level down if the one above is silent.
    """
    numbers = t.numbers
    if numbers.spoken >> deed & 1 == 0:
        return printed
    word: i64 = -1
    if t.receptacle[agent] >= 0:
        word = word_of(numbers, t.receptacle[agent], deed, what)
    if word < 0:
        word = word_of_elements(t, agent, deed, what)
    if word < 0 and t.here >= 0:
        word = word_of(numbers, numbers.bodies + numbers.elements + t.here, deed, what)
    if word < 0:
        places: i64 = len(numbers.red)
        word = word_of(numbers, numbers.bodies + numbers.elements + places, deed, what)
    if word < 0:
        return printed
    return word == 1


def word_of(numbers: Numbers, text: i64, deed: i64, what: i64) -> i64:
    """The word of a text on a deed: 1 allowed, 0 forbidden, -1 nothing; the first word counts."""
    for law in range(numbers.law_from[text], numbers.law_from[text + 1]):
        if numbers.law_deed[law] == deed:
            about = numbers.law_what[law]
            if about == -1 or about == what:  # noqa: PLR1714 (a tuple would be built)
                return numbers.law_allows[law]
    return -1


def word_of_elements(t: StoryFields, agent: Agent, deed: i64, what: i64) -> i64:
    """The same for all elements of an agent: among equals the narrower word, then the ban, comes first."""
    numbers = t.numbers
    narrow: i64 = -1
    wide: i64 = -1
    lawful: i64 = len(numbers.lawful)
    for index in range(lawful):
        element = numbers.lawful[index]
        if t.holder[element] != agent:
            continue
        text = numbers.bodies + element
        for law in range(numbers.law_from[text], numbers.law_from[text + 1]):
            if numbers.law_deed[law] != deed:
                continue
            about, word = numbers.law_what[law], numbers.law_allows[law]
            if about == -1:
                if wide != 0:
                    wide = word
            elif about == what and narrow != 0:
                narrow = word
    if narrow >= 0:
        return narrow
    return wide


def may_use(t: StoryFields, agent: Agent, element: Element) -> bool:
    """Whether an agent may use an element, by all its marks (TIME-POW-13)."""
    numbers = t.numbers
    first, end = numbers.tag_from[element], numbers.tag_from[element + 1]
    if first == end:
        return is_allowed(t, agent, MAY_USE)
    return all(is_allowed(t, agent, MAY_USE, numbers.tags[index]) for index in range(first, end))


def resistance(t: StoryFields, agent: Agent) -> i64:
    """The printed value, less all that was lost of it for good, and what usable elements add."""
    numbers = t.numbers
    found = max(0, numbers.resistance[t.receptacle[agent]] - t.worn[agent])
    for element in range(numbers.elements):
        if protects(t, agent, element):
            found += numbers.added_resistance[element]
    return found


def protects(t: StoryFields, agent: Agent, element: Element) -> bool:
    """Whether an element adds its resistance to an agent: to one receptacle a unit (TIME-OBJ-7)."""
    if t.holder[element] != agent or not may_use(t, agent, element):
        return False
    return not t.one_bearer or not is_used_by_another(t, agent, element)


def protect(t: StoryFields, agent: Agent) -> None:
    """Notes whom elements have protected in this unit of time."""
    if t.one_bearer:
        for element in range(t.numbers.elements):
            if t.numbers.added_resistance[element] and protects(t, agent, element):
                t.protects[element] = agent


def is_used_by_another(t: StoryFields, agent: Agent, element: Element) -> bool:
    """Whether another receptacle has used an element in this unit, or was protected by it."""
    numbers = t.numbers
    user = t.protects[element]
    if user >= 0 and user != agent:
        return True
    for index in range(numbers.element_from[element], numbers.element_from[element + 1]):
        user = t.used[numbers.element_powers[index]]
        if user >= 0 and user != agent:
            return True
    return False
