"""The language of the terminal: chosen with `--language`, or by LC_ALL, LC_MESSAGES or LANG."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ruse.cli.group import META, Setting
from ruse.core.words import LOCALES

if TYPE_CHECKING:
    from ruse.core.words import Words

FOLDER = str(Path(__file__).parent / "words")


def usual() -> str:
    """Return the language of the environment, or English if we do not have it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            spoken = value[:2].lower()
            return spoken if spoken in LOCALES else "en"
    return "en"


def language(ctx: click.Context | None = None) -> str:
    """Return the language of a command."""
    ctx = ctx or click.get_current_context()
    return str(ctx.meta.get(META) or usual())


def words(ctx: click.Context | None = None) -> Words:
    """Return the command line's own words, in the language of the running command."""
    from ruse.core.words import Words

    return Words(FOLDER, language(ctx))


def _choose(ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta[META] = value


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command take `--language`; it is kept for `language` and `words`."""
    option = click.option(
        "--language",
        cls=Setting,
        type=click.Choice(LOCALES),
        is_eager=True,
        expose_value=False,
        callback=_choose,
        help="help-language",
    )
    return option(command)
