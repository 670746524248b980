"""A round from the plane's landing to the tie-break card's step: who is asked for what, and all that nobody decides.

Nobody is asked who has nothing to decide, unless not asking would tell a secret.
"""

from fivestars.games.samoa.box import (
    BOX,
    DAY_OFF,
    FLAG_OF,
    GUEST_OF,
    LOVER,
    ROUNDS,
    SEND_HOME,
    SWAP_CARD,
    TAKE_BACK,
    TILE_OF,
    TO_SEND,
)
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules import hidden, prompts
from fivestars.games.samoa.rules.hotel import VACANT, rooms_of_a_lone_lover, with_room
from fivestars.games.samoa.rules.moves import NO_CARD, NO_GROUP
from fivestars.games.samoa.rules.scoring import specials
from fivestars.games.samoa.rules.table import HIDDEN, Table
from fivestars.table.game import Happening, Secret

# --- 1 and 2: tiles and planes


def open_round(state: Table, events: list[Happening]) -> None:
    """Turn up tiles, let the plane take its guests home and bring others; then everybody lays a card."""
    state.revealed += 1
    flag = state.flags[state.round - 1]
    events.append(told.RoundBegan(state.round, flag))
    _turn_up_tiles(state, events)
    _depart(state, flag, events)
    _arrive(state, flag, events)
    state.prompt, state.queue = prompts.CARD, state.clockwise()


def _turn_up_tiles(state: Table, events: list[Happening]) -> None:
    for _ in range(BOX.new_tiles[len(state.hotels)][state.round - 1]):
        drawn = state.dice.choice(state.pile)
        state.pile = tuple(tile for tile in state.pile if tile != drawn)
        state.market = (*state.market, drawn)
        events.append(told.TileTurnedUp(TILE_OF[drawn]))


def _depart(state: Table, flag: int, events: list[Happening]) -> None:
    for seat, rooms in enumerate(state.hotels):
        for number, room in enumerate(rooms):
            # ruling 11: where one of two lovers has to leave, both do.
            if any(FLAG_OF[tourist] == flag for tourist in room):
                events += [told.FlewHome(seat, tourist, number) for tourist in vacate(state, seat, number)]


def _arrive(state: Table, flag: int, events: list[Happening]) -> None:
    card = state.dice.choice(state.deck)
    state.deck = tuple(other for other in state.deck if other != card)
    state.landed = (*state.landed, card)
    if state.round in BOX.holidays:
        events.append(told.HolidaysBegan(state.round))
    waiting = list(state.supply[flag])
    groups: list[tuple[int, ...]] = []
    for size in group_sizes(card, state.round, len(state.hotels)):
        group = tuple(sorted(waiting.pop(state.dice.below(len(waiting))) for _ in range(size)))
        groups.append(group)
        events.append(told.GroupLanded(size, group))
    state.groups = state.ashore = tuple(groups)
    state.supply[flag] = tuple(waiting)


def group_sizes(card: int, number: int, seats: int) -> tuple[int, ...]:
    """Return the sizes of the groups that a tourist card brings in a round, from 1."""
    # ruling 22: in the holidays each group is doubled by itself.
    factor = BOX.holiday_factor if number in BOX.holidays else 1
    return tuple(size * factor for size in BOX.groups[card][seats])


def vacate(state: Table, seat: int, room: int) -> tuple[int, ...]:
    """Return who lived in a room, and is now back with the others of its nation."""
    rooms = state.hotels[seat]
    state.hotels[seat] = with_room(rooms, room, VACANT)
    _give_back(state, rooms[room])
    return rooms[room]


def _give_back(state: Table, tourists: tuple[int, ...]) -> None:
    for tourist in tourists:
        flag = FLAG_OF[tourist]
        state.supply[flag] = tuple(sorted((*state.supply[flag], tourist)))


# --- 3: price cards


def lay(state: Table, seat: int, card: int, events: list[Happening]) -> None:
    """Lay a card face down."""
    state.cards[seat] = card
    events.append(Secret((seat,), told.CardChosen(seat, card), instead=told.CardLaid(seat)))


def _reveal(state: Table, events: list[Happening]) -> None:
    state.revealed += 1
    state.late = state.full = 0
    for seat in state.clockwise():
        hidden.saw_in_front(state, seat)
        events.append(told.CardRevealed(seat, state.cards[seat]))


# --- 3 to 5: whose turn it is


def ask(state: Table, events: list[Happening]) -> None:
    """Ask the first of the queue that has something to decide; begin the next phase where nobody has."""
    while state.seat is not None:
        if not state.queue:
            _next_phase(state, events)
            continue
        seat = state.queue[0]
        _begin_turn(state)
        if is_asked(state, seat):
            state.seat = seat
            return
        _go_past(state, seat, events)
        state.queue = state.queue[1:]


def _begin_turn(state: Table) -> None:
    state.group, state.coins = NO_GROUP, 0
    state.send = TO_SEND if state.prompt == prompts.DAY_OFF else 0
    if state.prompt == prompts.HOST_ON:
        state.prompt = prompts.HOST


def is_asked(state: Table, seat: int) -> bool:
    """Tell whether a seat has anything to decide in this phase."""
    match state.prompt:
        case prompts.CARD:
            # ruling 2: who has only the grey card plays it.
            return state.hand_size(seat) > 1 or state.count(seat, TAKE_BACK) > 0
        case prompts.SWAP:
            cards = state.hand_size(seat) or (state.discards[seat] and state.count(seat, TAKE_BACK))
            return cards > 0 and state.count(seat, SWAP_CARD) > 0
        case prompts.BUILD:
            # Whoever has too few coins is asked as well: to be passed over would tell the others so.
            return len(state.market) > 0
        case prompts.DAY_OFF:
            return any(state.hotels[seat])
    return state.waiting() > 0 and (_has_room(state, seat) or (state.count(seat, SEND_HOME) > 0))


def _has_room(state: Table, seat: int) -> bool:
    rooms = state.hotels[seat]
    if VACANT in rooms:
        return True
    # ruling 10: only a lover joins a lone lover.
    loving = any(GUEST_OF[tourist] == LOVER for group in state.groups for tourist in group)
    return loving and rooms_of_a_lone_lover(rooms) > 0


def _go_past(state: Table, seat: int, events: list[Happening]) -> None:
    match state.prompt:
        case prompts.CARD:
            lay(state, seat, DAY_OFF, events)
        case prompts.HOST if state.waiting():
            state.full |= 1 << seat
            events.append(told.HadNoRoom(seat))
        case prompts.HOST:
            state.late |= 1 << seat
            events.append(told.FoundNobody(seat))
        case prompts.DAY_OFF:
            events.append(told.SentNobody(seat))


def _next_phase(state: Table, events: list[Happening]) -> None:
    match state.prompt:
        case prompts.CARD:
            _reveal(state, events)
            # ruling 14: owners of the tile are asked once, clockwise from the tie-break card.
            state.prompt, state.queue = prompts.SWAP, state.clockwise()
        case prompts.SWAP:
            state.prompt, state.queue = prompts.BUILD, state.build_order()
        case prompts.BUILD:
            state.prompt, state.queue = prompts.HOST, state.host_order()
        case prompts.DAY_OFF:
            close_round(state, events)
        case _:
            # ruling 27: guests are sent home after everybody has been placed.
            state.prompt, state.queue = prompts.DAY_OFF, state.resting()


# --- 6: cards, and the end


def close_round(state: Table, events: list[Happening]) -> None:
    """Put away tourists and cards, move the tie-break card, and begin the next round or end the game."""
    left = state.waiting()
    if left:
        events.append(told.LeftOver(left))
    for group in state.groups:
        _give_back(state, group)  # ruling 28
    state.groups = state.ashore = ()
    for seat in state.clockwise():
        _put_away_card(state, seat, events)
    state.active = 0
    before, state.tiebreak = state.tiebreak, (state.tiebreak + 1) % len(state.hotels)
    events.append(told.TieBreakMoved(before, state.tiebreak))
    if state.round == ROUNDS:
        _end(state, events)
        return
    state.round += 1
    open_round(state, events)


def _put_away_card(state: Table, seat: int, events: list[Happening]) -> None:
    card, state.cards[seat] = state.cards[seat], NO_CARD
    # ruling 19: to have built, or to have hosted, is enough to lose the card.
    if not state.active >> seat & 1:
        events.append(told.CardKept(seat, card))
        return
    if state.discarded[seat] != HIDDEN:
        state.discarded[seat] |= 1 << card
    state.discards[seat] += 1
    hidden.saw_discarded(state, seat, card)
    events.append(told.CardDiscarded(seat, card))


def _end(state: Table, events: list[Happening]) -> None:
    state.seat = None
    state.revealed += 1
    for seat in range(len(state.hotels)):
        coins = specials(state, seat)
        if coins:
            events.append(told.SpecialsCounted(seat, coins))
    events.append(told.GameEnded())
