from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.database import Cluster, cluster
from tests.server.running import serving
from tests.server.stores import Place

from ruse.server.store.sqlite_file import lead


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """A server in a process of its own, with quick bots."""
    with serving(tmp_path_factory.mktemp("store") / "tables.db", "--pace", "0.02") as server:
        yield server


@pytest.fixture(scope="session")
def database() -> Iterator[Cluster]:
    """A PostgreSQL for all tests; one that kills it starts it again."""
    with cluster() as running:
        yield running


@pytest.fixture
def address(database: Cluster) -> str:
    """A database with nothing in it."""
    return database.fresh("ruse")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path) -> Place:
    """Each kind of store in turn."""
    return Place(str(tmp_path / "ruse.sqlite") if request.param == "sqlite" else request.getfixturevalue("address"))


@pytest.fixture(params=["sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Each kind of store in turn, for several workers."""
    if request.param == "postgresql":
        yield Place(request.getfixturevalue("address"))
        return
    file = tmp_path / "ruse.sqlite"
    # A folder with a short name: that of a socket has an end.
    with tempfile.TemporaryDirectory(prefix="ruse-") as folder, closing(lead(file)):
        yield Place(str(file), Path(folder))
