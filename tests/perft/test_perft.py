"""The counts of every perft file hold."""

from __future__ import annotations

import pytest
from tests.depths import deep_but
from tests.perft.perft import FOLDER, Case, divide, perft, read

CASES = [case for path in sorted(FOLDER.glob("*.perft")) for case in read(path)]
COUNTS = [(case, depth) for case in CASES for depth in case.counts]
FEW = 1_500
"""So many sequences are counted soon."""


def quick(case: Case) -> tuple[Case, int]:
    """Return the greatest depth that is counted soon: it goes through all that lies above it."""
    return case, max([depth for depth, count in case.counts.items() if count <= FEW], default=min(case.counts))


@pytest.mark.parametrize(
    ("case", "depth"),
    deep_but(COUNTS, *map(quick, CASES)),
    ids=lambda told: told.id if isinstance(told, Case) else None,
)
def test_perft(case: Case, depth: int):
    count = case.counts[depth]
    found = perft(case.match(), depth)
    if found != count:
        parts = "\n".join(f"  {action}: {part}" for action, part in divide(case.match(), depth).items())
        pytest.fail(f"{case.deal}, depth {depth}: expected {count}, found {found}\n{parts}")


@pytest.mark.parametrize(
    ("game", "players"),
    [("caper", range(2, 3)), ("coup", range(2, 11)), ("minister", range(3, 7)), ("royal", range(2, 6))],
)
def test_the_files_reach_depth_four_at_every_table(game: str, players: range):
    deep = [case for case in CASES if max(case.counts) >= 4 and case.deal.startswith(game)]
    for count in players:
        assert len({case.id for case in deep if f"players={count} " in f"{case.deal} "}) >= 3
