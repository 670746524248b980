"""What each of the commands does. Standard library only until the environment is entered."""

import argparse
import sys
from collections.abc import Sequence

from fivestars.tools import setup
from fivestars.tools.trouble import Trouble


def main(words: Sequence[str]) -> int:
    """Do what was typed; return the exit code."""
    try:
        return _do(*_parser().parse_known_args(words))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _do(asked: argparse.Namespace, more: list[str]) -> int:
    setup.ready()
    if not setup.inside():
        return setup.enter()
    from fivestars.tools.build import build

    if asked.command == "build":
        print(f"The site is in {build()}.")
        return 0
    from fivestars.tools.serve import serve

    serve(build(), asked.port, not asked.no_open)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 py", description="Five Stars: five hotel board games on one page.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="build the page, serve it to this machine and open it")
    play.add_argument("--port", type=int, default=8000)
    play.add_argument("--no-open", action="store_true")
    commands.add_parser("build", help="build the page into dist/")
    return parser
