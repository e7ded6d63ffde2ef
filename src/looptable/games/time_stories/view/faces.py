"""Cards, elements and receptacles as pieces: what a seat reads on each."""

from collections.abc import Sequence

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Piece
from looptable.games.time_stories.mission.definitions import DEEDS
from looptable.games.time_stories.mission.mission import Permission, Power
from looptable.games.time_stories.mission.permissions import OBJECTS
from looptable.games.time_stories.rules.cards import is_for_group, is_unsealed
from looptable.games.time_stories.rules.codes import UNREAD_TEST
from looptable.games.time_stories.rules.layout import SHIELDS
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name, living, members, resource_name

__all__ = [
    "base_rules",
    "card_back",
    "card_face",
    "element_back",
    "element_face",
    "joined",
    "place_rules",
    "receptacle_face",
]

DEED_KEYS = ("roll", "move", "hand", "leave", "break", "use", "visit")
"""Names in the texts of what may be allowed and forbidden."""


def joined(parts: list[Text]) -> Text:
    """Texts one below the other."""
    text = parts[0]
    for part in parts[1:]:
        text = Text.of("face.and", a=text, b=part)
    return text


def card_back(state: StoryState, card: int, seen: Sequence[Text] = ()) -> Piece:
    """The public side of a card: its part of the scene, the conditions on it, who has read it.

    Once its shields lie there, what is boxed on its face may be read out to all (TIME-INF-8).
    """
    told, printed = full_name(state, "card", card), state.story.cards[card]
    parts = [Text(f"back.{told}")]
    seal = printed.seal
    if printed.sign and not state.permitted[card]:
        parts.append(Text(f"sign.{printed.sign}"))
    if seal is not None:
        parts += [
            Text.of("seal.token", token=Text(f"token.{full_name(state, 'token', token)}"))
            for token in seal.tokens
        ]
        if seal.group:
            parts.append(Text("seal.group"))
        if seal.receptacles:
            bodies = tuple(_receptacle(state, body) for body in seal.receptacles)
            parts.append(Text.of("seal.receptacles", receptacles=bodies))
        if seal.key >= 0:
            key = Text(f"element.{full_name(state, 'element', seal.key)}")
            parts.append(Text.of("seal.key", element=key))
    if any(state.test[trial] != UNREAD_TEST for trial in printed.tests):
        parts += _boxed(state, card)
    parts += seen
    marks = ("sealed",) if seal is not None and _is_shut(state, card) else ()
    head = Text(f"card.{told}")
    of: Of = {"card": state.names.name("card", card)}
    return Piece(f"card-{told}", "card", head, joined(parts), marks=marks, thing="card", of=of)


def _is_shut(state: StoryState, card: int) -> bool:
    """Whether nobody of the team meets the condition on a back, or only all together do."""
    if is_for_group(state, card):
        return True
    return not any(is_unsealed(state, agent, card) for agent in members(living(state)))


def card_face(state: StoryState, card: int, *, is_known: bool = False) -> Piece:
    """The face for those on its space: prose, test, consequences, offers.

    Whoever knows all that from an earlier run skims it: the prose is left to the notebook.
    """
    told, name, printed = (
        full_name(state, "card", card),
        state.names.name("card", card),
        state.story.cards[card],
    )
    prefix = f"rules.{state.story.id}.{name}"
    parts = [] if is_known else [Text(f"card.{told}.text")]
    if printed.read >= 0:
        parts.append(Text(f"{prefix}.read"))
    parts += [*_boxed(state, card), *_rolled_texts(state, card)]
    for index, offer in enumerate(printed.offers):
        label = Text(f"offer.{full_name(state, 'offer', offer)}")
        if state.story.offers[offer].blind:
            parts.append(Text.of("face.blind-offer", offer=label))
            continue
        rules = Text(f"{prefix}.{index + 1}")
        parts.append(Text.of("face.offer", offer=label, rules=rules))
    text = joined(parts) if parts else None
    marks = ("read", "known") if is_known else ("read",)
    head = Text(f"card.{told}")
    of: Of = {"card": name}
    return Piece(f"card-{told}", "card", head, text, marks=marks, thing="card", of=of)


def _boxed(state: StoryState, card: int) -> list[Text]:
    """The technical part of a card: its tests, and the signs beside them."""
    printed = state.story.cards[card]
    if not printed.tests:
        return []
    parts = [_test_text(state, trial) for trial in printed.tests]
    if printed.either:
        parts.append(Text("face.either"))
    if printed.lock:
        parts.append(Text("face.lock"))
    if printed.adversary:
        parts.append(Text("face.adversary"))
    return parts


def _test_text(state: StoryState, trial: int) -> Text:
    """A test as its card prints it."""
    printed = state.story.tests[trial]
    piles = tuple(
        Text.of("face.pile", n=count, kind=Text(f"shield.{SHIELDS[kind]}"))
        for kind, count in printed.piles
    )
    what = _characteristic(state, printed.characteristic)
    if not piles:
        return Text.of("face.test-of-luck", characteristic=what)
    return Text.of("face.test", characteristic=what, piles=piles)


def _rolled_texts(state: StoryState, card: int) -> list[Text]:
    """Consequences of a roll whatever it eliminates: only those on the card read it."""
    return [
        Text.of("face.rolled", rules=Text(f"rules.{full_name(state, 'trial', trial)}.rolled"))
        for trial in state.story.cards[card].tests
        if state.story.tests[trial].rolled >= 0
    ]


def element_back(state: StoryState, element: int) -> Piece:
    """The number of an element, which is all that others know of it."""
    told = full_name(state, "element", element)
    return Piece(
        f"element-{told}",
        "element",
        Text(f"element.{told}"),
        marks=("hidden",),
        thing="element",
        of={"element": state.names.name("element", element)},
    )


def element_face(state: StoryState, element: int) -> Piece:
    """An element as its holder reads it."""
    told = full_name(state, "element", element)
    printed = state.story.elements[element]
    parts = [Text(f"face.{told}.text")]
    parts += _mark_texts(state, printed.tags)
    if printed.resistance:
        parts.append(Text.of("face.resistance", n=printed.resistance))
    parts += _power_texts(state, element=element)
    parts += _permission_texts(state, printed.permissions)
    if printed.logo:
        parts.append(Text("face.logo"))
    name = Text.of("face.element", name=Text(f"face.{told}"), element=Text(f"element.{told}"))
    of: Of = {"element": state.names.name("element", element)}
    return Piece(f"element-{told}", "element", name, joined(parts), thing="element", of=of)


def receptacle_face(state: StoryState, body: int, marks: tuple[str, ...] = ()) -> Piece:
    """A receptacle, public in every part."""
    told, printed = full_name(state, "receptacle", body), state.story.receptacles[body]
    dice = tuple(
        Text.of("face.dice", n=count, characteristic=_characteristic(state, number))
        for number, count in enumerate(printed.dice)
        if count
    )
    facts = Text.of("face.body", dice=dice, resistance=printed.resistance, life=printed.life)
    parts = [Text(f"receptacle.{told}.text"), facts]
    if printed.store:
        resource = Text(f"resource.{resource_name(state, printed.stored)}")
        parts.append(Text.of("face.store", n=printed.store, resource=resource))
    parts += _power_texts(state, receptacle=body)
    parts += _permission_texts(state, printed.permissions)
    name = _receptacle(state, body)
    return Piece(
        f"receptacle-{told}",
        "card",
        name,
        joined(parts),
        marks=marks,
        thing="receptacle",
        of={"receptacle": state.names.name("receptacle", body), "life": printed.life},
    )


def place_rules(state: StoryState, place: int) -> list[Text]:
    """Marks and rules of a place: all may know them word for word (TIME-INF-8)."""
    return [
        *_mark_texts(state, state.story.tags[place]),
        *_power_texts(state, place=place),
        *_permission_texts(state, state.story.laws[place]),
    ]


def base_rules(state: StoryState) -> list[Text]:
    """The rules that a mission adds to those of the rulebook (TIME-CPT-1)."""
    return [
        *_power_texts(state, base=True),
        *_permission_texts(state, state.story.laws[-1]),
    ]


def _power_texts(
    state: StoryState,
    element: int = -2,
    receptacle: int = -2,
    place: int = -2,
    *,
    base: bool = False,
) -> list[Text]:
    return [
        Text.of(
            "face.power",
            when=_when(state, power),
            rules=Text(f"rules.{full_name(state, 'power', number)}"),
        )
        for number, power in enumerate(state.story.powers)
        if element == power.element
        or receptacle == power.receptacle
        or place == power.place
        or (base and power.is_base)
    ]


def _when(state: StoryState, power: Power) -> Text:
    """The moment of a power; an action says what it rolls, a price lifts the limit of free ones."""
    if power.against >= 0:
        against = _characteristic(state, power.against)
        what = _characteristic(state, power.rolls)
        return Text.of("when.action-against", characteristic=what, against=against)
    if power.rolls >= 0:
        what = _characteristic(state, power.rolls)
        return Text.of("when.action-roll", characteristic=what)
    if power.when == "free" and power.price[0]:
        return Text("when.priced")
    return Text(f"when.{power.when}")


def _mark_texts(state: StoryState, tags: tuple[int, ...]) -> list[Text]:
    names = tuple(Text(f"tag.{full_name(state, 'tag', tag)}") for tag in tags)
    return [Text.of("face.marks", tags=names)] if names else []


def _permission_texts(state: StoryState, texts: tuple[Permission, ...]) -> list[Text]:
    return [
        Text.of(f"face.{'allow' if told.allowed else 'forbid'}", deed=_deed(state, told))
        for told in texts
    ]


def _deed(state: StoryState, told: Permission) -> Text:
    deed = DEED_KEYS[told.deed]
    if told.what < 0:
        return Text(f"deed.{deed}")
    slot = OBJECTS[DEEDS[told.deed]]
    return Text.of(f"deed.{deed}-for", what=Text(f"{slot}.{full_name(state, slot, told.what)}"))


def _characteristic(state: StoryState, number: int) -> Text:
    return Text(f"characteristic.{full_name(state, 'characteristic', number)}")


def _receptacle(state: StoryState, body: int) -> Text:
    return Text(f"receptacle.{full_name(state, 'receptacle', body)}")
