"""The table as HTML: the board as one seat sees it, the question, the scores and the result."""

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from fivestars.table.game import Score, Standing, State
from fivestars.table.match import Match
from fivestars.table.words import N_, signed
from fivestars.web.book.stars import ALL
from fivestars.web.days import results as days
from fivestars.web.draw import draw
from fivestars.web.links.arrival import summary
from fivestars.web.match.advice import warning
from fivestars.web.match.board import Box, Drawn, drawn_board, open_box
from fivestars.web.match.coaching import advice, weighs
from fivestars.web.match.ending import LABELS, Ending, ending, ways_on
from fivestars.web.match.log import since_last_turn, told
from fivestars.web.match.recap import gained, letters, recaps_of
from fivestars.web.match.sharing import sharing_html
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.story import story_html, story_of
from fivestars.web.match.teaching import lit
from fivestars.web.model import Model
from fivestars.web.screens.table.beside import lines_asked, panel_html, place_now
from fivestars.web.screens.table.earned import achieved, prize_of, record
from fivestars.web.screens.table.lesson import sentences
from fivestars.web.store.saves import ILLS, Ill
from fivestars.web.store.settings import SPEEDS
from fivestars.web.words.people import PACE_NAMES, nature_of, speech_at, stars_of
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import Speech, Tongue

# Letters, from which on a text is written smaller, and the classes that say so.
LONG: Final = ((280, " long longer longest"), (180, " long longer"), (90, " long"))
_TEXTS: Final = 16  # that stand round a board
CROWDED: Final = 150  # letters of the question and what is noted below it: from so many on both are written smaller
NO_BOARD: Final = Drawn(Markup(), (), "")  # the result has taken the screen


class Result(NamedTuple):
    """One seat's row in the list of the scores."""

    seat: int
    name: str
    colour: int
    marks: str
    score: Score
    won: bool
    told: str  # the parts of the score, and how a host plays
    gain: str  # points since the looking seat's last turn; empty where there are none


def table_html(model: Model, there: Sitting) -> str:
    """Return the HTML of the whole table, with the story or the panel that stands before it."""
    words = model.words
    html = _cover(there, words) if there.covered else _table(model, there.waiting, there.speech(words))
    if there.story and (story := story_of(there.match, there.story.after, there.reader, words)):
        return html + str(story_html(there.match, story, there.story, there.reader, words, model.settings.speed))
    if there.sharing:
        has_sheet = model.world.has_sheet
        return html + sharing_html(there, there.sharing, words, model.reader.address, has_sheet=has_sheet)
    return html


def day_line(model: Model, there: Sitting) -> str:
    """Return what there is to share of a deal of the day that is over; nothing of another match."""
    match = there.match
    result = days.counted(model.kept, match) if match.over and there.arrival is None else None
    return days.line(model.words, match.game.id, result) if result else ""


def _cover(there: Sitting, words: Tongue) -> str:
    assert there.viewer is not None, "a table is covered for somebody"
    speech = there.speech(words)
    shown = {
        "poster": POSTERS[there.box.game.id],
        "person": speech.people[there.viewer],
        "moved": any(step.seat == there.viewer for step in there.match.steps),
        "since": [] if there.story else since_last_turn(there, speech),  # a story says it first
        "inert": there.story is not None,
    }
    return draw("cover", words, shown)


def _table(model: Model, there: Sitting, speech: Speech) -> str:
    match, box, words = there.match, there.box, speech.tongue
    seen, hand = there.seen(), there.hand
    standing = seen.standing()
    awaited = there.awaited
    lesson = there.teaching if there.shown is None else None
    coach = "" if there.picks else advice(there, model.settings)
    undo = there.undo_target() is not None and not there.closed
    board = NO_BOARD if there.shows_result else _board(there, seen, speech)
    single = [each for each in board.actions if not each[0].moves]
    if len(single) < len(board.actions) and (there.teaching or weighs(there, model.kept)):
        board = board._replace(actions=single)  # each of several moves is looked at by itself
    end = ending(match, box.words.parts, there.tally, speech) if there.shows_result else None
    prompt, note = _prompt(there, seen, standing, speech), _note(there, speech)
    return draw(
        "table",
        words,
        {
            "there": there,
            "still": not SPEEDS[model.settings.speed],
            "speed": model.settings.speed,
            "match": match,
            "over": match.over,
            "last": len(match.steps),
            "people": speech.people,
            "awaited": "" if awaited is None else speech.people[awaited].name,
            "poster": POSTERS[box.game.id],
            "bots": any(person.level for person in match.people),  # to the end, so that every tool keeps its place
            "pace": model.settings.pace,
            "paces": [(pace, words(name)) for pace, name in PACE_NAMES.items()],
            "board": board,
            "lesson": lesson,
            "ask": prompt if lesson else board.ask or prompt,
            "advised": there.hint is not None and bool(note) and not lesson and there.shown is None,
            "size": _size,
            "crowds": lambda *texts: sum(map(_letters, texts)) > CROWDED,
            "prompt_colour": _prompt_colour(there),
            "recaps": recaps_of(there, speech),
            "letters": letters,
            "art": box.board.art,
            "place": place_now(there),
            "note": note,
            "lines": lines_asked(there, words),
            "beside": Markup(panel_html(there, words)),
            "coach": words(coach) if coach else "",
            "may_silence": there.verdict and model.settings.warnings != "off",
            "confirm": None if there.held else hand.chosen,
            "results": _results(there, standing, box, speech),
            "undo": undo,
            "why_no_undo": "" if undo else _why_no_undo(there, words),
            "redo": bool(match.undone) and not there.closed,
            "round": seen.round,
            "rounds": board.rounds,
            "is_last_round": board.is_last_round,
            "keeping": there.arrival.keeping(speech, match) if there.arrival else "",
            "summary": summary(speech, match) if there.arrival else (),
            "finale": _finale(there, end, speech) if end else "",
            "ending": _ending(model, there, end, speech) if end else "",
            "look_back": there.persons,
            "challenge": _challenge(match, words),
        },
    )


def _size(text: str) -> str:
    """Return the class of a text by how long it is: in the place that it has, a long one is written smaller."""
    return next((name for more, name in LONG if _letters(text) > more), "")


@lru_cache(_TEXTS)  # each is asked about several times a click, and most stay
def _letters(text: str) -> int:
    return len(Markup(text).striptags())


def _board(there: Sitting, seen: State, speech: Speech) -> Drawn:
    news = recaps_of(there, speech).news if there.shown is None else ()
    drawn = drawn_board(there.box, seen, there.hand, speech, acting=there.acting, hint=there.hint, news=news)
    lesson = there.teaching if there.shown is None else None
    return drawn._replace(html=lit(drawn.html, lesson.step.lit)) if lesson else drawn


def _prompt(there: Sitting, seen: State, standing: Standing, speech: Speech) -> Markup:
    if there.shown is not None and there.hint is None:
        return _moment_told(there, there.shown, speech)
    if taught := sentences(there, speech.tongue):
        return Markup(" ").join(taught)
    if there.tally is not None:
        return Markup(escape(speech.tongue(N_("The match is over: now the points are counted."))))
    if seen.seat is None:
        return speech.decided(standing.decided_by, standing.winners)
    asked = seen.seat == there.viewer or there.hint is not None
    if asked:
        return speech.prompt(seen.prompt, seen.seat)
    steps = there.match.steps
    return speech.deciding(seen.prompt, seen.seat, follows=bool(steps) and steps[-1].seat == there.viewer)


def _moment_told(there: Sitting, shown: int, speech: Speech) -> Markup:
    """Return what happened in the move before the moment that is shown."""
    if not shown:
        return Markup(escape(speech.tongue(N_("The match begins."))))
    return Markup(" ").join(told(there, shown, speech))


def _prompt_colour(there: Sitting) -> int | None:
    """Return the colour of who decides, or has won alone, once that is told."""
    match = there.match
    winners = match.state.standing().winners if match.over and there.tally is None else ()
    seat = winners[0] if len(winners) == 1 else match.state.seat
    return None if seat is None else match.people[seat].colour


def _note(there: Sitting, speech: Speech) -> str:
    if there.verdict and there.weighing:
        return warning(there.match.state, there.weighing.move, there.verdict, speech)
    if there.note:
        return there.note
    if there.arrival:
        return there.arrival.told(speech.tongue)
    return speech.tongue(ILLS[Ill.TAKEN]) if there.read_only else ""


def _why_no_undo(there: Sitting, words: Tongue) -> str:
    if not there.match.steps:
        return words(N_("There is nothing to take back."))
    if there.match.undo_target() is not None:
        return words(N_("Another device has moved since: that cannot be taken back here."))
    return words(N_("Something has come to light since: it cannot be taken back."))


def _results(there: Sitting, standing: Standing, box: Box, speech: Speech) -> list[Result]:
    parts = box.words.parts
    return [
        Result(
            seat,
            seated.name,
            seated.colour,
            seated.marks,
            score,
            seat in standing.winners,
            " · ".join(
                [
                    *(f"{speech.tongue(parts[name])}: {points}" for name, points in score.parts),
                    *([f"{stars_of(seated)} {nature}"] if (nature := nature_of(speech.tongue, seated)) else []),
                ]
            ),
            signed(gain) if gain else "",
        )
        for seat, (seated, score, gain) in enumerate(zip(speech.people, standing.scores, gained(there), strict=True))
    ]


def _finale(there: Sitting, end: Ending, speech: Speech) -> Markup:
    shown = {"game": there.box.game.id, "end": end, "lodges": end.lodges}
    return Markup(draw("finale", speech.tongue, shown))


def _ending(model: Model, there: Sitting, end: Ending, speech: Speech) -> Markup:
    match, words = there.match, speech.tongue
    shown = {
        "end": end,
        "ways_on": [(way.value, words(LABELS[way])) for way in ways_on(match)],
        "challenge": _challenge(match, words),
        "day_line": day_line(model, there),
        "achieved": [] if there.tally is not None else achieved(model, there),
        "game": match.game.id,
        "prize": None if there.tally is not None else prize_of(model, there),
        "record": None if there.tally is not None else record(model, there),
        "all_stars": ALL,
        "seed": match.setup.seed,
        "course": _course_html(match, words),
        "look_back": _look_back(there, speech),
    }
    return Markup(draw("ending", words, shown))


@lru_cache(maxsize=1)
def _course_html(match: Match, words: Tongue) -> Markup:
    from fivestars.web.match.course import course_html, stops_of  # wanted once, at the end

    return course_html(stops_of(match), speech_at(open_box(match.game).words, match, words))


def _look_back(there: Sitting, speech: Speech) -> Markup:
    if not there.persons:
        return Markup()
    from fivestars.web.match.review import review_html  # with all that judges moves
    from fivestars.web.match.swings import swings

    return review_html(there.review, speech, swings(there, speech))


def _challenge(match: Match, words: Tongue) -> str:
    if not match.rival:
        return ""
    from fivestars.web.links import challenge  # few matches have a score to beat

    told = challenge.aim(words, match.rival)
    return f"{told} {challenge.verdict(words, match, match.rival)}" if match.over else told
