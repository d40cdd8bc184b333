"""The picture over time after a match: every game has one, and it tells what everybody could see."""

from __future__ import annotations

from random import Random

import pytest
from tests.web.finished import row_of

import ruse
from ruse.core.match import Match
from ruse.web.replay.graph import HEIGHT, WIDTH, graph
from ruse.web.replay.positions import course

GAMES = ("coup", "minister", "royal", "caper")


def finished(slug: str) -> Match:
    """Play a match at random to its end."""
    match, chance = ruse.deal(slug, 2 if slug == "caper" else 3, seed=5), Random(5)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.actions(seat)))
    return match


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_a_curve_for_every_seat(slug):
    match = finished(slug)
    picture = graph(match)
    assert picture is not None
    assert sorted(one.seat for one in picture.curves) == list(range(match.players))
    assert picture.curves[0].seat in match.winners
    assert {len(one.values) for one in picture.curves} == {len(course(match).turns) + 1}
    assert len(picture.plies) == len(picture.curves[0].values)


def test_curves_begin_and_end_with_what_everybody_had():
    match = finished("coup")
    picture = graph(match)
    assert picture is not None
    for one in picture.curves:
        assert one.last == match.view(None)["seats"][one.seat]["coins"]
        first, last = one.points.split()[0], one.points.split()[-1]
        assert first.startswith("0.0,")
        assert last == f"{WIDTH:.1f},{HEIGHT - one.last / picture.most * HEIGHT:.1f}"


def test_the_fame_of_royal_ends_with_the_score():
    match = finished("royal")
    picture = graph(match)
    assert picture is not None
    assert {one.seat: one.last for one in picture.curves} == dict(enumerate(match.scores))


@pytest.mark.parametrize("locale", ["en", "de", "it"])
def test_the_page_after_a_match_shows_it(house, locale):
    match = finished("coup")
    row = row_of(match, "2345678923", names=("Ada", "Bo", "Cy"))
    house.do(house.room.store.create, row)
    page = house.visitor(locale).get(f"/table/{row.id}/replay").text
    assert page.count("<polyline") == 3
    assert "graph-title" in page
