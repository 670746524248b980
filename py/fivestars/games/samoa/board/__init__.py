"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.samoa.board import recap
from fivestars.games.samoa.board.picture import CONFIRMED, picture
from fivestars.games.samoa.rules import events as e
from fivestars.table.drawing import Board

BOARD = Board(
    picture=picture,
    confirmed=CONFIRMED,
    art=recap.ART,
    pictured=recap.PICTURED,
    minor=recap.MINOR,
    seen={
        e.RoundBegan,
        e.TileTurnedUp,
        e.HolidaysBegan,
        e.GroupLanded,
        e.CardLaid,
        e.BuiltWorth,
        e.PaidOnce,
        e.RichPaid,
        e.SuitePaid,
        e.NeighbourPaid,
        e.Swam,
        e.CardDiscarded,
        e.CardKept,
        e.TieBreakMoved,
    },  # what the sentence about all that was earned says, too
    asides=recap.ASIDES,
    of_one_move=True,  # a turn is a price card
    face_down=recap.FACE_DOWN,
    revealed=recap.REVEALED,
    own={"card", "other", "flag", "tile"},
    points=recap.POINTS,
    paid=recap.PAID,
    brings=recap.BRINGS,
)
