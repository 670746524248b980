"""What happens, as the log tells it: each kind has a sentence in `words/`."""

from typing import NamedTuple


class Hung(NamedTuple):
    """Somebody has hung a key."""

    seat: int
    key: int


class Drew(NamedTuple):
    """Somebody has drawn a key, as that seat is told of it."""

    seat: int
    key: int


class DrewUnseen(NamedTuple):
    """Somebody has drawn a key, as the others are told of it."""

    seat: int


class Rested(NamedTuple):
    """Somebody could do nothing."""

    seat: int
