"""The keys of options: what choices are called in records."""

from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.games.time_stories.codes import (
    ASK_ACTION,
    ASK_AGAIN,
    ASK_AGENT,
    ASK_DIE,
    ASK_ENTRY,
    ASK_ORDER,
    ASK_PLACE,
    ASK_RECEPTACLE,
    ASK_RETURN,
)
from looptable.games.time_stories.story.definitions import RESOURCES
from looptable.games.time_stories.verbs import Verbs

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
            is_rest = option == len(self.agents())
            return "rest" if is_rest else self.name("agent", option)
        if prompt == ASK_RETURN:
            ways = {self.wait(): "wait", self.back(): "return"}
            return ways.get(option) or self.name("card", option)
        if prompt == ASK_PLACE:
            return self.name("place", option)
        if prompt == ASK_AGAIN:
            return self.name("ballot", option)
        return self.free_name(option)

    def answer_name(self, prompt: int, option: int) -> str:
        """An answer in the middle of an effect."""
        if prompt == ASK_AGENT:
            return self.name("agent", option)
        if prompt == ASK_MAY:
            return "yes" if option else "no"
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
        what = RESOURCES[deed.what] if deed.kind == "hand" else self.name("element", deed.what)
        target = f" to {self.name('agent', deed.to)}" if deed.to >= 0 else ""
        return f"{deed.kind} {what}{target}"
