"""The rules of Hotels of Amsterdam; begin to read at `state.py`.

`prompts.py`, `moves.py`, `events.py`: what is asked, what may be done, what happens. `table.py`: what lies where.
`opening.py` sets it up; `turn.py` does a move, `rounds.py` what then goes on by itself, `scoring.py` who has won;
`legal.py` is what may be done, `objections.py` why not, `walks.py` for the two pawns; `hidden.py` what nobody knows.
"""

from fivestars.games.amsterdam.rules.opening import deal
from fivestars.games.amsterdam.rules.state import Amsterdam
from fivestars.games.amsterdam.rules.table import UNKNOWN

__all__ = ["UNKNOWN", "Amsterdam", "deal"]
