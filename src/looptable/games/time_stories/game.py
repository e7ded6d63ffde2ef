"""The contract, answered for T.I.M.E Stories; each answer is in a file of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics
from looptable.content.diagnostics.suggestions import closest
from looptable.content.packs.pack import Pack
from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.core.names import Names
from looptable.engine.contract.art import Art, Look
from looptable.engine.contract.event import Event, Listener
from looptable.engine.contract.game import Game, Gauges
from looptable.engine.contract.odds import Odds
from looptable.engine.contract.option import Option
from looptable.engine.contract.settings import Options, Setting
from looptable.engine.contract.view import View
from looptable.engine.fields.layout import Scheme
from looptable.engine.fields.position_values import players_of, refuse
from looptable.engine.library import ContentGame
from looptable.games.time_stories.mission.library import (
    FOLDER,
    Library,
    check_folder,
    find_missions,
    load_library,
)
from looptable.games.time_stories.mission.mission import Mission
from looptable.games.time_stories.mission.numbers import numbers_of
from looptable.games.time_stories.mission.skeleton import write_skeleton
from looptable.games.time_stories.rules import layout
from looptable.games.time_stories.rules.notebook import NEXT_RUN
from looptable.games.time_stories.rules.setup import agent_total, set_up
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.view.guesses import filled
from looptable.games.time_stories.view.odds.odds import odds_of
from looptable.games.time_stories.view.options import describe
from looptable.games.time_stories.view.paths import paths_of
from looptable.games.time_stories.view.pieces.pictures import find_art
from looptable.games.time_stories.view.reasons import reasons_of
from looptable.games.time_stories.view.summary import doer_of, gauges_of, tally_of
from looptable.games.time_stories.view.view import project, question

__all__ = ["StoryGame"]


class StoryGame(ContentGame[Library, StoryState]):
    """T.I.M.E Stories: missions of plain text, two to four players."""

    folder = FOLDER

    def __init__(self, library: Library | None = None) -> None:
        super().__init__(library)
        self._schemes: dict[tuple[int, str, bool], Scheme] = {}

    def read(self, packs: tuple[Pack, ...], vocabulary: str, kept: Path | None = None) -> Library:
        """All missions; an older one instead of that of today."""
        older = find_missions(kept / "missions") if kept else ()
        return load_library(packs, vocabulary, tuple(older))

    def content_folders(self) -> Mapping[str, tuple[str, ...]]:
        """Each of our own missions, for matches know only theirs."""
        ours = [path.name for path in find_missions(self.folder / "missions")]
        return {self.library.missions[id].hash: (f"missions/{id}",) for id in ours}

    def with_missions(self, folders: Sequence[Path]) -> Self:
        """The same game with the missions of these folders; one of ours may be replaced."""
        own = self.library
        return type(self)(load_library(own.packs, own.vocabulary, tuple(folders)))

    def with_mission(self, folder: Path) -> tuple[Game, str]:
        """The game with the mission of a folder, and its id."""
        game = self.with_missions([folder])
        return game, game.library.last

    def write_mission(self, folder: Path) -> None:
        """Writes a mission to start from, under the name of its folder."""
        write_skeleton(folder)

    def check_mission(self, folder: Path) -> Diagnostics:
        """Everything that is wrong with the mission in a folder."""
        return check_folder(folder)

    def played_hash(self, options: Options, position: Mapping[str, Any] | None) -> str:
        """That of the mission, whichever others there are."""
        name = str((position or {}).get("mission", options["mission"]))
        mission = self.library.missions.get(name)
        return self.content_hash() if mission is None else mission.hash

    def left_out(self) -> tuple[Diagnostic, ...]:
        """Problems of installed missions that cannot be played."""
        return self.library.left_out

    def settings(self) -> tuple[Setting, ...]:
        """Any of the missions may be chosen."""
        known = tuple(self.library.missions)
        return tuple(
            msgspec.structs.replace(one, choices=known) if one.id == "mission" else one
            for one in self.meta.settings
        )

    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> StoryState:
        """Opens the base of a mission, and reads it to all, card by card."""
        wanted = str(options["mission"])
        known = self.library.missions
        if wanted not in known:
            raise WrongUse(
                "use/bad-setting-value",
                setting="mission",
                value=wanted,
                accepted=list(known),
                closest=closest(wanted, known),
            )
        shared = players == 2 and options["two_players"] == "shared"
        state = self._blank(players, known[wanted], shared=shared)
        state.listener = listener
        set_up(state, options, seed)
        state.listener = None
        return state

    def load(self, position: Mapping[str, Any]) -> StoryState:
        """The state of a position, which names its mission."""
        meta, missions = self.meta, self.library.missions
        players = players_of(position, meta.id, meta.least_players, meta.most_players)
        name = position.get("mission", next(iter(missions)))
        if name not in missions:
            refuse("mission", name, list(missions))
        shared = bool(position.get("shared")) and players == 2
        state = self._blank(players, missions[name], shared=shared)
        _check_whole(position, list(state.names.names["agent"]), missions[name])
        state.place(dict(position))
        return state

    def describe(self, state: StoryState, seat: int, action: int) -> Option:
        """A legal action in words."""
        return describe(state, seat, action)

    def view(self, state: StoryState, seat: int | None, *, with_known: bool = True) -> View:
        """The view of this seat."""
        return project(state, seat, with_known=with_known)

    def prompt(self, state: StoryState, seat: int | None) -> Text | None:
        """The question being asked."""
        return question(state, seat)

    def art(self, name: str, lang: str, look: Look) -> Art | None:
        """The back of a card, or a card of the plan."""
        return find_art(self.library, name, lang, look)

    def odds(self, state: StoryState, seat: int, action: int) -> tuple[Odds, ...]:
        """The odds of a roll, or of the Time Captain die."""
        return odds_of(state, seat, action)

    def reasons(self, state: StoryState, seat: int) -> Mapping[str, Text]:
        """Why a card, a place, an agent or an action cannot be chosen now."""
        view = self.view(state, seat, with_known=False)
        return reasons_of(state, seat, self.legal_options(state, seat), view)

    def paths(self, state: StoryState, seat: int) -> Sequence[tuple[str, ...]]:
        """Ways to the declarations of further agents of a seat, and to what is free."""
        return paths_of(state, seat)

    def guess(self, view: View, chance: Chance) -> StoryState:
        """Some state with this view."""
        return filled(self, view, chance)

    def gauges(self, state: StoryState) -> Gauges:
        """Time, and cards that are still to be found."""
        return gauges_of(state)

    def tally(self, event: Event) -> Mapping[str, int]:
        """Ways, rolls, offers, powers, gifts and deaths."""
        return tally_of(event)

    def doer(self, state: StoryState, event: Event) -> int | None:
        """The seat of the agent that acts."""
        return doer_of(state, event)

    def census(self, state: StoryState) -> Mapping[str, int]:
        """Cards, elements and pawns are never lost."""
        return {
            "agents": len(state.life),
            "cards": len(state.gone),
            "elements": len(state.holder),
            "tokens": len(state.tokens),
        }

    def _scheme(self, players: int, mission: Mission, *, shared: bool) -> Scheme:
        """The fields with the names of a mission, made once: many states are loaded."""
        known = self._schemes.get((players, mission.id, shared))
        if known is not None:
            return known
        agents = Names(layout.AGENTS[: agent_total(players, shared=shared)])
        names = {
            **self.library.names,
            **mission.names,
            "agent": agents,
            "actor": agents,
            "leaf": Names(_leaf_names(mission)),
            "action": Names(
                [
                    *mission.names["card"],
                    *layout.DEEDS,
                    *(f"use {power}" for power in mission.names["power"]),
                    *(f"{plan}-{agent}" for plan in layout.PLANS[:-1] for agent in layout.AGENTS),
                    layout.PLANS[-1],  # to be asked is about nobody
                ]
            ),
            "moment": Names(layout.MOMENTS),
            "ballot": Names([*layout.BALLOTS, *(f"to {p}" for p in mission.names["place"])]),
            "phase": Names(layout.PHASES),
            "stage": Names(layout.STAGES),
            "face": Names(layout.FACES),
            "test": Names(layout.TESTS),
            "ending": Names(layout.ENDINGS),
            "stream": Names(layout.STREAMS),
            "prompt": Names(layout.PROMPTS),
        }
        scheme = Scheme(self.meta.id, layout.LAYOUT, players, names)
        scheme.name_code("code", mission.program)
        self._schemes[players, mission.id, shared] = scheme
        return scheme

    def _blank(self, players: int, mission: Mission, *, shared: bool) -> StoryState:
        state = StoryState(
            None, numbers_of(mission), mission, self._scheme(players, mission, shared=shared)
        )
        state.mission = self.library.names["mission"].find(mission.id)
        state.shared = int(shared)
        return state


def _leaf_names(mission: Mission) -> list[str]:
    """Everything that can be noted, by the names that everybody knows it by."""
    names = mission.names
    heads = [f"{place}-a" for place in names["place"]]
    passed = [f"{test}-passed" for test in names["trial"]]
    return [*names["card"], *names["element"], *heads, *names["offer"], *passed, NEXT_RUN]


def _check_whole(position: Mapping[str, Any], agents: list[str], mission: Mission) -> None:
    """Once a run has started, every agent has a body, and the group is somewhere in time."""
    if position.get("phase", "choosing") == "over" and position.get("ending") is None:
        refuse("ending", None, layout.ENDINGS)
    if position.get("phase", "choosing") in ("choosing", "judging", "over"):
        return
    bodies = position.get("receptacle", {})
    missing = [agent for agent in agents if not isinstance(bodies, dict) or not bodies.get(agent)]
    if missing:
        refuse("receptacle", missing[0], list(mission.names["receptacle"]))
    if position.get("here") is None:
        refuse("here", None, list(mission.names["place"]))
