"""The rules of Grand Austria Hotel: `state.py` leads to all of them, `table.py` is what lies there.

`opening.py` sets up, `prelude.py` is what is decided before the first turn; `turn.py` is what moves do in a turn,
`rewards.py` what comes of guests, cards and dice, `gains.py` how it is booked, `purse.py` what can be paid;
`emperor.py` and `politics.py` are theirs. What is still to be decided is an errand (`errands.py`); `decisions.py`
says of each kind when it is asked and what answers there are, `foresight.py` which are certain. `rounds.py` goes on
from turn to turn, `scoring.py` counts. `legal.py` is what may be done, of moves that are `ready.py`; `objections.py`
why not; `hidden.py` who knows what; `lookup.py` what the box says, laid ready; `leopold.py` plays by itself.
"""

from fivestars.games.austria.rules.moves import MOVES
from fivestars.games.austria.rules.objections import Reason
from fivestars.games.austria.rules.opening import deal
from fivestars.games.austria.rules.state import Austria
from fivestars.games.austria.rules.table import LEOPOLD, PART_NAMES, RIVALS, UNKNOWN, Part

__all__ = ["LEOPOLD", "MOVES", "PART_NAMES", "RIVALS", "UNKNOWN", "Austria", "Part", "Reason", "deal"]
