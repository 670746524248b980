"""The games for researchers: as plain numbers, and as an environment of PettingZoo (`pip install '.[zoo]'`).

No part of the page: the build leaves this room out.
"""
