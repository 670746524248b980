"""The board of a game as HTML: a pure function of what a seat sees, its legal moves and its picks."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from markupsafe import Markup

from fivestars.table.drawing import Action, Board, Part, stays
from fivestars.table.game import AnyGame, Event, Move, State, Value
from fivestars.table.words import Words
from fivestars.web.draw import environment, marks, written
from fivestars.web.match.picking import Picking, parts_of, parts_told, told_in_a_row
from fivestars.web.words.speech import Speech


class Box(NamedTuple):
    """All that the page needs of one game."""

    game: AnyGame
    words: Words
    board: Board


@cache
def open_box(game: AnyGame) -> Box:
    """Return a game with its words and its board."""
    home = f"fivestars.games.{game.id}"
    return Box(game, import_module(f"{home}.words").WORDS, import_module(f"{home}.board").BOARD)


@stays
def _why_not(seen: State, wish: Move, speech: Speech) -> str:
    """Return why a move is refused; nothing where it is not."""
    objection = seen.objection(wish)
    return speech.objection(objection) if objection is not None else ""


class Spots:
    """What the board's template asks of each thing that can be picked: its attributes, by what is legal now."""

    def __init__(self, speech: Speech, hand: Picking, seen: State, acting: bool, hint: Move | None) -> None:
        self._speech = speech
        self._hand = hand
        self._seen = seen
        self._acting = acting
        self._hint = hint

    def __call__(
        self,
        part: Part | None,
        label: str,
        wish: Move | None = None,
        tip: str = "",
        rule: str = "",
        means: Part | None = None,
    ) -> Markup:
        """Return the attributes of one thing: a button where it can be picked, else a picture that says why not.

        `rule` is told besides why not, where a thing needs explaining even then. `means` is by what a hint finds the
        thing, where picking it says more; what is so found is picked as advised.
        """
        if not label:
            return Markup('aria-hidden="true"')
        hinted = self._hint is not None and part is not None and (means or part).items() <= parts_of(self._hint)
        if hinted and means and part is not None and self._hint is not None:
            part = {field: value for field, value in parts_of(self._hint) if field in part}
        if self._acting and part is not None and self._hand.offers(**part):
            picked = all(self._hand.picks.get(field) == value for field, value in part.items())
            return marks(label, tip, picks=parts_told(part), picked=picked, hinted=hinted)
        refused = _why_not(self._seen, wish, self._speech) if self._acting and wish is not None else ""
        why = f"{refused} {rule}".rstrip() if refused else ""
        return marks(label, tip, why=why, hinted=hinted)

    def also(self, part: Part, wish: Move) -> Markup:
        """Return the attributes of a second place to press for the same thing: for pointers alone."""
        if self._acting and self._hand.offers(**part):
            return Markup(f'data-pick="{written(parts_told(part))}"')
        refused = _why_not(self._seen, wish, self._speech) if self._acting else ""
        return Markup(f'data-why="{written(refused)}"') if refused else Markup("")

    def also_each(self, things: Sequence[Any]) -> tuple[Markup, ...]:
        """Return the attributes of a second place to press for each of these; nothing for what cannot be picked."""
        return tuple(self.also(thing.part, thing.wish) if thing.part else Markup() for thing in things)


class Drawn(NamedTuple):
    """A board as HTML, and what stands beside it: buttons, and what is still to be picked."""

    html: Markup
    actions: Sequence[tuple[Action, str, bool]]  # with the text of what it picks, and whether the hint means it
    ask: str
    rounds: int = 0
    is_last_round: bool = False


def drawn_board(
    box: Box,
    seen: State,
    hand: Picking,
    speech: Speech,
    *,
    acting: bool,
    hint: Move | None,
    news: Sequence[tuple[int, Event]] = (),
) -> Drawn:
    """Return a board, drawn for the seat that sees this; a game may mark what others have done just now."""
    picture = box.board.picture(seen, hand, speech)
    template = environment().get_template(f"games/{box.game.id}/board/board.html")
    spot = Spots(speech, hand, seen, acting, hint)
    traces = box.board.traces(news)
    html = template.render({**picture.shown, "_": speech, "spot": spot, "people": speech.people, "traces": traces})
    hinted = parts_of(hint) if hint is not None else frozenset()
    actions = [
        (action, told_in_a_row(action.moves) or parts_told(action.part), _is_meant(action, hinted))
        for action in picture.actions
    ]
    return Drawn(Markup(html), actions, speech.asked(picture.ask, seen.seat), picture.rounds, picture.is_last_round)


def _is_meant(action: Action, hinted: AbstractSet[tuple[str, Value]]) -> bool:
    """Tell whether a button does what is hinted, and no more."""
    return not action.aside and not action.moves and action.part.items() <= hinted
