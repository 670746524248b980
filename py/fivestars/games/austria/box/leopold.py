"""Leopold's cards: what he does in a turn, by the level at which he plays."""

from typing import Final, NamedTuple

from fivestars.games.austria.box import BOX, COLOURS, TOURIST
from fivestars.table.components import BoxError, TomlTable

ANY: Final = "any"
STACKS: Final = "ABC"
LEVELS: Final = (1, 2, 3)


class Clause(NamedTuple):
    """A part of a card: a guest, `blue`, or something more, `politics B`."""

    what: str
    about: str
    level: int  # from which on it holds


class Task(NamedTuple):
    """A card: which guests he takes, which die, what else he does."""

    id: int
    guests: tuple[Clause, ...]
    dice: tuple[int, ...]  # none: any
    gives: tuple[Clause, ...]
    from_left: bool  # which of several equal ones he takes


def _clause(text: str) -> Clause:
    words, _, level = text.partition(" from ")
    what, _, about = words.partition(" ")
    return Clause(what, about, int(level or 1))


def _task(row: TomlTable) -> Task:
    guests, gives = (tuple(map(_clause, row[name])) for name in ("guests", "gives"))
    return Task(row["id"], guests, tuple(row["dice"]), gives, row["hand"] == "left")


def _is_known(clause: Clause) -> bool:
    abouts = {"politics": (*STACKS, ANY), "staff": ("",), "emperor": tuple("123456789")}
    return clause.about in abouts.get(clause.what, ())


def deck_of(sheet: TomlTable) -> tuple[Task, ...]:
    """Return the cards of a box; raise BoxError where they cannot be his."""
    tasks = tuple(map(_task, sheet["leopold"]["cards"]))
    for task in tasks:
        if any(clause.what not in (*COLOURS, TOURIST, ANY) for clause in task.guests):
            raise BoxError(f"[leopold] row {task.id}: no such guest")
        if not all(map(_is_known, task.gives)):
            raise BoxError(f"[leopold] row {task.id}: he can do no such thing")
    if len(tasks) < sheet["rounds"]["count"] * sheet["rounds"]["turns_each"]:
        raise BoxError("[leopold] cards: fewer than he has turns")
    hiring = sum(clause.what == "staff" for task in tasks for clause in task.gives)
    if hiring > sheet["leopold"]["staff"]:
        raise BoxError("[leopold] staff: fewer cards than his deck may reveal")
    return tasks


TASKS: Final = {task.id: task for task in deck_of(BOX.sheet)}
