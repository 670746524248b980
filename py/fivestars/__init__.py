"""Five Stars: hotel board games on one page. The rooms: table, games, players, web, tools."""

from pathlib import Path

PACKAGE = Path(__file__).parent  # and what lies beside the modules: `importlib` takes longer to find it than to read it
VERSION = "1.0.0"  # as `CHANGELOG.md` tells it
