"""The rules text and the icons of a card, made from its effect: text and behaviour cannot differ.

A game words its verbs in `text/` under `effect.<verb>`, with `{form?imperative|infinitive}` where a
language needs both: `effect.take = "{form?prenez|prendre} {n:spark} {place}"`. Slots for phrases are
worded under `<slot>.<value>`, conditions under `condition.<id>`, sets under `set.<id>`.
"""

from looptable.content.text import Text, Texts
from looptable.effects.nodes import Choose, Do, Each, If, May, Node, Repeat, Seq, UpTo, walk
from looptable.effects.verbs import Language

__all__ = ["icons", "wording"]

IMPERATIVE, INFINITIVE = 1, 2


def icons(node: Node, language: Language) -> tuple[str, ...]:
    """The icons of the verbs met, each once, in reading order."""
    met = [language.verb(clause.verb).icon for clause in walk(node)]
    return tuple(dict.fromkeys(icon for icon in met if icon))


def wording(node: Node, texts: Texts, lang: str) -> str:
    """The rules text of an effect: sentences, or bullets where a sentence would be ambiguous."""
    return _Writer(texts, lang).block(node).strip()


class _Writer:
    """Writes effects in one language."""

    def __init__(self, texts: Texts, lang: str) -> None:
        self._texts = texts
        self._lang = lang

    def block(self, node: Node) -> str:
        """An effect as sentences. Plain clauses in a row share one; all else starts a new one."""
        steps = node.steps if isinstance(node, Seq) else (node,)
        sentences: list[str] = []
        run: list[Do] = []
        for step in steps:
            if isinstance(step, Do):
                run.append(step)
                continue
            sentences += self._run(run)
            sentences.append(self._sentence(step))
            run = []
        return _joined(sentences + self._run(run))

    def _run(self, clauses: list[Do]) -> list[str]:
        if not clauses:
            return []
        return [self._say("sentence", x=self._chain(tuple(clauses), IMPERATIVE))]

    def _sentence(self, node: Node) -> str:
        match node:
            case Seq():
                return self.block(node)
            case Choose(options):
                return self._choose(options)
            case May(body):
                return self._governed("may", body, INFINITIVE)
            case UpTo(most, body):
                return self._governed("up-to", body, IMPERATIVE, n=most)
            case Repeat(times, body):
                return self._governed("times", body, IMPERATIVE, n=times)
            case Each(members, body):
                return self._governed("each", body, IMPERATIVE, set=self._word("set", members))
            case If(condition, body, otherwise):
                test = self._word("condition", condition)
                sentence = self._governed("if", body, IMPERATIVE, condition=test)
                if otherwise is None:
                    return sentence
                return _joined([sentence, self._governed("otherwise", otherwise, IMPERATIVE)])
            case Do():
                return self._run([node])[0]

    def _governed(self, frame: str, body: Node, form: int, **args: int | str) -> str:
        """A sentence whose first words govern a body: "If …: …"."""
        steps = body.steps if isinstance(body, Seq) else (body,)
        clauses = tuple(step for step in steps if isinstance(step, Do))
        # Behind a colon a chain of clauses is clear; behind "you may" one would ask where it ends.
        if len(clauses) == len(steps) and (form == IMPERATIVE or len(clauses) == 1):
            return self._say(frame, x=self._chain(clauses, form), **args)
        return self._say(f"{frame}-all", xs=self._bullets(steps), **args)

    def _choose(self, options: tuple[Node, ...]) -> str:
        if all(isinstance(option, Do) for option in options):
            clauses = [self._chain((o,), IMPERATIVE) for o in options if isinstance(o, Do)]
            return self._texts.say(Text("wording.choose", {"xs": tuple(clauses)}), self._lang)
        return self._say("choose-all", xs=self._bullets(options))

    def _bullets(self, nodes: tuple[Node, ...]) -> str:
        # What stands inside a bullet is set further in, so that its own bullets do not mingle.
        blocks = [self.block(node).rstrip().replace("\n", "\n  ") for node in nodes]
        return "".join(f"\n• {block}" for block in blocks) + "\n"

    def _chain(self, clauses: tuple[Do, ...], form: int) -> str:
        """Clauses in a row, without a capital letter or a full stop."""
        chain = self._word("effect", clauses[0], form=form)
        for clause in clauses[1:]:
            chain = self._say("then", a=chain, b=self._word("effect", clause, form=form))
        return chain

    def _word(self, kind: str, clause: Do, **args: int) -> str:
        slots: dict[str, int | str | Text] = {
            slot: value if isinstance(value, int) else Text(f"{slot}.{value}")
            for slot, value in clause.slots
        }
        key = f"{kind}.{clause.verb}"
        return self._texts.say(Text(key, {**slots, **args}), self._lang)

    def _say(self, frame: str, **args: int | str) -> str:
        return self._texts.say(Text(f"wording.{frame}", dict(args)), self._lang)


def _joined(sentences: list[str]) -> str:
    """Sentences in a row; a list of bullets ends with a line break of its own."""
    text = ""
    for sentence in sentences:
        text += sentence if not text or text.endswith("\n") else f" {sentence}"
    return text
