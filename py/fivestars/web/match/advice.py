"""The hint in words: what the best move has over the others, and what the next ones would bring."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from fivestars.table.game import State
from fivestars.table.words import N_, signed
from fivestars.web.words.speech import Speech

if TYPE_CHECKING:
    from fivestars.players.advice import Advice
    from fivestars.players.judgement import Judgement

HINTED: Final = N_("Margo would choose what is marked.")
SENTENCES: Final = 2  # of what a move would do: the note is short


def advised(state: State, advice: Sequence["Advice"], speech: Speech) -> Markup:
    """Return what to say of the best moves for the seat that decides, by what it may know: the best is marked."""
    best, *others = advice
    best_done = _done(state, best, speech)
    said = Markup("{}").format(speech(HINTED))
    if best_done:
        said = Markup("<b>{}</b> {}").format(speech(N_("Best, and marked:")), best_done)
    if why := reason(best.part, best.brings, speech):
        said += " " + speech(N_("What speaks for it: {part}."), part=why)
    other = next((one for one in others if _done(state, one, speech) not in ("", best_done)), None)
    if other is None:
        return said
    done = Markup("<b>{}</b> {} {}.").format(
        speech(N_("Second best:")), _done(state, other, speech), _beside(other, speech)
    )
    return Markup("{}<br>{}").format(said, done)


def reason(part: str, brings: float, speech: Speech) -> str:
    """Return a part of a judgement with the points that it makes out; nothing where that is less than one."""
    points = round(brings)
    return f"{speech(part)} {signed(points)}" if part and points else ""


def warning(judgement: "Judgement", speech: Speech) -> str:
    """Return what to say of a dear move before it is made: what it may cost, and which part of that matters most."""
    why = reason(judgement.part, -judgement.brings, speech)
    told = costs(judgement, speech)
    if why:
        return speech(N_("This may cost {costs}. What matters most: {part}."), costs=told, part=why)
    return speech(N_("This may cost {costs}."), costs=told)


def costs(judgement: "Judgement", speech: Speech) -> str:
    """Return what a decision costs beside the best one: points, and of the chance to win."""
    tongue, lost = speech.tongue, list[str]()
    points, percent = round(judgement.cost), round(100 * judgement.won)
    if points:
        lost.append(tongue.count("about {number} point", "about {number} points", points))
    if percent:
        lost.append(tongue(N_("about {percent}% of the chance to win in that very round"), percent=percent))
    return " · ".join(lost)


def _done(state: State, advice: "Advice", speech: Speech) -> Markup:
    """Return in words of the log what a move would do, as far as the seat that decides can know."""
    name = "" if state.seat is None else speech.people[state.seat].told
    events = state.foretell(advice.move).events[:SENTENCES]
    told = [speech.event(event).removeprefix(name).strip(" :").removesuffix(".") for event in events]
    return Markup("{}.").format(Markup(" · ").join(told)) if told else Markup()


def _beside(advice: "Advice", speech: Speech) -> str:
    """Return how a move compares with the best."""
    points = round(-advice.points)
    if points < 1:
        return speech(N_("About as good"))
    less = speech.count("About {number} point less", "About {number} points less", points)
    why = reason(advice.part, advice.brings, speech)
    return f"{less}: {why}" if why else less
