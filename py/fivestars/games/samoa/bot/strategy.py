"""What a bot knows of Hotel Samoa: what rooms, cards and tiles will still bring, and what the card in front may.

The flags tell when a room is free again, the discards which cards the others may still play.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from fivestars.games.samoa.box import (
    BOARD_ROOMS,
    BOX,
    CARDS,
    CELEBRITY,
    DAY_OFF,
    EXTRA_ROOM,
    FLAG_OF,
    GUEST_OF,
    LOVER,
    NEIGHBOURS,
    POOL,
    RICH,
    ROUNDS,
    SEND_HOME,
    SUITE,
    SWAP_CARD,
    TAKE_BACK,
    TILE_OF,
    TO_SEND,
)
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.hotel import lifebelts, next_to_a_celebrity, rooms_of_a_lone_lover
from fivestars.games.samoa.rules.legal import members
from fivestars.games.samoa.rules.moves import (
    NO_CARD,
    NO_GROUP,
    NO_ROOM,
    Buy,
    Choose,
    Place,
    SendHome,
    TakeBack,
)
from fivestars.games.samoa.rules.scoring import specials
from fivestars.table.game import Move

# How often a round fills a free room, by how many rooms of the hotel are free before it: in usual rounds, in holidays.
FILLED: Final = (0.50, 0.40, 0.30, 0.20, 0.15, 0.10, 0.05, 0.05, 0.05, 0.05)
FILLED_IN_HOLIDAYS: Final = (0.90, 0.80, 0.70, 0.50, 0.40, 0.30, 0.20, 0.10, 0.10, 0.10)
DOUBLED: Final = 1.15  # prices that a guest to come pays, with all that may double them
USED: Final = 0.8  # of the rounds to come: so many take a card away
SWUM: Final = 0.8  # lifebelts that a guest to come brings to each pool
WANTED: Final = 0.4  # of those who bid higher: so many buy
SUITE_DOUBLES: Final = 0.7  # of its guests: so many pay double for nothing else
NEIGHBOUR_DOUBLES: Final = 0.75  # of those who move in next to a celebrity
JOINED: Final = 0.1  # of the rounds: in so many a lone lover finds another
GREY: Final = 0.3  # as likely to be played as a numbered card
SPECIAL_A_ROUND: Final = {SWAP_CARD: 0.3, SEND_HOME: 0.4, TAKE_BACK: 0.8}  # coins, beyond those at the end
FAME: Final = 0.6  # of the price: what a celebrity adds to each of the next two of its group
DEAREST: Final = 4  # discards that are worth taking back
UNLIKELY: Final = 0.02  # not worth a thought

_ORDER: Final = {
    prompts.CARD: 0,
    prompts.SWAP: 1,
    prompts.BUILD: 2,
    prompts.HOST: 3,
    prompts.HOST_ON: 3,
    prompts.DAY_OFF: 4,
}

# By price card: the numbered cards that host before it, and those that build before it.
BELOW: Final = tuple(sum(1 << o for o in range(DAY_OFF) if BOX.prices[o] < BOX.prices[c]) for c in range(CARDS))
ABOVE: Final = tuple(sum(1 << o for o in range(DAY_OFF) if BOX.bids[o] > BOX.bids[c]) for c in range(CARDS))


def worth(state: Samoa, seat: int) -> float:
    """Return how many coins a seat may look forward to having at the end."""
    coins = float(state.money(seat) or 0) + state.due(seat) + specials(state, seat)
    if state.seat is None:
        return coins + 0.01 * state.free_rooms(seat)
    outlook = Outlook(state, seat)
    return coins + outlook.future() + outlook.present()


class Outlook:
    """A seat's prospects: what is counted once and looked at from several sides."""

    __slots__ = ("card", "free_at", "guests", "leaves", "next", "pools", "price", "seat", "state")

    def __init__(self, state: Samoa, seat: int) -> None:
        self.state, self.seat = state, seat
        self.card = state.cards[seat]
        self.next = state.round + (self.card != NO_CARD)  # the first round that is all future
        self.leaves = _leaves(state.flags)[state.round]
        self.free_at = [
            min([self.leaves[FLAG_OF[tourist]] for tourist in room]) if room else self.next
            for room in state.hotels[seat]
        ]
        self.guests = _guests_to_come(state.flags, tuple(sorted(self.free_at)))
        self.pools = state.count(seat, POOL)
        self.price = _price_to_come(self.hand(), ROUNDS + 1 - self.next)

    def hand(self) -> int:
        """Return the cards that are still there for later, the one in front too as long as it may come back."""
        state, seat = self.state, self.seat
        hand = state.hand(seat)
        if self.card != NO_CARD and not state.active >> seat & 1:
            hand |= 1 << self.card
        return hand

    # --- the rounds to come

    def each_guest(self) -> float:
        """Return what a guest to come brings."""
        return DOUBLED * self.price + SWUM * self.pools

    def future(self) -> float:
        """Return what all rounds after this card will bring."""
        return self.guests * self.each_guest() + sum(self.parts())

    def parts(self) -> tuple[float, float, float, float]:
        """Return what the suites, special tiles, celebrities and lone lovers will bring."""
        state, seat = self.state, self.seat
        suites = sum([self.suite(suite) for suite in state.suites[seat]])
        each = [SPECIAL_A_ROUND.get(TILE_OF[tile], 0.0) for tile in state.tiles[seat]]
        famous = lovers = 0.0
        for number, room in enumerate(state.hotels[seat]):
            if room and GUEST_OF[room[0]] == CELEBRITY:
                famous += self.celebrity(number)
            elif len(room) == 1 and GUEST_OF[room[0]] == LOVER:
                lovers += self.price * (1 - (1 - JOINED) ** (self.free_at[number] - self.next))
        return suites, sum(each) * (ROUNDS + 1 - self.next), famous, lovers

    def suite(self, room: int) -> float:
        """Return what a suite in this room will bring."""
        return SUITE_DOUBLES * self.price * _room_to_come(self.state.flags, 0)[self.free_at[room]]

    def celebrity(self, room: int) -> float:
        """Return what the neighbours of a celebrity will bring before it leaves."""
        value, leaves = 0.0, self.free_at[room]
        for other in NEIGHBOURS[room]:
            stay = leaves - self.free_at[other]
            if stay > 0 and other not in self.state.suites[self.seat]:
                value += NEIGHBOUR_DOUBLES * self.price * (1 - (1 - FILLED[1]) ** stay)
        return value

    # --- this round

    def present(self) -> float:
        """Return what the card in front may still bring in this round."""
        return self.promised(*self.parts_of_present())

    def promised(self, build: float, host: float, rest: float, spent: float) -> float:
        """Return what the parts of this round come to: a card is used only where that is worth it."""
        gain = build + host
        return rest + (gain if gain <= 0 else max(0.0, gain - spent))

    def parts_of_present(self) -> tuple[float, float, float, float]:
        """Return what building, hosting and a day off may bring in this round, and what it costs to use the card."""
        state, seat = self.state, self.seat
        if self.card == NO_CARD:
            return 0.0, 0.0, 0.0, 0.0
        if self.card == DAY_OFF:
            return 0.0, 0.0, self.rest() if self.yet_to(prompts.DAY_OFF) else 0.0, 0.0
        build = self.build() if self.yet_to(prompts.BUILD) else 0.0
        host = self.host() if self.yet_to(prompts.HOST) else 0.0
        if state.active >> seat & 1:
            return build, host, 0.0, 0.0
        # The first thing that the card brings takes it away.
        left = _price_to_come(self.hand() & ~(1 << self.card), ROUNDS + 1 - self.next)
        return build, host, 0.0, (self.price - left) * DOUBLED * self.guests

    def yet_to(self, what: str) -> bool:
        """Tell whether this phase, and the seat's turn in it, is still to come or under way."""
        now = _ORDER[self.state.prompt]
        return now < _ORDER[what] or (now == _ORDER[what] and self.seat in self.state.queue)

    def rest(self) -> float:
        """Return what a day off brings: rooms that are free earlier."""
        count = (
            self.state.send if self.state.prompt == prompts.DAY_OFF and self.state.queue[0] == self.seat else TO_SEND
        )
        late = sorted(self.free_at)
        for _ in range(count):
            late[-1] = self.next
            late.sort()
        return (_guests_to_come(self.state.flags, tuple(late)) - self.guests) * self.each_guest()

    def build(self) -> float:
        """Return what building may bring, with all who may come first."""
        state = self.state
        bid = BOX.bids[self.card]
        if not state.market or bid > (state.money(self.seat) or 0):
            return 0.0
        values = sorted((self.tile(TILE_OF[tile]) - bid for tile in state.market), reverse=True)
        if values[0] <= 0:
            return 0.0
        chances = [1.0]
        for chance in self.chances_to_build_first():
            chances = _one_more(chances, chance * WANTED)
        return sum([chance * value for chance, value in zip(chances, values, strict=False) if value > 0])

    def tile(self, kind: int) -> float:
        """Return what a tile of a kind would bring."""
        state, rounds = self.state, ROUNDS + 1 - self.next
        if kind == EXTRA_ROOM:
            more = tuple(sorted((*self.free_at, self.next)))
            return (_guests_to_come(state.flags, more) - self.guests) * self.each_guest()
        if kind == POOL:
            return lifebelts(state.hotels[self.seat]) + SWUM * self.guests
        if kind == SUITE:
            taken = state.suites[self.seat]
            return max(self.suite(room) for room in range(BOARD_ROOMS) if room not in taken)
        return BOX.unused_special + SPECIAL_A_ROUND[kind] * rounds

    def chances_to_build_first(self) -> list[float]:
        """Return for each other seat how likely it is to build before this one."""
        state, seat = self.state, self.seat
        if state.prompt != prompts.CARD:
            order = state.queue if state.prompt == prompts.BUILD else state.build_order()
            return [1.0] * order.index(seat)
        order = state.clockwise()
        mine = order.index(seat)
        return [
            self.chance(other, ABOVE[self.card] | (1 << self.card if place < mine else 0))
            for place, other in enumerate(order)
            if other != seat
        ]

    def chance(self, other: int, cards: int) -> float:
        """Return how likely another seat is to play one of these cards."""
        state = self.state
        front = state.cards[other]
        hand = state.hand(other) | (1 << front if front >= 0 else 0)
        return (hand & cards).bit_count() / (hand.bit_count() - 1 + GREY)

    def host(self) -> float:
        """Return what hosting may bring, with all who may come first."""
        state, seat = self.state, self.seat
        if state.prompt == prompts.CARD:
            return self.host_unrevealed()
        order = state.queue if _ORDER[state.prompt] == _ORDER[prompts.HOST] else state.host_order()
        before = [state.free_rooms(other) for other in order[: order.index(seat)]]
        return self.take(_left_by(before, state.groups))

    def host_unrevealed(self) -> float:
        """Return what hosting may bring as long as the cards of the others are unknown."""
        state, seat = self.state, self.seat
        order = state.clockwise()
        mine = order.index(seat)
        chances, rooms, sure = [1.0], 0.0, 0.0
        for place, other in enumerate(order):
            free = state.free_rooms(other)
            if other == seat or not free:
                continue
            # Ties over tourists go the other way round.
            chance = self.chance(other, BELOW[self.card] | (1 << self.card if place > mine else 0))
            chances = _one_more(chances, chance)
            rooms += chance * free
            sure += chance
        each = round(rooms / sure) if sure else 0
        value = 0.0
        for before, chance in enumerate(chances):
            if chance > UNLIKELY:
                value += chance * self.take(_left_by([each] * before, state.groups))
        return value

    def take(self, groups: Sequence[tuple[int, ...]]) -> float:
        """Return the best that can be made of one of these groups."""
        state, seat = self.state, self.seat
        if state.group != NO_GROUP and seat == state.seat:
            groups = (groups[state.group],)
        return max([self.take_group(group) for group in groups if group], default=0.0)

    def take_group(self, group: tuple[int, ...]) -> float:
        """Return the best that can be made of a group: the dearest guests, as many as rooms are worth it."""
        rooms = self.state.hotels[self.seat]
        empty = sum([not room for room in rooms])
        kinds = [GUEST_OF[tourist] for tourist in group]
        joining = self.joining(kinds)
        for _ in range(joining):
            kinds.remove(LOVER)
        fees = self.fees(kinds)
        best = value = float(BOX.prices[self.card] * joining)
        later = sorted(self.free_at)
        leaves, each = self.leaves[FLAG_OF[group[0]]], self.each_guest()
        famous = FAME * BOX.prices[self.card] if CELEBRITY in kinds else 0.0
        for taken, fee in enumerate(fees[:empty], start=1):
            value += fee + (famous if taken in (2, 3) else 0.0)
            later[empty - taken] = leaves
            lost = (self.guests - _guests_to_come(self.state.flags, tuple(sorted(later)))) * each
            best = max(best, value - lost)
        return best

    def fees(self, kinds: Sequence[int]) -> list[float]:
        """Return what these tourists would pay, the dearest first, with the rooms where everybody pays double."""
        price, double = BOX.prices[self.card], self.doubling_rooms()
        fame = max(_paying_once_next_door(self.state, self.seat).values(), default=0) if CELEBRITY in kinds else 0
        fees: list[float] = []
        for guest in kinds:
            fee = price + BOX.lifebelts[guest] * self.pools
            if guest == CELEBRITY:
                # ruling 4: those pay double, too, who have moved in before it this turn.
                fee += fame * price
                fame = 0
            if guest == RICH:
                fee += price
            elif double:
                fee += price
                double -= 1
            fees.append(fee)
        fees.sort(reverse=True)
        return fees

    def doubling_rooms(self) -> int:
        """Return how many empty rooms cost double."""
        rooms, suites = self.state.hotels[self.seat], self.state.suites[self.seat]
        return sum([not there and (n in suites or next_to_a_celebrity(rooms, n)) for n, there in enumerate(rooms)])

    def joining(self, kinds: Sequence[int]) -> int:
        """Return how many lovers of these kinds need no room of their own."""
        if LOVER not in kinds:
            return 0
        alone = rooms_of_a_lone_lover(self.state.hotels[self.seat]).bit_count()
        return min(alone, kinds.count(LOVER))


def _paying_once_next_door(state: Samoa, seat: int) -> dict[int, int]:
    """Return by empty room how many guests of the turn pay the usual price next to it, as long as they can pay more."""
    if not state.due(seat):
        return {}
    rooms, price = state.hotels[seat], BOX.prices[state.cards[seat]]
    once = [room for tourist, room in state.arrivals(seat) if state.payment(seat, GUEST_OF[tourist], room)[0] == price]
    return {
        number: sum([other in NEIGHBOURS[number] for other in once]) for number, there in enumerate(rooms) if not there
    }


def _left_by(before: Iterable[int], groups: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the groups after some hotels with so many free rooms have taken from them, each from the largest."""
    for free in before:
        if not free or not any(groups):
            continue
        sizes = [len(group) for group in groups]
        largest = sizes.index(max(sizes))
        # The last of a group are swimmers, celebrities, lovers: the plain ones are left.
        left = groups[largest][: max(0, sizes[largest] - free)]
        groups = (*groups[:largest], left, *groups[largest + 1 :])
    return groups


def _one_more(chances: list[float], chance: float) -> list[float]:
    """Return how likely each number of seats is, with one more seat that has this chance."""
    return [less * chance + same * (1 - chance) for less, same in zip([0.0, *chances], [*chances, 0.0], strict=True)]


@cache
def _leaves(flags: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return for each round, from 0, and each nation the later round in which its guests fly home."""
    nations = range(len(BOX.flags))
    return tuple(
        tuple(flags.index(flag, number) + 1 if flag in flags[number:] else ROUNDS + 1 for flag in nations)
        for number in range(ROUNDS + 1)
    )


@cache
def _room_to_come(flags: tuple[int, ...], rank: int) -> tuple[float, ...]:
    """Return by round, from 0, how many guests a room that is free from then on will have."""
    guests = [0.0] * (ROUNDS + 2)
    leaves = _leaves(flags)
    for number in range(ROUNDS, 0, -1):
        filled = (FILLED_IN_HOLIDAYS if number in BOX.holidays else FILLED)[rank]
        again = guests[leaves[number][flags[number - 1]]]
        guests[number] = filled * (1 + again) + (1 - filled) * guests[number + 1]
    return tuple(guests)


@lru_cache(maxsize=1 << 14)
def _guests_to_come(flags: tuple[int, ...], free_at: tuple[int, ...]) -> float:
    """Return how many guests a hotel will have whose rooms are free from these rounds on, the earliest first."""
    return sum([_room_to_come(flags, rank)[number] for rank, number in enumerate(free_at)])


@lru_cache(maxsize=1 << 14)
def _price_to_come(hand: int, rounds: int) -> float:
    """Return the price that guests to come will pay: of the dearest cards, as many as there are rounds to use them."""
    prices = sorted((BOX.prices[card] for card in members(hand) if card != DAY_OFF), reverse=True)
    wanted = max(1.0, USED * rounds)
    if not prices or not rounds:
        return 0.0
    total, left = 0.0, wanted
    for price in prices:
        total += price * min(1.0, left)
        left -= 1.0
        if left <= 0:
            break
    return total / wanted


# --- what deserves a look


def promising(state: Samoa, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the legal moves without those that come to the same as another, or take a poorer discard back."""
    if state.prompt == prompts.CARD and isinstance(legal[-1], Choose):
        return legal
    seat = state.queue[0]
    looks = _room_looks(state, seat)
    once = _paying_once_next_door(state, seat)
    cheap = _cheap_discards(state.discarded[seat])
    seen: set[tuple[object, ...]] = set()
    worthy: list[Move] = []
    for move in legal:
        match move:
            case Place(group, guest, room):
                look: tuple[object, ...] = (group, guest, looks[room], once.get(room) if guest == CELEBRITY else None)
            case SendHome(room):
                look = (looks[room],)
            case Buy(tile, room) if room != NO_ROOM:
                look = (tile, looks[room])
            case TakeBack(first, second) if cheap >> first & 1 or (second != NO_CARD and cheap >> second & 1):
                continue
            case _:
                worthy.append(move)
                continue
        if look not in seen:
            seen.add(look)
            worthy.append(move)
    return worthy


def _room_looks(state: Samoa, seat: int) -> list[tuple[object, ...]]:
    """Return what matters of each room: until when somebody lives there, what it costs, how free its neighbours are."""
    rooms, suites = state.hotels[seat], state.suites[seat]
    leaves = _leaves(state.flags)[state.round]
    looks: list[tuple[object, ...]] = []
    for number, room in enumerate(rooms):
        until = min([leaves[FLAG_OF[tourist]] for tourist in room]) if room else 0
        neighbours = sum([not rooms[other] for other in NEIGHBOURS[number]])
        famous = next_to_a_celebrity(rooms, number)
        kinds = [GUEST_OF[tourist] for tourist in room]
        looks.append((until, len(room), LOVER in kinds, CELEBRITY in kinds, number in suites, famous, neighbours))
    return looks


def _cheap_discards(discarded: int) -> int:
    """Return the discards that are not among the dearest few."""
    dearest = sorted(members(max(0, discarded)), key=lambda card: -BOX.prices[card])
    return sum(1 << card for card in dearest[DEAREST:])
