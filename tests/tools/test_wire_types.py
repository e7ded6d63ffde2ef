"""The browser's types are those of the wire."""

from typing import Literal

import msgspec

from wire_types import HEAD, interface, wire_source


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request.

    It may leave things out.
    """

    id: str
    colour: Literal["red", "blue"] | None = None
    rows: tuple[tuple[int | None, ...], ...] = ()
    rest: dict[str, float] = {}


class Sent(msgspec.Struct, frozen=True, tag="sent"):
    """A frame."""

    yes: bool = True
    body: Body | None = None


def test_what_may_be_left_out_of_a_request_is_optional() -> None:
    assert interface("Body", Body, {}) == (
        "/**\n * A request.\n *\n * It may leave things out.\n */\n"
        "export interface Body {\n"
        "  id: string;\n"
        "  colour?: 'red' | 'blue' | null;\n"
        "  rows?: (number | null)[][];\n"
        "  rest?: Record<string, number>;\n"
        "}\n"
    )


def test_what_the_server_sends_is_whole_and_has_its_type() -> None:
    assert interface("Sent", Sent, {}) == (
        "/** A frame. */\nexport interface Sent {\n"
        "  type: 'sent';\n  yes: boolean;\n  body: Body | null;\n}\n"
    )


def test_the_file_names_what_has_a_name() -> None:
    source = wire_source()
    assert source.startswith(HEAD)
    assert "export type Lang = 'en' | 'fr';" in source
    assert "  lang?: Lang | null;" in source
    assert "  options: Record<string, SettingValue>;" in source
    assert "export type FromClient = Choose | Plan |" in source
