"""Set-up: who sits where, which mode, who starts. The usual match is one tap away."""

from fivestars.table.game import Game
from fivestars.table.words import Words
from fivestars.web.draw import draw
from fivestars.web.match.plan import Plan
from fivestars.web.words.people import COLOUR_NAMES, LEVEL_NAMES, names_of
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue


def setup_page(words: Tongue, game: Game, said: Words, plan: Plan) -> str:
    """Return the HTML of the set-up."""
    return draw(
        "setup",
        words,
        {
            "game": game,
            "poster": POSTERS[game.id],
            "plan": plan,
            "names": names_of(words, plan.people),
            "levels": LEVEL_NAMES,
            "colours": COLOUR_NAMES[: max(4, max(game.seats))],
            "options": [
                (
                    option.name,
                    said.options[option.name],
                    [(value, said.options[value]) for value in option.values],
                    chosen,
                )
                for option, chosen in game.agreed(plan.options)
            ],
        },
    )
