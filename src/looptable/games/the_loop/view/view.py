"""The table as it is drawn: eras, headquarters, agents. All of it is public."""

import msgspec

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Piece, View, Zone
from looptable.games.the_loop.rules.abilities import ability_of
from looptable.games.the_loop.rules.codes import ASK_BONUS, ASK_SLOT, ASK_THEIRS, ASK_TILE
from looptable.games.the_loop.rules.kinds import BLACK_HOLE, ERAS, NORMAL_CLONES
from looptable.games.the_loop.rules.layout import ABILITIES, DIFFICULTIES
from looptable.games.the_loop.rules.missions import cubes_on, first_bonus, has_era_slots
from looptable.games.the_loop.rules.mode import MISSIONS
from looptable.games.the_loop.rules.space import count_vortexes
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.rules.turn import CYCLES
from looptable.games.the_loop.view.known import known
from looptable.games.the_loop.view.printed import card_text, mission_text

__all__ = ["project", "prompt_of"]

Icons = dict[str, tuple[str, ...]]

EVERYBODY: Of = {}
CHUTES = 3
"""They face the era before Foo's, his own, and the next."""

RIFT_SLOTS = 3
"""Rifts that an era holds; one more opens a vortex."""


def project(state: LoopState, seat: int | None, icons: Icons, *, with_known: bool) -> View:
    """The view of a seat; all seats see the same."""
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
                zones=tuple(drawing.era(era) for era in range(ERAS)),
            ),
            drawing.headquarters(),
            *(drawing.agent(agent) for agent in agents),
        ),
        known=known(state) if with_known else {},
        outcome=state.outcome(),
    )


def prompt_of(state: LoopState) -> Text | None:
    """The open question."""
    if not state.pending():
        return None
    key = f"prompt.{state.names.name('prompt', state.prompt)}"
    if state.prompt in (ASK_SLOT, ASK_BONUS):
        mission = state.names.name("mission", state.mission[first_bonus(state)])
        return Text.of(key, mission=Text(f"mission.{mission}"))
    if state.prompt == ASK_TILE:
        card = state.names.name("card", state.tray.at(0))
        return Text.of(key, card=Text(f"card.{card}"), what=card_text(state, card))
    if state.prompt == ASK_THEIRS and state.lent_exhausts:
        return Text(f"{key}-exhausts")
    return Text(key)


def _trail(state: LoopState) -> tuple[Text, ...]:
    """In the middle of a card or an ability, which."""
    if state.pc < 0:
        return ()
    label = state.numbers.program.name(state.pc).partition("+")[0]
    return (Text(label),)


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
        available = self._cards(f"available-{name}", "available", cards, {"era": name})
        zones = (available,) if cards else ()
        danger = self._danger(era)
        of: Of = {"era": name}
        chute = (era - state.foo + 1) % ERAS
        if chute < CHUTES:
            of["chute"] = int(chute)
        return Zone(
            f"era-{name}",
            "area",
            Text.of("zone.era", era=Text(f"era.{name}")),
            pieces=tuple(pieces),
            zones=zones,
            thing="era",
            of=of,
            marks=danger,
            slots=RIFT_SLOTS,
            warnings=tuple(Text(f"warning.{one}") for one in danger),
        )

    def _danger(self, era: int) -> tuple[str, ...]:
        """The mark for the effect of one more rift in a full era."""
        state = self._state
        if state.is_over() or state.rifts[era] + state.landed[era] < RIFT_SLOTS:
            return ()
        return ("rift-loses",) if state.vortex[era] else ("rift-opens",)

    def _clones_in(self, era: int) -> list[int]:
        """The clones of an era, those that die in the same era beside each other."""
        clones = [clone for clone, at in enumerate(list(self._state.clone_at)) if at == era]
        paradox = list(self._state.numbers.paradox)
        return sorted(clones, key=lambda clone: (clone >= NORMAL_CLONES, paradox[clone]))

    def _cubes(self, era: int, name: str) -> list[Piece]:
        state = self._state
        counts = {
            "rift": state.rifts[era],
            "landed": state.landed[era],
            "energy": state.energy[era],
            "perpetual": state.perpetual[era],
        }
        return [
            Piece(
                f"{kind}-{name}",
                "cube",
                Text.of(f"piece.{kind}", n=count),
                count=count,
                thing=kind,
                of={"era": name},
            )
            for kind, count in counts.items()
            if count
        ]

    def _tiles(self, era: int, name: str) -> list[Piece]:
        """Vortex, mission, Foo, and the pieces of the mode."""
        state, pieces = self._state, []
        here: Of = {"era": name}
        if state.vortex[era]:
            kind = "mega-vortex" if state.difficulty else "vortex"
            pieces.append(
                Piece(f"vortex-{name}", "token", Text(f"piece.{kind}"), thing="vortex", of=here)
            )
        if state.mission[era] >= 0:
            pieces.append(self._mission(era, name))
        if state.foo == era:
            pieces.append(Piece("foo", "pawn", Text("piece.foo"), thing="foo", of=here))
        pieces += state.mode_rules.pieces_in(state, era, self._icons)
        return pieces

    def _mission(self, era: int, name: str) -> Piece:
        state = self._state
        if not state.revealed[era]:
            return Piece(
                f"mission-{name}",
                "token",
                Text("piece.hidden-mission"),
                marks=("hidden",),
                thing="mission",
                of={"era": name},
            )
        mission = state.mission[era]
        told = self._names["mission"].name(mission)
        filled = [
            self._names["era"].name(slot)
            for slot in range(ERAS)
            if has_era_slots(state, mission) and state.progress[mission] >> slot & 1
        ]
        done, need = cubes_on(state, mission), state.numbers.mission_need[mission]
        return Piece(
            f"mission-{told}",
            "token",
            Text(f"mission.{told}"),
            text=mission_text(state, told),
            icons=self._icons[f"mission.{told}"],
            marks=tuple(filled),
            filled=done,
            slots=need,
            thing="mission",
            of={"mission": told, "era": name},
        )

    def _pawn(self, agent: int) -> Piece:
        name = self._names["agent"].name(agent)
        state = self._state
        marks = ("active",) if agent == state.active and not state.is_over() else ()
        ability = ABILITIES[ability_of(state, agent)]
        return Piece(
            f"agent-{name}",
            "pawn",
            Text.of("piece.agent", agent=Text(f"agent.{name}")),
            text=Text(f"ability-text.{ability}"),
            marks=marks,
            thing="agent",
            of={"agent": name},
        )

    def _clone(self, clone: int) -> Piece:
        name = self._names["clone"].name(clone)
        paradox = self._names["era"].name(self._state.numbers.paradox[clone])
        sort = "supa" if clone >= NORMAL_CLONES else "normal"
        return Piece(
            f"clone-{name}",
            "token",
            Text(f"clone.{name}"),
            thing="clone",
            of={"clone": name, "paradox": paradox, "sort": sort},
        )

    def headquarters(self) -> Zone:
        """The cycle track, the common decks, and what is done."""
        state = self._state
        visits = tuple(
            Piece(
                f"visit-{name}",
                "card",
                Text.of("piece.visit", era=Text(f"era.{name}")),
                thing="visit",
                of={"era": name},
            )
            for name in (self._names["era"].name(era) for era in state.mode_rules.visited(state))
        )
        missions = tuple(
            Piece(
                f"completed-{name}",
                "token",
                Text(f"mission.{name}"),
                thing="completed",
                of={"mission": name},
            )
            for name in (self._names["mission"].name(m) for m in state.completed.as_list())
        )
        zones = [
            Zone("cycle", "track", Text("zone.cycle"), count=state.cycle, limit=CYCLES),
            Zone("turn", "track", Text("zone.turn"), count=state.turn, limit=21),
            Zone("vortexes", "track", Text("zone.vortexes"), count=count_vortexes(state), limit=3),
            Zone(
                "completed",
                "row",
                Text("zone.completed"),
                pieces=missions,
                count=len(missions),
                limit=MISSIONS,
            ),
            Zone("visits", "row", Text("zone.visits"), pieces=visits, count=len(visits)),
            Zone("artifacts", "pile", Text("zone.artifacts"), count=len(state.artifacts)),
            self._pile("destroyed", "destroyed", state.destroyed.as_list()),
            Zone("bag", "pile", Text("zone.bag"), count=self._bag()),
            self._supply("rift", "rifts", state.rift_supply),
            self._supply("energy", "energy", state.energy_supply),
        ]
        if len(state.tray):
            zones.append(self._cards("offer", "offer", state.tray.as_list()))
        if len(state.doomed):
            zones.append(self._cards("doomed", "doomed", state.doomed.as_list()))
        mode, difficulty = state.mode_rules.name, DIFFICULTIES[state.difficulty]
        tiles = (
            Piece(f"mode-{mode}", "token", Text(f"mode.{mode}"), thing="mode", of={"mode": mode}),
            Piece(
                f"difficulty-{difficulty}",
                "token",
                Text(f"difficulty.{difficulty}"),
                thing="difficulty",
                of={"difficulty": difficulty},
            ),
        )
        return Zone(
            "headquarters", "area", Text("zone.headquarters"), pieces=tiles, zones=tuple(zones)
        )

    def _supply(self, cube: str, name: str, count: int) -> Zone:
        text, of = Text(f"zone.{name}"), EVERYBODY | {"cube": cube}
        return Zone(f"{cube}-supply", "pile", text, count=count, thing="supply", of=of)

    def _bag(self) -> int:
        return sum(1 for at in list(self._state.clone_at)[:NORMAL_CLONES] if at < 0)

    def agent(self, agent: int) -> Zone:
        """An agent's hand and piles."""
        state, name = self._state, self._names["agent"].name(agent)
        own: Of = {"agent": name}
        hand = [self._card(card, ("ready",)) for card in state.ready[agent].as_list()]
        hand += [self._card(card, ("exhausted",)) for card in state.exhausted[agent].as_list()]
        zones = [
            Zone(
                f"hand-{name}",
                "hand",
                Text("zone.hand"),
                pieces=tuple(hand),
                count=len(hand),
                thing="hand",
                of=own,
            ),
            Zone(
                f"batteries-{name}",
                "track",
                Text("zone.batteries"),
                count=1 - state.empty[agent],
                limit=1,
                thing="batteries",
                of=own,
            ),
        ]
        if agent == 0 or not state.solo:
            zones += [
                Zone(
                    f"draw-{name}",
                    "pile",
                    Text("zone.draw"),
                    count=len(state.draw[agent]),
                    thing="draw",
                    of=own,
                ),
                self._pile(f"discard-{name}", "discard", state.discard[agent].as_list(), own),
            ]
        if agent == state.active:
            cost = state.loops + 1
            zones.append(
                Zone(
                    "loops",
                    "track",
                    Text("zone.loop-cost"),
                    count=cost,
                    thing="loops",
                    of=own,
                    marks=tuple(map(self._names["dimension"].name, range(BLACK_HOLE))),
                )
            )
        owner = 0 if state.solo else agent
        return Zone(
            f"agent-zone-{name}",
            "area",
            Text.of("zone.agent", agent=Text(f"agent.{name}")),
            owner=owner,
            zones=tuple(zones),
            thing="mat",
            of=own,
        )

    def _cards(self, zone: str, name: str, cards: list[int], of: Of = EVERYBODY) -> Zone:
        pieces = tuple(self._card(card, ()) for card in cards)
        text = Text(f"zone.{name}")
        return Zone(zone, "row", text, pieces=pieces, count=len(cards), thing=name, of=of)

    def _pile(self, zone: str, name: str, cards: list[int], of: Of = EVERYBODY) -> Zone:
        """An open pile: all of it may be looked through, but it is the top that one sees."""
        return msgspec.structs.replace(self._cards(zone, name, cards, of), kind="pile")

    def _card(self, card: int, marks: tuple[str, ...]) -> Piece:
        name = self._names["card"].name(card)
        dimension = self._names["dimension"].name(self._state.numbers.dimension[card])
        origin = self._names["era"].name(self._state.numbers.origin[card])
        return Piece(
            f"card-{name}",
            "card",
            Text(f"card.{name}"),
            text=card_text(self._state, name),
            icons=self._icons[f"card.{name}"],
            marks=(*marks, dimension, origin),
            thing="card",
            of={"card": name, "dimension": dimension, "origin": origin},
        )
