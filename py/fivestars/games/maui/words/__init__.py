"""All that Maui says: prompts, the log, objections, scores, options, and the names and rules of its components.

Names of components stand after a colon or a comma, so that they can stay in the nominative in any language.
"""

from typing import Final

from fivestars.games.maui.rules import events as e
from fivestars.games.maui.rules import prompts
from fivestars.games.maui.rules.moves import NONE
from fivestars.games.maui.rules.objections import Reason
from fivestars.games.maui.words.reasons import REASONS
from fivestars.table.game import Value
from fivestars.table.words import C_, N_, NP_, Poster, Prompt, Words

PATTERNS: Final[dict[Value, str]] = {
    0: N_("yellow suns"),
    1: N_("pink fish"),
    2: N_("light-blue waves"),
    3: N_("orange flowers"),
    4: N_("green leaves"),
}
TRACKS: Final[dict[Value, str]] = {
    NONE: N_("no track"),
    0: N_("yellow track"),
    1: N_("pink track"),
    2: N_("light-blue track"),
    3: N_("orange track"),
    4: N_("green track"),
}
POSITIONS: Final[dict[Value, str]] = {
    NONE: N_("no towel token"),
    0: N_("upper pattern"),
    1: N_("middle pattern"),
    2: N_("lower pattern"),
}

_PENALTY: Final = NP_("{tokens} penalty token", "{tokens} penalty tokens", by="tokens")

WORDS = Words(
    prompts={
        prompts.TURN: Prompt(
            N_("{seat}: lay a towel or take sand dollars."), N_("{seat} lays a towel or takes sand dollars.")
        ),
        prompts.SPARE: Prompt(
            N_("{seat}: no towel fits that you can pay for. Take a spare towel, for no points."),
            N_("{seat} takes a spare towel."),
        ),
    },
    events={
        e.TookFree: N_("{seat} takes a free towel: {high}, {middle}, {low}."),
        e.Bought: NP_(
            "{seat} buys a towel for {cost} sand dollar: {high}, {middle}, {low}.",
            "{seat} buys a towel for {cost} sand dollars: {high}, {middle}, {low}.",
            by="cost",
        ),
        e.TookSpare: N_("{seat} takes a spare towel: {high}, {middle}, {low}."),
        e.Laid: N_("{seat} lays it in column {column}, rows {upper} to {lower}."),
        e.LaidAtTheEdge: N_("{seat} lays it in column {column}, with one pattern on the beach, in row {row}."),
        e.ReachedTheWater: NP_(
            "The towel reaches into the water. {seat} puts {tokens} penalty token on it.",
            "The towel reaches into the water. {seat} puts {tokens} penalty tokens on it.",
            by="tokens",
        ),
        e.ReachedTheTrees: NP_(
            "The towel reaches under the trees. {seat} puts {tokens} penalty token on it.",
            "The towel reaches under the trees. {seat} puts {tokens} penalty tokens on it.",
            by="tokens",
        ),
        e.TookPearl: N_("{seat} finds a pearl under the umbrella: {pearl}."),
        e.FollowedUmbrella: N_("{seat} moves a shell one step with the umbrella: {track}, now worth {points}."),
        e.FoundNoTrack: N_("The umbrella is worth nothing to {seat}: both shells have reached the last square."),
        e.UmbrellaLeft: N_("The umbrella in column {column} goes back to the box. It brings {seat} nothing."),
        e.CrabClimbed: NP_(
            "A sand crab climbs onto the towel in row {row}. It costs {seat} {penalty} point.",
            "A sand crab climbs onto the towel in row {row}. It costs {seat} {penalty} points.",
            by="penalty",
        ),
        e.CrabLeft: N_("The sand crab in column {column} goes back to the box. It costs {seat} nothing."),
        e.PutToken: N_("{seat} covers a pattern in row {row}: {pattern} → {token}."),
        e.Matched: NP_(
            "{seat} matches row {row} and moves a shell {steps} step: {track}, now worth {points}.",
            "{seat} matches row {row} and moves a shell {steps} steps: {track}, now worth {points}.",
            by="steps",
        ),
        e.MatchedInVain: N_("{seat} matches row {row}, but the shell already stands on the last square: {track}."),
        e.TookToken: N_("{seat} reaches the ornament and takes a token: {token}."),
        e.Refilled: N_("A new towel comes to the market, {line}: {high}, {middle}, {low}."),
        e.Collected: NP_(
            "{seat} takes {dollars} sand dollar: {line}.",
            "{seat} takes {dollars} sand dollars: {line}.",
            by="dollars",
        ),
        e.FilledBeach: N_("{seat} lays the last towel of a beach: the scoring follows this round."),
        e.RoundBegan: N_("Round {round} begins."),
        e.FirstScored: NP_(
            "First scoring: {seat} has {total} point.",
            "First scoring: {seat} has {total} points.",
            by="total",
        ),
        e.BecameFirst: N_("{seat} has the fewest points and becomes the first player."),
        e.BecameFirstByLot: N_(
            "{seat} is drawn at random from those with the fewest points and becomes the first player."
        ),
        e.TurnedBeaches: N_("The beaches are turned to the sand crabs. Shells, pearls, penalties and money stay."),
        e.Started: N_("{seat} starts beside a new towel: {high}, {middle}, {low}."),
        e.GameEnded: NP_("The game is over after {round} round.", "The game is over after {round} rounds.", by="round"),
    },
    objections={
        Reason.TOO_DEAR: NP_(
            "The towel costs {cost} sand dollar, you have {dollars}.",
            "The towel costs {cost} sand dollars, you have {dollars}.",
            by="cost",
        ),
        Reason.APART: N_("There the towel does not touch the one before it."),
        Reason.NO_MATCH: N_("There no pattern meets the same pattern of the towel before."),
        Reason.UNDER_CRAB: N_("The only match would lie under the sand crab in row {row}."),
        Reason.BESIDE_CRAB: N_("The pattern in row {row} lies under a sand crab and can no longer be matched."),
        Reason.OUTSIDE: N_("Row {row} is outside the beach, and patterns outside do not match."),
        Reason.NO_TOKEN: N_("You do not have this token: {token}."),
        Reason.TOKENS_STACKED: N_("Each towel token needs a pattern of its own."),
        Reason.TOKEN_INACTIVE: N_("A towel token can only cover a pattern on the beach and without a sand crab."),
        Reason.TOKEN_ALIKE: N_("The pattern already is the one of this token: {token}."),
        Reason.TOKEN_SPOILS: N_("With the towel token there, no pattern would match any more."),
        Reason.CHOOSE_TRACK: N_("The umbrella moves a shell: choose one of its two tracks."),
        Reason.NO_UMBRELLA: N_("There the towel does not cover a pattern umbrella, so there is no track to choose."),
        Reason.OTHER_TRACKS: N_("The umbrella does not show this pattern: {track}."),
        Reason.TRACK_FULL: N_("Your shell already stands on the last square: {track}."),
        Reason.TRACKS_FULL: N_("On both tracks of the umbrella your shell already stands on the last square."),
        Reason.ZONE_EMPTY: N_("No sand dollar lies there: {line}."),
        Reason.MONEY_LEFT: NP_(
            "The market still holds {dollars} sand dollar: take it instead of a spare towel.",
            "The market still holds {dollars} sand dollars: take some instead of a spare towel.",
            by="dollars",
        ),
        Reason.TOWEL_FITS: N_("A towel that you can pay for still fits, so there is no spare towel."),
    },
    parts={
        "tracks": N_("Tracks"),
        "pearls": N_("Pearls"),
        "sand dollars": N_("Sand dollars"),
        "penalty tokens": N_("Penalty tokens"),
        "sand crabs": N_("Sand crabs"),
    },
    decided={
        "points": N_("{winner} has won with the most points."),
        "fewer towels": N_("{winner} has won: equal points, but fewer towels on the beach."),
        "more dollars": N_("{winner} has won: equal points and towels, but more sand dollars."),
        "later turn": N_("{winner} has won: equal points, towels and sand dollars, but later in the order of turns."),
    },
    options={
        "mode": (C_("option", "Game"), N_("What lies on the beaches.")),
        "base": (N_("Umbrellas"), N_("The base game: cover umbrellas for pearls and steps.")),
        "crabs": (N_("Sand crabs"), N_("No pearls, and crabs that are better left alone.")),
        "combined": (N_("Umbrellas, then crabs"), N_("Both beaches one after the other, on longer tracks.")),
        "seating": (N_("Seating"), N_("Which way round the players see the towels.")),
        "same side": (N_("Side by side"), N_("Everybody sees every towel the same way round.")),
        "around the table": (
            N_("Around the table"),
            N_("Whoever sits opposite sees every towel upside down: seat 2 of two, otherwise seats 3 and 4."),
        ),
        "crab values": (N_("Sand crabs' values"), N_("What is known of the crabs that lie on the sand.")),
        "hidden": (N_("Hidden"), N_("A crab's value is seen when it climbs onto a towel.")),
        "open": (N_("Open"), N_("Every crab's value can be seen from the start.")),
    },
    names={
        "line": {0: N_("line 1"), 1: N_("line 2")},
        "high": PATTERNS,
        "middle": PATTERNS,
        "low": PATTERNS,
        "pattern": PATTERNS,
        "track": TRACKS,
        "blue": POSITIONS,
        "orange": POSITIONS,
        "token": {0: N_("light-blue towel token"), 1: N_("orange towel token")},
        "pearl": {0: N_("white pearl"), 1: N_("black pearl")},
    },
    explains={
        "towel": N_(
            "Lay it in the next column, never turned. At least one of its patterns must lie beside the same pattern "
            "of the towel before."
        ),
        "market": N_(
            "The first towel of a line is free, the others cost 1 and 2 sand dollars, which go to the line's zone. "
            "The rest slides up, and a new towel comes last."
        ),
        "zone": N_("Instead of laying a towel, take all the sand dollars of one line."),
        "sand dollar": N_("Buys towels further back in a line. Worth 1 point at the end."),
        "track": N_(
            "A match moves the shell of its pattern as many steps as the row is worth. The square of each shell gives "
            "its points at the end; steps past the last square are lost."
        ),
        "row": N_("The number at its end is how many steps a match in this row is worth."),
        "ornament": N_("When your shell reaches or passes it, take one of the towel tokens there, if any is left."),
        "towel token": N_(
            "Cover a pattern of a towel just laid, before shells move: it counts as the token's pattern from then on. "
            "Not in the turn in which you took it."
        ),
        "penalty token": N_("Each pattern outside the beach gets one. It costs 1 point, and nothing can match there."),
        "pearl umbrella": N_("Cover it to take its pearl. Of one colour 1, 2, 3 pearls are worth 2, 5, 9 points."),
        "pattern umbrella": N_("Cover it to move your shell one step on one of its two tracks, of your choice."),
        "sand crab": N_(
            "Cover it and it climbs onto your towel: the pattern under it no longer counts, and the crab costs 2 to 4 "
            "points at the end."
        ),
        "spare towel": N_(
            "If no towel fits that you can pay for, and no sand dollars are left in the market, lay any towel in the "
            "middle of the next column: free, and for no points."
        ),
        "first player": N_("The round is always finished, so that everybody has had the same number of turns."),
    },
    briefly={
        e.TookPearl: N_("{seat} finds a pearl: {pearl}"),
        e.Matched: N_("row {row}, {track}"),
        e.ReachedTheWater: _PENALTY,
        e.ReachedTheTrees: _PENALTY,
    },
    reasons=REASONS,
)

POSTER = Poster(N_("Maui"), N_("Lay towels on the beach, in the sun and in good company."), minutes=45, hard=1)
