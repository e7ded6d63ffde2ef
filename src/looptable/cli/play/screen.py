"""The screen of the terminal table."""

from collections.abc import Iterable, Sequence
from itertools import chain

from rich.console import Console, Group
from rich.padding import Padding

from looptable.cli.choice_lines import event_lines
from looptable.cli.output import make_console
from looptable.cli.play.session import Session
from looptable.cli.terminal.drawing import (
    draw_advice,
    draw_options,
    draw_standing,
    draw_table,
    draw_zones,
)
from looptable.cli.terminal.line import Line
from looptable.cli.terminal.pieces import card_panel, is_card
from looptable.cli.terminal.rows import panels_in_rows
from looptable.cli.voice import Voice
from looptable.content.text.grammar import with_apostrophes
from looptable.content.text.texts import Arg, Text
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice, Proposal
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import Piece, View, Zone
from looptable.engine.event_text import seat_text
from looptable.engine.glossary import terms_of
from looptable.engine.ledger.ledger import ledgers
from looptable.engine.ledger.rule_text import readable
from looptable.engine.match.foresight import Foresight, sure_texts, then_texts
from looptable.engine.match.match import Match
from looptable.engine.opening_text import opening_text

__all__ = ["Screen"]

CARD, WIDE = 28, 50
READING = 90  # columns that are good to read
ADVISED = 3  # options that advice names
HELP = (
    "option",
    "foresee",
    "enter",
    "undo",
    "advice",
    "rules",
    "glossary",
    "texts",
    "language",
    "save",
    "quit",
    "help",
)


class Screen:
    """Shows things in the language of the moment."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._console: Console = make_console()

    def say(self, key: str, style: str = "", /, **args: Arg) -> None:
        """A sentence on a line of its own."""
        self._print(Line(self.voice.line(key, **args), style))

    def complain(self, sentence: str) -> None:
        """Why something cannot be done."""
        self._print(Line(sentence, "yellow"))

    def _print(self, line: Line) -> None:
        # In a group of its own a line keeps its way of wrapping; a bare one rich would make its own.
        self._console.print(Group(line))

    def welcome(self, session: Session) -> None:
        """Shows the game and its players."""
        self.say("play.welcome", "bold", title=Text("game.title"), summary=Text("game.summary"))
        for seat, name in session.seating.bots.items():
            self.say("play.bot", seat=seat_text(seat), bot=name)
        if not session.match.lines:
            self._opening(session.match)

    def _opening(self, match: Match) -> None:
        """The goal of the game and how it is played, for those who meet it here."""
        header = match.header
        options = header.options if header.position is None else {}
        text = opening_text(match.game, header.players, options)
        if text is not None:
            self._console.print()
            self._read_out(text)
        self.say("play.otherwise", "dim", game=match.game.meta.id)
        if terms_of(self.voice.texts, self.voice.lang):
            self.say("play.words", "dim")

    def table(self, view: View) -> None:
        """The whole table."""
        self._console.print()
        self._console.print(draw_table(view, self.voice, self._console))

    def changes(self, view: View, zones: tuple[Zone, ...]) -> None:
        """Only these parts of the table: the rest is still on the screen."""
        if zones:
            self._console.print()
            self._console.print(draw_zones(zones, view.seat, self.voice, self._console))

    def options(self, view: View, options: Sequence[Option]) -> None:
        """The question and its answers."""
        self._console.print(draw_options(view, options, self.voice, numbered=True))

    def proposals(
        self, options: Sequence[Option], proposals: Iterable[tuple[Seat, Proposal]]
    ) -> None:
        """The options that bots are for, by their numbers, and why; then what they mean to do themselves."""
        keys = [option.key for option in options]
        for seat, one in proposals:
            if one.own:
                self.say("play.intends", "green", seat=seat_text(seat), what=one.why)
                continue
            number = keys.index(one.key) + 1
            self.say("play.proposes", "green", seat=seat_text(seat), number=number, why=one.why)

    def ending(self, view: View) -> None:
        """The ending."""
        self._console.print(draw_standing(view.pending, view.outcome, self.voice))

    def events(self, events: Iterable[Event], seat: Seat) -> None:
        """Shows the events this seat may know."""
        for sentence in event_lines(events, self.voice, seat):
            self._indented(Line(sentence))

    def story(self, pieces: Sequence[Piece]) -> None:
        """Texts that have come to light, to be read from the first to the last."""
        for piece in pieces:
            if told := piece.paragraphs():
                self._console.print()
                self._print(Line(self.voice.say(piece.name), "bold"))
                self._read_out(*told)

    def _read_out(self, *texts: Text) -> None:
        """Prints long texts in lines that are good to read."""
        told = Padding(Line(self.voice.paragraphs(texts)), (0, 0, 0, 2), expand=False)
        self._console.print(told, width=min(self._console.width, READING))

    def help(self) -> None:
        """Lists the commands."""
        self.say("play.help.title", "bold")
        for name in HELP:
            self._print(Line("  " + self.voice.line(f"play.help.{name}")))

    def advice(self, options: Sequence[Option], advice: Sequence[Advice]) -> None:
        """The best options with their numbers, and why."""
        self._console.print(draw_advice(options, advice[:ADVISED], self.voice, numbered=True))

    def foresight(self, option: Option, foresight: Foresight) -> None:
        """An option, and what it would do."""
        self._print(Line(self.voice.say(option.text), "bold"))
        for text in sure_texts(foresight, self.voice.texts):
            self._indented(Line(self.voice.say(text)))
        for text in then_texts(foresight):
            self._indented(Line(self.voice.say(text), "dim"))

    def reason(self, text: Text, rules: Sequence[str]) -> None:
        """Why something cannot be chosen, and the rules behind it."""
        line = Line(self.voice.say(text))
        line.append(f"  {' '.join(rules)}", "cyan")
        self._indented(line)

    def _indented(self, line: Line) -> None:
        self._console.print(Padding(line, (0, 0, 0, 2), expand=False))

    def rules(self, game: Game, view: View, options: Sequence[Option]) -> None:
        """The rules that the question and its options come from."""
        ledger, citations = ledgers().get(game.meta.ledger), game.citations()
        ids = [*citations.of(view.prompt), *chain(*(citations.of(one.text) for one in options))]
        found = [ledger.find(name) for name in dict.fromkeys(ids)] if ledger is not None else []
        if not any(found):
            self.say("play.no-rules", "yellow")
        elif self.voice.lang != "en":
            self.say("rules.only-english", "dim")
        for rule in found:
            if rule is not None:
                line = Line(f"{rule.id}  ", "bold cyan")
                line.append(readable(rule), "not bold default")
                self._indented(line)

    def glossary(self) -> None:
        """The words of the table, explained in the reader's language."""
        terms = terms_of(self.voice.texts, self.voice.lang)
        if not terms:
            self.say("play.no-glossary", "yellow")
        for term in terms:
            line = Line(f"{term.forms[0]}  ", "bold cyan")
            line.append(self.voice.say(term.text), "not bold default")
            self._indented(line)

    def texts(self, view: View, session: Session, seat: Seat) -> None:
        """The cards in sight, and the story so far."""
        self._cards(view, "")
        self.say("play.log", "bold")
        self.events((event for choice in session.match.choices for event in choice.events), seat)

    def text_of(self, view: View, word: str) -> None:
        """Those cards in sight that have a word in their name."""
        if not self._cards(view, word):
            self.say("play.no-card", "yellow", word=word)

    def _cards(self, view: View, word: str) -> bool:
        """Shows the cards in sight, or some of them; False if there are none."""
        pieces = [piece for zone in view.zones for piece in _pieces(zone) if is_card(piece)]
        cards = {
            piece.id: card_panel(piece, self.voice)
            for piece in pieces
            if with_apostrophes(word).lower() in self.voice.say(piece.name).lower()
        }
        if not cards:
            return False
        self.say("play.cards", "bold")
        panels = list(cards.values())
        width = self._console.width
        self._console.print(panels_in_rows(panels, self._console, width, CARD, WIDE))
        return True

    def hide(self) -> None:
        """Takes what was shown out of sight, on a real terminal also what was scrolled away."""
        if self._console.is_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")
            self._console.file.flush()


def _pieces(zone: Zone) -> Iterable[Piece]:
    yield from zone.pieces
    for part in zone.zones:
        yield from _pieces(part)
