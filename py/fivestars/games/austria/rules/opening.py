"""The set-up: what is laid out and dealt, and what is owed before the first round."""

from collections.abc import Mapping

from fivestars.games.austria.box import BOX
from fivestars.games.austria.box.leopold import TASKS
from fivestars.games.austria.rules.errands import BARE, INVITE, KEEP, KEEP_SIX, OPENING, START, Errand
from fivestars.games.austria.rules.lookup import AIDES, DRAWN_ALONE, END_CARDS, HAND, OPENING_ROOMS, PLACES
from fivestars.games.austria.rules.state import Austria
from fivestars.games.austria.rules.table import LEOPOLD, RIVALS
from fivestars.table.dice import Dice


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Austria:
    """Return a table that is laid out as the rulebook says, at the first decision."""
    rival = RIVALS.index(choices.get("rival", RIVALS[0]))  # to an older match it is unknown
    state = Austria(seats, LEOPOLD if rival else first, choices["rules"] == "revised", dice, edition)
    state.rival = rival
    _lay_out(state, choices)
    state.go_on([])
    return state


def _lay_out(state: Austria, choices: Mapping[str, str]) -> None:
    dice = state.dice
    state.politics = tuple(dice.choice([card.id for card in BOX.politics if card.stack == stack]) for stack in "ABC")
    state.tiles = tuple(dice.choice([tile.id for tile in BOX.tiles if tile.stack == stack]) for stack in "ABC")
    state.disks = [()] * len(state.politics)
    if state.rival:
        state.hotels = (*_hotels(1, choices["hotels"], dice), *_hotels(1, "night", dice))  # ruling 51
    else:
        state.hotels = _hotels(state.seats, choices["hotels"], dice)
    guests = dice.shuffled([guest.id for guest in BOX.guests])
    state.queue = tuple(guests.pop() for _ in PLACES)
    state.deck = guests
    order = [seat for seat in state.in_order() if not state.is_leopold(seat)]
    state.seat = order[0]
    (_deal_alone if state.rival else _deal_staff)(state, choices["hands"])
    # The last player invites first; the rooms follow in playing order. The stack is filled from its bottom.
    state.errands.append(BARE[START])
    state.errands += [Errand(OPENING, OPENING_ROOMS, about=seat) for seat in reversed(order)]
    state.errands += [Errand(INVITE, about=seat) for seat in order]
    if choices["hands"] == "draft":
        state.errands.append(BARE[KEEP_SIX if state.rival else KEEP])


def _hotels(seats: int, side: str, dice: Dice) -> tuple[int, ...]:
    places = [place for place, hotel in enumerate(BOX.hotels) if hotel.name.startswith(side)]
    return tuple(places * seats) if len(places) == 1 else tuple(dice.shuffled(places)[:seats])


def _deal_staff(state: Austria, hands: str) -> None:
    cards = [member.id for member in BOX.staff]
    if hands == "starter":
        for seat, cards_of_set in zip(state.in_order(), BOX.starter_sets, strict=False):
            state.hand[seat] = tuple(sorted(cards_of_set))
        cards = [card for card in cards if all(card not in hand for hand in state.hand)]
    state.staff = state.dice.shuffled(cards)
    if hands != "starter":
        dealt = [tuple(sorted(state.staff.pop() for _ in range(HAND))) for _ in range(state.seats)]
        if hands == "draft":
            state.packs = dealt
        else:
            state.hand = dealt
    state.knowers = [0] * len(state.staff)


def _deal_alone(state: Austria, hands: str) -> None:
    """Deal Leopold his deck and his staff, then the hand of whoever plays against him (ruling 54)."""
    dice, seat = state.dice, state.seat or 0
    mine = dice.choice(BOX.starter_sets) if hands == "starter" else ()
    state.tasks = dice.shuffled(list(TASKS))
    state.aides = dice.shuffled([card for card in END_CARDS if card not in mine])[:AIDES]
    state.staff = dice.shuffled([card.id for card in BOX.staff if card.id not in (*mine, *state.aides)])
    if hands == "draft":
        state.packs = [()] * state.seats
        state.packs[seat] = tuple(sorted(state.staff.pop() for _ in range(DRAWN_ALONE)))
    else:
        state.hand[seat] = tuple(sorted(mine or (state.staff.pop() for _ in range(HAND))))
    state.knowers = [0] * len(state.staff)
    state.marks = (0,) * len(state.politics)
    state.krones[LEOPOLD] = state.kitchen[LEOPOLD] = 0
