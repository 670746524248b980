"""Who sits down besides people: bots of five levels that play any game from its contract and its strategy."""
