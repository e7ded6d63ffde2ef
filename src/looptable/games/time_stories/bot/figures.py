"""The figures of hints: numbers that a seat cares about, all of which it may know."""

from collections.abc import Iterator

from looptable.engine.advice.insight import Figures
from looptable.games.time_stories.bot.sight import UNKNOWN, Sight
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import pile_left
from looptable.games.time_stories.rules.codes import (
    CHOOSING,
    LAID_TEST,
    LEAVING,
    OVER,
    PASSED_TEST,
    PLACE_BALLOT,
    SEEN_OFFER,
    SEEN_PASSED,
    SUCCESS_ENDING,
)
from looptable.games.time_stories.rules.notebook import is_on_page, leaf
from looptable.games.time_stories.rules.rolls import dice_of
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_at,
    full_name,
    is_alive,
    is_run_over,
    members,
    own,
    tokens_of,
)

__all__ = ["HARMFUL", "figures_of"]

HARMFUL = frozenset({"over", "failed", "dead"})


def figures_of(t: StoryState, seat: int) -> Figures:
    """All figures, the most important first."""
    sight = Sight(t, seat)
    agents = range(agent_count(t))
    mine = [agent for agent in members(own(t, seat)) if is_alive(t, agent)]
    cards = list(_goals(t, mine))
    unread = [card for _, card in cards if not sight.reads(card)]
    place = _place(t, seat)
    trials = range(len(t.test))
    return {
        "won": int(t.phase == OVER and t.ending == SUCCESS_ENDING),
        "over": int(t.phase == OVER and t.ending != SUCCESS_ENDING),
        "runs": t.run_number,
        "failed": int(is_run_over(t) and t.ending != SUCCESS_ENDING),
        "dead": sum(not is_alive(t, agent) for agent in agents),
        "tokens": sum(t.tokens),
        "seals": _seals(t, sight),
        "places": sum(t.plan),
        "elements": sum(holder >= 0 for holder in t.holder),
        "new": sum(not sight.was_read(card) for card in unread),
        "unread": sum(sight.was_read(card) for card in unread),
        "passed": sum(_is_passed(t, seat, trial) for trial in trials),
        "struck": sum(_struck(t, seat, trial) for trial in trials),
        **_best_dice(t),
        "life": sum(_life(t, agent) for agent in agents),
        "resources": sum(tokens_of(t, agent, codes.ANY_TOKENS) for agent in agents),
        "ready": sum(_dice(t, sight, agent, card) for agent, card in cards),
        "offers": sum(_offers(t, seat, sight, card) for card in {card for _, card in cards}),
        "strange": int(place >= 0 and not sight.knows(place)),
        "ahead": _ahead(t, sight, place),
        "dice": sum(sum(t.story.receptacles[body].dice) for body in t.receptacle if body >= 0),
        "time": t.time,
        "held": sum(holder in mine for holder in t.holder),
        "purse": sum(tokens_of(t, agent, codes.ANY_TOKENS) for agent in mine),
    }


# Agents.


def _goals(t: StoryState, agents: list[int]) -> Iterator[tuple[int, int]]:
    """Each agent with the card where it is, or will be if it does what it has declared."""
    for agent in agents:
        space = t.intent[agent] if 0 <= t.intent[agent] < len(t.story.cards) else t.space[agent]
        card = card_at(t, space) if space >= 0 else -1
        if card >= 0:
            yield agent, card


def _life(t: StoryState, agent: int) -> int:
    """The life of an agent; a body that is only being chosen will have as much as is printed."""
    if t.phase == CHOOSING:
        body = t.receptacle[agent]
        return t.story.receptacles[body].life if body >= 0 else 0
    return int(t.life[agent])


def _best_dice(t: StoryState) -> dict[str, int]:
    """The most dice that any agent has, by characteristic."""
    bodies = [t.story.receptacles[body].dice for body in t.receptacle if body >= 0]
    names = range(len(t.story.names["characteristic"]))
    return {
        f"best:characteristic.{full_name(t, 'characteristic', one)}": max(
            (dice[one] for dice in bodies), default=0
        )
        for one in names
    }


# Cards, as far as they are read.


def _dice(t: StoryState, sight: Sight, agent: int, card: int) -> int:
    """The dice of an agent for a test of a card that is not passed yet."""
    face = sight.face(card)
    trials = () if face is None else face.tests
    return max(
        (int(dice_of(t, agent, trial)) for trial in trials if t.test[trial] != PASSED_TEST),
        default=0,
    )


def _offers(t: StoryState, seat: int, sight: Sight, card: int) -> int:
    """The offers of a card that the seat has not seen taken, and of which it knows what comes of them."""
    face = sight.face(card)
    offers = () if face is None else face.offers
    left = [one for one in offers if not is_on_page(t, seat, leaf(t, SEEN_OFFER, one))]
    return sum(sight.outcome(offer) != UNKNOWN for offer in left)


def _is_passed(t: StoryState, seat: int, trial: int) -> bool:
    """Whether a test is passed in this run before the eyes of the seat, perhaps just now."""
    is_just_now = t.tried == trial and t.test[trial] == PASSED_TEST
    return is_just_now or is_on_page(t, seat, leaf(t, SEEN_PASSED, trial))


def _struck(t: StoryState, seat: int, trial: int) -> int:
    """The shields that are gone from a test; of an open test they are laid again once the group leaves."""
    piles = t.story.tests[trial].piles
    total = sum(count for _, count in piles)
    if _is_passed(t, seat, trial):
        return total
    if t.test[trial] != LAID_TEST or t.phase == LEAVING:
        return 0
    return total - sum(int(pile_left(t, trial, index)) for index in range(len(piles)))


def _seals(t: StoryState, sight: Sight) -> int:
    """Sealed cards that the seat has seen and whose tokens and receptacles the team has."""
    bodies = {body for body in t.receptacle if body >= 0}
    seals = (sight.seal(card) for card in range(len(t.story.cards)))
    return sum(
        bool(seal.tokens or seal.receptacles)
        and all(t.tokens[token] for token in seal.tokens)
        and (not seal.receptacles or not bodies.isdisjoint(seal.receptacles))
        for seal in seals
        if seal is not None
    )


# Places.


def _place(t: StoryState, seat: int) -> int:
    """The place where the group is or is going, or that the seat has voted for; else -1."""
    if t.phase == LEAVING:
        return int(t.vote[seat] - PLACE_BALLOT) if t.vote[seat] >= PLACE_BALLOT else -1
    return int(t.sent if t.sent >= 0 else t.here)


def _ahead(t: StoryState, sight: Sight, place: int) -> int:
    """The cards of a place that the seat has not read."""
    cards = sight.cards(place) if place >= 0 else []
    return sum(not t.gone[card] and not sight.reads(card) for card in cards)
