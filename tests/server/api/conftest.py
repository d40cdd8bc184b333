from __future__ import annotations

import json
from urllib.request import Request, urlopen

import pytest


@pytest.fixture(scope="module")
def seated(running):
    """A table of the running server, and the token of a seat at it."""
    wishes = json.dumps({"game": "coup", "players": 3, "name": "Ada", "start": True}).encode()
    with urlopen(Request(f"{running.address}/api/tables", wishes)) as answer:
        seat = json.load(answer)
    return seat["table"], {"Authorization": f"Bearer {seat['token']}"}
