"""Text forms, for every game: views, events, options and whole matches come back unchanged."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.conformance.laws import as_json
from tests.conformance.walks import GAMES, OFTEN, matches, now_and_then

import ruse


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_views_and_events_are_json(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        told = 0
        for moment in now_and_then(match, chance, 0.2):
            for seat in (None, *range(moment.players)):
                assert as_json(moment.view(seat)) == moment.view(seat)
                assert as_json(moment.events(seat, told)) == moment.events(seat, told)
            told = moment.happened
            assert as_json(moment.reveal()) == moment.reveal()

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_views_have_one_outer_shape(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.1):
            view = moment.view(0)
            assert {"game", "options", "phase", "turn", "waiting", "over", "seats"} <= set(view)
            assert view["game"] == slug
            assert len(view["seats"]) == moment.players

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_events_only_grow(slug: str, often: settings):
    """What a seat has seen happen it has seen: later events never change earlier ones."""

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        seat = chance.randrange(match.players)
        seen = match.events(seat)
        for moment in now_and_then(match, chance, 0.3):
            events = moment.events(seat)
            assert events[: len(seen)] == seen
            seen = events

    law()


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_a_match_comes_back_from_its_text(slug: str, often: settings):
    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.03):
            text = moment.dumps()
            again = ruse.loads(text)
            assert again.dumps() == text
            assert again._state.pack() == moment._state.pack()
            assert again.reveal() == moment.reveal()
            assert again.view(0) == moment.view(0)

    law()


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_can_be_written_and_read(slug: str):
    game = ruse.all_games()[slug]
    assert as_json(game.describe()) == game.describe()
    for option in game.interface.options:
        for players in game.players:
            assert option.default_for(players) in option.values
        for value in option.values:
            assert option.read(str(value)) == value
            assert option.read(value) == value
            assert option.number(value) >= 0


@pytest.mark.parametrize("slug", GAMES)
def test_every_edition_can_be_dealt(slug: str):
    game = ruse.all_games()[slug]
    assert "standard" in game.interface.editions
    for edition in game.interface.editions:
        match = ruse.deal(slug, game.players[0], seed=1, edition=edition)
        assert ruse.loads(match.dumps()).options == match.options
