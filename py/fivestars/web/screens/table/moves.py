"""What is picked is played, what is played is shown and kept, and the next one is asked."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from fivestars.table.game import IllegalMove, Move
from fivestars.table.words import N_
from fivestars.web.book.tally import tally_of
from fivestars.web.days.results import NOT_KEPT
from fivestars.web.deeds import (
    BotDecided,
    BotMoved,
    BotsSilent,
    Confirm,
    DayNotKept,
    FindScores,
    Hint,
    HintFound,
    Hurry,
    KeepNow,
    LetGo,
    MakeAll,
    Note,
    Pick,
    Redo,
    TakeBackTurn,
    Uncover,
    Undo,
    UnfoldTurns,
    Weighed,
)
from fivestars.web.effects import (
    AfterPaint,
    AskHint,
    CountDay,
    CountMatch,
    Effect,
    Go,
    GoBack,
    Lead,
    Light,
    SaveSettings,
    Say,
    Sound,
)
from fivestars.web.match.advice import advised
from fivestars.web.match.coaching import advice, heard
from fivestars.web.match.log import told
from fivestars.web.match.picking import parts_read
from fivestars.web.match.reading import Asked
from fivestars.web.match.sitting import Sitting
from fivestars.web.match.teaching import slot_id
from fivestars.web.match.turns import things_of
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.screens.table import beside, ending, lesson, panel, telling, warning
from fivestars.web.screens.table.keeping import saving
from fivestars.web.screens.table.there import TO_THE_QUESTION, DoesThere, done_there, next_one, noted, shown
from fivestars.web.store.saves import SETTINGS
from fivestars.web.store.settings import to_json

LOOKING: Final = N_("Looking for a good move…")
SILENT: Final = N_("The hosts did not answer. From now on the page stops for a moment whenever one of them thinks.")


def pick(model: Model, there: Sitting, deed: Pick) -> Next:
    """Pick what a `data-pick` attribute holds; play the move when it is whole."""
    part = parts_read(deed.part)
    if there.held and part.items() <= there.picks.items():
        return model, []  # pressed twice
    if refused := lesson.refused(there, part):
        return noted(model, there, model.words(refused))
    there, move = there.fold().pick(part)
    if move is not None and not there.verdict:  # that has an answer of its own
        return _decided(model, there, move)
    there, asks = warning.asked(model, there)
    return shown(model, there, *asks, glides=True)


def confirm(model: Model, there: Sitting, _: Confirm) -> Next:
    """Play the move that is shown."""
    move = there.hand.chosen
    return (model, []) if move is None or there.held else _decided(model, there, move)


def _decided(model: Model, there: Sitting, move: Move) -> Next:
    """Make a move, unless it waits for what the best bot thinks of it; who was warned has decided."""
    held, effects = warning.held(model, there, move)
    waits = held.held or (held.verdict and not there.verdict)
    return shown(model, held, *effects) if waits else play(model, there, move)


def weighed(model: Model, there: Sitting, deed: Weighed) -> Next:
    """Warn of a move that is dear, and make any other, if it still waits for that."""
    if not warning.is_awaited(there, deed):
        return model, []
    waits, there = there.held, warning.answered(there, deed)
    if there.verdict:
        return shown(model, there, *warning.told(model, there))
    return play(model, there, deed.move) if waits else (model._replace(sitting=there), [])


def make_all(model: Model, there: Sitting, deed: MakeAll) -> Next:
    """Make several moves by one press, all or none; they are taken back as one."""
    after = there
    for part in map(parts_read, deed.parts.split()):
        if refused := lesson.refused(after, part):
            return noted(model, there, model.words(refused))
        after, move = after.drop_picks().pick(part)
        if move is None or there.held:
            return model, []
        after = after.play(move)
    return _made(model, there, after.as_one(len(there.match.steps)))


def play(model: Model, there: Sitting, move: Move) -> Next:
    """Make a move, show it, keep it, and let the next one decide."""
    try:
        after = there.play(move)
    except IllegalMove as illegal:
        return noted(model, there, there.speech(model.words).objection(illegal.objection))
    besides = there.box.board.besides(there.picks, move, there.speech(model.words)) if there.picks else ""
    model, effects = _made(model, there, after)
    if besides and model.sitting and model.sitting.acting:
        model = model._replace(sitting=model.sitting._replace(note=besides))
    return model, effects


def _made(model: Model, there: Sitting, after: Sitting) -> Next:
    """Show what was made of a sitting, keep it, and let the next one decide."""
    speech, before = after.speech(model.words), len(there.match.steps)
    sentences = [line for count in range(before, len(after.match.steps)) for line in told(after, count + 1, speech)]
    model, learned = _coached(model, there)
    model, effects = moved(model, after, sentences)
    effects = [*learned, *effects]
    if not (after.match.over and model.sitting):
        return model, effects
    tally = tally_of(model.kept, there.box.game.id)
    there, tells = ending.begun(model, model.sitting._replace(before=tally))
    return model._replace(sitting=there), [*effects, CountDay(after.match), *_counted(model, after), *tells]


def _counted(model: Model, there: Sitting) -> list[Effect]:
    """Let a match that is over count in the book; a lesson does not."""
    is_lesson = there.slot.id == slot_id(there.box.game.id)
    return [] if is_lesson else [CountMatch(there.slot, there.match, model.world.now)]


def _coached(model: Model, there: Sitting) -> Next:
    """Let the coach say no more of what is decided now."""
    if not advice(there, model.settings):
        return model, []
    settings = heard(there, model.settings)
    known = model.kept.but({SETTINGS: to_json(settings)}, model.kept.ill)
    return model._replace(kept=known), [SaveSettings(settings)]


def moved(model: Model, there: Sitting, sentences: Sequence[Markup] = ()) -> Next:
    """Show a match that went on or back, to whoever looks next."""
    after = len(there.match.steps)
    is_told = bool(sentences and there.persons and not there.skips)
    tells = is_told and telling.story_after(model, there, after) is not None
    there = there.pass_on(story=telling.begun(model, after) if tells else None)
    if there.goes_on_unseen and not tells:
        return model._replace(sitting=there), next_one(model, there)
    # nobody waits for a bot's move to be painted, and several may be made before a frame is: each is kept when shown
    effects: list[Effect] = [] if not after or there.match.steps[-1].seat in there.persons else saving(model, there)
    if there.covered:
        effects.append(Say(""))  # what was said last may be a secret of who looked then
    elif sentences:
        if not tells:  # a story shows and says it bit by bit
            effects += lights(there, after)
            said = [str(sentence.striptags()) for sentence in sentences]
            effects.append(Say(" ".join([*said, *lesson.sentences(there, model.words)])))
        if model.settings.sounds:
            effects.append(Sound("end" if there.match.over and not tells else "move"))
    if tells:
        there = there._replace(back_to=model.world.focus)
        effects += telling.opened(model, there)
    elif model.world.focus:
        effects.append(TO_THE_QUESTION)
    return shown(model, there, *effects, AfterPaint(KeepNow()), *next_one(model, there), glides=True)


def lights(there: Sitting, count: int) -> list[Effect]:
    """Return what lights up after a move of somebody else: the things that it is about, in the colour of its seat."""
    seat = there.match.steps[count - 1].seat
    things = () if seat in there.persons else things_of(there, count)
    return [Light(things, there.match.people[seat].colour)] if things else []


def bot_moved(model: Model, there: Sitting, deed: BotMoved) -> Next:
    """Make a bot's move, if the match still waits for it."""
    return play(model, there, deed.move) if there.thinking and there.match is deed.match else (model, [])


def bot_decided(model: Model, there: Sitting, deed: BotDecided) -> Next:
    """Make a bot's move where everybody is in a hurry; else know it until the pause is over."""
    if there.match is not deed.match or not there.thinking:
        return model, []
    there = there._replace(decided=deed.move)
    return play(model, there, deed.move) if there.hurried else (model._replace(sitting=there), [])


def hurry(model: Model, there: Sitting, _: Hurry) -> Next:
    """Skip the pauses until somebody here decides; bots think as long as they need."""
    if not there.waited_for:
        return model, []
    decided = there.decided
    model, effects = shown(model, there._replace(hurried=True))
    if decided is None or model.sitting is None:
        return model, effects
    model, more = play(model, model.sitting, decided)
    return model, [*effects, *more]


def let_go(model: Model, there: Sitting, _: LetGo) -> Next:
    """Let go of what was picked, or close what stands before the table."""
    if there.story:
        return telling.close(model, there)
    if there.sharing:
        return panel.close(model, there)
    if (beside_it := beside.let_go(model, there)) is not None:
        return beside_it
    if there.match.over and there.shown is None:
        return ending.turned_over(model, there)
    if there.unfolded:
        return _folded(model, there)
    free = there.think_again() if there.verdict else there.drop_picks()
    return (model, []) if free == there else shown(model, free, glides=True)


def note(model: Model, there: Sitting, deed: Note) -> Next:
    """Say something where the prompt stands."""
    return noted(model, there.fold()._replace(asked=Asked(*deed)), deed.text)


def uncover(model: Model, there: Sitting, _: Uncover) -> Next:
    """Show the table to the person it was handed to."""
    there = there._replace(covered=False)
    return shown(model, there, TO_THE_QUESTION, *next_one(model, there))


def undo(model: Model, there: Sitting, _: Undo) -> Next:
    """Take back the last move."""
    return _taken_back(model, there, there.undo_target())


def take_back_turn(model: Model, there: Sitting, _: TakeBackTurn) -> Next:
    """Take back the moves of the turn."""
    return _taken_back(model, there, there.turn_target())


def _taken_back(model: Model, there: Sitting, target: int | None) -> Next:
    if target is None or there.closed:
        return model, []
    match = there.match.copy()
    match.undo(target)
    return moved(model, there.after(match))


def redo(model: Model, there: Sitting, _: Redo) -> Next:
    """Make again what was taken back."""
    match = there.match.copy()
    if there.closed or not match.redo():
        return model, []
    first, last = there.pressed
    while first < len(match.steps) < last and match.redo():
        pass
    return moved(model, there.after(match))


def hint(model: Model, there: Sitting, _: Hint) -> Next:
    """Ask the best bot what it would do."""
    if not there.acting:
        return model, []
    if there.teaching:
        return lesson.marked(model, there)
    model, effects = noted(model, there, model.words(LOOKING))
    return model, [*effects, AskHint(there.match, model.world.chance, there.hand.left)]


def hint_found(model: Model, there: Sitting, deed: HintFound) -> Next:
    """Mark what the best bot would take and say why, if it is still to be decided."""
    if not there.acting or there.held or there.match is not deed.match:
        return model, []
    state, hinting = there.match.state, there.box.board.hinting
    there = there.show_hint(deed.advice[0].move, "")
    note = advised(state, deed.advice, there.speech(model.words), hinting, there.picks)
    return shown(model, there._replace(note=note))


def day_not_kept(model: Model, there: Sitting, _: DayNotKept) -> Next:
    """Say that the result of a day does not count yet."""
    return noted(model, there, model.words(NOT_KEPT))


def bots_silent(model: Model, there: Sitting, _: BotsSilent) -> Next:
    """Say where bots think now."""
    return noted(model, there, model.words(SILENT))


def unfold_turns(model: Model, there: Sitting, _: UnfoldTurns) -> Next:
    """Show all that the others did since one's own last turn, or fold it up again, as the browser's way back does."""
    effects: list[Effect] = [TO_THE_QUESTION] if model.world.focus else []  # the button that folds it up is gone then
    if there.unfolded:
        return _folded(model, there, *effects)
    if model.where.name == "match" and not model.where.part:
        effects.append(Go(f"{model.where}/{beside.UNFOLDED}"))
        model = model.at(model.where.name, model.where.what, beside.UNFOLDED)
    return shown(model, there._replace(unfolded=True), *effects)


def _folded(model: Model, there: Sitting, *effects: Effect) -> Next:
    """Fold up what the others did, and take back the step in the browser's history that has opened it."""
    back = [GoBack()] if model.where.part == beside.UNFOLDED else []
    return shown(model, there.fold(), *effects, *back)


def find_scores(model: Model, _: Sitting, __: FindScores) -> Next:
    """Go to the list of the scores."""
    return model, [Lead("scores")]


_DOES: Final[dict[type, DoesThere]] = {
    Pick: pick,
    Confirm: confirm,
    MakeAll: make_all,
    BotDecided: bot_decided,
    BotsSilent: bots_silent,
    BotMoved: bot_moved,
    Hurry: hurry,
    LetGo: let_go,
    Note: note,
    Uncover: uncover,
    Undo: undo,
    TakeBackTurn: take_back_turn,
    Redo: redo,
    Hint: hint,
    HintFound: hint_found,
    DayNotKept: day_not_kept,
    UnfoldTurns: unfold_turns,
    FindScores: find_scores,
    Weighed: weighed,
}
DOES: Final = done_there(_DOES)
