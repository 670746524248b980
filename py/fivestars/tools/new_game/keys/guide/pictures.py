"""What the pictures of the guide show; `python3 py record` takes them."""

from typing import Final

from fivestars.table.pictures import Shot

SHOTS: Final = (Shot("board", 5, lambda state: state.round == 3, of=".desk", seats=3),)
