"""The box of Overbooking: `components.toml`, read once and checked.

Kinds of guests are numbers from 1, crests and sizes from 0. A hotel is the row of its side; its other side `hotel ^ 1`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from fivestars.table.components import CONFIDENCES, BoxError, TomlTable, above, read

LARGE: Final = 1
SIZES: Final = ("small", "large")
SIDES: Final = ("A", "B")
ABILITIES: Final = ("monk", "merchants", "maids", "noblewomen", "soldiers", "workers")  # what the rules know how to do


class Rule(NamedTuple):
    """What is special in a hotel."""

    id: str
    admits: tuple[int, ...]  # the kinds that one may place in its queue
    first: int  # the kind that books first; 0: none
    open: int  # which card of the queue lies face up; 0: none
    queue: int  # how many cards one may place
    door: int
    crests: int  # how many different crests one may place in its queue


class Hotel(NamedTuple):
    """One side of a hotel card."""

    card: str
    side: str
    beds: int
    rule: Rule


class Box(NamedTuple):
    """All that is in the box."""

    colours: tuple[str, ...]
    deck: int
    chips: int
    kinds: tuple[str, ...]
    beds: tuple[int, ...]  # by kind - 1, as are coins and sizes
    coins: tuple[int, ...]
    most_coins: int
    sizes: tuple[int, ...]
    crests: tuple[str, ...]
    merchants_beds: int
    workers_beds: int
    rules: tuple[Rule, ...]
    hotels: tuple[Hotel, ...]
    rounds: int
    turns: int
    hand: int
    draw: int
    new_hotels_before: int
    bonus: Mapping[str, tuple[int, ...]]  # by scoring: points for so many cards of one crest

    def kind(self, name: str) -> int:
        """Return the number of the kind of guests of this name."""
        return self.kinds.index(name) + 1


def load(text: str) -> Box:
    """Return the box that the text of a `components.toml` describes; raise BoxError where it cannot be."""
    sheet = read(text)
    pieces, guests, abilities, course = sheet["pieces"], sheet["guests"], sheet["abilities"], sheet["course"]
    kinds = tuple(guests["kinds"])
    if kinds != ABILITIES:
        raise BoxError(f"[guests] kinds: the rules know {', '.join(ABILITIES)}, not {', '.join(kinds)}")
    rules = _rules(sheet["rules"]["rows"], kinds, sheet["limits"], len(sheet["crests"]["names"]))
    box = Box(
        colours=tuple(pieces["colours"]),
        deck=pieces["deck"],
        chips=pieces["chips"],
        kinds=kinds,
        beds=_column("guests", "beds", guests["beds"], kinds),
        coins=_column("coins", "guests", sheet["coins"]["guests"], kinds),
        most_coins=sheet["coins"]["most"],
        sizes=tuple(_known("backs", size, SIZES) for size in _column("backs", "sizes", sheet["backs"]["sizes"], kinds)),
        crests=tuple(sheet["crests"]["names"]),
        merchants_beds=abilities["merchants_beds"],
        workers_beds=abilities["workers_beds"],
        rules=rules,
        hotels=_hotels(sheet["hotels"], rules),
        rounds=course["rounds"],
        turns=course["turns"],
        hand=course["hand"],
        draw=course["draw"],
        new_hotels_before=course["new_hotels_before"],
        bonus=_bonus(sheet["scoring"], len(kinds)),
    )
    _check_decks(box, sheet["coins"])
    _check_hotels(box, pieces["hotel_cards"], sheet["hotels"])
    return box


def _column(table: str, key: str, values: Sequence[Any], kinds: Sequence[str]) -> tuple[Any, ...]:
    if len(values) != len(kinds):
        raise BoxError(f"[{table}] {key}: {len(values)} values for {len(kinds)} kinds of guests")
    return tuple(values)


def _known(table: str, name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise BoxError(f"[{table}] '{name}' is none of {', '.join(names)}")
    return names.index(name)


def _rules(rows: Sequence[TomlTable], kinds: tuple[str, ...], limits: TomlTable, crests: int) -> tuple[Rule, ...]:
    rules = []
    for row in rows:
        where = f"rules, row {row['id']}"
        rules.append(
            Rule(
                id=row["id"],
                admits=tuple(_known(where, name, kinds) + 1 for name in row.get("admits", kinds)),
                first=_known(where, row["first"], kinds) + 1 if "first" in row else 0,
                open=row.get("open", 0),
                queue=row.get("queue", limits["queue"]),
                door=row.get("door", limits["door"]),
                crests=row.get("crests", crests),
            )
        )
        if [rule.id for rule in rules].count(row["id"]) > 1:
            raise BoxError(f"[{where}] stands there twice")
    return tuple(rules)


def _hotels(hotels: TomlTable, rules: Sequence[Rule]) -> tuple[Hotel, ...]:
    ids = [rule.id for rule in rules]
    found = []
    for number, row in enumerate(hotels["rows"]):
        where = f"hotels, row {row['card']} {row['side']}"
        if row["side"] != SIDES[number % 2] or row["card"] != hotels["rows"][number & ~1]["card"]:
            raise BoxError(f"[{where}] the two sides of a card stand together, A before B")
        if not hotels["least"] <= row["beds"] <= hotels["most"]:
            raise BoxError(f"[{where}] {row['beds']} beds, not {hotels['least']} to {hotels['most']}")
        _known(f"{where}, confidence", row["confidence"], CONFIDENCES)
        rule = rules[_known(where, row["rule"], ids)]
        found.append(Hotel(row["card"], row["side"], row["beds"], rule))
    return tuple(found)


def _bonus(scoring: TomlTable, most: int) -> dict[str, tuple[int, ...]]:
    """Return for each scoring the points for 0, 1, 2 … cards of one crest: those of the highest step reached."""
    steps = scoring["cards"]
    if steps[-1] != most:
        raise BoxError(f"[scoring] cards: the last step is {steps[-1]}, but a deck has {most} cards of a crest")
    bonus = {}
    for name in ("none", "novice", "expert"):
        points = scoring[name]
        if len(points) != len(steps):
            raise BoxError(f"[scoring] {name}: {len(points)} values for {len(steps)} steps")
        reached = [sum(1 for step in steps if step <= cards) for cards in range(most + 1)]
        bonus[name] = tuple(points[count - 1] if count else 0 for count in reached)
    return bonus


def _check_decks(box: Box, coins: TomlTable) -> None:
    kinds, crests = len(box.kinds), len(box.crests)
    if kinds * crests != box.deck:
        raise BoxError(f"[pieces] deck: {box.deck} cards, but there are {kinds} kinds of {crests} crests")
    if sum(box.coins) * crests != coins["deck"] or max(box.coins) != box.most_coins:
        raise BoxError(f"[coins] guests: a deck has {coins['deck']} coins, and a card at most {box.most_coins}")
    seen = box.hand + box.draw * (box.rounds - 1)
    if seen != box.deck:
        raise BoxError(f"[course] draw: {seen} cards are drawn in a match, but a deck has {box.deck}")


def _check_hotels(box: Box, cards: int, hotels: TomlTable) -> None:
    if len(box.hotels) != len(SIDES) * cards:
        raise BoxError(f"[hotels] {len(box.hotels)} rows for {cards} cards with {len(SIDES)} sides")
    names = [hotel.card for hotel in box.hotels[::2]]
    for name in names:
        if names.count(name) > 1:
            raise BoxError(f"[hotels, row {name}] stands there twice")
    if sum(hotel.beds for hotel in box.hotels) != hotels["beds"]:
        raise BoxError(f"[hotels] beds: {sum(hotel.beds for hotel in box.hotels)} in all, not {hotels['beds']}")
    for rule in box.rules:
        if all(hotel.rule.id != rule.id for hotel in box.hotels):
            raise BoxError(f"[rules, row {rule.id}] no hotel has this rule")
    for hotel in box.hotels:  # ruling 15: so that beds never fall below 0, and the order of changes is all one
        if hotel.beds + hotel.rule.door * box.workers_beds < 0:
            raise BoxError(f"[hotels, row {hotel.card} {hotel.side}] workers could take more beds than there are")
    if 2 * len(box.colours) > cards:
        raise BoxError(f"[pieces] hotel_cards: {cards}, but {len(box.colours)} seats use {2 * len(box.colours)}")
    if len(box.colours) * box.rounds > box.chips:
        raise BoxError(f"[pieces] chips: {box.chips}, but {len(box.colours) * box.rounds} may be taken")


BOX: Final = load(above(__file__))
