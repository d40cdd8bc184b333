"""Secrecy law (c) for who has left: that, and the time until a bot plays for them, reveals nothing hidden."""

from __future__ import annotations

from random import Random

import pytest
from tests.conformance.planted import some_match
from tests.conformance.served import blinded, differences, server
from tests.conformance.walks import GAMES, walk
from tests.depths import deep_after

import ruse
from ruse.core.match import Match
from ruse.core.words import LOCALES
from ruse.server.tables.absences import UNNOTICED, Absences


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with server(tmp_path_factory.mktemp("absences")) as opened:
        yield opened


def others_of(match: Match, seat: int | None) -> list[int]:
    """Return every seat except the reader's."""
    return [other for other in range(match.players) if other != seat]


@pytest.mark.parametrize("seed", deep_after(1, range(12)))
@pytest.mark.parametrize("slug", GAMES)
def test_who_has_left_tells_nothing_hidden(house, slug: str, seed: int):
    chance = Random(seed)
    match = some_match(ruse.all_games()[slug], chance)
    moments = [moment.copy() for moment in walk(match, chance) if not moment.over]
    for moment in chance.sample(moments, min(2, len(moments))):
        seat = chance.choice([*range(moment.players), None])
        others = others_of(moment, seat)
        gone = chance.sample(others, chance.randint(1, len(others)))
        language, seconds = chance.choice(LOCALES), chance.choice((UNNOTICED, 25.0, 1000.0))
        served = house.served(moment, seat, language, gone, seconds)
        assert served["page"].count("data-absent=") == len(gone)
        twin = blinded(moment, seat, chance)
        assert not differences(served, house.served(twin, seat, language, gone, seconds))


def test_whoever_has_just_left_is_not_shown(house):
    match = ruse.deal("coup", 3, seed=1)
    assert "data-absent=" not in house.served(match, 0, "en", [1], UNNOTICED - 1)["page"]
    assert "data-absent=" in house.served(match, 0, "en", [1], UNNOTICED)["page"]


def test_a_countdown_that_depends_on_cards_is_noticed(house, monkeypatch):
    match, chance = ruse.deal("coup", 4, seed=3, first_player=0), Random(1)
    true = Absences.seconds

    def leaking(self, seat):
        seconds, held = true(self, seat), self._playing.match.reveal()["hands"][seat]
        return None if seconds is None else seconds + sum(map(ord, "".join(held)))

    served = house.served(match, 0, "en", [1])
    twin = blinded(match, 0, chance)
    assert not differences(served, house.served(twin, 0, "en", [1]))
    monkeypatch.setattr(Absences, "seconds", leaking)
    assert differences(house.served(match, 0, "en", [1]), house.served(twin, 0, "en", [1]))
