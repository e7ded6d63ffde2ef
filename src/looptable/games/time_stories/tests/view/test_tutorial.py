"""The guided opening: what it leads to, whatever the dice show and the colleague does."""

import pytest

from looptable.bots import decide, find_bot
from looptable.bots.following import next_bot, wishes_for
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.match.match import Match, new_match
from looptable.engine.match.positions import given_position
from looptable.engine.match.record import Record
from looptable.games.time_stories import GAME

LEARNER: Seat = 0
WORLDS = range(12)


def let_the_colleague_play(match: Match, chance: Chance) -> None:
    """As a server does: after the learner, hearing what the learner chose."""
    while (found := next_bot(match, {1: "companion"}, (LEARNER,))) is not None:
        seat, name = found
        wishes = wishes_for(match, seat, (LEARNER,))
        number = decide(find_bot(name, GAME), GAME, match.state, seat, chance, wishes)
        match.act(seat, match.options(seat)[number].key)


def guided(seed: int, until: str = "") -> Match:
    """The match when this lesson is told, or after the last one."""
    tutorial = GAME.tutorial()
    assert tutorial is not None
    position = given_position(GAME, tutorial.position)
    state = GAME.load(position)
    state.reseed(seed)
    match = Match(GAME, Record(new_match(GAME, 2, {}, 0, position).header), state)
    chance = Chance(1)
    chance.seed(seed)
    for lesson in tutorial.lessons:
        let_the_colleague_play(match, chance)
        if lesson.id == until:
            break
        if lesson.key is not None:
            match.act(LEARNER, lesson.key)
    let_the_colleague_play(match, chance)
    return match


@pytest.mark.parametrize("seed", WORLDS)
def test_both_agents_have_read_their_cards_before_any_time_is_spent(seed: int) -> None:
    position = guided(seed, "card").state.position()
    assert position["time"] == 28
    assert position["receptacle"]["blue"] == "maren"
    assert {"quay-c", "quay-d"} <= set(position["notebook"]["0"])


@pytest.mark.parametrize("seed", WORLDS)
def test_two_rolls_cost_one_unit_of_time(seed: int) -> None:
    position = guided(seed, "dice").state.position()
    assert position["time"] == 27
    assert (position["space"]["blue"], position["space"]["pink"]) == ("quay-c", "quay-d")


@pytest.mark.parametrize("seed", WORLDS)
def test_the_learner_arrives_at_the_tavern_and_is_asked_where_to_enter(seed: int) -> None:
    match = guided(seed)
    position = match.state.position()
    assert position["here"] == "tavern"
    # Two units, and the way of one to three; the pilot among the colleagues may know a short cut.
    assert 23 <= position["time"] <= 26
    assert any(option.key.startswith("tavern-") for option in match.options(LEARNER))


def test_dice_fall_differently_from_learner_to_learner() -> None:
    tests = [str(guided(seed, "dice").state.position().get("pile_1")) for seed in WORLDS]
    assert len(set(tests)) > 1


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("id_", "words"),
    [
        ("body", {"en": "Maren Loy", "fr": "Maren Loy"}),
        ("enter", {"en": "fisherman", "fr": "pêcheur"}),
        ("all", {"en": "crates", "fr": "caisses"}),
        ("move", {"en": "board", "fr": "tableau des pilotes"}),
        ("travel", {"en": "Drowned Bell", "fr": "Cloche noyée"}),
    ],
)
def test_a_lesson_has_the_words_of_its_option(id_: str, words: dict[str, str], lang: str) -> None:
    tutorial, texts, match = GAME.tutorial(), GAME.texts(), guided(1, id_)
    assert tutorial is not None
    (lesson,) = [one for one in tutorial.lessons if one.id == id_]
    (option,) = [one for one in match.options(LEARNER) if one.key == lesson.key]
    assert words[lang] in texts.say(lesson.text, lang)
    assert words[lang] in texts.say(option.text, lang)
