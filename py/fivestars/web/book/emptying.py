"""What goes when a book is emptied: more than its figures, so it is said beside the button."""

from fivestars.games import SHELF
from fivestars.table.words import N_
from fivestars.web.book.tally import tally_of
from fivestars.web.store.saves import Things
from fivestars.web.words.speech import Tongue


def goes_told(words: Tongue, kept: Things, game: str, matches: int) -> str:
    """Return what goes with the book of a game, or of all of them: so many matches, and all that they have earned."""
    tallies = [tally_of(kept, one) for one in ([game] if game else SHELF)]
    achievements = sum(len(tally.earned) for tally in tallies)
    stars = sum(len(tally.beaten) for tally in tallies)
    medals = sum(len(tally.medals) for tally in tallies)
    things = (
        words.count("{number} match", "{number} matches", matches),
        words.count("{number} achievement", "{number} achievements", achievements) if achievements else "",
        words.count("{number} star", "{number} stars", stars) if stars else "",
        words.count("{number} medal", "{number} medals", medals) if medals else "",
    )
    told = ", ".join(filter(None, things))
    return words(N_("This deletes {things}. You can bring them back until you close the page."), things=told)
