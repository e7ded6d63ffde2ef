"""A small client for programs: `Client` for requests, `Sitting` for the socket of a table.

It needs the extra `looptable[client]`.
"""

from looptable.client.client import Client, ClientRefused
from looptable.client.sitting import Sitting

__all__ = ["Client", "ClientRefused", "Sitting"]
