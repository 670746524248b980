"""Sounds: a few soft notes, made by the browser itself; none unless the reader wants them."""

from contextlib import suppress
from typing import Any

import js

# Notes of each sound: pitch in hertz, when it starts and how long it lasts, in seconds.
_SOUNDS = {
    "move": ((523.3, 0.0, 0.09),),
    "end": ((523.3, 0.0, 0.16), (659.3, 0.14, 0.16), (784.0, 0.28, 0.4)),
}
_LOUDNESS = 0.06


def play(sound: str) -> None:
    """Play a sound, where the browser has any."""
    with suppress(Exception):  # it says no in its own words; a match goes on without
        _play(sound)


def _play(sound: str) -> None:
    player = _player()
    for pitch, start, length in _SOUNDS[sound]:
        note, loudness = player.createOscillator(), player.createGain()
        begins, ends = player.currentTime + start, player.currentTime + start + length
        note.type, note.frequency.value = "triangle", pitch
        loudness.gain.setValueAtTime(_LOUDNESS, begins)
        loudness.gain.exponentialRampToValueAtTime(0.0005, ends)
        note.connect(loudness)
        loudness.connect(player.destination)
        note.start(begins)
        note.stop(ends)


_players: list[Any] = []


def _player() -> Any:
    if not _players:
        _players.append(js.AudioContext.new())
    return _players[0]
