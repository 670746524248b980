"""The hosts' portraits as one small picture, side by side, made of the parts of which Vienna's portraits are made."""

import re
from typing import Final

from fivestars.games.austria.board.portraits import Piece, drawn
from fivestars.tools.trouble import ROOT

KIT: Final = ROOT / "py/fivestars/games/austria/art.svg"
SIDE: Final = 44  # of a portrait: of Vienna's, 60 high and wide, the head with what is on it
LEFT, TOP = 8, -1  # where that begins
# What is behind each, one colour a level, and its parts from the back to the front: the first of each level, whom the
# box itself plays, and the others of each level, as the faces are counted in `web/words/hosts.py`.
LOOKS: Final = (
    ("#a9d3de", "bellboy.scarlet.gold head.pale glad short.red pillbox.scarlet.gold"),
    ("#cfe0b8", "curls.nut bust.tan dress.green.gold head.tan lady middle.nut flowers.sand.rose earrings.gold"),
    ("#2f7f83", "chef..navy wide.skin glad mous.nut toque..navy"),
    ("#e0a83c", "uniform.navy.gold head.brown lady bob.black specs cap.navy.gold"),
    ("#6a3572", "bun.white bust.pale gown.wine.gold head.pale dame middle.white specs pearls"),
    ("#24406e", "ermine.scarlet.gold head.skin stern full.grey arched..scarlet"),
    ("#a9d3de", "mane.fair bust.pale dress.rose.white head.pale lady bangs.fair"),
    ("#a9d3de", "stripes..navy head.tan glad mess.black"),
    ("#a9d3de", "curls.red apron.white.teal head.pale lady middle.red mob..teal"),
    ("#a9d3de", "braces.green.nut wide.dark glad cap.olive.nut"),
    ("#cfe0b8", "coat.scarlet.gold bow.white head.brown glad slick.black boater.cream.scarlet"),
    ("#cfe0b8", "bob.black blouse.plum.cream head.pale lady bangs.black earrings.gold"),
    ("#cfe0b8", "coat.green.nut scarf.scarlet wide.skin glad walrus.grey tyrol.nut.white"),
    ("#cfe0b8", "knot.red bust.pale gown.navy.gold head.pale lady middle.red plumed.rose.gold"),
    ("#2f7f83", "bun.black apron.white.gold head.dark lady kerchief.gold.scarlet"),
    ("#2f7f83", "apron.wine.gold head.tan stern full.black beret.wine.black"),
    ("#2f7f83", "mane.red blouse.cream.green head.pale lady middle.red specs"),
    ("#2f7f83", "coat.sand.olive scarf.scarlet head.skin glad part.fair mous.fair"),
    ("#e0a83c", "coat.teal.gold tie.cream head.dark man short.black goat.black specs"),
    ("#e0a83c", "knot.grey blouse.plum.white head.pale dame middle.grey monocle"),
    ("#e0a83c", "cape.slate.navy head.pale man chops.red deer.slate.wine"),
    ("#e0a83c", "mane.nut coat.scarlet.gold head.skin lady bangs.nut tricorn.navy.gold"),
    ("#6a3572", "coat.sky.white bow.navy head.tan stern slick.black goat.black"),
    ("#6a3572", "bun.black bust.brown gown.gold.wine head.brown lady middle.black tiara.gold.scarlet"),
    ("#6a3572", "coat.green.gold cravat.white head.pale stern mous.white top.black.gold monocle"),
    ("#6a3572", "habit.sand.gold head.skin old long.white turban.gold.wine"),
)


def portraits() -> bytes:
    """Return the portraits side by side, each in a round; a part that several have is there once."""
    art = KIT.read_text("utf-8")
    parts = dict(re.findall(r'<symbol id="([^"]+)" viewBox="0 0 60 60">(.*?)</symbol>', art))
    looks = [(ground, drawn(line)) for ground, line in LOOKS]
    worn = dict.fromkeys(piece.name for _, pieces in looks for piece in pieces)
    kit = "".join(f'<g id="{name}">{parts[name]}</g>' for name in worn)
    faces = [_face(place, *look) for place, look in enumerate(looks)]
    size = f'width="{SIDE * len(LOOKS)}" height="{SIDE}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{kit}</defs>'
    return "\n".join([head, *faces, "</svg>\n"]).encode()


def _face(place: int, ground: str, pieces: tuple[Piece, ...]) -> str:
    worn = "".join(f'<use href="#{piece.name}" fill="{piece.fill}" color="{piece.accent}"/>' for piece in pieces)
    return (
        f'<svg x="{SIDE * place}" width="{SIDE}" height="{SIDE}" viewBox="{LEFT} {TOP} {SIDE} {SIDE}">'
        f'<path fill="{ground}" d="M{LEFT} {TOP}h{SIDE}v{SIDE}h-{SIDE}Z"/>{worn}</svg>'
    )
