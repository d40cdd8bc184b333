"""Addresses of earlier versions still answer what they did."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from starlette.routing import Match as Fit
from tests.web.finished import row_of
from tests.web.visitors import opened

import ruse

HERE = Path(__file__).parent
FORMS = {
    "/language": {"language": "de"},
    "/name": {"name": "Ada"},
    "/table/OPEN/sit": {"seat": "1"},
    "/table/OPEN/say": {"text": "Hello"},
    "/table/OVER/fork": {"at": "7", "seat": "0"},
}
"""What a form sent to an address holds; the others hold nothing."""


class Address(NamedTuple):
    """What an address answered when it was kept."""

    status: str
    method: str
    path: str


def kept() -> list[Address]:
    """Return every address of every version; remarks begin with a `#`."""
    lines = [line for file in HERE.glob("*/addresses.txt") for line in file.read_text("utf-8").splitlines()]
    return [Address(*line.split()) for line in lines if not line.startswith("#")]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with opened(tmp_path_factory.mktemp("house") / "ruse.db") as house:
        match = ruse.loads((HERE / "before-rooms" / "coup-standard.ruse").read_text("utf-8"))
        assert house.client.portal
        house.client.portal.call(house.room.store.create, row_of(match, "over"))
        yield house


@pytest.mark.parametrize("address", kept(), ids=lambda address: f"{address.method} {address.path}")
def test_an_address_still_answers(house, address):
    visitor = house.visitor()
    table = visitor.new_table().removeprefix("/table/")
    path = address.path.replace("OVER", "over").replace("OPEN", table)
    if address.status == "stream":
        scope = {"type": "http", "method": address.method, "path": path}
        assert any(route.matches(scope)[0] == Fit.FULL for route in house.client.app.routes)
    elif address.method == "GET":
        assert str(visitor.get(path).status_code) == address.status
    elif path.startswith("/api/"):
        answer = visitor.client.post(path, json={"game": "coup", "players": 3, "name": "Ada"})
        assert str(answer.status_code) == address.status
    else:
        answer = visitor.post(path, **FORMS.get(address.path, {}))
        assert str(answer.status_code) == address.status, answer.text
