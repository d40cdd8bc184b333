"""The file of a brain: what it was trained for, and its networks with their sizes and weights.

It is read without NumPy.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.brain import DIRECTORY, HEADER, MOST, WHOLE
from ruse.core.encoding import VALUES, encoding_of
from ruse.core.errors import BadBrain
from ruse.core.kept_with import kept_with
from ruse.core.sight import Sight, seen_by_brain, sight_of

if TYPE_CHECKING:
    from ruse.core.game import Game, Rules

MAGIC = b"RUSE BRAIN 2\n"
LARGEST_FILE = 2 << 20
FIRST, SECOND = 512, 256
"""The most units that the hidden layers may have: a GPU's thread keeps them in its own memory."""
FLOOR = WHOLE >> 6
"""Actions less than 1/64 as likely as the likeliest one are not played: they are what training tried out."""

LARGEST_SHIFT = 31
COLDEST, HOTTEST, LARGEST_UNIT = 0.01, 100.0, 0.5
"""Which temperatures a network may have, and what a step of its sums may be worth: the sharpness has 32 bits."""


@dataclass(frozen=True, eq=False)
class Brain:
    """The arrays that `ruse.core.brain` works on."""

    weights: array[int]
    tuning: array[int]
    about: dict[str, Any]
    """The model card: how it was trained, and for what."""


class StoredNetwork(NamedTuple):
    """A network as it is stored."""

    sizes: dict[str, Any]
    """Its sizes and scales; for which player counts it is (for all, if none are named); how freely it plays."""
    biases: array[int]
    weights: array[int]


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


def write_brain(path: Path, about: dict[str, Any], networks: Sequence[StoredNetwork]) -> None:
    """Write a brain: a line of JSON, then of each network the biases as 32-bit numbers and the weights as bytes."""
    sizes = [
        {**network.sizes, "biases": len(network.biases), "weights": len(network.weights)} for network in networks
    ]
    data = MAGIC + json.dumps({"about": about, "networks": sizes}).encode() + b"\n"
    data += b"".join(network.biases.tobytes() + network.weights.tobytes() for network in networks)
    if len(data) > LARGEST_FILE:
        raise BadBrain(f"a brain has at most {LARGEST_FILE} bytes, this one {len(data)}")
    path.write_bytes(data)


def amend_brain(
    path: Path, temperature: float | None = None, temperature_with: Mapping[int, float] | None = None, **about: Any
) -> None:
    """Add to a brain's model card, for example measured figures, or give it other temperatures."""
    card, networks = stored_networks(path)
    given: dict[str, Any] = {}
    if temperature is not None:
        given["temperature"] = temperature
    if temperature_with is not None:
        given["temperature_with"] = {str(players): value for players, value in temperature_with.items()}
    write_brain(
        path, {**card, **about}, [network._replace(sizes={**network.sizes, **given}) for network in networks]
    )


def join_brains(path: Path, files: Mapping[Path, Sequence[int]], **about: Any) -> None:
    """Make one brain of several: each file's network plays with the player counts that are given for it.

    The last one also plays with all counts that none is for. The model card holds the cards of all of them.
    """
    cards: list[dict[str, Any]] = []
    networks: list[StoredNetwork] = []
    for file, players in files.items():
        card, (network, *more) = stored_networks(file)
        if more:
            raise BadBrain(f"{file.name} already has {len(more) + 1} networks")
        if cards and card["fingerprint"] != cards[0]["fingerprint"]:
            raise BadBrain(f"{file.name} was made for something else than the first brain")
        cards.append({**card, "players": list(players)})
        networks.append(network._replace(sizes={**network.sizes, "players": list(players)}))
    same = {name: cards[0][name] for name in ("game", "rules", "fingerprint")}
    sums = {name: sum(card.get(name, 0) for card in cards) for name in ("decisions", "minutes")}
    field = {
        str(n): card["field"][str(n)] for card in cards for n in card["players"] if str(n) in card.get("field", {})
    }
    strong = [n for card in cards for n in card["players"] if n in card.get("strong_with", card["players"])]
    write_brain(path, {**same, **sums, "field": field, "strong_with": strong, "networks": cards, **about}, networks)


def read_brain(path: Path, game: Game, temperature: float | None = None) -> Brain:
    """Read and check a brain, by default with its own temperatures; `BadBrain` says what is wrong with it."""
    about, networks = stored_networks(path)
    if about.get("fingerprint") != fingerprint(game):
        raise BadBrain(
            f"{path.name} was made for {about.get('game')!r:.40}, version {about.get('rules')!r:.10}, with other"
            f" observations or actions; {game.slug} needs the fingerprint {fingerprint(game)}"
        )
    weights, tuning = array("b"), array("i", [0] * DIRECTORY)
    # The last network plays with all counts that none is for.
    for network in reversed(networks):
        net = _add_network(path.name, seen_by_brain(game), network, weights, tuning)
        for players in range(MOST):
            if tuning[2 * players] == 0 or players in network.sizes.get("players", ()):
                tuning[2 * players] = net
                tuning[2 * players + 1] = _sharpness(network, players, temperature)
    return Brain(weights, tuning, about)


def _add_network(name: str, game: Game, network: StoredNetwork, weights: array[int], tuning: array[int]) -> int:
    """Add a network to the arrays of a brain; return where its header is."""
    encoding, sight = encoding_of(game), sight_of(game.rules)
    sizes, columns, rows = network.sizes, len(game.rules.features), encoding.size
    first, second, answers = sizes["first"], sizes["second"], sight.answers
    if not (0 < first <= FIRST and 0 < second <= SECOND):
        raise BadBrain(f"{name}: layers of {first} and {second} units; there is room for {FIRST} and {SECOND}")
    expected = first + second + answers, rows * first + (first + answers) * second
    if (len(network.biases), len(network.weights)) != expected:
        raise BadBrain(f"{name}: the sizes of its layers do not fit {game.slug}; it may be truncated")
    net = len(tuning)
    tuning.extend([0] * HEADER)
    scales = len(tuning)
    for column, scale in enumerate(encoding.scale_of):
        tuning.extend((encoding.starts[column], scales + 2 * columns + VALUES * scale))
    for table in encoding.scales:
        tuning.extend(table)
    biases = len(tuning)
    tuning.extend(network.biases)
    parts = _list_parts(sight, tuning)
    shifts = sizes["shift_1"], sizes["shift_2"]
    header = (columns, first, second, answers, rows, *shifts, FLOOR, len(weights), biases, scales, *parts)
    for place, value in enumerate(header):
        tuning[net + place] = value
    weights.extend(network.weights)
    return net


def _sharpness(network: StoredNetwork, players: int, temperature: float | None) -> int:
    """Return how a difference of logits becomes an exponent of two: one step of 1/256 is ln(2)/256 of a logit."""
    sizes = network.sizes
    own: float = sizes.get("temperature_with", {}).get(str(players), sizes.get("temperature", 1.0))
    unit: float = sizes["unit"]
    return round(unit / (temperature or own) / (log(2) / 256) * 65536)


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


def stored_networks(path: Path) -> tuple[dict[str, Any], list[StoredNetwork]]:
    """Return the model card and the networks of a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadBrain(f"the brain {path.name} cannot be read: {error.strerror}") from None
    if not data.startswith(MAGIC) or len(data) > LARGEST_FILE:
        raise BadBrain(f"{path.name} is not a brain of this version of Ruse")
    line, _, rest = data[len(MAGIC) :].partition(b"\n")
    try:
        head = json.loads(line)
        about, stored = dict(head["about"]), list(head["networks"])
        _check_numbers(about.get("strong_with", []), MOST)
        for sizes in stored:
            _check_sizes(sizes)
        lengths = [(4 * sizes["biases"], sizes["weights"]) for sizes in stored]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadBrain(f"{path.name}: the head of the file cannot be read") from None
    if not stored or len(rest) != sum(map(sum, lengths)):
        expected = sum(map(sum, lengths))
        raise BadBrain(f"{path.name} is truncated: {len(rest)} bytes after its head, {expected} expected")
    networks = []
    for sizes, (before, size) in zip(stored, lengths, strict=True):
        biases, weights = array("i"), array("b")
        biases.frombytes(rest[:before])
        weights.frombytes(rest[before : before + size])
        rest = rest[before + size :]
        networks.append(StoredNetwork(sizes, biases, weights))
    return about, networks


def _check_sizes(sizes: dict[str, Any]) -> None:
    """Raise an error unless a network's sizes and scales are numbers that a bot can play with."""
    _check_numbers([sizes[name] for name in ("first", "second", "biases", "weights")], LARGEST_FILE)
    _check_numbers([sizes["shift_1"], sizes["shift_2"]], LARGEST_SHIFT)
    _check_numbers(sizes.get("players", []), MOST)
    free = [sizes.get("temperature", 1.0), *sizes.get("temperature_with", {}).values()]
    if not 0 < sizes["unit"] <= LARGEST_UNIT or not all(COLDEST <= one <= HOTTEST for one in free):
        raise ValueError


def _check_numbers(values: Any, most: int) -> None:
    """Raise an error unless this is a list of whole numbers from 0 to `most`."""
    if not isinstance(values, list) or not all(type(value) is int and 0 <= value <= most for value in values):
        raise ValueError


_READ: dict[tuple[Path, str], Brain] = {}
"""Brains that were read, by file and fingerprint. A file is valid for one fingerprint, so there is one for each."""


@kept_with
def brain_of(game: Game) -> Brain | None:
    """Return the brain that a game comes with, read once for all its cards; `None` if it has none."""
    if game.rules.brain is None:
        return None
    key = game.rules.brain, fingerprint(game)
    if key not in _READ:
        _READ[key] = read_brain(game.rules.brain, game)
    return _READ[key]


def brain_arrays(game: Game, brain: Brain | None, roles: list[list[int]]) -> tuple[Any, Any]:
    """Return a brain for the compiled loops: the given one, or the game's own if a seat needs it."""
    import numpy as np

    from ruse.core.targets.bot_choice import LEARNED

    if brain is None and any(LEARNED in seats for seats in roles):
        brain = brain_of(game)
    if brain is None:
        return np.zeros(1, np.int8), np.zeros(DIRECTORY + HEADER, np.int32)
    return np.array(brain.weights, np.int8), np.array(brain.tuning, np.int32)
