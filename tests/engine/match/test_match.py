"""A match and its record: playing on, going back, branching off, opening it again."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.matches import (
    committed,
    finished,
    game,
    no_packs,
    played,
    unfinished,
)

from looptable.content.text.texts import explain
from looptable.core.chance import Chance
from looptable.core.errors import PositionError, RecordError, Refusal, WrongUse
from looptable.engine.match.match import Match, new_match, open_match
from looptable.engine.match.record import Header, PackRef, Record, short_hash
from looptable.engine.match.recordfile import as_lines, parse_record


def reopened(match: Match) -> Match:
    """The match as it comes back from a file."""
    record, _ = parse_record(as_lines(match.record), "match.jsonl")
    return open_match(record, no_packs)


def changed(match: Match, **fields: object) -> Record:
    header = msgspec.structs.replace(match.record.header, **fields)
    return Record(header, match.record.choices)


def refusal(record: Record) -> RecordError:
    with pytest.raises(RecordError) as refused:
        open_match(record, no_packs)
    for lang in ("en", "fr"):
        assert explain(refused.value, lang)
    return refused.value


def test_a_choice_makes_the_record_longer() -> None:
    match = new_match(game(), 2, {}, 1)
    key = match.game.legal_options(match.state, 1)[0].key
    made = match.act(1, key)
    (choice,) = match.record.choices
    assert (choice.n, choice.seat, choice.do) == (1, 1, key)
    assert choice.h == short_hash(match.state)
    assert [event.kind for event in made.events] == ["committed"]
    assert list(match.choices) == [made]
    assert (made.seat, made.key, made.option.key, made.hash) == (1, key, key, choice.h)


@pytest.mark.parametrize(("seat", "key"), [(0, "no-such-card"), (1, "")])
def test_a_key_that_is_not_open_is_refused_and_changes_nothing(seat: int, key: str) -> None:
    match = unfinished(0)
    before = (match.state.key(), match.record)
    with pytest.raises(Refusal) as refused:
        match.act(seat, key)
    assert refused.value.code == "action/unknown-key"
    assert (match.state.key(), match.record) == before


def test_a_near_miss_is_told_what_was_probably_meant() -> None:
    match = unfinished(0)
    key = match.game.legal_options(match.state, 0)[0].key
    with pytest.raises(Refusal) as refused:
        match.act(0, key[:-1])
    assert refused.value.data["closest"] == key


def test_a_choice_out_of_turn_is_refused() -> None:
    match = unfinished(1, seed=1)
    (other,) = match.state.pending()
    with pytest.raises(Refusal) as refused:
        match.act(1 - other, "anything")
    assert refused.value.data == {"seat": 1 - other, "pending": [other]}


@pytest.mark.parametrize("seat", [-1, 2, 64])
def test_a_seat_that_is_not_at_the_table_is_wrong_use(seat: int) -> None:
    with pytest.raises(WrongUse) as refused:
        unfinished(0).act(seat, "x")
    assert refused.value.data == {"seat": seat, "players": 2}


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = finished()
    with pytest.raises(Refusal) as refused:
        match.act(0, "x")
    assert "the match is over" in explain(refused.value, "en")


@settings(max_examples=30)
@given(st.integers(0, 2**256), st.integers(2, 3), st.integers(0, 200))
def test_a_record_leads_to_the_state_that_was_played(seed: int, players: int, stop: int) -> None:
    match = played(new_match(game(), players, {"calm": True}, seed), stop, seed % 7)
    again = reopened(match)
    assert again.state.key() == match.state.key()
    assert again.record == match.record


@settings(max_examples=30)
@given(st.integers(0, 20), st.integers(1, 12), st.data())
def test_going_back_is_having_played_less(seed: int, choices: int, data: st.DataObject) -> None:
    match = unfinished(choices, seed)
    back = data.draw(st.integers(0, len(match.record.choices)))
    earlier = match.undo(back)
    assert earlier.record.choices == match.record.choices[: len(match.record.choices) - back]
    assert earlier.state.key() == reopened(earlier).state.key()


def test_the_same_choices_after_undo_give_the_same_draws() -> None:
    match = finished(seed=3)
    again = match.undo(len(match.record.choices))
    for choice in match.record.choices:
        again.act(choice.seat, choice.do)
    assert again.record == match.record


def test_undo_takes_back_one_choice_unless_told_otherwise() -> None:
    match = unfinished(4)
    assert match.undo().record.choices == match.record.choices[:3]


def test_undo_leaves_the_match_itself_alone() -> None:
    match = unfinished()
    before = (match.state.key(), match.record)
    match.undo(3)
    assert (match.state.key(), match.record) == before


def test_more_than_was_made_cannot_be_undone() -> None:
    match = unfinished(4)
    with pytest.raises(RecordError) as refused:
        match.undo(5)
    assert refused.value.data == {"count": 5, "made": 4}
    with pytest.raises(RecordError):
        new_match(game(), 2, {}, 1).undo()


@pytest.mark.parametrize("n", [-1, 5, 10**9])
def test_a_choice_that_was_not_made_cannot_be_gone_to(n: int) -> None:
    with pytest.raises(WrongUse) as refused:
        unfinished(4).at(n)
    assert refused.value.data == {"n": n, "made": 4}


# Forks.


def test_a_fork_of_a_finished_match_keeps_its_draws() -> None:
    match = finished()
    fork = match.fork(3, seat=0, seed=99)
    assert fork.state.key() == match.at(3).state.key()
    assert fork.record == match.record.upto(3)


@settings(max_examples=40)
@given(st.integers(0, 30), st.integers(0, 9), st.integers(0, 1), st.integers(0, 2**64))
def test_a_fork_of_an_unfinished_match_shows_its_owner_the_same_table(
    game_seed: int, at: int, owner: int, seed: int
) -> None:
    match = played(new_match(game(), 2, {}, game_seed), 9)
    if match.state.outcome() is not None:
        return
    at = min(at, len(match.record.choices))
    earlier, fork = match.at(at), match.fork(at, owner, seed)
    view = match.game.view(earlier.state, owner)
    assert match.game.view(fork.state, owner).as_bytes() == view.as_bytes()
    assert match.game.census(fork.state) == match.game.census(earlier.state)


def test_what_the_owner_of_a_fork_cannot_know_is_drawn_anew() -> None:
    match = unfinished(1)
    true = match.state.position()
    forks = [match.fork(1, 0, seed).state.position() for seed in range(20)]
    for hidden in ("deck", "chance"):
        assert len({str(fork[hidden]) for fork in forks} | {str(true[hidden])}) > 15
    assert {str(fork["hands"]["0"]) for fork in forks} == {str(true["hands"]["0"])}
    assert len({str(fork["hands"]["1"]) for fork in forks}) > 3


def test_the_draws_of_a_fork_are_not_those_it_was_guessed_with() -> None:
    match = unfinished(4)
    words = match.fork(4, 0, 5).state.position()["chance"]["words"]
    guessing = Chance(2)
    guessing.seed(5)
    assert next(iter(words.values())) != list(guessing.words)[:6]


def test_the_same_fork_twice_is_the_same() -> None:
    match = unfinished()
    assert match.fork(2, 0, 5).state.key() == match.fork(2, 0, 5).state.key()
    assert match.fork(2, 0, 5).state.key() != match.fork(2, 0, 6).state.key()


def test_a_fork_is_a_record_of_its_own() -> None:
    fork = unfinished().fork(4, 1, 5)
    header = fork.record.header
    assert (header.seed, header.commit, fork.record.choices) == (None, None, ())
    assert reopened(fork).state.key() == fork.state.key()
    assert reopened(played(fork)).state.outcome() == fork.state.outcome()


def test_a_fork_without_an_owner_belongs_to_the_first_who_must_choose() -> None:
    match = unfinished(1)
    (owner,) = match.state.pending()
    assert match.fork(1, None, 5).state.key() == match.fork(1, owner, 5).state.key()


def test_a_fork_for_nobody_at_the_table_is_wrong_use() -> None:
    with pytest.raises(WrongUse) as refused:
        unfinished().fork(1, 5, 5)
    assert refused.value.code == "use/unknown-seat"


def test_a_fork_of_a_match_whose_secret_is_out_can_be_opened() -> None:
    match = open_match(committed(), no_packs)
    fork = match.fork(3, 0, 99)
    assert fork.record.header.commit is None
    assert reopened(fork).state.key() == match.at(3).state.key()
    whole = match.fork(len(match.record.choices), 0, 99)
    assert reopened(whole).state.key() == match.state.key()


def test_a_match_whose_secret_is_out_can_be_gone_back_through_step_by_step() -> None:
    match = open_match(committed(), no_packs)
    assert match.at(5).at(3).state.key() == match.at(3).state.key()
    assert match.undo(1).undo(1).state.key() == match.undo(2).state.key()
    assert match.at(len(match.record.choices)).record == match.record


# From a position.


def test_a_match_may_begin_in_a_position() -> None:
    middle = unfinished(5)
    match = new_match(game(), 2, {}, 0, position=middle.state.position())
    assert match.state.key() == middle.state.key()
    assert match.record.header.seed is None
    assert reopened(played(match)).state.key() == match.state.key()


def test_a_position_that_leaves_chance_open_takes_the_seed_of_the_match() -> None:
    position = {"hands": {"0": ["early-bird"], "1": ["paradox"]}}
    first, same, other = (new_match(game(), 2, {}, seed, position) for seed in (1, 1, 2))
    assert first.state.key() == same.state.key()
    assert first.state.key() != other.state.key()


def test_a_position_that_does_not_say_takes_the_players_of_the_match() -> None:
    hands = {"0": ["paradox"], "1": ["overtime"], "2": ["early-bird"]}
    assert new_match(game(), 3, {}, 1, {"hands": hands}).state.position()["players"] == 3
    match = new_match(game(), 2, {}, 1, {"players": 3, "hands": hands})
    assert match.record.header.players == 3


@pytest.mark.parametrize("players", ["two", None, 9, 2.5])
def test_a_position_for_an_impossible_table_is_refused(players: object) -> None:
    with pytest.raises(PositionError) as refused:
        new_match(game(), 2, {}, 1, {"players": players})
    assert refused.value.data["field"] == "players"


# Records that do not fit.


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(WrongUse) as refused:
        new_match(game(), 9, {}, 1)
    assert refused.value.code == "use/wrong-players"


def test_a_record_of_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(WrongUse) as refused:
        open_match(changed(unfinished(), game="chess"), no_packs)
    assert refused.value.data["game"] == "chess"


def test_a_record_that_needs_a_pack_names_it() -> None:
    error = refusal(changed(unfinished(), packs=(PackRef("night-shift", "1.2"),)))
    assert error.code == "record/unknown-content"
    assert error.data == {"pack": "night-shift", "version": "1.2"}


def test_a_record_with_other_content_is_refused() -> None:
    assert refusal(changed(unfinished(), content="0" * 64)).code == "record/other-content"


def test_a_record_under_other_rules_is_refused() -> None:
    error = refusal(changed(unfinished(), rules=99))
    assert (error.code, error.data["rules"], error.data["ours"]) == ("record/other-rules", 99, 1)


def test_a_choice_that_was_not_possible_is_refused_at_its_line() -> None:
    match = unfinished()
    bad = msgspec.structs.replace(match.record.choices[3], do="no-such-card")
    choices = (*match.record.choices[:3], bad, *match.record.choices[4:])
    error = refusal(Record(match.record.header, choices))
    assert error.code == "record/foreign-choice"
    assert error.data == {"line": 5, "key": "no-such-card", "reason": "action/unknown-key"}


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": 9}, "use/wrong-players"),
        ({"options": {"rounds": 99}}, "use/bad-setting-value"),
        ({"options": {"speed": 1}}, "use/unknown-setting"),
        ({"position": {"mood": 1}}, "position/unknown-field"),
        ({"position": {"round": "x"}}, "position/bad-value"),
        ({"position": {"pc": "early-bird"}}, "position/broken-card"),
        ({"position": {"game": "chess"}}, "position/not-for-this-game"),
    ],
)
def test_a_start_that_no_match_has_is_refused(fields: dict[str, object], reason: str) -> None:
    error = refusal(changed(unfinished(), **fields))
    assert (error.code, error.data["reason"]) == ("record/impossible-start", reason)
    assert reason not in explain(error, "en"), "the reason is said in words"
    assert reason not in explain(error, "fr")


def test_a_record_whose_secret_is_not_out_cannot_be_replayed() -> None:
    record = committed()
    assert refusal(Record(record.header, record.choices)).code == "record/secret-not-revealed"


def test_a_header_carries_everything_the_set_up_needs() -> None:
    match = new_match(game(), 3, {"rounds": "2"}, 8, seats=("Ann", "Ben", "Zoë"))
    assert match.record.header == Header(
        game="template",
        rules=game().meta.rules,
        content=game().content_hash(),
        players=3,
        options={"rounds": 2, "calm": False},
        seed=8,
        seats=("Ann", "Ben", "Zoë"),
    )
