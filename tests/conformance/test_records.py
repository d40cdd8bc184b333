"""Records, for every game: within their ranges after every step, never read from behind, copied whole."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from tests.conformance.walks import GAMES, OFTEN, matches, now_and_then, walk

import ruse
from ruse.core.match import Match
from ruse.core.record import Record, Row


class StrictRow(Row):
    """A row that cannot be read from behind: compiled, -1 is the last cell of somebody else's row."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        if not isinstance(at, slice) and at < 0:
            raise IndexError(f"negative index {at}")
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if not isinstance(at, slice) and at < 0:
            raise IndexError(f"negative index {at}")
        super().__setitem__(at, value)


def make_strict(match: Match) -> None:
    """Let a match run on rows that refuse negative indices (grids do so by themselves)."""
    for field in match._state.FIELDS:
        if len(field.shape) == 1:
            setattr(match._state, field.name, StrictRow(getattr(match._state, field.name)))
    match._out = StrictRow(match._out)


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_records_pack_and_unpack_after_every_step(slug: str, often: settings):
    state: type[Record] = ruse.all_games()[slug].rules.state

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in walk(match, chance):
            data = moment._state.pack()
            assert len(data) == state.SIZE
            assert state.unpack(data) == moment._state
            assert state.unpack(data).pack() == data

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_imagined_records_are_within_their_ranges(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.2):
            moment.imagine(chance.randrange(moment.players), chance.getrandbits(64)).pack()

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_no_index_is_negative(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        make_strict(match)
        for moment in walk(match, chance):
            seat = chance.randrange(moment.players)
            out = StrictRow([0] * len(moment.game.rules.features))
            moment.game.rules.observe(moment._state, seat, out)
            if chance.random() < 0.1:
                moment.imagine(seat, chance.getrandbits(64))
            moment.scores  # noqa: B018  # it reads the record

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_observations_are_small_numbers(slug: str, often: settings):
    game = ruse.all_games()[slug]

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.2):
            features = moment.observe(chance.randrange(moment.players))
            assert len(features) == len(game.rules.features) == len(set(game.rules.features))
            assert all(0 <= feature <= 255 for feature in features)

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_a_copy_goes_its_own_way(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.05):
            before = moment._state.pack(), moment.dumps(), moment.events(0)
            twin = moment.copy()
            assert (twin._state.pack(), twin.dumps(), twin.events(0)) == before
            for _ in walk(twin, chance, 30):
                pass
            assert (moment._state.pack(), moment.dumps(), moment.events(0)) == before

    law()


def test_strict_rows_do_refuse():
    with pytest.raises(IndexError):
        StrictRow([1, 2])[-1]
    with pytest.raises(IndexError):
        StrictRow([1, 2])[-1] = 3
