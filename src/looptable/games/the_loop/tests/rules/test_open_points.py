"""Points that the rulebooks leave open (section 34), and rules in which the editions differ.

Each is a setting, or has its default alone; then this file names the test that shows it.
"""

from importlib import import_module

import pytest

from looptable.content.text.texts import LANGUAGES, Text
from looptable.core.errors import PositionError
from looptable.engine.ledger.ledger import ledgers
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import ERAS, table, whole
from looptable.testing import Table, rule

SETTINGS = {
    "LOOP-ABIL-28": "exact_moves",
    "LOOP-REVEAL-6": "literal_reveal",
    "LOOP-MISS-8": "own_era_slots",
    "LOOP-MISS-11": "full_all_along",
    "LOOP-OPEN-11": "free_loops",
    "LOOP-OPEN-29": "lent_exhausts",
}
OPEN = {
    1: "turn.test_foo.test_the_cycle_space_says_how_many_clones_and_artifacts_appear",
    2: "rules.test_open_defaults.test_a_cube_takes_each_chute_as_readily",
    3: "rules.test_open_defaults.test_the_paradox_era_of_a_clone_lies_two_or_three_steps_away",
    4: "rules.test_open_defaults."
    "test_of_several_vortexes_foos_era_comes_first_then_the_next_then_the_previous",
    5: "rules.test_open_defaults.test_energy_that_the_supply_does_not_have_is_not_added",
    6: "rules.test_open_defaults.test_players_choose_rewards_in_turn_order_while_cards_last",
    7: "rules.test_open_defaults.test_a_player_with_few_cards_plays_with_fewer",
    8: "rules.test_progress.test_the_missions_of_one_cube_a_turn_are_offered_and_may_wait",
    9: "rules.test_open_defaults.test_what_another_agent_does_in_your_turn_progresses_missions",
    10: "rules.test_open_defaults.test_a_card_that_does_nothing_may_be_used_with_a_warning",
    12: "rules.test_open_defaults.test_a_carried_clone_dies_on_the_way_and_no_second_one_is_carried",
    13: "rules.test_agents.test_mr_times_ability_costs_nothing_and_works_once_a_turn",
    14: "rules.test_agents.test_v_girl_applies_the_destroyed_artifact_in_her_own_era",
    15: "rules.test_agents.test_cztwyzzek_moves_freely_to_any_era",
    16: "rules.test_agents.test_each_agent_starts_in_its_era",
    17: "cards.test_abilities.test_another_agent_is_never_yourself",
    18: "rules.test_missions.test_quantum_sealant_is_met_only_once_the_last_rift_of_the_era_is_gone",
    19: "modes.test_modes.test_sabotage_starts_with_more_clones_when_harder",
    20: "modes.test_centrifuges.test_only_the_hardest_difficulty_has_rifts_under_the_centrifuges",
    21: "rules.test_open_defaults.test_each_elementary_dimension_is_on_two_centrifuge_sides",
    22: "rules.test_open_defaults.test_a_centrifuge_survives_a_vortex",
    23: "modes.test_supa_clones.test_a_clone_left_behind_in_its_paradox_era_dies_at_once",
    24: "modes.test_ultramachina.test_there_are_no_foo_cards_but_two_first_eras",
    25: "rules.test_open_defaults.test_two_machina_cards_with_three_slots_belong_to_each_era",
    26: "rules.test_open_defaults.test_time_prowler_cancels_no_rift_that_a_card_adds",
    27: "cards.test_machina_cards.test_two_cards_of_one_era_leave_two_rifts_there",
    28: "rules.test_open_defaults.test_a_mega_vortex_is_checked_before_the_cycle_ends",
    30: "rules.test_open_points.test_solo_with_no_card_left_to_deal_an_agent_with_most_cards_plays",
    31: "rules.test_open_defaults.test_what_robofinisher_wins_for_a_further_clone_counts_for_missions",
    32: "rules.test_open_defaults.test_perpetual_energy_is_not_taken_away",
    33: "rules.test_open_defaults.test_the_first_player_chooses_first_in_the_reward_before_ultramachina",
    34: "rules.test_open_defaults.test_a_clone_stays_in_its_paradox_era_until_it_comes_from_another",
    35: "rules.test_open_defaults.test_nobody_declines_the_reward",
}
EDITIONS = {
    "LOOP-FOO-4": "turn.test_foo.test_clones_come_first_then_artifacts_then_foo",
    "LOOP-VORTEX-17": "rules.test_vortexes.test_mission_tile_rifts_and_artifacts_follow_in_this_order",
    "LOOP-USE-3": "turn.test_using.test_a_card_is_exhausted_before_its_ability_is_applied",
    "LOOP-MDMG-3": "rules.test_progress.test_progress_is_placed_after_the_action_not_during_it",
    "LOOP-MDMG-13": "rules.test_progress.test_meeting_the_condition_places_a_cube_without_asking",
    "LOOP-ATT-8": "turn.test_rewards.test_the_new_mission_is_revealed_before_the_reward_cards",
    "LOOP-LOSE-3": "rules.test_endings."
    "test_four_missions_do_not_save_the_team_while_another_condition_is_open",
    "LOOP-PILE-13": "rules.test_piles.test_a_hand_may_fall_below_three_cards_between_refreshes",
}
DEFAULTS = {f"LOOP-OPEN-{number}": test for number, test in OPEN.items()} | EDITIONS

SOLO = {"solo": True, "agents": ["mr-time", "time-prowler", "v-girl"], "at": {}}


def test_every_point_is_a_setting_or_has_the_test_of_its_default() -> None:
    ledger = ledgers()["LOOP"]
    found = {one.id for one in ledger.rules if one.kind == "open" or "Editions:" in one.text}
    assert found == SETTINGS.keys() | DEFAULTS.keys()
    assert not SETTINGS.keys() & DEFAULTS.keys()


@pytest.mark.parametrize(("point", "test"), DEFAULTS.items())
def test_the_test_of_a_default_is_there(point: str, test: str) -> None:
    module, _, name = test.rpartition(".")
    shown = getattr(import_module(f"looptable.games.the_loop.tests.{module}"), name)
    cited = {rule_id for mark in shown.pytestmark if mark.name == "rule" for rule_id in mark.args}
    assert point in cited


@pytest.mark.parametrize("setting", SETTINGS.values())
def test_a_setting_says_what_it_changes_in_both_languages(setting: str) -> None:
    (declared,) = [one for one in GAME.settings() if one.id == setting]
    assert declared.default is False
    said = {GAME.texts().say(Text(f"setting.{setting}"), lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert GAME.start(2, {setting: True}, 3).position()[setting] is True
    assert setting not in GAME.start(2, {}, 3).position()


# Whether a card that another agent applies is exhausted.


@rule("LOOP-OPEN-29")
@pytest.mark.parametrize("exhausts", [False, True])
def test_a_card_that_another_agent_applies_is_exhausted_if_so_agreed(exhausts: bool) -> None:
    board = table(
        lent_exhausts=exhausts,
        ready={"mr-time": ["time-clock"], "time-prowler": ["mixtape", "prank-call"]},
    )
    board.do(0, "use time-clock")
    board.do(1, "mixtape")
    left = (
        {"time-prowler": ["prank-call"]}
        if exhausts
        else {"time-prowler": ["mixtape", "prank-call"]}
    )
    used = {"time-prowler": ["mixtape"]} if exhausts else {}
    board.shows(ready=left, exhausted={"mr-time": ["time-clock"], **used}, energy={"dawn": 2})


@rule("LOOP-OPEN-29")
@pytest.mark.parametrize(("exhausts", "added"), [(False, 2), (True, 1)])
def test_an_exhausted_card_is_applied_only_if_it_need_not_be_ready(
    exhausts: bool, added: int
) -> None:
    board = table(
        lent_exhausts=exhausts,
        ready={"mr-time": ["time-clock"]},
        exhausted={"time-prowler": ["mixtape"]},
    )
    board.do(0, "use time-clock")
    board.shows(energy={"dawn": added})


@rule("LOOP-OPEN-29", "LOOP-CENT-8")
@pytest.mark.parametrize("hand", [["mixtape", "prank-call"], ["prank-call"]])
def test_a_centrifuge_says_which_card_another_agent_can_exhaust(hand: list[str]) -> None:
    board = table(
        lent_exhausts=True,
        mode="centrifuges",
        centrifuge_at={"spiral-star": "dawn"},
        centrifuge_side={"spiral-star": "spiral"},
        ready={"mr-time": ["time-clock"], "time-prowler": hand},
    )
    board.do(0, "use time-clock")
    board.shows(energy={"dawn": len(hand)}, ready={"time-prowler": ["prank-call"]})


def test_a_position_in_which_foo_has_no_card_to_turn_up_is_refused() -> None:
    with pytest.raises(PositionError, match="position/bad-value"):
        GAME.load({"foo_deck": []})


@pytest.mark.parametrize("agents", [["mr-time"], ["mr-time", "mr-time"], ["mr-time", "foo"], "all"])
def test_a_position_names_two_to_four_different_agents(agents: object) -> None:
    with pytest.raises(PositionError, match="position/bad-value"):
        GAME.load({"agents": agents, "phase": "actions"})


def test_a_position_that_is_over_says_how_it_ended() -> None:
    with pytest.raises(PositionError, match="position/bad-value"):
        GAME.load({"phase": "over"})


@rule("LOOP-OPEN-30")
def test_solo_with_no_card_left_to_deal_an_agent_with_most_cards_plays() -> None:
    cards = {"mr-time": ["spartan-shield"], "v-girl": ["holy-grail"]}
    solo = Table(GAME, whole({**SOLO, "phase": "deal", "ready": cards, "foo_deck": list(ERAS)}))
    assert solo.keys(0) == ["mr-time", "v-girl"]
    solo.do(0, "v-girl")
    solo.shows(active="v-girl", phase="actions")


@rule("LOOP-OPEN-30", "LOOP-SOLO-13")
def test_solo_a_card_that_lets_each_agent_draw_lets_the_acting_one_draw() -> None:
    solo = table(
        **SOLO,
        active="v-girl",
        ready={"v-girl": ["self-service-press"]},
        draw={"mr-time": ["holy-grail"]},
    )
    solo.do(0, "use self-service-press")
    assert solo.keys(0) == ["v-girl", "none"]
    solo.do(0, "v-girl")
    solo.shows(ready={"v-girl": ["holy-grail"]}, draw=None)


@rule("LOOP-OPEN-30", "LOOP-UCARD-6")
def test_solo_the_active_agent_refills_after_blessings_of_productivism() -> None:
    hand = {"mr-time": ["spartan-shield", "holy-grail", "timenado"]}
    solo = Table(
        GAME,
        whole(
            {
                **SOLO,
                "mode": "ultramachina",
                "phase": "drop",
                "foo": "industrial",
                "ready": hand,
                "draw": {"mr-time": ["matryoshka", "war-horse"]},
                "machina_in_play": {"blessings-of-productivism": True},
                "machina_waiting": {"blessings-of-productivism": True},
            }
        ),
    )
    solo.do(0, "spartan-shield", "holy-grail")
    solo.shows(ready={"mr-time": ["timenado", "war-horse", "matryoshka"]})
