"""A best bot that knows everything at once, for tests of the look back."""

from collections import deque
from collections.abc import Callable

from fivestars.players.analysis import decisions as decisions_of
from fivestars.players.judgement import Judgement, steps_each
from fivestars.web.deeds import DecisionsFound, Deed, Judged, LookBack, StopLooking
from fivestars.web.effects import Effect, FindDecisions, Judge
from fivestars.web.match.review import Review
from fivestars.web.match.sitting import Sitting
from fivestars.web.update import update
from sittings import model_at


class Oracle:
    """A best bot that would always have done the first thing legal, and knows what everything cost.

    Just before it answers the question number `stopped_at`, somebody stops looking.
    """

    def __init__(self, cost: Callable[[int], float], won: float = 0.0, stopped_at: int | None = None) -> None:
        self.cost, self.won, self.stopped_at = cost, won, stopped_at
        self.asked: list[int] = []

    def answers(self, effect: Effect) -> list[Deed]:
        """Return what comes of an effect, if it is a question."""
        if isinstance(effect, FindDecisions):
            return [DecisionsFound(effect.match, effect.asked, tuple(decisions_of(effect.match, effect.seats)))]
        if not isinstance(effect, Judge):
            return []
        self.asked.append(effect.moment)
        answer = Judged(effect.match, effect.asked, effect.moment, self._judgement(effect))
        return [StopLooking(), answer] if len(self.asked) == self.stopped_at else [answer]

    def _judgement(self, effect: Judge) -> Judgement | None:
        assert steps_each(effect.of) > 0
        cost = self.cost(effect.moment)
        return Judgement(effect.match.until(effect.moment).state.legal()[0], cost, self.won) if cost else None


def looked(there: Sitting, oracle: Oracle) -> tuple[Sitting, list[Effect]]:
    """Look back until the oracle is asked no more; return the sitting then, and all that was to be done."""
    model, waiting, asked = model_at(there), deque[Deed]([LookBack()]), list[Effect]()
    while waiting:
        model, effects = update(model, waiting.popleft())
        asked += effects
        waiting += [answer for effect in effects for answer in oracle.answers(effect)]
    assert model.sitting, "the match was left"
    return model.sitting, asked


def review_of(there: Sitting) -> Review:
    """Return what was found, once somebody looked back."""
    assert there.review, "nobody looked back"
    return there.review
