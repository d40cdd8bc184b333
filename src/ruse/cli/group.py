"""Commands that load when they are called, speak three languages, and fail in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from itertools import pairwise
from typing import Any

import click

from ruse.core.errors import RuseError
from ruse.core.words import LOCALES

META = "ruse.language"


def plain(ctx: click.Context, message: str | None) -> str:
    """Return a help text in the command's language; a text that is not a message stays as it is."""
    from ruse.cli.language import FOLDER, language
    from ruse.core.words import plain

    return plain(FOLDER, language(ctx)).get(message or "", message or "")


def chosen_language(arguments: Sequence[str]) -> str:
    """Return the language that a command line asks for; nothing if it does not."""
    found = ""
    for flag, value in pairwise([*arguments, ""]):
        chosen = value if flag == "--language" else flag.removeprefix("--language=")
        if flag.startswith("--language") and chosen in LOCALES:
            found = chosen
    return found


class Formatter(click.HelpFormatter):
    """Click's page with our headings."""

    def __init__(self, ctx: click.Context) -> None:
        super().__init__(width=80)
        self._ctx = ctx

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line."""
        super().write_usage(prog, args, prefix or plain(self._ctx, "help-usage") + " ")

    def write_heading(self, heading: str) -> None:
        """Options and commands."""
        super().write_heading(plain(self._ctx, f"help-heading-{heading.lower()}"))


class Setting(click.Option):
    """An option whose help is a message."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return its line on the help page."""
        record = super().get_help_record(ctx)
        return None if record is None else (record[0], plain(ctx, self.help))


class Command(click.Command):
    """A command whose help is a message."""

    def get_help(self, ctx: click.Context) -> str:
        """Return the help page."""
        formatter = Formatter(ctx)
        self.format_help(ctx, formatter)
        return formatter.getvalue().rstrip("\n")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the language first, wherever it comes, so that `--help` before it uses it too."""
        if chosen := chosen_language(args):
            ctx.meta[META] = chosen
        return super().parse_args(ctx, args)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The paragraph under the usage line."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(plain(ctx, self.help))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, explained in the command's language."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = plain(ctx, "help-help")
        return option


def help_of(name: str) -> str:
    """Return the message about a command; `store` has its own, because `help-store` explains a flag."""
    return "help-store-group" if name == "store" else f"help-{name}"


class Group(Command, click.Group):
    """The command `ruse`: finds its subcommands in this folder when one is called."""

    def __init__(self, *args: Any, names: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.names = names

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return every command that is there."""
        return [name for name in self.names if find_spec(f"ruse.cli.{name}")]

    def load(self, name: str) -> click.Command:
        """Return the command of a file of this folder."""
        command: click.Command = import_module(f"ruse.cli.{name}").command
        return command

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Import one command, and only that."""
        return self.load(name) if name in self.list_commands(ctx) else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """List the commands if somebody asks for one that does not exist."""
        if args[0] not in self.list_commands(ctx) and not args[0].startswith("-"):
            from ruse.cli.language import words

            say, known = words(ctx), self.list_commands(ctx)
            ctx.fail(say("error-command", given=args[0], known=say.listed(known)))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, plain(ctx, help_of(name))) for name in self.list_commands(ctx)])

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run. A caller's mistake is one line on stderr and exit status 2."""
        settings["standalone_mode"] = False
        arguments = (args[0] if args else settings.get("args")) or sys.argv[1:]
        _bear_any_text()
        try:
            sys.exit(super().main(*args, **settings) or 0)
        except click.exceptions.Exit as leaving:
            sys.exit(leaving.exit_code)
        except click.Abort:
            sys.exit(130)
        except (click.ClickException, RuseError) as error:
            from ruse.cli.mistakes import one_line

            click.echo(f"ruse: {one_line(error, arguments)}", err=True)
            sys.exit(2)


def _bear_any_text() -> None:
    """A terminal without our characters shows question marks, and typed noise is read as such."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
