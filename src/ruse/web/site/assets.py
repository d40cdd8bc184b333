"""Addresses of files that never change under the same address: their content is part of it."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

import ruse

STATIC = Path(__file__).parents[1] / "static"


@cache
def asset(name: str) -> str:
    """Return the address of a file under static/."""
    return f"/static/{name}?v={_digest(STATIC / name)}"


@cache
def art(slug: str) -> str:
    """Return the address of a game's picture sprite; a neutral one if the game has none."""
    path = art_file(slug)
    return f"/art/{slug}.svg?v={_digest(path)}"


@cache
def front(slug: str) -> str:
    """Return the address of what a page shows of many games: the poster and the mark alone."""
    return f"/art/{slug}/front.svg?v={_digest(art_file(slug))}"


@cache
def front_art(slug: str) -> str:
    """Return the poster and the mark of a game, cut out of its sprite."""
    symbols = re.findall(r'<symbol id="(?:poster|mark)".*?</symbol>', art_file(slug).read_text("utf-8"), re.DOTALL)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'


@cache
def pictures(slug: str) -> frozenset[str]:
    """Return what a game's sprite has a picture of."""
    return frozenset(re.findall(r'<symbol id="([^"]+)"', art_file(slug).read_text("utf-8")))


@cache
def styles(slug: str) -> str:
    """Return the address of the styles of a game's board; nothing if it has no styles of its own."""
    path = style_file(slug)
    return f"/art/{slug}.css?v={_digest(path)}" if path.is_file() else ""


@cache
def inks() -> str:
    """Return the address of the inks of all games, for pages that show more than one."""
    return f"/art/inks.css?v={hashlib.sha256(ink_rules().encode()).hexdigest()[:10]}"


@cache
def ink_rules() -> str:
    """Return the rules that set the inks of each game, cut out of its styles."""
    rules = []
    for slug in ruse.all_games():
        text = style_file(slug).read_text("utf-8") if style_file(slug).is_file() else ""
        rules += re.findall(r'^\[data-game="[\w-]+"\] \{ --print-ink:[^}]*\}', text, re.MULTILINE)
    return "\n".join(rules)


def style_file(slug: str) -> Path:
    """Return the file with the styles of a game's board, if there is one."""
    return Path(ruse.all_games()[slug].presentation.table) / "table.css"


def art_file(slug: str) -> Path:
    """Return the file behind the art of a game."""
    folder = ruse.all_games()[slug].presentation.table
    own = Path(folder) / "art.svg"
    return own if folder and own.is_file() else STATIC / "neutral.svg"


@cache
def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:10] if path.is_file() else "none"
