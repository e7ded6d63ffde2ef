"""Pictures in views: who sees which, and that none tells more than the view."""

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Piece, View, Zone
from looptable.games.time_stories.tests.missions.proving_ground import FILES, ground, table
from looptable.testing import Table

HALL = (
    "places/hall.toml",
    '[scene]\nsky = "panels"\nlandmark = "door"\n'
    + FILES["places/hall.toml"].replace('id = "bench"\n', 'id = "bench"\nthings = ["bench"]\n', 1),
)


def seen(on: Table, seat: int | None) -> View:
    return on.game.view(on.state, seat)


def zone(view: View, name: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == name)


def backs(view: View) -> list[Piece]:
    """The cards of the panorama, with or without pictures."""
    spaces = zone(view, "panorama").zones
    return [piece for space in spaces for piece in space.pieces if piece.kind == "card"]


def test_a_card_has_its_picture_by_place_and_letter_whoever_looks() -> None:
    on_hall = table(HALL)
    for seat in (0, 1, 2, None):
        cards = backs(seen(on_hall, seat))
        assert [card.art for card in cards] == [
            f"ground.hall-{letter}" for letter in "bcdefgh"[: len(cards)]
        ]


def test_the_picture_of_a_face_is_described_by_what_its_back_shows() -> None:
    view = seen(table(HALL), 0)
    bench, gate, *_ = backs(view)
    assert "read" in bench.marks
    assert bench.alt == Text("back.ground.hall-b")
    assert gate.alt is None  # its text says it already


def test_a_place_that_nobody_described_has_no_pictures() -> None:
    view = seen(table(), 0)
    assert not [card for card in backs(view) if card.art or card.alt]
    assert zone(view, "plan").pieces == ()


def test_the_plan_is_four_cards_that_tell_where_the_group_was() -> None:
    # Places: hall, cellar, roof are on the plan; attic and garden are not.
    for visited, here, marks in (
        (["hall"], "hall", "31100"),
        (["hall", "cellar"], "hall", "32100"),
        (["hall", "cellar", "roof"], "roof", "22300"),
    ):
        spaces = dict.fromkeys(("blue", "green", "pink"), f"{here}-b")
        on = table(HALL, here=here, visited=dict.fromkeys(visited, True), space=spaces)
        view = seen(on, 1)
        cards = zone(view, "plan").pieces
        assert [card.art for card in cards] == [f"ground.plan-{n}.{marks}" for n in (1, 2, 3, 4)]


def test_the_plan_is_described_by_the_places_that_are_on_it() -> None:
    first, *others = zone(seen(table(HALL), None), "plan").pieces
    shown = tuple(Text(f"place.ground.{place}") for place in ("hall", "cellar", "roof"))
    assert first.alt == Text.of("piece.plan-alt", places=shown)
    assert [card.alt for card in others] == [None] * 3
    assert {card.kind for card in (first, *others)} == {"picture"}  # terminals leave them out


def test_a_place_that_is_not_on_the_plan_is_not_drawn_on_it() -> None:
    game = ground(HALL)
    for number in range(1, 5):
        known = game.art(f"ground.plan-{number}.11100", "en", "light")
        more = game.art(f"ground.plan-{number}.11111", "en", "light")
        assert known is not None
        assert more is not None
        if number == 4:
            assert known.data != more.data


def test_every_name_that_is_no_picture_gets_none() -> None:
    game = ground(HALL)
    assert game.art("ground.hall-b", "en", "light") is not None
    for name in (
        "",
        "ground",
        "ground.",
        "ground.hall-a",
        "ground.hall-z",
        "ground.hall-",
        "ground.hall-bc",
        "ground.cellar-b",
        "nowhere.hall-b",
        "ground.plan-0.11100",
        "ground.plan-5.11100",
        "ground.plan-1.111",
        "ground.plan-x.11100",
        "ground.plan-1",
        "ground.plan-1.11108",
    ):
        assert game.art(name, "en", "light") is None, name


def test_the_chapter_is_the_run_and_the_place_for_all() -> None:
    on_hall = table(HALL, run_number=2)
    for seat in (0, None):
        run, place = seen(on_hall, seat).chapter
        assert run == Text.of("chapter.run", n=2)
        assert place == Text("place.ground.hall")
