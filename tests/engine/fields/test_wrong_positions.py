"""Wrong positions: each is refused with what is wrong in it and what would do."""

import pytest
from tests.engine.toy import toy

from looptable.content.text.texts import explain
from looptable.core.errors import PositionError
from looptable.engine.fields.layout import always, number
from looptable.engine.fields.position_values import players_of

pytestmark = pytest.mark.both_builds


def refusal(**position: object) -> PositionError:
    with pytest.raises(PositionError) as refused:
        toy(**position)
    for lang in ("en", "fr"):
        assert explain(refused.value, lang)
    return refused.value


def test_an_unknown_field_is_refused_with_the_one_that_was_meant() -> None:
    error = refusal(rounds=3)
    assert (error.code, error.data["field"]) == ("position/unknown-field", "rounds")
    assert error.data["closest"] == "round"
    assert {"round", "deck", "players", "seed"} <= set(_strings(error.data["accepted"]))
    assert "asked" not in _strings(error.data["accepted"]), "a derived field cannot be given"


def _strings(value: object) -> list[str]:
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, str)]


WRONG: list[tuple[str, object, str, str]] = [
    ("round", "two", "two", "a whole number"),
    ("round", None, "None", "a whole number"),
    ("round", True, "True", "a whole number"),
    ("round", 1.5, "1.5", "a whole number"),
    ("round", 2**63, str(2**63), "a whole number"),
    ("leader", 7, "7", "0 or 1"),
    ("leader", -1, "-1", "0 or 1"),
    ("hour", "midnight", "midnight", "dawn, noon or dusk"),
    ("hour", [], "[]", "dawn, noon or dusk"),
    ("open", "yes", "yes", "true or false"),
    ("open", 2, "2", "true or false"),
    ("open", None, "None", "true or false"),
    ("sparks", 3, "3", "dawn, noon or dusk"),
    ("sparks", [1, 2, 3], "[1, 2, 3]", "dawn, noon or dusk"),
    ("sparks", {"night": 1}, "night", "dawn, noon or dusk"),
    ("chimes", -1, "-1", "0–1000000"),
    ("chimes", 1_000_001, "1000001", "0–1000000"),
    ("chimes", "many", "many", "a whole number"),
    ("watch", None, "None", "dawn, noon or dusk"),
    ("pawn", {"2": "noon"}, "2", "0 or 1"),
    ("deck", "owl", "owl", "a list"),
    ("deck", ["cow"], "cow", "owl, fox, hen or elk"),
    ("deck", {"owl": 1}, "{'owl': 1}", "a list"),
    ("deck", ["owl", None], "None", "owl, fox, hen or elk"),
    ("hands", {"0": [None]}, "None", "owl, fox, hen or elk"),
    ("hands", {"0": "owl"}, "owl", "a list"),
    ("hands", {"0": None}, "None", "a list"),
    ("chance", 5, "5", "words or draws"),
    ("chance", {"luck": {}}, "luck", "words or draws"),
    ("chance", {"draws": {"dice": [1]}}, "dice", "deck or die"),
    ("chance", {"draws": {"die": 1}}, "1", "a list"),
    ("chance", {"draws": {"die": ["1"]}}, "1", "at least 0"),
    ("chance", {"draws": {"die": [-1]}}, "-1", "at least 0"),
    ("chance", {"words": {"die": [1] * 6}}, "None", "[1…, 1…, 1…, 1…, 1…, 1…]"),
    ("seed", "abc", "abc", "a whole number"),
    ("players", 3, "3", "2"),
    ("players", "two", "two", "2"),
    ("format", "1", "1", "1–1"),
    ("format", 0, "0", "1–1"),
]


@pytest.mark.parametrize(("field", "value", "shown", "accepted"), WRONG)
def test_a_wrong_value_is_refused_with_what_would_do(
    field: str, value: object, shown: str, accepted: str
) -> None:
    error = refusal(**{field: value})
    assert explain(error, "en") == (
        f"In the position, “{field}” cannot be {shown}; accepted: {accepted}."
    )


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"bells": {"noon": 13}}, "“bells” of “noon” cannot be 13; accepted: 0–12."),
        ({"bells": {"noon": -1}}, "“bells” of “noon” cannot be -1; accepted: 0–12."),
        ({"sparks": {"dusk": "x"}}, "“sparks” of “dusk” cannot be x; accepted: a whole number."),
        ({"pawn": {"1": "x"}}, "“pawn” of “1” cannot be x; accepted: dawn, noon or dusk."),
        ({"nest": {"1": None}}, "“nest” of “1” cannot be None; accepted: owl, fox, hen or elk."),
    ],
)
def test_a_refused_cell_of_a_row_is_named(position: dict[str, object], sentence: str) -> None:
    assert explain(refusal(**position), "en") == f"In the position, {sentence}"


def test_what_is_never_nothing_has_a_name_by_default() -> None:
    for field in (number("chimes"), number("leader", of="seat")):
        with pytest.raises(ValueError, match="never nothing"):
            always(field)


@pytest.mark.parametrize(
    "words",
    [
        [0] * 6,
        [1, 1, 1, 0, 0, 0],
        [4294967087, 1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1, 4294944443],
        [1] * 5,
    ],
)
def test_words_that_would_stop_the_generator_are_refused(words: list[int]) -> None:
    good = [1, 2, 3, 4, 5, 6]
    assert refusal(chance={"words": {"deck": good, "die": words}}).code == "position/bad-value"


def test_the_largest_words_of_a_generator_are_accepted() -> None:
    words = [4294967086] * 3 + [4294944442] * 3
    state = toy(chance={"words": {"deck": words, "die": [0, 0, 1, 0, 0, 1]}})
    assert state.position()["chance"]["words"]["deck"] == words


def test_a_long_wrong_value_is_cut() -> None:
    assert len(str(refusal(deck="x" * 10_000).data["value"])) < 110


def test_what_says_that_it_is_something_else_is_refused() -> None:
    assert refusal(looptable="record").code == "position/not-a-position"
    assert refusal(game="chess").code == "position/not-for-this-game"
    assert refusal(format=2).data == {"format": 2, "newest": 1}


@pytest.mark.parametrize("players", ["two", 0, 5, True, 2.0, None])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(PositionError) as refused:
        players_of({"players": players}, "toy", 2, 4)
    assert refused.value.data["accepted"] == ["2–4"]


def test_a_position_that_does_not_say_is_for_as_few_as_may_be() -> None:
    assert players_of({}, "toy", 2, 4) == 2
    assert players_of({"players": 3}, "toy", 2, 4) == 3


def test_the_game_is_checked_before_the_number_of_players() -> None:
    with pytest.raises(PositionError) as refused:
        players_of({"players": 9, "game": "chess"}, "toy", 2, 4)
    assert refused.value.code == "position/not-for-this-game"
