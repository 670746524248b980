"""All that the game says, once and in English; `python3 py record` collects it, and the catalogues translate it."""

from fivestars.table.words import N_, Poster, Prompt, Why, Words
from fivestars.tools.new_game.keys.rules import events as e
from fivestars.tools.new_game.keys.rules.moves import Reason
from fivestars.tools.new_game.keys.rules.prompts import HANG_OR_DRAW

WORDS = Words(
    prompts={HANG_OR_DRAW: Prompt(N_("{seat}: hang a key, or draw one."), N_("{seat} hangs or draws a key."))},
    events={
        e.Hung: N_("{seat} hangs key {key}."),
        e.Drew: N_("{seat} draws key {key}."),
        e.DrewUnseen: N_("{seat} draws a key."),
        e.Rested: N_("{seat} can do nothing."),
    },
    objections={
        Reason.NOT_YOURS: N_("You do not have this key."),
        Reason.TOO_LOW: N_("Key {key} is lower than key {top} on the rail."),
        Reason.PILE_EMPTY: N_("There is no key left to draw."),
        Reason.MUST_ACT: N_("You can still hang or draw a key."),
    },
    parts={"keys": N_("On the rail")},
    decided={"most keys": N_("{winner} has won with the most keys on the rail.")},
    options={
        "length": (N_("Length"), N_("How many keys there are.")),
        "short": (N_("A short night"), N_("Few keys.")),
        "long": (N_("A long night"), N_("More keys.")),
    },
    explains={"key": N_("Each key on the rail must be higher than the last one.")},
    reasons={
        "keys on the rail": Why(N_("more keys hang on the rail"), N_("fewer keys hang on the rail"), (e.Hung,)),
        "keys that still fit": Why(N_("more of your keys still fit"), N_("fewer of your keys still fit")),
        "room on the rail": Why(N_("the last key is lower"), N_("the last key is higher")),
    },
)

POSTER = Poster(N_("Keys"), N_("Hang your keys before the others do, each higher than the last."), minutes=5)
