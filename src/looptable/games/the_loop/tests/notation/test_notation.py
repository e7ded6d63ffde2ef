"""The notation of this game: what authors of cards can write, and what is refused."""

import pytest

from looptable.games.the_loop.library import NOTATION

ONE_PIECE = (
    "push 1 clone",
    "destroy 2 clones",
    "swap a clone with a clone",
    "acquire an artifact",
    "apply an artifact",
)


def test_no_word_of_the_notation_takes_what_another_means() -> None:
    assert NOTATION.contradictions() == []


@pytest.mark.parametrize("verb", ONE_PIECE)
@pytest.mark.parametrize("place", ["in each era", "in each adjacent era", "on each vortex"])
def test_a_step_that_picks_one_piece_does_not_go_through_several_eras(
    verb: str, place: str
) -> None:
    mistake = NOTATION.mistake(f"{verb} {place}")
    assert mistake is not None
    assert (mistake.code, mistake.found) == ("effect/unexpected", "each")
    assert mistake.column == len(f"{verb} {place.split(maxsplit=1)[0]} ") + 1


@pytest.mark.parametrize("verb", ONE_PIECE)
@pytest.mark.parametrize("place", ["in any era", "on a vortex", "at foo", "with another agent"])
def test_it_may_name_any_single_era(verb: str, place: str) -> None:
    assert NOTATION.mistake(f"{verb} {place}") is None


@pytest.mark.parametrize("verb", ["add 1 energy", "remove 1 rift"])
def test_cubes_are_added_and_removed_in_several_eras_at_once(verb: str) -> None:
    assert NOTATION.mistake(f"{verb} in each era") is None
