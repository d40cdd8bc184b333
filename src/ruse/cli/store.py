"""`ruse store`: what operators do with the tables that a server keeps."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ruse.cli.group import Command, Group, Setting
from ruse.cli.language import language_option, words
from ruse.cli.serve import usual_store
from ruse.cli.store_address import file_of, is_postgres, open_store, place_of, shown

if TYPE_CHECKING:
    from ruse.server.store.journal import Store

COMMANDS = ("check", "prune", "export", "backup", "copy", "forget")


class StoreGroup(Group):
    """The command `ruse store` with its own subcommands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of this file."""
        return list(COMMANDS)

    def load(self, name: str) -> click.Command:
        """Return a subcommand of this file."""
        return {"check": check, "prune": prune, "export": export, "backup": backup, "copy": copy, "forget": forget}[
            name
        ]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of subcommands."""
        from ruse.cli.group import plain

        with formatter.section("Commands"):
            formatter.write_dl([(name, plain(ctx, f"help-store-{name}")) for name in COMMANDS])


@click.group("store", cls=StoreGroup, help="help-store-group")
@language_option
def command() -> None:
    """Check, prune, export, back up and copy tables."""


store_option = click.option("--store", cls=Setting, envvar="RUSE_STORE", help="help-store")


# --- Reading -----------------------------------------------------------------------------------------------


@click.command("check", cls=Command, help="help-store-check")
@store_option
@click.option("--accept-loss", cls=Setting, is_flag=True, help="help-accept-loss")
@language_option
def check(store: str | None, accept_loss: bool) -> None:
    """Replay every journal and report what does not fit."""
    address = _address(store)
    if accept_loss and not is_postgres(address):
        from ruse.server.store import sqlite_file

        sqlite_file.accept_loss(_existing(address))

    async def work(opened: Store) -> int:
        from ruse.server.tables.store_check import checked

        broken = tables = 0
        async for table, faults in checked(opened):
            tables += 1
            broken += bool(faults)
            for fault in faults:
                click.echo(f"{table}: {fault}")
        click.echo(words()("store-checked", tables=tables, broken=broken))
        return broken

    if _with_store(address, work):
        raise click.exceptions.Exit(1)


@click.command("export", cls=Command, help="help-store-export")
@click.argument("table")
@store_option
@language_option
def export(table: str, store: str | None) -> None:
    """Print a finished match as a match file."""

    async def work(opened: Store) -> str:
        from ruse.server.tables.rebuild import rebuilt

        row = await opened.table(table)
        if row is None:
            raise click.UsageError(words()("error-no-table", table=table))
        if row.status != "over":
            raise click.UsageError(words()("error-not-over", table=table))
        match = rebuilt(row).match
        if match is None or match.begun:
            raise click.UsageError(words()("error-old-rules", table=table))
        return match.dumps()

    click.echo(_with_store(_address(store), work), nl=False)


# --- Writing -----------------------------------------------------------------------------------------------


@click.command("prune", cls=Command, help="help-store-prune")
@click.option("--older", cls=Setting, required=True, help="help-older")
@store_option
@language_option
def prune(older: str, store: str | None) -> None:
    """Delete tables that are older than this."""
    from ruse.server.store.retention import Retention, read_duration

    try:
        age = read_duration(older)
    except ValueError:
        raise click.UsageError(words()("error-duration", given=older)) from None

    async def work(opened: Store) -> int:
        count = 0
        while gone := await opened.prune(Retention(age, age, age), time.time(), ()):
            count += len(gone)
        return count

    click.echo(words()("store-pruned", tables=_with_store(_address(store), work)))


@click.command("forget", cls=Command, help="help-store-forget")
@click.argument("guest")
@store_option
@language_option
def forget(guest: str, store: str | None) -> None:
    """Delete everything about a guest."""
    tables = _with_store(_address(store), lambda opened: opened.forget_guest(guest))
    click.echo(words()("store-forgot", tables=len(tables)))


@click.command("backup", cls=Command, help="help-store-backup")
@click.argument("copy_to", metavar="FILE", type=click.Path(path_type=Path, exists=False))
@store_option
@language_option
def backup(copy_to: Path, store: str | None) -> None:
    """Copy the store into a file, also while a server runs on it."""
    address = _address(store)
    if is_postgres(address):
        raise click.UsageError(words()("error-backup-postgres"))
    from ruse.server.store.sqlite import copy_file
    from ruse.server.tables.upkeep import check_copy

    try:
        copy_file(_existing(address), copy_to)
        check_copy(copy_to)
    except (OSError, sqlite3.Error) as error:
        raise click.UsageError(words()("error-store", file=str(copy_to), why=str(error))) from None
    click.echo(words()("store-backed-up", file=str(copy_to)))


@click.command("copy", cls=Command, help="help-store-copy")
@click.argument("source")
@click.argument("target")
@language_option
def copy(source: str, target: str) -> None:
    """Copy every table and guest from one store into another, empty one."""
    if not is_postgres(source):
        _existing(source)

    async def work(opened: Store) -> int:
        from ruse.server.errors import StoreFailed
        from ruse.server.store.copying import NotEmpty, copied

        into = open_store(target)
        try:
            await into.open()
        except (OSError, sqlite3.Error, StoreFailed) as error:
            raise click.UsageError(words()("error-store", file=shown(target), why=str(error))) from None
        try:
            return await copied(opened, into)
        except NotEmpty:
            raise click.UsageError(words()("error-store-full", file=shown(target))) from None
        finally:
            await into.close()

    click.echo(words()("store-copied", tables=_with_store(source, work)))


# --- Inside ------------------------------------------------------------------------------------------------


def _address(store: str | None) -> str:
    return store or str(usual_store())


def _existing(address: str) -> Path:
    """Return the file of a store, which must exist: a wrong name must not make an empty one."""
    path = file_of(address)
    if not path.exists():
        raise click.UsageError(words()("error-no-store", file=str(path)))
    return path


def _with_store(address: str, work: Any) -> Any:
    """Do something with an open store. A fault of the store is one line."""
    from ruse.server.errors import StoreFailed
    from ruse.server.running import StoreTaken, holding

    if not is_postgres(address):
        _existing(address)

    async def run() -> Any:
        store = open_store(address)
        await store.open()
        try:
            doing: Coroutine[Any, Any, Any] = work(store)
            return await doing
        finally:
            await store.close()

    try:
        with holding(place_of(address)):
            return asyncio.run(run())
    except StoreTaken:
        raise click.UsageError(words()("error-store-taken", file=address)) from None
    except (OSError, sqlite3.Error, StoreFailed) as error:
        raise click.UsageError(words()("error-store", file=shown(address), why=str(error))) from None
