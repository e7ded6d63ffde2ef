"""`looptable play`, with a script at the keyboard."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from looptable.engine.registry import find_game

Run = Callable[..., Result]

PLAY = ("play", "template", "--seed", 3, "--record", "m.jsonl")


def choices(file: str = "m.jsonl") -> list[dict[str, object]]:
    return [json.loads(line) for line in Path(file).read_text("utf-8").splitlines()[1:]]


@pytest.mark.parametrize(
    ("lang", "over"), [("en", "The match is over"), ("fr", "La partie est terminée")]
)
def test_a_whole_game_against_bots(run: Run, lang: str, over: str) -> None:
    result = run(*PLAY, "--lang", lang, typed="1\n" * 60)
    assert result.exit_code == 0
    assert over in result.stdout
    assert result.stderr == ""
    assert run("replay", "m.jsonl", "--verify").exit_code == 0
    assert {choice["seat"] for choice in choices()} == {0, 1}


def test_the_end_of_the_script_quits_politely_and_says_how_to_go_on(run: Run) -> None:
    result = run(*PLAY, typed="1\n")
    assert result.exit_code == 0
    assert result.stdout.endswith(
        "The match is saved in m.jsonl.\nTo continue: looptable play --record m.jsonl\n"
    )


def test_a_match_goes_on_where_it_was_left(run: Run) -> None:
    run(*PLAY, typed="1\nq\n")
    before = choices()
    result = run("play", "--record", "m.jsonl", typed="1\nq\n")
    assert f"Continuing m.jsonl, after {len(before)} choice" in result.stdout
    assert choices()[: len(before)] == before
    assert len(choices()) > len(before)


@pytest.mark.parametrize(("lang", "goal"), [("en", "The goal: "), ("fr", "Le but\u202f: ")])
def test_a_newcomer_hears_the_goal_before_the_first_question_and_once(
    run: Run, lang: str, goal: str
) -> None:
    first = run("play", "loop-inc", "--record", "m.jsonl", "--lang", lang, typed="1\nq\n").stdout
    assert first.count(goal) == 1
    assert first.index(goal) < first.index(" › ")
    assert "Junior" in first[first.index(goal) : first.index("────")]
    assert ("g explains" if lang == "en" else "g explique") in first
    assert goal not in run("play", "--record", "m.jsonl", "--lang", lang, typed="q\n").stdout


def test_without_a_choice_nothing_is_kept(run: Run) -> None:
    result = run(*PLAY, typed="q\n")
    assert result.exit_code == 0
    assert "nothing was saved" in result.stdout
    assert not Path("m.jsonl").exists()


def test_without_a_file_the_match_is_kept_in_the_data_folder(run: Run, tmp_path: Path) -> None:
    result = run("play", "template", typed="1\n")
    (file,) = (tmp_path / "data" / "records").iterdir()
    assert f"looptable play --record {file}" in result.stdout
    assert run("play", "--record", file, typed="q\n").exit_code == 0


def test_without_a_name_a_game_is_picked_from_the_list(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("template")
    monkeypatch.setattr(
        "looptable.cli.commands.play.games", lambda: {"template": game, "other": game}
    )
    result = run("play", typed="9\nmoon\n1\nq\n")
    assert "1. Minute Hand – Three hours" in result.stdout
    assert result.stdout.count("There is no game") == 2
    assert "Player A (you)" in result.stdout
    for typed in ("q\n", ""):
        left = run("play", typed=typed)
        assert (left.exit_code, left.stderr) == (0, "")
        assert "(you)" not in left.stdout


def test_undo_goes_back_to_the_last_choice_of_a_person(run: Run) -> None:
    run(*PLAY, typed="1\nq\n")
    once = Path("m.jsonl").read_bytes()
    Path("m.jsonl").unlink()
    result = run(*PLAY, typed="2\nu\n1\nq\n")
    assert "undone" in result.stdout
    assert Path("m.jsonl").read_bytes() == once


def test_undo_says_when_something_was_revealed_and_when_there_is_nothing(run: Run) -> None:
    result = run(*PLAY, typed="u\n1\nu\nq\n")
    assert "There is no choice of yours to undo yet." in result.stdout
    assert "Something had been revealed since" in result.stdout


def test_the_language_changes_at_once(run: Run) -> None:
    result = run(*PLAY, typed="l\nl en\nq\n")
    english, french, again = (
        result.stdout.split("Désormais en français.")[0],
        *result.stdout.split("Désormais en français.")[1].split("From now on in English."),
    )
    assert "Which card do you commit" in english
    assert "Quelle carte engagez-vous" in french
    assert "Which card do you commit" in again


def test_help_texts_and_saving(run: Run) -> None:
    result = run(*PLAY, typed="h\n?\nt\ns\ns copy.jsonl\ns copy.jsonl\ns no/where\nq\n")
    assert result.stdout.count("What you can type") == 2
    assert "Cards on the table" in result.stdout
    assert "What happened so far" in result.stdout
    assert "Saved in m.jsonl." in result.stdout
    assert "Saved in copy.jsonl." in result.stdout
    assert "“copy.jsonl” already exists" in result.stdout
    assert "its folder does not exist" in result.stdout
    assert Path("copy.jsonl").exists()


def test_what_an_option_would_do_is_told_before_it_is_chosen(run: Run) -> None:
    result = run(*PLAY, typed="?1\n?99\n? moon\nq\n")
    assert "Player A has committed a card." in result.stdout
    assert "There is no option 99" in result.stdout
    assert "There is no option “moon” now." in result.stdout
    assert "nothing was saved" in result.stdout
    french = run(*PLAY, "--lang", "fr", typed="?1\nq\n")
    assert "Joueur A a engagé une carte." in french.stdout


def test_what_cannot_be_chosen_says_why(run: Run) -> None:
    loop = ("play", "the-loop", "--players", 2, "--seed", 3, "--set", "agents=mr-time,v-girl")
    result = run(*loop, typed="loop black-hole\n? loop black-hole\nmove moon\nq\n")
    assert result.stdout.count("No LOOP readies Black Hole cards.  LOOP-LOOP-7") == 2
    assert "There is no option “move moon” now." in result.stdout
    french = run(*loop, "--lang", "fr", typed="loop black-hole\nq\n")
    assert "Aucun LOOP ne redresse les cartes Trou Noir.  LOOP-LOOP-7" in french.stdout


def test_the_rules_behind_a_question_are_shown(run: Run) -> None:
    loop = ("play", "the-loop", "--players", 2, "--seed", 3, "--set", "agents=mr-time,v-girl")
    english = run(*loop, typed="r\nq\n").stdout
    assert "LOOP-ACT-1" in english
    assert "LOOP-TURN-4" in english
    assert "English only" not in english
    assert "§" not in english
    assert "qu’en anglais" in run(*loop, "--lang", "fr", typed="r\nq\n").stdout
    assert "No rules are listed" in run(*PLAY, typed="r\nq\n").stdout


def test_the_words_of_the_table_are_explained_in_the_readers_language(run: Run) -> None:
    inc = ("play", "loop-inc", "--players", 2, "--seed", 3)
    assert "Damage to space-time" in run(*inc, typed="g\nq\n").stdout
    assert (
        "Un accroc dans l’espace-temps" in run(*inc, "--lang", "fr", typed="glossaire\nq\n").stdout
    )
    assert "explains no words" in run(*PLAY, typed="g\nq\n").stdout


def test_mistakes_are_told_and_asked_again(run: Run) -> None:
    result = run(*PLAY, typed="moon\n99\nq\n")
    assert "There is no option “moon” now." in result.stdout
    assert "There is no option 99; please give a number from 1 to 3" in result.stdout


def test_people_at_one_terminal_hand_over_before_secrets_are_shown(run: Run) -> None:
    result = run(*PLAY, "--seat", "all", typed="\n1\n\n1\nq\n")
    first, second = result.stdout.index("Player A is next"), result.stdout.index("Player B is next")
    hand = result.stdout.index("Player A (you)")
    assert first < hand < second < result.stdout.index("Player B (you)")
    assert [choice["seat"] for choice in choices()] == [0, 1]
    header = json.loads(Path("m.jsonl").read_text("utf-8").splitlines()[0])
    assert header["seats"] == ["person", "person"]


def test_private_news_reaches_only_its_owner(run: Run) -> None:
    result = run(*PLAY, "--seat", "all", typed="\n1\n\n" + "1\n\n" * 30)
    for part in result.stdout.split("please hand over")[1:]:
        turn = part.split("\n", 2)[2]
        seats = {seat for seat in "AB" if f"Player {seat} (you)" in turn}
        assert len(seats) <= 1


def test_after_the_end_one_may_undo_and_play_on(run: Run) -> None:
    run(*PLAY, typed="1\n" * 60)
    length = len(choices())
    result = run("play", "--record", "m.jsonl", typed="x\nt\nu\nq\n")
    assert "The match is over" in result.stdout
    assert "undone" in result.stdout
    assert len(choices()) < length


def test_a_person_may_take_another_seat(run: Run) -> None:
    result = run(*PLAY, "--players", 3, "--seat", "2", "--bots", "random", typed="1\nq\n")
    assert "Player A is played by the bot “random”." in result.stdout
    assert "Player C (you)" in result.stdout


def test_a_record_of_another_game_or_with_other_settings_is_refused(run: Run) -> None:
    run(*PLAY, typed="1\nq\n")
    before = Path("m.jsonl").read_bytes()
    refused = run(*PLAY, "--set", "rounds=2")
    assert refused.exit_code == 2
    assert "--seed and --set cannot be given" in refused.stderr
    assert Path("m.jsonl").read_bytes() == before


def test_a_choice_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder", "utf-8")
    result = run("play", "template", typed="1\n")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


LOOP = ("play", "the-loop", "--players", 2, "--seed", 7, "--record", "m.jsonl")


def test_advice_names_the_best_options_by_the_numbers_they_have_at_the_table(run: Run) -> None:
    result = run(*LOOP, typed="a\nq\n")
    asked, _, advised = result.stdout.partition("› ")
    numbers = {line.split()[0]: line for line in asked.splitlines() if line.strip()[:1].isdigit()}
    best = [line for line in advised.splitlines() if line.strip()[:1].isdigit()]
    assert len(best) == 3
    for line in best:
        assert numbers[line.split()[0]].split()[1:] == line.split()[1:]


def test_where_nobody_can_give_advice_that_is_said(run: Run) -> None:
    result = run(*PLAY, typed="a\nq\n")
    assert "No hints" in result.stdout


def test_the_text_of_one_card_is_found_by_a_word(run: Run) -> None:
    result = run(*LOOP, typed="t sandw\nt moonbase\nq\n")
    assert "Nothing on the table has “moonbase” in its name." in result.stdout
    found = result.stdout.partition("Cards on the table")[2].partition("moonbase")[0]
    assert found.count("╭") == 1


def test_after_the_end_a_number_is_no_choice(run: Run) -> None:
    run(*PLAY, typed="1\n" * 60)
    result = run("play", "--record", "m.jsonl", typed="1\nq\n")
    assert "The match is over; no choice is left to make." in result.stdout


def test_what_happened_before_the_first_choice_is_told_once(run: Run) -> None:
    begin = (
        "play",
        "the-loop",
        "--players",
        2,
        "--seed",
        3,
        "--seat",
        "all",
        "--record",
        "l.jsonl",
    )
    result = run(*begin, typed="1\nq\n")
    told = [line for line in result.stdout.splitlines() if "Turn 1: Time Prowler begins." in line]
    assert len(told) == 1
    before = result.stdout.partition("Turn 1: Time Prowler begins.")[0]
    assert "Time Prowler draws" in before
    again = run("play", "--record", "l.jsonl", typed="q\n")
    assert "Turn 1: Time Prowler begins." not in again.stdout
