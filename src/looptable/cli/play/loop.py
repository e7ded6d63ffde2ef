"""The loop of a game at the terminal, from the welcome to the farewell."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from looptable.bots.advising import advise, find_adviser
from looptable.cli.output import print_line
from looptable.cli.play.answers import Order, find_option, understand
from looptable.cli.play.changes import changed_zones
from looptable.cli.play.keyboard import Leave, read_line
from looptable.cli.play.reasons import find_reason
from looptable.cli.play.screen import Screen
from looptable.cli.play.session import Session
from looptable.cli.play.story import Story
from looptable.cli.voice import LANGUAGES, Voice
from looptable.core.errors import LooptableError, Refusal, WrongUse
from looptable.core.ids import Seat
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View, Zone
from looptable.engine.event_text import seat_text
from looptable.engine.match.foresight import foresee, imagined_for

__all__ = ["PlayLoop"]

THINKING = 1.0  # seconds that somebody waits for advice


class PlayLoop:
    """People and bots play one match, until it is over or somebody leaves."""

    def __init__(self, session: Session, voice: Voice, packs: Sequence[str]) -> None:
        self._session = session
        self._voice = voice
        self._packs = packs
        self._screen = Screen(voice)
        self._story = Story(session.match.game.meta.read_out)
        self._reader: Seat | None = None  # who looked at the screen last
        self._drawn: tuple[Zone, ...] | None = None  # the table as it was drawn last

    def run(self) -> None:
        """Plays, and says goodbye."""
        self._screen.welcome(self._session)
        try:
            while self._round():
                pass
        except Leave:
            pass
        self._farewell()

    def _round(self) -> bool:
        """Bots first, then one person; False when all is over."""
        session = self._session
        session.let_bots_play()
        people = [seat for seat in session.match.state.pending() if seat in session.seating.people]
        if people:
            self._turn(people[0])
            return True
        session.save()
        return self._after_the_end()

    def _turn(self, seat: Seat) -> None:
        """One person's choice."""
        match = self._session.match
        view = match.game.view(match.state, seat)
        options = match.options(seat)
        self._sit_down(seat, view)
        self._show_news(seat)
        self._show(view, options)
        while True:
            answer = self._ask("play.prompt", options, seat)
            if isinstance(answer, Option):
                self._session.act(seat, answer.key)
                self._show_news(seat)
                return
            if answer is not None and self._obey(answer, view, options, seat):
                return

    def _sit_down(self, seat: Seat, view: View) -> None:
        """Hides the screen between players who have secrets from each other."""
        last, self._reader = self._reader, seat
        if last == seat or len(self._session.seating.people) == 1:
            return
        match = self._session.match
        # Before the first turn no secrets are on the screen, but they will be.
        other = next(person for person in self._session.seating.people if person != seat)
        before = match.game.view(match.state, other if last is None else last)
        if before.known == view.known:
            return
        self._drawn = None
        self._screen.hide()
        self._screen.say("play.hand-over", "bold", seat=seat_text(seat))
        read_line("")
        self._screen.hide()

    def _show_news(self, seat: Seat) -> None:
        self._screen.events(self._session.news(seat), seat)

    def _show(self, view: View, options: Sequence[Option]) -> None:
        """The table, or what has changed of it, and the options."""
        self._screen.story(self._story.news(view, self._voice))
        if self._drawn is None:
            self._screen.table(view)
        else:
            self._screen.changes(view, changed_zones(view.zones, self._drawn))
        self._drawn = view.zones
        self._screen.options(view, options)
        self._screen.proposals(options, self._session.proposals())

    def _ask(self, prompt: str, options: Sequence[Option], seat: Seat) -> Option | Order | None:
        """The next order; None if it was not understood."""
        words = read_line(self._voice.line(prompt))
        try:
            return understand(words, options)
        except LooptableError as error:
            self._refuse(error, words, seat)
            return None

    def _refuse(self, error: LooptableError, words: str, seat: Seat) -> None:
        """Shows an error, and the reason why something on the table cannot be chosen."""
        self._screen.complain(self._voice.explain(error))
        match = self._session.match
        if seat not in match.state.pending():
            return
        guess = imagined_for(match.game, match.state, seat)
        reason = find_reason(match.game.reasons(guess, seat), words)
        if reason is not None:
            self._screen.reason(reason, match.game.citations().of(reason))

    def _obey(self, order: Order, view: View, options: Sequence[Option], seat: Seat) -> bool:
        """Carries out a command; True if the match is no longer where it was."""
        match order.name:
            case "quit":
                raise Leave
            case "undo":
                return self._undo()
            case "help":
                self._screen.help()
            case "advice":
                self._advise(options, seat)
            case "foresee":
                self._foresee(order.rest, options, seat)
            case "rules":
                self._screen.rules(self._session.match.game, view, options)
            case "glossary":
                self._screen.glossary()
            case "texts" if order.rest:
                self._screen.text_of(view, order.rest)
            case "texts":
                self._screen.texts(view, self._session, seat)
            case "save":
                self._save(order.rest)
            case "language":
                self._switch_language(order.rest)
                self._look(view, options)
            case _:
                self._look(view, options)
        return False

    def _look(self, view: View, options: Sequence[Option]) -> None:
        self._drawn = None
        if options:
            self._show(view, options)
        else:
            self._screen.story(self._story.news(view, self._voice))
            self._screen.table(view)
            self._screen.ending(view)

    def _undo(self) -> bool:
        undone = self._session.undo()
        if not undone:
            self._screen.say("play.nothing-to-undo")
            return False
        is_revealed = any(choice.reveals for choice in undone)
        key = "play.undone-revealed" if is_revealed else "play.undone"
        self._screen.say(key, "yellow", count=len(undone))
        return True

    def _advise(self, options: Sequence[Option], seat: Seat) -> None:
        """Shows the advice of the game's adviser, from this seat's view."""
        match = self._session.match
        adviser = find_adviser(match.game)
        if adviser is None:
            error = Refusal("use/no-adviser", game=match.game.meta.id)
            self._screen.complain(self._voice.explain(error))
        elif not options:
            self._screen.complain(self._voice.explain(Refusal("action/match-over")))
        else:
            made = len(match.lines)
            advice = advise(adviser, match.game, match.state, seat, made, THINKING)
            self._screen.advice(options, advice)

    def _foresee(self, words: str, options: Sequence[Option], seat: Seat) -> None:
        """Shows the certain effects of an option, from this seat's view."""
        match = self._session.match
        try:
            option = find_option(words, options)
        except LooptableError as error:
            self._refuse(error, words, seat)
            return
        guess = imagined_for(match.game, match.state, seat)
        action = match.game.parse(guess, seat, option.key)
        self._screen.foresight(option, foresee(match.game, guess, seat, action))

    def _save(self, name: str) -> None:
        try:
            file = Path(name).expanduser() if name else None
            if file is not None and file.exists():
                raise WrongUse("file/exists", file=name)
            self._session.save(file)
        except LooptableError as error:
            self._screen.complain(self._voice.explain(error))
        else:
            print_line(self._voice.line("play.saved", file=str(file or self._session.file)))

    def _switch_language(self, wanted: str) -> None:
        """To the one asked for, or to the next."""
        following = LANGUAGES[(LANGUAGES.index(self._voice.lang) + 1) % len(LANGUAGES)]
        self._voice.lang = wanted if wanted in LANGUAGES else following
        self._screen.say("play.language")

    def _after_the_end(self) -> bool:
        """Shows how it ended; True if somebody takes a choice back and plays on."""
        people = self._session.seating.people
        seat = people[0] if self._reader is None else self._reader
        match = self._session.match
        view = match.game.view(match.state, seat)
        self._show_news(seat)
        self._look(view, ())
        while True:
            order = self._ask("play.end-prompt", (), seat)
            if isinstance(order, Order) and order.name in ("look", "quit"):
                return False
            if isinstance(order, Order) and self._obey(order, view, (), seat):
                return True

    def _farewell(self) -> None:
        session = self._session
        if not session.file.exists():
            self._screen.say("play.nothing-kept")
            return
        session.save()
        # Names of files are not broken into lines, so that they can be copied.
        print_line(self._voice.line("play.kept", file=str(session.file)))
        if session.match.state.outcome() is None:
            words = ["looptable", "play", "--record", str(session.file)]
            for pack in self._packs:
                words += ["--pack", pack]
            print_line(self._voice.line("play.continues", command=shlex.join(words)))
