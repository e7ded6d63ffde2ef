"""The contract, answered for The LOOP; each answer is in a file of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from looptable.content.packs.pack import Pack
from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.names import Names
from looptable.engine.contract.event import Event, Listener
from looptable.engine.contract.game import Gauges
from looptable.engine.contract.odds import Odds
from looptable.engine.contract.option import Option
from looptable.engine.contract.settings import Options, Setting
from looptable.engine.contract.view import View
from looptable.engine.fields.layout import Scheme
from looptable.engine.fields.position_values import check_frame, refuse
from looptable.engine.library import ContentGame
from looptable.games.the_loop.library import FOLDER, Library, load_library
from looptable.games.the_loop.rules.layout import DIFFICULTIES, LAYOUT
from looptable.games.the_loop.rules.mode import Mode
from looptable.games.the_loop.rules.modes import MODES
from looptable.games.the_loop.rules.setup import choose_agents, set_up
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.view.known import filled, imagined
from looptable.games.the_loop.view.odds import odds_of
from looptable.games.the_loop.view.options import describe
from looptable.games.the_loop.view.reasons import reasons_of
from looptable.games.the_loop.view.summary import gauges_of, prospects_of, tally_of
from looptable.games.the_loop.view.view import project, prompt_of

__all__ = ["LoopGame"]


class LoopGame(ContentGame[Library, LoopState]):
    """The LOOP: four modes, three difficulties, two to four agents."""

    folder = FOLDER

    def __init__(self, library: Library | None = None) -> None:
        super().__init__(library)
        self.meta = msgspec.structs.replace(self.meta, settings=_with_modes(self.meta.settings))

    def read(self, packs: tuple[Pack, ...], vocabulary: str, kept: Path | None = None) -> Library:
        """The content of all modes."""
        return load_library(packs, vocabulary, kept)

    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> LoopState:
        """Sets up by mode, difficulty and agents, and plays up to the first choice."""
        agents = choose_agents(list(self.library.names["cast"]), players, options, seed)
        state = self._blank(players, agents, _mode(options["mode"]))
        state.listener = listener
        difficulty = DIFFICULTIES.index(str(options["difficulty"]))
        set_up(state, difficulty, players, options, seed)
        state.listener = None
        return state

    def load(self, position: Mapping[str, Any]) -> LoopState:
        """The state of a position, which names the agents in play."""
        check_frame(position, self.meta.id)
        cast = list(self.library.names["cast"])
        agents = position.get("agents", cast[:2])
        if not _are_agents(agents, cast):
            refuse("agents", agents, cast)
        if position.get("phase") == "over" and position.get("ending") is None:
            refuse("ending", None, self.meta.endings)
        mode = _mode(position.get("mode", MODES[0].name))
        if mode.has_foo_cards and not position.keys() & {"foo_deck", "foo_row"}:
            position = {**position, "foo_deck": list(self.library.names["era"])}
        if mode.has_foo_cards and _lacks_foo_card(position):
            refuse("foo_deck", [], list(self.library.names["era"]))
        players = 1 if position.get("solo") else len(agents)
        state = self._blank(players, agents, mode)
        state.place({**position, "agents": agents})
        return state

    def describe(self, state: LoopState, seat: int, action: int) -> Option:
        """A legal action in words."""
        return describe(state, action)

    def view(self, state: LoopState, seat: int | None, *, with_known: bool = True) -> View:
        """The table as this seat may know it."""
        return project(state, seat, self.library.icons, with_known=with_known)

    def prompt(self, state: LoopState, seat: int | None) -> Text | None:
        """The open question."""
        return prompt_of(state)

    def guess(self, view: View, chance: Chance) -> LoopState:
        """Some state with this view."""
        return self.load(filled(view.known, self.library.names["mission"], chance))

    def imagine(self, state: LoopState, seat: int | None, chance: Chance) -> LoopState:
        """The same guess, from what lies open; all seats see the same."""
        return imagined(state, chance)

    def odds(self, state: LoopState, seat: int, action: int) -> tuple[Odds, ...]:
        """Foo's next era and where cubes fall, if the option leads to that."""
        return odds_of(state, action)

    def reasons(self, state: LoopState, seat: int) -> Mapping[str, Text]:
        """Reasons for everything that is no target."""
        return reasons_of(state, seat, self.view(state, seat, with_known=False))

    def gauges(self, state: LoopState) -> Gauges:
        """Missions, vortexes, rifts and clones."""
        return gauges_of(state)

    def prospects(self, state: LoopState) -> tuple[int, ...]:
        """The team's standing, as the bot judges it."""
        return prospects_of(state)

    def tally(self, event: Event) -> Mapping[str, int]:
        """Deeds of agents, counted."""
        return tally_of(event)

    def census(self, state: LoopState) -> Mapping[str, int]:
        """Thirty rifts, thirty energy, every card in play once, ten missions."""
        piles = [state.artifacts, state.destroyed, state.doomed, state.tray, *state.available]
        piles += [*state.draw, *state.ready, *state.exhausted, *state.discard]
        cards = [card for pile in piles for card in pile.as_list()]
        names = self.library.names["card"]
        missions = [*state.completed.as_list(), *state.lost.as_list(), *state.unused.as_list()]
        missions += [mission for mission in state.mission if mission >= 0]
        return {
            **{name: cards.count(card) for card, name in enumerate(names)},
            "rifts": state.rift_supply + sum(state.rifts) + sum(state.landed),
            "energy": state.energy_supply + sum(state.energy),
            "missions": len(set(missions)),
            "foo cards": len(state.foo_deck) + len(state.foo_row),
        }

    def _blank(self, players: int, agents: Sequence[str], mode: Mode) -> LoopState:
        library = self.library
        # Pieces of another mode stay in the box: a state has no room for them.
        unused = {other.box: Names(()) for other in MODES if other.box and other is not mode}
        names = {**library.names, **unused, "agent": Names(agents), "actor": Names(agents)}
        scheme = Scheme(self.meta.id, LAYOUT, players, names)
        scheme.name_code("code", library.numbers.program)
        state = LoopState(None, library.numbers, scheme, mode)
        state.agents.fill([library.names["cast"].find(agent) for agent in agents])
        return state


def _with_modes(settings: tuple[Setting, ...]) -> tuple[Setting, ...]:
    """The settings of `meta.toml`, where any mode that has a file can be chosen."""
    modes = tuple(mode.name for mode in MODES)
    return tuple(
        msgspec.structs.replace(one, choices=modes) if one.id == "mode" else one for one in settings
    )


def _mode(name: object) -> Mode:
    """The mode of this name; of a position with no such mode, the first: it is refused later."""
    return next((mode for mode in MODES if mode.name == name), MODES[0])


def _are_agents(told: object, cast: Sequence[str]) -> bool:
    """Whether a position names two to four different agents."""
    if not isinstance(told, list) or any(agent not in cast for agent in told):
        return False
    return 2 <= len(told) <= 4 and len(set(told)) == len(told)


def _lacks_foo_card(position: Mapping[str, Any]) -> bool:
    """Whether Foo must turn up a card some day and has none: a cycle may be over, but its cards lie in his row."""
    phase = position.get("phase", "clones")
    is_needed = phase in ("clones", "visit") or not position.get("foo_row")
    return phase != "over" and is_needed and not position.get("foo_deck")
