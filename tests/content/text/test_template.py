"""Templates: what a slot becomes, in both languages."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from looptable.content.text.grammar import Noun
from looptable.content.text.languages import GRAMMARS, LANGUAGES
from looptable.content.text.template_parser import MalformedTemplate, parse_template
from looptable.content.text.texts import Arg, Layer, MissingText, Text, Texts, WrongArgument

NOUNS = {
    "en": {
        "noun.rift": Noun("rift", "rifts"),
        "noun.era": Noun("era", "eras"),
        "agent.ada": Noun("Ada", None, "f"),
        "agent.bob": Noun("Bob", None, "m"),
    },
    "fr": {
        "noun.rift": Noun("faille", "failles", "f"),
        "noun.vortex": Noun("vortex", "vortex", "m"),
        "noun.era": Noun("époque", "époques", "f"),
        "agent.ada": Noun("Ada", None, "f"),
        "agent.bob": Noun("Bob", None, "m"),
    },
}


def catalogue(templates: Mapping[str, str]) -> Texts:
    """A catalogue that says the same templates in every language."""
    own = {
        lang: {key: parse_template(source, GRAMMARS[lang]) for key, source in templates.items()}
        for lang in LANGUAGES
    }
    return Texts(Layer(NOUNS), Layer(own))


def say(lang: str, template: str, **args: Arg) -> str:
    parsed = parse_template(template, GRAMMARS[lang])
    texts = Texts(Layer(NOUNS), Layer({lang: {"it": parsed}}))
    return texts.say(Text("it", args), lang)


@pytest.mark.parametrize(
    ("lang", "template", "args", "expected"),
    [
        ("en", "plain", {}, "plain"),
        ("en", "", {}, ""),
        ("en", "{x}", {"x": "y"}, "y"),
        ("en", "{x}{x}", {"x": 2}, "22"),
        ("en", "{{x}}", {}, "{x}"),
        ("en", "{{{x}}}", {"x": 1}, "{1}"),
        ("en", "{x}", {"x": "{y}"}, "{y}"),
        ("en", "{x}", {"x": Text("agent.ada")}, "Ada"),
        ("en", "{x}", {"x": ("a", 1, Text("agent.ada"))}, "a, 1, Ada"),
        ("en", "{xs&}", {"xs": ("a", 1, Text("agent.ada"))}, "a, 1 and Ada"),
        ("fr", "{xs&}", {"xs": ("a", "b")}, "a et b"),
        ("en", "{::rift}, {^::rift}", {}, "rifts, Rifts"),
        ("en", "{::@x}", {"x": "era"}, "eras"),
        ("fr", "{le ::era} {de le ::era} {un ::rift}", {}, "les époques des époques des failles"),
        ("fr", "{::rift~tombés|tombées}", {}, "tombées"),
        ("en", "{xs|}", {"xs": ("a", "b")}, "a or b"),
        ("fr", "{xs|}", {"xs": ("a", "b", "c")}, "a, b ou c"),
        ("en", "{xs|}", {"xs": ("a",)}, "a"),
        ("en", "{xs|}", {"xs": "a"}, "a"),
        ("en", "{xs&}", {"xs": ()}, "none"),
        ("fr", "{xs&}", {"xs": ()}, "néant"),
        ("en", "{n:rift}", {"n": 1}, "1 rift"),
        ("en", "{n:rift}", {"n": 0}, "0 rifts"),
        ("fr", "{n:rift}", {"n": 0}, "0 faille"),
        ("fr", "{n:rift}", {"n": 1}, "1 faille"),
        ("fr", "{n:rift}", {"n": 2}, "2 failles"),
        ("en", "{n::rift}", {"n": 2}, "rifts"),
        ("fr", "{n::rift}", {"n": 1}, "faille"),
        ("en", "{:rift}", {}, "rift"),
        ("en", "{n:@what}", {"n": 2, "what": "era"}, "2 eras"),
        ("en", "{n::@what}", {"n": 2, "what": Text("noun.era")}, "eras"),
        ("en", "{:@what}", {"what": "era"}, "era"),
        ("en", "{n:@who}", {"n": 2, "who": Text("agent.ada")}, "2 Ada"),
        ("en", "{n?one|many}", {"n": 1}, "one"),
        ("en", "{n?one|many}", {"n": 0}, "many"),
        ("fr", "{n?un|des}", {"n": 0}, "un"),
        ("en", "card{n?|s}", {"n": 2}, "cards"),
        ("en", "{xs?one|many}", {"xs": ("a", "b")}, "many"),
        ("en", "{n?a {x}|{n} {x}s}", {"n": 3, "x": "bolt"}, "3 bolts"),
        ("fr", "{x~envoyé|envoyée}", {"x": Text("agent.ada")}, "envoyée"),
        ("fr", "{x~envoyé|envoyée}", {"x": Text("agent.bob")}, "envoyé"),
        ("fr", "{:rift~retiré|retirée}", {}, "retirée"),
        ("fr", "{:@x~retiré|retirée}", {"x": "vortex"}, "retiré"),
        ("fr", "{n?{x~né|née}|{x~nés|nées}}", {"n": 2, "x": Text("agent.ada")}, "nées"),
        ("en", "a{x! and {x}}", {"x": "b"}, "a and b"),
        ("en", "a{x! and {x}}", {"x": ""}, "a"),
        ("en", "a{x! and {x}}", {"x": ()}, "a"),
        ("en", "a{x! and {x}}", {}, "a"),
        ("en", "{n!{n:rift}|no rift}", {"n": 0}, "no rift"),
        ("en", "{n!{n:rift}|no rift}", {"n": 1}, "1 rift"),
        ("en", "{^x}", {"x": "era"}, "Era"),
        ("en", "{^x}", {"x": ""}, ""),
        ("fr", "{^le :era}", {}, "L’époque"),
        ("fr", "{^:era}", {}, "Époque"),
        ("en", "{a x}", {"x": "era"}, "an era"),
        ("en", "{^a :rift}", {}, "A rift"),
        ("fr", "{le :rift}", {}, "la faille"),
        ("fr", "{le n:rift}", {"n": 2}, "les 2 failles"),
        ("fr", "{le n::rift}", {"n": 2}, "les failles"),
        ("fr", "{un :rift}", {}, "une faille"),
        ("fr", "{de le :vortex}", {}, "du vortex"),
        ("fr", "{de le :era}", {}, "de l’époque"),
        ("fr", "{à le n::rift}", {"n": 3}, "aux failles"),
        ("fr", "{de x}", {"x": Text("agent.ada")}, "d’Ada"),
        ("fr", "{de n:era}", {"n": 1}, "de 1 époque"),
        ("fr", "{que x}", {"x": Text("agent.bob")}, "que Bob"),
        ("fr", "{de x~ami|amie}", {"x": Text("agent.ada")}, "d’amie"),
        ("fr", "{x} ?", {"x": "Quoi ?"}, "Quoi ?\u202f?"),
        ("fr", "« {x} » :", {"x": 1}, "«\u202f1\u202f»\u202f:"),
        ("fr", "{x!Où ?}", {"x": 1}, "Où\u202f?"),
        ("en", "{x} ?", {"x": 1}, "1 ?"),
    ],
)
def test_slots_are_filled(lang: str, template: str, args: dict[str, Arg], expected: str) -> None:
    assert say(lang, template, **args) == expected


def test_texts_nest() -> None:
    texts = catalogue({"all": "{x}!", "part": "<{x}>"})
    assert texts.say(Text.of("all", x=Text.of("part", x="y")), "en") == "<y>!"


@pytest.mark.parametrize(
    ("template", "args", "words"),
    [
        ("{x}", {}, "'x' is missing; given: none"),
        ("{x}", {"y": 1}, "'x' is missing; given: y"),
        ("{n:rift}", {"n": "two"}, "'n' must be a number"),
        ("{n?a|b}", {"n": "two"}, "'n' must be a number or a list"),
        ("{:@x}", {"x": 3}, "'x' must name a noun"),
        ("{x~a|b}", {"x": "Ada"}, "'x' has no gender"),
        ("{:rift~a|b}", {}, "'noun.rift' has no gender"),
    ],
)
def test_wrong_values_are_a_clear_bug(template: str, args: dict[str, Arg], words: str) -> None:
    with pytest.raises(WrongArgument, match=f"text 'it' \\(en\\): .*{words}"):
        say("en", template, **args)


def test_a_bug_deep_inside_names_the_text_it_is_in() -> None:
    texts = catalogue({"all": "{x}", "part": "{y}"})
    with pytest.raises(WrongArgument, match=r"^text 'part' \(fr\): argument 'y' is missing"):
        texts.say(Text.of("all", x=Text("part")), "fr")


def test_an_unknown_noun_is_a_missing_text() -> None:
    with pytest.raises(MissingText, match=r"'noun\.rfit'"):
        say("en", "{:rfit}")


def test_a_sentence_is_no_noun() -> None:
    with pytest.raises(WrongArgument, match="'it' is not a noun"):
        say("en", "{:@x}", x=Text("it"))


def test_a_template_knows_its_values_and_nouns() -> None:
    source = "{x} {n:rift} {m::@w} {:era} {xs&} {n?{p}|{:card}} {:@g~a|{q}} {c!{c} {r}|{s}}"
    template = parse_template(source, GRAMMARS["en"])
    assert template.nouns() == {"rift", "era", "card"}
    assert template.required() == {"x", "n", "m", "w", "xs", "p", "g", "q", "r", "s"}
    assert template.arguments() == template.required() | {"c"}


@pytest.mark.parametrize(
    ("source", "offset", "reason"),
    [
        ("a {x", 2, "unclosed"),
        ("a {", 3, "no-name"),
        ("a } b", 2, "unopened"),
        ("{}", 1, "no-name"),
        ("{ x}", 1, "no-name"),
        ("{X}", 1, "no-name"),
        ("{x y}", 1, "unknown-function"),
        ("{de x}", 1, "unknown-function"),
        ("{x-y}", 2, "unexpected"),
        ("{x }", 1, "unknown-function"),
        ("{n:}", 3, "no-noun"),
        ("{n:Rift}", 3, "no-noun"),
        ("{n:@}", 4, "no-name"),
        ("{:rift?a|b}", 6, "unexpected"),
        ("{n?one}", 6, "one-form"),
        ("{n?a|b|c}", 6, "too-many-forms"),
        ("{n?a|b", 0, "unclosed"),
        ("{n?a", 4, "unclosed"),
        ("{x~a}", 4, "one-form"),
        ("{x!a|b|c}", 6, "unexpected"),
        ("{xs&&}", 4, "unexpected"),
        ("{^^x}", 2, "no-name"),
        ("{n?" * 9 + "x", 24, "too-deep"),
    ],
)
def test_a_malformed_template_says_where_and_why(source: str, offset: int, reason: str) -> None:
    with pytest.raises(MalformedTemplate) as caught:
        parse_template(source, GRAMMARS["en"])
    assert (caught.value.offset, caught.value.reason.key) == (offset, f"template.{reason}")


def test_an_unknown_small_word_comes_with_the_accepted_ones() -> None:
    with pytest.raises(MalformedTemplate) as caught:
        parse_template("{du x}", GRAMMARS["fr"])
    args = caught.value.reason.args
    assert args["found"] == "du"
    assert "de" in args["accepted"] if isinstance(args["accepted"], tuple) else False


# Mostly signs that mean something, so that many of the sources are nearly right.
SOURCES = st.one_of(st.text(), st.text(alphabet="{}|?!~:@&^ xnrift-", max_size=30))


@given(SOURCES, st.sampled_from(LANGUAGES))
def test_any_source_is_read_or_refused_with_a_place(source: str, lang: str) -> None:
    try:
        offset = len(parse_template(source, GRAMMARS[lang]).parts)
    except MalformedTemplate as refused:
        offset = refused.offset
    assert 0 <= offset <= len(source)


@given(st.text())
def test_braces_written_twice_are_themselves(words: str) -> None:
    source = words.replace("{", "{{").replace("}", "}}")
    assert say("en", source).replace("’", "'") == words.replace("’", "'")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic_but_for_those_in_values(lang: str) -> None:
    assert (
        say(lang, "l'or, {x}'s, the agents' and '{{", x="it's")
        == "l’or, it's’s, the agents’ and '{"
    )


@given(st.text(), st.sampled_from(LANGUAGES))
def test_values_are_never_changed(value: str, lang: str) -> None:
    assert say(lang, "{x}", x=value) == value


@given(st.lists(st.text()), st.sampled_from(LANGUAGES))
def test_every_member_of_a_list_is_said_in_order(items: list[str], lang: str) -> None:
    said = say(lang, "{xs&}", xs=tuple(items))
    at = 0
    for item in items:
        at = said.index(item, at) + len(item)
