"""What the server counts about itself; `metrics` shows it to Prometheus. The default counts nothing."""

from __future__ import annotations


class Meter:
    """Counts everything worth counting, but never an id, a name or a card."""

    def table(self, game: str) -> None:
        """A table was made."""

    def action(self, game: str, by: str) -> None:
        """An action was played by a person, a bot, a stand-in or automatically."""

    def frame(self) -> None:
        """A frame went out on a stream."""

    def commit(self, jobs: int, seconds: float) -> None:
        """The journal committed a group of jobs: one fsync."""

    def refusal(self, code: str) -> None:
        """A request was refused."""
