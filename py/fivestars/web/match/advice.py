"""The hint in words: what the best move does and why, what the next one does, and what that would lack."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from fivestars.table.game import Event, State
from fivestars.table.words import N_
from fivestars.web.words.speech import Speech

if TYPE_CHECKING:
    from fivestars.players.advice import Advice
    from fivestars.players.judgement import Judgement

HINTED: Final = N_("Margo would choose what is marked.")
LOOKED_AT: Final = 2  # sentences of what a move would do, of which one is told: the note is short


def advised(state: State, advice: Sequence["Advice"], speech: Speech) -> Markup:
    """Return what to say of the best moves for the seat that decides, by what it may know: the best is marked."""
    best, *others = advice
    foretold = state.foretell(best.move).events
    said = [speech(HINTED)]
    if foretold:
        said = [Markup("<b>{}</b> {}.").format(speech(N_("Best, and marked:")), _told(state, foretold[0], speech))]
    if why := _why(state, best, [*foretold[1:], *best.then], speech):
        said.append(Markup("<b>{}</b> {}").format(speech(N_("Why:")), why))
    for other in others:
        events = state.foretell(other.move).events[:LOOKED_AT]
        if instead := next((event for event in events if event not in foretold[:LOOKED_AT]), None):
            done = _told(state, instead, speech)
            said.append(Markup("<b>{}</b> {}. {}.").format(speech(N_("Second best:")), done, _compared(other, speech)))
            break
    return Markup("<br>").join(said)


def warning(judgement: "Judgement", speech: Speech) -> str:
    """Return what to say of a dear move before it is made: what it may cost, and what there will be less of."""
    told, why = costs(judgement, speech), lacks(judgement.part, judgement.brings, speech)
    if why:
        return speech(N_("This may cost {costs}: {why}."), costs=told, why=why)
    return speech(N_("This may cost {costs}."), costs=told)


def costs(judgement: "Judgement", speech: Speech) -> str:
    """Return what a decision costs beside the best one: points, and of the chance to win."""
    tongue, lost = speech.tongue, list[str]()
    points, percent = round(judgement.cost), round(100 * judgement.won)
    if points:
        lost.append(tongue.count("about {number} point", "about {number} points", points))
    if percent:
        lost.append(tongue(N_("the victory in about {number} of 100 cases"), number=percent))
    return " · ".join(lost)


def _why(state: State, advice: "Advice", then: Sequence[Event], speech: Speech) -> Markup:
    """Return what there will be more of, and the first thing that shows it: a guest who moves in, a group filled."""
    why = speech.words.reasons.get(advice.part)
    if not round(advice.brings) or why is None:
        return Markup()
    event = next((event for event in then if isinstance(event, why.shown_by)), None)
    name = "" if state.seat is None else speech.people[state.seat].told
    return Markup("{}. {}").format(speech(why.more), speech.event(event).removeprefix(f"{name}: ") if event else "")


def lacks(part: str, points: float, speech: Speech) -> str:
    """Return what there will be less of; nothing where that is less than a point.

    By how many points is not told: others, of which there is more, make up for some of them, and what a move costs is
    the rest.
    """
    why = speech.words.reasons.get(part)
    return speech(why.less) if why and round(points) else ""


def _told(state: State, event: Event, speech: Speech) -> Markup:
    """Return an event in words of the log, without the name of who decides."""
    name = "" if state.seat is None else speech.people[state.seat].told
    return speech.event(event).removeprefix(name).strip(" :").removesuffix(".")


def _compared(advice: "Advice", speech: Speech) -> str:
    """Return how a move compares with the best."""
    points = round(-advice.points)
    if points < 1:
        return speech(N_("About as good"))
    less = speech.count("About {number} point less", "About {number} points less", points)
    why = lacks(advice.part, advice.brings, speech)
    return f"{less}: {why}" if why else less
