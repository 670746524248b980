"""The rules: `table.py` is what lies there, `state.py` what may be done with it; each other file is one part of that.

`moves.py` is what may be done, `events.py` what happens, `objections.py` why not, `hidden.py` what nobody has seen.
"""

from fivestars.tools.new_game.keys.rules.opening import deal
from fivestars.tools.new_game.keys.rules.state import Keys

__all__ = ["Keys", "deal"]
