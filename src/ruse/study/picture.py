"""A match as a picture, from what one seat may see: the same as its text, on a table drawn by Pillow.

All pictures of a match have one size, so that they make a film. The letters are as large as the rest allows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any
from zlib import crc32

from ruse.core.errors import TargetMissing
from ruse.study.plain_text import Told, flat, is_empty, told

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError:
    raise TargetMissing("a picture needs Pillow; install it with: pip install 'ruse[standards]'") from None

if TYPE_CHECKING:
    from ruse.core.match import Match

WIDTH, HEIGHT = 960, 720
SIZES = (26, 22, 19, 17, 15, 13, 12, 11, 10, 9, 8, 7, 6)
"""Heights of the letters in pixels, the most readable first."""
TABLE, PANEL, OWN, OUT = "#14532d", "#f8f5ec", "#fff3c4", "#b9b8ae"
INK, QUIET, LIGHT, FRAME = "#1f2421", "#6b6f68", "#fdfaf0", "#d97706"
CARDS = ("#7c3aed", "#b91c1c", "#1d4ed8", "#15803d", "#a16207", "#0e7490", "#be185d", "#57534e")
"""The colours of cards; the same card always has the same."""
GAP = 6
MOST_COLUMNS = 5


def picture(match: Match, seat: int | None) -> Any:
    """Draw what a seat may see, what it is asked and what it can do; a spectator's view without a seat.

    Returns rows of pixels, each with red, green and blue from 0 to 255.
    """
    import numpy as np

    seen = told(match, seat)
    size = next((size for size in SIZES if Drawing(seen, seat, size, None).height <= HEIGHT), SIZES[-1])
    image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    Drawing(seen, seat, size, ImageDraw.Draw(image))
    return np.asarray(image)


class Drawing:
    """A picture with letters of one size. With nothing to draw on, it only says how high it would be."""

    def __init__(self, seen: Told, seat: int | None, size: int, draw: Any) -> None:
        self._draw = draw
        self._size = size
        self._font: Any = _font(size)
        self._line = size + size // 4
        self._y = GAP
        self._paragraph(seen.head, LIGHT, size=size + 3)
        facts = [f"{_plain(key)} {flat(value)}" for key, value in seen.facts.items()]
        self._paragraph("   ".join(facts), LIGHT)
        for key, rows in seen.rows.items():
            self._panels(key, rows, seat if key == "seats" else None)
        self._paragraph(seen.question, "#fde68a", size=size + 2)
        self._paragraph("   ".join(seen.actions), LIGHT)
        self.height = self._y
        """Where the picture ends, in pixels."""

    def _paragraph(self, text: str, colour: str, size: int = 0) -> None:
        """Write a text over the whole width."""
        size = size or self._size
        for line in wrapped(text, size, WIDTH - 2 * GAP):
            if self._draw:
                self._draw.text((GAP, self._y), line, colour, font=_font(size))
            self._y += size + size // 4
        self._y += GAP if text else 0

    def _panels(self, key: str, rows: Sequence[Mapping[str, Any]], own: int | None) -> None:
        """Draw a panel for each part, side by side; those of a line are equally high."""
        lines = -(-len(rows) // MOST_COLUMNS)
        columns = -(-len(rows) // lines)
        width = (WIDTH - GAP) // columns - GAP
        for first in range(0, len(rows), columns):
            line = rows[first : first + columns]
            height = max(self._panel(key, row, 0, width, None) for row in line)
            for nth, row in enumerate(line if self._draw else ()):
                left, right = GAP + nth * (width + GAP), GAP + nth * (width + GAP) + width
                ground = OWN if first + nth == own else OUT if row.get("alive") is False else PANEL
                edge = FRAME if first + nth == own else INK
                box = (left, self._y, right, self._y + height)
                self._draw.rounded_rectangle(box, GAP, ground, edge, 3 if first + nth == own else 1)
                self._panel(key, row, left, width, self._draw)
            self._y += height + GAP

    def _panel(self, key: str, row: Mapping[str, Any], left: int, width: int, draw: Any) -> int:
        """Draw one part, or only return how high it is if there is nothing to draw on."""
        title, y = _title(key, row), self._y + GAP
        if draw:
            draw.text((left + GAP, y), title, INK, font=self._font, stroke_width=0.4)
        y += self._line
        for name, value in row.items():
            if name in (key.removesuffix("s"), "alive") or is_empty(value):
                continue
            if isinstance(value, list) and all(isinstance(part, str) for part in value):
                y = self._cards(_plain(name), value, left + GAP, y, width - 2 * GAP, draw)
                continue
            for text in wrapped(f"{_plain(name)} {flat(value)}", self._size, width - 2 * GAP):
                if draw:
                    draw.text((left + GAP, y), text, INK, font=self._font)
                y += self._line
        return y + GAP - self._y

    def _cards(self, name: str, cards: Sequence[str], left: int, y: int, width: int, draw: Any) -> int:
        """Draw a list of cards as cards, and return where the next line begins."""
        x = left + int(wide(name, self._size)) + GAP
        if draw:
            draw.text((left, y), name, QUIET, font=self._font)
        for card in cards:
            broad = int(wide(card, self._size)) + GAP
            if x + broad > left + width and x > left:
                x, y = left, y + self._line + 2
            if draw:
                colour = CARDS[crc32(card.encode()) % len(CARDS)]
                draw.rounded_rectangle((x, y, x + broad, y + self._line - 1), 3, colour)
                draw.text((x + GAP // 2, y), card, LIGHT, font=self._font)
            x += broad + 3
        return y + self._line + 2


def _title(key: str, row: Mapping[str, Any]) -> str:
    """Return the title of a part: what it is, and which."""
    kind = key.removesuffix("s")
    return f"{kind} {row[kind]}" if kind in row else kind


def _plain(name: str) -> str:
    return name.replace("_", " ")


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


@lru_cache(maxsize=20_000)
def wide(text: str, size: int) -> float:
    """Return how many pixels a text is wide."""
    return float(_font(size).getlength(text))


def wrapped(text: str, size: int, width: int) -> list[str]:
    """Return a text in lines that are not wider than this, unless a word is."""
    lines: list[str] = []
    line, used = "", 0.0
    for word in text.split(" "):
        more = wide(word, size) + wide(" ", size)
        if line and used + more > width:
            lines.append(line.strip())
            line, used = "", 0.0
        line, used = f"{line} {word}" if line else word, used + more
    return [*lines, line.strip()] if line.strip() else lines
