"""The board: what the page draws of a position, and what can be picked on it."""

from fivestars.games.austria.board import recap
from fivestars.games.austria.board.hinting import HINTING
from fivestars.games.austria.board.picture import CONFIRMED, picture
from fivestars.games.austria.board.story import STARTS, story
from fivestars.games.austria.rules import events as e
from fivestars.table.drawing import Board, Tale

BOARD = Board(
    picture=picture,
    confirmed=CONFIRMED,
    tale=Tale(STARTS, story, chapters=1),  # everybody scores in one visit
    hinting=HINTING,
    art=recap.ART,
    pictured=recap.PICTURED,
    seen={
        e.Arrived,
        e.RoundBegan,
        e.Rolled,
        e.CoveredNumber,
        e.Served,
        e.PaidService,
        e.Helped,
        e.DrewHidden,
        e.LookedHidden,
        e.SankHidden,
    },  # how a turn goes on
    own={"dish"},
    points=recap.POINTS,
    purse=recap.PURSE,
    coins=recap.krones_of,
    brings=recap.BRINGS,
)
