"""Constants for the numbers behind names."""

import pytest

from looptable.engine.fields.codes import codes_source, numbered


def test_names_become_constants_that_count_from_the_first() -> None:
    source = codes_source([numbered("ASK_", ("free-move", "era"), first=2)])
    assert source.splitlines()[-2:] == ["ASK_FREE_MOVE: Final = 2", "ASK_ERA: Final = 3"]


def test_every_list_may_have_a_suffix() -> None:
    assert "DEAL_PHASE: Final = 0\n" in codes_source([numbered("", ("deal",), suffix="_PHASE")])


def test_two_lists_cannot_declare_one_constant() -> None:
    with pytest.raises(ValueError, match="two lists declare the constant OVER"):
        codes_source([numbered("", ("over",)), numbered("", ("over",))])
