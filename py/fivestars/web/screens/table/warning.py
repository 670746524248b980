"""Before a dear move: the best bot is asked about a move that is picked, and the move waits a moment for the answer."""

from typing import Final

from fivestars.table.game import Move
from fivestars.web.deeds import Weighed
from fivestars.web.effects import Effect, Focus, Say, SendLater, Weigh
from fivestars.web.match.advice import warning
from fivestars.web.match.coaching import is_dear, warns
from fivestars.web.match.sitting import Sitting, Weighing
from fivestars.web.model import Model

HELD: Final = 0.8  # seconds: so long a move waits, and is made then whatever may be said later


def asked(model: Model, there: Sitting) -> tuple[Sitting, list[Effect]]:
    """Ask about a move that is shown before it is confirmed: nobody waits."""
    move = there.hand.chosen
    if move is None or there.weighing or not warns(there, move, model.kept):
        return there, []
    now = model.world.now
    return there._replace(weighing=Weighing(move, now, waits=False)), [Weigh(there.match, move, now)]


def held(model: Model, there: Sitting, move: Move) -> tuple[Sitting, list[Effect]]:
    """Let a move wait that is to be made, where the best bot has not answered yet, or warns of it."""
    there, asks = asked(model, there)
    weighing = there.weighing
    if weighing is None:
        return there, []
    there = there._replace(weighing=weighing._replace(waits=True))
    later = SendLater(Weighed(there.match, move, weighing.asked, None), HELD)
    return there, [*asks, later] if there.held else told(model, there)


def told(model: Model, there: Sitting) -> list[Effect]:
    """Return how a warning is told: who presses once more thinks again."""
    if there.verdict is None or there.weighing is None:
        return []
    said = warning(there.match.state, there.weighing.move, there.verdict, there.speech(model.words))
    return [Say(str(said.striptags())), Focus(("letgo",))]


def is_awaited(there: Sitting, deed: Weighed) -> bool:
    """Tell whether this is the first answer about the move that is picked."""
    weighing = there.weighing
    if weighing is None or weighing.answered or there.match is not deed.match:
        return False
    return weighing.asked == deed.asked


def answered(there: Sitting, deed: Weighed) -> Sitting:
    """Take down what the best bot thinks of the move."""
    assert there.weighing, "nobody has asked"
    dear = deed.judgement is not None and is_dear(there.match.game, deed.judgement)
    weighing = there.weighing._replace(answered=True, verdict=deed.judgement if dear else None)
    return there._replace(weighing=weighing)
