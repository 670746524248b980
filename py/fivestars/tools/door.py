"""What each of the commands does. Standard library only until the environment is entered."""

import argparse
import sys
from collections.abc import Sequence

from fivestars.games import NAMES
from fivestars.tools import setup
from fivestars.tools.trouble import Trouble

PORT = 8000
# The commands whose further words are for somebody else.
PASSED_ON = {"test": "pytest", "arena": "the arena", "train": "training", "bench": "the bench"}


def main(words: Sequence[str]) -> int:
    """Do what was typed; return the exit code."""
    parser = _parser()
    asked, more = parser.parse_known_args(words)
    if more and asked.command not in PASSED_ON:
        parser.error(f"{asked.command} does not know {' '.join(more)}")
    try:
        setup.ready()
        return _do(asked, more) if setup.inside() else setup.enter()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _do(asked: argparse.Namespace, more: list[str]) -> int:
    match asked.command:
        case "play":
            from fivestars.tools.build import build
            from fivestars.tools.serve import serve

            serve(build(), asked.port, not asked.no_open)
        case "build":
            from fivestars.tools.build import build

            site = build()
            print(f"The site is in {site}.")
            if asked.check:
                from fivestars.tools.alone import prove

                prove(site)
                print("It asks nothing of any other host.")
        case "test":
            from fivestars.tools.check import check

            return check(asked.long, asked.browsers, more)
        case "new":
            from fivestars.tools.new import new

            print(new(asked.id, asked.title), end="")
        case "arena":
            from fivestars.tools.arena import main as arena

            return arena(more)
        case "train":
            from fivestars.tools.train import main as train

            return train(more)
        case "record":
            from fivestars.tools.record import record

            record(asked.games)
        case "bench":
            from fivestars.tools.bench import main as bench

            return bench(more)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 py", description="Five Stars: hotel board games on one page.", allow_abbrev=False
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="build the page, serve it to this machine and open it", allow_abbrev=False)
    play.add_argument("--port", type=_port, default=PORT, metavar="N", help=f"where to serve it (usually {PORT})")
    play.add_argument("--no-open", action="store_true", help="do not open a browser")
    test = commands.add_parser(
        "test", help="run every check and test", allow_abbrev=False, epilog="More words go to pytest."
    )
    test.add_argument("--long", action="store_true", help="10,000 random matches instead of 200 (hours)")
    test.add_argument("--browsers", action="store_true", help="a journey through Chromium, Firefox and WebKitGTK, too")
    build = commands.add_parser("build", help="make the static site in dist/", allow_abbrev=False)
    build.add_argument("--check", action="store_true", help="prove that it asks nothing of any other host")
    record = commands.add_parser(
        "record", help="write golden matches, pictures and catalogues anew", allow_abbrev=False
    )
    record.add_argument("games", nargs="*", type=_game, metavar="GAME", help="only the matches and pictures of these")
    new = commands.add_parser("new", help="lay out a new game, small and whole: ID [TITLE]", allow_abbrev=False)
    new.add_argument("id", metavar="ID", help="a word of small letters: its folder, and its name in links")
    new.add_argument("title", metavar="TITLE", nargs="?", default="", help="what it is called in the lobby")
    commands.add_parser("arena", help="bots against bots: GAME --seats 5,3 --games N", add_help=False)
    commands.add_parser("train", help="teach the bots of a game by games of their own: GAME --games N", add_help=False)
    commands.add_parser("bench", help="every number of the design as a ratio: [NAME …] [--json]", add_help=False)
    return parser


def _game(text: str) -> str:
    if text not in NAMES:
        raise argparse.ArgumentTypeError(f"there is no game {text}; there are {', '.join(NAMES)}")
    return text


def _port(text: str) -> int:
    port = int(text)
    if not 1 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text}")
    return port
