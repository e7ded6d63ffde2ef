"""The table as it is drawn: eras, headquarters, agents. All of it is public."""

import msgspec

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Piece, View, Zone
from looptable.games.the_loop.rules import codes as c
from looptable.games.the_loop.rules.actions import CENTRIFUGE_DAMAGE
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.view.known import known

__all__ = ["project", "prompt_of"]

Icons = dict[str, tuple[str, ...]]

BEFORE_VISIT = (c.GIFT_PHASE, c.DEAL_PHASE, c.CLONES_PHASE, c.VISIT_PHASE)
"""Phases of a turn in which Foo has not moved yet."""


def project(state: LoopState, seat: int | None, icons: Icons, *, is_whole: bool = True) -> View:
    """What this seat sees; every seat sees the same. Only a whole view says what is known."""
    drawing = _Drawing(state, icons)
    agents = range(len(state.at))
    return View(
        game="the-loop",
        seat=seat,
        pending=tuple(state.pending()),
        prompt=prompt_of(state),
        trail=_trail(state),
        zones=(
            Zone(
                "spacetime",
                "board",
                Text("zone.spacetime"),
                zones=tuple(drawing.era(era) for era in range(c.ERAS)),
            ),
            drawing.headquarters(),
            *(drawing.agent(agent) for agent in agents),
        ),
        known=known(state) if is_whole else {},
        outcome=state.outcome(),
    )


def prompt_of(state: LoopState) -> Text | None:
    """What is being asked."""
    if not state.pending():
        return None
    return Text(f"prompt.{state.names.names['prompt'].name(state.prompt)}")


def _trail(state: LoopState) -> tuple[Text, ...]:
    """In the middle of a card or an ability, which."""
    if state.pc < 0:
        return ()
    label = state.book.program.name(state.pc).partition("+")[0]
    return (Text(label),)


def _visited(state: LoopState) -> list[int]:
    """The eras that Foo has been to in this cycle, in order.

    His cards lie in a row; where there are none he goes through time in order, and has been wherever he came past.
    """
    if state.mode != c.ULTRAMACHINA:
        return state.foo_row.as_list()
    # Until he sets out again he still faces the end of times, where the last cycle ended or the match began.
    if state.phase in BEFORE_VISIT and state.foo == c.ERAS - 1:
        return []
    return list(range(state.foo + 1))


class _Drawing:
    """Zones and pieces."""

    def __init__(self, state: LoopState, icons: Icons) -> None:
        self._state = state
        self._icons = icons
        self._names = state.names.names

    def era(self, era: int) -> Zone:
        """An era and everything that lies in it."""
        state, name = self._state, self._names["era"].name(era)
        pieces = [
            *self._cubes(era, name),
            *self._tiles(era, name),
            *(self._pawn(agent) for agent, at in enumerate(list(state.at)) if at == era),
            *(self._clone(clone) for clone in self._clones_in(era)),
        ]
        cards = state.available[era].as_list()
        zones = (self._cards(f"available-{name}", "available", cards),) if cards else ()
        return Zone(
            f"era-{name}",
            "area",
            Text.of("zone.era", era=Text(f"era.{name}")),
            pieces=tuple(pieces),
            zones=zones,
        )

    def _clones_in(self, era: int) -> list[int]:
        """The clones of an era, those that die in the same era beside each other."""
        clones = [clone for clone, at in enumerate(list(self._state.clone_at)) if at == era]
        paradox = list(self._state.book.paradox)
        return sorted(clones, key=lambda clone: (clone >= c.NORMAL_CLONES, paradox[clone]))

    def _cubes(self, era: int, name: str) -> list[Piece]:
        state = self._state
        counts = {
            "rift": state.rifts[era],
            "landed": state.landed[era],
            "energy": state.energy[era],
            "perpetual": state.perpetual[era],
        }
        return [
            Piece(f"{kind}-{name}", "cube", Text.of(f"piece.{kind}", n=count), count=count)
            for kind, count in counts.items()
            if count
        ]

    def _tiles(self, era: int, name: str) -> list[Piece]:
        """Vortex, mission, Foo, centrifuge, machina cards."""
        state, pieces = self._state, []
        if state.vortex[era]:
            kind = "mega-vortex" if state.difficulty else "vortex"
            pieces.append(Piece(f"vortex-{name}", "token", Text(f"piece.{kind}")))
        if state.mission[era] >= 0:
            pieces.append(self._mission(era, name))
        if state.foo == era:
            pieces.append(Piece("foo", "pawn", Text("piece.foo")))
        centrifuge = state.centrifuge_in(era)
        if centrifuge >= 0:
            side = self._names["dimension"].name(state.centrifuge_side[centrifuge])
            pieces.append(
                Piece(
                    f"centrifuge-{name}",
                    "token",
                    Text.of(
                        "piece.centrifuge",
                        dimension=Text(f"dimension.{side}"),
                        n=state.centrifuge_damage[centrifuge],
                    ),
                    marks=(side,),
                    filled=state.centrifuge_damage[centrifuge],
                    slots=CENTRIFUGE_DAMAGE,
                )
            )
        homes = list(state.book.machina_home)
        pieces += [
            self._machina(card)
            for card, is_in_play in enumerate(state.machina_in_play)
            if is_in_play and homes[card] == era
        ]
        return pieces

    def _mission(self, era: int, name: str) -> Piece:
        state = self._state
        if not state.revealed[era]:
            return Piece(
                f"mission-{name}", "token", Text("piece.hidden-mission"), marks=("hidden",)
            )
        mission = state.mission[era]
        told = self._names["mission"].name(mission)
        filled = [
            self._names["era"].name(slot)
            for slot in range(c.ERAS)
            if state.has_era_slots(mission) and state.progress[mission] >> slot & 1
        ]
        done, need = state.cubes_on(mission), state.book.mission_need[mission]
        return Piece(
            f"mission-{told}",
            "token",
            Text.of("piece.mission", mission=Text(f"mission.{told}"), n=done, need=need),
            text=Text(f"mission-text.{told}"),
            icons=self._icons[f"mission.{told}"],
            marks=tuple(filled),
            filled=done,
            slots=need,
        )

    def _machina(self, card: int) -> Piece:
        name = self._names["machina"].name(card)
        return Piece(
            f"machina-{name}",
            "card",
            Text.of(
                "piece.machina", machina=Text(f"machina.{name}"), n=self._state.machina_damage[card]
            ),
            text=Text(f"machina.{name}.text"),
            icons=self._icons[f"machina.{name}"],
            filled=self._state.machina_damage[card],
            slots=self._state.book.machina_slots[card],
        )

    def _pawn(self, agent: int) -> Piece:
        name = self._names["agent"].name(agent)
        state = self._state
        marks = ("active",) if agent == state.active and not state.is_over() else ()
        ability = c.ABILITY_NAMES[state.ability_of(agent)]
        return Piece(
            f"agent-{name}",
            "pawn",
            Text.of("piece.agent", agent=Text(f"agent.{name}")),
            text=Text(f"ability-text.{ability}"),
            marks=marks,
        )

    def _clone(self, clone: int) -> Piece:
        name = self._names["clone"].name(clone)
        return Piece(f"clone-{name}", "token", Text(f"clone.{name}"))

    def headquarters(self) -> Zone:
        """The cycle track, the common decks, and what is done."""
        state = self._state
        visits = tuple(
            Piece(f"visit-{name}", "card", Text.of("piece.visit", era=Text(f"era.{name}")))
            for name in (self._names["era"].name(era) for era in _visited(state))
        )
        missions = tuple(
            Piece(f"completed-{name}", "token", Text(f"mission.{name}"))
            for name in (self._names["mission"].name(m) for m in state.completed.as_list())
        )
        zones = [
            Zone("cycle", "track", Text("zone.cycle"), count=state.cycle, limit=3),
            Zone("turn", "track", Text("zone.turn"), count=state.turn, limit=21),
            Zone("vortexes", "track", Text("zone.vortexes"), count=state.vortexes(), limit=3),
            Zone(
                "completed",
                "row",
                Text("zone.completed"),
                pieces=missions,
                count=len(missions),
                limit=4,
            ),
            Zone("visits", "row", Text("zone.visits"), pieces=visits, count=len(visits)),
            Zone("artifacts", "pile", Text("zone.artifacts"), count=len(state.artifacts)),
            self._pile("destroyed", "destroyed", state.destroyed.as_list()),
            Zone("bag", "pile", Text("zone.bag"), count=self._bag()),
            Zone("rift-supply", "pile", Text("zone.rifts"), count=state.rift_supply),
            Zone("energy-supply", "pile", Text("zone.energy"), count=state.energy_supply),
        ]
        if len(state.tray):
            zones.append(self._cards("offer", "offer", state.tray.as_list()))
        if len(state.doomed):
            zones.append(self._cards("doomed", "doomed", state.doomed.as_list()))
        mode, difficulty = c.MODE_NAMES[state.mode], c.DIFFICULTY_NAMES[state.difficulty]
        tiles = (
            Piece(f"mode-{mode}", "token", Text(f"mode.{mode}")),
            Piece(f"difficulty-{difficulty}", "token", Text(f"difficulty.{difficulty}")),
        )
        return Zone(
            "headquarters", "area", Text("zone.headquarters"), pieces=tiles, zones=tuple(zones)
        )

    def _bag(self) -> int:
        return sum(1 for at in list(self._state.clone_at)[: c.NORMAL_CLONES] if at < 0)

    def agent(self, agent: int) -> Zone:
        """An agent's hand and piles."""
        state, name = self._state, self._names["agent"].name(agent)
        hand = [self._card(card, ("ready",)) for card in state.ready[agent].as_list()]
        hand += [self._card(card, ("exhausted",)) for card in state.exhausted[agent].as_list()]
        zones = [
            Zone(f"hand-{name}", "hand", Text("zone.hand"), pieces=tuple(hand), count=len(hand)),
            Zone(
                f"batteries-{name}",
                "track",
                Text("zone.batteries"),
                count=1 - state.empty[agent],
                limit=1,
            ),
        ]
        if agent == 0 or not state.solo:
            zones += [
                Zone(f"draw-{name}", "pile", Text("zone.draw"), count=len(state.draw[agent])),
                self._pile(f"discard-{name}", "discard", state.discard[agent].as_list()),
            ]
        if agent == state.active:
            zones.append(Zone("loops", "track", Text("zone.loop-cost"), count=state.loops + 1))
        owner = 0 if state.solo else agent
        return Zone(
            f"agent-zone-{name}",
            "area",
            Text.of("zone.agent", agent=Text(f"agent.{name}")),
            owner=owner,
            zones=tuple(zones),
        )

    def _cards(self, zone: str, name: str, cards: list[int]) -> Zone:
        pieces = tuple(self._card(card, ()) for card in cards)
        return Zone(zone, "row", Text(f"zone.{name}"), pieces=pieces, count=len(cards))

    def _pile(self, zone: str, name: str, cards: list[int]) -> Zone:
        """An open pile: all of it may be looked through, but it is the top that one sees."""
        return msgspec.structs.replace(self._cards(zone, name, cards), kind="pile")

    def _card(self, card: int, marks: tuple[str, ...]) -> Piece:
        name = self._names["card"].name(card)
        dimension = self._names["dimension"].name(self._state.book.dimension[card])
        origin = self._names["era"].name(self._state.book.origin[card])
        return Piece(
            f"card-{name}",
            "card",
            Text(f"card.{name}"),
            text=Text(f"card.{name}.text"),
            icons=self._icons[f"card.{name}"],
            marks=(*marks, dimension, origin),
        )
