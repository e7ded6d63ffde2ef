"""Why something cannot be chosen in Phase II, between two actions."""

from collections.abc import Iterator

from looptable.content.text.texts import Arg, Text
from looptable.games.the_loop.rules.abilities import ability_of
from looptable.games.the_loop.rules.codes import ANY_ERA, BORROW, CLEAN, FLANK, SEND
from looptable.games.the_loop.rules.kinds import BLACK_HOLE, ERAS
from looptable.games.the_loop.rules.layout import ABILITIES
from looptable.games.the_loop.rules.missions import cubes_on, is_full
from looptable.games.the_loop.rules.space import energy_in, next_era, previous_era
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["ActionReasons", "reason"]

ALWAYS = ("vortex", "foo", "visit", "completed", "rift", "landed", "clone", "centrifuge")
"""Pieces with one reason, whatever the position."""


def reason(name: str, **args: Arg) -> Text:
    """A reason with its values."""
    return Text.of(f"reason.{name}", **args)


class ActionReasons:
    """Reasons why the active agent cannot do something.

    Numbers of eras, agents and cards go in, sentences come out; each is asked only of what no legal
    option is about, and says what is so for that very thing.
    """

    def __init__(self, state: LoopState) -> None:
        self._state = state
        self._names = state.names.names
        self._me = state.active
        self._here = state.at[self._me]
        self._fuel = energy_in(state, self._here)

    def piece(self, kind: str, name: str) -> Text:
        """Why a piece, or an era, cannot be chosen."""
        if kind == "era":
            return self.era(self._names["era"].find(name))
        if kind == "agent":
            return self.agent(self._names["agent"].find(name))
        if kind == "clone":
            return self.clone(self._names["clone"].find(name))
        if kind == "card":
            return self.card(self._names["card"].find(name))
        if kind == "machina":
            return self.machina(self._names["machina"].find(name))
        if kind == "mission" and name in self._names["mission"]:
            return self.mission(self._names["mission"].find(name))
        return self.thing(kind, name)

    # Places and pawns.

    def era(self, era: int) -> Text:
        """Moves: too far, unpaid, or there already."""
        state, me, here = self._state, self._agent(self._me), self._era(self._here)
        if era == self._here:
            return reason("era-here", agent=me, era=here)
        if self._fuel == 0 and state.empty[self._me]:
            return reason("era-unpaid", agent=me, era=here)
        name = "era-far-at-once" if ability_of(state, self._me) == ANY_ERA else "era-far"
        return reason(name, era=self._era(era), from_era=self._from(self._here), eras=self._sides())

    def agent(self, agent: int) -> Text:
        """Pawns are moved by choosing an era; those of others not at all."""
        if agent == self._me:
            return reason("pawn-own", agent=self._agent(agent))
        return reason("pawn-other", agent=self._agent(self._me), other=self._agent(agent))

    def clone(self, clone: int) -> Text:
        """Only cards do something with clones."""
        return reason("clone")

    # Cards.

    def card(self, card: int) -> Text:
        """By where it lies."""
        state = self._state
        name = Text(f"card.{self._names['card'].name(card)}")
        if state.exhausted[self._me].has(card):
            return self._exhausted(card, name)
        if state.ready[self._me].has(card):
            return self._spun(self._here)
        owner = self._holder(card)
        if owner >= 0:
            other, me = self._agent(owner), self._agent(self._me)
            return reason("card-of-other", card=name, other=other, agent=me)
        era = self._available_in(card)
        if era >= 0:
            where = "card-here" if era == self._here else "card-there"
            return reason(where, card=name, era=self._era(era))
        return reason(
            "card-destroyed" if state.destroyed.has(card) else "card-discarded", card=name
        )

    def _exhausted(self, card: int, name: Text) -> Text:
        dimension = self._state.numbers.dimension[card]
        if dimension == BLACK_HOLE:
            return reason("card-black-hole", card=name)
        return reason("card-exhausted", card=name, dimension=self._dimension(dimension))

    def _spun(self, era: int) -> Text:
        """A centrifuge is the only thing that keeps a ready card from being used."""
        side = self._dimension(self._allowed(era)[0])
        return reason("card-centrifuge", era=self._era(era), dimension=side)

    def _allowed(self, era: int) -> list[int]:
        """The dimensions that work in an era."""
        mask = self._state.mode_rules.allowed(self._state, era)
        return [one for one in range(len(self._names["dimension"])) if mask >> one & 1]

    def _holder(self, card: int) -> int:
        """The agent with a card in hand, or -1."""
        state = self._state
        for agent in range(len(state.at)):
            if state.ready[agent].has(card) or state.exhausted[agent].has(card):
                return agent
        return -1

    def _available_in(self, card: int) -> int:
        """The era where a card is available, or -1."""
        for era in range(ERAS):
            if self._state.available[era].has(card):
                return era
        return -1

    def machina(self, card: int) -> Text:
        """Damaged by energy."""
        return reason("machina", era=self._era(self._state.numbers.machina_home[card]))

    # Missions.

    def mission(self, mission: int) -> Text:
        """Short of cubes, or to be completed later or elsewhere; some take a cube a turn."""
        state = self._state
        era = list(state.mission).index(mission)
        name = Text(f"mission.{self._names['mission'].name(mission)}")
        if is_full(state, mission):
            when = "mission-later" if era == self._here else "mission-there"
            return reason(when, mission=name, era=self._era(era))
        if state.numbers.mission_kind[mission] in (FLANK, CLEAN):
            return self._unmarked(mission, name)
        have, need = cubes_on(state, mission), state.numbers.mission_need[mission]
        return reason("mission-short", mission=name, n=have, need=need)

    def _unmarked(self, mission: int, name: Text) -> Text:
        """Why a mission takes no cube from the player here and now."""
        state, here = self._state, self._here
        if state.marked >> mission & 1:
            return reason("mission-marked", mission=name)
        if state.numbers.mission_kind[mission] == FLANK:
            return reason("mission-flank", mission=name, agent=self._agent(self._me))
        if state.progress[mission] >> here & 1:
            return reason("mission-slot", mission=name, era=self._era(here))
        clones, rifts = state.crowd[here], state.rifts[here]
        return reason("mission-clean", mission=name, era=self._era(here), n=clones, m=rifts)

    # Everything else.

    def thing(self, kind: str, name: str) -> Text:
        """Cubes, tiles, the doctor."""
        if kind == "mission":
            return reason("mission-hidden")
        if kind in ("energy", "perpetual"):
            is_here = self._names["era"].find(name) == self._here
            where = "energy-here" if is_here else "energy-there"
            return reason(where, agent=self._agent(self._me), era=self._era(self._here))
        assert kind in ALWAYS, f"a piece of an unknown kind: {kind}-{name}"
        return reason("rift" if kind == "landed" else kind)

    def pile(self, kind: str, owner: str = "") -> Text:
        """Piles and supplies, and the batteries of an agent."""
        if kind != "batteries":
            return reason(f"pile-{kind}")
        agent = self._names["agent"].find(owner)
        if agent != self._me:
            return reason("batteries-other", agent=self._agent(self._me))
        is_empty = self._state.empty[agent]
        return reason("batteries-empty" if is_empty else "batteries", agent=self._agent(agent))

    def options(self) -> Iterator[tuple[str, Text]]:
        """LOOPs and the special ability, as the options that they would be."""
        for dimension in range(len(self._names["dimension"])):
            name = self._names["dimension"].name(dimension)
            yield f"option-loop {name}", self._loop(dimension)
        yield "option-ability", self._ability()

    def _loop(self, dimension: int) -> Text:
        """Never, too dear, kept off by a centrifuge, or for no card in hand."""
        state, here = self._state, self._here
        if dimension == BLACK_HOLE:
            return reason("loop-black-hole")
        if self._fuel <= state.loops:
            return reason("loop-dear", n=state.loops + 1, era=self._era(here), m=self._fuel)
        allowed = self._allowed(here)
        if dimension not in allowed:
            side = self._dimension(allowed[0])
            return reason("loop-centrifuge", era=self._era(here), dimension=side)
        me = self._agent(self._me)
        return reason("loop-no-card", agent=me, dimension=self._dimension(dimension))

    def _ability(self) -> Text:
        """Used, without effect, or none for Phase II."""
        ability = ability_of(self._state, self._me)
        if ability not in (SEND, BORROW):
            return reason(f"ability-{ABILITIES[ability]}", agent=self._agent(self._me))
        name = "ability-used" if self._state.ability_used else "ability-borrow"
        return reason(name, agent=self._agent(self._me))

    # Names.

    def _agent(self, agent: int) -> Text:
        return Text(f"agent.{self._names['agent'].name(agent)}")

    def _era(self, era: int) -> Text:
        return Text(f"era.{self._names['era'].name(era)}")

    def _from(self, era: int) -> Text:
        return Text(f"from_era.{self._names['era'].name(era)}")

    def _dimension(self, dimension: int) -> Text:
        return Text(f"dimension.{self._names['dimension'].name(dimension)}")

    def _sides(self, era: int = -1) -> tuple[Text, ...]:
        """The two eras beside one, by default beside the active agent's."""
        centre = self._here if era < 0 else era
        return self._eras([previous_era(centre), next_era(centre)])

    def _eras(self, eras: list[int]) -> tuple[Text, ...]:
        return tuple(self._era(era) for era in eras)
