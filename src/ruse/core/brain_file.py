"""The file of a brain: what it was trained for, its sizes, its weights. It is read without NumPy."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruse.core.brain import HEADER, WHOLE
from ruse.core.encoding import VALUES, encoding_of
from ruse.core.errors import BadBrain
from ruse.core.sight import Sight, seen_by_brain, sight_of

if TYPE_CHECKING:
    from ruse.core.game import Game, Rules

MAGIC = b"RUSE BRAIN 1\n"
LARGEST_FILE = 2 << 20
FIRST, SECOND = 512, 256
"""The most units that the hidden layers may have: a GPU's thread keeps them in its own memory."""
FLOOR = WHOLE >> 6
"""Actions less than 1/64 as likely as the likeliest one are not played: they are what training tried out."""


@dataclass(frozen=True, eq=False)
class Brain:
    """The arrays that `ruse.core.brain` works on."""

    weights: array[int]
    tuning: array[int]
    about: dict[str, Any]
    """The model card: how it was trained, and for what."""


def mind_of(rules: Rules) -> int:
    """Return how many cells of working memory the largest brain of a game needs."""
    sight = sight_of(rules)
    return len(sight.features) + FIRST + SECOND + len(sight.parts) + rules.width


def fingerprint(game: Game) -> str:
    """Return a name for what a brain of a game depends on: what it sees, how that is encoded, and its answers."""
    game = seen_by_brain(game)
    told: tuple[Any, ...] = (game.slug, game.rules.actions, game.rules.features, encoding_of(game).columns)
    if game.rules.sight is not None:
        told += (game.rules.sight.parts, game.rules.sight.parts_of)
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def write_brain(
    path: Path, about: dict[str, Any], sizes: dict[str, Any], weights: bytes, biases: array[int]
) -> None:
    """Write a brain: a line of JSON, the biases as 32-bit numbers, the weights as bytes."""
    head = json.dumps({"about": about, **sizes, "biases": len(biases), "weights": len(weights)}).encode()
    data = MAGIC + head + b"\n" + biases.tobytes() + weights
    if len(data) > LARGEST_FILE:
        raise BadBrain(f"a brain has at most {LARGEST_FILE} bytes, this one {len(data)}")
    path.write_bytes(data)


def amend_brain(path: Path, temperature: float | None = None, **about: Any) -> None:
    """Add to a brain's model card, for example measured figures, or give it another temperature."""
    head, biases, weights = _parts(path)
    sizes = {name: value for name, value in head.items() if name not in ("about", "biases", "weights")}
    if temperature is not None:
        sizes["temperature"] = temperature
    write_brain(path, {**head["about"], **about}, sizes, weights.tobytes(), biases)


def read_brain(path: Path, game: Game, temperature: float | None = None) -> Brain:
    """Read and check a brain, by default with its own temperature; `BadBrain` says what is wrong with it."""
    head, biases, weights = _parts(path)
    about = head["about"]
    if about.get("fingerprint") != fingerprint(game):
        raise BadBrain(
            f"{path.name} was made for {about.get('game')!r:.40}, version {about.get('rules')!r:.10}, with other"
            f" observations or actions; {game.slug} needs the fingerprint {fingerprint(game)}"
        )
    game = seen_by_brain(game)
    encoding = encoding_of(game)
    columns, first, second, answers = (
        len(game.rules.features),
        head["first"],
        head["second"],
        sight_of(game.rules).answers,
    )
    rows = encoding.size
    if not (0 < first <= FIRST and 0 < second <= SECOND):
        raise BadBrain(f"{path.name}: layers of {first} and {second} units; there is room for {FIRST} and {SECOND}")
    if len(biases) != first + second + answers or len(weights) != rows * first + (first + answers) * second:
        raise BadBrain(f"{path.name}: the sizes of its layers do not fit {game.slug}; it may be truncated")
    tuning = array("i", [0] * HEADER)
    for column, scale in enumerate(encoding.scale_of):
        tuning.extend((encoding.starts[column], HEADER + 2 * columns + VALUES * scale))
    for table in encoding.scales:
        tuning.extend(table)
    at = len(tuning)
    tuning.extend(biases)
    parts = _list_parts(sight_of(game.rules), tuning)
    # A logit is worth `unit`: one step of 1/256 in the exponent of two is ln(2)/256 of it.
    sharpness = round(head["unit"] / (temperature or head.get("temperature", 1.0)) / (log(2) / 256) * 65536)
    values = (columns, first, second, answers, rows, head["shift_1"], head["shift_2"], sharpness, FLOOR, at)
    for place, value in enumerate((*values, *parts)):
        tuning[place] = value
    return Brain(weights, tuning, about)


def _list_parts(sight: Sight, tuning: array[int]) -> tuple[int, int, int]:
    """Add what actions consist of; return how many parts there are, and where parts and actions are listed."""

    def listed(lists: Sequence[Sequence[Sequence[int]]]) -> int:
        at = len(tuning)
        tuning.extend([0] * 2 * len(lists))
        for nth, items in enumerate(lists):
            tuning[at + 2 * nth], tuning[at + 2 * nth + 1] = len(tuning), len(items)
            for item in items:
                tuning.extend(item)
        return at

    at = listed(sight.parts)
    return len(sight.parts), at, listed([[(part,) for part in parts] for parts in sight.parts_of])


def _parts(path: Path) -> tuple[dict[str, Any], array[int], array[int]]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadBrain(f"the brain {path.name} cannot be read: {error.strerror}") from None
    if not data.startswith(MAGIC) or len(data) > LARGEST_FILE:
        raise BadBrain(f"{path.name} is not a brain of this version of Ruse")
    line, _, rest = data[len(MAGIC) :].partition(b"\n")
    try:
        head = json.loads(line)
        count, size = int(head["biases"]), int(head["weights"])
        head["first"], head["second"], head["about"]
        head["shift_1"], head["shift_2"], head["unit"]
    except (ValueError, KeyError, TypeError):
        raise BadBrain(f"{path.name}: the head of the file cannot be read") from None
    if len(rest) != 4 * count + size:
        raise BadBrain(f"{path.name} is truncated: {len(rest)} bytes after its head, {4 * count + size} expected")
    biases, weights = array("i"), array("b")
    biases.frombytes(rest[: 4 * count])
    weights.frombytes(rest[4 * count :])
    return head, biases, weights


@cache
def brain_of(game: Game) -> Brain | None:
    """Return the brain that a game comes with, read once; `None` if it has none."""
    return None if game.rules.brain is None else read_brain(game.rules.brain, game)


def brain_arrays(game: Game, brain: Brain | None, roles: list[list[int]]) -> tuple[Any, Any]:
    """Return a brain for the compiled loops: the given one, or the game's own if a seat needs it."""
    import numpy as np

    from ruse.core.targets.bot_choice import LEARNED

    if brain is None and any(LEARNED in seats for seats in roles):
        brain = brain_of(game)
    if brain is None:
        return np.zeros(1, np.int8), np.zeros(HEADER, np.int32)
    return np.array(brain.weights, np.int8), np.array(brain.tuning, np.int32)
