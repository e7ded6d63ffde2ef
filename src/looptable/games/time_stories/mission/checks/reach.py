"""Everything a team could ever get at, if it chose and rolled as well as can be.

Time, prices and conditions are not counted: whatever is out of reach even so is out of reach.
"""

from dataclasses import dataclass, field

from looptable.effects.nodes import walk
from looptable.games.time_stories.mission.definitions import CardFile
from looptable.games.time_stories.mission.effects import Effects, card_name, test_name
from looptable.games.time_stories.mission.folder import Files

__all__ = ["Reach", "find_reach"]


@dataclass
class Reach:
    """Names of everything that is within reach."""

    places: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)
    elements: set[str] = field(default_factory=set)
    freed: set[str] = field(default_factory=set)
    """Cards that an effect reveals, permits or leads to, or that a text allows to visit."""
    can_win: bool = False

    def size(self) -> int:
        """Grows as long as anything new is found."""
        named = (self.places, self.cards, self.tokens, self.elements, self.freed)
        return sum(map(len, named)) + self.can_win

    def opens(self, card: CardFile) -> bool:
        """Whether the team could stand on a card of a place within reach."""
        if card.id in self.freed:
            return True
        if card.sign == "forbidden":
            return False
        return card.sealed is None or not self.missing(card)

    def missing(self, card: CardFile) -> list[str]:
        """Conditions of a seal that nothing within reach meets."""
        seal = card.sealed
        if seal is None:
            return []
        missing = [token for token in seal.tokens if token not in self.tokens]
        if seal.key is not None and seal.key not in self.elements:
            missing.append(seal.key)
        return missing


def find_reach(files: Files, effects: Effects) -> Reach:
    """Goes on until nothing new is found."""
    mission = files.mission
    reach = Reach(places={mission.start, *mission.plan}, freed=_allowed(files))
    owners = _owners(files)
    marked = {
        tag.id: {place for place, table in files.places.items() if tag.id in table.tags}
        for tag in mission.tags
    }
    size = -1
    while size < reach.size():
        size = reach.size()
        for place in mission.places:
            if place in reach.places:
                cards = files.places[place].card
                reach.cards |= {card.id for card in cards if reach.opens(card)}
        for label, node in effects.nodes.items():
            # Powers of receptacles and rules of the base belong to nothing that must be found.
            kind, owner = owners.get(label.rpartition(".")[0], ("", ""))
            found = {"card": reach.cards, "element": reach.elements, "place": reach.places}
            if kind and owner not in found[kind]:
                continue
            for clause in walk(node):
                _gain(reach, clause.verb, dict(clause.slots), marked)
    return reach


def _owners(files: Files) -> dict[str, tuple[str, str]]:
    """The owner of the effect with a label: all of it but its last word."""
    owners: dict[str, tuple[str, str]] = {}
    for place, table in files.places.items():
        owners[f"rule.{place}"] = ("place", place)
        for number, card in enumerate(table.card):
            name = card_name(place, number)
            names = [name, *(test_name(name, index) for index in range(len(card.test)))]
            owners |= dict.fromkeys(names, ("card", card.id))
    for number, element in enumerate(files.elements.element):
        owners[f"element-{number + 1}"] = ("element", element.id)
    return owners


def _allowed(files: Files) -> set[str]:
    """The cards that some text allows to visit whatever is on their backs; `visit` alone means all."""
    allowed = set(files.mission.allow)
    allowed.update(deed for place in files.places.values() for deed in place.allow)
    allowed.update(deed for element in files.elements.element for deed in element.allow)
    allowed.update(deed for body in files.receptacles.receptacle for deed in body.allow)
    cards = [card.id for table in files.places.values() for card in table.card]
    return {card for card in cards if "visit" in allowed or f"visit {card}" in allowed}


def _gain(
    reach: Reach, verb: str, slots: dict[str, int | str], marked: dict[str, set[str]]
) -> None:
    match verb:
        case "gain-token":
            reach.tokens.add(str(slots["token"]))
        case "gain-element":
            reach.elements.add(str(slots["element"]))
        case "map" | "go":
            reach.places.add(str(slots["place"]))
        case "go-marked":
            reach.places |= marked[str(slots["tag"])]
        case "reveal" | "permit" | "move-to":
            reach.freed.add(str(slots["card"]))
        case "win":
            reach.can_win = True
        case _:
            pass
