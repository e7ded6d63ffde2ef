"""Tests never meet what somebody has installed on this machine."""

import os
from pathlib import Path

os.environ["LOOPTABLE_DATA"] = str(Path(__file__).parent / "build" / "no-data")
