"""The keys of options: what choices are called in records."""

from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.games.time_stories.mission.definitions import KINDS, RESOURCES
from looptable.games.time_stories.rules.codes import (
    ASK_ACTION,
    ASK_AGAIN,
    ASK_AGENT,
    ASK_DIE,
    ASK_ENTRY,
    ASK_ORDER,
    ASK_PLACE,
    ASK_POWER,
    ASK_RECEPTACLE,
    ASK_RESOURCE,
    ASK_RETURN,
    ASK_SHIELD,
    MOST_PILES,
)
from looptable.games.time_stories.rules.steps import Verbs

__all__ = ["Keys"]


class Keys(Verbs):
    """Options in words."""

    __slots__ = ()

    # The answers to a return that are no spaces.

    def wait(self) -> int:
        """The answer of whoever stays in the vortex; the numbers below it are spaces."""
        return len(self.story.cards)

    def back(self) -> int:
        """The answer of whoever returns between two places, and enters with the others."""
        return self.wait() + 1

    # Words.

    def option_name(self, prompt: int, option: int) -> str:
        """The key of an option; inside an effect it says where, so that no two effects share keys."""
        if self.pc >= 0:
            return f"{self.program.name(self.pc)} {self.answer_name(prompt, option)}"
        if prompt == ASK_RECEPTACLE:
            return self.name("receptacle", option)
        if prompt in (ASK_ENTRY, ASK_ACTION):
            return self.name("action", option)
        if prompt == ASK_ORDER:
            return self.order_name(option)
        if prompt == ASK_POWER:
            is_none = option == len(self.story.powers)
            return "none" if is_none else f"use {self.name('power', option)}"
        if prompt == ASK_RETURN:
            ways = {self.wait(): "wait", self.back(): "return"}
            return ways.get(option) or self.name("card", option)
        if prompt == ASK_PLACE:
            return self.name("place", option)
        if prompt == ASK_AGAIN:
            return self.name("ballot", option)
        return self.free_name(option)

    def order_name(self, option: int) -> str:
        """Whose action is next, all of them, or something free first."""
        count = len(self.agents())
        if option > count:
            return f"first {self.name('agent', option - count - 1)}"
        return "rest" if option == count else self.name("agent", option)

    def answer_name(self, prompt: int, option: int) -> str:
        """An answer in the middle of an effect."""
        if prompt == ASK_AGENT:
            return self.name("agent", option)
        if prompt == ASK_MAY:
            return "yes" if option else "no"
        if prompt == ASK_PLACE:
            return self.name("place", option)
        if prompt == ASK_RESOURCE:
            return RESOURCES[option]
        if prompt == ASK_SHIELD:
            trial, index = divmod(option, MOST_PILES)
            return f"{self.name('trial', trial)} {KINDS[self.story.tests[trial].piles[index][0]]}"
        assert prompt in (ASK_CHOOSE, ASK_DIE)
        return str(option + 1)

    def free_name(self, option: int) -> str:
        """A free deed in words."""
        if option == 0:
            return "done"
        deed = self.free_deeds(self.freely)[option - 1]
        if deed.kind == "offer":
            return f"offer {self.name('offer', deed.what)}"
        if deed.kind == "use":
            return f"use {self.name('power', deed.what)}"
        is_resource = deed.kind in ("hand", "claim")
        what = RESOURCES[deed.what] if is_resource else self.name("element", deed.what)
        if deed.to < 0:
            return f"{deed.kind} {what}"
        way = "from" if deed.kind == "claim" else "to"
        return f"{deed.kind} {what} {way} {self.name('agent', deed.to)}"
