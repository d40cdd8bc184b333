"""Arranged positions: any table that can occur at the start of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruse.core.emit import emit
from ruse.core.errors import BadPosition
from ruse.core.first_player import ANY_SEAT
from ruse.games.coup.events import DEALT
from ruse.games.coup.notation import characters
from ruse.games.coup.rules.court import copies
from ruse.games.coup.rules.slots import as_slot
from ruse.games.coup.rules.state import ARRANGED, COINS, FINITE, KINDS, NO_CARD, SCRIPT, State
from ruse.games.coup.rules.turn import begin_turn, clear_table

KEYS = ("hands", "lost", "coins", "turn", "draws", "picks")


def arranged_players(position: Mapping[str, Any]) -> int:
    """Return how many seats a position has."""
    if not isinstance(position, Mapping):
        raise BadPosition("a position is a mapping with the keys " + ", ".join(KEYS))
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"a position has no key {key!r}; it has {', '.join(KEYS)}")
    if not isinstance(position.get("hands"), list | tuple):
        raise BadPosition("a position needs 'hands': a list of cards for each seat")
    return len(position["hands"])


def arrange(s: State, position: Mapping[str, Any]) -> None:
    """Put a record whose options are set into this position."""
    players = arranged_players(position)
    s.lapsed = ARRANGED
    hands = _cards(s, position, "hands", players)
    lost = _cards(s, position, "lost", players, [[]] * players)
    for seat in range(players):
        if len(hands[seat]) + len(lost[seat]) != 2:
            raise BadPosition(
                f"seat {seat} has {len(hands[seat])} cards and has lost {len(lost[seat])}; together they are two"
            )
        for card in hands[seat]:
            s.hand[seat, card] += 1
        for nth, card in enumerate(lost[seat]):
            s.lost[seat, nth] = as_slot(card)
        s.cards[seat] = len(hands[seat])
        s.alive |= (1 if hands[seat] else 0) << seat
    _fill_deck(s, position)
    _put_coins(s, position, players)
    turn = position.get("turn", 0 if s.first_player == ANY_SEAT else s.first_player)
    if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn < players:
        raise BadPosition(f"'turn' is a seat from 0 to {players - 1}, not {turn!r}")
    if not s.cards[turn]:
        raise BadPosition(f"seat {turn} is out of the game, so it cannot be its turn")
    if s.alive & (s.alive - 1) == 0:
        raise BadPosition("at least two players must have a card")
    s.turn = turn
    _script_draws(s, position)
    for seat in range(players):
        if hands[seat]:
            emit(s, DEALT, seat, min(hands[seat]), max(hands[seat]) if len(hands[seat]) == 2 else NO_CARD, 0)
    clear_table(s)
    begin_turn(s)


def _cards(
    s: State, position: Mapping[str, Any], key: str, players: int, default: list[list[str]] | None = None
) -> list[list[int]]:
    lists = position.get(key, default)
    if not isinstance(lists, list | tuple) or len(lists) != players:
        raise BadPosition(f"'{key}' needs a list of cards for each of the {players} seats")
    for cards in lists:
        if not isinstance(cards, list | tuple):
            raise BadPosition(f"'{key}' needs a list of cards for each seat, not {cards!r}")
    return [[_card(s, name) for name in cards] for cards in lists]


def _card(s: State, name: object) -> int:
    names = characters(s)
    if name not in names:
        raise BadPosition(f"there is no character {name!r} in this match; there are {', '.join(names)}")
    return names.index(str(name))


def _live_copies(s: State, position: Mapping[str, Any]) -> list[int]:
    if not s.draft_2p:
        if "picks" in position:
            raise BadPosition("'picks' belong to the draft; set draft_2p to use them")
        return [copies(s)] * KINDS
    picks = position.get("picks")
    if not isinstance(picks, list | tuple) or len(picks) != 2:
        raise BadPosition("a position of the draft needs 'picks': the card that each of the two seats picked")
    live = [1] * KINDS
    for seat, name in enumerate(picks):
        card = _card(s, name)
        s.pick[seat] = as_slot(card)
        live[card] += 1
    return live


def _fill_deck(s: State, position: Mapping[str, Any]) -> None:
    for card, live in enumerate(_live_copies(s, position)):
        placed = sum(s.hand[seat, card] for seat in range(s.players))
        placed += sum(s.lost[seat, nth] == card + 1 for seat in range(s.players) for nth in range(2))
        if placed > live:
            raise BadPosition(
                f"the position has {placed} cards {characters(s)[card]}; there are {live} in the game"
            )
        s.deck[card] = live - placed
        s.decked += live - placed


def _put_coins(s: State, position: Mapping[str, Any], players: int) -> None:
    coins = position.get("coins", [2 if s.cards[seat] else 0 for seat in range(players)])
    if not isinstance(coins, list | tuple) or len(coins) != players:
        raise BadPosition(f"'coins' needs a number for each of the {players} seats")
    most = s.forced_coup_at + 2
    for seat, amount in enumerate(coins):
        if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= most:
            raise BadPosition(f"seat {seat} cannot have {amount!r} coins; nobody ever has more than {most}")
        if amount and not s.cards[seat]:
            raise BadPosition(f"seat {seat} is out of the game and has no coins")
        s.coins[seat] = amount
    if s.treasury_rule == FINITE:
        if sum(coins) > COINS:
            raise BadPosition(f"the position has {sum(coins)} coins; there are {COINS} in the game")
        s.treasury = COINS - sum(coins)


def _script_draws(s: State, position: Mapping[str, Any]) -> None:
    draws = position.get("draws", [])
    if not isinstance(draws, list | tuple) or len(draws) > SCRIPT:
        raise BadPosition(f"'draws' is a list of at most {SCRIPT} cards")
    for at, name in enumerate(draws):
        s.script[at] = as_slot(_card(s, name))
    s.scripted = len(draws)
