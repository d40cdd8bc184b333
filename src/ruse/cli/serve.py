"""`ruse serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import click

from ruse.cli.address import in_the_network, is_ruse, listen, local, open_browser, url
from ruse.cli.group import Command, Option
from ruse.cli.language import language_option, words

if TYPE_CHECKING:
    from starlette.applications import Starlette

LOGS = ("text", "json")


def _read_origin(ctx: click.Context, option: click.Parameter, value: str | None) -> str | None:
    if value and not re.fullmatch(r"https?://[^/\s]+/?", value):
        raise click.UsageError(words(ctx)("error-origin", given=value))
    return value


@click.command("serve", cls=Command, help="help-serve")
@click.option("--host", cls=Option, envvar="RUSE_HOST", default="127.0.0.1", help="help-host")
@click.option(
    "--port", cls=Option, envvar="RUSE_PORT", type=click.IntRange(0, 65535), default=8000, help="help-port"
)
@click.option("--store", cls=Option, envvar="RUSE_STORE", type=click.Path(path_type=Path), help="help-store")
@click.option("--open", "opens", cls=Option, is_flag=True, help="help-open")
@click.option("--log", cls=Option, envvar="RUSE_LOG", type=click.Choice(LOGS), default="text", help="help-log")
@click.option(
    "--pace", cls=Option, envvar="RUSE_PACE", type=click.FloatRange(0, 3600), default=1.5, help="help-serve-pace"
)
@click.option(
    "--limits", cls=Option, envvar="RUSE_LIMITS", type=click.FloatRange(0, 1e6), default=1.0, help="help-limits"
)
@click.option("--origin", cls=Option, envvar="RUSE_ORIGIN", callback=_read_origin, help="help-origin")
@click.option("--proxy", cls=Option, envvar="RUSE_PROXY", default="127.0.0.1", help="help-proxy")
@click.option("--abuse-log", cls=Option, envvar="RUSE_ABUSE_LOG", help="help-abuse-log")
@language_option
def command(
    host: str,
    port: int,
    store: Path | None,
    opens: bool,
    log: str,
    pace: float,
    limits: float,
    origin: str | None,
    proxy: str,
    abuse_log: str | None,
) -> None:
    """Serve until Ctrl-C."""
    _check_installed()
    from ruse.server.middleware import abuse
    from ruse.server.middleware.logs import start_logging
    from ruse.server.running import StoreTaken, locked, run

    if opens and port and is_ruse(host, port):
        click.echo(words()("serve-already", address=url(local(host), port)))
        open_browser(url(local(host), port))
        return
    path = (store or usual_store()).expanduser()
    with closing(listen(host, port)) as listening:
        start_logging(log)
        abuse.keep_in(None if abuse_log == "off" else Path(abuse_log or path.with_name("abuse.log")))
        port = listening.getsockname()[1]
        try:
            with locked(path):
                run(site(path, pace, limits, origin), listening, proxy, lambda: _welcome(host, port, opens))
        except StoreTaken:
            raise click.UsageError(words()("error-store-taken", file=str(path))) from None
        except (OSError, sqlite3.Error) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise click.UsageError(words()("error-store", file=str(path), why=why)) from None
    click.echo(words()("serve-closed"))


def site(store: Path, pace: float, limits: float, origin: str | None) -> Starlette:
    """Tables, API and pages on a store."""
    from ruse.server.middleware.limits import Limits
    from ruse.server.middleware.metrics import Metrics
    from ruse.server.store.sqlite import Sqlite
    from ruse.server.tables.pace import Pace
    from ruse.server.tables.room import Room
    from ruse.web.app import create

    metrics = Metrics()
    room = Room(Sqlite(store, metrics.commit), pace=Pace(pace), meter=metrics)
    return create(room, origin=origin, limits=Limits(limits))


def usual_store() -> Path:
    """Where tables are kept when nobody says: among the user's own data."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "ruse" / "tables.db"


def _check_installed() -> None:
    try:
        import jinja2  # noqa: F401
        import starlette  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError:
        raise click.UsageError(words()("error-table-missing")) from None


def _welcome(host: str, port: int, opens: bool) -> None:
    say = words()
    here, there = url(local(host), port), in_the_network(host)
    click.echo(say("serve-open", address=here))
    if there:
        click.echo(say("serve-network", address=url(there, port)))
    elif local(host).startswith("127."):
        click.echo(say("serve-alone"))
    if opens:
        # The address that phones know too: a link or a code that is copied from the page works there.
        address = url(there, port) if there else here
        Thread(target=open_browser, args=(address,), daemon=True).start()
