"""What `python3 py new` lays out: a small game that is whole, in `keys/`, and its tests.

It is also the game on which the laws are tried out, so what a new game begins with keeps them all.
"""
