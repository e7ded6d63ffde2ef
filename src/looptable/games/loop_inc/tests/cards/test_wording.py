"""Sentences that were once misread: each says one thing only, in both languages."""

import re

import pytest

from looptable.content.text.texts import Text
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Trip
from looptable.games.loop_inc.tests.boards import tables
from looptable.testing import rule


def say(key: str, lang: str) -> str:
    """A text with plain blanks and apostrophes."""
    return GAME.texts().say(Text(key), lang).replace("\u202f", " ").replace("’", "'")


@rule("INC-ROOM-5", "INC-ROOM-6")
def test_a_room_card_says_what_an_empty_room_costs() -> None:
    assert say("card.garage.text", "en") == (
        "Take 1 component from the garage and put it on one of your machines (if one of the two kinds "
        "has run out, you may take a tear instead of the other; if both have, you must)."
    )
    assert say("card.store.text", "fr") == (
        "Prenez 1 composant du magasin et posez-le sur une de vos machines (si l'une des deux sortes "
        "est épuisée, vous pouvez prendre une déchirure au lieu de l'autre ; si les deux le sont, vous "
        "le devez)."
    )


@rule("INC-ADV-2", "INC-ADV-3", "INC-ADV-15", "INC-ADV-16")
def test_advertising_says_where_and_what_it_brings_or_costs() -> None:
    assert say("card.advertise.text", "en") == (
        "Put 1 of your Ads on a trip where nobody is today and no Ad lies (1 point at the end of the "
        "match if you go there today; if not, you lose 3)."
    )
    assert say("card.advertise.text", "fr") == (
        "Posez 1 de vos publicités sur un voyage où il n'y a aujourd'hui ni joueur ni publicité "
        "(1 point à la fin de la partie si vous y allez aujourd'hui ; sinon, vous en perdez 3)."
    )
    assert say("card.press-release.text", "en").endswith("you lose 3), then score 1 point.")
    assert say("card.press-release.text", "fr").endswith("en perdez 3), puis marquez 1 point.")


def test_moving_more_is_counted_beyond_the_first() -> None:
    assert say("card.moving-day.text", "en") == (
        "Move 1 component from one of your machines to another. "
        "Up to 2 times: move 1 more component from one of your machines to another."
    )
    assert "Jusqu'à 2 fois : déplacez encore 1 composant" in say("card.moving-day.text", "fr")


def test_points_for_the_lowest_score_are_two_or_one() -> None:
    assert say("card.petty-cash.text", "en") == (
        "If nobody has fewer points than you, score 2 points. Otherwise, score 1 point."
    )
    assert say("card.petty-cash.text", "fr") == (
        "Si personne n'a moins de points que vous, marquez 2 points. Sinon, marquez 1 point."
    )


def test_copies_and_restocks_say_where_components_come_from() -> None:
    assert say("card.photocopier.text", "en") == (
        "Choose a component on your machines not launched today and put another of its kind beside "
        "it, from the reserve or, if the reserve can spare none, from its room."
    )
    assert say("card.photocopier.text", "fr") == (
        "Choisissez 1 composant sur vos machines non lancées aujourd'hui et posez à côté un autre de "
        "la même sorte, pris dans la réserve ou, si elle ne peut en céder aucun, dans sa salle."
    )
    assert say("card.back-order.text", "en").endswith(
        "then add 1 component of each kind that the reserve can spare to its room."
    )
    assert say("card.back-order.text", "fr").endswith(
        "puis ajoutez à sa salle 1 composant de chaque sorte que la réserve peut céder."
    )


@rule("INC-OPEN-15", "INC-ADV-13")
def test_the_glossary_says_that_a_visitor_shuts_the_advertiser_out() -> None:
    assert "the trip is closed to you as well and your Ad fails" in say("glossary.ad", "en")
    assert "le voyage vous est alors fermé à vous aussi" in say("glossary.ad", "fr")


def test_the_glossary_says_what_the_marks_of_the_planner_mean() -> None:
    for lang, marks in (("en", ("will fail", "at risk")), ("fr", ("va échouer", "menacée"))):
        assert all(mark in say("glossary.planner", lang) for mark in marks)


@rule("INC-OPEN-25")
def test_a_seat_that_the_table_lacks_means_a_random_first_player() -> None:
    assert say("setting.first_player", "en").endswith("does not have means: at random.")
    assert say("setting.first_player", "fr").endswith("n'a pas veut dire : au hasard.")


def test_nobody_is_fired_and_nothing_is_spelled_in_two_ways() -> None:
    assert "fired" not in say("game.summary", "en")
    assert "viré" not in say("game.summary", "fr")
    texts = GAME.texts()
    said = [
        texts.say(Text(key), "en") for key in ("component.armour", "stock.armour", "zone.armory")
    ]
    assert said == ["armor plate", "armor plate", "Armory"]
    rows = [texts.say(face.name, "en") for face in GAME.cards()]
    rows += [texts.say(face.text, "en") for face in GAME.cards() if face.text is not None]
    assert not [row for row in rows if re.search("armour", row, re.IGNORECASE)]


def test_names_and_dates_are_right() -> None:
    assert say("card.revolving-door", "fr") == "Erreur de garage"
    assert say("trip.heat-death-gala", "fr").startswith("Gala de la mort thermique")
    assert tables().get(Trip, "eiffel-tower").date == 1888, "half built: it was finished in 1889"


@pytest.mark.parametrize(
    ("lang", "strengths"),
    [
        ("en", ("Intern, easily beaten:", "Clerk, a fair match:", "Partner, the strongest:")),
        (
            "fr",
            ("Stagiaire, facile à battre :", "Employé, un adversaire", "Associé, le plus fort :"),
        ),
    ],
)
def test_junior_says_how_strong_he_is(lang: str, strengths: tuple[str, ...]) -> None:
    levels = ("intern", "clerk", "partner")
    for level, strength in zip(levels, strengths, strict=True):
        assert say(f"setting.junior.{level}", lang).startswith(strength)


def test_the_future_does_not_pay_more_for_the_same_number_of_components() -> None:
    """The setting says that most trips there pay less at once."""
    eras = {face.id: face.facts["era"] for face in GAME.cards() if face.kind == "trip"}
    trips = tables().all(Trip)
    assert "most trips there pay less at once" in say("setting.futures", "en")
    less = 0
    future = [trip for trip in trips if eras[trip.id] == "future"]
    for trip in future:
        alike = [
            other.points
            for other in trips
            if eras[other.id] == "ad" and len(other.requires) == len(trip.requires)
        ]
        assert trip.points <= min(alike)
        less += trip.points < min(alike)
    assert less > len(future) // 2
