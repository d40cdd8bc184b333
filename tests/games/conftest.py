from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.visitors import House, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for all pages of a game."""
    with opened(tmp_path_factory.mktemp("house") / "tables.db") as house:
        yield house
