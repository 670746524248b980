"""A failure that a person can do something about: one sentence on stderr, no traceback."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
CACHE: Final = ROOT / ".cache"  # everything that may be deleted at any time


class Trouble(Exception):
    """Says in one sentence what failed and what to do about it."""
