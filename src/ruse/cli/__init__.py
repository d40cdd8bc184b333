"""The command line: `ruse serve`, `ruse play coup` and the rest, one file for each command."""

from __future__ import annotations

import sys

import click

from ruse import __version__
from ruse.cli.group import Group, Setting
from ruse.cli.language import language_option

COMMANDS = (
    "serve",
    "play",
    "replay",
    "rules",
    "games",
    "simulate",
    "arena",
    "bench",
    "train",
    "exploit",
    "store",
)
"""Each is a file of this folder that holds `command`; one that does not exist yet is not listed."""


@click.group(cls=Group, names=COMMANDS, help="help-ruse", invoke_without_command=True)
@language_option
@click.option(
    "--version",
    cls=Setting,
    is_flag=True,
    is_eager=True,
    expose_value=False,
    help="help-version",
    callback=lambda ctx, _, value: _tell_version(ctx) if value else None,
)
@click.pass_context
def main(ctx: click.Context) -> None:
    """Play and study the bluffing games."""
    if ctx.invoked_subcommand is not None:
        return
    # Somebody who types only `ruse` wants to play. Somebody who pipes it wants to read the help.
    if sys.stdin.isatty() and sys.stdout.isatty():
        serve = main.load("serve")
        with serve.make_context("serve", ["--open"], parent=ctx) as opening:
            serve.invoke(opening)
    else:
        click.echo(ctx.get_help())


def _tell_version(ctx: click.Context) -> None:
    click.echo(f"ruse {__version__}")
    ctx.exit()
