"""Five Stars: hotel board games on one page. The rooms: table, games, players, web, tools."""

VERSION = "1.0.0"  # as `CHANGELOG.md` tells it
