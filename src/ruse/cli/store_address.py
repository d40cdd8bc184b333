"""Where tables are kept: a file, or a PostgreSQL database."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ruse.cli.language import words

if TYPE_CHECKING:
    from ruse.server.store.journal import Store

POSTGRES = ("postgresql://", "postgres://")


def is_postgres(address: str) -> bool:
    """Return whether an address names a database rather than a file."""
    return address.startswith(POSTGRES)


def open_store(
    address: str, on_commit: Callable[[int, float], None] | None = None, folder: Path | None = None
) -> Store:
    """Return the store at an address; it is opened later. Workers that share a file meet in a folder."""
    if is_postgres(address):
        try:
            from ruse.server.store.postgres import Postgres
        except ImportError:
            raise click.UsageError(words()("error-postgres-missing")) from None
        return Postgres(address, on_commit)
    from ruse.server.store.sqlite import Sqlite

    return Sqlite(file_of(address), on_commit, folder)


def can_be_shared(address: str) -> bool:
    """Return whether several workers can serve the store at an address: on some systems only a database."""
    if is_postgres(address):
        return True
    try:
        from ruse.server.store.leases import IS_POSSIBLE
    except ImportError:  # Windows
        return False
    return IS_POSSIBLE


def file_of(address: str) -> Path:
    """Return the file that an address names, with or without `sqlite:` before it."""
    file = address.removeprefix("sqlite:")
    if re.match(r"[\w+.-]+://", file):  # it would become a folder with a colon in its name
        raise click.UsageError(words()("error-store-address", address=shown(address)))
    return Path(file).expanduser()


def place_of(address: str) -> str:
    """Return an address in the form that is the same however it is written: what a server holds while it runs."""
    return address if is_postgres(address) else str(file_of(address))


def shown(address: str) -> str:
    """Return an address without its password."""
    return re.sub(r"(://[^/@:]*):[^/@]*@", r"\1:***@", address)
