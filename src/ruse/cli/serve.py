"""`ruse serve`: tables for everyone who can reach this machine."""

from __future__ import annotations

import os
import re
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import click

from ruse.cli.group import Command, Setting
from ruse.cli.language import language, language_option, words
from ruse.cli.listening import in_the_network, is_ruse, listen, local, open_browser, url
from ruse.cli.store_address import can_be_shared, file_of, is_postgres, open_store, place_of, shown

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from ruse.server.handover import Handover
    from ruse.server.tables.upkeep import Upkeep

LOGS = ("text", "json")


def _read_origin(ctx: click.Context, option: click.Parameter, value: str | None) -> str | None:
    if value and not re.fullmatch(r"https?://[^/\s]+/?", value):
        raise click.UsageError(words(ctx)("error-origin", given=value))
    return value


def _read_duration(ctx: click.Context, option: click.Parameter, value: str) -> float | None:
    from ruse.server.store.retention import read_duration

    try:
        return read_duration(value)
    except ValueError:
        raise click.UsageError(words(ctx)("error-duration", given=value)) from None


@click.command("serve", cls=Command, help="help-serve")
@click.option("--host", cls=Setting, envvar="RUSE_HOST", default="127.0.0.1", help="help-host")
@click.option(
    "--port", cls=Setting, envvar="RUSE_PORT", type=click.IntRange(0, 65535), default=8000, help="help-port"
)
@click.option("--store", cls=Setting, envvar="RUSE_STORE", help="help-store")
@click.option(
    "--workers",
    cls=Setting,
    envvar="RUSE_WORKERS",
    type=click.IntRange(1, 255),
    default=1,
    help="help-serve-workers",
)
@click.option("--keep-waiting", cls=Setting, callback=_read_duration, default="1h", help="help-keep-waiting")
@click.option("--keep-standing", cls=Setting, callback=_read_duration, default="30d", help="help-keep-standing")
@click.option("--keep-finished", cls=Setting, callback=_read_duration, default="never", help="help-keep-finished")
@click.option("--backups", cls=Setting, type=click.Path(path_type=Path, file_okay=False), help="help-backups")
@click.option("--fd", type=int, hidden=True)
@click.option("--leash", type=int, hidden=True)
@click.option("--ready", type=int, hidden=True)
@click.option("--number", type=int, default=0, hidden=True)
@click.option("--handover", hidden=True)
@click.option(
    "--metrics", cls=Setting, envvar="RUSE_METRICS", type=click.IntRange(1, 65000), help="help-serve-metrics"
)
@click.option("--open", "opens", cls=Setting, is_flag=True, help="help-open")
@click.option("--log", cls=Setting, envvar="RUSE_LOG", type=click.Choice(LOGS), default="text", help="help-log")
@click.option(
    "--pace", cls=Setting, envvar="RUSE_PACE", type=click.FloatRange(0, 3600), default=1.5, help="help-serve-pace"
)
@click.option(
    "--limits", cls=Setting, envvar="RUSE_LIMITS", type=click.FloatRange(0, 1e6), default=1.0, help="help-limits"
)
@click.option("--origin", cls=Setting, envvar="RUSE_ORIGIN", callback=_read_origin, help="help-origin")
@click.option("--proxy", cls=Setting, envvar="RUSE_PROXY", default="127.0.0.1", help="help-proxy")
@click.option("--abuse-log", cls=Setting, envvar="RUSE_ABUSE_LOG", help="help-abuse-log")
@language_option
def command(
    host: str,
    port: int,
    store: str | None,
    workers: int,
    keep_waiting: float | None,
    keep_standing: float | None,
    keep_finished: float | None,
    backups: Path | None,
    fd: int | None,
    leash: int | None,
    ready: int | None,
    number: int,
    handover: str | None,
    metrics: int | None,
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
    from ruse.server import crew
    from ruse.server.handover import Handover
    from ruse.server.middleware import abuse
    from ruse.server.middleware.logs import start_logging
    from ruse.server.store.retention import Retention
    from ruse.server.tables.upkeep import Backups, Upkeep

    where = store or str(usual_store())
    if workers > 1 and not crew.IS_POSSIBLE:
        raise click.UsageError(words()("error-one-worker"))
    if workers > 1 and not can_be_shared(where):
        raise click.UsageError(words()("error-workers"))
    if opens and port and fd is None and is_ruse(host, port):  # a worker finds the others there
        click.echo(words()("serve-already", address=url(local(host), port)))
        open_browser(url(local(host), port))
        return
    # One worker of several makes the backups.
    copies = Backups(backups) if backups is not None and number == 0 else None
    upkeep = Upkeep(Retention(keep_waiting, keep_standing, keep_finished), copies)
    with closing(listen(host, port) if fd is None else socket.socket(fileno=fd)) as listening:
        start_logging(log)
        abuse.keep_in(None if abuse_log == "off" else Path(abuse_log or folder_of(where) / "abuse.log"))
        welcome = partial(_welcome, host, listening.getsockname()[1], opens)
        if workers > 1 and fd is None:
            _lead_workers(where, listening, workers, welcome)
        else:
            if leash is not None:
                crew.hold_on(leash, handover)
            folder = None if handover is None else Path(handover)
            if leash is not None and folder is None and not is_postgres(where):
                raise click.UsageError(words()("error-workers"))  # they could not meet anywhere
            others = None if folder is None else Handover(folder, number, workers)
            # Whoever leads several workers holds the store for all of them.
            with _held(where) if leash is None else _explained(where), _beside(metrics, number) as operators:
                app = site(where, pace, limits, origin, upkeep, folder)
                _work(app, listening, proxy, operators, welcome, ready, others)
    if leash is None:
        click.echo(words()("serve-closed"))


def _lead_workers(where: str, listening: socket.socket, workers: int, welcome: Callable[[], None]) -> None:
    """Start this command again in several processes, and watch over them."""
    from ruse.server.crew import Crew

    # `ruse` alone serves, too. Then all settings come from variables, which workers inherit.
    given = sys.argv[sys.argv.index("serve") + 1 :] if "serve" in sys.argv else []
    arguments = ("--language", language(), *given)  # it may also come before the command
    with _held(where) as held, _merging(where) as merge:
        status = Crew(listening, workers, arguments, held, merge).run(welcome)
    if status:
        sys.exit(status)


@contextmanager
def _merging(where: str) -> Iterator[Callable[[], None]]:
    """Open a file before its workers do, and close it after them; yield what takes over its log now and then."""
    if is_postgres(where):
        yield lambda: None
        return
    from ruse.server.store.sqlite_file import lead

    with closing(lead(file_of(where))) as connection:

        def merge() -> None:
            with suppress(sqlite3.Error, OSError):  # a full disk: the log stays as it is
                connection.take_over_log()

        yield merge


@contextmanager
def _held(where: str) -> Iterator[tuple[int, ...]]:
    """Hold a store while it is served; yield the open files that do so."""
    from ruse.server.running import holding

    with _explained(where), holding(place_of(where)) as held:
        yield held


@contextmanager
def _explained(where: str) -> Iterator[None]:
    """Say in one sentence why a store cannot be used."""
    from ruse.server.errors import StoreFailed
    from ruse.server.running import StoreTaken

    try:
        yield
    except StoreTaken:
        raise click.UsageError(words()("error-store-taken", file=where)) from None
    except (OSError, sqlite3.Error, StoreFailed) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise click.UsageError(words()("error-store", file=shown(where), why=why)) from None


def _work(
    app: Starlette,
    listening: socket.socket,
    proxy: str,
    operators: socket.socket | None,
    welcome: Callable[[], None],
    ready: int | None,
    handover: Handover | None,
) -> None:
    """Serve in this process. A worker of several tells its parent that it serves; one alone tells people."""
    from ruse.server.crew import give_signs
    from ruse.server.running import run

    def on_start() -> None:
        if ready is None:
            welcome()
        else:
            app.state.opening.when_open(lambda: give_signs(ready))

    run(app, listening, proxy, on_start, operators, handover)


def site(
    store: str,
    pace: float,
    limits: float,
    origin: str | None,
    upkeep: Upkeep | None = None,
    folder: Path | None = None,
) -> Starlette:
    """Tables, API and pages on a store; workers that share it meet in a folder."""
    from ruse.server.middleware.limits import Limits
    from ruse.server.middleware.metrics import Metrics
    from ruse.server.tables.pace import Pace
    from ruse.server.tables.room import Room
    from ruse.web.app import create

    metrics = Metrics()
    room = Room(open_store(store, metrics.commit, folder), pace=Pace(pace), meter=metrics, upkeep=upkeep)
    return create(room, origin=origin, limits=Limits(limits))


def folder_of(store: str) -> Path:
    """Return where the files that belong to a store are kept."""
    return (usual_store() if is_postgres(store) else file_of(store)).parent


def usual_store() -> Path:
    """Return where tables are kept by default: in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "ruse" / "tables.db"


def _beside(metrics: int | None, number: int) -> closing[socket.socket] | nullcontext[None]:
    """Return a socket for monitoring this one worker: the given port, plus one for each further worker."""
    if metrics is None:
        return nullcontext()
    port = metrics + number
    try:
        # An old worker and the one that replaces it have the same port for a moment.
        return closing(socket.create_server(("127.0.0.1", port), reuse_port=hasattr(socket, "SO_REUSEPORT")))
    except OSError as error:
        # Without what Python adds to it: the address, which is in our own sentence.
        why = os.strerror(error.errno) if error.errno else str(error)
        raise click.UsageError(words()("error-metrics", port=str(port), why=why)) from None


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
