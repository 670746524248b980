"""The hint in words: what the best move does and why, what the next one does, and what that would lack.

Why is the part of a judgement that makes the difference. What it certainly means here is told by name or by number.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from markupsafe import Markup, escape

from fivestars.table.drawing import NOTHING_PICKED, Hinting, Part
from fivestars.table.game import Event, Move, Outlook, State
from fivestars.table.words import N_, Differs, Named, Why, signed
from fivestars.web.words.speech import Speech

if TYPE_CHECKING:
    from fivestars.players.advice import Advice
    from fivestars.players.judgement import Judgement

HINTED: Final = N_("Margo would choose what is marked.")
SLIGHT: Final = 0.2  # of a point: from so much on a part is told as a reason, without a number
LOOKED_AT: Final = 2  # sentences of what a move would do, of which one is told: the note is short


def advised(
    state: State,
    advice: Sequence["Advice"],
    speech: Speech,
    hinting: Hinting | None = None,
    picks: Part = NOTHING_PICKED,
) -> Markup:
    """Return what to say of the best moves for the seat that decides, by what it may know: the best is marked.

    Where something is picked already, what all of them do with it is not told again. Of a move that is picked part by
    part, a board may know what is still asked, and what a part of it is good for.
    """
    looks: Sequence[Outlook] = [_still_asked(state.foretell(one.move), hinting, picks) for one in advice]
    foretold, then = looks[0].events, _next_in_turn(advice[0], looks[0], hinting)
    line = Markup("<b>{}</b> {}")
    said = [speech(HINTED)]
    if foretold:
        new = _new(foretold, looks[1:]) if picks else foretold[0]
        told = Markup("{}.").format(_all_told(state, new, foretold, speech))
        said = [line.format(speech(N_("Best, and marked:")), told)]
    elif hinting and (does := hinting.told(state.seen_by(state.seat), advice[0].move, speech)):
        said = [line.format(speech(N_("Best, and marked:")), does)]
    advice, looks = _of_what_is_asked(advice, looks, hinting)
    second = _second(advice, looks, then)
    why = _reason(state, advice, looks, then, speech, hinting, compared=second is not None)
    if not (why or then) and advice[1:]:
        stands_out = not any(map(_is_as_good, advice[1:]))
        why = _slightly(state, advice, speech, hinting) if stands_out else speech(N_("no move stands out here."))
    if why:
        said.append(line.format(speech(N_("Why:")), why))
    if then:
        said.append(Markup("<b>{}</b> {}.").format(speech(N_("Then:")), _told(state, then, speech)))
    if second:
        other, look, instead = second
        done = _all_told(state, instead, look.events[:LOOKED_AT], speech)
        compared = _compared(state, other, looks[0], look, speech)
        said.append(Markup("<b>{}</b> {}. {}.").format(speech(N_("Second best:")), done, compared))
    return Markup("<br>").join(said)


def _next_in_turn(best: "Advice", look: Outlook, hinting: Hinting | None) -> Event | None:
    """Return what the best does next in the same turn, where that is a move like the one that is asked."""
    asked = next(iter(look.events), None)
    turn = hinting and hinting.turn
    return next((event for event in best.then if turn.is_next(event, asked)), None) if turn else None


def _of_what_is_asked(
    advice: Sequence["Advice"], looks: Sequence[Outlook], hinting: Hinting | None
) -> tuple[Sequence["Advice"], Sequence[Outlook]]:
    """Return the advice without moves that do the same with what is asked, and with what comes of that alone.

    The part that makes the difference is then that of the best of the others: the bot's was of all of them.
    """
    if hinting is None or hinting.turn is None:
        return advice, looks
    best, events = advice[0], looks[0].events
    asked = next(iter(events), None)
    best = best._replace(then=[event for event in best.then if hinting.turn.follows(event, asked)])
    pairs = zip(advice[1:], looks[1:], strict=True)
    others = [(one, look) for one, look in pairs if not events or look.events[:1] != events[:1]]
    if len(others) < len(advice) - 1:
        best = best._replace(part=others[0][0].part, brings=-others[0][0].brings) if others else best._replace(part="")
    return [best, *(one for one, _ in others)], [looks[0], *(look for _, look in others)]


def _reason(
    state: State,
    advice: Sequence["Advice"],
    looks: Sequence[Outlook],
    then: Event | None,
    speech: Speech,
    hinting: Hinting | None,
    *,
    compared: bool,
) -> str:
    """Return why the best is the best: by its judgement, else by what it does, else by what it is good for."""
    best, foretold, seen = advice[0], looks[0].events, state.seen_by(state.seat)
    if why := _why(state, advice, looks, speech, hinting, compared=compared):
        return Markup("{}.").format(why)
    if hinting is None:
        return ""
    if hinting.turn is None:
        return hinting.good_for(seen, foretold[0], speech) if foretold else ""
    more = [
        one
        for one, look in zip(advice[1:], looks[1:], strict=True)
        if _points_at_once(look) > _points_at_once(looks[0])
    ]
    if then is None and any(hinting.turn.can_follow(seen, one.move, best.move) for one in more):
        return speech(N_("what brings more at once can still follow in this turn."))
    if best.then:
        return Markup("{}.").format(_told(state, best.then[0], speech))
    if slight := _slightly(state, advice, speech, hinting):
        return slight
    if foretold and (good := hinting.good_for(seen, foretold[0], speech)):
        return good
    dear = more and not any(map(_is_as_good, more))
    return speech(N_("less at once, but more a round later.")) if dear else ""


def _slightly(state: State, advice: Sequence["Advice"], speech: Speech, hinting: Hinting | None) -> str:
    """Return what there will be a little more of, without a number; nothing where no part makes a difference."""
    why = speech.words.reasons.get(advice[0].part) if advice[0].brings >= SLIGHT else None
    return Markup("{}.").format(_meant(state, advice, why.more, speech, hinting)) if why else ""


def _points_at_once(look: Outlook) -> int:
    """Return how many points a move certainly brings at once."""
    return sum(change for _, change in look.points)


def _second(
    advice: Sequence["Advice"], looks: Sequence[Outlook], then: Event | None
) -> tuple["Advice", Outlook, Event] | None:
    """Return the first other move that is not what the best does next, and what it does that the best does not."""
    done = looks[0].events[:LOOKED_AT]
    for other, look in zip(advice[1:], looks[1:], strict=True):
        if then in look.events:
            continue
        if instead := next((event for event in look.events[:LOOKED_AT] if event not in done), None):
            return other, look, instead
    return None


def _new(events: Sequence[Event], others: Sequence[Outlook]) -> Event:
    """Return the first of what a move does that others do not."""
    return next((new for new in events[:LOOKED_AT] if any(new not in other.events for other in others)), events[0])


def _still_asked(look: Outlook, hinting: Hinting | None, picks: Part) -> Outlook:
    """Return what a move would do without the parts of it that are not asked now."""
    if hinting is None:
        return look
    return look._replace(events=tuple(event for event in look.events if hinting.is_asked(event, picks)))


def warning(state: State, move: Move, judgement: "Judgement", speech: Speech) -> Markup:
    """Return what to say of a dear move before it is made: what it may cost, and what there will be less of.

    Where no part of the judgement stands out, what would be better is all that can be told.
    """
    told = costs(judgement, speech)
    better, worse = state.foretell(judgement.best), state.foretell(move)
    why = speech.words.reasons.get(judgement.part)
    if why is None or not round(judgement.brings):
        if not better.events:
            return escape(speech(N_("This may cost {costs}."), costs=told))
        said = escape(speech(N_("This may cost {costs}. Better: {event}.")))
        return said.format(costs=told, event=_told(state, better.events[0], speech))
    missed = None if _more(why, better, worse) else _shown(why, better.events, worse.events)
    if missed is None:
        less = _lacks(state, judgement.part, judgement.brings, better, worse, speech)
        return escape(speech(N_("This may cost {costs}: {why}."))).format(costs=told, why=less)
    said = escape(speech(N_("This may cost {costs}. You would miss: {event}.")))
    return said.format(costs=told, event=_told(state, missed, speech))


def costs(judgement: "Judgement", speech: Speech) -> str:
    """Return what a decision costs beside the best one: points, and of the chance to win."""
    lost = list[str]()
    points, percent = round(judgement.cost), round(100 * judgement.won)
    if points:
        lost.append(speech.counted(speech.unit.about, points))
    if percent:
        lost.append(
            speech.count(
                "the victory in about {number} of 100 cases", "the victory in about {number} of 100 cases", percent
            )
        )
    return " · ".join(lost)


def _why(
    state: State,
    advice: Sequence["Advice"],
    looks: Sequence[Outlook],
    speech: Speech,
    hinting: Hinting | None,
    *,
    compared: bool,
) -> Markup:
    """Return what there will be more of, and what shows it: a guest who moves in, a group filled.

    In points, too, unless the second best is told beside it: how far that is behind would be another number.
    """
    best, why = advice[0], speech.words.reasons.get(advice[0].part)
    look, others = looks[0], looks[1:] or [Outlook()]
    elsewhere = [[*other.events, *one.then] for other, one in zip(looks[1:], advice[1:], strict=True)] or [[]]
    if not round(best.brings) or why is None:
        return Markup()
    brings = round(best.brings)
    if abs(brings) >= speech.words.decides:
        return escape(speech(N_("this may decide the match for you")))
    by = "" if compared else _over_the_others(brings, speech)
    happens = [*look.events[1:], *best.then]
    if event := next(filter(None, (_shown(why, happens, theirs) for theirs in elsewhere)), None):
        return Markup("{}{}: {}").format(_general(state.seat or 0, why.more, speech), by, _told(state, event, speech))
    kept = next(filter(None, (_of_one(why.kept, other, look, speech) for other in others)), Markup())
    if not kept and (found := _more(why, look, others[0])):
        differs, number = found
        more = speech.counted(differs.more, number)  # a second number beside it would be another one
        return escape(speech(N_("{why} than with the second best"), why=more))
    named = kept or next(filter(None, (_of_one(why.named, look, other, speech) for other in others)), Markup())
    return Markup("{}{}").format(named or _meant(state, advice, why.more, speech, hinting), by)


def _over_the_others(brings: int, speech: Speech) -> str:
    gained = speech.counted(speech.unit.gained, abs(brings), points=signed(brings))
    over = speech(N_("{points} over the other moves"), points=gained)
    return f" ({over})"


def _shown(why: Why, events: Sequence[Event], elsewhere: Sequence[Event]) -> Event | None:
    """Return the first of what happens that shows a part, unless it happens with another move as well."""
    return next((event for event in events if isinstance(event, why.shown_by) and event not in elsewhere), None)


def _more(why: Why, better: Outlook, worse: Outlook) -> tuple[Differs, int] | None:
    """Return of what one move brings more than another, and by how much; nothing where that is not certain."""
    found = ((differs, _amount(better, differs) - _amount(worse, differs)) for differs in why.counted)
    return next(((differs, number) for differs, number in found if number > 0), None)


def _amount(look: Outlook, differs: Differs) -> int:
    points = [change for part, change in look.points if part in differs.points]
    return sum(points) + sum([change for thing, change in look.gains if thing in differs.things])


def _of_one(sentences: Mapping[type[Event], Named], one: Outlook, other: Outlook, speech: Speech) -> Markup:
    """Return what is told of what happens with one move and not with the other: of a card, a guest, a room."""

    def told(event: Event, theirs: Outlook) -> Markup:
        sentence = sentences[type(event)]
        if not isinstance(sentence, str):
            sentence = sentence(event, next((each for each in theirs.events if type(each) is type(event)), None))
        return speech.tell(sentence, event) if sentence else Markup()

    elsewhere = [told(event, one) for event in other.events if type(event) in sentences]
    said = [told(event, other) for event in one.events if type(event) in sentences]
    return next((sentence for sentence in said if sentence not in elsewhere), Markup())


def _general(seat: int, text: str, speech: Speech) -> str:
    following = (seat + 1) % len(speech.people)
    return speech(text, next_seat=speech.people[following].name)


def _meant(state: State, advice: Sequence["Advice"], text: str, speech: Speech, hinting: Hinting | None) -> str:
    """Return what there will be more of, by what that is here where the board knows it."""
    best, other = advice[0], advice[1].move if advice[1:] else None
    means = hinting.means(state.seen_by(state.seat), best.move, other, best.part, speech) if hinting else ""
    return means or _general(state.seat or 0, text, speech)


def _lacks(state: State, part: str, points: float, better: Outlook, worse: Outlook, speech: Speech) -> Markup:
    """Return what there will be less of, with its number where that is certain, or by what the worse move is about."""
    why = speech.words.reasons.get(part)
    if why is None or not round(points):
        return Markup()
    if found := _more(why, better, worse):
        differs, number = found
        return escape(speech.counted(differs.less, number))
    return _of_one(why.lacking, worse, better, speech) or escape(_general(state.seat or 0, why.less, speech))


def missed(seat: int, judgement: "Judgement", better: Outlook, worse: Outlook, speech: Speech) -> Markup:
    """Return what a move has brought less of: the points that are missing at once, or else the part that decides.

    Points that make out more than that part are what anybody sees first.
    """
    reasons, brings = speech.words.reasons, round(judgement.brings)
    if not brings or judgement.part not in reasons:
        return Markup()
    counted = [differs for why in reasons.values() for differs in why.counted if differs.points]
    fewer = [(_amount(better, differs) - _amount(worse, differs), -len(differs.points)) for differs in counted]
    most = max(range(len(fewer)), key=fewer.__getitem__, default=None)
    if most is not None and fewer[most][0] >= brings:
        return escape(speech.counted(counted[most].less, fewer[most][0]))
    why = reasons[judgement.part]
    if (found := _more(why, better, worse)) and found[0].things:
        return escape(speech.counted(found[0].less, found[1]))
    return _of_one(why.lacking, worse, better, speech) or escape(_general(seat, why.less, speech))


def _told(state: State, event: Event, speech: Speech) -> Markup:
    """Return an event in words of the log, without the name of who decides."""
    name = "" if state.seat is None else speech.people[state.seat].told
    return speech.event(event).removeprefix(name).strip(" :").removesuffix(".")


def _all_told(state: State, event: Event, events: Sequence[Event], speech: Speech) -> Markup:
    """Return an event in words, with what happens of its kind right after it: one choice may bring two things."""
    begin = events.index(event)
    alike = takewhile(lambda other: type(other) is type(event), events[begin : begin + LOOKED_AT])
    return Markup(", ").join(_told(state, one, speech) for one in alike)


def _is_as_good(other: "Advice") -> bool:
    """Tell whether a move is about as good as the best: there is less than a point between them."""
    return round(-other.points) < 1


def _compared(state: State, advice: "Advice", better: Outlook, worse: Outlook, speech: Speech) -> Markup:
    """Return how a move compares with the best: what there is less of, or what of the best does not happen then."""
    points = round(-advice.points)
    if _is_as_good(advice):
        return escape(speech(N_("About as good")))
    if points >= speech.words.decides:
        return escape(speech(N_("It may cost the match")))
    less = speech.counted(speech.unit.less, points)
    why = speech.words.reasons.get(advice.part)
    if why and round(advice.brings) and not _more(why, better, worse):
        missed = _shown(why, better.events[1:], worse.events)  # the first is told of the best
        if missed and not any(isinstance(event, type(missed)) for event in worse.events):
            said = escape(speech(N_("{less}. You would miss: {event}")))
            return said.format(less=less, event=_told(state, missed, speech))
    told = _lacks(state, advice.part, advice.brings, better, worse, speech)
    return Markup("{}: {}").format(less, told) if told else escape(less)
