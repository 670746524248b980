"""The middle of the table: the emperor, the politics cards, the order of turns, and the dice on their actions."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.faces import rule_of
from fivestars.games.austria.board.owed import foretold
from fivestars.games.austria.board.signs import BONUSES, MINUS, NEEDS, PENALTIES, Sign, signs_of
from fivestars.games.austria.box import Effect
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import AFTER, EXTRA, EXTRA_ACT
from fivestars.games.austria.rules.lookup import (
    BONUS_FROM,
    COPY_FACE,
    EMPEROR_ROUNDS,
    FACES,
    FEE,
    FREE_SIX,
    POLITICS_POINTS,
    RETREATS,
    TRACK,
)
from fivestars.games.austria.rules.moves import Act, Claim
from fivestars.games.austria.rules.politics import REACHED
from fivestars.table.drawing import Hand, Part, Teller, stays
from fivestars.table.game import Move
from fivestars.table.words import N_

PLAY_FACE: Final = 5  # its dice make a staff card cheaper

# What an action brings, as pictures.
ACTIONS: Final = {
    1: ("strudel", "cake"),
    2: ("wine", "coffee"),
    3: ("room",),
    4: ("crown", "coin"),
    5: ("play",),
    6: ("copy",),
}


class Step(NamedTuple):
    """A space of the emperor track."""

    space: int
    points: int
    zone: str  # what stands there when the emperor has gone
    seats: Sequence[int]
    label: str


class Visit(NamedTuple):
    """A visit of the emperor, with its tile."""

    tile: str
    round: int
    back: int
    when: str  # past, next, later
    bonus: Sequence[Sign]
    penalty: Sequence[Sequence[Sign]]
    label: str
    tip: str
    brings: str  # in words, where there is room


class Need(NamedTuple):
    """What a politics card needs, and how much of it the seat that looks has."""

    icon: str
    amount: int
    have: int


class Law(NamedTuple):
    """A politics card."""

    number: int
    name: str
    needs: Sequence[Need]
    disks: Sequence[tuple[int, int | None]]  # the points of each space, and whose disk lies there
    part: Part
    wish: Move | None
    label: str
    tip: str
    rule: str  # without what one has, where it is said why not
    asks: str  # in a sentence, where there is room


class Number(NamedTuple):
    """A number of the turn order."""

    number: int
    seat: int
    when: str  # past, now, later, out


class Space(NamedTuple):
    """A space of the action board."""

    face: int
    dice: int
    strength: int  # for the seat that looks, with its staff
    brings: Sequence[Sign]  # with how much of it
    helps: Sequence[Sign]
    fee: int
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    picked: bool


# --- the emperor


@stays
def track_of(seen: Austria, teller: Teller) -> list[Step]:
    """Return the emperor track with everybody's disk."""
    return [_step(seen, space, points, teller) for space, points in enumerate(TRACK)]


def _step(seen: Austria, space: int, points: int, teller: Teller) -> Step:
    seats = [seat for seat in range(seen.seats) if seen.steps[seat] == space]
    label = teller.count("Space {space}: {number} point.", "Space {space}: {number} points.", points, space=space)
    if seats:
        label += f" {', '.join(teller.name('seat', seat) for seat in seats)}."
    return Step(space, points, zone_of(space), seats, label)


def zone_of(space: int) -> str:
    """Return what a space means after the retreat."""
    return "gold" if space >= BONUS_FROM else "plain" if space else "dark"


@stays
def visits_of(seen: Austria, teller: Teller) -> list[Visit]:
    """Return the three visits of the emperor."""
    coming = [number for number in EMPEROR_ROUNDS if number >= seen.round and seen.seat is not None]
    return [
        Visit(
            tile,
            number,
            back,
            "past" if number not in coming else "next" if number == coming[0] else "later",
            BONUSES[tile],
            PENALTIES[tile],
            label := teller(N_("After round {round}: {tile}."), round=number, tile=teller.name("tile", tile)),
            f"{label} {(brings := rule_of(seen, f'tile {tile}', teller))} {_visit_told(back, teller)}",
            brings,
        )
        for tile, number, back in zip(seen.tiles, EMPEROR_ROUNDS, RETREATS, strict=True)
    ]


def _visit_told(back: int, teller: Teller) -> str:
    return teller(
        N_("Everybody scores the track and goes back {back}. From space {least} on comes the bonus, on 0 the penalty."),
        back=back,
        least=BONUS_FROM,
    )


# --- politics


def laws_of(seen: Austria, me: int, hand: Hand, teller: Teller) -> list[Law]:
    """Return the politics cards with how far the seat that looks has come."""
    wished = bool(hand.candidates) and (hand.offers(do="Finish") or hand.offers(do="Act"))
    return [_law(seen, me, place, wished, hand.seat is None, teller) for place in range(len(seen.politics))]


@stays
def _law(seen: Austria, me: int, place: int, wished: bool, watched: bool, teller: Teller) -> Law:
    card, disks = seen.politics[place], seen.disks[place]
    needs = [Need(icon, amount, min(REACHED[need](seen, me), amount)) for need, icon, amount in NEEDS[card]]
    spaces = [(points, disks[at] if at < len(disks) else None) for at, points in enumerate(POLITICS_POINTS)]
    name = teller.name("politics", card)
    progress = ", ".join(f"{need.have}/{need.amount}" for need in needs)
    owners = ", ".join(f"{teller.name('seat', seat)} {points}" for points, seat in spaces if seat is not None)
    told = N_("{politics}. {name}: {progress}.") if watched else N_("{politics}. You have {progress}.")
    label = teller(told, politics=name, progress=progress, name=teller.name("seat", me))
    if owners:
        label += " " + teller(N_("Disks: {owners}."), owners=owners)
    asks = teller.explain(f"politics {card}")
    rule = f"{asks} {teller.explain('politics')}"
    wish = Claim(card) if wished else None
    return Law(card, name, needs, spaces, {"do": "Claim", "politics": card}, wish, label, f"{label} {rule}", rule, asks)


# --- the order of turns


def order_of(seen: Austria) -> list[Number]:
    """Return the numbers of this round in the order in which they are covered."""
    if not sum(seen.faces) + sum(seen.covered):
        return []
    numbers = [
        Number(number, seat, _when(seen, seat, turn))
        for seat in range(seen.seats)
        for turn, number in enumerate(seen.numbers_of(seat))
    ]
    return sorted(numbers)


def _when(seen: Austria, seat: int, turn: int) -> str:
    finishing = seat == seen.seat and any(errand.kind == AFTER for errand in seen.errands)
    at = seen.covered[seat] - finishing  # until the turn ends, it is at the number that its die covers
    if turn != at:
        return "past" if turn < at else "later"
    if seen.passed >> seat & 1:
        return "out"
    return "now" if seat == seen.seat else "later"


# --- the dice


def spaces_of(seen: Austria, me: int, hand: Hand, teller: Teller) -> list[Space]:
    """Return the six spaces, with how strong each is for the seat that looks."""
    extra = bool(seen.errands) and seen.seat == me and seen.errands[-1].kind in (EXTRA, EXTRA_ACT)
    return [_space(seen, me, face, not extra, hand, teller) for face in FACES]


def strength_of(seen: Austria, me: int, face: int, own: bool) -> int:
    """Return how strong an action by a die of this face is; the staff helps only where a die is taken (ruling 16)."""
    strength = seen.faces[face]
    for effect in helping(seen, me, face, own):
        if effect.what == "strength":
            strength += effect.amount
    return strength


def helping(seen: Austria, me: int, face: int, own: bool) -> list[Effect]:
    """Return what the staff of a seat adds to an action by a die of this face."""
    printing = seen.printing
    if not own or not seen.faces[face]:
        return []
    cards = [card for card in printing.die_staff[face] if seen.played[me] >> card & 1]
    return [effect for card in cards for effect in printing.staff[card].gives]


def _space(seen: Austria, me: int, face: int, own: bool, hand: Hand, teller: Teller) -> Space:
    offered = face != COPY_FACE and hand.offers(**Act(face, face, 0)._asdict(), do="Act")
    space = _unpicked(seen, me, face, own, offered, teller)
    part, wish = _space_part(face, hand) if hand.candidates else (None, None)
    picked = hand.picks.get("do") == "Act" and hand.picks.get("die") == face
    return space._replace(part=part, wish=wish, picked=picked)


@stays
def _unpicked(seen: Austria, me: int, face: int, own: bool, offered: bool, teller: Teller) -> Space:
    """Return a space as it is, whatever is picked."""
    dice, strength = seen.faces[face], strength_of(seen, me, face, own)
    helps = signs_of(effect for effect in helping(seen, me, face, own) if effect.what not in ("strength", "fee"))
    fee = FEE if face == COPY_FACE and not (own and seen.played[me] & FREE_SIX) else 0
    label = teller.count(
        "{face}: {action}. {number} die.",
        "{face}: {action}. {number} dice.",
        dice,
        face=face,
        action=teller.name("action", face),
    )
    if strength != dice:
        label += " " + teller(N_("With your staff it counts as {number}."), number=strength)
    brings = _brought(seen, face, strength, teller) if offered else ""
    tip = " ".join(filter(None, (label, brings, teller.explain(f"action {face}"))))
    return Space(face, dice, strength, _signs(face, strength), helps, fee, None, None, label, tip, picked=False)


def _signs(face: int, strength: int) -> Sequence[Sign]:
    """Return what an action brings now: so much of the one or the other, or so much off the price of a card."""
    icons = ACTIONS[face]
    if not strength:
        return [Sign(icon) for icon in icons]
    if face == PLAY_FACE:
        return [Sign(icons[0]), Sign("coin", f"{MINUS}{strength}")]
    return [Sign("", str(strength)), *map(Sign, icons)]


def _brought(seen: Austria, face: int, strength: int, teller: Teller) -> str:
    """Return what taking a die here brings: by its action, and by whatever the staff adds to it."""
    return f"{_amount(face, strength, teller)} {foretold(seen, Act(face, face, 0), teller).told(teller)}".rstrip()


def _amount(face: int, strength: int, teller: Teller) -> str:
    match face:
        case 1 | 2:
            return teller.count("Now: {number} dish or drink.", "Now: {number} dishes or drinks.", strength)
        case 3:
            return teller.count("Now: {number} room.", "Now: up to {number} rooms.", strength)
        case 4:
            return teller.count("Now: {number} step or krone.", "Now: {number} steps or krones.", strength)
    return teller.count("Now: a card for {number} krone less.", "Now: a card for {number} krones less.", strength)


def boost_picked(hand: Hand, face: int) -> int:
    """Return whether one more is paid for with the die that is picked."""
    boost = hand.picks.get("boost", 0)
    return int(boost) if hand.picks.get("die") == face else 0


def _space_part(face: int, hand: Hand) -> tuple[Part, Move]:
    boost = boost_picked(hand, face)
    if face != COPY_FACE:
        return {"do": "Act", "die": face, "action": face, "boost": boost}, Act(face, face, boost)
    return {"do": "Act", "die": face}, Act(face, 1, 0)
