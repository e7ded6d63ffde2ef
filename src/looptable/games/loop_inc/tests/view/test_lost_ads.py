"""Warnings of Ads that surely fail come true: whoever does it all the same loses the Ad by the end of the day."""

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.players import is_out
from looptable.games.loop_inc.rules.state import IncState
from looptable.testing import rule

SURE = {"warning.late-ad", "warning.hopeless-ad", "warning.doomed-ad", "warning.lost-ad"}
MATCHES = 30


def reckless(state: IncState, chance: Chance) -> tuple[int, bool]:
    """An option that surely loses an Ad, if there is one; else one that is not warned of, if any."""
    (seat,) = state.pending()
    legal = state.legal(seat)
    options = GAME.legal_options(state, seat)
    for action, option in zip(legal, options, strict=True):
        if SURE & {text.key for text in option.warnings}:
            return action, True
    safe = [action for action, option in zip(legal, options, strict=True) if not option.warnings]
    chosen = safe or legal
    return chosen[chance.below(0, len(chosen))], False


def play(players: int, seed: int) -> int:
    """Plays one match; says how many warnings were ignored and came true."""
    chance = Chance(1)
    chance.seed(seed)
    state = GAME.start(players, {"more_anomalies": True, "futures": True}, seed)
    warned: dict[int, int] = {}  # players who lose an Ad today, and how many they had lost before
    failed: list[int] = [0] * players
    come_true = 0
    while state.outcome() is None:
        (seat,) = state.pending()
        action, is_sure = reckless(state, chance)
        if is_sure:
            warned.setdefault(seat, failed[seat])
        events: list[Event] = []
        state.apply(seat, action, events.append)
        for event in events:
            loser = event.data.get("seat")
            if event.kind == "ad-fails" and isinstance(loser, int):
                failed[loser] += 1
        if any(event.kind == "day-ends" for event in events):
            for player, before in warned.items():
                assert is_out(state, player) or failed[player] > before
                come_true += 1
            warned.clear()
    return come_true


@rule("INC-ADV-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_ad_that_is_said_to_fail_fails(players: int) -> None:
    assert sum(play(players, seed) for seed in range(MATCHES)) > MATCHES // 2
