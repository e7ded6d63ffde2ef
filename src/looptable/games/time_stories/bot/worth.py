"""The worth of effects to a team that lacks some things and has others."""

from looptable.effects.program import CHOOSE, IFNOT, JUMP, MAY, NEXT, RETURN, WIDTH
from looptable.games.time_stories.bot.needs import Needs, Thing
from looptable.games.time_stories.bot.sight import Sight
from looptable.games.time_stories.rules.cards import in_test
from looptable.games.time_stories.rules.codes import BLANK, SKULL
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import card_of, is_moved, living, members
from looptable.games.time_stories.verbs import codes
from looptable.games.time_stories.verbs.conditions import ANSWERS

__all__ = ["ASIDE", "LOST", "WON", "Worth"]

WON = 100_000
LOST = -10_000
TOKEN, ELEMENT, PLACE, CARD = 60, 18, 60, 40
ASKED = 100  # more, if a seal that one has seen asks for it
NEEDED = 240
ASIDE = 12  # once the way is known, the rest is worth so much less
UNIT, POINT, COIN, DIE = 10, 15, 8, 20
DEPTH = 60  # instructions; effects are shorter


class Worth:
    """Reads effects that its seat may know, instruction by instruction."""

    def __init__(self, state: StoryState, sight: Sight, needs: Needs) -> None:
        self._state = state
        self._needs = needs
        self._code = state.program.code
        seals = [sight.seal(card) for card in range(len(state.story.cards))]
        asked = [
            seal
            for card, seal in enumerate(seals)
            if seal and not (sight.reads(card) and sight.is_read(card))
        ]
        self._tokens = {token for seal in asked for token in seal.tokens}
        self._keys = {seal.key for seal in asked if seal.key >= 0}

    def effect(self, address: int, actor: int) -> int:
        """The gain of the team from the effect at an address, for this agent."""
        return self._walk(int(address), actor, DEPTH, -1) if address >= 0 else 0

    def branch(self, address: int, actor: int, end: int) -> int:
        """The same up to another address."""
        return self._walk(address, actor, DEPTH, end)

    def _walk(self, address: int, actor: int, left: int, end: int) -> int:
        total, holds = 0, True
        while left and address != end:
            left -= 1
            kind, a, b, c = (int(self._code[address + i]) for i in range(WIDTH))
            address += WIDTH
            if kind == RETURN:
                break
            if kind == JUMP:
                address = a
            elif kind == IFNOT:
                address = address if holds else a
            elif kind == NEXT:
                address = c
            elif kind == CHOOSE:
                jumps = (int(self._code[address + WIDTH * i + 1]) for i in range(a))
                return total + max(self._walk(jump, actor, left, end) for jump in jumps)
            elif kind == MAY:
                ways = (self._walk(way, actor, left, end) for way in (address, a))
                return total + max(ways)
            elif kind in ANSWERS:
                holds = self._holds(kind, a, b, actor)
            else:
                total += self._step(kind, a, actor)
        return total

    def _holds(self, kind: int, a: int, b: int, actor: int) -> bool:
        """Conditions that can be told at a distance; the rest is hoped for."""
        if kind == codes.HAS:
            return bool(self._state.tokens[a]) == bool(b)
        if kind == codes.HOLDS:
            return (self._state.holder[a] == actor) == bool(b)
        return True

    def _step(self, kind: int, a: int, actor: int) -> int:
        state = self._state
        if kind == codes.WIN:
            return WON
        if kind == codes.FAIL:
            return LOST
        if kind == codes.GAIN_TOKEN:
            if state.tokens[a]:
                return 0
            return self._wanted(("token", a), TOKEN + ASKED * (a in self._tokens))
        if kind == codes.GAIN_ELEMENT:
            if state.holder[a] >= 0:
                return 0
            return self._wanted(("element", a), ELEMENT + ASKED * (a in self._keys))
        if kind == codes.LOSE_ELEMENT:
            return -ELEMENT // 3
        if kind == codes.MAP:
            return 0 if state.plan[a] else self._wanted(("place", a), PLACE)
        if kind == codes.GO:
            return (
                0 if state.visited[a] or a == state.here else self._wanted(("place", a), PLACE // 2)
            )
        if kind in (codes.PERMIT, codes.REVEAL):
            is_there = state.permitted[a] or state.gone[a] or is_moved(state, a)
            return 0 if is_there else self._wanted(("card", a), CARD)
        return self._small(kind, a, actor)

    def _wanted(self, thing: Thing, worth: int) -> int:
        """Things on the way to the end come first; a team that knows the way leaves the rest."""
        if thing in self._needs.things:
            return NEEDED
        return worth // ASIDE if self._needs.is_known else worth

    def _small(self, kind: int, a: int, actor: int) -> int:
        """Life, time, resources, dice."""
        state = self._state
        if kind in (codes.GAIN_TIME, codes.LOSE_TIME):
            return UNIT * a if kind == codes.GAIN_TIME else -UNIT * a
        if kind == codes.LOSE_LIFE:
            return LOST // 20 if state.life[actor] <= a else -POINT * a
        if kind == codes.GAIN_LIFE:
            return POINT * min(a, self.wounds(actor))
        if kind == codes.HEAL:
            return POINT * min(a, max(self.wounds(agent) for agent in members(living(state))))
        if kind == codes.GAIN_RESOURCE:
            return COIN * a
        if kind == codes.PAY:
            return -COIN * a
        if kind in (codes.ADD_DICE, codes.ADD_HITS):
            return DIE * a
        if kind in (codes.REROLL, codes.TURN):
            bad = sum(face in (BLANK, SKULL) for face in state.dice.as_list())
            return DIE if bad else -DIE
        if kind == codes.DEFEAT:
            card = card_of(state, actor)
            is_fight = in_test(state, actor) and state.story.cards[card].adversary
            return ELEMENT if is_fight else LOST
        return 0

    def wounds(self, agent: int) -> int:
        """How many points of life an agent has lost."""
        return int(
            self._state.story.receptacles[self._state.receptacle[agent]].life
            - self._state.life[agent]
        )
