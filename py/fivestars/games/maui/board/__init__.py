"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.maui.board import recap
from fivestars.games.maui.board.lights import OWN, SEEN, place_of
from fivestars.games.maui.board.picture import CONFIRMED, picture
from fivestars.table.drawing import Board

BOARD = Board(
    picture=picture,
    confirmed=CONFIRMED,
    art=recap.ART,
    pictured=recap.PICTURED,
    seen=SEEN,
    own=OWN,
    place_of=place_of,
    points=recap.POINTS,
    purse=recap.PURSE,
    coins=recap.dollars_of,
    brings=recap.BRINGS,
)
