"""The names of the verbs of the tiny language, in both languages."""

from looptable.content.text.grammar import Noun
from looptable.content.text.languages import GRAMMARS
from looptable.content.text.layer import Entry, Layer
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Texts, system_texts

NOUNS: dict[str, dict[str, Entry]] = {
    "en": {"noun.coin": Noun("coin", "coins")},
    "fr": {"noun.coin": Noun("écu", "écus", "m")},
}
SENTENCES = {
    "en": {
        "effect.gain": "gain {n:coin}",
        "effect.note": "note {n}",
        "effect.rob": "rob {n:coin} from them",
        "effect.take": "take a stone out of {place}",
        "effect.play": "let {who} play the spare card",
        "place.cave": "the cave",
        "place.mine": "the abandoned mine",
        "who.you": "yourself",
        "who.next": "the next player",
        "condition.rich": "you have {n:coin}",
        "set.others": "other player",
        "set.stones": "stone in {place}",
    },
    "fr": {
        "effect.gain": "{form?gagnez|gagner} {n:coin}",
        "effect.note": "{form?notez|noter} {n}",
        "effect.rob": "{form?volez|voler}-lui {n:coin}",
        "effect.take": "{form?tirez|tirer} une pierre {de place}",
        "effect.play": "{form?laissez|laisser} jouer la réserve {à who}",
        "place.cave": "le gouffre",
        "place.mine": "Élise",
        "who.you": "vous-même",
        "who.next": "le voisin",
        "condition.rich": "vous avez {n:coin}",
        "set.others": "autre joueur",
        "set.stones": "pierre {de place}",
    },
}


def tiny_texts() -> Texts:
    entries: dict[str, dict[str, Entry]] = {
        lang: {**NOUNS[lang], **{k: parse_template(s, GRAMMARS[lang]) for k, s in said.items()}}
        for lang, said in SENTENCES.items()
    }
    return system_texts().over(Layer(entries))
