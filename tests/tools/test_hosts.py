"""The portraits of the hosts: a small picture of parts that are drawn."""

import gzip
from xml.etree import ElementTree

from fivestars.games.austria.board.portraits import PORTRAITS, drawn
from fivestars.tools.hosts import LOOKS, portraits
from fivestars.web.words.hosts import BY_THE_BOX

MOST = 4_000  # bytes, packed


def test_every_face_is_there_and_nobody_else_has_it() -> None:
    picture = ElementTree.fromstring(portraits())
    assert len(picture) == len(LOOKS) == BY_THE_BOX
    looks = {drawn(line) for _, line in LOOKS}
    assert len(looks) == len({ground for ground, _ in LOOKS}) == BY_THE_BOX
    assert not looks & set(PORTRAITS.values()), "no card of Vienna's looks like a host"


def test_the_portraits_are_light_to_carry() -> None:
    assert len(gzip.compress(portraits())) < MOST
