"""The contract of a game: what the engine, the kit, the server and the bots may ask of it.

A game is rules and content; a state (`engine.state`) is where one match stands. All games are found
by `engine.registry`, and nothing outside a game's folder knows its name. The promises written here
and at `State` are what `looptable.conformance` checks.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from looptable.content.book.book import Book
from looptable.content.diagnostics.diagnostics import Diagnostic, closest
from looptable.content.packs.pack import Pack
from looptable.content.text.texts import Text, Texts
from looptable.content.text.vocabularies import NEUTRAL
from looptable.core.chance import Chance
from looptable.core.errors import Refusal, WrongUse
from looptable.core.ids import Action, Seat
from looptable.engine.contract.art import Art, Look
from looptable.engine.contract.event import Event, Listener
from looptable.engine.contract.odds import Odds
from looptable.engine.contract.option import Option
from looptable.engine.contract.settings import Options, Setting, read_options
from looptable.engine.contract.state import State
from looptable.engine.contract.tutorial import Tutorial
from looptable.engine.contract.view import View
from looptable.engine.event_text import seat_text
from looptable.engine.ledger.citations import Citations

if TYPE_CHECKING:
    from looptable.engine.contract.bot import Bot

__all__ = ["CardFace", "Game", "Gauges", "Meta", "StateT_co", "read_meta"]

StateT_co = TypeVar("StateT_co", bound=State, default=State, covariant=True)
"""The state of a game. Covariant, though games take states too: no game ever gets the state of another."""

Gauges = Mapping[str, int | tuple[int, ...]]
"""Figures by their id: one of the team, or one for each side."""


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a game, read from its `meta.toml`; title and summary are in its texts.

    `rules` is raised by every changed rule; the change is a setting (`Setting.was`), so that matches
    since `oldest_rules` are played on by the rules they began with. `endings` are the codes that an outcome may have. `ledger` is the prefix of its rule ids, if it has any.
    A `complete` game has every rule tested and a golden match for every ending. `compiled` lists the
    modules and folders of the game that mypyc compiles. `read_out` names the things of its views (`Piece.thing`) whose
    text tells the story: a terminal prints it when it comes to light. `career` names the settings whose choices make the
    grid of a career: which of them somebody has won. `first_players` are the seats of a match that somebody begins without
    saying how many; the fewest possible if it is 0.
    """

    id: str
    least_players: int
    most_players: int
    rules: int
    endings: tuple[str, ...]
    maturity: Literal["example", "growing", "complete"]
    ledger: str = ""
    settings: tuple[Setting, ...] = ()
    compiled: tuple[str, ...] = ()
    oldest_rules: int = 1
    read_out: tuple[str, ...] = ()
    career: tuple[str, ...] = ()
    first_players: int = 0

    def __post_init__(self) -> None:
        known = {setting.id for setting in self.settings}
        if not known.issuperset(self.career):
            raise ValueError("a career is made of settings")
        numbers = range(self.oldest_rules, self.rules)
        if self.rules not in range(self.oldest_rules, self.rules + 1):
            raise ValueError("oldest_rules is above rules")
        for setting in self.settings:
            for number, value in setting.was.items():
                if number not in numbers or setting.read(value) != value:
                    raise ValueError(f"setting {setting.id}: was {value!r} in rules {number}")
            if setting.hidden and not setting.was:
                raise ValueError(f"setting {setting.id} is hidden, but older rules do not need it")


def read_meta(folder: Path) -> Meta:
    """The `meta.toml` of a game's folder."""
    return msgspec.toml.decode((folder / "meta.toml").read_bytes(), type=Meta)


class CardFace(msgspec.Struct, frozen=True):
    """A card or other printed piece as a gallery shows it."""

    id: str
    kind: str
    name: Text
    text: Text | None
    icons: tuple[str, ...] = ()
    facts: dict[str, str] = {}
    notation: str = ""
    ours: bool = True


class Game(Generic[StateT_co]):
    """One game: rules and content. Instances are immutable and shared."""

    meta: Meta

    # Supplied by a game.

    def texts(self) -> Texts:
        """Every sentence of the game and of the system, with those of its packs on top."""
        raise NotImplementedError

    def with_packs(self, packs: Sequence[Pack]) -> "Game[StateT_co]":
        """The same game with the content of these packs laid over its own."""
        raise NotImplementedError

    def packs(self) -> tuple[Pack, ...]:
        """The packs that are laid over the game's own content."""
        return ()

    def vocabularies(self) -> tuple[str, ...]:
        """The names of the vocabularies that its texts can speak, the neutral one first."""
        return (NEUTRAL,)

    def in_vocabulary(self, name: str) -> "Game[StateT_co]":
        """The same game, with the same packs, in the words of this vocabulary.

        Only texts differ: rules, ids and the content hash are the same in all of them.
        """
        self.check_vocabulary(name)
        return self

    def content_hash(self) -> str:
        """A hash of all definitions that bear on play."""
        raise NotImplementedError

    def played_hash(self, options: Options, position: Mapping[str, Any] | None) -> str:
        """A hash of what a match from these settings, or from this position, is played with.

        A game whose matches need only a part of its content answers for that part, so that records
        outlive changes of the rest.
        """
        return self.content_hash()

    def kept_contents(self) -> tuple[str, ...]:
        """The names of older contents that are kept for matches that began with them.

        Such a name is how the hash of that content begins.
        """
        return ()

    def content_name(self) -> str:
        """The name of the older content that this one has; empty with the content of today."""
        return ""

    def with_content(self, name: str) -> "Game[StateT_co]":
        """The same game, without packs, with an older content that is kept under this name."""
        raise NotImplementedError

    def left_out(self) -> tuple[Diagnostic, ...]:
        """Problems of installed content that was skipped."""
        return ()

    def settings(self) -> tuple[Setting, ...]:
        """Settings of a table. A game whose content can be chosen (missions) lists it here."""
        return self.meta.settings

    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> StateT_co:
        """The first state. `options` holds every setting; `seed` may have any size.

        The listener hears the events on the way to it, and changes nothing; a game in which nothing
        happens before the first choice ignores it.
        """
        raise NotImplementedError

    def load(self, position: Mapping[str, Any]) -> StateT_co:
        """The state of a position; raises PositionError where it names what does not exist.

        What a position leaves out has its default, so that one may be written by hand. Where it
        does not hold the generator itself, chance starts from its `seed`.
        """
        raise NotImplementedError

    def describe(self, state: StateT_co, seat: Seat, action: Action) -> Option:
        """A legal action in words. Reads only what this seat may know."""
        raise NotImplementedError

    def view(self, state: StateT_co, seat: Seat | None, *, with_known: bool = True) -> View:
        """All that this seat may know, and no more; None is a spectator.

        Two states that differ only in what a seat cannot know give it equal views, equal options
        and, for the same choice, equal events up to the first one that reveals something.

        Only bots read `known`. The server draws a view for everybody at the table after every choice
        and asks for it without; a game that takes long to write `known` leaves it empty then.
        """
        raise NotImplementedError

    def prompt(self, state: StateT_co, seat: Seat | None) -> Text | None:
        """The question in this seat's view of a state.

        Foresight asks it after each option; a game answers without drawing the view.
        """
        return self.view(state, seat).prompt

    def guess(self, view: View, chance: Chance) -> StateT_co:
        """A state that has this view, with everything the seat cannot know drawn again.

        The chance still to come is drawn again too. Bots that search, foresight and forks
        start from a guess, never from the true state.
        """
        raise NotImplementedError

    def imagine(self, state: StateT_co, seat: Seat | None, chance: Chance) -> StateT_co:
        """The guess from this seat's view of a state.

        A bot that plays out hundreds of matches needs a guess for each, and writing `known` only to
        read it again takes most of that time: in The LOOP a guess from the state is twenty times as
        fast as one from the view. `guess` stays the definition: it cannot leak what the view does not hold,
        and the kit compares this answer with it.
        """
        return self.guess(self.view(state, seat), chance)

    def odds(self, state: StateT_co, seat: Seat, action: Action) -> tuple[Odds, ...]:
        """The odds behind an option whose effect is random; empty if unknown.

        It is asked on a guess, and answers the same on every guess of a view.
        """
        return ()

    def reasons(self, state: StateT_co, seat: Seat) -> Mapping[str, Text]:
        """Reasons why things on the table cannot be chosen now, by the ids of pieces and zones.

        It is for what a player who is asked might reach for: a card that is spent, a place out of
        reach. An option for which no piece stands goes by `option-<key>`. Texts are `reason.<name>`,
        with rules in `rules.toml`. Like odds it is asked on a guess, and answers the same on every
        guess of a view; what an option is about has no reason.
        """
        return {}

    def paths(self, state: StateT_co, seat: Seat) -> Sequence[tuple[str, ...]]:
        """Choices of a seat that is asked, by their keys, behind which it is worth looking ahead.

        The question after each of them is sent with the view (`engine.match.ahead`), so that a person
        can plan several choices and make them at once. It reads only what this seat may know.
        """
        return ()

    def sides(self, players: int) -> tuple[Text, ...]:
        """The sides of a match: the seats, and rivals without one."""
        return tuple(map(seat_text, range(players)))

    def gauges(self, state: StateT_co) -> Gauges:
        """Figures worth following through a match, of the team or one for each side.

        Each has a name, the text `gauge.<id>`. They are shown when a match is over, and are always
        the same ones.
        """
        return {}

    def prospects(self, state: StateT_co) -> tuple[int, ...]:
        """Estimates of the position: one number for a team, or one for each rival side.

        Where it changes most are the turning points of a match; a state that is over has none.
        """
        return ()

    def tally(self, event: Event) -> Mapping[str, int]:
        """The tallies an event adds to, for the seat it names or the chooser (text `tally.<id>`)."""
        return {}

    def doer(self, state: StateT_co, event: Event) -> Seat | None:
        """The seat that an event counts for in tallies, if it names none and the chooser is the wrong one."""
        return None

    def census(self, state: StateT_co) -> Mapping[str, int]:
        """The number of pieces of each kind, wherever they lie: the same at every moment."""
        raise NotImplementedError

    def cards(self) -> Sequence[CardFace]:
        """All printed pieces, for the gallery."""
        return ()

    def art(self, name: str, lang: str, look: Look) -> Art | None:
        """The picture that pieces call by this name; None if there is none.

        It is asked only for names that a view of the reader has, and must show no more than that view.
        """
        return None

    def citations(self) -> Citations:
        """The rules of its ledger behind a question, an option or a reason."""
        return Citations()

    def tutorial(self) -> Tutorial | None:
        """A guided beginning, if it has one."""
        return None

    def rulebook(self, lang: str) -> Book | None:
        """The rules told to people in a language, if it has a book."""
        return None

    def bots(self) -> "Mapping[str, Callable[[], Bot]]":
        """Bots that know this game, by name; `random` plays any game."""
        return {}

    # Derived from it.

    def check_vocabulary(self, name: str) -> None:
        """Refuses a vocabulary that this game does not speak."""
        known = self.vocabularies()
        if name not in known:
            raise WrongUse(
                "use/unknown-vocabulary",
                vocabulary=name,
                accepted=list(known),
                closest=closest(name, known),
            )

    def options(self, given: Mapping[str, str | int | bool]) -> Options:
        """All settings of a match from those given; refuses unknown ones."""
        return read_options(self.settings(), given)

    def start(
        self,
        players: int,
        given: Mapping[str, str | int | bool],
        seed: int,
        listener: Listener | None = None,
    ) -> StateT_co:
        """`setup`, after checking what was given."""
        least, most = self.meta.least_players, self.meta.most_players
        if not least <= players <= most:
            raise WrongUse(
                "use/wrong-players", game=self.meta.id, players=players, least=least, most=most
            )
        return self.setup(players, self.options(given), seed, listener)

    def legal_options(self, state: StateT_co, seat: Seat) -> list[Option]:
        """Every legal action of a seat in words, in the order of `State.legal`."""
        return [self.describe(state, seat, action) for action in state.legal(seat)]

    def option_key(self, state: StateT_co, seat: Seat, action: Action) -> str:
        """The key of a legal action, without its description where the state can name it."""
        return state.key_of(seat, action) or self.describe(state, seat, action).key

    def parse(self, state: StateT_co, seat: Seat, text: str) -> Action:
        """The action with this key; raises Refusal with the keys that would do."""
        if seat not in state.pending():
            raise Refusal("action/not-your-turn", seat=seat, pending=state.pending())
        keys = {}
        for action in state.legal(seat):
            key = self.option_key(state, seat, action)
            if key == text:
                return action
            keys[key] = action
        raise Refusal(
            "action/unknown-key", key=text, accepted=list(keys), closest=closest(text, keys)
        )
