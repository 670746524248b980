"""What a seat may be asked to decide, as it stands in `State.prompt`."""

from typing import Final

HANG_OR_DRAW: Final = "hang or draw"
