"""Pictures on pieces: served safely, and to those only whose view shows them."""

import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from looptable.client import Client
from looptable.games.time_stories.mission.skeleton import SKELETON
from looptable.wire.lobby import NewTable, TableInfo
from looptable.wire.views import Piece, SeatView, Zone
from tests.server.serving import guest_at, run

MANIFEST = """
format = 1
id = "fog"
game = "time-stories"
version = "1"
licence = "CC BY 4.0"
title = { en = "Fog", fr = "Brume" }
"""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack with a mission that describes its scenes."""
    folder = tmp_path / "data" / "packs" / "fog"
    shutil.copytree(SKELETON, folder / "missions" / "my-mission")
    (folder / "pack.toml").write_text(MANIFEST, "utf-8")
    monkeypatch.setenv("LOOPTABLE_DATA", str(tmp_path / "data"))
    return folder


async def at_the_square(address: str) -> tuple[Client, TableInfo, SeatView]:
    """Ada in both seats, at the first place of the mission, and what she sees there."""
    ada = await guest_at(address, "Ada")
    wish = NewTable(
        "time-stories", 2, {"mission": "my-mission"}, packs=("fog",), seats=("me", "hot")
    )
    table = await ada.make_table(wish)
    async with ada.sit(table.id) as sitting:
        while not pieces(sitting.views[0].zones, "panorama"):
            seat = next(seat for seat in (0, 1) if sitting.views[seat].options)
            await sitting.choose(seat, sitting.views[seat].options[0].key)
        return ada, table, sitting.views[0]


def pieces(zones: tuple[Zone[str], ...], zone: str) -> list[Piece[str]]:
    """The pieces with pictures in a zone and those inside it."""
    found = []
    for one in zones:
        if one.id == zone:
            found += [piece for piece in one.pieces if piece.art]
            found += [piece for inner in one.zones for piece in inner.pieces if piece.art]
    return found


def test_the_backs_of_the_open_place_are_served_as_harmless_pictures(address: str) -> None:
    async def scene() -> None:
        ada, table, view = await at_the_square(address)
        shown = pieces(view.zones, "panorama")
        assert [piece.art for piece in shown] == ["my-mission.square-b", "my-mission.square-c"]
        windows = []
        for piece in shown:
            answer = await ada.http.get(f"/tables/{table.id}/art/{piece.art}")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")
            assert "sandbox" in answer.headers["content-security-policy"]
            assert "max-age" in answer.headers["cache-control"]
            windows.append(ElementTree.fromstring(answer.content).attrib["viewBox"])
        assert windows == ["0 0 320 300", "320 0 320 300"]

    run(scene())


def test_a_picture_is_not_sent_twice_to_who_has_it(address: str) -> None:
    async def scene() -> None:
        ada, table, _ = await at_the_square(address)
        door = f"/tables/{table.id}/art/my-mission.square-b"
        tag = (await ada.http.get(door)).headers["etag"]
        again = await ada.http.get(door, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        dark = await ada.http.get(door, params={"look": "dark"}, headers={"if-none-match": tag})
        assert dark.status_code == 200

    run(scene())


@pytest.mark.parametrize(
    "name",
    [
        "my-mission.chapel-b",  # there is one, and nobody has been there
        "my-mission.square-d",
        "my-mission.plan-1.33",  # a plan that would show more than is known
        "low-tide.quay-b",
        "nothing",
    ],
)
def test_no_picture_tells_more_than_the_view(address: str, name: str) -> None:
    async def scene() -> None:
        ada, table, _ = await at_the_square(address)
        answer = await ada.http.get(f"/tables/{table.id}/art/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "picture/unknown")

    run(scene())


def test_pictures_are_for_those_who_may_look(address: str) -> None:
    async def scene() -> None:
        _, table, _ = await at_the_square(address)
        eve = await guest_at(address, "Eve")
        door = f"/tables/{table.id}/art/my-mission.square-b"
        assert (await eve.http.get(door)).json()["code"] == "table/private"
        assert (await eve.http.get(door, params={"invite": table.invite})).status_code == 200

    run(scene())


def test_the_plan_is_four_cards_with_the_names_in_the_language_of_the_reader(address: str) -> None:
    async def scene() -> None:
        ada, table, view = await at_the_square(address)
        plan = pieces(view.zones, "plan")
        assert [piece.art for piece in plan] == [f"my-mission.plan-{n}.31" for n in range(1, 5)]
        assert plan[0].alt == "A map with The square and The chapel."
        door = f"/tables/{table.id}/art/"
        for lang, words in (("en", "The square"), ("fr", "La place")):
            answer = await ada.http.get(f"{door}{plan[0].art}", params={"lang": lang})
            assert words in answer.text

    run(scene())


def test_the_author_has_the_last_word(address: str, installed: Path) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
    art = installed / "missions" / "my-mission" / "art"
    art.mkdir()
    (art / "square-mayor.svg").write_text(drawing, "utf-8")

    async def scene() -> None:
        ada, table, _ = await at_the_square(address)
        door = f"/tables/{table.id}/art/my-mission.square-"
        assert (await ada.http.get(f"{door}c")).text == drawing
        assert (await ada.http.get(f"{door}b")).text != drawing

    run(scene())
