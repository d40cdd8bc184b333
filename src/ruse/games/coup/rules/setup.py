"""The set-up: coins, cards, first player, and the draft for two."""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.core.emit import emit
from ruse.core.first_player import ANY_SEAT
from ruse.games.coup.events import DEALT, DRAFTED
from ruse.games.coup.rules.court import copies, take_card
from ruse.games.coup.rules.slots import as_slot, card_in
from ruse.games.coup.rules.state import BOTH_1, BOTH_2, COINS, DRAFTING, FINITE, KINDS, State
from ruse.games.coup.rules.turn import begin_turn, clear_table


def deal(s: State) -> None:
    """Coins, cards and first player (COUP-03 to COUP-07, COUP-11); the draft first asks for picks (COUP-13)."""
    s.alive = (1 << s.players) - 1
    s.turn = roll(s, s.players) if s.first_player == ANY_SEAT else s.first_player
    for card in range(KINDS):
        s.deck[card] = 1 if s.draft_2p else copies(s)
    s.decked = KINDS * s.deck[0]
    for seat in range(s.players):
        s.coins[seat] = starting_coins(s, seat)
    if s.treasury_rule == FINITE:
        s.treasury = COINS
        for seat in range(s.players):
            s.treasury -= s.coins[seat]
    clear_table(s)
    if s.draft_2p:
        s.phase = DRAFTING
        s.waiting = s.alive
    else:
        for seat in range(s.players):
            deal_hand(s, seat, take_card(s, seat), take_card(s, seat))
        begin_turn(s)


def starting_coins(s: State, seat: int) -> int:
    """Return a seat's starting coins: two, or fewer with two players (COUP-06, COUP-07, AMB-26)."""
    if s.players > 2 or s.two_player_coins == BOTH_2 or (s.draft_2p and s.draft_coins):
        return 2
    if s.two_player_coins == BOTH_1:
        return 1
    return 1 if seat == s.turn else 2


def deal_hand(s: State, seat: int, first: int, second: int) -> None:
    """Both cards of a seat are known to it alone (COUP-05, COUP-09)."""
    s.cards[seat] = 2
    emit(s, DEALT, seat, min(first, second), max(first, second), 0)


def draft(s: State, seat: int, card: int) -> None:
    """Secretly pick one card of the player's pile; the other four leave the game (COUP-13, AMB-27)."""
    s.pick[seat] = as_slot(card)


def deal_draft(s: State) -> None:
    """The third pile gives each player one more card and is the court deck (COUP-13)."""
    for seat in range(s.players):
        pick = card_in(s.pick[seat])
        s.hand[seat, pick] += 1
        emit(s, DRAFTED, seat, pick, 0, 0)
    for seat in range(s.players):
        deal_hand(s, seat, card_in(s.pick[seat]), take_card(s, seat))
    begin_turn(s)
