"""Every question and every reason of The LOOP names the rules it comes from."""

from looptable.engine.ledger.ledger import ledgers
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.layout import PROMPTS
from looptable.wire.translator import Translator
from looptable.wire.views import UndoInfo


def test_every_question_names_a_rule_that_exists() -> None:
    known = {rule.id for rule in ledgers()["LOOP"].rules}
    prompts = GAME.citations().prompt
    assert set(prompts) == set(PROMPTS)
    assert all(ids and set(ids) <= known for ids in prompts.values())


def test_a_view_brings_the_rules_of_its_question_and_options() -> None:
    state = GAME.start(2, {"agents": "mr-time,v-girl"}, 5)
    (seat,) = state.pending()
    translator = Translator(GAME.texts(), "en", GAME.citations())
    view = translator.seat_view(
        GAME.view(state, seat), GAME.legal_options(state, seat), UndoInfo(0, 0)
    )
    assert view.rules == ("LOOP-ACT-1", "LOOP-ACT-2", "LOOP-TURN-2")
    rules = {option.key: option.rules for option in view.options}
    assert rules["end"] == ("LOOP-TURN-4",)
    assert all(rules.values())


def test_every_reason_names_a_rule_that_exists() -> None:
    known = {rule.id for rule in ledgers()["LOOP"].rules}
    assert all(ids and set(ids) <= known for ids in GAME.citations().reason.values())
