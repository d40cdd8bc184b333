from __future__ import annotations

import pytest
from tests.web.visitors import opened


@pytest.fixture
def house(tmp_path):
    """A house of its own for one test."""
    with opened(tmp_path / "tables.db") as house:
        yield house
