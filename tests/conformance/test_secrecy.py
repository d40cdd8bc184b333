"""Secrecy, for every game: laws (a), (c) and (d) along random matches, and twins from other deals."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.laws import check_knowledge, check_secrecy
from tests.conformance.walks import GAMES, OFTEN, matches, now_and_then, walk

import ruse


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_nothing_hidden_shows(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.3):
            check_secrecy(moment, chance.randrange(moment.players), chance)

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_only_knowledge_counts(slug: str, often: settings):
    """A seat that has seen the same in two different worlds is shown the same and imagines the same."""
    found = []

    @often
    @given(matches(slug), st.integers(0, 7))
    def law(dealt, length):
        match, chance = dealt
        *_, last = walk(match, chance, length + 1)
        found.append(check_knowledge(last, chance.randrange(match.players), chance))

    law()
    assert sum(found) > len(found) / 4, "too few twins were found to say anything"


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_the_random_state_is_replaced(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.1):
            seat = chance.randrange(moment.players)
            worlds = [moment.imagine(seat, chance.getrandbits(64)).random for _ in range(3)]
            assert len({moment._state.random, *worlds}) == 4

    law()


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_is_not_touched_by_imagining(slug: str):
    match = ruse.deal(slug, ruse.all_games()[slug].players[0], seed=1)
    for moment in walk(match, Random(1)):
        before = moment._state.pack()
        moment.imagine(0, 5)
        moment.observe(0)
        moment.view(0)
        assert moment._state.pack() == before
