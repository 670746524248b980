"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.table.drawing import Board
from fivestars.tools.new_game.keys.board import recap
from fivestars.tools.new_game.keys.board.picture import CONFIRMED, picture

BOARD = Board(picture=picture, confirmed=CONFIRMED, art=recap.ART, pictured=recap.PICTURED, points=recap.POINTS)
