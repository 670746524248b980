"""What is made to be hard to read: how long the page computes until it refuses it, and what memory that takes."""

import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from time import process_time
from typing import Final

from fivestars.games import SHELF
from fivestars.table.languages import SOURCE
from fivestars.table.notation import Unreadable
from fivestars.tools.figure import Figure
from fivestars.web.links import files
from fivestars.web.links.invitation import Wish, invitation_at
from fivestars.web.store.saves import MOST_BYTES, Memory, Saves
from fivestars.web.words.speech import tongue

SOON: Final = 0.3  # seconds of computing in which whatever is too large is refused
MOST_MEMORY: Final = 4.0  # times what is refused
LONGEST_ADDRESS: Final = 2 * 2**20  # bytes that Chromium lets an address have

# Texts of about so many letters, each hard to read in a way of its own.
LARGE: Final[Mapping[str, Callable[[int], str]]] = {
    "brackets": lambda size: "[" * size,
    "lists": lambda size: "[" + "[[[[]]]]," * (size // 9) + "1]",
    "numbers": lambda size: "[" + "1," * (size // 2) + "1]",
    "members": lambda size: "{" + ",".join(f'"k{number}":1' for number in range(size // 12)) + "}",
    "lists in a member": lambda size: '{"five-stars":' + "[[[[]]]]," * (size // 9) + "1}",
    "quotes": lambda size: '"' * size,
    "one text": lambda size: '{"five-stars":"' + "x" * size + '"}',
    "one text that is quoted": lambda size: '{"five-stars:match:a":"' + '\\"[' * (size // 3) + '"}',
    "a backup of nothing": lambda size: (
        '{"five-stars-backup":1,' + ",".join(f'"five-stars:match:{at}":"[]"' for at in range(size // 32)) + "}"
    ),
    "a day of nothing": lambda size: '{"five-stars:day:maui":"' + "[[]]," * (size // 5) + '"}',
    "digits": lambda size: "1" * size,
    "letters": lambda size: "v" * size,
}


def benches() -> Mapping[str, Callable[[], Figure]]:
    """Return what can be measured here, by name."""
    return {"refuse": refuse, "refuse-memory": refuse_memory}


def refuse() -> Figure:
    """Measure the longest computing until a file or a link is refused."""
    value = max(map(_time_of, _refusals())) * 1000
    return Figure("refuse", value, "ms", None, SOON * 1000, value <= SOON * 1000)


def refuse_memory() -> Figure:
    """Measure the most memory that a refusal takes, beside the size of the largest file that is looked at."""
    value, reference = max(map(_memory_of, _refusals())) / 2**20, MOST_BYTES / 2**20
    budget = MOST_MEMORY * reference
    return Figure("refuse-memory", value, "MiB", reference, budget, value <= budget)


def _refusals() -> Iterator[Callable[[], None]]:
    for large in LARGE.values():
        yield partial(_open_file, large(MOST_BYTES))
        for wish in Wish:
            yield partial(_open_link, f"{wish}/{large(LONGEST_ADDRESS)}")


def _open_file(text: str) -> None:
    (sentence,) = files.take_in(Saves(Memory(), "tab"), [("a.json", text)], tongue(SOURCE), 0)
    assert sentence


def _open_link(hash_: str) -> None:
    try:
        invitation_at(hash_, SHELF)
    except Unreadable as unreadable:
        tongue(SOURCE).fault(unreadable)
    else:
        raise AssertionError(f"{hash_[:40]} is taken for a match")


def _time_of(do: Callable[[], None]) -> float:
    begun = process_time()
    do()
    return process_time() - begun


def _memory_of(do: Callable[[], None]) -> float:
    tracemalloc.start()
    do()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak
