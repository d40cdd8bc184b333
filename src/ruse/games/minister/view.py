"""What a seat may know: the only door through which anything about a match leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruse.core.counters import counters
from ruse.core.notation import seat_or_none
from ruse.core.seats import NOBODY
from ruse.core.view import ClaimView, action_views
from ruse.core.windows import SIMULTANEOUS
from ruse.games.minister.knowledge.boards import arrangements
from ruse.games.minister.knowledge.history import ARRANGEMENTS, weigh_arrangements
from ruse.games.minister.knowledge.imagine import may_have_spoken
from ruse.games.minister.knowledge.odds import clear_sums, counted, walk, weigh
from ruse.games.minister.notation import CHARACTERS, LETTERS, PHASES, card_name, hint, write
from ruse.games.minister.rules.characters import next_place
from ruse.games.minister.rules.frame import owner_of, place_of, spot
from ruse.games.minister.rules.legal import legal
from ruse.games.minister.rules.log import cell
from ruse.games.minister.rules.state import (
    ALL_CELLS,
    CHALLENGING,
    CHALLENGING_REPLY,
    CLOCKWISE,
    KINDS,
    NAMING,
    OVER,
    PEEKING,
    PLACES,
    PUBLIC,
    REPLYING,
    SHUFFLES,
    WIDTH,
    State,
)
from ruse.games.minister.view_types import KnowledgeView, MinisterSeat, MinisterView, PlaceView


def view(s: State, seat: int | None) -> MinisterView:
    """Return everything that is public, and what this seat alone knows; `None` is a spectator."""
    shown: MinisterView = {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "turns": s.turns,
        "treasury": s.treasury,
        "characters": list(CHARACTERS),
        "claim": claim_on_table(s),
        "naming": place_to_name(s),
        "places": [place_view(s, place) for place in range(PLACES)],
        "seats": [seat_view(s, other, seat) for other in range(s.players)],
        "actions": [] if seat is None else action_views(s, seat, WIDTH, legal, write, hint),
    }
    if seat is not None:
        add_private(shown, s, seat)
    return shown


def place_view(s: State, place: int) -> PlaceView:
    """Return one place: whose it is, and the card while a peasant has it turned up."""
    is_open = s.phase == NAMING and s.opened >> place & 1
    return {
        "place": LETTERS[place],
        "seat": seat_or_none(owner_of(s, place)),
        "card": CHARACTERS[s.cards[spot(s, place)]] if is_open else None,
        "frame": spot(s, place),
    }


def seat_view(s: State, other: int, viewer: int | None) -> MinisterSeat:
    """Return one seat: its coins and claims; nobody has a hand, not even the viewer (KTM-06)."""
    return {
        "seat": other,
        "place": LETTERS[place_of(s, other)],
        "coins": s.coins[other],
        "cards": 1,
        "alive": True,
        "claims": {name: s.claims[other, card] for card, name in enumerate(CHARACTERS) if s.claims[other, card]},
    }


def claim_on_table(s: State) -> ClaimView | None:
    """Return what is being claimed right now, and by whom."""
    if s.claimant == NOBODY or s.phase == OVER:
        return None
    return {
        "actor": s.turn,
        "seat": s.claimant,
        "character": card_name(s.claim),
        "action": "claim",
        "target": None,
        "block": False,
        "challenger": seat_or_none(s.challenger),
    }


def place_to_name(s: State) -> str | None:
    """Return the place whose card a peasant must name next; none where any will do, or nothing is named."""
    return LETTERS[next_place(s)] if s.phase == NAMING and s.naming == CLOCKWISE else None


def add_private(shown: MinisterView, s: State, seat: int) -> None:
    """Add what only this seat knows: its sealed answer and, where the table allows the aid, what it has seen."""
    if s.phase in (CHALLENGING, REPLYING, CHALLENGING_REPLY) and may_have_spoken(s, seat):
        spoke = "reply" if s.phase == REPLYING else "challenge"
        shown["answer"] = spoke if s.voices >> seat & 1 else "pass"
    if s.phase == PEEKING and s.first_look == SIMULTANEOUS and s.peeked[seat]:
        shown["answer"] = f"peek {LETTERS[(place_of(s, seat) + s.peeked[seat]) % PLACES]}"
    if s.memory_aid:
        shown["knowledge"] = knowledge(s, seat)


def knowledge(s: State, row: int) -> KnowledgeView:
    """For every place the characters that a seat cannot exclude there, likeliest first (SA-32)."""
    weigh(s, row)
    places = {}
    for place in range(PLACES):
        fits = [(-counted(s, cell(spot(s, place), card)), card) for card in range(KINDS)]
        places[LETTERS[place]] = [CHARACTERS[card] for cases, card in sorted(fits) if cases]
    clear_sums(s)
    return {"worlds": _worlds(s, row), "places": places}


def _worlds(s: State, row: int) -> int:
    """Return how many arrangements a row cannot exclude, however likely each of them is."""
    if s.shuffles > SHUFFLES:
        return weigh_arrangements(s, row, s.shuffles, counters(ARRANGEMENTS), counters(ARRANGEMENTS))
    boards = set(_boards(s, row))
    if len(boards) == 1:
        return arrangements(*boards)
    return len({cards for board in boards for cards in _fitting(board)})


def _boards(s: State, row: int) -> Iterator[int]:
    """Yield what may lie where, for each outcome that the hidden shuffles may have had."""
    outcomes = 0
    while outcomes < 1 << s.shuffles:
        step = walk(s, row, outcomes)
        if step >= 0:
            yield step & ALL_CELLS
        outcomes = -step if step < 0 else outcomes + 1


def _fitting(board: int, cards: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Yield the arrangements that fit on a board and begin with these cards."""
    if len(cards) == PLACES:
        yield cards
        return
    for card in range(KINDS):
        if board >> cell(len(cards), card) & 1 and card not in cards:
            yield from _fitting(board, (*cards, card))


def reveal(s: State) -> dict[str, Any]:
    """Return what nobody may know before the end."""
    return {
        "cards": [CHARACTERS[s.cards[spot(s, place)]] for place in range(PLACES)],
        "knowledge": [knowledge(s, seat) for seat in range(s.players)],
        "public": knowledge(s, PUBLIC),
        "coins": list(s.coins[: s.players]),
        "treasury": s.treasury,
    }
