from __future__ import annotations

import pytest
from tests.server.running import serving


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """A server in a process of its own, with quick bots."""
    with serving(tmp_path_factory.mktemp("store") / "tables.db", "--pace", "0.02") as server:
        yield server
