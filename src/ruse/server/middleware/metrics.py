"""Numbers for operators, as Prometheus reads them. No id, no name and no card is ever a label."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from ruse.server.middleware.meter import Meter

# Leave out when each counter was created: nobody needs that.
disable_created_metrics()  # type: ignore[no-untyped-call]

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
STATUSES = ("open", "running", "over")


class Metrics(Meter):
    """Everything that is counted, in its own registry, so that two servers in one process stay separate."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._tables = self._counter("ruse_tables_made", "Tables made, by game", "game")
        self._actions = self._counter("ruse_actions", "Actions played, by game and by whom", "game", "by")
        self._commits = self._counter("ruse_commits", "Jobs of the journal made durable")
        self._fsyncs = self._counter("ruse_fsyncs", "Transactions, each one flush to disk")
        self._seconds = Histogram(
            "ruse_commit_seconds", "Time of one transaction", buckets=SECONDS, registry=self.registry
        )
        self._frames = self._counter("ruse_frames", "Frames sent to streams")
        self._refusals = self._counter("ruse_refusals", "Requests refused, by code", "code")

    def watch(self, tables: Callable[[], Mapping[str, int]], streams: Callable[[], int]) -> None:
        """Ask the room for these when somebody reads the numbers."""
        self.registry.register(_Room(tables, streams))

    def table(self, game: str) -> None:
        """A table was made."""
        self._tables.labels(game).inc()

    def action(self, game: str, by: str) -> None:
        """An action was played by a person, a bot, a stand-in or automatically."""
        self._actions.labels(game, by).inc()

    def frame(self) -> None:
        """A frame went out on a stream."""
        self._frames.inc()

    def commit(self, jobs: int, seconds: float) -> None:
        """The journal committed a group of jobs: one fsync."""
        self._commits.inc(jobs)
        self._fsyncs.inc()
        self._seconds.observe(seconds)

    def refusal(self, code: str) -> None:
        """A request was refused."""
        self._refusals.labels(code).inc()

    def text(self) -> bytes:
        """Return all of it, as Prometheus reads it."""
        return generate_latest(self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)


class _Room(Collector):
    """Figures that are read when somebody asks, not counted."""

    def __init__(self, tables: Callable[[], Mapping[str, int]], streams: Callable[[], int]) -> None:
        self.tables = tables
        self.streams = streams

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the gauges."""
        tables = GaugeMetricFamily("ruse_tables", "Tables by status", labels=["status"])
        counted = self.tables()
        for status in STATUSES:
            tables.add_metric([status], counted.get(status, 0))
        yield tables
        yield GaugeMetricFamily("ruse_streams_open", "Open streams", value=self.streams())
