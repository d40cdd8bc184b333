"""A Ray cluster as a place to play: it gets a few pieces at a time, and repeats those of lost machines."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from ruse.cluster.jobs import ClusterJob, Piece, played
from ruse.cluster.kept_spans import KeptSpans
from ruse.core.errors import RuseError, TargetMissing

HERE = "here"
"""The address of a cluster that is started on this machine for the run alone."""
TASKS_FOR_EACH_CORE = 2
"""Tasks that wait or run for each core: the next is there when one ends, and memory stays small."""
RETRIES = 20
"""How often a piece is played again after its worker or machine died; a piece that kills them all must end."""
PATIENCE_S = 5

Progress = Callable[[int, int], None]


def ray_module() -> Any:
    """Return Ray, or say in one line how to get it."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise TargetMissing("a cluster needs Ray; install it with: pip install 'ruse[cluster]'") from None
    return ray


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Be a part of the cluster at an address, or start one here; leave it at the end."""
    ray = ray_module()
    own = not ray.is_initialized()
    if own:
        if address != HERE:
            check_reachable(address)
        try:
            ray.init(
                address="local" if address == HERE else address,  # without one, Ray joins whatever runs here
                log_to_driver=False,
                logging_level="ERROR",
                include_dashboard=None if address != HERE else False,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise RuseError(f"no Ray cluster at {address}: {_first_line(error)}") from None
    try:
        yield ray
    finally:
        if own:
            ray.shutdown()


def check_reachable(address: str) -> None:
    """Ask the host and port of an address: Ray itself would wait for minutes."""
    if address in ("auto", "local"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise RuseError(f"{address!r:.80} is not the address of a Ray cluster; write host:port, or leave it out")
    try:
        socket.create_connection((host, int(port)), PATIENCE_S).close()
    except (OSError, OverflowError) as error:
        raise RuseError(f"no Ray cluster answers at {address}: {_first_line(error)}") from None


def run(job: ClusterJob, address: str, progress: Progress, kept_in: Path | None = None) -> list[list[int]]:
    """Play all pieces of a job on a cluster; return their numbers.

    Finished pieces are kept in a file, and the same job resumes there. Ctrl-C ends the run and keeps the file.
    """
    kept = KeptSpans(job, kept_in)
    with joined(address) as ray:
        kept.open()
        complete = False
        try:
            _play(ray, job, kept, progress)
            complete = True
        finally:
            kept.close(complete)
    return list(kept.finished.values())


def _play(ray: Any, job: ClusterJob, kept: KeptSpans, progress: Progress) -> None:
    """Hand out pieces until all are finished; at most a few for each core are under way."""
    needs = {"num_gpus": 1} if job.target == "cuda" else {"num_cpus": 1}
    task = ray.remote(**needs, max_retries=RETRIES)(played)
    described = job.describe()
    waiting = (piece for piece in job.pieces() if piece not in kept.finished)
    done = sum(piece[-1] for piece in kept.finished)
    under_way: dict[Any, Piece] = {}
    # Tasks under way when the run is stopped end with the connection, or by themselves after about a second. They
    # are not cancelled: if one finishes at that moment, Ray aborts the whole process.
    while True:
        free = places(ray, job.target) - len(under_way)
        for piece in islice(waiting, max(0, free)):
            under_way[task.remote(described, piece)] = piece
        if not under_way:
            return
        finished: dict[Piece, list[int]] = {}
        try:
            for reference in ready(ray, list(under_way)):
                finished[under_way[reference]] = _fetched(ray, reference)
                del under_way[reference]
        finally:
            kept.keep(finished)
        done += sum(piece[-1] for piece in finished)
        if finished:
            progress(done, job.games)


def places(ray: Any, target: str) -> int:
    """Return how many tasks may be under way; machines come and go."""
    resources = ray.cluster_resources()
    return max(1, int(resources.get("GPU" if target == "cuda" else "CPU", 1))) * TASKS_FOR_EACH_CORE


def ready(ray: Any, references: list[Any]) -> list[Any]:
    """Wait a second for a task to finish, and return all that have.

    Ray looks at every reference when it is asked. With thousands under way, one question for each finished task
    would take longer than handing it out.
    """
    found: list[Any] = ray.wait(references, timeout=1)[0]
    if found:
        found = ray.wait(references, num_returns=len(references), timeout=0)[0]
    return found


def _fetched(ray: Any, reference: Any) -> list[int]:
    """Return the numbers of a finished task; an error of the task is told in one line."""
    try:
        numbers: list[int] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise (
            cause
            if isinstance(cause, RuseError)
            else RuseError(f"a task failed on the cluster: {_first_line(cause)}")
        ) from None
    except ray.exceptions.RayError as error:
        raise RuseError(f"the cluster gave up on a span of games: {_first_line(error)}") from None
    return numbers


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0][:200]
