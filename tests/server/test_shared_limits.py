"""Limits hold for a client wherever it is served: two real workers, one address."""

from __future__ import annotations

import time
from collections import Counter
from urllib.error import HTTPError

import pytest
from tests.server.running import Running
from tests.server.test_crew import ask, serving_at

from ruse.server.middleware.limits import CROWDS, RATES

SCALE = 0.1
BURST = int(RATES["create"].burst * CROWDS["create"] * SCALE)
"""Tables that an address may make at once, at all workers together."""


@pytest.mark.deep
def test_an_address_gets_its_share_once_and_not_at_every_worker(tmp_path):
    answers: Counter[int] = Counter()
    with serving_at(str(tmp_path / "tables.db"), "--limits", str(SCALE)) as server:
        begun = time.monotonic()
        for _ in range(4 * BURST):
            answers[made_or_refused(server)] += 1
            time.sleep(0.25)  # so that workers can tell each other in between
        refilled = (time.monotonic() - begun) * RATES["create"].per_second * CROWDS["create"] * SCALE
    assert set(answers) == {200, 429}
    assert BURST <= answers[200] <= 1.5 * BURST + refilled


def made_or_refused(server: Running) -> int:
    """Make a table; return 200, or the status of the refusal."""
    try:
        ask(server, "/api/tables", game="coup", players=2, name="Ann")
    except HTTPError as error:
        return error.code
    return 200
