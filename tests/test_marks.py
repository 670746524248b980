"""What a save or a link is checked by is how the rules behave, never how the class of a state is laid out.

A layout is changed for real: the class is built anew with other slots, and the game deals from it.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

import pytest

from fivestars.games import SHELF
from fivestars.table.dice import Dice
from fivestars.table.game import AnyGame, Move, Score, Standing, State, facts
from fivestars.table.match import Match
from fivestars.table.notation import Fault, Unreadable, from_json, from_link, to_json, to_link
from outcomes import GAMES, outcome, rows, whole_outcome

games = pytest.mark.parametrize("name", GAMES)

# --- another layout


def added(names: Sequence[str]) -> tuple[str, ...]:
    """Return the slots with one more."""
    return (*names, "added")


def renamed(names: Sequence[str]) -> tuple[str, ...]:
    """Return the slots with another name for one, and so another place in their order."""
    return tuple(sorted("unveiled" if name == "revealed" else name for name in names))


def reordered(names: Sequence[str]) -> tuple[str, ...]:
    """Return the slots in another order."""
    return tuple(reversed(names))


CHANGES: Final = (added, renamed, reordered)


def laid_out(cls: type[State], change: Callable[[Sequence[str]], tuple[str, ...]]) -> type[State]:
    """Return a class of states that plays as this one does, with other slots."""
    (base,) = cls.__bases__
    if not (slots := vars(cls)["__slots__"]):  # they are further up
        return rebuilt(cls, laid_out(base, change), {})
    things: dict[str, Any] = {"__slots__": change(slots)}
    if change is added:
        things |= {"__init__": _with_one_more(cls), "copy": _copied_with_one_more(cls)}
    if change is renamed:
        things["revealed"] = property(attrgetter("unveiled"), lambda state, value: setattr(state, "unveiled", value))
    return rebuilt(cls, base, things)


def rebuilt(cls: type[State], base: type[State], things: Mapping[str, object]) -> type[State]:
    """Return a class with this base, what the class has, and these things instead of its own."""
    gone = {*vars(cls)["__slots__"], "__abstractmethods__", "_abc_impl"}
    kept = {name: thing for name, thing in vars(cls).items() if name not in gone}
    made: Callable[..., type[State]] = type(cls)
    return made(cls.__name__, (base,), {**kept, **things})


def _with_one_more(cls: type[State]) -> Callable[..., None]:
    def init(state: Any, *args: object) -> None:
        state.added = (1, "more")
        cls.__init__(state, *args)

    return init


def _copied_with_one_more(cls: type[State]) -> Callable[[Any], State]:
    def copy(state: Any) -> State:
        new: Any = cls.copy(state)
        new.added = state.added
        made: State = new
        return made

    return copy


def class_of(game: AnyGame) -> type[State]:
    """Return the class of a game's states."""
    choices = {option.name: option.values[0] for option in game.options}
    return type(game.deal(game.seats[0], choices, 0, Dice(1), game.edition))


@games
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_kept_matches_open_whatever_slots_a_state_has(
    name: str, change: Callable[[Sequence[str]], tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, long: bool
) -> None:
    game = SHELF[name]
    cls, kept = class_of(game), rows(name)[CHANGES.index(change) :: 1 if long else len(CHANGES)]
    before = [from_link(row["link"], SHELF) for row in kept]
    saved = [(to_json(match), to_link(match, SHELF)) for match in before]
    monkeypatch.setitem(game.deal.__globals__, cls.__name__, laid_out(cls, change))
    for row, match, (save, link) in zip(kept, before, saved, strict=True):
        again = from_link(row["link"], SHELF)
        assert whole_outcome(again) == row["outcome"], row["match"]
        assert facts(again.state) != facts(match.state), "the layout is another"
        assert facts(again.state.copy()) == facts(again.state)
        for text in (row.get("save", save), save):
            assert from_json(text, SHELF).moves == match.moves, row["match"]
        assert outcome(from_link(link, SHELF)) == outcome(match), row["match"]


# --- another behaviour


def fewer_moves(cls: type[State], match: Match, patch: pytest.MonkeyPatch) -> None:
    """Let one move not be legal any more, one that the match does not make."""
    legal = cls.legal

    def all_but_one(state: State) -> Sequence[Move]:
        moves = legal(state)
        unplayed = [move for move in moves if move not in match.moves]
        return [move for move in moves if move is not unplayed[0]] if unplayed else moves

    patch.setattr(cls, "legal", all_but_one)


def other_standing(change: Callable[[Standing], Standing]) -> Callable[[type[State], Match, pytest.MonkeyPatch], None]:
    """Let a match stand otherwise."""

    def patched(cls: type[State], _match: Match, patch: pytest.MonkeyPatch) -> None:
        standing = cls.standing
        patch.setattr(cls, "standing", lambda state: change(standing(state)))

    return patched


def other_pieces(cls: type[State], _match: Match, patch: pytest.MonkeyPatch) -> None:
    """Let a piece be called otherwise."""
    pieces = cls.pieces
    patch.setattr(cls, "pieces", lambda state: ["a" + pieces(state)[0], *pieces(state)[1:]])


def _a_point_more(standing: Standing) -> Standing:
    (name, points), *rest = standing.scores[0].parts
    first = Score((standing.scores[0].total or 0) + 1, ((name, points + 1), *rest))
    return standing._replace(scores=(first, *standing.scores[1:]))


def _another_part(standing: Standing) -> Standing:
    total, ((name, points), *rest) = standing.scores[0]
    return standing._replace(scores=(Score(total, (("other " + name, points), *rest)), *standing.scores[1:]))


BEHAVIOURS: Final[Mapping[str, Callable[[type[State], Match, pytest.MonkeyPatch], None]]] = {
    "a legal move fewer": fewer_moves,
    "a score that differs": other_standing(_a_point_more),
    "a part of a score called otherwise": other_standing(_another_part),
    "another winner": other_standing(lambda standing: standing._replace(winners=())),
    "decided by something else": other_standing(lambda standing: standing._replace(decided_by="luck")),
    "a piece called otherwise": other_pieces,
}


@games
@pytest.mark.parametrize("behaviour", BEHAVIOURS)
def test_a_match_that_the_rules_play_otherwise_is_not_opened(
    name: str, behaviour: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = next(from_link(row["link"], SHELF) for row in rows(name) if row["outcome"]["winners"])
    save, link = to_json(kept), to_link(kept, SHELF)
    assert from_json(save, SHELF).moves == from_link(link, SHELF).moves == kept.moves
    BEHAVIOURS[behaviour](type(kept.state), kept, monkeypatch)
    with pytest.raises(Unreadable) as unreadable:
        from_json(save, SHELF)
    assert unreadable.value.fault is Fault.OTHER_OUTCOME
    with pytest.raises(Unreadable):  # a link counts the legal moves in its digits, too
        from_link(link, SHELF)
