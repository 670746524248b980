"""What a game on the shelf must have, and what of it is missing or wrong: each thing in a sentence that says where."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final, NamedTuple

from fivestars.table.components import read as read_components
from fivestars.table.game import AnyGame, State
from fivestars.table.languages import LANGUAGES
from fivestars.table.pictures import NeverComes, played
from fivestars.table.rulings import read as read_rulings
from fivestars.table.words import Counted, Poster, Sentence, Words
from fivestars.tools.build import GAMES, style_of
from fivestars.tools.trouble import ROOT
from laws import Mode, modes
from sentences import facts_in, kinds_in

FILES: Final = (
    "components.toml",
    "rulings.toml",
    "art.svg",
    "poster.svg",
    "style.css",
    "flat.py",
    "achievements.py",
    "board/board.html",
    *(f"{room}/__init__.py" for room in ("box", "rules", "board", "words", "bot", "guide", "lesson")),
    *(f"guide/{language}.md" for language in LANGUAGES),
)
RULES: Final = "state table moves events objections prompts legal turn rounds hidden opening scoring".split()
MATCHES: Final = 40  # random ones, over all modes, that tell what a game asks and how it ends

_TEMPLATES: Final = ROOT / "py/fivestars/web/templates"
# Screens of their own: what they draw never stands beside a board.
_SCREENS: Final = {"book", "matches", "curve", "entries", "lobby", "setup", "settings", "daily", "guide", "challenge"}
# What the page's style offers to boards: marks and colours of seats, buttons, what shines, what is read and not seen.
_OFFERED: Final = re.compile(r"badge|button|colour-\d|facts|fact-name|glow|icon|map|quiet|seat|unseen")
_NOT_NESTED: Final = ("@keyframes", "@font-face", "@import", "@property", "@layer", "@namespace", "@charset")


class Place(NamedTuple):
    """Where a game is."""

    id: str
    folder: Path
    home: str  # as Python imports it
    tests: Path


def place_of(game: str) -> Place:
    """Return where a game of the shelf is."""
    return Place(game, GAMES / game, f"fivestars.games.{game}", ROOT / "tests" / "games" / game)


def lacking(place: Place) -> list[str]:
    """Return a sentence for each thing that a game lacks, or that is wrong with it; golden matches are apart."""
    lacks = list(_files(place))
    lacks += _broken_sheets(place)
    lacks += _pictures(place)
    lacks += _style(place)
    imports = list(_imports(place))
    return lacks + (imports or _told_to_fail(place))


def golden_lacking(place: Place) -> list[str]:
    """Return a sentence where a game has no golden match."""
    if any((place.tests / "golden").glob("*.txt")):
        return []
    return [f"{place.id} has no golden match: python3 py record {place.id}"]


# --- files


def _files(place: Place) -> Iterator[str]:
    rules = [f"rules/{name}.py" for name in RULES]
    for name in (*FILES, *rules):
        if not (place.folder / name).exists():
            yield f"{place.id} has no {name} in its folder."
    if not any(place.tests.glob("test_*.py")):
        yield f"{place.id} has no tests of its own: tests/games/{place.id}/test_….py."


def _broken_sheets(place: Place) -> Iterator[str]:
    sheets = (("components.toml", read_components), ("rulings.toml", read_rulings))
    for name, read in sheets:
        path = place.folder / name
        if path.exists():
            try:
                read(path.read_text("utf-8"))
            except (ValueError, KeyError) as failure:
                yield f"{place.id}: {name} cannot be read: {failure}."


def _pictures(place: Place) -> Iterator[str]:
    guide = place.folder / "guide"
    there = {path.stem for path in guide.glob("*.png")}
    taken: set[str] = set()
    try:
        if (guide / "pictures.py").exists():
            taken = {shot.name for shot in import_module(f"{place.home}.guide.pictures").SHOTS}
    except Exception as failure:
        yield f"{place.id}: guide/pictures.py has no SHOTS: {type(failure).__name__}: {failure}."
        return
    named: set[str] = set()
    for path in sorted(guide.glob("*.md")):
        for name in re.findall(r"!\[[^\]]*\]\(([^)#][^)]*)\)", path.read_text("utf-8")):
            picture = name.removesuffix(".png")
            named.add(picture)
            if picture not in taken:
                yield f"{place.id}: guide/{path.name} names {name}, and no Shot in guide/pictures.py is '{picture}'."
            elif picture not in there:
                yield f"{place.id}: guide/{picture}.png is not taken yet: python3 py record {place.id}"
    for picture in sorted((taken | there) - named):
        yield f"{place.id}: no guide shows {picture}.png, which is taken or lies in guide/."


def _style(place: Place) -> Iterator[str]:
    text = re.sub(r"/\*.*?\*/", "", style_of(place.folder), flags=re.DOTALL)
    if text.count("{") != text.count("}"):
        yield f"{place.id}: style.css opens {text.count('{')} braces and closes {text.count('}')}."
    for rule in _NOT_NESTED:
        if rule in text:
            yield f"{place.id}: style.css has {rule}, which cannot stand in a rule, as .at-{place.id} is."
    if re.search(rf"\.(at-)?{place.id}(?![\w-])", text):
        yield f"{place.id}: style.css names .{place.id}; the build writes .at-{place.id} around it, so leave it out."


# --- what Python finds in it


def _imports(place: Place) -> Iterator[str]:
    wanted: Mapping[str, tuple[str, ...]] = {
        "": ("GAME",),
        ".words": ("WORDS", "POSTER"),
        ".board": ("BOARD",),
        ".bot": ("worth", "promising"),
        ".lesson": ("LESSON",),
    }
    for room, names in wanted.items():
        try:
            module = import_module(place.home + room)
        except Exception as failure:
            yield f"{place.id}: {place.home}{room} cannot be imported: {type(failure).__name__}: {failure}."
            continue
        for name in names:
            if not hasattr(module, name):
                yield f"{place.id}: {place.home}{room} has no {name}."


def _told_to_fail(place: Place) -> list[str]:
    """Return what the contract lacks; where a game cannot even be asked, which of its lines fails."""
    try:
        return list(_contract(place))
    except Exception as failure:
        frames = [frame for frame in extract_tb(failure.__traceback__) if str(GAMES.parent) in frame.filename]
        where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "tests/shelf.py"
        return [f"{place.id} fails when it is asked, in {where}: {type(failure).__name__}: {failure}."]


def _contract(place: Place) -> Iterator[str]:
    game: AnyGame = import_module(place.home).GAME
    yield from _shots(place, game)
    words: Words = import_module(f"{place.home}.words").WORDS
    poster = import_module(f"{place.home}.words").POSTER
    if game.id != place.id:
        yield f"{place.id}: its GAME says that it is '{game.id}'."
    if not isinstance(poster, Poster) or not (poster.title and poster.line and poster.minutes > 0):
        yield f"{place.id}: POSTER in words/ needs a title, a line and some minutes."
    yield from words_lacking(place.id, game, words, _reasons(place.home), _events(place.home, words))


def _shots(place: Place, game: AnyGame) -> Iterator[str]:
    module = _module(f"{place.home}.guide.pictures")
    for shot in module.SHOTS if module else ():
        try:
            shot.presses(played(game, shot).state)
        except NeverComes as failure:
            yield f"{place.id}: {failure}: choose another seed in guide/pictures.py."


def words_lacking(
    id_: str, game: AnyGame, words: Words, reasons: set[StrEnum], events: set[type[Any]]
) -> Iterator[str]:
    """Give a sentence for each thing that a game may say and has no words for, or for which it has words in vain."""
    met = happened(game)
    options = {word for option in game.options for word in (option.name, *option.values)}
    wishes: tuple[tuple[str, set[Any], Mapping[Any, object], bool], ...] = (
        ("event", events, words.events, True),
        ("objection", reasons, words.objections, True),
        ("option or value", options, words.options, True),
        ("prompt", met.prompts, words.prompts, False),
        ("part of the score", met.parts, words.parts, False),
        ("end", met.ends, words.decided, False),
    )
    for what, wanted, there, exactly in wishes:
        for thing in sorted(map(_called, wanted - set(there))):
            yield f"{id_}: words/ has no sentence for the {what} '{thing}'."
        if exactly:
            for thing in sorted(map(_called, set(there) - wanted)):
                yield f"{id_}: words/ has a sentence for the {what} '{thing}', which the rules do not have."
    told: list[tuple[str, object, Sentence, set[str]]] = [
        *(("event", kind, said, set(getattr(kind, "_fields", ()))) for kind, said in words.events.items()),
        *(("prompt", name, said, {"seat"}) for name, prompt in words.prompts.items() for said in prompt),
        *(("end", end, said, {"winner"}) for end, said in words.decided.items()),
    ]
    for what, teller, sentence, known in told:
        for fact in sorted(_facts(sentence) - known):
            yield f"{id_}: the sentence of the {what} '{_called(teller)}' tells {{{fact}}}, which it does not know."
    if len(options) != sum(1 + len(option.values) for option in game.options):
        yield f"{id_}: two options share a name or a value."
    for option, texts in words.options.items():
        if not all(texts):
            yield f"{id_}: the option or value '{option}' needs a label and a sentence."


def _facts(sentence: Sentence) -> set[str]:
    return facts_in(sentence) | ({sentence.by} if isinstance(sentence, Counted) else set())


def _called(thing: object) -> str:
    return thing.__name__ if isinstance(thing, type) else str(thing)


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ImportError:
        return None


def _reasons(home: str) -> set[StrEnum]:
    """Return every reason that the rules have."""
    modules = filter(None, (_module(f"{home}.rules.{name}") for name in ("moves", "objections")))
    kinds = {thing for module in modules for thing in vars(module).values() if _is_reasons(thing, home)}
    return {reason for kind in kinds for reason in kind}


def _is_reasons(thing: object, home: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, StrEnum) and thing.__module__.startswith(f"{home}.")


def _events(home: str, words: Words) -> set[type[Any]]:
    """Return every kind of event that the rules define."""
    homes = {f"{home}.rules.events", *(kind.__module__ for kind in words.events)}
    game: AnyGame = import_module(home).GAME
    moves = set(modes(game)[0].table(0).deal(0).moves)
    return {kind for module in map(_module, homes) if module for kind in kinds_in(module)} - moves


class Met(NamedTuple):
    """What random matches of a game contain."""

    prompts: set[str]
    parts: set[str]
    ends: set[str]


@cache
def happened(game: AnyGame) -> Met:
    """Play some random matches, spread over all modes; return what they contain."""
    met, ours = Met(set(), set(), set()), modes(game)
    for seed in range(MATCHES):
        state, chance = _dealt(ours[seed % len(ours)], seed), Random(seed)
        while state.seat is not None:
            met.prompts.add(state.prompt)
            state.apply(chance.choice(state.legal()))
        standing = state.standing()
        met.parts.update(part for score in standing.scores for part, _ in score.parts)
        met.ends.add(standing.decided_by)
    return met


def _dealt(mode: Mode, seed: int) -> State:
    return mode.table(seed).deal(seed)


# --- ids and classes: those of a board and those of the page are one name space


@cache
def ids_of_the_page() -> Mapping[str, str]:
    """Return the ids of what stands around a board, as patterns, and the file in which each is."""
    paths = [path for path in sorted(_TEMPLATES.glob("*.html")) if path.stem not in _SCREENS]
    found = {}
    for path in (*paths, ROOT / "index.html"):
        for id_ in re.findall(r'\bid="([^"]+)"', path.read_text("utf-8")):
            pattern = "".join(
                ".*" if part.startswith("{{") else re.escape(part) for part in re.split(r"({{.*?}})", id_)
            )
            found[pattern] = path.name
    return found


@cache
def classes_of_the_page() -> Mapping[str, str]:
    """Return the classes to which the page's style sheets give a look wherever they are, and the sheet of each."""
    found: dict[str, str] = {}
    for sheet in sorted((ROOT / "assets/style").glob("*.css")):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        selectors = [part for heads in re.findall(r"([^{};]+){", text) for part in re.split(r",(?![^()]*\))", heads)]
        found |= {first[1]: sheet.name for first in (re.match(r"\s*\.([\w-]+)", part) for part in selectors) if first}
    return found


def marks_lacking(id_: str, html: str) -> Iterator[str]:
    """Give a sentence for each id or class of a board that the page has too, or id that two things of it have."""
    ids = Counter(re.findall(r'\sid="([^"]*)"', html))
    for mark, times in sorted(ids.items()):
        if times > 1:
            yield f"{id_}: {times} things on its board have the id '{mark}'."
        for pattern, name in ids_of_the_page().items():
            if re.fullmatch(pattern, mark):
                yield f"{id_}: a thing on its board has the id '{mark}', and so has one of the page, in {name}."
    classes = {name for names in re.findall(r'\sclass="([^"]*)"', html) for name in names.split()}
    for name in sorted(classes & classes_of_the_page().keys()):
        if not _OFFERED.fullmatch(name):
            sheet = classes_of_the_page()[name]
            yield f"{id_}: a thing on its board has the class '{name}', which {sheet} gives to the page's own."
