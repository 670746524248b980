"""A QR code is read by somebody else's decoder, whatever the length of the link."""

import re

import pytest
import zxingcpp
from PIL import Image, ImageDraw

from fivestars.web.links.qr import QUIET, qr_code

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def rastered(svg: str, scale: int) -> Image.Image:
    """Return the code as pixels."""
    found = re.search(r'viewBox="0 0 (\d+) \1"', svg)
    assert found
    side = int(found[1])
    picture = Image.new("L", (side * scale, side * scale), 255)
    draw = ImageDraw.Draw(picture)
    for x, y, width in (map(int, run) for run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-", svg)):
        assert min(x, y) >= QUIET
        assert max(x + width, y + 1) <= side - QUIET, "the quiet zone is light"
        draw.rectangle((x * scale, y * scale, (x + width) * scale - 1, (y + 1) * scale - 1), fill=0)
    return picture


@pytest.mark.parametrize("length", [10, 100, 300, 600])
def test_a_code_is_read_as_the_link_that_it_holds(length: int) -> None:
    address = "https://example.org/five-stars/#link/" + (ALPHABET * 10)[:length]
    (read,) = zxingcpp.read_barcodes(rastered(qr_code(address, "code"), 3))
    assert read.text == address


def test_the_code_says_what_it_is() -> None:
    assert 'role="img" aria-label="the &lt;code&gt;"' in qr_code("a", "the <code>")
