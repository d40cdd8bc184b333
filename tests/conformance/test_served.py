"""Secrecy law (c) for pages, streams and the API, for every game: what a reader gets reveals nothing hidden."""

from __future__ import annotations

from random import Random

import pytest
from tests.conformance.planted import some_match
from tests.conformance.served import blinded, differences, server
from tests.conformance.walks import GAMES, walk
from tests.depths import deep_after

import ruse
from ruse.core.words import LOCALES
from ruse.web.table import stage as stages
from ruse.web.table.beats import Stagehand


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with server(tmp_path_factory.mktemp("served")) as opened:
        yield opened


@pytest.mark.parametrize("seed", deep_after(1, range(10)))
@pytest.mark.parametrize("slug", GAMES)
def test_pages_streams_and_the_api_tell_nothing_hidden(house, slug: str, seed: int):
    chance = Random(seed)
    match = some_match(ruse.all_games()[slug], chance)
    moments = [moment.copy() for moment in walk(match, chance) if not moment.over]
    for moment in chance.sample(moments, min(5, len(moments))):
        seat = chance.choice([*range(moment.players), None])
        language = chance.choice(LOCALES)
        served = house.served(moment, seat, language)
        assert not differences(served, house.served(blinded(moment, seat, chance), seat, language))
        for text in served.values():
            assert str(moment.seed) not in text
            assert moment.salt.hex() not in text


def test_what_is_served_is_served_at_all(house):
    match = ruse.deal("coup", 3, seed=1, first_player=0)
    match.play(0, "income")
    served = house.served(match, 0, "en")
    assert all(
        served[what].startswith("200") for what in ("page", "stream", "api/view", "api stream", "api/events")
    )
    assert all(served[what].startswith("409") for what in ("replay", "record", "api/record", "notice"))


@pytest.mark.parametrize("leak", ["hand", "events", "journal", "seed"])
def test_a_planted_leak_is_noticed(house, monkeypatch, leak):
    """A page that shows more than the view and the events of its reader breaks the law."""
    true = stages.stage

    def leaking(table, *reader):
        values = true(table, *reader)
        match = table.match
        leaks = {
            "hand": lambda: match.reveal()["hands"],
            "events": lambda: match.revealed(),
            "journal": lambda: match.journal,
            "seed": lambda: match.seed,
        }
        return {**values, "title": str(leaks[leak]())}

    monkeypatch.setattr("ruse.web.table.frame.stage", leaking)
    match, chance = ruse.deal("coup", 4, seed=3, first_player=0), Random(1)
    match.play(0, "tax")
    match.play(1, "challenge")
    served = house.served(match, 2, "en")
    told = differences(served, house.served(blinded(match, 2, chance), 2, "en"))
    assert told or str(match.seed) in served["page"]


def test_a_beat_that_says_more_than_its_event_is_noticed(house, monkeypatch):
    """What the page plays is made from the events of its reader; anything else in it breaks the law."""
    match, chance = ruse.deal("coup", 4, seed=3, first_player=0), Random(1)
    match.play(0, "tax")
    true = Stagehand.beat

    def leaking(hand, event, verb):
        return {**true(hand, event, verb), "card": match.reveal()["hands"][1][0] if leak else None}

    monkeypatch.setattr(Stagehand, "beat", leaking)
    for leak in (False, True):
        own = house.served(match, 2, "en")["page"]
        match = blinded(match, 2, chance)
        assert (own != house.served(match, 2, "en")["page"]) == leak
