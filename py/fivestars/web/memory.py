"""What a picture of Python's memory holds: every game and every screen, once drawn. Nothing in it knows a browser."""

from fivestars.games import SHELF
from fivestars.table.match import Match, Person, Setup
from fivestars.web.match import plan as setup
from fivestars.web.match.board import open_box
from fivestars.web.match.table import Table
from fivestars.web.screens.lobby import lobby_page
from fivestars.web.screens.setup import setup_page
from fivestars.web.words.speech import LANGUAGES, tongue


def warm() -> None:
    """Import and draw all of it, so that the first time of everything is over."""
    for language in LANGUAGES:
        lobby_page(language)
        words = tongue(language)
        for name in SHELF:
            game = SHELF[name]
            box = open_box(game)
            setup_page(words, game, box.words, setup.usual_plan(game))
            seats = game.seats[0]
            start = Setup(name, game.edition, seats, game.usual(), 1, 0)
            Table(box, Match(game, start, [Person(colour=seat) for seat in range(seats)]), words).html()
