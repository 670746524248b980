"""The hosts: one a level, with a name that stays whole, a face, and a nature."""

import re

import pytest

from fivestars.games import SHELF
from fivestars.players.levels import LEVELS
from fivestars.table.match import Person
from fivestars.tools.hosts import LOOKS
from fivestars.tools.trouble import ROOT
from fivestars.web.words.hosts import BY_FACE, BY_THE_BOX, FAMILIES, HOSTS, starred
from fivestars.web.words.people import names_of, nature_of, seated_at, stars_of
from fivestars.web.words.speech import Seated, tongue

ENGLISH = tongue("en")
SHORT = 6  # letters
STYLE = ROOT / "assets/style/2-faces.css"


def named(*people: Person) -> list[str]:
    return names_of(ENGLISH, people)


def test_each_level_has_a_family_of_short_names_of_their_own() -> None:
    assert set(FAMILIES) == set(LEVELS)
    assert len(BY_FACE) == sum(map(len, FAMILIES.values())), "each has a face alone"
    for language in ("en", "ru", "uk"):
        words = tongue(language)
        names = [words(host.name) for host in BY_FACE.values()]
        assert len({*names}) == len(BY_FACE)
        assert len({words(host.nature) for host in BY_FACE.values()}) == len(BY_FACE)
        assert len({words(host.name)[0] for host in HOSTS.values()}) == len(HOSTS), "told apart by the first letter"
        assert all(len(name) <= SHORT for name in names)


def test_no_table_has_two_hosts_of_one_name_or_face() -> None:
    bots = max(game.seats[-1] for game in SHELF.values()) - 1
    samoa = SHELF["samoa"]
    for level, family in FAMILIES.items():
        people = [Person("Anna"), *[Person("", seat + 1, level) for seat in range(bots)]]
        seats = seated_at(ENGLISH, samoa, samoa.usual(), people)[1:]
        assert [one.name for one in seats] == [host.name for host in family]
        assert [one.face for one in seats] == [host.face for host in family]
        assert {stars_of(one) for one in seats} == {"★" * level}


def test_the_first_host_of_a_level_has_the_face_that_it_always_had() -> None:
    assert [host.face for host in HOSTS.values()] == [*HOSTS]
    assert BY_THE_BOX not in BY_FACE


def test_each_face_has_its_place_in_the_picture_and_in_the_style_sheet() -> None:
    style = STYLE.read_text("utf-8")
    places = {int(face): float(at) for face, at in re.findall(r"\.face-(\d+) \{ --face: ([\d.]+)%", style)}
    assert places == pytest.approx({face + 1: 100 * face / (len(LOOKS) - 1) for face in range(len(LOOKS))})
    assert {*places} == {*BY_FACE, BY_THE_BOX}
    assert f"{100 * len(LOOKS)}% 100%" in style
    assert len({look for _, look in LOOKS}) == len(LOOKS)


def test_a_host_gives_way_to_a_person_of_the_same_name() -> None:
    assert named(Person(level=3), Person("Bruno")) == ["Zoe", "Bruno"]
    assert named(Person("Zoe"), Person(level=3), Person(level=3)) == ["Zoe", "Bruno", "Ugo"]
    everybody = [Person(host.name) for host in FAMILIES[3]]
    assert named(*everybody, Person(level=3))[-1] == "Bruno II"


def test_a_bot_with_a_name_of_its_own_leaves_a_host_the_face() -> None:
    game = SHELF["amsterdam"]
    rex, bruno = seated_at(ENGLISH, game, game.usual(), [Person("Rex", 0, 3), Person("", 1, 3)])
    assert (bruno.name, bruno.face) == ("Bruno", 3)
    assert rex.face not in (0, 3)


def test_people_have_a_shape_and_hosts_a_face_too() -> None:
    anna, bruno = seated_at(ENGLISH, SHELF["amsterdam"], SHELF["amsterdam"].usual(), [Person("Anna"), Person("", 1, 3)])
    assert (anna.marks, bruno.marks) == ("colour-0", "colour-1 faced face-3")
    assert str(bruno.told) == '<b class="seat colour-1 faced face-3">Bruno</b>'
    assert not nature_of(ENGLISH, anna)
    assert nature_of(ENGLISH, bruno) == HOSTS[3].nature


def test_whom_the_box_plays_has_a_face_of_its_own() -> None:
    vienna = SHELF["austria"]
    (option,) = [option for option in vienna.options if option.plays is not None]
    values = vienna.fitted([option.values[1] if one == option else one.values[0] for one in vienna.options], 2)
    seats = seated_at(ENGLISH, vienna, values, [Person(), Person("Leopold", 1, 1)])
    assert [seated.face for seated in seats] == [0, BY_THE_BOX]
    assert not nature_of(ENGLISH, seats[option.plays or 0])


def test_stars_stand_behind_a_name() -> None:
    assert [starred("Anna", 0), starred("Bruno", 3)] == ["Anna", "Bruno ★★★"]
    assert Seated("Bruno", 1, 3).shape == "■"
