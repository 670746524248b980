"""What a seat may do on Maui.

Lines and slots of the market, patterns, tracks and positions on a towel count from 0; rows and columns from 1.
"""

from typing import Final, NamedTuple

NONE: Final = -1  # no track, no towel token


class Lay(NamedTuple):
    """Take a towel from the market, pay for it, and lay it in the next column."""

    line: int  # of the market
    slot: int  # its place there
    top: int  # the row of its highest pattern, from -1 (two patterns in the water) to 7 (two in the trees)
    track: int  # that the covered pattern umbrella moves; NONE where there is no such choice
    blue: int  # the pattern of the towel under the light-blue towel token, from the top; or NONE
    orange: int  # and under the orange one


class Collect(NamedTuple):
    """Take all the sand dollars of one zone."""

    line: int


class Spare(NamedTuple):
    """Take any towel for nothing and lay it in the middle of the next column, for no points."""

    line: int
    slot: int
