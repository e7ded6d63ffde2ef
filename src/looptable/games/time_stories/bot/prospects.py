"""The promise of cards and places to a team, as far as one seat knows them."""

from looptable.games.time_stories.bot.needs import Needs
from looptable.games.time_stories.bot.sight import UNKNOWN, Sight
from looptable.games.time_stories.bot.worth import ASIDE, LOST, WON, Worth
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import may_go, shields
from looptable.games.time_stories.rules.codes import (
    PASSED_TEST,
    SPECIAL_SHIELD,
    TIME_SHIELD,
    UNREAD_TEST,
)
from looptable.games.time_stories.rules.declaring import destinations
from looptable.games.time_stories.rules.rolls import dice_of
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import card_at, living, members, tokens_of

__all__ = ["EQUAL", "NEW", "Prospects"]

NEW = 80  # a card that nobody has ever read
RETOLD = 80  # one that others have read in an earlier run, less and less later on
OTHERS = 10  # one that others have read in this run: they will do there what can be done
OPENED = 80  # more, for a card that tokens have opened: what tokens are for
REWARD = 50  # for a test of which one does not know what comes of it
DARE = 25  # for an offer of which one does not know what comes of it
NEW_PLACE = 240
RED_PLACE = 40
ENOUGH = 20  # less than this is not worth a unit of time
SURE = 2  # with so many dice one tries to find out, however long it takes
LEARNING = 3  # runs in which every seat wants to have read everything
TIRED = 6  # once in so many times
LATE = 4  # so few units are left that there is nothing to lose
EQUAL = 8  # answers to a riddle that are equally likely
HITS = 2 / 3  # a die brings so many, on average


class Prospects:
    """Worths in points; a card that nobody has read is the measure."""

    def __init__(self, state: StoryState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.sight = Sight(state, seat)
        self.needs = Needs(state, self.sight)
        self.worth = Worth(state, self.sight, self.needs)
        self._is_tired = state.chance.below(codes.DICE_STREAM, TIRED) == 0
        self._luck = int(state.chance.below(codes.DICE_STREAM, EQUAL))
        self._cards: dict[tuple[int, int], int] = {}
        self._places: dict[int, int] = {}

    # Cards.

    def reading(self, card: int, agent: int) -> int:
        """The worth of reading a card and taking its offers."""
        state, sight = self.state, self.sight
        seal = sight.seal(card)
        is_opened = seal is not None and bool(seal.tokens) and not sight.is_read(card)
        face = sight.face(card)
        if face is None:
            if sight.is_read(card):
                return OTHERS
            # The longer a mission lasts, the more one leaves to those who know their way.
            worth = RETOLD // max(1, state.run_number - LEARNING) if sight.was_read(card) else NEW
            if self.needs.is_known and card not in self.needs.cards:
                worth //= ASIDE
            return worth + OPENED * is_opened
        total = self.worth.effect(face.read, agent)
        for offer in face.offers:
            total += max(0, self.offer(card, offer, agent))
        if any(sight.reward(trial) == UNKNOWN for trial in face.tests) and is_opened:
            total += OPENED
        return total if card_at(state, card) >= 0 or sight.is_read(card) else 0

    def offer(self, card: int, offer: int, agent: int) -> int:
        """The worth of taking an offer."""
        state = self.state
        count, colour = state.story.offers[offer].price
        if self.sight.is_taken(offer) or tokens_of(state, agent, colour) < count:
            return 0
        start = self.sight.outcome(offer)
        if start == UNKNOWN:
            if self.sight.is_refuted(offer) or not self.dares(card):
                return LOST
            return DARE - (offer + self._luck) % EQUAL  # nothing else tells them apart
        worth = self.worth.effect(start, agent)
        # What can be done again and again is left, now and then: nobody shall do it for ever.
        is_tedious = state.story.offers[offer].again and (worth < DARE or self._is_tired)
        return 0 if is_tedious else worth

    def dares(self, card: int) -> bool:
        """An unknown offer is taken where tokens have led to, or when there is nothing to lose."""
        seal, face = self.sight.seal(card), self.sight.face(card)
        for offer in () if face is None else face.offers:
            start = self.sight.outcome(offer)
            worth = -1 if start == UNKNOWN else self.worth.effect(start, 0)
            if worth > 0 or (worth == 0 and self.sight.is_taken(offer)):
                return False  # the right one is known, or was taken
        return self.state.time <= LATE or (seal is not None and bool(seal.tokens))

    def reward(self, trial: int, agent: int) -> int:
        """The worth of passing a test."""
        state, sight = self.state, self.sight
        if (
            state.test[trial] == PASSED_TEST
            and state.story.cards[self.card_of(trial)].place == state.here
        ):
            return 0
        start = sight.reward(trial)
        if start == UNKNOWN:
            return REWARD // ASIDE if self.needs.is_known else REWARD
        return max(0, self.worth.effect(start, agent))

    def card_of(self, trial: int) -> int:
        """The card of a test."""
        return self.state.story.tests[trial].card

    def rolling(self, trial: int, agent: int, together: int = 0) -> int:
        """The worth of a roll for a test in each unit of time that it will probably take."""
        state = self.state
        dice = together or int(dice_of(state, agent, trial))
        reward = self.reward(trial, agent)
        if not dice or not reward:
            return 0
        piles = state.story.tests[trial].piles
        left = sum(count for _, count in shields(state, trial))
        if state.test[trial] == UNREAD_TEST:
            left = sum(count for _, count in piles)
        rolls = max(1.0, left / (dice * HITS))
        # What shields take from the clock with each roll, they take from the whole team.
        slow = sum(count for kind, count in piles if kind in (TIME_SHIELD, SPECIAL_SHIELD))
        worth = int(reward / (rolls + slow * (rolls - 1)))
        is_riddle = self.sight.reward(trial) == UNKNOWN and dice >= SURE
        is_riddle = is_riddle and not self.needs.is_known
        return max(worth, ENOUGH + dice) if is_riddle else worth

    def card(self, card: int, agent: int) -> int:
        """All that a card promises to an agent who goes there."""
        if (card, agent) not in self._cards:
            self._cards[card, agent] = self._card(card, agent)
        return self._cards[card, agent]

    def _card(self, card: int, agent: int) -> int:
        if self.state.gone[card]:
            return 0
        face = self.sight.face(card)
        trials = () if face is None else face.tests
        best = max((self.rolling(trial, agent) for trial in trials), default=0)
        return self.reading(card, agent) + best

    # Together.

    def rolling_together(self, trial: int) -> int:
        """The worth of a roll in each unit of time, if all who have dice for the test roll."""
        agents = members(living(self.state))
        dice = [dice_of(self.state, agent, trial) for agent in agents]
        if not any(dice):
            return 0
        best = agents[dice.index(max(dice))]
        return self.rolling(trial, best, sum(dice))

    def together(self, card: int) -> int:
        """All that a card promises to a team that goes there together."""
        if self.state.gone[card]:
            return 0
        face = self.sight.face(card)
        trials = () if face is None else face.tests
        best = max((self.rolling_together(trial) for trial in trials), default=0)
        readers = [self.reading(card, agent) for agent in members(living(self.state))]
        return max(readers) + best

    def can_go(self, agent: int, card: int) -> bool:
        """Whether the back of a card lets an agent go there, also from far away."""
        return not self.state.gone[card] and may_go(self.state, agent, card)

    # Places.

    def place(self, place: int) -> int:
        """All that a place promises to the team."""
        if place not in self._places:
            self._places[place] = self._place(place)
        return self._places[place]

    def _place(self, place: int) -> int:
        state = self.state
        if not self.sight.knows(place):
            return NEW_PLACE // ASIDE if self.needs.is_known else NEW_PLACE
        agents = members(living(state))
        total = 0
        for card in self.sight.cards(place):
            able = [agent for agent in agents if self.can_go(agent, card)]
            best = max((self.card(card, agent) for agent in able), default=0)
            total += best if best >= ENOUGH else 0
        return total

    def elsewhere(self) -> int:
        """The promise of the best other place, less the cost of the way there."""
        state = self.state
        best = max((self.place(place) for place in destinations(state)), default=0)
        return best - RED_PLACE * bool(state.story.red[state.here])

    def should_leave(self) -> bool:
        """Whether the team does better somewhere else."""
        here, there = self.place(self.state.here), self.elsewhere()
        if here >= WON:
            return False
        return there >= ENOUGH and (here < ENOUGH or there > 3 * here + NEW)
