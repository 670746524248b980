"""The shelf: every game by its name, in the order that links rely on."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from fivestars.table.game import AnyGame

# Never reorder: a link names a game by its place here.
NAMES = ("samoa", "amsterdam", "overbooking", "maui", "austria")


class Shelf(Mapping[str, AnyGame]):
    """The boxes; one is opened when it is first asked for."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in NAMES:
            raise KeyError(name)
        game: AnyGame = import_module(f"fivestars.games.{name}").GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in NAMES  # without opening the box

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


SHELF = Shelf()
