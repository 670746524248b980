"""What is picked of a towel, and what a towel token or an umbrella then leaves to choose, asked in words."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fivestars.games.maui.board.beaches import MINUS
from fivestars.games.maui.board.gains import gains_of, more_by_token, steps_of, total_of
from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.lookup import FACES, SHOWN
from fivestars.games.maui.rules.moves import NONE, Lay
from fivestars.games.maui.rules.player import CRAB, PATTERN, ROWS
from fivestars.table.drawing import Hand, Part, Teller, stays
from fivestars.table.game import Move, Value
from fivestars.table.words import N_

WHICH_SHELL: Final = N_("Which shell does the umbrella move?")
WHICH_PATTERN: Final = N_("Which pattern does the towel token cover?")
HOW_LAID: Final = N_("To lay it there, press its place, or confirm.")
_COVER: Final = (
    N_("Cover a pattern with your light-blue towel token?"),
    N_("Cover a pattern with your orange towel token?"),
)
_FIELDS: Final = ("blue", "orange")  # of a towel, by token
UMBRELLA: Final = "umbrella"  # the symbol of the question of which shell moves


class Choice(NamedTuple):
    """A part of a move that is picked beside the beach."""

    id: str
    icon: str  # none where nothing is covered
    cover: str  # the token that covers it
    label: str
    gain: str  # the points that it brings, where that is known
    part: Part
    wish: Move
    picked: bool = False
    why: str = ""  # said when what is picked is pressed again: a towel is laid by its place, and by the button


class Choices(NamedTuple):
    """What the towel tokens or an umbrella leave to choose, as a question."""

    icon: str
    asked: str
    choices: Sequence[Choice]
    answered: bool = False  # by itself or not: it may still be chosen otherwise


def top_of(hand: Hand) -> int | None:
    """Return the height of the towel that is picked: its own, or the only one at which it may lie."""
    if "slot" not in hand.picks:
        return None
    tops = {move.top if isinstance(move, Lay) else None for move in hand.candidates}
    return next(iter(tops)) if len(tops) == 1 else None


def picked_place(hand: Hand) -> tuple[int, int] | None:
    """Return line and slot of the towel that is picked."""
    line, slot = hand.picks.get("line"), hand.picks.get("slot")
    return (line, slot) if isinstance(line, int) and isinstance(slot, int) else None


def whole(hand: Hand, line: int, slot: int, top: int, **wanted: Value) -> Part:
    """Return a part that says all that can be said: what is wanted, what is picked, and no tokens by themselves."""
    base: dict[str, Value] = {"do": "Lay", "line": line, "slot": slot, "top": top}
    plain: dict[str, Value] = {"blue": NONE, "orange": NONE}
    tokens = {**plain, **{field: hand.picks[field] for field in plain if field in hand.picks}}
    track = {"track": hand.picks["track"]} if "track" in hand.picks else {}
    for kept in ({**tokens, **track}, tokens, {**plain, **track}, plain):
        part = {**base, **kept, **wanted}
        if hand.offers(**part):
            return part
    return {**base, **wanted}


@stays
def token_pays(seen: Maui, line: int, slot: int, top: int) -> bool:
    """Tell whether a towel token would bring more at this height than leaving all of them in hand."""
    return more_by_token(seen, lays_at(seen, line, slot, top))[0] > 0


def asking(seen: Maui, hand: Hand, place: tuple[int, int], top: int, part: Part) -> Part:
    """Return a part of `whole` without the tokens that stay in hand by themselves, where one would bring more."""
    if not token_pays(seen, *place, top):
        return part
    return {field: value for field, value in part.items() if field not in _FIELDS or field in hand.picks}


def lays_at(seen: Maui, line: int, slot: int, top: int) -> Sequence[Lay]:
    """Return every way in which the towel of this place may lie at this height."""
    return _lays_by_place(seen).get((line, slot, top), [])


@stays
def _lays_by_place(seen: Maui) -> Mapping[tuple[int, int, int], Sequence[Lay]]:
    lays: dict[tuple[int, int, int], list[Lay]] = {}
    for move in seen.legal():
        if isinstance(move, Lay):
            lays.setdefault((move.line, move.slot, move.top), []).append(move)
    return lays


def lays_of(moves: Sequence[Move], part: Part) -> list[Lay]:
    """Return those of the moves that lay a towel and have these fields."""
    wanted = [(field, value) for field, value in part.items() if field != "do"]
    lays = [move for move in moves if isinstance(move, Lay)]
    return [lay for lay in lays if all(getattr(lay, field) == value for field, value in wanted)]


def choices_of(seen: Maui, hand: Hand, teller: Teller) -> list[Choices]:
    """Return the one question that is asked now: of the umbrella first, since a shell must move, then of the tokens.

    An answer may still be chosen otherwise while nothing else is asked.
    """
    place, top = picked_place(hand), top_of(hand)
    seat = seen.seat or 0
    me = seen.players[seat]
    if place is None or top is None or hand.picks.get("do") == "Spare":
        return []
    groups = []
    piece, row = me.sand[len(me.beach)], ROWS[seen.side][len(me.beach)]
    if PATTERN <= piece < CRAB and 0 <= row - top < 3:
        tracks = [
            _shell_choice(seen, _choice(hand, place, top, "track", track, f"i{track}", ""), track, teller)
            for track in BOX.umbrella_patterns[piece - PATTERN]
        ]
        tracks = [choice._replace(part=asking(seen, hand, place, top, choice.part)) for choice in tracks]
        groups.append(Choices(UMBRELLA, teller(WHICH_SHELL), tracks))
        if "track" not in hand.picks:
            return groups
    groups = _of_tokens(seen, hand, place, top, teller) or groups
    return groups if hand.chosen is None else [_answered(hand, group, teller) for group in groups]


def _answered(hand: Hand, group: Choices, teller: Teller) -> Choices:
    """Return a question that has its answer."""
    why, picks = teller(HOW_LAID), hand.picks.items()
    there = [
        choice._replace(picked=True, why=why) if choice.part.items() <= picks else choice for choice in group.choices
    ]
    return group._replace(choices=there, answered=True)


def shells_asked(groups: Sequence[Choices]) -> Mapping[int, Choice]:
    """Return the answers to which shell the umbrella moves, by track: each is pressed there, too."""
    answers = [choice for group in groups if group.icon == UMBRELLA for choice in group.choices]
    return {track: answer for answer in answers if isinstance(track := answer.part["track"], int)}


def _of_tokens(seen: Maui, hand: Hand, place: tuple[int, int], top: int, teller: Teller) -> list[Choices]:
    """Return what the towel tokens may cover on this towel, as one question; nothing where none of them fits."""
    seat = seen.seat or 0
    tokens = [token for token in range(len(_FIELDS)) if seen.players[seat].tokens[token]]
    shown = SHOWN[FACES[seen.turned[seat]][seen.market[place[0]][place[1]]]]
    covers = []
    for token in tokens:
        for position, pattern in enumerate(shown):
            field = _FIELDS[token]
            told = f"{teller.name(field, position)}: {teller.name('pattern', pattern)}"
            choice = _choice(hand, place, top, field, position, f"i{pattern}", told)
            covers.append(choice._replace(cover=f"token{token}"))
    covers = [_with_worth(seen, place, top, choice, teller) for choice in covers if hand.offers(**choice.part)]
    if not covers:
        return []
    nothing = Lay(*place, top, NONE, NONE, NONE)
    part = whole(hand, *place, top, blue=NONE, orange=NONE)
    none = Choice("no-token", "", "", teller(N_("No token")), "", part, nothing)
    plain = (
        [_with_worth(seen, place, top, none, teller)] if hand.offers(**part) else []
    )  # a towel may fit by a token alone
    one = tokens[0] if len(tokens) == 1 else None
    asked = teller(WHICH_PATTERN if one is None else _COVER[one])
    return [Choices("" if one is None else f"token{one}", asked, [*plain, *covers])]


def _with_worth(seen: Maui, place: tuple[int, int], top: int, choice: Choice, teller: Teller) -> Choice:
    """Return an answer with what the towel brings by it."""
    lays = lays_of(lays_at(seen, *place, top), choice.part)[:1]
    total, told = total_of(seen, lays), ", ".join(gain.said for gain in gains_of(seen, lays, teller))
    sign = "" if total[0] in f"?0{MINUS}" else "+"
    return choice._replace(gain=f"{sign}{total}", label=f"{choice.label}. {told}." if told else choice.label)


def _choice(hand: Hand, place: tuple[int, int], top: int, field: str, value: int, icon: str, label: str) -> Choice:
    wish = Lay(*place, top, NONE, NONE, NONE)._replace(**{field: value})
    return Choice(f"{field}-{value}", icon, "", label, "", whole(hand, *place, top, **{field: value}), wish)


def _shell_choice(seen: Maui, choice: Choice, track: int, teller: Teller) -> Choice:
    """Return a track of the umbrella with what one step brings on it."""
    square = seen.players[seen.seat or 0].shells[track]
    if square + 1 == len(seen.points):
        return choice._replace(label=teller.name("track", track))
    gain = steps_of(track, 1, seen.points[square + 1] - seen.points[square], teller)
    return choice._replace(label=gain.said, gain=gain.text)
