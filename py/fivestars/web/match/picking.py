"""Picking a move part by part: the legal moves, narrowed by the fields picked so far, until one is left."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from urllib.parse import parse_qsl, urlencode

from fivestars.table.game import Move, Value, fields, kind

DO = "do"  # the part that names the kind of move


class Picking:
    """What the looking seat may pick now. It is a `Hand` for the board."""

    def __init__(
        self, legal: Sequence[Move], picks: Mapping[str, Value] | None = None, seat: int | None = None
    ) -> None:
        self.legal = legal
        self.seat = seat
        self.picks: dict[str, Value] = dict(picks or {})
        self._parts = [parts_of(move) for move in legal]
        self._offered = frozenset().union(*self._parts)
        wanted = self.picks.items()
        self._left = [index for index, parts in enumerate(self._parts) if wanted <= parts]
        self.candidates = [legal[index] for index in self._left]

    @property
    def chosen(self) -> Move | None:
        """The one move that is left, if something was picked and the picks leave only one."""
        return self.candidates[0] if self.picks and len(self.candidates) == 1 else None

    @property
    def left(self) -> tuple[int, ...]:
        """Return the places of the moves that are left once something is picked, while there are several."""
        return tuple(self._left) if self.picks and len(self._left) > 1 else ()

    def offers(self, **part: Value) -> bool:
        """Tell whether picking this part leads to a legal move, with what was picked before or afresh."""
        wanted = part.items()
        if not wanted <= self._offered:  # most of what is asked about is in no move at all
            return False
        return len(wanted) == 1 or any(wanted <= parts for parts in self._parts)

    def ends(self, **part: Value) -> list[Move]:
        """Return the legal moves that are left once this part is picked too."""
        if not part.items() <= self._offered:
            return []
        wanted = {**self.picks, **part}.items()
        return [move for move, parts in zip(self.legal, self._parts, strict=True) if wanted <= parts]

    def pick(self, part: Mapping[str, Value]) -> "Picking":
        """Return the picking with one more part; where it does not go with the earlier ones, it starts afresh."""
        return Picking(self.legal, {**self.picks, **part} if self.ends(**part) else part, self.seat)


@lru_cache(maxsize=2048, typed=True)  # tuples of two kinds may be equal
def parts_of(move: Move) -> frozenset[tuple[str, Value]]:
    """Return everything that picking this move means, its kind too."""
    return frozenset({(DO, kind(move)), *zip(fields(move), move, strict=True)})


def parts_told(parts: Mapping[str, Value]) -> str:
    """Return parts as the text of a `data-pick` attribute: `do=Walk&mayor=5`."""
    return _encoded(tuple(parts.items()))


_encoded = lru_cache(maxsize=4096)(urlencode)


def told_in_a_row(moves: Sequence[Move]) -> str:
    """Return moves that one press makes as text: the parts of each, with spaces between."""
    return " ".join(parts_told(dict(sorted(parts_of(move)))) for move in moves)


def parts_read(text: str) -> dict[str, Value]:
    """Return the parts that a `data-pick` attribute holds."""
    return {field: _value(value) for field, value in parse_qsl(text)}


def _value(text: str) -> Value:
    try:
        return int(text)
    except ValueError:
        return text
