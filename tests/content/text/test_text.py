"""A text is a value: equal, hashable, and plain data on the wire."""

import msgspec

from looptable.content.text.texts import Text

SENTENCE = Text.of("told.sent", who=Text("agent.ada"), n=2, where=("here", Text("era.iron"), 3))


def test_equal_texts_have_equal_hashes() -> None:
    again = Text.of("told.sent", where=("here", Text("era.iron"), 3), n=2, who=Text("agent.ada"))
    assert again == SENTENCE
    assert hash(again) == hash(SENTENCE)
    assert len({again, SENTENCE, Text("told.sent")}) == 2


def test_a_text_survives_the_wire() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SENTENCE), type=Text) == SENTENCE


def test_a_value_may_be_called_key() -> None:
    assert Text.of("told", key=1).args == {"key": 1}
