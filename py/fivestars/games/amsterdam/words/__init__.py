"""What Hotels of Amsterdam says, in English. Where it stands, a sentence stands once.

Tiles are called A1 to E5 (column and row), crossings by the two tiles that meet there corner to corner: A1/B2.
"""

from typing import Final

from fivestars.games.amsterdam.box import BOX, MAYOR, WATCH
from fivestars.games.amsterdam.box.city import CROSSINGS, CROSSINGS_WIDE, FOUNTAIN, NOWHERE, POSITIONS, QUAYS, WIDTH
from fivestars.games.amsterdam.rules import events as e
from fivestars.games.amsterdam.rules.moves import Reason
from fivestars.games.amsterdam.rules.prompts import HOTEL, SAIL, TURN, WALK
from fivestars.games.amsterdam.words.reasons import REASONS
from fivestars.table.game import Value
from fivestars.table.words import C_, N_, NP_, Poster, Prompt, Words

_COLUMNS: Final = "ABCDE"

_VENUES: Final = {
    "palace": N_("Palace"),
    "museum": N_("Museum"),
    "church": N_("Church"),
    "flower market": N_("Flower market"),
    "zoo": N_("Zoo"),
    "windmill": N_("Windmill"),
    "coffeeshop": N_("Coffeeshop"),
    "bar": N_("Bar"),
    "casino": N_("Casino"),
    "theatre": N_("Theatre"),
    "disco": N_("Disco"),
    "cinema": N_("Cinema"),
}

_QUAYS: Final = {
    "north-west": N_("North-west quay"),
    "north-east": N_("North-east quay"),
    "south-east": N_("South-east quay"),
    "south-west": N_("South-west quay"),
}


def tile_name(row: int, column: int) -> str:
    """Return what a tile is called by where it lies."""
    return f"{_COLUMNS[column]}{row + 1}"


def _crossing_name(crossing: int) -> str:
    row, column = divmod(crossing, CROSSINGS_WIDE)
    return f"{tile_name(row, column)}/{tile_name(row + 1, column + 1)}"


_TILE_NAMES: Final[dict[Value, str]] = {tile: tile_name(*divmod(tile, WIDTH)) for tile in POSITIONS}
_TARGET_NAMES: Final[dict[Value, str]] = {**_TILE_NAMES, FOUNTAIN: N_("Fountain"), NOWHERE: N_("Nobody moves")}
_CROSSING_NAMES: Final[dict[Value, str]] = {crossing: _crossing_name(crossing) for crossing in CROSSINGS}

WORDS = Words(
    prompts={
        SAIL: Prompt(N_("{seat}: choose how far the boat sails."), N_("{seat} chooses how far the boat sails.")),
        HOTEL: Prompt(N_("{seat}: open a hotel on a crossing."), N_("{seat} opens a hotel.")),
        WALK: Prompt(
            N_("{seat}: walk the Mayor, then the Night Watch."), N_("{seat} walks the Mayor and the Night Watch.")
        ),
        TURN: Prompt(N_("{seat}: turn tiles, or end the turn."), N_("{seat} turns tiles.")),
    },
    events={
        e.Rolled: N_("{seat} rolls: white {white}, black {black}."),
        e.Sailed: NP_("The boat sails {distance} canal tile.", "The boat sails {distance} canal tiles.", by="distance"),
        e.Collected: NP_(
            "The boat takes {tourists} tourist along. {quay}: nobody waits any more.",
            "The boat takes {tourists} tourists along. {quay}: nobody waits any more.",
            by="tourists",
        ),
        e.Landed: NP_(
            "{tourists} tourist lands: {tile}.",
            "{tourists} tourists land: {tile}.",
            by="tourists",
        ),
        e.WaitedOnQuay: NP_(
            "A tourist stays on the quay. {quay}: {tourists} waits.",
            "A tourist stays on the quay. {quay}: {tourists} wait.",
            by="tourists",
        ),
        e.SupplyEmptied: N_("The last tourist has arrived: this is the last turn."),
        e.HotelPlaced: NP_(
            "{seat} opens a hotel: {crossing}. That makes {tourists} tourist.",
            "{seat} opens a hotel: {crossing}. That makes {tourists} tourists.",
            by="tourists",
        ),
        e.Walked: N_("{pawn}: from {start} to {crossing}."),
        e.Remained: N_("{pawn}: still at {crossing}."),
        e.Moved: NP_(
            "{venue}: {tourists} tourist moves from {tile} to {to}.",
            "{venue}: {tourists} tourists move from {tile} to {to}.",
            by="tourists",
        ),
        e.SentToFountain: NP_(
            "{venue}: there is no other, so {tourists} tourist goes from {tile} to the fountain.",
            "{venue}: there is no other, so {tourists} tourists go from {tile} to the fountain.",
            by="tourists",
        ),
        e.Turned: N_("{pawn} turns {tile}: {venue}."),
        e.Invited: N_("{pawn} takes a tourist from the fountain to {to}."),
        e.TurnEnded: N_("{seat} ends the turn."),
        e.GoalReached: NP_(
            "{seat} has {tourists} tourist and reaches the goal.",
            "{seat} has {tourists} tourists and reaches the goal.",
            by="tourists",
        ),
        e.GameEnded: N_("The game is over."),
    },
    objections={
        Reason.DICE_DECIDE: N_("The dice decide how far the boat sails."),
        Reason.SAIL_FIRST: N_("First the boat sails."),
        Reason.SAILED: N_("The boat has sailed in this turn."),
        Reason.BOAT_RANGE: N_("The boat sails {least} to {most} canal tiles."),
        Reason.HOTEL_FIRST: N_("First you open a hotel: one in each of your first two turns."),
        Reason.HOTEL_PLACED: N_("You have opened a hotel in this turn. The next one follows in your next turn."),
        Reason.NO_HOTEL_LEFT: N_("Both your hotels are open."),
        Reason.HOTEL_AT_FOUNTAIN: N_("No hotel may stand at the fountain: it needs four buildings around it."),
        Reason.CROSSING_TAKEN: N_("Another hotel stands here: {crossing}."),
        Reason.WALK_FIRST: N_("First the Mayor and the Night Watch walk."),
        Reason.WALKED: N_("The Mayor and the Night Watch have walked in this turn."),
        Reason.EXACT_STEPS: NP_(
            "{pawn}: exactly {steps} step, as the die shows.",
            "{pawn}: exactly {steps} steps, as the die shows.",
            by="steps",
        ),
        Reason.TOO_FAR: N_("{pawn}: that is {steps} steps away, and one may go {most} at most."),
        Reason.TOO_FAR_TOGETHER: N_("That is {steps} steps for both together, and they have {most}."),
        Reason.SAME_CROSSING: N_("The Mayor and the Night Watch may not stand on one crossing."),
        Reason.CHANGED_PLACES: N_(
            "They cannot change places: whoever walks first would end where the other still stands."
        ),
        Reason.FOUNTAIN_STAYS: N_("The fountain is never turned."),
        Reason.PAWN_SPENT: N_("{pawn}: has turned a tile in this turn."),
        Reason.NOT_ADJACENT: N_("{pawn}: does not stand at {tile}."),
        Reason.DAY_ALREADY: N_("{tile} shows its day side, and the Mayor turns only night to day."),
        Reason.NIGHT_ALREADY: N_("{tile} shows its night side, and the Night Watch turns only day to night."),
        Reason.CROWDED: N_("{tourists} tourists are here. With more than {most} a tile cannot be turned."),
        Reason.NOBODY_MOVES: N_("Nobody is at {tile}, so nobody moves."),
        Reason.SOMEBODY_MOVES: NP_(
            "{tourists} tourist must leave {tile} first.",
            "{tourists} tourists must leave {tile} first.",
            by="tourists",
        ),
        Reason.ONLY_FOUNTAIN: N_("{venue}: the city has no other, so the tourists go to the fountain."),
        Reason.OTHER_VENUE: N_("{venue}: the tourists go only to another one."),
        Reason.NOT_FEWEST: NP_(
            "{to} has {tourists} tourist. They go where the fewest are, and that is {fewest}.",
            "{to} has {tourists} tourists. They go where the fewest are, and that is {fewest}.",
            by="tourists",
        ),
        Reason.INVITED: N_("Only one tourist a turn leaves the fountain."),
        Reason.FOUNTAIN_EMPTY: N_("Nobody waits at the fountain."),
        Reason.NOT_AT_FOUNTAIN: N_("{pawn}: does not stand at the fountain."),
        Reason.NOT_DAY: N_("{to} shows its night side, and the Mayor takes tourists only to day sides."),
        Reason.NOT_NIGHT: N_("{to} shows its day side, and the Night Watch takes tourists only to night sides."),
    },
    parts={"tourists": N_("Tourists at the hotels")},
    decided={
        "goal": N_("{winner} wins: the goal is reached."),
        "goal most": N_("{winner} wins: several have reached the goal, and nobody has more tourists."),
        "goal active": N_(
            "{winner} wins: several have reached the goal with equally many tourists, in {winner}'s turn."
        ),
        "goal shared": N_("{winner} win together: they have reached the goal at once, with equally many tourists."),
        "most": N_("{winner} wins: all tourists have arrived, and nobody has more at the hotels."),
        "most shared": N_(
            "{winner} win together: all tourists have arrived, and they have equally many at the hotels."
        ),
    },
    options={
        "mode": (C_("option", "Rules"), N_("How the boat and the walkers move.")),
        "base": (N_("Family game"), N_("Two dice say how far the boat, the Mayor and the Night Watch go.")),
        "tactical": (
            N_("Tactical game"),
            N_(
                "No dice: you choose how far the boat sails, and the Mayor and the Night Watch have four steps "
                "between them. A tile with four tourists or more cannot be turned."
            ),
        ),
        "sides": (N_("Hidden sides"), N_("What you may know of the side of a tile that lies face down.")),
        "seen": (N_("As seen"), N_("A side that has lain face up once stays known.")),
        "open": (N_("All open"), N_("Both sides of every tile are known from the start.")),
        "memory": (N_("Memory"), N_("Only what lies face up is shown. Keep the rest in mind.")),
    },
    names={
        "tile": _TILE_NAMES,
        "to": _TARGET_NAMES,
        "crossing": _CROSSING_NAMES,
        "start": _CROSSING_NAMES,
        "mayor": _CROSSING_NAMES,
        "watch": _CROSSING_NAMES,
        "pawn": {MAYOR: N_("Mayor"), WATCH: N_("Night Watch")},
        "venue": {number: _VENUES[venue] for number, venue in enumerate(BOX.venues)},
        "quay": {number: _QUAYS[quay] for number, quay in enumerate(QUAYS)},
    },
    explains={
        "tourist": N_("Every tourist on a tile at your hotels is one point, even if the tile touches both."),
        "venue": N_("When a tile is turned, its tourists go together to the same venue where the fewest tourists are."),
        "day": N_("A day venue. The Night Watch can turn it to its night side."),
        "night": N_("A night venue. The Mayor can turn it to its day side."),
        "fountain": N_(
            "Tourists wait here when the city has no other venue of that kind. Once a turn, the Mayor or the Night "
            "Watch, if he stands here after the walk, takes one of them to any tile of his side. The fountain is "
            "never turned, and no hotel stands at it."
        ),
        "mayor": N_("The Mayor turns one tile at his crossing from night to day."),
        "watch": N_("The Night Watch turns one tile at his crossing from day to night."),
        "boat": N_("The boat sails clockwise and lands a tourist opposite, with all whom it took along from quays."),
        "quay": N_("When the boat stops at a corner, its tourist stays there until the boat passes by."),
        "hotel": N_("Tourists on the four tiles around it count. You open one in each of your first two turns."),
        "supply": N_("Tourists who are still to come. The turn in which the last one arrives is the last."),
        "pier": N_("The boat starts here."),
        "die": N_("White: the steps of the Mayor. Black: those of the Night Watch. The sum: how far the boat sails."),
        "goal": N_("Whoever has this many tourists at the hotels wins at once, in anybody's turn."),
    },
    briefly={
        e.HotelPlaced: N_("{seat} opens a hotel: {crossing}"),
        e.Walked: N_("{pawn}: {start} → {crossing}"),
        e.Moved: NP_(
            "{venue}: {tourists} tourist, {tile} → {to}", "{venue}: {tourists} tourists, {tile} → {to}", by="tourists"
        ),
        e.SentToFountain: NP_(
            "{venue}: {tourists} tourist, {tile} → fountain",
            "{venue}: {tourists} tourists, {tile} → fountain",
            by="tourists",
        ),
        e.TurnEnded: "",
    },
    reasons=REASONS,
    unit="tourists",
    decides=12,  # the goal of most: a victory counts more for its bots
)

POSTER = Poster(
    N_("Hotels of Amsterdam"),
    N_("The Mayor wants day, the Night Watch wants night, and the tourists follow."),
    minutes=45,
)
