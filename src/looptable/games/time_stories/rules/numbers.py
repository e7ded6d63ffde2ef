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

    def __init__(self, tables: dict[str, list[int]]) -> None:
        self.time: i64 = tables["time"][0]
        self.start: i64 = tables["start"][0]
        self.special: i64 = tables["special"][0]
        self.spoken: i64 = tables["spoken"][0]  # the deeds that some text allows or forbids
        self.cards: i64 = len(tables["card_place"])
        self.powers: i64 = len(tables["power_start"])
        self.elements: i64 = len(tables["element_logo"])
        self.bodies: i64 = len(tables["body_life"])
        self.characteristics: i64 = tables["characteristics"][0]
        self.die: vec[i64] = vec[i64](tables["die"])
        self.after: vec[i64] = vec[i64](tables["after"])
        self.resources: vec[i64] = vec[i64](tables["resources"])
        self.leaf_from: vec[i64] = vec[i64](tables["leaf_from"])
        # Places.
        self.plan: vec[i64] = vec[i64](tables["plan"])
        self.red: vec[i64] = vec[i64](tables["red"])
        self.place_from: vec[i64] = vec[i64](tables["place_from"])  # its cards
        self.mark_from: vec[i64] = vec[i64](tables["mark_from"])
        self.marks: vec[i64] = vec[i64](tables["marks"])
        # Cards.
        self.card_place: vec[i64] = vec[i64](tables["card_place"])
        self.sign: vec[i64] = vec[i64](tables["sign"])
        self.lock: vec[i64] = vec[i64](tables["lock"])
        self.adversary: vec[i64] = vec[i64](tables["adversary"])
        self.read: vec[i64] = vec[i64](tables["read"])
        self.either: vec[i64] = vec[i64](tables["either"])
        self.test_from: vec[i64] = vec[i64](tables["test_from"])  # its tests
        self.offer_from: vec[i64] = vec[i64](tables["offer_from"])  # its offers
        self.sealed: vec[i64] = vec[i64](tables["sealed"])
        self.group: vec[i64] = vec[i64](tables["group"])
        self.key: vec[i64] = vec[i64](tables["key"])
        self.seal_from: vec[i64] = vec[i64](tables["seal_from"])
        self.seal_tokens: vec[i64] = vec[i64](tables["seal_tokens"])
        self.allowed_from: vec[i64] = vec[i64](tables["allowed_from"])
        self.allowed_bodies: vec[i64] = vec[i64](tables["allowed_bodies"])
        self.adversaries: vec[i64] = vec[i64](tables["adversaries"])  # the cards with one
        # Tests.
        self.trial_card: vec[i64] = vec[i64](tables["trial_card"])
        self.characteristic: vec[i64] = vec[i64](tables["characteristic"])
        self.piles: vec[i64] = vec[i64](tables["piles"])  # how many
        self.shield: vec[i64] = vec[i64](tables["shield"])  # kinds of the piles of each test
        self.shields: vec[i64] = vec[i64](tables["shields"])  # numbers of shields in them
        self.rolled: vec[i64] = vec[i64](tables["rolled"])
        self.passed: vec[i64] = vec[i64](tables["passed"])
        # Offers.
        self.offer_start: vec[i64] = vec[i64](tables["offer_start"])
        self.offer_again: vec[i64] = vec[i64](tables["offer_again"])
        self.offer_price: vec[i64] = vec[i64](tables["offer_price"])
        self.offer_purse: vec[i64] = vec[i64](tables["offer_purse"])
        self.offer_blind: vec[i64] = vec[i64](tables["offer_blind"])
        self.offer_until: vec[i64] = vec[i64](tables["offer_until"])
        self.offer_away: vec[i64] = vec[i64](tables["offer_away"])
        # Elements.
        self.logo: vec[i64] = vec[i64](tables["element_logo"])
        self.added_resistance: vec[i64] = vec[i64](tables["added_resistance"])
        self.tag_from: vec[i64] = vec[i64](tables["tag_from"])
        self.tags: vec[i64] = vec[i64](tables["tags"])
        # Receptacles.
        self.dice: vec[i64] = vec[i64](tables["dice"])
        self.resistance: vec[i64] = vec[i64](tables["resistance"])
        self.life: vec[i64] = vec[i64](tables["body_life"])
        self.stock: vec[i64] = vec[i64](tables["stock"])
        self.store: vec[i64] = vec[i64](tables["store"])
        self.stored: vec[i64] = vec[i64](tables["stored"])
        # Powers.
        self.when: vec[i64] = vec[i64](tables["when"])
        self.power_start: vec[i64] = vec[i64](tables["power_start"])
        self.power_price: vec[i64] = vec[i64](tables["power_price"])
        self.power_purse: vec[i64] = vec[i64](tables["power_purse"])
        self.order: vec[i64] = vec[i64](tables["order"])
        self.rolls: vec[i64] = vec[i64](tables["rolls"])
        self.against: vec[i64] = vec[i64](tables["against"])
        self.power_element: vec[i64] = vec[i64](tables["power_element"])
        self.power_body: vec[i64] = vec[i64](tables["power_body"])
        self.power_place: vec[i64] = vec[i64](tables["power_place"])
        self.moment_from: vec[i64] = vec[i64](tables["moment_from"])
        self.moment_powers: vec[i64] = vec[i64](tables["moment_powers"])
        self.element_from: vec[i64] = vec[i64](tables["element_from"])
        self.element_powers: vec[i64] = vec[i64](tables["element_powers"])
        # Laws: of receptacles, elements, places, and last of the base.
        self.law_from: vec[i64] = vec[i64](tables["law_from"])
        self.law_deed: vec[i64] = vec[i64](tables["law_deed"])
        self.law_what: vec[i64] = vec[i64](tables["law_what"])
        self.law_allows: vec[i64] = vec[i64](tables["law_allows"])
        self.lawful: vec[i64] = vec[i64](tables["lawful"])  # the elements with laws
        # Questions of effects, by their instruction: what each answer costs at once.
        self.price_from: vec[i64] = vec[i64](tables["price_from"])
        self.prices: vec[i64] = vec[i64](tables["prices"])
        self.purses: vec[i64] = vec[i64](tables["purses"])

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
