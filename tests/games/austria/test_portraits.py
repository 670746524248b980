"""Everybody has a face: each card a portrait of its own, made of parts that are there."""

import gzip
import re
from importlib.resources import files

from fivestars.games.austria.board.portraits import PORTRAITS
from fivestars.games.austria.box import BOX

ART = (files("fivestars") / "games/austria/art.svg").read_text("utf-8")
MOST = 60_000  # bytes, packed


def test_everybody_has_a_portrait_and_nobody_that_of_another() -> None:
    assert set(PORTRAITS) == {member.id for member in BOX.staff} | {guest.id for guest in BOX.guests}
    assert len(set(PORTRAITS.values())) == len(PORTRAITS)


def test_every_part_is_drawn_and_none_is_drawn_for_nobody() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', ART))
    used = {piece.name for pieces in PORTRAITS.values() for piece in pieces}
    assert used <= drawn
    assert {part for part in drawn if part.startswith("p-")} <= used | {"p-lens"}


def test_all_that_is_drawn_is_light_to_carry() -> None:
    assert len(gzip.compress(ART.encode())) < MOST
