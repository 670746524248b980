"""What is picked of a towel, and what a towel token or an umbrella then leaves to choose, asked in words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.maui.board.gains import steps_of
from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.lookup import FACES, SHOWN
from fivestars.games.maui.rules.moves import NONE, Lay
from fivestars.games.maui.rules.player import CRAB, PATTERN, ROWS, Player
from fivestars.table.drawing import Hand, Part, Teller
from fivestars.table.game import Move, Value
from fivestars.table.words import N_

WHICH_SHELL: Final = N_("Which shell does the umbrella move?")
COVER: Final = (N_("Cover a pattern with your wave token?"), N_("Cover a pattern with your flower token?"))


class Choice(NamedTuple):
    """A part of a move that is picked beside the beach."""

    id: str
    icon: str  # none where nothing is covered
    label: str
    gain: str  # the points that it brings, where that is known
    part: Part
    wish: Move


class Choices(NamedTuple):
    """What one towel token or an umbrella leaves to choose, as a question."""

    icon: str
    asked: str
    choices: Sequence[Choice]
    answered: bool = False  # what was asked first, and may still be chosen otherwise


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


def choices_of(seen: Maui, hand: Hand, teller: Teller) -> list[Choices]:
    """Return what is asked now: of the umbrella first, since a shell must move, and of the tokens after that."""
    place, top = picked_place(hand), top_of(hand)
    seat = seen.seat or 0
    me = seen.players[seat]
    if place is None or top is None or hand.picks.get("do") == "Spare":
        return []
    groups = []
    piece, row = me.sand[len(me.beach)], ROWS[seen.side][len(me.beach)]
    if PATTERN <= piece < CRAB and 0 <= row - top < 3:
        tracks = [
            _shell_choice(seen, me, _choice(hand, place, top, "track", track, f"i{track}", ""), track, teller)
            for track in BOX.umbrella_patterns[piece - PATTERN]
        ]
        answered = "track" in hand.picks
        groups.append(Choices("umbrella", teller(WHICH_SHELL), tracks, answered))
        if not answered:
            return groups
    shown = SHOWN[FACES[seen.turned[seat]][seen.market[place[0]][place[1]]]]
    for token, field in enumerate(("blue", "orange")):
        if me.tokens[token]:
            choices = [_choice(hand, place, top, field, NONE, "", teller(N_("No token")))]
            for position, pattern in enumerate(shown):
                told = f"{teller.name(field, position)}: {teller.name('pattern', pattern)}"
                choices.append(_choice(hand, place, top, field, position, f"i{pattern}", told))
            groups.append(Choices(f"token{token}", teller(COVER[token]), choices))
    return groups


def _choice(hand: Hand, place: tuple[int, int], top: int, field: str, value: int, icon: str, label: str) -> Choice:
    wish = Lay(*place, top, NONE, NONE, NONE)._replace(**{field: value})
    return Choice(f"{field}-{value}", icon, label, "", whole(hand, *place, top, **{field: value}), wish)


def _shell_choice(seen: Maui, me: Player, choice: Choice, track: int, teller: Teller) -> Choice:
    """Return a track of the umbrella with what one step brings on it."""
    square = me.shells[track]
    if square + 1 == len(seen.points):
        return choice._replace(label=teller.name("track", track))
    gain = steps_of(track, 1, seen.points[square + 1] - seen.points[square], teller)
    return choice._replace(label=gain.said, gain=gain.text)
