"""What the bench reads off a trace."""

from typing import Any

from fivestars.tools.bench_click import _slow, _times

MAIN = {"pid": 1, "tid": 2}


def _mark(name: str, at: int) -> dict[str, Any]:
    return {"name": name, "ph": "I", "ts": at, **MAIN}


def _task(at: int, long: int, computed: int, name: str = "RunTask", thread: int = 2) -> dict[str, Any]:
    return {"name": name, "ph": "X", "ts": at, "dur": long, "tdur": computed, "pid": 1, "tid": thread}


def test_a_click_takes_what_the_main_thread_computed_between_its_marks() -> None:
    events = [
        _task(0, 50, 50),  # over before it begins
        _task(90, 200, 120),  # the press itself, and in it the next two
        _task(110, 50, 40),
        _task(170, 20, 10, "ThreadControllerImpl::RunTask"),
        _mark("begin 1", 100),
        _task(120, 400, 400, thread=3),  # another thread
        _task(300, 100, 30),  # the paint; the machine did something else meanwhile
        _task(310, 20, 5, "Layout"),
        _mark("end 1", 500),
        _task(600, 80, 80),
        _mark("begin 2", 700),
        _task(705, 40, 7),
        _mark("end 2", 800),
        _mark("begin 3", 900),  # nothing changed there
    ]
    assert _times(events) == [0.15, 0.007]


def test_ninety_five_of_a_hundred_do_not_pass_the_slow_one() -> None:
    assert _slow([*range(100, 0, -1)]) == 95
    assert _slow([3.0]) == 3.0
