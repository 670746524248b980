"""Picking a move part by part: the legal moves, narrowed by the fields picked so far, until one is left."""

from collections.abc import Mapping, Sequence
from urllib.parse import parse_qsl, urlencode

from fivestars.table.game import Move, Value, fields, kind

DO = "do"  # the part that names the kind of move


class Picking:
    """What the looking seat may pick now. It is a `Hand` for the board."""

    def __init__(self, legal: Sequence[Move], picks: Mapping[str, Value] | None = None) -> None:
        self.legal = legal
        self.picks: dict[str, Value] = dict(picks or {})
        self.candidates = self.ends()

    @property
    def chosen(self) -> Move | None:
        """The one move that is left, if something was picked and the picks leave only one."""
        return self.candidates[0] if self.picks and len(self.candidates) == 1 else None

    def offers(self, **part: Value) -> bool:
        """Tell whether picking this part leads to a legal move, with what was picked before or afresh."""
        return bool(self.ends(**part)) or any(_fits(move, part) for move in self.legal)

    def ends(self, **part: Value) -> list[Move]:
        """Return the legal moves that are left once this part is picked too."""
        wanted = {**self.picks, **part}
        return [move for move in self.legal if _fits(move, wanted)]

    def pick(self, part: Mapping[str, Value]) -> "Picking":
        """Return the picking with one more part; where it does not go with the earlier ones, it starts afresh."""
        if self.ends(**part):
            return Picking(self.legal, {**self.picks, **part})
        return Picking(self.legal, part)


def _fits(move: Move, parts: Mapping[str, Value]) -> bool:
    if DO in parts and parts[DO] != kind(move):
        return False
    values = dict(zip(fields(move), move, strict=True))
    return all(values.get(field) == value for field, value in parts.items() if field != DO)


def written(parts: Mapping[str, Value]) -> str:
    """Return parts as the text of a `data-pick` attribute: `do=Walk&mayor=5`."""
    return urlencode(parts)


def read(text: str) -> dict[str, Value]:
    """Return the parts that a `data-pick` attribute holds."""
    return {field: _value(value) for field, value in parse_qsl(text)}


def _value(text: str) -> Value:
    try:
        return int(text)
    except ValueError:
        return text
