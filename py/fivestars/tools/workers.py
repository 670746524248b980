"""Work that all cores share: what comes of it is the same whatever their number."""

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Found = TypeVar("Found")


def each(do: Callable[[Job], Found], jobs: Sequence[Job], processes: int) -> Iterator[Found]:
    """Yield what comes of each job, in order."""
    processes = min(processes, len(jobs))
    if processes <= 1:
        yield from map(do, jobs)
        return
    # A child inherits that Ctrl-C is ignored, so that only the parent has to be quiet about it.
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = get_context("spawn").Pool(processes)
    finally:
        signal.signal(signal.SIGINT, usual)
    with pool:
        yield from pool.imap(do, jobs)
