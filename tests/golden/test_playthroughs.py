"""The rules still play every golden match as it was written down."""

from __future__ import annotations

import pytest
from tests.golden.playthrough import CASES, FOLDER, dump

import ruse

HOW = "if the rules were meant to change, run tests/golden/regenerate.py and read the diff"


@pytest.mark.parametrize("name", CASES)
def test_playthrough(name: str):
    golden = (FOLDER / f"{name}.txt").read_text()
    record = golden.split("\ndeal\n")[0]
    assert dump(ruse.loads(record)) == golden, HOW


def test_no_playthrough_is_forgotten():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)
