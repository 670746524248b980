"""What a seat may do, and the reasons why it may not."""

from enum import StrEnum
from typing import NamedTuple


class Hang(NamedTuple):
    """Hang a key from the hand."""

    key: int


class Draw(NamedTuple):
    """Draw a key from the pile."""


class Rest(NamedTuple):
    """Do nothing, for want of anything to do."""


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_YOURS = "not yours"
    TOO_LOW = "too low"
    PILE_EMPTY = "pile empty"
    MUST_ACT = "must act"
