"""The portraits of guests and staff: each is a line of parts of `art.svg`, from the back to the front.

A part is written `name.fill.accent`; what somebody holds stands after a slash, from the small pictures.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Piece(NamedTuple):
    """A part of a portrait with its two colours; `held` is drawn small, in the corner."""

    name: str
    fill: str
    accent: str
    held: bool


COLOURS: Final[Mapping[str, str]] = {
    "": "none",
    "pale": "#f6d5b0",
    "skin": "#eebf92",
    "tan": "#d69a68",
    "brown": "#a56a40",
    "dark": "#74462c",
    "black": "#2a1d1f",
    "nut": "#5a3219",
    "red": "#a8481f",
    "fair": "#d39c43",
    "grey": "#8f8a86",
    "white": "#f2ece0",
    "wine": "#8c1f36",
    "scarlet": "#c0303a",
    "navy": "#24406e",
    "sky": "#7fa9c9",
    "green": "#2f6b4a",
    "olive": "#7b7a3a",
    "gold": "#e0a83c",
    "cream": "#fdf0d2",
    "teal": "#2f7f83",
    "plum": "#6a3572",
    "lilac": "#b08ac0",
    "rose": "#d9788a",
    "sand": "#c9a56a",
    "slate": "#566072",
    "rust": "#b8642b",
}

_GUESTS: Final[Mapping[int, str]] = {
    49: "smock.sand.wine head.skin man full.nut beret.slate.black / chisel",
    50: "coat.black.slate bow.white head.pale man mess.black / violin",
    51: "coat.plum.black cravat.white head.pale stern mess.grey / notes",
    52: "vest.teal scarf.gold head.tan glad slick.black mous.black specs / shears",
    53: "knot.black bust.tan gown.scarlet.black head.tan lady middle.black comb..scarlet / fan",
    54: "smock.navy.scarlet head.skin man short.red goat.red beret.wine.black / easel",
    55: "coat.olive.nut tie.wine head.skin glad part.fair goggles / camera",
    56: "curls.red bust.pale dress.teal.gold head.pale lady middle.red pearls / note",
    57: "coat.slate.black bow.wine head.skin stern part.grey specs goat.grey / compass",
    58: "mane.fair bust.pale gown.rose.cream head.pale lady bangs.fair plumed.plum.rose / mask",
    59: "coat.green.nut scarf.cream head.pale man mane.nut head.pale man mess.nut / quill",
    60: "coat.wine.gold cravat.lilac head.brown man slick.black monocle goat.black / gem",
    61: "smock.rust.teal head.skin glad mess.fair chops.fair / palette",
    62: "wide.skin bust.skin gown.plum.gold wide.skin lady curls.nut middle.nut tiara.gold.scarlet pearls / rose",
    63: "bust.pale dress.lilac.white head.pale dame curls.grey middle.grey lace..plum / lorgnette",
    64: "bun.nut bust.pale gown.navy.gold head.pale lady middle.nut coronet pearls / mirror",
    65: "armour head.skin stern helmet..scarlet mous.nut / sword",
    66: "ermine.green.gold wide.skin stern walrus.nut elector.green.gold",
    67: "ermine.scarlet.gold head.skin stern full.grey arched..scarlet / orb",
    68: "mane.fair bust.pale dress.rose.white head.pale lady bangs.fair crown..rose / rose",
    69: "bun.black bust.pale gown.teal.cream head.pale lady middle.black plumed.wine.gold earrings.gold / fan",
    70: "ermine.wine.gold head.pale old wig.white elector.scarlet.gold",
    71: "coat.navy.gold cravat.white head.skin man part.red monocle mous.red / sceptre",
    72: "uniform.sky.gold sash.scarlet head.pale glad part.fair crown..navy / medal",
    73: "cape.black.wine bow.white head.pale stern slick.black goat.black / sceptre",
    74: "coat.rust.nut cravat.green wide.skin old chops.grey top.slate.black / hound",
    75: "knot.red bust.pale gown.plum.lilac head.pale lady middle.red flowers.cream.rose pearls / letter",
    76: "uniform.white.gold sash.navy head.skin stern chops.grey bald.grey coronet / medal",
    77: "apron.white.green head.skin old bald.white specs long.white skull.wine / pestle",
    78: "uniform.navy.gold head.skin man walrus.nut kepi.navy.gold / letter",
    79: "coat.black.wine cravat.white head.pale stern wig.white / scroll",
    80: "coat.nut.sand bow.green head.pale old full.white specs board.black.gold / book",
    81: "uniform.slate.scarlet medals wide.skin stern walrus.grey spike.black.gold / sword",
    82: "coat.slate.black tie.wine wide.pale old bald.white chops.white monocle / files",
    83: "coat.green.black bow.gold wide.skin glad slick.nut mous.nut top.black.green / purse",
    84: "uniform.green.gold medals head.skin man part.grey mous.grey / scroll",
    85: "uniform.navy.scarlet head.tan stern slick.black mous.black kepi.scarlet.navy / medal",
    86: "coat.olive.green tie.rust head.skin glad full.red tyrol.green.white / hound",
    87: "coat.white.sky tie.navy head.skin man short.black goat.black specs / snake",
    88: "coat.black.slate tie.gold head.tan stern part.black walrus.black bowler.black.slate / files",
    89: "ermine.navy.gold head.pale stern wig.grey tricorn.navy.gold / scroll",
    90: "coat.wine.black bow.white wide.pale old wig.white specs / gavel",
    91: "bust.brown kaftan.teal.gold head.brown stern middle.black feathers.scarlet.gold earrings.gold / gold",
    92: "coat.navy.gold scarf.scarlet head.tan glad full.black tricorn.black.gold earrings.gold / telescope",
    93: "cape.rust.sand head.skin man long.fair helmet..white / horse",
    94: "coat.nut.rust scarf.cream head.skin old full.grey straw.sand.nut / wheat",
    95: "cape.slate.navy head.pale man chops.red deer.slate.wine / map",
    96: "kaftan.gold.green head.dark glad short.black kufi.green.gold / baggage",
    97: "mane.black kaftan.white.teal head.brown lady bob.black band.gold earrings.gold / gold",
    98: "coat.plum.gold scarf.gold head.tan man long.nut beret.scarlet.gold / globe",
    99: "habit.navy.gold head.pale old long.white turban.plum.gold specs / book",
    100: "braces.scarlet.navy wide.tan glad mous.fair straw.gold.green / wheat",
    101: "hood.nut habit.nut.cream wide.skin glad hood.nut / beads",
    102: "uniform.slate.gold head.skin man mous.black cap.slate.scarlet / lamp",
    103: "coat.sand.olive scarf.wine head.skin glad full.red pith.cream.sand / map",
    104: "coat.green.nut plaid.scarlet.green head.pale glad full.red tam.navy.scarlet / pipes",
}

_STAFF: Final[Mapping[int, str]] = {
    1: "bellboy.white.wine bow.black head.skin glad part.nut / strudel",
    2: "bun.fair apron.black.white head.pale lady middle.fair lace..black / cake",
    3: "vest.wine bow.black head.tan glad slick.black mous.black / wine",
    4: "chef..navy head.skin man short.red goat.red toque..navy / pan",
    5: "vest.green bow.gold head.brown glad short.black boater.cream.green / baggage",
    6: "braces.sky.nut head.tan man mess.fair scarf.scarlet / horse",
    7: "knot.black blouse.white.teal head.brown lady middle.black band.teal / hands",
    8: "mane.nut coat.teal.navy scarf.gold head.skin lady bangs.nut boater.sand.teal / flag",
    9: "coat.black.slate bow.white head.pale stern bald.grey chops.grey / salver",
    10: "uniform.slate.black head.skin man goggles cap.slate.black mous.nut / wheel",
    11: "curls.red apron.green.rose head.pale lady middle.red flowers.sand.rose / bouquet",
    12: "bun.grey blouse.black.white head.pale dame middle.grey specs / keys",
    13: "coat.black.wine tie.gold wide.skin man slick.nut goat.nut / menu",
    14: "smock.lilac.gold head.pale glad part.fair mous.fair / frame",
    15: "braces.sand.nut head.tan glad mess.black cap.nut.rust / brush",
    16: "knot.fair apron.sky.scarlet wide.skin lady kerchief.scarlet.white / iron",
    17: "apron.sand.scarlet wide.pale lady middle.red kerchief.sand.scarlet / ladle",
    18: "bob.nut blouse.plum.gold head.pale lady bangs.nut earrings.gold / hanger",
    19: "mane.black coat.rose.plum head.tan lady bangs.black beret.plum.black / rolls",
    20: "cape.sand.nut head.skin stern deer.sand.nut mous.nut / lens",
    21: "chef..scarlet wide.skin glad mous.black toque..scarlet / cloche2",
    22: "coat.navy.slate tie.scarlet head.skin man part.nut specs / list",
    23: "braces.slate.navy wide.tan stern walrus.grey cap.navy.slate / wrench",
    24: "coat.black.slate bow.white wide.pale old bald.grey mous.grey / tray",
    25: "braces.scarlet.slate head.skin glad short.fair cap.olive.nut / parcel",
    26: "bun.black coat.wine.black head.skin lady middle.black specs / horn",
    27: "coat.rust.nut tie.navy head.skin glad slick.red / calendar",
    28: "uniform.wine.gold wide.skin man walrus.nut cap.wine.gold / keys",
    29: "bun.red blouse.green.cream head.pale lady middle.red specs earrings.gold / typewriter",
    30: "vest.slate tie.gold head.pale stern part.black specs / quill",
    31: "knot.nut apron.black.rose head.pale lady middle.nut mob..rose / duster",
    32: "coat.sky.navy bow.navy head.pale glad part.fair / files",
    33: "vest.plum tie.black head.tan man short.black chops.black / sheets",
    34: "coat.wine.gold bow.gold head.brown glad slick.black / bell",
    35: "bellboy.scarlet.gold head.pale glad short.nut pillbox.scarlet.gold / letter",
    36: "apron.wine.gold head.skin stern slick.grey goat.grey / bottle",
    37: "bellboy.navy.gold wide.tan glad mous.nut cap.navy.gold / baggage",
    38: "uniform.green.gold wide.skin man full.nut top.green.gold / cloche2",
    39: "chef..rose head.pale glad mous.fair toque..rose / cake",
    40: "vest.nut bow.black head.pale old bald.white specs / ledger",
    41: "bob.black blouse.rust.cream head.pale lady bangs.black headset / horn",
    42: "braces.green.olive head.tan old full.grey straw.sand.green / can",
    43: "apron.nut.sand head.brown glad short.black goat.black / coffee",
    44: "apron.slate.white wide.skin man mous.red mob..slate / strudel",
    45: "stripes..navy head.tan glad part.fair / ring",
    46: "knot.grey apron.navy.white wide.pale dame middle.grey mob..navy / broom",
    47: "bellboy.teal.gold head.dark glad pillbox.teal.gold / lift",
    48: "coat.black.wine cravat.gold medals head.skin man part.grey mous.grey monocle / star",
}


def drawn(line: str) -> tuple[Piece, ...]:
    """Return the parts that a line names. The hosts of the page are drawn of them too (`tools/hosts.py`)."""
    worn, _, held = line.partition(" / ")
    return *(_piece(part) for part in worn.split()), *([Piece(_held(held), "none", "none", True)] if held else [])


def _piece(part: str) -> Piece:
    name, fill, accent, *_ = [*part.split("."), "", ""]
    return Piece(f"p-{name}", COLOURS[fill], COLOURS[accent], False)


def _held(name: str) -> str:
    """Return the id of what is held: what is on the cards anyhow is there once."""
    return name if name in ("strudel", "cake", "wine", "coffee", "tray") else f"p-{name}"


# By the number of the card: staff from 1, guests after them.
PORTRAITS: Final = {card: drawn(line) for card, line in {**_STAFF, **_GUESTS}.items()}
