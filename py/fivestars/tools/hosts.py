"""The hosts' portraits as one small picture, side by side, made of the parts of which Vienna's portraits are made."""

import re
from typing import Final

from fivestars.games.austria.board.portraits import Piece, drawn
from fivestars.tools.trouble import ROOT

KIT: Final = ROOT / "py/fivestars/games/austria/art.svg"
SIDE: Final = 44  # of a portrait: of Vienna's, 60 high and wide, the head with what is on it
LEFT, TOP = 8, -1  # where that begins
# What is behind each, and its parts from the back to the front: the levels, and last whom the box itself plays.
LOOKS: Final = (
    ("#a9d3de", "bellboy.scarlet.gold head.pale glad short.red pillbox.scarlet.gold"),
    ("#cfe0b8", "curls.nut bust.tan dress.green.gold head.tan lady middle.nut flowers.sand.rose earrings.gold"),
    ("#2f7f83", "chef..navy wide.skin glad mous.nut toque..navy"),
    ("#e0a83c", "uniform.navy.gold head.brown lady bob.black specs cap.navy.gold"),
    ("#6a3572", "bun.white bust.pale gown.wine.gold head.pale dame middle.white specs pearls"),
    ("#24406e", "ermine.scarlet.gold head.skin stern full.grey arched..scarlet"),
)


def portraits() -> bytes:
    """Return the portraits side by side, each in a round."""
    art = KIT.read_text("utf-8")
    parts = dict(re.findall(r'<symbol id="([^"]+)" viewBox="0 0 60 60">(.*?)</symbol>', art))
    faces = [_face(place, ground, drawn(line), parts) for place, (ground, line) in enumerate(LOOKS)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE * len(LOOKS)}" height="{SIDE}">'
    return "\n".join([head, *faces, "</svg>\n"]).encode()


def _face(place: int, ground: str, pieces: tuple[Piece, ...], parts: dict[str, str]) -> str:
    drawn_parts = "".join(f'<g fill="{piece.fill}" color="{piece.accent}">{parts[piece.name]}</g>' for piece in pieces)
    return (
        f'<svg x="{SIDE * place}" width="{SIDE}" height="{SIDE}" viewBox="{LEFT} {TOP} {SIDE} {SIDE}">'
        f'<path fill="{ground}" d="M{LEFT} {TOP}h{SIDE}v{SIDE}h-{SIDE}Z"/>{drawn_parts}</svg>'
    )
