"""Settings: what is given is checked, what is not has its default."""

import msgspec
import pytest

from looptable.content.text.texts import explain
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Meta
from looptable.engine.contract.settings import Setting, offered, read_options

LEVEL = Setting("level", "easy", choices=("easy", "hard", "3"))
CALM = Setting("calm", False)
ROUNDS = Setting("rounds", 4, least=2, most=12)
AGENTS = Setting("agents", "random", free=True)
DEBT = Setting("debt", 0, least=-5, most=5)
ALL = (LEVEL, CALM, ROUNDS, AGENTS)


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(ALL, {"rounds": 5}) == {
        "level": "easy",
        "calm": False,
        "rounds": 5,
        "agents": "random",
    }


@pytest.mark.parametrize(
    ("setting", "given", "read"),
    [
        (LEVEL, "hard", "hard"),
        (LEVEL, 3, "3"),
        (CALM, "yes", True),
        (CALM, "TRUE", True),
        (CALM, "no", False),
        (CALM, True, True),
        (ROUNDS, "12", 12),
        (ROUNDS, 2, 2),
        (DEBT, "-5", -5),
        (AGENTS, "mr-time,v-girl", "mr-time,v-girl"),
        (AGENTS, "", ""),
    ],
)
def test_words_of_a_person_and_values_of_a_program_are_read(
    setting: Setting, given: str | int | bool, read: str | int | bool
) -> None:
    value = setting.read(given)
    assert (value, type(value)) == (read, type(read))


@pytest.mark.parametrize(
    ("setting", "given", "accepted"),
    [
        (LEVEL, "Hard", ["easy", "hard", "3"]),
        (LEVEL, "", ["easy", "hard", "3"]),
        (CALM, "maybe", ["yes", "no"]),
        (CALM, 1, ["yes", "no"]),
        (ROUNDS, "1", ["2–12"]),
        (ROUNDS, 13, ["2–12"]),
        (ROUNDS, "four", ["2–12"]),
        (ROUNDS, "4.0", ["2–12"]),
        (ROUNDS, "²", ["2–12"]),
        (ROUNDS, "", ["2–12"]),
        (ROUNDS, True, ["2–12"]),
        (ROUNDS, "9" * 5000, ["2–12"]),
        (DEBT, "--5", ["-5–5"]),
    ],
)
def test_what_is_not_accepted_is_refused_with_what_would_be(
    setting: Setting, given: str | int | bool, accepted: list[str]
) -> None:
    with pytest.raises(WrongUse) as refused:
        setting.read(given)
    assert refused.value.code == "use/bad-setting-value"
    assert refused.value.data == {"setting": setting.id, "value": given, "accepted": accepted}


def test_an_unknown_setting_is_refused_with_the_one_that_was_meant() -> None:
    with pytest.raises(WrongUse) as refused:
        read_options(ALL, {"round": 5})
    assert explain(refused.value, "en") == (
        "There is no setting “round”. Did you mean “rounds”? "
        "Accepted: agents, calm, level or rounds."
    )


def test_a_changed_rule_has_the_default_of_the_rules_number() -> None:
    moves = Setting("moves", "both", choices=("none", "one", "both"), was={2: "none", 4: "one"})
    assert [moves.default_in(rules) for rules in range(1, 7)] == [
        "none",
        "none",
        "one",
        "one",
        "both",
        "both",
    ]
    assert CALM.default_in(1) is False


def test_hidden_settings_are_not_offered() -> None:
    assert offered((CALM, Setting("old", False, was={1: True}, hidden=True), LEVEL)) == (
        CALM,
        LEVEL,
    )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("rules = 2\noldest_rules = 3", "above"),
        ("rules = 2\n[[settings]]\nid = 'calm'\ndefault = true\nwas = {2 = false}", "rules 2"),
        ("rules = 2\n[[settings]]\nid = 'calm'\ndefault = true\nwas = {1 = 'x'}", "calm"),
        ("rules = 2\n[[settings]]\nid = 'calm'\ndefault = true\nhidden = true", "hidden"),
    ],
)
def test_a_game_cannot_promise_rules_that_make_no_sense(words: str, complaint: str) -> None:
    frame = "id = 'toy'\nleast_players = 1\nmost_players = 2\nendings = []\nmaturity = 'example'\n"
    with pytest.raises((msgspec.ValidationError, WrongUse), match=complaint):
        msgspec.toml.decode(frame + words, type=Meta)
    good = "rules = 2\n[[settings]]\nid = 'calm'\ndefault = true\nwas = {1 = false}\nhidden = true"
    meta = msgspec.toml.decode(frame + good, type=Meta)
    assert meta.settings[0].default_in(1) is False
