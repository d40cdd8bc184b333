"""A batch for learners is many matches, no different from one."""

from __future__ import annotations

import numpy as np
import pytest

import ruse


def test_a_batch_plays_like_single_matches() -> None:
    batch = ruse.batch("coup", 300, players=3, seed=4, envoy="inquisitor")
    chooser = np.random.default_rng(1)
    first = ruse.deal("coup", 3, seed=4, envoy="inquisitor")
    while not batch.over.all():
        masks = batch.legal()
        seats = batch.seats
        if not first.over:
            assert seats[0] == first.waiting[0]
            assert np.flatnonzero(masks[0]).tolist() == [action.number for action in first.actions(seats[0])]
            assert batch.observe()[0].tolist() == first.observe(int(seats[0]))
        actions = (masks * chooser.random(masks.shape)).argmax(axis=1)
        if not first.over:
            chosen = next(action for action in first.actions(seats[0]) if action.number == actions[0])
            first.play(int(seats[0]), chosen)
        batch.step(actions)
    assert batch.seats.tolist() == [-1] * 300
    assert batch.wins.sum() == 300
    assert np.flatnonzero(batch.wins[0]).tolist() == list(first.winners)


def test_bad_input_is_refused() -> None:
    with pytest.raises(ruse.BadOption, match="at least one match"):
        ruse.batch("coup", 0, players=3)
    with pytest.raises(ruse.BadOption, match="2 to 10 players"):
        ruse.batch("coup", 5, players=11)
