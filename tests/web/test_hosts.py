"""The hosts: one a level, with a name that stays whole, a face, and a nature."""

from fivestars.games import SHELF
from fivestars.players.levels import LEVELS
from fivestars.table.match import Person
from fivestars.web.words.hosts import BY_THE_BOX, HOSTS, SECOND, starred
from fivestars.web.words.people import names_of, nature_of, seated_at
from fivestars.web.words.speech import Seated, tongue

ENGLISH = tongue("en")
SHORT = 6  # letters


def named(*people: Person) -> list[str]:
    return names_of(ENGLISH, people)


def test_each_level_has_a_host_with_a_short_name_of_its_own() -> None:
    assert set(HOSTS) == set(LEVELS)
    for language in ("en", "ru", "uk"):
        names = [tongue(language)(host.name) for host in HOSTS.values()]
        assert len({name[0] for name in names}) == len(HOSTS), "told apart by the first letter"
        assert all(len(name) <= SHORT for name in names)


def test_several_of_one_level_are_told_apart_at_every_table() -> None:
    bots = max(game.seats[-1] for game in SHELF.values())
    names = named(*[Person(level=3)] * bots)
    assert names[:3] == ["Bruno", "Bruno II", "Bruno III"]
    assert len(set(names)) == bots == len(SECOND)


def test_a_host_gives_way_to_a_person_of_the_same_name() -> None:
    assert named(Person(level=3), Person("Bruno")) == ["Bruno II", "Bruno"]
    assert named(Person("Bruno II"), Person(level=3), Person(level=3)) == ["Bruno II", "Bruno", "Bruno III"]


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
