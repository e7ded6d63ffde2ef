"""The rules text and the icons of a card, made from its effect: text and behaviour cannot differ.

A game words its verbs in `text/` under `effect.<verb>`, with `{form?imperative|infinitive}` where a
language needs both: `effect.take = "{form?prenez|prendre} {n:spark} {place}"`. Slots for phrases are
worded under `<slot>.<value>`, conditions under `condition.<id>`, sets under `set.<id>`.
"""

from looptable.content.text.texts import Text, Texts
from looptable.effects.language import Language
from looptable.effects.nodes import Choose, Do, Each, If, May, Node, Repeat, Seq, UpTo, walk

__all__ = ["icons", "offering", "wording"]

IMPERATIVE, INFINITIVE = 1, 2


def icons(node: Node, language: Language) -> tuple[str, ...]:
    """The icons of the verbs met, each once, in reading order."""
    met = [language.verb(clause.verb).icon for clause in walk(node)]
    return tuple(dict.fromkeys(icon for icons in met for icon in icons.split()))


def wording(node: Node, texts: Texts, lang: str) -> str:
    """The rules text of an effect: sentences, or bullets where a sentence would be ambiguous."""
    return _Writer(texts, lang).block(node).strip()


def offering(node: Node, texts: Texts, lang: str) -> str:
    """An effect as an option: without capital and full stop, if one sentence can say it."""
    return _Writer(texts, lang).option(node).strip()


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

    def option(self, node: Node) -> str:
        """An effect that somebody may choose."""
        steps = node.steps if isinstance(node, Seq) else (node,)
        clauses = tuple(step for step in steps if isinstance(step, Do))
        if len(clauses) == len(steps):
            return self._chain(clauses, IMPERATIVE)
        inline = self._inline(node, IMPERATIVE)
        return self.block(node) if inline is None else inline

    def _run(self, clauses: list[Do]) -> list[str]:
        if not clauses:
            return []
        return [self._say("sentence", x=self._chain(tuple(clauses), IMPERATIVE))]

    def _sentence(self, node: Node) -> str:
        match node:
            case Seq():
                return self.block(node)
            case Choose() | May() if (clause := self._inline(node, IMPERATIVE)) is not None:
                return self._say("sentence", x=clause)
            case Choose(options):
                return self._say("choose-all", xs=self._bullets(options))
            case May(body):
                return self._listed("may", body)
            case UpTo(most, body):
                return self._governed("up-to", body, n=most)
            case Repeat(times, body):
                return self._governed("times", body, n=times)
            case Each(members, body):
                return self._governed("each", body, set=self._word("set", members))
            case If(condition, body, otherwise):
                test = self._word("condition", condition)
                sentence = self._governed("if", body, condition=test)
                if otherwise is None:
                    return sentence
                return _joined([sentence, self._governed("otherwise", otherwise)])
            case Do():
                return self._run([node])[0]

    def _governed(self, frame: str, body: Node, **args: int | str) -> str:
        """A sentence whose first words govern a body: "If …, …"; behind a colon, a chain of clauses."""
        steps = body.steps if isinstance(body, Seq) else (body,)
        clauses = tuple(step for step in steps if isinstance(step, Do))
        if len(clauses) == len(steps):
            chain = self._chain(clauses, IMPERATIVE)
            return self._say(frame, x=chain, steps=len(steps), **args)
        clause = self._inline(body, IMPERATIVE)
        if clause is not None:
            return self._say(frame, x=clause, steps=1, **args)
        return self._listed(frame, body, **args)

    def _listed(self, frame: str, body: Node, **args: int | str) -> str:
        """A frame over a list of steps, where a sentence would leave open how far the frame goes."""
        steps = body.steps if isinstance(body, Seq) else (body,)
        return self._say(f"{frame}-all", xs=self._bullets(steps), steps=len(steps), **args)

    def _inline(self, node: Node, form: int) -> str | None:
        """A step that can stand in the middle of a sentence, or None if it must not."""
        match node:
            case Do():
                return self._chain((node,), form)
            case Choose(options) if all(isinstance(option, Do) for option in options):
                clauses = tuple(self._chain((o,), form) for o in options if isinstance(o, Do))
                # "Choose: draw or move", yet "you may draw or move".
                key = "wording.choose" if form == IMPERATIVE else "wording.or"
                return self._texts.say(Text(key, {"xs": clauses}), self._lang)
            case May(body) if form == IMPERATIVE:
                wish = self._inline(body, INFINITIVE)
                return None if wish is None else self._say("may", x=wish)
            case _:
                return None

    def _bullets(self, nodes: tuple[Node, ...]) -> str:
        # The content of a bullet is indented, so that its own bullets do not mingle with it.
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
