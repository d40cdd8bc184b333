"""What a seat may know: the only door through which anything about a match leaves."""

from __future__ import annotations

from typing import Any, cast

from ruse.core.view import ActionHint, action_views, sharing
from ruse.games.caper.cards.tables import (
    CITIES,
    DEAL,
    DECK,
    ROUNDS,
    TRACK,
    city_shown,
    faces_in,
    of_board,
    of_round,
    of_track,
    slug,
)
from ruse.games.caper.knowledge.imagine import knows_hands
from ruse.games.caper.knowledge.preview import known_to, preview
from ruse.games.caper.knowledge.sheet import sheet
from ruse.games.caper.notation import COLOURS, DECKS, LETTERS, LOOT, PHASES, place_name, write
from ruse.games.caper.rules.burning import protected, targets
from ruse.games.caper.rules.crew import crew_of, place_of
from ruse.games.caper.rules.heist import lead
from ruse.games.caper.rules.legal import legal
from ruse.games.caper.rules.scoring import card_points
from ruse.games.caper.rules.state import (
    ANY,
    BURNING,
    CENTRE,
    LOCATIONS,
    LOOTS,
    NO_CARD,
    OVER,
    SLOTS,
    WIDTH,
    State,
)
from ruse.games.caper.rules.turn import leader
from ruse.games.caper.view_types import (
    BadgeView,
    CaperSeat,
    CaperView,
    CrewView,
    FaceView,
    LocationView,
    PendingView,
    RoundView,
    ThiefView,
)


def public_view(s: State) -> CaperView:
    """Return what everybody may know."""
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "city": CITIES[s.city],
        "city_colour": city_shown(s.city)["colour"],
        "round": round_view(s),
        "rounds": [badge(s, number) for number in range(of_board(ROUNDS))],
        "supply": s.supply,
        "decks": {"thief": s.thieves_left, "gear": s.gear_left},
        "track": [of_track(distance) for distance in range(of_board(TRACK) + 1)],
        "locations": [location_view(s, location) for location in range(LOCATIONS)],
        "seats": [seat_view(s, other) for other in range(s.players)],
        "pending": pending(s),
        "hands_known": knows_hands(s),
        "hands_passed": s.lap > 0,
        "cards": faces(s),
        "actions": [],
    }


@sharing(public_view)
def view(s: State, seat: int | None, public: CaperView | None = None) -> CaperView:
    """Return everything that is public, and what this seat alone knows; `None` is a spectator."""
    shown = public_view(s) if public is None else public.copy()
    if seat is not None:
        shown["seats"] = [{**other, "hand": hand_view(s, other["seat"], seat)} for other in shown["seats"]]
        shown["actions"] = actions(s, seat)
    return shown


def actions(s: State, seat: int) -> list[ActionHint]:
    """Return what a seat may do now, each with what it would change."""
    if not s.waiting >> seat & 1:
        return []
    world = known_to(s, seat)
    return action_views(world, seat, WIDTH, legal, write, preview(world, seat))


def round_view(s: State) -> RoundView | None:
    """Return the round being played: its number, who leads, and how many turns it has."""
    if s.phase == OVER:
        return None
    return {
        "number": s.round + 1,
        "deck": DECKS[of_round(s.round, DECK)],
        "leader": leader(s),
        "turn": s.lap + 1,
        "turns": of_round(s.round, DEAL) - 1,
    }


def badge(s: State, number: int) -> BadgeView:
    """Return a round as the board shows it (CAPER-12)."""
    return {
        "number": number + 1,
        "deck": DECKS[of_round(number, DECK)],
        "deal": of_round(number, DEAL),
        "over": number < s.round,
    }


def location_view(s: State, location: int) -> LocationView:
    """Return one location: its card, the marker (above 0 towards seat 0), loot, and the crews of both seats."""
    return {
        "location": location + 1,
        "card": slug(s.site[location]),
        "marker": s.marker[location] - CENTRE,
        "winner": next((seat for seat in range(s.players) if lead(s, seat, location) > 0), None),
        "loot": {LOOT[loot]: s.loot[location, loot] for loot in range(LOOTS)},
        "crews": [crew_view(s, seat, location) for seat in range(s.players)],
    }


def crew_view(s: State, seat: int, location: int) -> CrewView:
    """Return a crew: its thieves with their gear from below, its colours, and what is safe from burning."""
    safe = protected(s, seat, location)
    crew = crew_of(seat, location)
    return {
        "thieves": [
            thief_view(s, seat, location, slot)
            for slot in range(SLOTS)
            if s.thief[place_of(seat, location, slot)] != NO_CARD
        ],
        "colours": {COLOURS[colour]: s.colours[crew, colour] for colour in range(ANY) if s.colours[crew, colour]},
        "protected": [COLOURS[colour] for colour in range(1, ANY) if safe >> colour & 1],
    }


def thief_view(s: State, seat: int, location: int, slot: int) -> ThiefView:
    """Return a thief and the gear on him, each with what it is worth now; the last gear is the top card."""
    place = place_of(seat, location, slot)
    burnable = targets(s, seat, location) >> slot & 1 != 0
    return {
        "place": place_name(place),
        "thief": slug(s.thief[place]),
        "points": card_points(s, seat, location, s.thief[place]),
        "gear": [
            {
                "card": slug(s.gear[place, layer]),
                "points": card_points(s, seat, location, s.gear[place, layer]),
            }
            for layer in range(s.worn[place])
        ],
        "burnable": burnable,
    }


def seat_view(s: State, other: int) -> CaperSeat:
    """Return one seat: coins, hideout, discards, and its points now. Nobody but players may know a hand."""
    return {
        "seat": other,
        "coins": s.coins[other],
        "laundered": s.laundered[other],
        "loot": {LOOT[loot]: s.hq[other, loot] for loot in range(LOOTS)},
        "cards": s.held[other],
        "hand": None,
        "discards": [slug(s.discards[other, nth]) for nth in range(s.discarded[other])],
        "points": sheet(s, other),
        "alive": True,
    }


def hand_view(s: State, other: int, viewer: int) -> list[str] | None:
    """Return a hand if the seat may know it: its own, one it has held, or one where nothing else is left."""
    if viewer != other and not knows_hands(s):
        return None
    return [card for nth in range(s.held[other]) if (card := slug(s.hand[other, nth]))]


def pending(s: State) -> PendingView | None:
    """Return a choice inside an effect: whose, at which location, by which card; and the card that was burned."""
    if s.card == NO_CARD or s.phase == OVER:
        return None
    return {
        "seat": s.turn,
        "played": slug(s.card),
        "card": slug(s.cause),
        "location": s.where + 1,
        "burned": slug(s.ash),
        "targets": [LETTERS[slot] for slot in range(SLOTS) if targets(s, 1 - s.turn, s.where) >> slot & 1]
        if s.phase == BURNING
        else [],
    }


def faces(s: State) -> dict[str, FaceView]:
    """Return what is printed on every card of this city's decks; everybody may read the list."""
    return cast("dict[str, FaceView]", faces_in(s.city))


def reveal(s: State) -> dict[str, Any]:
    """Return what nobody may know before the end."""
    return {
        "hands": [[slug(s.hand[seat, nth]) for nth in range(s.held[seat])] for seat in range(s.players)],
        "thief_deck": [slug(s.thief_deck[s.thieves_left - 1 - nth]) for nth in range(s.thieves_left)],
        "gear_deck": [slug(s.gear_deck[s.gear_left - 1 - nth]) for nth in range(s.gear_left)],
        "coins": list(s.coins),
        "supply": s.supply,
        "laundered": list(s.laundered),
    }
