"""The golden rule: which text decides where one allows what another forbids (section 2)."""

from functools import lru_cache

from looptable.games.time_stories.mission.mission import Mission, Permission
from looptable.games.time_stories.rules.codes import MAY_USE
from looptable.games.time_stories.rules.notebook import Memory

__all__ = ["Rulings"]


@lru_cache(maxsize=64)
def _is_silent(story: Mission) -> bool:
    """Whether no text of a mission allows or forbids anything: then there is nothing to look up."""
    permissions = [body.permissions for body in story.receptacles]
    permissions += [element.permissions for element in story.elements]
    return not any(permissions) and not any(story.laws)


class Rulings(Memory):
    """Permissions and bans, from the strongest text to the weakest."""

    __slots__ = ()

    def is_allowed(self, agent: int, deed: int, what: int = -1, *, printed: bool = True) -> bool:
        """Whether an agent may do something; `printed` is what the rulebook says (TIME-GLD-4)."""
        if _is_silent(self.story):
            return printed
        for texts in self.levels(agent):
            for told in texts:
                if told.deed == deed and told.what in (-1, what):
                    return told.allowed
        return printed

    def levels(self, agent: int) -> list[tuple[Permission, ...]]:
        """Receptacle, elements, place, base (TIME-GLD-5); one level down if the one above is silent."""
        body = self.receptacle[agent]
        held = [
            told
            for element, text in enumerate(self.story.elements)
            if text.permissions and self.holder[element] == agent
            for told in text.permissions
        ]
        # Elements are equals: among them, too, the narrower word and then the ban comes first.
        held.sort(key=lambda told: (told.what < 0, told.allowed))
        found = [self.story.receptacles[body].permissions] if body >= 0 else []
        found.append(tuple(held))
        if self.here >= 0:
            found.append(self.story.laws[self.here])
        return [*found, self.story.laws[-1]]

    def may_use(self, agent: int, element: int) -> bool:
        """Whether an agent may use an element, by all its marks (TIME-POW-13)."""
        tags = self.story.elements[element].tags
        return all(self.is_allowed(agent, MAY_USE, tag) for tag in tags or (-1,))

    def resistance(self, agent: int) -> int:
        """The printed value, what was lost of it for good, and what usable elements add."""
        added = sum(
            text.resistance
            for element, text in enumerate(self.story.elements)
            if self.holder[element] == agent and self.may_use(agent, element)
        )
        return max(0, self.body(agent).resistance - self.worn[agent]) + added
