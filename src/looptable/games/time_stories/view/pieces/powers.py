"""Powers, marks and laws as parts of a text: of elements, receptacles, places and the base."""

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Part
from looptable.games.time_stories.mission.definitions import DEEDS
from looptable.games.time_stories.mission.mission import Permission, Power
from looptable.games.time_stories.mission.permissions import OBJECTS
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name

__all__ = ["base_parts", "law_parts", "mark_parts", "place_parts", "power_parts"]

DEED_KEYS = ("roll", "move", "hand", "leave", "break", "use", "visit")
"""Names in the texts of what may be allowed and forbidden."""


def place_parts(state: StoryState, place: int) -> list[Part]:
    """Marks and rules of a place: all may know them word for word (TIME-INF-8)."""
    return [
        *mark_parts(state, state.story.tags[place]),
        *power_parts(state, place=place),
        *law_parts(state, state.story.laws[place]),
    ]


def base_parts(state: StoryState) -> list[Part]:
    """The rules that a mission adds to those of the rulebook (TIME-CPT-1)."""
    return [*power_parts(state, base=True), *law_parts(state, state.story.laws[-1])]


def power_parts(
    state: StoryState,
    element: int = -2,
    receptacle: int = -2,
    place: int = -2,
    *,
    base: bool = False,
) -> list[Part]:
    """The powers of one thing, in the order in which they are printed."""
    return [
        Part(
            "power",
            Text.of(
                "face.power",
                when=_when(state, power),
                rules=Text(f"rules.{full_name(state, 'power', number)}"),
            ),
            {"power": state.names.name("power", number), "when": power.when},
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


def mark_parts(state: StoryState, tags: tuple[int, ...]) -> list[Part]:
    """The marks of a thing or a place, in one sentence."""
    names = tuple(Text(f"tag.{full_name(state, 'tag', tag)}") for tag in tags)
    return [Part("marks", Text.of("face.marks", tags=names))] if names else []


def law_parts(state: StoryState, laws: tuple[Permission, ...]) -> list[Part]:
    """Permissions and bans, a sentence each."""
    return [
        Part(
            "law",
            Text.of(f"face.{'allow' if law.allowed else 'forbid'}", deed=_deed(state, law)),
        )
        for law in laws
    ]


def _deed(state: StoryState, law: Permission) -> Text:
    deed = DEED_KEYS[law.deed]
    if law.what < 0:
        return Text(f"deed.{deed}")
    slot = OBJECTS[DEEDS[law.deed]]
    return Text.of(f"deed.{deed}-for", what=Text(f"{slot}.{full_name(state, slot, law.what)}"))


def _characteristic(state: StoryState, number: int) -> Text:
    return Text(f"characteristic.{full_name(state, 'characteristic', number)}")
