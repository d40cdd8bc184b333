"""Observations as the input of a network: made from the spaces of a game, and the same in every library."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest

import ruse
from ruse.core.game import Game
from ruse.core.spaces import CATEGORY, SET
from ruse.study.one_hot import OneHot

GAMES = list(ruse.all_games().values())


def observations(game: Game) -> Any:
    """Return what all seats see along a random match."""
    chooser = np.random.default_rng(5)
    match = ruse.deal(game.slug, game.players[-1], seed=3)
    seen: list[list[int]] = []
    while not match.over and len(seen) < 200:
        seen += [match.observe(seat) for seat in range(match.players)]
        seat = match.waiting[0]
        match.play(seat, str(chooser.choice(match.actions(seat))))
    return np.array(seen, np.uint8)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_column_is_encoded_as_its_space_says(game: Game) -> None:
    encode, seen = OneHot(game), observations(game)
    shown = encode(seen)
    assert shown.dtype == np.float32
    assert shown.shape == (len(seen), encode.width)
    assert shown.min() >= 0
    assert shown.max() <= 1
    assert len(set(encode.names)) == encode.width
    first = 0
    for column, (feature, space) in enumerate(zip(game.rules.features, game.spaces, strict=True)):
        size = space.size if space.kind in (CATEGORY, SET) else 1
        part = shown[:, first : first + size]
        assert all(name.startswith(feature) for name in encode.names[first : first + size])
        if space.kind == CATEGORY:
            assert (part.sum(1) == 1).all()
            assert (part.argmax(1) == seen[:, column]).all()
        elif space.kind == SET:
            assert (part @ (1 << np.arange(size)) == seen[:, column]).all()
        else:
            assert np.allclose(part[:, 0] * space.largest, seen[:, column])
        first += size
    assert first == encode.width


@pytest.mark.deep  # only `make test-deep` installs them
@pytest.mark.parametrize("library", ["torch", "jax"])
def test_other_libraries_get_the_same_numbers_of_their_own(library: str) -> None:
    module: Any = pytest.importorskip(
        library, reason=f"{library} is not installed: `make test-deep` does it where it can"
    )
    game = ruse.all_games()["coup"]
    encode, seen = OneHot(game), observations(game)
    other = module.from_numpy(seen) if library == "torch" else importlib.import_module("jax.numpy").asarray(seen)
    for _ in range(2):
        shown = encode(other)
        assert type(shown) is type(other)
        assert np.asarray(shown).tobytes() == encode(seen).tobytes()


def test_a_batch_is_encoded_as_it_is() -> None:
    batch = ruse.batch("coup", 6, players=3)
    encode = OneHot(batch.game)
    assert encode(batch.observation).shape == (6, encode.width)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda seen: seen.tolist(), "an array of NumPy, PyTorch, JAX or CuPy"),
        (lambda seen: None, "an array of NumPy, PyTorch, JAX or CuPy"),
        (lambda seen: seen[0], r"rows of \d+ numbers of 8 bits, not uint8 of shape \(\d+,\)"),
        (lambda seen: seen[:, 1:], r"rows of \d+ numbers"),
        (lambda seen: seen.astype(np.int64), "not int64 of shape"),
    ],
    ids=["list", "none", "one", "short", "wide"],
)
def test_what_is_no_observation_is_refused(wrong: Any, told: str) -> None:
    game = ruse.all_games()["coup"]
    with pytest.raises(ruse.BadOption, match=told):
        OneHot(game)(wrong(observations(game)))
