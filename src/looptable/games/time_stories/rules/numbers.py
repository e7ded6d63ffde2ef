"""The printed side of a mission as rows of numbers, indexed once when it is loaded. Compiled.

A row `x_from` says where the entries of each thing begin in the row beside it, and holds one number more than there
are things: those of thing `i` are `x_from[i]` up to `x_from[i + 1]`.
"""

from typing import Final

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.games.time_stories.rules.kinds import Card, Trial

__all__ = ["COLOURS", "PILES", "Numbers"]

PILES: Final[i64] = 3
"""Piles of shields that fit below a test."""
COLOURS: Final[i64] = 4
"""Colours of resource tokens."""


class Numbers:
    """Places, cards, tests, offers, elements, receptacles and powers, each by its number."""

    time: i64
    start: i64
    special: i64
    spoken: i64  # the deeds that some text allows or forbids
    cards: i64
    powers: i64
    elements: i64
    bodies: i64
    characteristics: i64
    die: vec[i64]
    after: vec[i64]
    resources: vec[i64]
    leaf_from: vec[i64]
    # Places.
    plan: vec[i64]
    red: vec[i64]
    place_from: vec[i64]  # its cards
    mark_from: vec[i64]
    marks: vec[i64]
    # Cards.
    card_place: vec[i64]
    sign: vec[i64]
    lock: vec[i64]
    adversary: vec[i64]
    read: vec[i64]
    either: vec[i64]
    test_from: vec[i64]  # its tests
    offer_from: vec[i64]  # its offers
    sealed: vec[i64]
    group: vec[i64]
    key: vec[i64]
    seal_from: vec[i64]
    seal_tokens: vec[i64]
    allowed_from: vec[i64]
    allowed_bodies: vec[i64]
    adversaries: vec[i64]  # the cards with one
    # Tests.
    trial_card: vec[i64]
    characteristic: vec[i64]
    piles: vec[i64]  # how many
    shield: vec[i64]  # kinds of the piles of each test
    shields: vec[i64]  # numbers of shields in them
    rolled: vec[i64]
    passed: vec[i64]
    # Offers.
    offer_start: vec[i64]
    offer_again: vec[i64]
    offer_price: vec[i64]
    offer_purse: vec[i64]
    offer_blind: vec[i64]
    offer_until: vec[i64]
    offer_away: vec[i64]
    # Elements.
    logo: vec[i64]
    added_resistance: vec[i64]
    tag_from: vec[i64]
    tags: vec[i64]
    # Receptacles.
    dice: vec[i64]
    resistance: vec[i64]
    life: vec[i64]
    stock: vec[i64]
    store: vec[i64]
    stored: vec[i64]
    # Powers.
    when: vec[i64]
    power_start: vec[i64]
    power_price: vec[i64]
    power_purse: vec[i64]
    order: vec[i64]
    rolls: vec[i64]
    against: vec[i64]
    local: vec[i64]  # about the card where its agent stands
    power_element: vec[i64]
    power_body: vec[i64]
    power_place: vec[i64]
    moment_from: vec[i64]
    moment_powers: vec[i64]
    element_from: vec[i64]
    element_powers: vec[i64]
    # Laws: of receptacles, elements, places, and last of the base.
    law_from: vec[i64]
    law_deed: vec[i64]
    law_what: vec[i64]
    law_allows: vec[i64]
    lawful: vec[i64]  # the elements with laws
    # Questions of effects, by their instruction: what each answer costs at once.
    price_from: vec[i64]
    prices: vec[i64]
    purses: vec[i64]

    def __init__(self, wholes: dict[str, int], rows: dict[str, list[int]]) -> None:
        for name, number in wholes.items():
            setattr(self, name, number)
        for name, row in rows.items():
            setattr(self, name, vec[i64](row))

    def pile_kind(self, trial: Trial, index: i64) -> i64:
        """The kind of the shields in a pile of a test."""
        return self.shield[trial * PILES + index]

    def pile_count(self, trial: Trial, index: i64) -> i64:
        """How many shields are laid there."""
        return self.shields[trial * PILES + index]

    def has_tests(self, card: Card) -> bool:
        """Whether a card has a test."""
        return self.test_from[card] < self.test_from[card + 1]

    def dice_of(self, body: i64, characteristic: i64) -> i64:
        """How many dice a receptacle has."""
        return self.dice[body * self.characteristics + characteristic]

    def stock_of(self, body: i64, colour: i64, few: i64) -> i64:
        """How many tokens of a colour a receptacle starts with; more of them if players are few."""
        return self.stock[(body * COLOURS + colour) * 2 + few]
