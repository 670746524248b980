"""The deal of the day: what it is, how it ended here, and the days before."""

from collections.abc import Mapping
from datetime import date
from functools import partial
from typing import Final

from fivestars.games import SHELF
from fivestars.table.game import AnyGame
from fivestars.table.match import Match
from fivestars.table.words import N_, Words
from fivestars.web.days.deal import LEVEL, dealt, name_of, setup_of, slot_id
from fivestars.web.days.results import LAST, is_damaged, line, record_of, results, stars, today_result, told
from fivestars.web.deeds import CopyDay, DayBegan, DayCopied, OpenDay, SendDay
from fivestars.web.draw import draw
from fivestars.web.effects import Copy, CountDay, Draw, Go, OpenShareSheet
from fivestars.web.match.board import open_box
from fivestars.web.model import Model
from fivestars.web.screens.lobby import notices
from fivestars.web.screens.screen import Does, Next, titled
from fivestars.web.screens.table.drawn import day_line
from fivestars.web.screens.table.keeping import sit_down_anew
from fivestars.web.screens.table.there import noted
from fivestars.web.store.saves import Things, opened
from fivestars.web.words.dates import date_told
from fivestars.web.words.hosts import starred
from fivestars.web.words.people import LEVEL_NAMES, names_of
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Tongue


class Daily:
    """The screen of a game's deal of the day."""

    name = "daily"
    addresses = ("daily",)
    takes_files = True
    of_a_game = True
    keeps_the_match = False

    def entered(self, model: Model) -> Next:
        """Let today's deal count that is over and does not yet: there was no room when it ended."""
        slot = model.kept.slot(slot_id(model.where.what, model.world.today))
        match = opened(slot, SHELF) if slot and slot.over else None
        return model._replace(day_note=""), [CountDay(match)] if isinstance(match, Match) else []

    def html(self, model: Model) -> str:
        """Return the screen as HTML."""
        game = SHELF[model.where.what]
        shown = {"notices": notices(model), "note": model.day_note}
        return day_page(model.words, model.kept, game, open_box(game).words, model.world.today, shown)

    def title(self, model: Model) -> str:
        """Return the game that is dealt."""
        return titled(model, model.where.what, N_("Deal of the day"))


DAILY: Final = Daily()


def day_page(words: Tongue, kept: Things, game: AnyGame, said: Words, today: date, shown: Mapping[str, object]) -> str:
    """Return the HTML of a game's deal of the day, with your days below."""
    setup, played = setup_of(game, today), results(kept, game.id)
    slot = kept.slot(slot_id(game.id, today))
    result = today_result(kept, game.id, today)
    names = names_of(words, dealt(game, today).people)
    return draw(
        "daily",
        words,
        {
            **shown,
            "game": game.id,
            "poster": POSTERS[game.id],
            "date": date_told(words, today),
            "options": [
                (said.options[option.name][0], said.options[value][0])
                for option, value in game.agreed(setup.options, setup.seats)
                if not option.since
            ],
            "seats": setup.seats,
            "first": names[setup.first],
            "level": starred(words(LEVEL_NAMES[LEVEL]), LEVEL),
            "face": LEVEL,
            "begun": slot is not None,
            "line": line(words, game.id, result) if result else "",
            "record": record_of(played, today),
            "last": [(date_told(words, one.day), told(words, one), stars(one)) for one in played[:LAST]],
            "damaged": is_damaged(kept, game.id),
        },
    )


# --- what is done there


def open_day(model: Model, deed: OpenDay) -> Next:
    """Go on with today's deal of a game, or begin it."""
    today, words = model.world.today, model.words
    id_ = slot_id(deed.game, today)
    if model.kept.slot(id_):
        return model, [Go(f"match/{id_}")]
    return sit_down_anew(model, dealt(SHELF[deed.game], today), name_of(words, deed.game, today), id_)


def _line(model: Model) -> tuple[str, str]:
    """Return the line of the result that is shown, and the address of that game's deal of the day."""
    there = model.sitting
    game = there.box.game.id if there else model.where.what
    result = None if there else today_result(model.kept, game, model.world.today)
    text = day_line(model, there) if there else line(model.words, game, result) if result else ""
    return text, f"{model.reader.address}daily/{game}"


def copy_day(model: Model, _: CopyDay) -> Next:
    """Put the line of a day's result on the clipboard, with the address."""
    line = " ".join(_line(model))
    return model, [Copy(line, partial(DayCopied, line))]


def day_copied(model: Model, deed: DayCopied) -> Next:
    """Say that it is there; where it could not be, show what is to be copied."""
    note = model.words(N_("The line is copied.")) if deed.done else deed.line
    if model.sitting:
        return noted(model, model.sitting, note)
    return model._replace(day_note=note), [Draw()]


def send_day(model: Model, _: SendDay) -> Next:
    """Give the line of a day's result to the device's share sheet."""
    text, address = _line(model)
    return model, [OpenShareSheet(text, address, text)]


def day_began(model: Model, _: DayBegan) -> Next:
    """Draw anew what speaks of today."""
    return model, [] if model.sitting else [Draw()]


DOES: Final[Mapping[type, Does]] = {
    OpenDay: open_day,
    CopyDay: copy_day,
    DayCopied: day_copied,
    SendDay: send_day,
    DayBegan: day_began,
}
