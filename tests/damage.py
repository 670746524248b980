"""Damage that happens to texts on their way: what a test does to a link or a file."""

from random import Random
from typing import Final

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def damaged(text: str, other: str, letters: str, chance: Random) -> str:
    """Return a text with one thing done to it, or a random one."""
    one, two = sorted((chance.randrange(len(text)), chance.randrange(len(text))))
    match chance.randrange(10):
        case 0:  # a bit flips
            return text[:one] + chr(ord(text[one]) ^ 1 << chance.randrange(7)) + text[one + 1 :]
        case 1:  # another letter
            return text[:one] + chance.choice(letters) + text[one + 1 :]
        case 2:  # cut short, at either end
            return chance.choice((text[:one], text[one + 1 :]))
        case 3:  # a piece is missing
            return text[:one] + text[two + 1 :]
        case 4:  # two letters change places
            return text[:one] + text[two] + text[one + 1 : two] + text[one : one + 1] + text[two + 1 :]
        case 5:  # a piece comes twice
            return text[:two] + text[one:]
        case 6:  # something comes in
            return text[:one] + chance.choice(letters) + text[one:]
        case 7:  # half of another
            return text[:one] + other[one:]
        case 8:  # other letters for capitals
            return text.swapcase()
    return "".join(chance.choices(letters, k=chance.randrange(200)))
