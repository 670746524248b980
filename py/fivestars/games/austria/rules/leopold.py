"""Leopold, who plays by a deck of cards: he decides nothing, needs nothing, and scores what he takes (ruling 49)."""

from collections.abc import Callable, Sequence
from typing import Final

from fivestars.games.austria.box import TOURIST
from fivestars.games.austria.box.leopold import ANY, STACKS, TASKS, Clause, Task
from fivestars.games.austria.rules.errands import ARRIVE, BARE
from fivestars.games.austria.rules.events import (
    AlreadyClaimed,
    Events,
    Furthered,
    MovedIn,
    NobodyFits,
    Revealed,
    TookFree,
    TurnedUp,
)
from fivestars.games.austria.rules.gains import advance, leave_queue, open_arrive, score
from fivestars.games.austria.rules.lookup import (
    ADVANCES,
    COLUMNS,
    DOORS,
    FACES,
    GUEST_POINTS,
    GUESTS,
    NUMBERS,
    SUITABLE,
    bits,
)
from fivestars.games.austria.rules.table import GAP, LEOPOLD, Part, Table
from fivestars.games.austria.rules.turn import cover, put_disk

_GUESTS: Final = int(Part.GUESTS)
_DOORS: Final = int(Part.DOORS)


def take_turn(state: Table, events: Events) -> None:
    """Turn up a card and do what it says: guests, a die, and what else there is (ruling 49)."""
    task = TASKS[state.tasks.pop()]
    state.turned = (*state.turned, task.id)
    state.revealed += 1
    events.append(TurnedUp(LEOPOLD, task.id))
    for clause in _in_force(state, task.guests):
        _take_guest(state, clause.what, task, events)
    cover(state, LEOPOLD, chosen_die(state, task), events)
    for clause in _in_force(state, task.gives):
        _DOES[clause.what](state, clause.about, task, events)


def _in_force(state: Table, clauses: Sequence[Clause]) -> list[Clause]:
    return [clause for clause in clauses if clause.level <= state.rival]


def _best(things: Sequence[int], worth: Callable[[int], int], task: Task) -> int:
    """Return what is worth most; of equals the one that lies farthest to the side of the hand on the card."""
    ordered = things if task.from_left else things[::-1]
    return max(ordered, key=worth)


# --- a guest


def chosen_place(state: Table, colour: str, task: Task) -> int:
    """Return the place of the guest whom he takes, or 0: of the colour, else of any, one who fits (ruling 50)."""
    free = ~state.occupied[LEOPOLD]
    places = [
        place
        for place, guest in enumerate(state.queue, 1)
        if guest != GAP and SUITABLE[state.hotels[LEOPOLD]][guest] & free
    ]
    wanted = [place for place in places if colour in (ANY, GUESTS[state.queue[place - 1]].colour)]
    if not places:
        return 0
    return _best(wanted or places, lambda place: GUEST_POINTS[state.queue[place - 1]], task)


def chosen_room(state: Table, guest: int) -> int:
    """Return the room of a guest: a tourist's in the last column, others' on the lowest floor (ruling 51)."""
    rooms = SUITABLE[state.hotels[LEOPOLD]][guest] & ~state.occupied[LEOPOLD]
    if GUESTS[guest].colour == TOURIST:
        rooms = next(rooms & column for column in reversed(COLUMNS) if rooms & column)
    return bits(rooms)[0]


def _take_guest(state: Table, colour: str, task: Task, events: Events) -> None:
    place = chosen_place(state, colour, task)
    if not place:
        events.append(NobodyFits(LEOPOLD))
        return
    guest = leave_queue(state, place)
    room = chosen_room(state, guest)
    state.discards.append(guest)
    state.occupied[LEOPOLD] |= 1 << room
    state.lodge(LEOPOLD, room, guest)
    events += [TookFree(LEOPOLD, guest), MovedIn(LEOPOLD, guest, NUMBERS[room])]
    score(state, LEOPOLD, _GUESTS, GUEST_POINTS[guest], events)
    score(state, LEOPOLD, _DOORS, DOORS[room], events)
    state.errands.append(BARE[ARRIVE])
    open_arrive(state, LEOPOLD, events)


# --- a die


def chosen_die(state: Table, task: Task) -> int:
    """Return which die he takes: of those on the card, else of all, one of the most (ruling 52)."""
    there = [face for face in FACES if state.faces[face]]
    wanted = [face for face in there if face in task.dice]
    return _best(wanted or there, lambda face: state.faces[face], task)


# --- what else a card says


def _advance(state: Table, steps: str, _task: Task, events: Events) -> None:
    advance(state, LEOPOLD, int(steps), events)


def _reveal(state: Table, _about: str, _task: Task, events: Events) -> None:
    card = state.aides.pop()
    state.played[LEOPOLD] |= 1 << card
    events.append(Revealed(LEOPOLD, card))


def _further(state: Table, stack: str, task: Task, events: Events) -> None:
    """Move a marker on; one that has reached I claims its card (ruling 53)."""
    open_ = [place for place, disks in enumerate(state.disks) if LEOPOLD not in disks]
    place = _best(open_, lambda place: state.marks[place], task) if stack == ANY and open_ else STACKS.find(stack)
    if place not in open_:
        if stack != ANY:
            events.append(AlreadyClaimed(LEOPOLD, state.politics[place]))
        return
    marks = [*state.marks]
    marks[place] += 1
    state.marks = tuple(marks)
    events.append(Furthered(LEOPOLD, state.politics[place], ADVANCES - marks[place]))
    if marks[place] == ADVANCES:
        put_disk(state, LEOPOLD, state.politics[place], events)


_DOES: Final[dict[str, Callable[[Table, str, Task, Events], None]]] = {
    "emperor": _advance,
    "staff": _reveal,
    "politics": _further,
}
