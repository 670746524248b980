"""A link as a QR code, drawn as SVG: dark on light in both themes, since not every camera reads it the other way."""

from itertools import groupby

from markupsafe import Markup

QUIET = 4  # modules of light around the code: what its standard asks for


def qr_code(address: str, label: str) -> Markup:
    """Return the QR code of an address; `label` says what it is to those who do not see it."""
    import segno  # most visits share nothing

    # Low, since a link has a check of its own and large modules scan best; raised as far as the size allows.
    rows = segno.make_qr(address, error="l", boost_error=True).matrix
    side = len(rows) + 2 * QUIET
    dark = "".join(_runs(row, y) for y, row in enumerate(rows, QUIET))
    return Markup(
        '<svg class="qr" viewBox="0 0 {side} {side}" role="img" aria-label="{label}" shape-rendering="crispEdges">'
        '<path fill="#fff" d="M0 0h{side}v{side}h-{side}z"/><path fill="#000" d="{dark}"/></svg>'
    ).format(side=side, label=label, dark=dark)


def _runs(row: bytearray, y: int) -> str:
    """Return the dark runs of a row as a path."""
    drawn, x = "", QUIET
    for is_dark, modules in groupby(row):
        width = len(list(modules))
        drawn += f"M{x} {y}h{width}v1h-{width}z" if is_dark else ""
        x += width
    return drawn
