"""Arranged positions: any table that can occur at the start of a turn, or before the peeks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruse.core.errors import BadPosition
from ruse.core.first_player import ANY_SEAT
from ruse.games.minister.notation import CHARACTERS, LETTERS
from ruse.games.minister.rules.log import open_boards, see
from ruse.games.minister.rules.setup import begin_peeks
from ruse.games.minister.rules.state import PLACES, SCRIPT, State
from ruse.games.minister.rules.turn import begin_turn, clear_table

MOST = 30
"""As many coins as there are in the box (KTM-01)."""
KEYS = ("players", "cards", "coins", "treasury", "turn", "phase", "swaps", "looked")


def arranged_players(position: Mapping[str, Any]) -> int:
    """Return how many seats a position has."""
    if not isinstance(position, Mapping):
        raise BadPosition("a position is a mapping with the keys " + ", ".join(KEYS))
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"a position has no key {key!r}; it has {', '.join(KEYS)}")
    players = position.get("players")
    if isinstance(players, bool) or not isinstance(players, int) or not 3 <= players <= 6:
        raise BadPosition(f"a position needs 'players', a number from 3 to 6, not {players!r:.60}")
    return players


def arrange(s: State, position: Mapping[str, Any]) -> None:
    """Put a record whose options are set into this position."""
    players = arranged_players(position)
    _put_cards(s, position)
    _put_coins(s, position, players)
    turn = position.get("turn", 0 if s.first_player == ANY_SEAT else s.first_player)
    if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn < players:
        raise BadPosition(f"'turn' is a seat from 0 to {players - 1}, not {turn!r:.60}")
    s.turn = s.first = turn
    open_boards(s)
    _remember(s, position, players)
    _script_swaps(s, position)
    clear_table(s)
    phase = position.get("phase", "action")
    if phase not in ("peek", "action"):
        raise BadPosition(f"'phase' is peek or action, not {phase!r:.60}")
    if phase == "peek":
        begin_peeks(s)
    else:
        begin_turn(s)


def _put_cards(s: State, position: Mapping[str, Any]) -> None:
    cards = position.get("cards")
    if not isinstance(cards, list | tuple) or sorted(map(repr, cards)) != sorted(map(repr, CHARACTERS)):
        raise BadPosition(f"'cards' names the characters at the places a to f, each once: {', '.join(CHARACTERS)}")
    for at in range(PLACES):
        s.cards[at] = CHARACTERS.index(cards[at])


def _put_coins(s: State, position: Mapping[str, Any], players: int) -> None:
    """Coins as given; the treasury has the rest of five a player, or as many as a puzzle wants."""
    coins = position.get("coins", [3] * players)
    if not isinstance(coins, list | tuple) or len(coins) != players:
        raise BadPosition(f"'coins' needs a number for each of the {players} seats")
    for seat, amount in enumerate(coins):
        if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount < 5 * players:
            raise BadPosition(f"seat {seat} cannot have {amount!r:.60} coins; there are {5 * players} in the game")
        s.coins[seat] = amount
    left = 5 * players - sum(coins)
    if "treasury" not in position and left < 1:
        raise BadPosition(f"the seats have {sum(coins)} coins of {5 * players}; nothing is left for the treasury")
    treasury = position.get("treasury", left)
    if isinstance(treasury, bool) or not isinstance(treasury, int) or not 1 <= treasury <= MOST:
        raise BadPosition(f"'treasury' is a number of coins from 1 to {MOST}, not {treasury!r:.60}")
    s.treasury = treasury


def _remember(s: State, position: Mapping[str, Any], players: int) -> None:
    looked = position.get("looked", [[]] * players)
    if not isinstance(looked, list | tuple) or len(looked) != players:
        raise BadPosition(f"'looked' needs a list of places for each of the {players} seats")
    for seat, places in enumerate(looked):
        if not isinstance(places, list | tuple):
            raise BadPosition(f"'looked' needs a list of places for each seat, not {places!r:.60}")
        for place in places:
            if not isinstance(place, str) or len(place) != 1 or place not in LETTERS:
                raise BadPosition(f"there is no place {place!r:.60}; places are a to f")
            see(s, seat, LETTERS.index(place))


def _script_swaps(s: State, position: Mapping[str, Any]) -> None:
    swaps = position.get("swaps", [])
    if not isinstance(swaps, list | tuple) or len(swaps) > SCRIPT:
        raise BadPosition(f"'swaps' is a list of at most {SCRIPT} outcomes, true or false")
    for at, swap in enumerate(swaps):
        if not isinstance(swap, bool):
            raise BadPosition(f"'swaps' has true or false, not {swap!r:.60}")
        s.script[at] = 2 if swap else 1
    s.scripted = len(swaps)
