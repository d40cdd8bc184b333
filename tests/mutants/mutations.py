"""The mutations, written as small patches in the text files of tests/mutants/GAME/.

A block is the rule and the file it stands in, the text that is there, and what stands instead::

    COUP-34 rules/machine
    - min(2, s.coins[s.target])
    + min(3, s.coins[s.target])

Several lines are written one below the other; without `+` the text is taken away. Where no rule is broken but what
the rules stand on, the first word names the test file (`imagine`, `arrange`). A file that all games share is
written with its folder (`core/windows`). A `#` begins a remark.

Left out are changes that change nothing (equivalent mutants).
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent


class Mutation(NamedTuple):
    """One thing that is broken."""

    game: str
    rule: str
    file: str
    old: str
    new: str


def read(game: str, text: str) -> list[Mutation]:
    """Return the mutations of one text."""
    text = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    return [read_block(game, block.splitlines()) for block in text.split("\n\n") if block.strip()]


def read_block(game: str, lines: list[str]) -> Mutation:
    head, *body = [line for line in lines if line]
    rule, file = head.split()
    if not all(line[:2] in ("- ", "+ ") for line in body):
        raise ValueError(f"a line of {head!r} begins with neither '- ' nor '+ '")
    old = "\n".join(line[2:] for line in body if line[0] == "-")
    new = "\n".join(line[2:] for line in body if line[0] == "+")
    return Mutation(game, rule, file, old, new)


MUTATIONS = [
    mutation
    for file in sorted(FOLDER.glob("*/*.txt"))
    for mutation in read(file.parent.name, file.read_text(encoding="utf-8"))
]
