"""The sample game, of which `python3 py new` makes a new one. The laws are tried out on it; all its names are here."""

from pathlib import Path

from fivestars.players.learned import Learned
from fivestars.players.strategy import Strategy
from fivestars.tools.new_game import keys
from fivestars.tools.new_game.keys import GAME as GAME
from fivestars.tools.new_game.keys.bot import parts, promising, stage, worth
from fivestars.tools.new_game.keys.rules.events import Drew as Drew
from fivestars.tools.new_game.keys.rules.events import DrewUnseen as DrewUnseen
from fivestars.tools.new_game.keys.rules.events import Hung as Hung
from fivestars.tools.new_game.keys.rules.events import Rested as Rested
from fivestars.tools.new_game.keys.rules.moves import Draw as Draw
from fivestars.tools.new_game.keys.rules.moves import Hang as Hang
from fivestars.tools.new_game.keys.rules.moves import Reason as Reason
from fivestars.tools.new_game.keys.rules.moves import Rest as Rest
from fivestars.tools.new_game.keys.rules.opening import deal as deal
from fivestars.tools.new_game.keys.rules.state import Keys as Keys
from fivestars.tools.new_game.keys.rules.table import HIDDEN as HIDDEN

LEARNED = Learned((Path(keys.__file__).parent / "bot" / "learned.toml").read_text("utf-8"))
STRATEGY = Strategy(worth, promising, parts, lambda state: LEARNED.spread[stage(state)])
