"""Golden matches: whole matches as text that people can read, so that a change of the rules shows in a diff.

The first line is the match itself; below stand the table at the start, and each move with what happened and changed.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import Event, Move, Secret, State, facts, fields, kind, told_to_all
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import Unreadable, from_json, to_json, written
from fivestars.table.words import Words
from fivestars.tools.trouble import ROOT
from fivestars.web.words.people import names_of
from fivestars.web.words.speech import Seated, Speech, tongue

GOLDEN: Final = ROOT / "tests" / "golden"
_UNSAID: Final = {"dice", "edition", "revealed"}
_SEEDS: Final = 20_000  # how many matches are looked through for what is lacking
_BY_BOTS: Final = 250  # of the first so many, those of bots may be found: they are slow, but better to read
_AT_ONCE: Final = 150  # among so many those are chosen that show most of it
_STRANDED: Final = "A corrected rule needs a new edition, so that matches begun before can be played on."
_BOTS: Final = ((4, 0.0), (3, 0.1), (3, 0.3))  # their level, and how often they do anything at all


def words_of(game: str) -> Words:
    """Return all that a game says."""
    words: Words = import_module(f"fivestars.games.{game}.words").WORDS
    return words


def rendered(match: Match) -> str:
    """Return a match as the text of its golden file."""
    words = tongue("en")
    names = names_of(words, match.people)
    speech = Speech(words, words_of(match.game.id), [Seated(name, 0) for name in names])
    again = Match(match.game, match.setup, match.people)
    lines = [to_json(match), "", *_table(again.state), ""]
    for number, move in enumerate(match.moves, 1):
        before = _shown(again.state)
        step = again.play(move)
        lines.append(f"{number}. {names[step.seat]}: {written(move)}")
        lines += [f"    {speech.event(event).striptags()}" for event in told_to_all(step.happenings)]
        lines += [f"      {name}: {was} -> {now}" for name, was, now in _changes(before, _shown(again.state))]
    standing = again.state.standing()
    lines += ["", *_table(again.state), "", f"decided by: {standing.decided_by}"]
    lines += [f"{name}: {score.total} {dict(score.parts)}" for name, score in zip(names, standing.scores, strict=True)]
    return "\n".join(lines) + "\n"


def read(path: Path) -> Match:
    """Return the match of a golden file."""
    return from_json(path.read_text("utf-8").partition("\n")[0], SHELF)


def record(game: str) -> None:
    """Write the golden matches of a game anew; look for more of them while something of the game occurs in none.

    A match is played by its own edition of the rules. One that these play otherwise now is told of, and left as it is.
    """
    folder = GOLDEN / game
    folder.mkdir(parents=True, exist_ok=True)
    lacking = wanted(game)
    for path in sorted(folder.glob("*.txt")):
        try:
            match = read(path)
        except Unreadable as unreadable:
            print(f"{game}: {path.name} stays as it is: {tongue('en').fault(unreadable)} {_STRANDED}")
            continue
        lacking -= shown(match)
        path.write_text(rendered(match), "utf-8")
    for match in _chosen(game, lacking):
        (folder / f"{_name(match)}.txt").write_text(rendered(match), "utf-8")
    if lacking:
        print(f"{game}: in no golden match: {', '.join(sorted(lacking))}")


# --- what golden matches show

# Components that must be used, not only be told of: by which kinds of events.
_USED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "austria": {
        "guest": ("MovedIn",),
        "card": ("Played", "PlayedFree"),
        "politics": ("Claimed",),
        "tile": ("Honoured", "Blamed"),
    },
}
# Fields and names that are never told: labels of a choice, or of what is hidden until the end.
_UNTOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "amsterdam": ("Nobody moves", "Fountain"),
    "austria": ("need", "reward", "any of the others", "green"),
    "overbooking": ("back", "kind", "side"),
    "samoa": ("guest", "No room", "No second card"),  # guests are told by their nation: German lover
    "maui": ("no track", "no towel token", "upper pattern", "middle pattern", "lower pattern"),
}
# What may happen, but does in no match that anybody would play; and where it is proved.
_UNPLAYED: Final[Mapping[str, Mapping[str, str]]] = {
    "austria": {
        "event GuestsReshuffled": "four good bots leave some of the 56 guests in the deck; test_moving_in.py",
        "event NoExtraAction": "an extra turn hardly ever comes when all dice are gone; test_moving_in.py",
    },
    "overbooking": {"event NobodyCame": "the other hotels have too little room for all cards; test_bookings.py"},
}


def wanted(game: str) -> set[str]:
    """Return all that the golden matches of a game must show together."""
    words, box, untold = words_of(game), SHELF[game], _UNTOLD.get(game, ())
    names = {
        _called(game, "", field, name)
        for field, names in words.names.items()
        for name in names.values()
        if field not in untold and name not in untold
    }
    everything = {
        *(f"edition {edition}" for edition in range(1, box.edition + 1)),
        *(f"seats {seats}" for seats in box.seats),
        *(f"{option.name} {value}" for option in box.options for value in option.values),
        *(f"end by {end}" for end in words.decided),
        *(f"event {event.__name__}" for event in words.events),
        *names,
    }
    return everything - {*_UNPLAYED.get(game, ())}


def shown(match: Match) -> set[str]:
    """Return what a match shows: its set-up and its end, what happens in it, and which components this names."""
    game, words = match.game.id, words_of(match.game.id)
    setup = match.setup
    seen = {f"edition {setup.edition}", f"seats {setup.seats}", f"end by {match.state.standing().decided_by}"}
    seen.update(f"{name} {value}" for name, value in setup.choices(match.game).items())
    for told in (*match.moves, *_told(match)):
        for field, value in zip(fields(told), told, strict=True):
            names = words.names.get(field, {})
            values = value if isinstance(value, tuple) else (value,)
            seen.update(_called(game, kind(told), field, names[value]) for value in values if value in names)
    return seen | {f"event {kind(event)}" for event in _told(match)}


def _told(match: Match) -> Iterator[Event]:
    """Yield what is told of a match: to those who know, and to those who do not."""
    for step in match.steps:
        for happening in step.happenings:
            if not isinstance(happening, Secret):
                yield happening
                continue
            yield happening.event
            if happening.instead is not None:
                yield happening.instead


def _called(game: str, event: str, field: str, name: str) -> str:
    """Return how a component counts: by its name alone, or as used where it must be."""
    uses = _USED.get(game, {}).get(field)
    if uses is None:
        return f"name {name}"
    return f"{field} used: {name}" if not event or event in uses else f"name {name}"


# --- looking for more


def _chosen(game: str, lacking: set[str]) -> Iterator[Match]:
    """Yield matches that show what is lacking: of the first ones the most telling, later whatever shows any."""
    matches = _matches(game) if lacking else iter(())
    first = [(match, shown(match)) for match in islice(matches, _AT_ONCE)]
    while lacking:
        match, shows = max(first, key=lambda pair: len(pair[1] & lacking))
        if not shows & lacking:
            break
        lacking -= shows
        yield match
    for match in matches:
        if not lacking:
            return
        shows = shown(match)
        if shows & lacking:
            lacking -= shows
            yield match


def _matches(game: str) -> Iterator[Match]:
    """Yield matches with options by chance, at every number of seats: of bots, of chance, of the stubborn."""
    box, strategy = SHELF[game], strategy_of(game)
    for seed in range(_SEEDS):
        chance = Random(seed)
        seats = box.seats[seed % len(box.seats)]
        options = tuple(chance.choice(option.values) for option in box.options)
        people = [Person(colour=seat) for seat in range(seats)]
        match = Match(box, Setup(game, box.edition, seats, options, seed, chance.randrange(seats)), people)
        players = [_anything, _always_the_last]
        if seed < _BY_BOTS:
            players += [partial(_as_a_bot, strategy, level, whims) for level, whims in _BOTS]
        player = chance.choice(players)
        while not match.over:
            match.play(player(match.state, chance))
        yield match


def _anything(state: State, chance: Random) -> Move:
    return chance.choice(state.legal())


def _always_the_last(state: State, _chance: Random) -> Move:
    return state.legal()[-1]


def _as_a_bot(strategy: Strategy[Any], level: int, whims: float, state: State, chance: Random) -> Move:
    if chance.random() < whims:
        return _anything(state, chance)
    return decide(state.seen_by(state.seat), level, Dice(chance.randrange(SEEDS)), strategy)


def _name(match: Match) -> str:
    """Return the name of a golden file: how the match was set up, and its seed."""
    setup = match.setup
    later = [f"edition {setup.edition}"] * (setup.edition > 1)  # else it would take the place of an older match
    words = (*later, f"{setup.seats} seats", *setup.options, str(setup.seed))
    return "-".join(words).replace(" ", "-")


# --- the text


def _shown(state: State) -> dict[str, str]:
    """Return what lies on the table, by name."""
    slots = [slot for cls in type(state).__mro__ for slot in getattr(cls, "__slots__", ())]
    return {slot: _short(getattr(state, slot)) for slot in sorted(slots) if slot not in _UNSAID}


def _short(thing: object) -> str:
    return repr(facts(thing)).replace(", ", ",")


def _table(state: State) -> list[str]:
    return [f"{name}: {value}" for name, value in _shown(state).items()]


def _changes(before: dict[str, str], after: dict[str, str]) -> list[tuple[str, str, str]]:
    return [(name, before[name], now) for name, now in after.items() if before[name] != now]
