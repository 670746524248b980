"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.amsterdam.board import recap
from fivestars.games.amsterdam.board.hinting import HINTING
from fivestars.games.amsterdam.board.picture import CONFIRMED, picture
from fivestars.games.amsterdam.board.traces import traces
from fivestars.games.amsterdam.board.walk import only_way
from fivestars.table.drawing import Board

BOARD = Board(
    picture=picture,
    confirmed=CONFIRMED,
    hinting=HINTING,
    besides=only_way,
    art=recap.ART,
    pictured=recap.PICTURED,
    minor=recap.MINOR,
    traces=traces,
    points=recap.POINTS,
)
