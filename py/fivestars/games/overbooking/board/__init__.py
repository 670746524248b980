"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.overbooking.board import recap
from fivestars.games.overbooking.board.picture import CONFIRMED, OWN, picture, place_of
from fivestars.games.overbooking.board.story import STARTS, story
from fivestars.table.drawing import Board, Tale

BOARD = Board(
    picture=picture,
    confirmed=CONFIRMED,
    tale=Tale(STARTS, story),
    art=recap.ART,
    pictured=recap.PICTURED,
    asides=recap.ASIDES,
    face_down=recap.FACE_DOWN,
    revealed=recap.REVEALED,
    own=OWN,
    place_of=place_of,
    points=recap.POINTS,
)
