"""Reasons: everything that cannot be chosen has one, and nothing that can."""

import pytest

from looptable.content.text.texts import system_texts
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import MODE_NAMES, table
from looptable.games.the_loop.tests.reasons import ids_of, random_positions

PLAYED = [(mode, players) for mode in MODE_NAMES for players in (1, 2, 4)]
BUTTONS = ("option-ability", "option-loop spiral", "option-loop star", "option-loop stripe")
SEEN_ONLY = ("mode-", "difficulty-")


@pytest.mark.parametrize(("mode", "players"), PLAYED)
def test_everything_is_either_a_target_or_has_a_reason(mode: str, players: int) -> None:
    for seed in (1, 2):
        for state, seat in random_positions(mode, players, seed):
            options = GAME.legal_options(state, seat)
            chosen = {f"{target.kind}-{target.id}" for one in options for target in one.targets}
            chosen |= {f"option-{one.key}" for one in options}
            pieces, zones = ids_of(GAME.view(state, seat))
            reasons = set(GAME.reasons(state, seat))
            assert not reasons & chosen, "what can be chosen has no reason"
            assert reasons <= {*pieces, *zones, *BUTTONS, "option-loop black-hole"}
            reached = {id_ for id_ in pieces if not id_.startswith(SEEN_ONLY)}
            reached |= {id_ for id_ in zones if id_.startswith("era-")}
            assert reached | set(BUTTONS) <= reasons | chosen


def test_reasons_can_be_said_in_both_languages() -> None:
    texts = GAME.texts()
    for state, seat in random_positions("centrifuges", 3, 4):
        for reason in GAME.reasons(state, seat).values():
            assert all(texts.say(reason, lang).endswith(".") for lang in ("en", "fr"))


def test_who_is_not_asked_hears_no_reason() -> None:
    assert GAME.reasons(table().state, 1) == {}


def test_every_reason_has_words_and_names_rules() -> None:
    own = set(GAME.texts().keys()) - set(system_texts().keys())
    reasons = {key.removeprefix("reason.") for key in own if key.startswith("reason.")}
    assert reasons == set(GAME.citations().reason)
