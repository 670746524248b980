"""Dates as people write them."""

from datetime import date
from typing import Final

from fivestars.table.words import N_
from fivestars.web.words.speech import Tongue

_MONTHS: Final = (
    N_("{day} January {year}"),
    N_("{day} February {year}"),
    N_("{day} March {year}"),
    N_("{day} April {year}"),
    N_("{day} May {year}"),
    N_("{day} June {year}"),
    N_("{day} July {year}"),
    N_("{day} August {year}"),
    N_("{day} September {year}"),
    N_("{day} October {year}"),
    N_("{day} November {year}"),
    N_("{day} December {year}"),
)


def date_told(words: Tongue, day: date) -> str:
    """Return a date as people write it."""
    return words(_MONTHS[day.month - 1], day=day.day, year=day.year)
