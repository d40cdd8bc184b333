"""The end of a match at its table: ranking, open hands, statistics, lies."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.browser.arranged import NAMES, arranged
from tests.web.replay.test_graph import GAMES, finished

import ruse
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words
from ruse.web.replay.finale import finale, ranking
from ruse.web.replay.timeline import timeline
from ruse.web.site.say import Say

say = Say("en")


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_ranks_its_seats_and_counts_what_they_did(slug):
    match = finished(slug)
    words = Words(match.game.presentation.words, "en")
    end = finale(match, NAMES[: match.players], words, say)
    assert sorted(place.seat for place in end.ranking) == list(range(match.players))
    assert {place.seat for place in end.ranking if place.rank == 1} == set(match.winners)
    assert [place.rank for place in end.ranking] == sorted(place.rank for place in end.ranking)
    assert end.figures
    played = Counter((seat, str(action).split()[0]) for seat, action in match.journal)
    for figure in end.figures:
        verb = next((verb for _, verb in played if words(f"action-{verb}") == figure.title), None)
        if verb:
            assert figure.values == tuple(played[seat, verb] for seat in range(match.players))
    assert len(end.lies) == sum(claim.bluff for claim in timeline(match).claims)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
def test_no_two_columns_have_one_name(slug, locale):
    match = finished(slug)
    words = Words(match.game.presentation.words, locale)
    titles = [figure.title for figure in finale(match, NAMES[: match.players], words, Say(locale)).figures]
    assert len(set(titles)) == len(titles)


def test_claims_are_counted_once():
    match = finished("minister")
    words = Words(match.game.presentation.words, "en")
    titles = [figure.title for figure in finale(match, NAMES[: match.players], words, say).figures]
    assert say("replay-count-claims") in titles
    assert words("action-claim") not in titles


def test_whoever_stays_longer_ranks_higher_and_every_hand_is_open():
    hands, lost = [["duke"], ["assassin"], ["captain"]], [["duke"], ["duke"], ["contessa"]]
    match = arranged("0 coup 1 / 2 coup 0", hands, coins=[7, 0, 7], lost=lost)
    assert match.over
    places = ranking(match)
    assert [(place.seat, place.rank, place.hand) for place in places] == [
        (2, 1, ("captain",)),
        (0, 2, ()),
        (1, 3, ()),
    ]


def test_the_statistics_are_those_of_the_claims():
    match = finished("coup")
    words = Words(match.game.presentation.words, "en")
    figures = {figure.title: figure.values for figure in finale(match, NAMES[:3], words, say).figures}
    claims = timeline(match).claims
    for seat in range(3):
        assert figures[say("replay-count-claims")][seat] == sum(claim.seat == seat for claim in claims)
        assert figures[say("replay-count-right")][seat] == sum(
            claim.challenger == seat and claim.caught for claim in claims
        )
    gained = [0, 0, 0]
    for event in match.revealed():
        if event["event"] == "coins" and event["to"] is not None:
            gained[event["to"]] += event["amount"]
    assert list(figures[say("replay-count-coins")]) == gained
    assert words("action-lose") not in figures, "nobody chooses to lose a card"


@pytest.mark.parametrize("slug", ["royal", "caper"])
def test_what_everybody_does_equally_often_is_no_column(slug):
    match = finished(slug)
    words = Words(match.game.presentation.words, "en")
    titles = [figure.title for figure in finale(match, NAMES[: match.players], words, say).figures]
    assert words("action-plan" if slug == "royal" else "action-hire") not in titles
    for kind, field in match.game.presentation.counted:
        assert words(f"count-{kind}-{field}") in titles


def test_the_thefts_of_royal_are_counted_for_those_who_stole():
    match = finished("royal")
    words = Words(match.game.presentation.words, "en")
    figures = {figure.title: figure.values for figure in finale(match, NAMES[: match.players], words, say).figures}
    stolen = [event["seat"] for event in match.events(None) if event["event"] == "stolen"]
    caught = [seat for event in match.events(None) if event["event"] == "guarded" for seat in event["caught"]]
    assert stolen
    assert caught
    assert figures[words("count-stolen-seat")] == tuple(map(stolen.count, range(match.players)))
    assert figures[words("count-guarded-caught")] == tuple(map(caught.count, range(match.players)))


@pytest.mark.parametrize("slug", ["royal", "caper"])
def test_a_last_frame_replays_nothing_where_nobody_has_left(slug, monkeypatch):
    match = finished(slug)
    monkeypatch.setattr(Match, "play", lambda *given: pytest.fail("the match was replayed"))
    assert finale(match, NAMES[: match.players], Words(match.game.presentation.words, "en"), say).ranking


@pytest.mark.parametrize("locale", LOCALES)
def test_the_headline_of_caper_has_the_score(locale):
    match = finished("caper")
    end = finale(match, NAMES[:2], Words(match.game.presentation.words, locale), Say(locale))
    best, other = sorted(match.scores, reverse=True)
    assert end.headline.startswith(NAMES[match.winners[0]])
    assert end.headline.endswith(f"{best} : {other}")


def test_nobody_counts_how_often_they_stopped():
    match = next(match for seed in range(50) if (match := stopped(seed)))
    words = Words(match.game.presentation.words, "en")
    titles = [figure.title for figure in finale(match, NAMES[: match.players], words, say).figures]
    assert words("action-done") not in titles
    assert words("action-trade") in titles


def stopped(seed: int) -> Match | None:
    """Return a match of Coup Royal, unless all exchanged cubes, or stopped, equally often."""
    match, chance = ruse.deal("royal", 3, seed=seed), Random(seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.actions(seat)))
    played = Counter((seat, str(action).split()[0]) for seat, action in match.journal)
    uneven = [len({played[seat, verb] for seat in range(3)}) > 1 for verb in ("done", "trade")]
    return match if all(uneven) else None
