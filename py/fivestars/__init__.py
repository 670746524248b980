"""Five Stars: five hotel board games on one page. The rooms: table, games, players, web, tools."""
