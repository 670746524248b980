"""What all tests share: the built site, and how long the laws may take."""

import gc
import os
from pathlib import Path

import hypothesis
import pytest

from fivestars.tools.build import build

# How long one example takes says something of the machine, and nothing of the code.
hypothesis.settings.register_profile("five stars", deadline=None)
hypothesis.settings.load_profile("five stars")
# Matches are many small things that live on: to look for rubbish among them again and again takes a tenth of all.
gc.set_threshold(50_000, 20, 100)
# Its browsers are scripts of a shell, which Windows does not run.
collect_ignore = ["tools/test_browser.py"] if os.name == "nt" else []


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(number, …): the test proves these rulings of its game's `rulings.toml`")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long",
        action="store_true",
        help="the laws on 10,000 matches instead of 200; 1,000,000 pieces of damage; browsers killed 200 times",
    )
    parser.addoption("--browsers", action="store_true", help="the journey through Chromium, Firefox and WebKitGTK, too")


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Tell whether this is a long run."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def dist() -> Path:
    """Return the built site; it is built once, however many processes test it."""
    return build()
