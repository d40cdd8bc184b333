"""What a seat may know: the only door through which anything about a match leaves."""

from __future__ import annotations

from typing import Any

from ruse.core.notation import seat_or_none
from ruse.core.seats import NOBODY
from ruse.core.view import ClaimView, action_views, sharing
from ruse.core.windows import SEQUENTIAL
from ruse.games.coup.notation import PHASES, REASONS, TURN_ACTIONS, card_name, characters, hint, write
from ruse.games.coup.rules.legal import legal
from ruse.games.coup.rules.log import card_of, kind_of, who_of
from ruse.games.coup.rules.slots import as_slot, card_in
from ruse.games.coup.rules.state import (
    ACTING,
    AID,
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    DECIDING,
    DRAFTING,
    EXCHANGING,
    FINITE,
    KINDS,
    LOSING,
    OVER,
    SHOWN,
    WIDTH,
    State,
)
from ruse.games.coup.view_types import CoupSeat, CoupView


def public_view(s: State) -> CoupView:
    """Return what everybody may know."""
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "turns": s.turns,
        "deck": s.decked,
        "treasury": s.treasury if s.treasury_rule == FINITE else None,
        "characters": list(characters(s)),
        "claim": claim_on_table(s),
        "loss": {"seat": s.loser, "reason": REASONS[s.reason]} if s.phase == LOSING else None,
        "seats": [seat_view(s, other) for other in range(s.players)],
        "actions": [],
    }


@sharing(public_view)
def view(s: State, seat: int | None, public: CoupView | None = None) -> CoupView:
    """Return everything that is public, and what this seat alone knows; `None` is a spectator."""
    shown = public_view(s) if public is None else public.copy()
    if seat is not None:
        shown["seats"] = [
            {**other, "hand": hand(s, seat)} if other["seat"] == seat else other for other in shown["seats"]
        ]
        shown["actions"] = action_views(s, seat, WIDTH, legal, write, hint)
        add_private(shown, s, seat)
    return shown


def seat_view(s: State, other: int) -> CoupSeat:
    """Return what everybody may know about a seat, and how much is hidden."""
    return {
        "seat": other,
        "coins": s.coins[other],
        "cards": s.cards[other],
        "alive": bool(s.alive >> other & 1),
        "lost": [characters(s)[card_in(s.lost[other, nth])] for nth in range(2) if s.lost[other, nth]],
        "claims": {name: s.claims[other, card] for card, name in enumerate(characters(s)) if s.claims[other, card]},
        "shown": last_shown(s, other),
    }


def hand(s: State, seat: int) -> list[str]:
    """Return the face-down cards of a seat in canonical order, so that positions give nothing away (AMB-11)."""
    names = characters(s)
    return [names[card] for card in range(KINDS) for _ in range(s.hand[seat, card])]


def last_shown(s: State, seat: int) -> str | None:
    """Return the card a seat has shown last to prove a claim; it went back into the deck then."""
    for at in range(s.logged - 1, -1, -1):
        if kind_of(s.log[at]) == SHOWN and who_of(s.log[at]) == seat:
            return card_name(s, card_of(s.log[at], 0))
    return None


def claim_on_table(s: State) -> ClaimView | None:
    """Return what is being claimed or done right now, and by whom."""
    if s.phase in (DRAFTING, ACTING, OVER):
        return None
    return {
        "actor": s.turn,
        "seat": s.turn if s.claimant == NOBODY else s.claimant,
        "character": card_name(s, s.claim),
        "action": TURN_ACTIONS[s.action],
        "target": seat_or_none(s.target),
        "block": s.claimant not in (NOBODY, s.turn),
        "challenger": seat_or_none(s.challenger),
    }


def add_private(shown: CoupView, s: State, seat: int) -> None:
    """Add what only this seat knows, apart from its hand."""
    names = characters(s)
    if has_answered(s, seat):
        spoke = "block" if s.phase == BLOCKING else "challenge"
        shown["answer"] = spoke if s.voices >> seat & 1 else "pass"
    if s.phase == EXCHANGING and s.turn == seat:
        shown["drawn"] = [names[card_in(slot)] for slot in s.drawn if slot]
    if s.phase == DECIDING and seat in (s.turn, s.target):
        shown["offered"] = names[card_in(s.offered)]
    if s.draft_2p and s.pick[seat]:
        shown["picked"] = names[card_in(s.pick[seat])]
        shown["set_aside"] = [name for card, name in enumerate(names) if as_slot(card) != s.pick[seat]]


def has_answered(s: State, seat: int) -> bool:
    """Return whether the seat has given a sealed answer in a window that is still open."""
    windows = (CHALLENGING, CHALLENGING_BLOCK, BLOCKING)
    silent = s.claimant if s.phase != BLOCKING else s.turn
    owes = s.waiting >> seat & 1 or s.unasked >> seat & 1
    alone = s.phase == BLOCKING and s.action != AID
    open_to = s.phase in windows and not alone and s.response_mode != SEQUENTIAL
    return bool(open_to and s.alive >> seat & 1 and seat != silent and not owes)


def reveal(s: State) -> dict[str, Any]:
    """Return what nobody may know before the end."""
    names = characters(s)
    return {
        "hands": [hand(s, seat) for seat in range(s.players)],
        "deck": {names[card]: s.deck[card] for card in range(KINDS)},
        "picks": [names[card_in(slot)] if slot else None for slot in s.pick] if s.draft_2p else None,
        "coins": list(s.coins[: s.players]),
        "treasury": s.treasury if s.treasury_rule == FINITE else None,
    }
