"""What `ruse bench` says about the others: each against its own kind, and nothing where one was not measured."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest

from ruse.cli.bench import command, ratios
from ruse.cli.group import META
from ruse.study.bench import Figure

OURS = Figure("Ruse", "coup", 4, "cpu", 1, 20_000_000.0, 1.0, "")
BATCH = Figure("Ruse", "coup", 4, "cpu batch", 1, 6_000_000.0, 1.0, "")
LEDUC = Figure("PettingZoo", "leduc_holdem_v4", 2, "python loop", 1, 3_000.0, 1.0, "")


@pytest.fixture(autouse=True)
def asked_in_english() -> Iterator[None]:
    with click.Context(command) as context:
        context.meta[META] = "en"
        yield


def test_without_openspiel_only_the_others_are_compared() -> None:
    (line,) = ratios([OURS, BATCH, LEDUC])
    assert "2,000" in line
    assert "leduc_holdem_v4" in line


def test_with_openspiel_its_best_games_are_compared() -> None:
    dice = Figure("OpenSpiel", "liars_dice", 2, "python loop", 1, 200_000.0, 1.0, "")
    hearts = Figure("OpenSpiel", "hearts", 4, "evaluate_bots", 1, 2_000_000.0, 1.0, "")
    lines = ratios([OURS, dice, hearts])
    assert ["100" in lines[0], "10" in lines[1]] == [True, True]
    assert len(lines) == 2
