"""A tutorial can be followed, however chance falls."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.bots import BOTS, decide, find_bot
from looptable.bots.following import next_bot, wishes_for
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.content.text.texts import LANGUAGES
from looptable.core.chance import Chance
from looptable.core.errors import LooptableError
from looptable.core.ids import Seat
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.contract.tutorial import Lesson, Tutorial
from looptable.engine.match.match import Match, new_match
from looptable.engine.match.positions import given_position
from looptable.engine.match.record import Record

__all__ = ["Tutorials"]

MOST_WORDS = 50
WORLDS = 4  # draws to follow it with: a server draws them again


class Tutorials(Promise):
    """Follows the lessons: each choice is one that the learner has, each thing shown lies on the table."""

    id = "tutorial"
    says = "The choices of a tutorial are legal in their order, and what it shows is there."
    needs: ClassVar[tuple[str, ...]] = ()

    def once(self) -> Iterator[Problem]:
        """Everything, for it needs no match of the kit."""
        tutorial = self.game.tutorial()
        if tutorial is None:
            return
        yield from self._read(tutorial)
        yield from self._sit(tutorial)
        for seed in range(self.plan.seed, self.plan.seed + WORLDS):
            # One world tells enough: the others mostly tell the same.
            problem = next(_follow(self.game, tutorial, seed), None)
            if problem is not None:
                yield problem
                return

    def _read(self, tutorial: Tutorial) -> Iterator[Problem]:
        names = [lesson.id for lesson in tutorial.lessons]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield Problem(0, f"two lessons of the tutorial are called {name!r}")
        if all(lesson.key is None for lesson in tutorial.lessons):
            yield Problem(0, "the tutorial leads to no choice")
        texts = self.game.texts()
        for lesson in tutorial.lessons:
            for lang in LANGUAGES:
                keys = (lesson.text.key, *lesson.words.values())
                absent = [key for key in keys if not texts.has(key, lang)]
                if absent:
                    yield Problem(0, f"the text {absent[0]!r} is missing in language {lang!r}")
                elif (count := len(texts.say(lesson.text, lang).split())) > MOST_WORDS:
                    yield Problem(0, f"the lesson {lesson.id!r} has {count} words in {lang!r}")

    def _sit(self, tutorial: Tutorial) -> Iterator[Problem]:
        known = {"me", *(f"bot:{name}" for name in (*BOTS, *self.game.bots()))}
        for seat in tutorial.seats:
            if seat not in known:
                yield Problem(0, f"nobody can sit on the seat {seat!r} of the tutorial")
        if tutorial.seats.count("me") != 1:
            yield Problem(0, "a tutorial is for one learner, who sits on the seat 'me'")


def _follow(game: Game, tutorial: Tutorial, seed: int) -> Iterator[Problem]:
    """Makes the choices of the lessons, lets bots make theirs, and reports what is in the way."""
    try:
        match = _begun(game, tutorial, seed)
    except LooptableError as error:
        yield Problem(0, f"the position of the tutorial cannot be loaded: {error}")
        return
    seat = tutorial.seats.index("me") if "me" in tutorial.seats else 0
    step = 0
    for lesson in tutorial.lessons:
        _play_bots(match, tutorial, seat, seed)
        there = set(game.view(match.state, seat).ids())
        for name in lesson.shows:
            if name not in there:
                yield Problem(step, f"the lesson {lesson.id!r} shows {name!r}, which is not there")
        if lesson.key is None:
            continue
        fault = _fault(game, match.state, seat, lesson)
        if fault:
            yield Problem(step, f"the lesson {lesson.id!r} {fault}")
            return
        match.act(seat, lesson.key)
        step += 1


def _begun(game: Game, tutorial: Tutorial, seed: int) -> Match:
    """The match at its first lesson, as a server makes it: it draws again."""
    whole = given_position(game, tutorial.position)
    state = game.load(whole)
    state.reseed(seed)
    header = new_match(game, whole["players"], {}, 0, whole).header
    return Match(game, Record(header), state)


def _play_bots(match: Match, tutorial: Tutorial, learner: Seat, seed: int) -> None:
    """Lets the bots choose that need not wait for the learner."""
    known = (*BOTS, *match.game.bots())
    named = {seat: name.removeprefix("bot:") for seat, name in enumerate(tutorial.seats)}
    bots = {seat: name for seat, name in named.items() if seat != learner and name in known}
    chance = Chance(1)
    chance.seed(seed)
    while (found := next_bot(match, bots, (learner,))) is not None:
        seat, name = found
        options = match.options(seat)
        if not options:
            return  # other promises tell more about a seat that is asked and has no choice
        wishes = wishes_for(match, seat, (learner,))
        number = decide(find_bot(name, match.game), match.game, match.state, seat, chance, wishes)
        match.act(seat, options[number].key)


def _fault(game: Game, state: State, seat: Seat, lesson: Lesson) -> str:
    if seat not in state.pending():
        return f"wants {lesson.key!r} of seat {seat}, who is not asked"
    options = {option.key: option for option in game.legal_options(state, seat)}
    if lesson.key not in options:
        return f"wants {lesson.key!r}, which is not legal; legal are {', '.join(options)}"
    return (
        f"leads to {lesson.key!r}, which carries a warning" if options[lesson.key].warnings else ""
    )
