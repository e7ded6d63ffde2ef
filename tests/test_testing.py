"""The marker that tests use to cite rules."""

import pytest

from looptable.testing import rule


def test_the_marker_carries_the_ids() -> None:
    mark = rule("LOOP-FOO-1", "LOOP-FOO-2").mark
    assert (mark.name, mark.args) == ("rule", ("LOOP-FOO-1", "LOOP-FOO-2"))


def test_five_ids_are_the_most() -> None:
    assert len(rule("A-B-1", "A-B-2", "A-B-3", "A-B-4", "A-B-5").mark.args) == 5
    with pytest.raises(ValueError, match="at most 5 ids, not 6"):
        rule("A-B-1", "A-B-2", "A-B-3", "A-B-4", "A-B-5", "A-B-6")


@pytest.mark.parametrize(("ids", "complaint"), [((), "at least one"), (("A-B-1",) * 2, "twice")])
def test_no_id_and_doubled_ids_are_refused(ids: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        rule(*ids)
