"""The file of a run on a cluster: every finished piece is a line, so that the run can be resumed."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from ruse.cluster.jobs import ClusterJob, Piece
from ruse.core.cache_folder import cache_folder
from ruse.core.errors import RuseError


class KeptSpans:
    """The finished pieces of a job, on disk before they are counted."""

    def __init__(self, job: ClusterJob, path: Path | None = None) -> None:
        self._head = json.dumps(job.describe(), sort_keys=True)
        self.path = path or usual_path(self._head)
        self.finished: dict[Piece, list[int]] = {}
        self._file: IO[str] | None = None

    def open(self) -> None:
        """Read what an earlier run has finished, and append from here on."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            good = self._read()
            self._file = self.path.open("r+" if good else "w", encoding="utf-8")
            self._file.seek(good)
            self._file.truncate()
            if not good:
                self._write(self._head)
        except OSError as error:
            raise RuseError(f"the finished spans cannot be kept in {self.path}: {error.strerror}") from None

    def _read(self) -> int:
        """Return how many bytes of the file are whole lines of this job; a torn last line is dropped."""
        if not self.path.exists():
            return 0
        good = 0
        for nth, line in enumerate(self.path.read_bytes().splitlines(keepends=True)):
            try:
                told: Any = json.loads(line) if line.endswith(b"\n") else None
            except ValueError:
                told = None
            if told is None:
                break
            if nth == 0:
                if json.dumps(told, sort_keys=True) != self._head:
                    raise RuseError(f"{self.path} keeps the spans of another run; name another file or remove it")
            else:
                self.finished[tuple(told["piece"])] = told["numbers"]
            good += len(line)
        return good

    def keep(self, pieces: Mapping[Piece, list[int]]) -> None:
        """Write finished pieces down; the disk is waited for once."""
        if pieces:
            self._write("\n".join(json.dumps({"piece": piece, "numbers": pieces[piece]}) for piece in pieces))
            self.finished.update(pieces)

    def close(self, complete: bool) -> None:
        """Close the file, and remove it if the run is complete."""
        if self._file:
            self._file.close()
        if complete:
            self.path.unlink(missing_ok=True)

    def _write(self, lines: str) -> None:
        assert self._file is not None
        self._file.write(lines + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def usual_path(head: str) -> Path:
    """Return the default file of a run: the same command finds it again."""
    return cache_folder() / "spans" / f"{hashlib.sha256(head.encode()).hexdigest()[:16]}.jsonl"
