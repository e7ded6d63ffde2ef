"""The error a client raises when the server refuses."""

from looptable.wire.lobby import Refused

__all__ = ["ClientRefused"]


class ClientRefused(Exception):
    """The server refused; `refused` has the code and the sentence."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.code}: {refused.text}")
        self.refused = refused
        self.code = refused.code
