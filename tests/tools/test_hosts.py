"""The portraits of the hosts: a small picture of parts that are drawn."""

import gzip
from xml.etree import ElementTree

from fivestars.games.austria.board.portraits import PORTRAITS, drawn
from fivestars.tools.hosts import LOOKS, portraits
from fivestars.web.words.hosts import BY_FACE, BY_THE_BOX, FAMILIES

MOST = 6_000  # bytes, packed


def test_every_face_is_there_and_nobody_else_has_it() -> None:
    picture = ElementTree.fromstring(portraits())
    assert len(picture) - 1 == len(LOOKS) == len(BY_FACE) + 1, "beside the parts, each of which is there once"
    looks = {drawn(line) for _, line in LOOKS}
    assert len(looks) == len(LOOKS)
    grounds = [{LOOKS[host.face - 1][0] for host in family} for family in FAMILIES.values()]
    assert all(len(ground) == 1 for ground in grounds), "a level has one colour"
    assert len({LOOKS[BY_THE_BOX - 1][0]}.union(*grounds)) == len(FAMILIES) + 1
    assert not looks & set(PORTRAITS.values()), "no card of Vienna's looks like a host"


def test_the_portraits_are_light_to_carry() -> None:
    assert len(gzip.compress(portraits())) < MOST
