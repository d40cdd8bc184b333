"""What a seat may know: the only door through which anything about a match leaves."""

from __future__ import annotations

from typing import Any, NamedTuple

from ruse.core.notation import seat_or_none
from ruse.core.view import action_views, sharing
from ruse.games.royal.cards.tables import COLOUR_NAMES, fame_of_place, loot_name
from ruse.games.royal.knowledge.preview import preview
from ruse.games.royal.notation import LETTERS, OUTCOMES, PHASES, letters, write
from ruse.games.royal.rules.legal import legal
from ruse.games.royal.rules.plans import places_of
from ruse.games.royal.rules.scoring import items_in, rank, score, share
from ruse.games.royal.rules.secrets import secrets_left, secrets_of
from ruse.games.royal.rules.state import COLOURS, ITEMS, OVER, PLANNING, TAKING, TRADING, WIDTH, State
from ruse.games.royal.view_types import PlaceView, RoyalSeat, RoyalView


class Public(NamedTuple):
    """What everybody may know at one moment of a match."""

    view: RoyalView
    record: State
    """Without secret cards, as long as they are secret."""


def public_view(s: State) -> Public:
    """Return what everybody may know."""
    choosing = s.phase in (TAKING, TRADING)
    in_the_open = open_part(s)
    ranks = standings(in_the_open)
    shown: RoyalView = {
        "phase": PHASES[s.phase],
        "turn": s.thief if choosing else None,
        "turns": s.round - 1,
        "partner": seat_or_none(s.partner),
        "naming": LETTERS[s.place - 1] if choosing else None,
        "left": s.owed if choosing else 0,
        "missing": {name: s.missing[colour] for colour, name in enumerate(COLOUR_NAMES) if s.missing[colour]},
        "places": [place_view(s, at) for at in range(places_of(s))],
        "supply": {name: s.supply[colour] for colour, name in enumerate(COLOUR_NAMES)},
        "secret_deck": secrets_left(s),
        "deck": {"cards": s.bottom - s.top, "first_half": s.first_half},
        "discards": [loot_name(card) for card in s.loot[: s.discarded]],
        "fame": {name: fame_card(s, colour) for colour, name in enumerate(COLOUR_NAMES)},
        "seats": [seat_view(s, ranks[other], other) for other in range(s.players)],
        "actions": [],
    }
    return Public(shown, in_the_open)


@sharing(public_view)
def view(s: State, seat: int | None, public: Public | None = None) -> RoyalView:
    """Return everything that is public, and what this seat alone knows; `None` is a spectator."""
    if public is None:
        public = public_view(s)
    shown = public.view.copy()
    if seat is not None:
        if s.phase != OVER:
            shown["seats"] = [
                with_secrets(s, other) if other["seat"] == seat else other for other in shown["seats"]
            ]
        shown["actions"] = action_views(s, seat, WIDTH, legal, write, preview(public.record))
        add_private(shown, s, seat)
    return shown


def place_view(s: State, at: int) -> PlaceView:
    """Return one place: its loot, and what the plans that were revealed last have made of it."""
    place: PlaceView = {"place": LETTERS[at], "loot": loot_name(s.row[at])}
    if s.round > 1 or s.phase != PLANNING:
        place["last"] = {
            "loot": loot_name(s.shown[at]),
            "thieves": [seat for seat in range(s.players) if revealed_thieves(s, seat) >> at & 1],
            "snitches": [seat for seat in range(s.players) if revealed_snitches(s, seat) >> at & 1],
            "outcome": OUTCOMES[s.outcome[at]],
        }
    return place


def is_resolved(s: State) -> bool:
    """Return whether the plans in hand are those of the next round, or none: what is public is in the last ones."""
    return s.phase in (PLANNING, OVER)


def revealed_thieves(s: State, seat: int) -> int:
    """Return where a seat sent thieves when plans were revealed last."""
    return s.last_thieves[seat] if is_resolved(s) else s.thieves[seat]


def revealed_snitches(s: State, seat: int) -> int:
    """Return where a seat sent snitches when plans were revealed last."""
    return s.last_snitches[seat] if is_resolved(s) else s.snitches[seat]


def fame_card(s: State, colour: int) -> list[int]:
    """Return what the places of a category are worth, best first."""
    return [fame_of_place(s.players, colour, place) for place in range(s.players)]


def open_part(s: State) -> State:
    """Return the record without secret cards, as long as they are secret."""
    if s.phase == OVER:
        return s
    shown = s.copy()
    for seat, colour in shown.secrets:
        shown.secrets[seat, colour] = 0
    return shown


def standings(shown: State) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return each seat's place in every category, and the fame of it."""
    colours = range(COLOURS)
    return [
        (
            tuple([1 + rank(shown, seat, colour) for colour in colours]),
            tuple([share(shown, seat, colour) for colour in colours]),
        )
        for seat in range(shown.players)
    ]


def seat_view(s: State, public: tuple[tuple[int, ...], tuple[int, ...]], other: int) -> RoyalSeat:
    """Return one seat: cubes, items and secret cards, whose colours only the owner sees until the end.

    Its place in each category, and the fame of it, are from public information.
    """
    ranks, worth = public
    seat: RoyalSeat = {
        "seat": other,
        "alive": True,
        "cubes": {name: s.cubes[other, colour] for colour, name in enumerate(COLOUR_NAMES)},
        "cards": secrets_of(s, other),
        "items": [s.items[other, nth] for nth in range(ITEMS) if s.items[other, nth]],
        "planned": s.phase == PLANNING and not s.waiting >> other & 1,
        "score": score(s, other),
        "ranks": dict(zip(COLOUR_NAMES, ranks, strict=True)),
        "worth": dict(zip(COLOUR_NAMES, worth, strict=True)),
    }
    if s.phase == OVER:
        seat = with_secrets(s, seat)
        seat["fame"] = {name: s.fame[other, colour] for colour, name in enumerate(COLOUR_NAMES)}
    return seat


def with_secrets(s: State, shown: RoyalSeat) -> RoyalSeat:
    """Return a seat with what its secret cards are, and what they make of its cubes."""
    seat = shown["seat"]
    return {
        **shown,
        "secrets": {name: s.secrets[seat, colour] for colour, name in enumerate(COLOUR_NAMES)},
        "standing": {name: items_in(s, seat, colour) for colour, name in enumerate(COLOUR_NAMES)},
    }


def add_private(shown: RoyalView, s: State, seat: int) -> None:
    """Add what only this seat knows: its sealed plan."""
    if s.phase == PLANNING and not s.waiting >> seat & 1:
        thieves, snitches = letters(s.thieves[seat]), letters(s.snitches[seat])
        shown["answer"] = f"plan {'+'.join(thieves)} {'+'.join(snitches)}"


def plan_of(s: State, seat: int) -> list[list[str]]:
    """Return where a seat sends thieves and snitches; after the end, where it sent them last."""
    if s.phase == OVER:
        return [letters(s.last_thieves[seat]), letters(s.last_snitches[seat])]
    return [letters(s.thieves[seat]), letters(s.snitches[seat])]


def reveal(s: State) -> dict[str, Any]:
    """Return what nobody may know before the end."""
    return {
        "secrets": [
            {name: s.secrets[seat, colour] for colour, name in enumerate(COLOUR_NAMES)} for seat in range(s.players)
        ],
        "secret_deck": {COLOUR_NAMES[colour]: s.stock[colour] for colour in range(COLOURS)},
        "deck": [loot_name(card) for card in s.loot[s.top : s.bottom]],
        "row": [loot_name(s.row[at]) for at in range(places_of(s))],
        "cubes": [
            {name: s.cubes[seat, colour] for colour, name in enumerate(COLOUR_NAMES)} for seat in range(s.players)
        ],
        "plans": [plan_of(s, seat) for seat in range(s.players)],
    }
