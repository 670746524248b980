"""Golden matches: whole matches as text that people review, so that a change of the rules shows in a diff.

The first line is the match itself. Then stands what the deal tells, and what all score and have; then each move, and of
how many, with what happens and what changes; then the end. Only Ana is told what is marked `[Ana]`.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from difflib import unified_diff
from functools import cache, partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.strategy import Strategy, strategy_of
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import Event, Happening, IllegalMove, Move, Secret, State, fields, kind
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import Unreadable, from_json, to_json, written
from fivestars.table.words import Counted, Words, plain
from fivestars.tools.trouble import ROOT, Trouble
from fivestars.web.words.speech import Seated, Speech, tongue

TESTS: Final = ROOT / "tests" / "games"
_NAMES: Final = ("Ana", "Ben", "Cem", "Dov", "Eve", "Fay", "Gus", "Hal")  # by seat, whoever sits there
_NEAR: Final = 3  # lines that are shown around a difference
_MOST: Final = 60  # lines that are shown of all differences: one rule changes much of what follows
_SEEDS: Final = 20_000  # how many matches are looked through for what is lacking
_BY_BOTS: Final = 250  # of the first so many, those of bots may be found: they are slow, but better to read
_AT_ONCE: Final = 150  # among so many those are chosen that show most of it
_STRANDED: Final = "A corrected rule needs a new edition, so that matches begun before can be played on."
_BOTS: Final = ((4, 0.0), (3, 0.1), (3, 0.3))  # their level, and how often they do anything at all


def folder(game: str) -> Path:
    """Return where the golden matches of a game lie."""
    return TESTS / game / "golden"


def files(game: str) -> list[Path]:
    """Return the golden matches of a game."""
    return sorted(folder(game).glob("*.txt"))


def read(path: Path) -> Match:
    """Return the match of a golden file."""
    return from_json(_text(path).partition("\n")[0], SHELF)


def rendered(match: Match) -> str:
    """Return a match as the text of its golden file."""
    start = Match(match.game, match.setup, match.people)
    return "\n".join([to_json(match), *_story(start, match.moves)]) + "\n"


def difference(path: Path) -> list[str]:
    """Return, line by line, where the rules first play a golden match otherwise than it is written, if they do."""
    first, _, story = _text(path).partition("\n")
    try:
        match, moves = _at_its_start(first)
    except (ValueError, LookupError, TypeError) as damage:
        raise Trouble(f"{path} does not begin with a match: take it back from git.") from damage
    now = [*_story(match, moves)]
    found = unified_diff(story.splitlines(), now, "as it is written", "as it is played now", lineterm="", n=_NEAR)
    return [*islice(found, _MOST)]


def record(game: str) -> None:
    """Write the golden matches of a game anew; look for more of them while something of the game occurs in none.

    A match is played by its own edition of the rules. One that these play otherwise now is told of, and left as it is.
    """
    folder(game).mkdir(parents=True, exist_ok=True)
    lacking = wanted(game)
    for path in files(game):
        try:
            match = read(path)
        except Unreadable as unreadable:
            print(f"{game}: {path.name} stays as it is: {tongue('en').fault(unreadable)} {_STRANDED}")
            print(*difference(path), sep="\n")
            continue
        lacking -= shown(match)
        path.write_text(rendered(match), "utf-8")
    for match in _chosen(game, lacking):
        (folder(game) / f"{_name(match)}.txt").write_text(rendered(match), "utf-8")
    if lacking:
        print(f"{game}: in no golden match: {', '.join(sorted(lacking))}")


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        game = path.parent.parent.name
        raise Trouble(f"{path} is missing: take it back from git; python3 py record {game} finds others.") from None


def _at_its_start(line: str) -> tuple[Match, list[Move]]:
    """Return a match before its first move, and its moves; none of these is checked, so that it shows which fails."""
    sheet = json.loads(line)
    sheet["options"] = tuple(sheet["options"])
    setup = Setup(*(sheet[field] for field in Setup._fields))
    match = Match(SHELF[setup.game], setup, [Person(*person) for person in sheet["people"]])
    kinds: Mapping[str, Any] = {cls.__name__: cls for cls in match.state.moves}
    return match, [kinds[name](*values) for name, *values in sheet["moves"]]


# --- the text


Counts: TypeAlias = Mapping[str, int]


class _Ledger(NamedTuple):
    """What a seat scores, and what it has; what it has none of is left out."""

    points: int
    parts: Counts
    things: Counts


def _story(match: Match, moves: Sequence[Move]) -> Iterator[str]:
    """Play these moves, and yield line by line what happens; a move that the rules refuse is the last."""
    speech = Speech(tongue("en"), words_of(match.game.id), [Seated(name, 0) for name in _NAMES])
    ledgers = _ledgers(match.state)
    yield from ("", *_sentences(speech, match.dealt, {}), *_listed(ledgers), "")
    for number, move in enumerate(moves, 1):
        try:
            step = match.play(move)
        except IllegalMove as illegal:
            yield f"{number}. {written(move)} is refused: {speech.objection(illegal.objection)}"
            return
        yield f"{number}. {_NAMES[step.seat]}: {written(move)}, of {step.legal}"
        yield from _sentences(speech, step.happenings, {"seat": step.seat, **_facts(move)})
        before, ledgers = ledgers, _ledgers(match.state)
        yield from _changes(before, ledgers)
    standing = match.state.standing()
    winners = ", ".join(_NAMES[seat] for seat in standing.winners)
    yield from ("", f"Won by {winners}; decided by {standing.decided_by}", *_listed(ledgers))


def words_of(game: str) -> Words:
    """Return all that a game says."""
    words: Words = import_module(f"fivestars.games.{game}.words").WORDS
    return words


def _sentences(speech: Speech, happenings: Sequence[Happening], known: Mapping[str, object]) -> Iterator[str]:
    """Yield what happens, beyond what is known; where not everybody may know it, who is told what."""
    for happening in happenings:
        if not isinstance(happening, Secret):
            yield f"  {_sentence(speech, happening, known)}"
            continue
        knowers = ", ".join(_NAMES[seat] for seat in happening.seats)
        yield f"  [{knowers}] {_sentence(speech, happening.event, known)}"
        if happening.instead is not None:
            yield f"  [others] {_sentence(speech, happening.instead, known)}"


def _sentence(speech: Speech, event: Event, known: Mapping[str, object]) -> str:
    """Return what the log says of an event, and those of its facts that this leaves out."""
    try:
        said, sentence = speech.event(event).striptags(), speech.words.events[type(event)]
    except KeyError as missing:
        what = f"{kind(event)} of {type(event).__module__}"
        raise Trouble(f"{what} cannot be told: write words for it, then python3 py record.") from missing
    text = sentence.many if isinstance(sentence, Counted) else sentence
    unsaid = {name: fact for name, fact in _facts(event).items() if f"{{{name}}}" not in text}
    more = ", ".join(f"{name}={fact}" for name, fact in unsaid.items() if known.get(name) != fact)
    return f"{said} ({more})" if more else said


def _facts(thing: Move | Event) -> dict[str, object]:
    return dict(zip(fields(thing), thing, strict=True))


def _ledgers(state: State) -> list[_Ledger]:
    scores = state.standing().scores
    return [
        _Ledger(score.total or 0, _counts(score.parts), _counts(state.belongings(seat)))
        for seat, score in enumerate(scores)
    ]


def _counts(pairs: Sequence[tuple[str, int]]) -> Counts:
    return {thing: count for thing, count in pairs if count}


def _changes(before: Sequence[_Ledger], after: Sequence[_Ledger]) -> Iterator[str]:
    for name, old, new in zip(_NAMES, before, after, strict=False):
        if (old.points, old.parts) != (new.points, new.parts):
            yield f"    {name} scores {old.points} -> {new.points}: {_counted(old.parts, new.parts)}"
        if old.things != new.things:
            yield f"    {name} has {_counted(old.things, new.things)}"


def _counted(before: Counts, after: Counts) -> str:
    """Return what has changed between two counts of the same things."""
    pairs = {thing: (before.get(thing, 0), after.get(thing, 0)) for thing in {**before, **after}}
    return ", ".join(f"{thing} {old} -> {new}" for thing, (old, new) in pairs.items() if old != new)


def _listed(ledgers: Sequence[_Ledger]) -> Iterator[str]:
    for name, ledger in zip(_NAMES, ledgers, strict=False):
        yield f"{name} scores {ledger.points}: {_all(ledger.parts)}"
        yield f"{name} has {_all(ledger.things)}"


def _all(counts: Counts) -> str:
    return ", ".join(f"{thing} {count}" for thing, count in counts.items()) or "nothing"


# --- what golden matches show


class Wishes(NamedTuple):
    """What is special about what a game's golden matches must show: its `wanted.toml`; a game may have none."""

    used: Mapping[str, Sequence[str]] = {}  # components that must be used, not only be told of: by kinds of events
    untold: Sequence[str] = ()  # fields and names that are never told
    unplayed: Mapping[str, str] = {}  # what may happen, but does in no match that anybody would play; and its proof


@cache
def _wishes(path: Path) -> Wishes:
    try:
        return Wishes(**tomllib.loads(path.read_text("utf-8")))
    except FileNotFoundError:
        return Wishes()
    except (TypeError, tomllib.TOMLDecodeError) as strange:
        raise Trouble(f"{path} may hold {', '.join(Wishes._fields)}, each once and nothing else: {strange}") from None


def _wishes_of(game: str) -> Wishes:
    return _wishes(folder(game) / "wanted.toml")


def wanted(game: str) -> set[str]:
    """Return all that the golden matches of a game must show together."""
    words, box, wishes = words_of(game), SHELF[game], _wishes_of(game)
    names = {
        _called(wishes, "", field, name)
        for field, names in words.names.items()
        for name in map(plain, names.values())
        if field not in wishes.untold and name not in wishes.untold
    }
    everything = {
        *(f"edition {edition}" for edition in range(1, box.edition + 1)),
        *(f"seats {seats}" for seats in box.seats),
        *(f"{option.name} {value}" for option in box.options for value in option.values),
        *(f"end by {end}" for end in words.decided),
        *(f"event {event.__name__}" for event in words.events),
        *names,
    }
    return everything - {*wishes.unplayed}


def shown(match: Match) -> set[str]:
    """Return what a match shows: its set-up and its end, what happens in it, and which components this names."""
    setup, words, wishes = match.setup, words_of(match.game.id), _wishes_of(match.game.id)
    seen = {f"edition {setup.edition}", f"seats {setup.seats}", f"end by {match.state.standing().decided_by}"}
    seen.update(f"{name} {value}" for name, value in setup.choices(match.game).items())
    for told in (*match.moves, *_told(match)):
        for field, value in zip(fields(told), told, strict=True):
            names = words.names.get(field, {})
            values = value if isinstance(value, tuple) else (value,)
            seen.update(_called(wishes, kind(told), field, plain(names[value])) for value in values if value in names)
    return seen | {f"event {kind(event)}" for event in _told(match)}


def _told(match: Match) -> Iterator[Event]:
    """Yield what is told of a match from its deal on: to those who know, and to those who do not."""
    for count in range(len(match.steps) + 1):
        for happening in match.happenings(count):
            if not isinstance(happening, Secret):
                yield happening
                continue
            yield happening.event
            if happening.instead is not None:
                yield happening.instead


def _called(wishes: Wishes, event: str, field: str, name: str) -> str:
    """Return how a component counts: by its name alone, or as used where it must be."""
    uses = wishes.used.get(field)
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
        options = tuple(chance.choice(option.at(seats)) for option in box.options)
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
