"""The score sheet: what everything is worth now (CAPER-80)."""

from __future__ import annotations

from ruse.games.caper.cards.tables import VALUE, of_card, of_track
from ruse.games.caper.rules.crew import crew_of, member
from ruse.games.caper.rules.heist import lead, wins
from ruse.games.caper.rules.scoring import card_points, location_points, loot_points, score
from ruse.games.caper.rules.state import CREW, LOCATIONS, State
from ruse.games.caper.view_types import LocationSheet, PointsView


def sheet(s: State, seat: int) -> PointsView:
    """Return the points of a seat, as the paper has them: for each location, for its cards there, for loot."""
    locations = [location_sheet(s, seat, location) for location in range(LOCATIONS)]
    return {
        "locations": locations,
        "loot": loot_points(s, seat),
        "total": score(s, seat),
    }


def location_sheet(s: State, seat: int, location: int) -> LocationSheet:
    """Return one location: what its winner gets, and the points of the crew's cards."""
    site = s.site[location]
    won = wins(s, seat, location)
    crew = crew_of(seat, location)
    return {
        "won": won,
        "points": of_card(site, VALUE) if won else 0,
        "effect": card_points(s, seat, location, site) if won else 0,
        "bonus": of_track(lead(s, seat, location)) if won else 0,
        "location": location_points(s, seat, location),
        "cards": sum(card_points(s, seat, location, member(s, crew, nth)) for nth in range(CREW)),
    }
