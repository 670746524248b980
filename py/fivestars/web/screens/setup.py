"""Set-up: who sits where, which mode, who starts. The usual match is one tap away."""

from collections.abc import Mapping, Sequence
from typing import Final

from fivestars.games import SHELF
from fivestars.table.dice import Dice
from fivestars.table.game import AnyGame
from fivestars.table.match import Person
from fivestars.table.words import Words
from fivestars.web.deeds import ChangePlan, StartMatch
from fivestars.web.draw import draw
from fivestars.web.effects import Draw, SaveUsual
from fivestars.web.match.board import open_box
from fivestars.web.match.plan import Plan, against, changed, first_plan, from_text, seated, started, to_text
from fivestars.web.model import Model
from fivestars.web.screens.screen import Does, Next, titled
from fivestars.web.screens.table.keeping import sit_down_anew
from fivestars.web.words.hosts import HOSTS
from fivestars.web.words.people import COLOUR_NAMES, LEVEL_NAMES, names_of, nature_of, seated_at
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue


def setup_page(words: Tongue, game: AnyGame, said: Words, plan: Plan) -> str:
    """Return the HTML of the set-up."""
    rival = game.rival(plan.options)
    plan = seated(game, plan, said, words)
    people = seated_at(words, game, plan.options, plan.people)
    return draw(
        "setup",
        words,
        {
            "game": game,
            "poster": POSTERS[game.id],
            "plan": plan,
            "rival": rival[0].plays if rival else None,
            "people": people,
            "names": [one.name for one in people],
            "natures": [nature_of(words, one) for one in people],
            "levels": [
                [_level_at(words, plan.people, seat, level) for level in range(len(LEVEL_NAMES))]
                for seat in range(len(plan.people))
            ],
            "colours": COLOUR_NAMES[: max(4, max(game.seats))],
            "options": [
                (
                    option.name,
                    said.options[option.name],
                    [(value, said.options[value]) for value in option.values],
                    chosen,
                )
                for option, chosen in game.agreed(plan.options, len(plan.people))
            ],
        },
    )


def _level_at(words: Tongue, people: Sequence[Person], seat: int, level: int) -> str:
    """Return what a level is called at a seat: by its stars, and the host who would sit right there."""
    if not level:
        return words(LEVEL_NAMES[0])
    there = [*people[:seat], Person(colour=people[seat].colour, level=level), *people[seat + 1 :]]
    return f"{'★' * level} {names_of(words, there)[seat]}"


AGAINST: Final = "against-"  # and a level: where a match against this host is set up


class SetUp:
    """The screen on which a match is set up."""

    name = "setup"
    addresses = ("setup", *(f"{AGAINST}{level}" for level in HOSTS))
    takes_files = False
    of_a_game = True
    keeps_the_match = False

    def entered(self, model: Model) -> Next:
        """Begin with what was chosen last, at first with gentle bots; or with the host whom the address names."""
        game = SHELF[model.where.what]
        usual = model.kept.usual(game.id)
        plan = from_text(game, usual) if usual else first_plan(game)
        level = model.where.name.removeprefix(AGAINST)
        return model._replace(plan=against(game, int(level)) if level.isdecimal() else plan), []

    def html(self, model: Model) -> str:
        """Return the set-up as HTML."""
        game = SHELF[model.where.what]
        return setup_page(model.words, game, open_box(game).words, model.plan) if model.plan else ""

    def title(self, model: Model) -> str:
        """Return the game that is set up."""
        return titled(model, model.where.what)


SET_UP: Final = SetUp()


# --- what is done there


def change_plan(model: Model, deed: ChangePlan) -> Next:
    """Take over what was changed in the form."""
    if model.plan is None:
        return model, []
    return model._replace(plan=changed(SHELF[model.where.what], model.plan, deed.field, deed.value)), [Draw()]


def start_match(model: Model, _: StartMatch) -> Next:
    """Start the match that was set up, and remember how it was."""
    plan = model.plan
    if plan is None:
        return model, []
    game = SHELF[model.where.what]
    there = seated(game, plan, open_box(game).words, model.words)
    match = started(game, there, Dice(model.world.chance))
    model, effects = sit_down_anew(model, match, here=there.here)
    return model, [SaveUsual(game.id, to_text(plan)), *effects]


DOES: Final[Mapping[type, Does]] = {ChangePlan: change_plan, StartMatch: start_match}
