"""Settings: what is given is checked, what is not has its default."""

import pytest

from looptable.content.text.texts import explain
from looptable.core.errors import WrongUse
from looptable.engine.contract.settings import Setting, read_options

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
