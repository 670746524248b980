"""What the pictures of the guide show; `python3 py record` takes them."""

from typing import Final

from fivestars.table.pictures import Shot

SHOTS: Final = (Shot("board", 62, lambda state: state.round == 4, of=".desk", seats=3, options=("long",)),)
