"""The contract, answered for this game; each answer is in a file of its own."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from looptable.content.packs.pack import Pack
from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.errors import PositionError
from looptable.engine.contract.event import Listener
from looptable.engine.contract.option import Option
from looptable.engine.contract.settings import Options
from looptable.engine.contract.view import View
from looptable.engine.fields.layout import Scheme
from looptable.engine.fields.position_values import players_of, refuse
from looptable.engine.library import ContentGame
from looptable.games._template.library import FOLDER, Library, load_library
from looptable.games._template.rules.layout import LAYOUT
from looptable.games._template.rules.setup import set_up
from looptable.games._template.rules.state import TemplateState
from looptable.games._template.view.guess import guessed_position
from looptable.games._template.view.options import describe
from looptable.games._template.view.view import project, prompt_of

__all__ = ["TemplateGame"]


class TemplateGame(ContentGame[Library, TemplateState]):
    """Minute Hand: a tiny complete game, to read and to copy."""

    folder = FOLDER

    def read(self, packs: tuple[Pack, ...], vocabulary: str, kept: Path | None = None) -> Library:
        """All cards and words."""
        return load_library(packs, vocabulary, kept)

    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> TemplateState:
        """Deals the cards and lays out the sparks."""
        state = self._blank(players)
        set_up(state, options, seed)
        return state

    def load(self, position: Mapping[str, Any]) -> TemplateState:
        """The state of a position."""
        meta = self.meta
        state = self._blank(players_of(position, meta.id, meta.least_players, meta.most_players))
        if position.get("phase") == "over" and position.get("ending") is None:
            refuse("ending", None, meta.endings)
        state.place(dict(position))
        for card, count in self.census(state).items():
            if card != "sparks" and count > 1:
                raise PositionError("position/twice", piece=Text(f"card.{card}"))
        if any(not state.legal(seat) for seat in state.pending()):
            refuse("hands", position.get("hands"), self.library.names["card"])
        return state

    def describe(self, state: TemplateState, seat: int, action: int) -> Option:
        """A legal action in words."""
        return describe(state, action)

    def view(self, state: TemplateState, seat: int | None, *, with_known: bool = True) -> View:
        """The view of this seat."""
        return project(state, seat, self.library.icons)

    def prompt(self, state: TemplateState, seat: int | None) -> Text | None:
        """The open question."""
        return prompt_of(state)

    def guess(self, view: View, chance: Chance) -> TemplateState:
        """Some state with this view."""
        cards = tuple(self.library.names["card"])
        return self.load(guessed_position(view, cards, chance))

    def census(self, state: TemplateState) -> Mapping[str, int]:
        """Each card once, and eighteen sparks."""
        piles = [state.deck, state.discard, *state.hands]
        cards = [card for pile in piles for card in pile.as_list()]
        cards += [card for card in state.committed if card >= 0]
        count = {card: cards.count(i) for i, card in enumerate(self.library.names["card"])}
        sparks = state.supply + sum(state.sparks) + sum(state.pocket)
        return {**count, "sparks": sparks}

    def _blank(self, players: int) -> TemplateState:
        scheme = Scheme(self.meta.id, LAYOUT, players, self.library.names)
        scheme.name_code("code", self.library.numbers.program)
        return TemplateState(None, self.library.numbers, scheme)
