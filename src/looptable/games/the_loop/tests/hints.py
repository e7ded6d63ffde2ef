"""Boards that a view can be guessed from, and the advice of the bot on them."""

from typing import Any

from looptable.core.chance import Chance
from looptable.engine.contract.bot import Advice
from looptable.games.the_loop import GAME
from looptable.games.the_loop.bot.bot import TurnSearchBot
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table

__all__ = ["advice_of", "chance_of", "said", "whole"]

MISSIONS = (
    "clog-up dizzy-doctor reunite spring-cleaning reruns six-funerals "
    "no-age-dark doctor-sandwich quantum-sealant blow-the-meter"
).split()


def whole(**position: Any) -> Table[LoopState]:
    """A board on which the missions add up, so that a view of it can be guessed from."""
    placed = {*position.get("mission", {}).values(), *position.get("completed", ())}
    unused = [mission for mission in MISSIONS if mission not in placed]
    return table(**{"unused": unused, "mission": {}, **position})


def chance_of(seed: int) -> Chance:
    """Chance that begins with this seed."""
    chance = Chance(1)
    chance.seed(seed)
    return chance


def advice_of(
    board: Table[LoopState], seat: int = 0, effort: int = 1, seed: int = 1
) -> dict[str, Advice]:
    """The advice by the keys of the options, the best first."""
    options = GAME.legal_options(board.state, seat)
    view = GAME.view(board.state, seat)
    found = TurnSearchBot().rank(GAME, view, seat, options, chance_of(seed), effort)
    assert sorted(advice.index for advice in found) == list(range(len(options)))
    worths = [advice.worth for advice in found]
    assert worths == sorted(worths, reverse=True)
    return {options[advice.index].key: advice for advice in found}


def said(advice: Advice, lang: str = "en") -> list[str]:
    """The claims of an advice in sentences."""
    return [GAME.texts().say(claim.text, lang) for claim in advice.claims]
