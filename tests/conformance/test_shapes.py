"""What events hold, for every game: each field says what kind it is, and its value is of that kind."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from tests.conformance.walks import GAMES, OFTEN, matches, walk

import ruse
from ruse.core.event import EventField, Kind
from ruse.core.match import Match


@pytest.mark.parametrize("slug", GAMES)
def test_every_field_says_what_it_holds(slug: str):
    for shape in ruse.all_games()[slug].interface.events.values():
        for field in (*shape.fields, *shape.secret):
            assert isinstance(field, EventField), (shape.name, field)
            assert bool(field.prefix) == (field.kind is Kind.NAME), (shape.name, field)


@OFTEN
@pytest.mark.parametrize("slug", GAMES)
def test_values_are_what_their_fields_say(slug: str, often: settings):
    shapes = {shape.name: shape for shape in ruse.all_games()[slug].interface.events.values()}

    @often
    @given(matches(slug))
    def law(dealt):
        match, chance = dealt
        for _ in walk(match, chance):
            pass
        for event in match.revealed():
            shape = shapes[event["event"]]
            for field in (*shape.fields, *shape.secret):
                assert fits(match, field, event.get(field)), (event, field)

    law()


def fits(match: Match, field: EventField, value: Any) -> bool:
    """Return whether a value is of its field's kind; what did not happen to anybody is `None`."""
    seats = range(match.players)
    if value is None:
        return True
    if field.kind is Kind.SEAT:
        return type(value) is int and value in seats
    if field.kind in (Kind.SEATS, Kind.WINNERS):
        return isinstance(value, list) and all(type(seat) is int and seat in seats for seat in value)
    if field.kind is Kind.NAME:
        return all(isinstance(name, str) for name in (value if isinstance(value, list) else [value]))
    if field.kind is Kind.PLACES:
        return len(value) == 2 and all(isinstance(place, str) for place in value)
    return isinstance(value, str) if field.kind in (Kind.PLACE, Kind.SORT) else isinstance(value, str | int | list)
