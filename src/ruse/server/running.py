"""Running an application: it listens, it serves, and when asked to stop it closes every stream cleanly."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from ruse.server.app import OPERATIONS
from ruse.server.connections import MOST_CONNECTIONS, Gate, GatedConfig, GatedConnection
from ruse.server.errors import TableError
from ruse.server.handover import Handover
from ruse.server.store.sqlite_file import for_owner_only

if TYPE_CHECKING:
    from ruse.server.tables.room import Room

GRACE = 3
"""Seconds that open requests get when the server stops."""


SWITCH = 0.0002
"""Seconds after which a computing thread yields to the journal's, which mostly waits for the disk."""


SPARE_FILES = 100
"""Open files that are no connections: the store, its journal, sockets, what a page reads."""


FEWEST_CONNECTIONS = 50


class StoreTaken(TableError):
    """Two servers on one store would each play for the same bots."""

    code = "store-taken"
    status = 503


class Server(uvicorn.Server):
    """Uvicorn that ends its streams when it stops, so that it need not wait for them."""

    def __init__(self, config: GatedConfig, room: Room, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._gate = config.gate
        self._handover = config.handover
        self._room = room
        self._on_start = on_start
        self._adopting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self._handover is not None:
            self._handover.open(self._adopt, lambda: self._gate.has_room(len(self.server_state.connections)))
        self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more visitors, then end the streams. In this order, because pages reconnect at once."""
        for server in self.servers:
            server.close()
        if self._handover is not None:
            self._handover.close()
            await asyncio.gather(*self._adopting)
        self._room.close_streams()
        await super().shutdown(sockets)

    def _adopt(self, connection: socket.socket, read: bytes) -> None:
        """Serve a connection that another worker accepted."""
        task = asyncio.get_running_loop().create_task(self._serve_connection(connection, read))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _serve_connection(self, connection: socket.socket, read: bytes) -> None:
        loop = asyncio.get_running_loop()

        def protocol() -> GatedConnection:
            return GatedConnection(self.config, self.server_state, self.lifespan.state, loop, read)

        try:
            await loop.connect_accepted_socket(protocol, connection)
        except OSError:  # the client is already gone
            connection.close()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Stop on a signal, and do not raise it again as uvicorn would, before the room is closed."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class Aside(uvicorn.Server):
    """The operators' address of this one process, if several share the players' socket."""

    def __init__(self, app: Starlette) -> None:
        asked = [route for route in app.routes if getattr(route, "path", None) in OPERATIONS]
        super().__init__(uvicorn.Config(Starlette(routes=asked), lifespan="off", ws="none", log_config=None))

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leave signals to the players' server."""
        yield


@asynccontextmanager
async def beside(app: Starlette, listening: socket.socket | None) -> AsyncIterator[None]:
    """Answer operators on their own socket, if there is one."""
    if listening is None:
        yield
        return
    aside = Aside(app)
    serving = asyncio.create_task(aside.serve([listening]))
    try:
        yield
    finally:
        aside.should_exit = True
        await serving


def run(
    app: Starlette,
    listening: socket.socket,
    proxies: str,
    on_start: Callable[[], None],
    operators: socket.socket | None = None,
    handover: Handover | None = None,
) -> None:
    """Serve until asked to stop. If the room cannot open, the error is raised here."""
    if handover is not None:
        app.state.room.is_home = handover.is_home
    config = GatedConfig(
        app,
        Gate(most=max(FEWEST_CONNECTIONS, most_files() - SPARE_FILES)),
        handover,
        lifespan="off",  # we open and close the room ourselves, so that we see its errors
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips=proxies,
    )
    server = Server(config, app.state.room, on_start)
    # Uvicorn would log a line for every broken request, so a stranger could fill the log.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    _collect_seldom()
    sys.setswitchinterval(SWITCH)

    async def serve() -> None:
        async with app.router.lifespan_context(app), beside(app, operators):
            await server.serve([listening])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


def most_files() -> int:
    """Return how many files this process may have open: as many as the system allows."""
    try:
        import resource
    except ImportError:  # Windows counts no files
        return MOST_CONNECTIONS + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


def _collect_seldom() -> None:
    """Run full garbage collections only when the memory has grown a lot, because tables and streams live long.

    With a thousand tables, a full collection pauses the server for a third of a second, and Python's default
    thresholds start one every few seconds. The smaller ones that remain take some hundredths.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 1_000)


@contextmanager
def holding(store: str) -> Generator[tuple[int, ...], None, None]:
    """Hold a store: a file for this process alone, a database together with others.

    Yield the open files that hold it. A process that inherits them holds it, too.
    """
    if "://" in store:
        yield ()
        return
    with locked(Path(store).expanduser()) as file:
        yield (file.fileno(),)


@contextmanager
def locked(store: Path) -> Generator[IO[str], None, None]:
    """Hold a store for this process and those that inherit the lock; whoever is killed lets go of it."""
    store = store.resolve()  # by whichever link it is reached
    store.parent.mkdir(parents=True, exist_ok=True)
    lock = store.with_name(store.name + ".lock")
    with os.fdopen(os.open(lock, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "a") as file:
        for_owner_only(lock)  # whoever can open it can keep us from writing
        try:
            _lock(file)
        except OSError:
            raise StoreTaken(f"another Ruse has {store} open already") from None
        yield file


def _lock(file: IO[str]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
