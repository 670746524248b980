"""What the one who decides is asked, step by step: whose way, how far, which tiles, and what is to be confirmed."""

from typing import Final

from fivestars.games.amsterdam.board.forecast import question, turned_there
from fivestars.games.amsterdam.board.walk import FIELDS, asked
from fivestars.games.amsterdam.box import BOX, PAWNS
from fivestars.games.amsterdam.box.city import STEPS
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.moves import Invite, Turn
from fivestars.games.amsterdam.rules.prompts import HOTEL, TURN
from fivestars.table.drawing import Hand, Teller
from fivestars.table.words import N_

_HOTELS: Final = (
    N_("{name}: open your first hotel on a crossing."),
    N_("{name}: open your second hotel on a crossing."),
)
_FIRST: Final = (N_("{name}: first walk the Mayor."), N_("{name}: first walk the Night Watch."))
_NOW: Final = (N_("{name}: now walk the Mayor."), N_("{name}: now walk the Night Watch."))
_TO_TURN: Final = (N_("Mayor, to day: {tiles}."), N_("Night Watch, to night: {tiles}."))


def ask(seen: Amsterdam, hand: Hand, teller: Teller) -> str:
    """Return what is asked now; what the prompt says where that is enough, and where nobody here decides."""
    if isinstance(hand.chosen, Turn | Invite):
        return question(seen, hand.chosen, teller)
    if hand.picks.get("do") == "Invite":
        return teller(N_("Take a tourist from the fountain: to which tile?"))
    if "tile" in hand.picks and hand.chosen is None:
        return teller(N_("Where do the tourists go? Choose one of the marked tiles."))
    if not hand.candidates:
        return ""
    if seen.prompt == HOTEL:
        return teller(_HOTELS[len(seen.hotels[seen.active])], name=_name(seen, teller))
    if (pawn := asked(seen, hand)) is not None:
        return _ask_walk(seen, pawn, hand, teller)
    return _ask_turn(seen, hand, teller) if seen.prompt == TURN and not hand.picks else ""


def _name(seen: Amsterdam, teller: Teller) -> str:
    return teller.name("seat", seen.active)


def _ask_walk(seen: Amsterdam, pawn: int, hand: Hand, teller: Teller) -> str:
    """Return whose way is asked for, how far, and what the one that was sent can turn there."""
    sent = next((pawn for pawn in PAWNS if FIELDS[pawn] in hand.picks), None)
    name = _name(seen, teller)
    if sent is None:
        both = BOX.steps_together
        shared = teller.count("Both share {number} step.", "Both share {number} steps.", both) if seen.tactical else ""
        return f"{teller(_FIRST[pawn], name=name)} {_steps(seen, pawn, BOX.steps_each, teller)} {shared}".rstrip()
    crossing = int(hand.picks[FIELDS[sent]])
    left = min(BOX.steps_each, BOX.steps_together - STEPS[seen.pawns[sent]][crossing])
    turns = turned_there(seen, sent, crossing, teller, venues=False)
    return f"{teller(_NOW[pawn], name=name)} {_steps(seen, pawn, left, teller)} {turns}"


def _steps(seen: Amsterdam, pawn: int, most: int, teller: Teller) -> str:
    """Return how far a walker goes: as its die says, or so many steps at most."""
    if seen.tactical:
        return teller.count("Up to {number} step.", "Up to {number} steps.", most)
    return teller.count("Exactly {number} step.", "Exactly {number} steps.", (seen.white, seen.black)[pawn])


def _ask_turn(seen: Amsterdam, hand: Hand, teller: Teller) -> str:
    """Return who may still turn which tiles, and whether somebody may leave the fountain."""
    turns = [{move.tile for move in hand.candidates if isinstance(move, Turn) and move.pawn == pawn} for pawn in PAWNS]
    told = [
        teller(text, tiles=", ".join(teller.name("tile", tile) for tile in sorted(tiles)))
        for text, tiles in zip(_TO_TURN, turns, strict=True)
        if tiles
    ]
    if hand.offers(do="Invite"):
        told.append(teller(N_("From the fountain: one tourist.")))
    return " ".join([teller(_turn_question(turns, told), name=_name(seen, teller)), *told])


def _turn_question(turns: list[set[int]], told: list[str]) -> str:
    if not told:
        return N_("{name}: there is nothing to turn.")
    if all(turns):
        return N_("{name}: each walker may turn a tile.")
    return (
        N_("{name}: turn a tile, or end the turn.")
        if any(turns)
        else N_("{name}: one more thing before the turn ends.")
    )
