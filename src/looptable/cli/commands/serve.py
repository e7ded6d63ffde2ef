"""`looptable serve`: the table on the network."""

from typing import TYPE_CHECKING

import click

from looptable.cli.command import command, voice_of
from looptable.cli.output import print_line
from looptable.cli.parameters import WholeNumber, lang_option
from looptable.cli.voice import Voice

if TYPE_CHECKING:
    from looptable.server.run import Place

__all__ = ["command_line"]


@command("serve")
@click.option("--host", default="127.0.0.1", metavar="H")
@click.option("--port", type=WholeNumber(0), default=8000, metavar="P")
@click.option("--database", metavar="URL")
@click.option("--trusted-proxies", "proxies", default="", metavar="A[,B...]")
@click.option("--limit", type=WholeNumber(1), metavar="N")
@click.option("--no-open", "is_quiet", is_flag=True)
@lang_option
@click.pass_context
def command_line(
    context: click.Context,
    host: str,
    port: int,
    database: str | None,
    proxies: str,
    limit: int | None,
    is_quiet: bool,
) -> None:
    import asyncio

    from looptable.cli.commands.games import print_left_out
    from looptable.engine.registry import games
    from looptable.server.net.limits import USUAL_RATE, limits_for
    from looptable.server.run import Place, checked_proxies, listen, run_server
    from looptable.storage import open_store

    voice = voice_of(context)
    trusted = checked_proxies(proxies)
    url = database or _usual_database()
    store = open_store(url)
    asyncio.run(_check_database(url))
    listening = listen(host, port)
    place = Place(host, listening.getsockname()[1])

    def started() -> None:
        _announce(place, url, voice)
        for game in games().values():
            print_left_out(game, voice)
        if not is_quiet:
            _open_browser(place.address)

    if not run_server(store, listening, started, limits_for(limit or USUAL_RATE), trusted):
        context.exit(1)


async def _check_database(url: str) -> None:
    """Opens the database once, so that one that cannot be used is refused in a sentence."""
    from looptable.storage import open_store

    store = open_store(url)
    try:
        await store.migrate()
    finally:
        await store.close()


def _usual_database() -> str:
    """A file in the user's data folder, made if it is not there."""
    from looptable.content.user_folders import data_folder
    from looptable.core.errors import WrongUse

    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise WrongUse("file/unwritable", file=str(folder), reason=reason) from None
    return f"sqlite:///{(folder / 'looptable.db').absolute()}"


def _announce(place: "Place", url: str, voice: Voice) -> None:
    print_line(voice.line("serve.address", address=place.address))
    others = place.address_for_others()
    if others is None:
        print_line(voice.line("serve.local"))
    else:
        print_line(voice.line("serve.invite", address=others))
    print_line(voice.line("serve.outside"))
    print_line(voice.line("serve.database", database=_without_password(url)))
    print_line(voice.line("serve.stop"))


def _without_password(url: str) -> str:
    """A database's address as it may be shown."""
    from looptable.storage.opening import without_password

    return without_password(url).removeprefix("sqlite:///")


def _open_browser(address: str) -> None:
    """Opens the page where there is a screen to show it on."""
    import os
    import sys
    import webbrowser

    has_screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(address)
