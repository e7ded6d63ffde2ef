"""Faults planted in a rulebook: the kit finds each of them."""

from looptable.conformance.plan import Case, Plan
from looptable.conformance.promises.rulebooks import Rulebooks
from looptable.content.book.book import Book
from looptable.content.book.reader import parse_book
from tests.conformance.faulty import FaultyGame

GOOD = "# Book\n\n## One {#one}\n\nSee [two](#two).\n\n## Two {#two}\n\nText.\n"


def faults(english: str | None, french: str | None) -> list[str]:
    """The kit's findings on the example game with this rulebook."""
    sources = {"en": english, "fr": french}

    class Told(FaultyGame):
        def rulebook(self, lang: str) -> Book | None:
            source = sources[lang]
            return None if source is None else parse_book(f"{lang}.md", source)

    found = Rulebooks(Case(Told(), "", Plan(games=1))).once()
    return [problem.message for problem in found]


def both(source: str) -> list[str]:
    """The findings on a book that is the same in both languages, in one of them."""
    found = faults(source, source)
    assert len({one.replace("'fr'", "'en'") for one in found}) * 2 == len(found)
    return found[: len(found) // 2]


def test_a_good_book_and_none_at_all_are_not_blamed() -> None:
    assert faults(GOOD, GOOD) == faults(None, None) == []


def test_a_language_that_is_missing_is_found() -> None:
    assert faults(GOOD, None) == ["the rulebook is missing in language 'fr'"]


def test_other_chapters_in_one_language_are_found() -> None:
    other = GOOD.replace("{#two}", "{#three}").replace("(#two)", "(#three)")
    assert faults(GOOD, other) == ["the rulebook has other chapters in 'fr' than in 'en'"]


def test_a_chapter_that_is_built_otherwise_in_one_language_is_found() -> None:
    found = faults(GOOD, GOOD.replace("Text.", "- Text."))
    assert found == ["the chapter 'two' is built otherwise in 'fr'"]


def test_a_link_that_leads_nowhere_is_found() -> None:
    assert both(GOOD.replace("(#two)", "(#too)")) == [
        "the chapter 'one' in 'en' leads to the chapter 'too', which is not there"
    ]


def test_a_rule_and_a_term_that_are_not_there_are_found() -> None:
    assert both(f"{GOOD}\nterms: nonsense\n§ NO-RULE-1\n") == [
        "the chapter 'two' in 'en' cites 'NO-RULE-1', which the ledger does not have",
        "the chapter 'two' in 'en' explains 'nonsense', which is no word of the glossary",
    ]


def test_rules_that_only_one_language_cites_are_found() -> None:
    found = faults(f"{GOOD}\n§ NO-RULE-1\n", GOOD)
    assert "the chapter 'two' names other terms or rules in 'fr'" in found


def test_a_chapter_that_no_screen_holds_is_found() -> None:
    (found,) = both(GOOD.replace("Text.", "on " * 331))
    assert found == "the chapter 'two' in 'en' has 331 words, more than a screen holds"


def test_an_empty_chapter_and_one_that_cannot_be_read_are_found() -> None:
    assert both(GOOD.replace("Text.\n", "")) == ["the chapter 'two' in 'en' is empty"]
    assert faults(GOOD.replace("Text.", "a * star"), GOOD)[0].startswith(
        "the rulebook cannot be read: en.md:9: "
    )
