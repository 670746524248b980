"""What all tests share: how long the laws may take."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="the laws on 10,000 random matches instead of 200")


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Tell whether this is a long run."""
    return bool(request.config.getoption("--long"))
