"""Indexes a mission: rows of numbers for the rules."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from looptable.effects.program import WIDTH
from looptable.games.time_stories.mission.mission import NOTHING_PRINTED, Mission, Permission
from looptable.games.time_stories.rules.layout import MOMENTS, RESOURCES, SIGNS
from looptable.games.time_stories.rules.numbers import PILES, Numbers

__all__ = ["numbers_of"]


@lru_cache(maxsize=64)
def numbers_of(mission: Mission) -> Numbers:
    """The rows of a mission, made once."""
    return Numbers(
        _wholes(mission),
        {
            **_base(mission),
            **_places(mission),
            **_cards(mission),
            **_tests(mission),
            **_things(mission),
            **_powers(mission),
            **_laws(mission),
            **_prices(mission),
        },
    )


def _rows(name: str, parts: Iterable[Sequence[int]], entries: str) -> dict[str, list[int]]:
    """The first entry of each thing, and the entries."""
    starts, found = [0], list[int]()
    for part in parts:
        found += part
        starts.append(len(found))
    return {name: starts, entries: found}


def _wholes(mission: Mission) -> dict[str, int]:
    """Single numbers: what is printed once, and how many there are of each thing."""
    deeds = {law.deed for text in _law_texts(mission) for law in text}
    return {
        "time": mission.time,
        "start": mission.start,
        "special": mission.special,
        "spoken": sum(1 << deed for deed in deeds),
        "cards": len(mission.cards),
        "powers": len(mission.powers),
        "elements": len(mission.elements),
        "bodies": len(mission.receptacles),
        "characteristics": len(mission.names["characteristic"]),
    }


def _base(mission: Mission) -> dict[str, list[int]]:
    counts = [
        len(part)
        for part in (mission.cards, mission.elements, mission.red, mission.offers, mission.tests)
    ]
    return {
        "die": list(mission.die),
        "after": list(mission.after),
        "resources": [int(colour in mission.resources) for colour in RESOURCES],
        "leaf_from": [sum(counts[:index]) for index in range(len(counts) + 1)],
    }


def _places(mission: Mission) -> dict[str, list[int]]:
    places = range(len(mission.red))
    return {
        "plan": [int(place in mission.plan) for place in places],
        "red": [int(red) for red in mission.red],
        "place_from": [
            sum(card.place < place for card in mission.cards) for place in range(len(places) + 1)
        ],
        **_rows("mark_from", mission.tags, "marks"),
    }


def _cards(mission: Mission) -> dict[str, list[int]]:
    cards = mission.cards
    seals = [card.seal or NOTHING_PRINTED for card in cards]
    tests = _rows("test_from", (card.tests for card in cards), "numbers")
    offers = _rows("offer_from", (card.offers for card in cards), "numbers")
    return {
        "card_place": [card.place for card in cards],
        "sign": [SIGNS.index(card.sign) for card in cards],
        "lock": [int(card.lock) for card in cards],
        "adversary": [int(card.adversary) for card in cards],
        "read": [card.read for card in cards],
        "either": [int(card.either) for card in cards],
        "test_from": tests["test_from"],
        "offer_from": offers["offer_from"],
        "sealed": [int(card.seal is not None) for card in cards],
        "group": [int(seal.group) for seal in seals],
        "key": [seal.key for seal in seals],
        **_rows("seal_from", (seal.tokens for seal in seals), "seal_tokens"),
        **_rows("allowed_from", (seal.receptacles for seal in seals), "allowed_bodies"),
        "adversaries": [n for n, card in enumerate(cards) if card.adversary and card.tests],
    }


def _tests(mission: Mission) -> dict[str, list[int]]:
    tests = mission.tests
    piles = [[*test.piles, *[(0, 0)] * PILES][:PILES] for test in tests]
    return {
        "trial_card": [test.card for test in tests],
        "characteristic": [test.characteristic for test in tests],
        "piles": [len(test.piles) for test in tests],
        "shield": [kind for one in piles for kind, _ in one],
        "shields": [count for one in piles for _, count in one],
        "rolled": [test.rolled for test in tests],
        "passed": [test.passed for test in tests],
    }


def _things(mission: Mission) -> dict[str, list[int]]:
    offers, elements, bodies = mission.offers, mission.elements, mission.receptacles
    return {
        "offer_start": [offer.start for offer in offers],
        "offer_again": [int(offer.again) for offer in offers],
        "offer_price": [offer.price[0] for offer in offers],
        "offer_purse": [offer.price[1] for offer in offers],
        "offer_blind": [int(offer.blind) for offer in offers],
        "offer_until": [offer.until for offer in offers],
        "offer_away": [int(offer.leads_away) for offer in offers],
        "logo": [int(element.logo) for element in elements],
        "added_resistance": [element.resistance for element in elements],
        **_rows("tag_from", (element.tags for element in elements), "tags"),
        "dice": [count for body in bodies for count in body.dice],
        "resistance": [body.resistance for body in bodies],
        "life": [body.life for body in bodies],
        "stock": [count for body in bodies for counts in body.inventory for count in counts],
        "store": [body.store for body in bodies],
        "stored": [body.stored for body in bodies],
    }


def _powers(mission: Mission) -> dict[str, list[int]]:
    powers = mission.powers
    elements = range(len(mission.elements))
    return {
        "when": [MOMENTS.index(power.when) for power in powers],
        "power_start": [power.start for power in powers],
        "power_price": [power.price[0] for power in powers],
        "power_purse": [power.price[1] for power in powers],
        "order": [power.order for power in powers],
        "rolls": [power.rolls for power in powers],
        "against": [power.against for power in powers],
        "local": [int(power.local or power.against >= 0) for power in powers],
        "power_element": [power.element for power in powers],
        "power_body": [power.receptacle for power in powers],
        "power_place": [power.place for power in powers],
        **_rows(
            "moment_from",
            ([n for n, power in enumerate(powers) if power.when == when] for when in MOMENTS),
            "moment_powers",
        ),
        **_rows(
            "element_from",
            ([n for n, power in enumerate(powers) if power.element == one] for one in elements),
            "element_powers",
        ),
    }


def _law_texts(mission: Mission) -> list[tuple[Permission, ...]]:
    """The laws of each text that has any: of receptacles, elements, places, and last of the base."""
    return [
        *(body.permissions for body in mission.receptacles),
        *(element.permissions for element in mission.elements),
        *mission.laws,
    ]


def _laws(mission: Mission) -> dict[str, list[int]]:
    texts = _law_texts(mission)
    laws = [law for text in texts for law in text]
    return {
        **_rows("law_from", [[law.deed for law in text] for text in texts], "law_deed"),
        "law_what": [law.what for law in laws],
        "law_allows": [int(law.allowed) for law in laws],
        "lawful": [n for n, element in enumerate(mission.elements) if element.permissions],
    }


def _prices(mission: Mission) -> dict[str, list[int]]:
    """The immediate cost of each answer to a question of an effect, by the number of its instruction."""
    asked = range(0, len(mission.program.code), WIDTH)
    prices = [mission.prices.get(address, ()) for address in asked]
    counts = _rows("price_from", [[count for count, _ in one] for one in prices], "prices")
    purses = [purse for one in prices for _, purse in one]
    return {**counts, "purses": purses}
