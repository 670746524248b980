"""The shelf: every game by its name, in the order that links rely on."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from fivestars.table.game import Game

# Never reorder: a link names a game by its place here.
NAMES = ("samoa", "amsterdam", "overbooking", "maui", "austria")
OPEN = ("samoa", "amsterdam", "overbooking", "maui", "austria")


class Shelf(Mapping[str, Game]):
    """The boxes; one is opened when it is first asked for."""

    def __getitem__(self, name: str) -> Game:
        if name not in OPEN:
            raise KeyError(name)
        game: Game = import_module(f"fivestars.games.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


SHELF = Shelf()
