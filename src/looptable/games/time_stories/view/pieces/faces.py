"""Cards and elements as pieces: what a seat reads on each, part by part."""

from collections.abc import Sequence

from msgspec.structs import replace

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Part, Piece
from looptable.games.time_stories.rules.cards import is_for_group, is_unsealed, pile_left
from looptable.games.time_stories.rules.codes import LAID_TEST, UNREAD_TEST
from looptable.games.time_stories.rules.layout import SHIELDS, TESTS
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name, living, members
from looptable.games.time_stories.view.pieces.pictures import art_of
from looptable.games.time_stories.view.pieces.powers import law_parts, mark_parts, power_parts

__all__ = ["back_parts", "card_back", "card_face", "element_back", "element_face", "is_shut"]


def card_back(state: StoryState, card: int, readers: Sequence[Part] = ()) -> Piece:
    """The public side of a card: its part of the scene, the conditions on it, who has read it.

    Once its shields lie there, what is boxed on its face may be read out to all (TIME-INF-8).
    """
    told, printed = full_name(state, "card", card), state.story.cards[card]
    parts = back_parts(state, card)
    marks = _back_marks(state, card)
    if any(state.test[trial] != UNREAD_TEST for trial in printed.tests):
        parts += _boxed(state, card)
        marks += _face_marks(state, card)
    return Piece(
        f"card-{told}",
        "card",
        Text(f"card.{told}"),
        marks=tuple(marks),
        thing="card",
        of={"card": state.names.name("card", card)},
        parts=(*parts, *readers),
    )


def back_parts(state: StoryState, card: int) -> list[Part]:
    """The parts of a back: the scene, its sign, the conditions of its seal."""
    parts = [Part("back", Text(f"back.{full_name(state, 'card', card)}"))]
    sign = state.story.cards[card].sign
    if sign and not state.permitted[card]:
        parts.append(Part("sign", Text(f"sign.{sign}"), {"sign": sign}))
    return parts + _seal_parts(state, card)


def _seal_parts(state: StoryState, card: int) -> list[Part]:
    """The conditions of a seal, each marked as met as soon as the team meets it."""
    seal = state.story.cards[card].seal
    if seal is None:
        return []
    parts = []
    for token in seal.tokens:
        name = Text(f"token.{full_name(state, 'token', token)}")
        of: Of = {"token": state.names.name("token", token)}
        part = _condition("token", bool(state.tokens[token]), of, token=name)
        parts.append(replace(part, art=art_of(state, "token", state.names.name("token", token))))
    if seal.group:
        parts.append(_condition("group", False, {}))
    if seal.receptacles:
        bodies = tuple(_receptacle(state, body) for body in seal.receptacles)
        worn = any(state.receptacle[agent] in seal.receptacles for agent in members(living(state)))
        parts.append(_condition("receptacles", worn, {}, receptacles=bodies))
    if seal.key >= 0:
        key = Text(f"element.{full_name(state, 'element', seal.key)}")
        of = {"element": state.names.name("element", seal.key)}
        parts.append(_condition("key", state.holder[seal.key] >= 0, of, element=key))
    return parts


def _condition(sort: str, is_met: bool, of: Of, **said: Text | tuple[Text, ...]) -> Part:
    return Part("seal", Text.of(f"seal.{sort}", **said), {"by": sort, **of}, ("met",) * is_met)


def is_shut(state: StoryState, card: int) -> bool:
    """Whether nobody of the team meets the condition on a back, or only all together do."""
    if is_for_group(state, card):
        return True
    return not any(is_unsealed(state, agent, card) for agent in members(living(state)))


def _back_marks(state: StoryState, card: int) -> list[str]:
    """The signs on a back that are seen at a glance."""
    printed = state.story.cards[card]
    marks = ["sealed"] if printed.seal is not None and is_shut(state, card) else []
    if printed.sign and not state.permitted[card]:
        marks.append(printed.sign)
    if is_for_group(state, card):
        marks.append("group")
    return marks


def _face_marks(state: StoryState, card: int) -> list[str]:
    """The signs beside a test that is not passed yet."""
    printed = state.story.cards[card]
    if not any(state.test[trial] == LAID_TEST for trial in printed.tests):
        return []
    return ["lock"] * printed.lock + ["adversary"] * printed.adversary


def card_face(state: StoryState, card: int, *, is_known: bool = False) -> Piece:
    """The face for those on its space: prose, test, consequences, offers.

    Somebody who knows all that from an earlier run skims it: the prose is left to the notebook.
    """
    told = full_name(state, "card", card)
    name, printed = state.names.name("card", card), state.story.cards[card]
    parts = [] if is_known else [Part("prose", Text(f"card.{told}.text"))]
    if printed.read >= 0:
        parts.append(Part("read", Text(f"rules.{state.story.id}.{name}.read")))
    parts += [*_boxed(state, card), *_rolled(state, card), *_offers(state, card)]
    marks = ("read", "known") if is_known else ("read",)
    return Piece(
        f"card-{told}",
        "card",
        Text(f"card.{told}"),
        marks=(*marks, *_face_marks(state, card)),
        thing="card",
        of={"card": name},
        parts=tuple(parts),
    )


def _offers(state: StoryState, card: int) -> list[Part]:
    """The offers on a card: those that are taken or settled are marked."""
    parts = []
    prefix = f"rules.{state.story.id}.{state.names.name('card', card)}"
    for index, number in enumerate(state.story.cards[card].offers):
        offer, label = state.story.offers[number], f"offer.{full_name(state, 'offer', number)}"
        said = Text.of("face.blind-offer", offer=Text(label))
        if not offer.blind:
            rules = Text(f"{prefix}.{index + 1}")
            said = Text.of("face.offer", offer=Text(label), rules=rules)
        marks = ["blind"] * offer.blind
        if state.taken[number] and not offer.again:
            marks.append("taken")
        elif offer.until >= 0 and state.tokens[offer.until]:
            marks.append("settled")
        of: Of = {"offer": state.names.name("offer", number)}
        parts.append(Part("offer", said, of, tuple(marks)))
    return parts


def _boxed(state: StoryState, card: int) -> list[Part]:
    """The technical part of a card: its tests, and the signs beside them."""
    printed = state.story.cards[card]
    if not printed.tests:
        return []
    parts = [_test(state, trial) for trial in printed.tests]
    for sort, is_printed in (
        ("either", printed.either),
        ("lock", printed.lock),
        ("adversary", printed.adversary),
    ):
        if is_printed:
            parts.append(Part(sort, Text(f"face.{sort}")))
    return parts


def _test(state: StoryState, trial: int) -> Part:
    """A test as its card prints it, with the shields of each pile: how many, and how many are left."""
    printed = state.story.tests[trial]
    what = Text(f"characteristic.{full_name(state, 'characteristic', printed.characteristic)}")
    of: Of = {
        "test": state.names.name("trial", trial),
        "characteristic": state.names.name("characteristic", printed.characteristic),
    }
    piles = []
    for index, (kind, count) in enumerate(printed.piles):
        piles.append(Text.of("face.pile", n=count, kind=Text(f"shield.{SHIELDS[kind]}")))
        left = count
        if state.test[trial] != UNREAD_TEST:
            left = int(pile_left(state, trial, index))
        of |= {f"sort-{index}": SHIELDS[kind], f"all-{index}": count, f"left-{index}": left}
    marks = (TESTS[state.test[trial]],)
    if not piles:
        return Part("test", Text.of("face.test-of-luck", characteristic=what), of, marks)
    return Part("test", Text.of("face.test", characteristic=what, piles=tuple(piles)), of, marks)


def _rolled(state: StoryState, card: int) -> list[Part]:
    """Consequences of a roll whatever it eliminates: only those on the card read it."""
    return [
        Part(
            "rolled",
            Text.of("face.rolled", rules=Text(f"rules.{full_name(state, 'trial', trial)}.rolled")),
        )
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
    told, printed = full_name(state, "element", element), state.story.elements[element]
    parts = [Part("prose", Text(f"face.{told}.text")), *mark_parts(state, printed.tags)]
    if printed.resistance:
        parts.append(Part("resistance", Text.of("face.resistance", n=printed.resistance)))
    parts += power_parts(state, element=element)
    parts += law_parts(state, printed.permissions)
    if printed.logo:
        parts.append(Part("logo", Text("face.logo")))
    return Piece(
        f"element-{told}",
        "element",
        Text.of("face.element", name=Text(f"face.{told}"), element=Text(f"element.{told}")),
        marks=("logo",) * printed.logo,
        art=art_of(state, "element", state.names.name("element", element)),
        thing="element",
        of={"element": state.names.name("element", element)},
        parts=tuple(parts),
    )


def _receptacle(state: StoryState, body: int) -> Text:
    return Text(f"receptacle.{full_name(state, 'receptacle', body)}")
