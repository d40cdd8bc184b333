"""Match files: where a match is kept, how it is read and written."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

import ruse
from ruse.cli.language import words

if TYPE_CHECKING:
    from ruse.core.match import Match


def read(path: Path) -> Match:
    """Return the match in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise click.UsageError(words()("error-read", file=str(path), why=error.strerror or "?")) from None
    except UnicodeDecodeError:
        raise ruse.BadMatchFile(f"{path}: this is not the text of a match") from None
    try:
        return ruse.loads(text)
    except ruse.BadMatchFile as error:
        raise ruse.BadMatchFile(f"{path}: {error}") from None


def write(match: Match, path: Path) -> None:
    """Write a match to a file, completely or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_text(match.dumps(), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise click.UsageError(words()("error-write", file=str(path), why=error.strerror or "?")) from None


def check_free(path: Path) -> None:
    """A new match never overwrites a file."""
    if path.is_dir() or (path.exists() and path.stat().st_size > 0):
        raise click.UsageError(words()("error-taken", file=str(path)))


def usual_path(game: str) -> Path:
    """Return the default place for a match: one file for each match, among the user's own data."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(data) / "ruse"
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{name}.ruse"
    again = 2
    while not _taken_first(path):
        path = folder / f"{name}-{again}.ruse"
        again += 1
    return path


def _taken_first(path: Path) -> bool:
    """Claim a file name. Return whether it was free, even if somebody else starts a match in the same second."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("x").close()
    except FileExistsError:
        return False
    except OSError as error:
        raise click.UsageError(words()("error-write", file=str(path), why=error.strerror or "?")) from None
    return True
