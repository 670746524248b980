"""What every game shares: the contract, the match and its notation, the dice. It knows nothing of any game."""
