"""One server for all tests of a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import alike, running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that draws all matches alike."""
    folder: Path = tmp_path_factory.mktemp("server")
    with alike(), running(folder / "tables.db") as found:
        yield found
