"""How each game hangs in the lobby: its title and a line, for how many, and how long."""

from typing import NamedTuple

from fivestars.table.words import N_


class Poster(NamedTuple):
    """A game as it hangs in the lobby."""

    id: str
    title: str
    line: str
    seats: str
    minutes: str


POSTERS = {
    "samoa": Poster("samoa", N_("Hotel Samoa"), N_("Bid for guests, fill your rooms, mind the pool."), "3–6", "60"),
    "amsterdam": Poster(
        "amsterdam",
        N_("Hotels of Amsterdam"),
        N_("The Mayor wants day, the Night Watch wants night, and the tourists follow."),
        "2–4",
        "45",
    ),
    "overbooking": Poster(
        "overbooking",
        N_("Overbooking"),
        N_("More guests than beds: bluff with the backs of your cards."),
        "2–4",
        "45",
    ),
    "maui": Poster("maui", N_("Maui"), N_("Lay towels on the beach, in the sun and in good company."), "2–4", "45"),
    "austria": Poster(
        "austria",
        N_("Grand Austria Hotel"),
        N_("Strudel, coffee and wine for every guest, and the emperor is watching."),
        "2–4",
        "90",
    ),
}
