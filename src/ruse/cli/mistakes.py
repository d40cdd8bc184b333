"""What somebody did wrong, in one line and in their language: errors of the core, and those that Click finds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import click

from ruse.cli.group import chosen_language
from ruse.cli.language import FOLDER, usual
from ruse.core.errors import RuseError
from ruse.core.registry import all_games
from ruse.core.words import Words, either

QUOTED = re.compile(r"'(.*?)'|^(\S+) is not")
"""The value that Click did not understand, as its English sentence has it."""


def one_line(error: click.ClickException | RuseError, arguments: Sequence[str]) -> str:
    """Return what went wrong and what to do, on one line, in the language of the command line."""
    text = error.format_message() if isinstance(error, click.ClickException) else str(error)
    say = Words(FOLDER, chosen_language(arguments) or usual())
    if isinstance(error, RuseError) and (error.told in say or say.locale != "en"):
        text = _core(error, say, arguments)
    elif isinstance(error, click.ClickException) and say.locale != "en":
        text = _click(error, say)
    return " ".join(text.split())


def _core(error: RuseError, say: Words, arguments: Sequence[str]) -> str:
    """Return an error of the core: its message, that of its game, or that of its code with the English detail."""
    if error.told in say:
        return say(error.told, **{name: _shown(say, name, value) for name, value in error.values.items()})
    for game in [game for slug, game in all_games().items() if error.told and slug in arguments]:
        return Words(game.presentation.words, say.locale)(error.told, **error.values)
    message = f"error-{error.code}"
    return say(message, why=str(error)) if message in say else str(error)


def _click(error: click.ClickException, say: Words) -> str:
    """Return a mistake in the command itself; one that we have no words for stays as Click puts it."""
    match error:
        case click.NoSuchOption():
            return say("error-no-flag", given=error.option_name)
        case click.MissingParameter():
            return say("error-missing", name=_name(error))
        case click.BadOptionUsage():
            return say("error-no-value", name=error.option_name)
        case click.BadParameter(param=click.Parameter(type=click.Choice() as kind)):
            return say(
                "error-choice",
                name=_name(error),
                given=_given(error),
                choices=either(say.locale, map(str, kind.choices)),
            )
        case click.BadParameter(param=click.Parameter(type=kind)) if not type(kind).__module__.startswith("click"):
            return f"{_name(error)}: {error.message}"
        case click.BadParameter():
            return say("error-value", name=_name(error), given=_given(error))
        case _:
            return error.format_message()


def _name(error: click.BadParameter) -> str:
    """Return the flag or the argument that is meant."""
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    return error.param.human_readable_name if error.param else "?"


def _given(error: click.BadParameter) -> str:
    found = QUOTED.search(error.message)
    return next((part for part in found.groups() if part), "?") if found else "?"


def _shown(say: Words, name: str, value: Any) -> str:
    """Return a value for a sentence: `choices` are joined with "or", other lists with "and"."""
    if not isinstance(value, list):
        return str(value)
    return either(say.locale, value) if name == "choices" else say.listed(value)
