"""The set-up: what is dealt, the draft, the free guests and the first rooms of each hotel."""

from collections.abc import Mapping, Sequence

from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules.errands import ALL_FLOORS, HAND_ON, INVITE, KEEP, OPENING, ROOM, START, Errand
from fivestars.games.austria.rules.events import Invited, Kept, KeptHidden, PacksPassed
from fivestars.games.austria.rules.gains import seat_guest
from fivestars.games.austria.rules.moves import Keep, Take
from fivestars.games.austria.rules.rewards import Events, without
from fivestars.games.austria.rules.table import Table
from fivestars.games.austria.rules.tables import HAND, OPENING_ROOMS, PLACES
from fivestars.table.dice import Dice
from fivestars.table.game import Move, Secret


def set_up(table: Table, choices: Mapping[str, str]) -> None:
    """Lay everything out as the rulebook says, up to the first decision."""
    dice = table.dice
    table.politics = tuple(dice.choice([card.id for card in BOX.politics if card.stack == stack]) for stack in "ABC")
    table.tiles = tuple(dice.choice([tile.id for tile in BOX.tiles if tile.stack == stack]) for stack in "ABC")
    table.disks = [()] * len(table.politics)
    table.hotels = _hotels(table.seats, choices["hotels"], dice)
    guests = dice.shuffled([guest.id for guest in BOX.guests])
    table.queue = tuple(guests.pop() for _ in PLACES)
    table.deck = guests
    _deal_staff(table, choices["hands"])
    order = table.in_order()
    # The last player invites first; the rooms follow in playing order. The stack is filled from its bottom.
    table.errands.append((START, 0, 0, 0))
    table.errands += [(OPENING, seat, OPENING_ROOMS, 0) for seat in reversed(order)]
    table.errands += [(INVITE, seat, 0, 0) for seat in order]
    if choices["hands"] == "draft":
        table.errands.append((KEEP, 0, 0, 0))


def _hotels(seats: int, side: str, dice: Dice) -> tuple[int, ...]:
    places = [place for place, hotel in enumerate(BOX.hotels) if hotel.name.startswith(side)]
    return tuple(places * seats) if len(places) == 1 else tuple(dice.shuffled(places)[:seats])


def _deal_staff(table: Table, hands: str) -> None:
    cards = [member.id for member in BOX.staff]
    if hands == "starter":
        for seat, cards_of_set in zip(table.in_order(), BOX.starter_sets, strict=False):
            table.hand[seat] = tuple(sorted(cards_of_set))
        cards = [card for card in cards if all(card not in hand for hand in table.hand)]
    table.staff = table.dice.shuffled(cards)
    if hands != "starter":
        dealt = [tuple(sorted(table.staff.pop() for _ in range(HAND))) for _ in range(table.seats)]
        if hands == "draft":
            table.packs = dealt
        else:
            table.hand = dealt
    table.knowers = [0] * len(table.staff)


# --- the draft


def open_keep(state: Table, _seat: int, _events: Events) -> bool:
    """Ask the next seat which card it keeps."""
    state.seat = state.in_order()[state.errands[-1][1]]
    return True


def keep_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return the cards of the pack."""
    return [Keep(card) for card in state.packs[seat]]


def keep(state: Table, seat: int, move: Keep, events: Events) -> None:
    """Keep a card; when everybody has done so, the packs are handed on."""
    _keep(state, seat, move.card, events)
    place = state.errands.pop()[1] + 1
    state.errands.append((KEEP, place, 0, 0) if place < state.seats else (HAND_ON, 0, 0, 0))


def open_packs(state: Table, _seat: int, events: Events) -> bool:
    """Hand the packs on to the left."""
    state.errands.pop()
    state.packs = [state.packs[seat - 1] for seat in range(state.seats)]
    state.revealed += 1
    events.append(PacksPassed())
    if len(state.packs[0]) > 1:
        state.errands.append((KEEP, 0, 0, 0))
        return False
    for other in state.in_order():  # the last card is no choice
        _keep(state, other, state.packs[other][0], events)
    state.packs = []
    return False


def _keep(state: Table, seat: int, card: int, events: Events) -> None:
    state.packs[seat] = without(state.packs[seat], card)
    state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    events.append(Secret((seat,), Kept(seat, card), KeptHidden(seat)))


# --- guests and rooms (ruling 24)


def open_invite(state: Table, _seat: int, _events: Events) -> bool:
    """Ask which guest comes first."""
    state.seat = state.errands[-1][1]
    return True


def invite(state: Table, seat: int, move: Take, events: Events) -> None:
    """Take a guest for nothing before the hotels open."""
    state.errands.pop()
    events.append(Invited(seat, seat_guest(state, seat, move.place)))


def open_rooms(state: Table, _seat: int, _events: Events) -> bool:
    """Let a seat prepare up to three rooms, at the usual price."""
    _, state.seat, count, _ = state.errands.pop()
    state.errands.append((ROOM, 0, count, ALL_FLOORS))
    return False
