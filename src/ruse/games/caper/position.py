"""Arranged positions: any table at which a seat is about to use a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruse.core.chance import shuffle
from ruse.core.errors import BadPosition
from ruse.core.first_player import ANY_SEAT
from ruse.games.caper.cards.tables import (
    CITIES,
    COINS,
    COPIES,
    DEAL,
    DECK,
    GEAR_ON_A_THIEF,
    LOOT_AT_A_LOCATION,
    LOOT_OF_A_KIND,
    ROUNDS,
    THIEVES_AT_A_LOCATION,
    TRACK,
    is_in,
    numbered,
    of_board,
    of_card,
    of_round,
)
from ruse.games.caper.notation import LOOT
from ruse.games.caper.rules.crew import crew_of, place_of, put_gear, put_thief
from ruse.games.caper.rules.hands import put_on_deck, put_on_discards, take_in_hand
from ruse.games.caper.rules.heist import wins
from ruse.games.caper.rules.machine import settle
from ruse.games.caper.rules.setup import open_table
from ruse.games.caper.rules.state import (
    ANY,
    CARD_NUMBERS,
    CENTRE,
    DISCARDS,
    GEAR,
    GEAR_DECK,
    GEARS,
    GREY,
    LOCATION,
    LOCATIONS,
    LOOTS,
    NO_CARD,
    SEATS,
    THIEF_DECK,
    THIEVES,
    State,
)
from ruse.games.caper.rules.turn import ask_for_card, begin_round, leader

KEYS = (
    "city",
    "round",
    "acting",
    "locations",
    "loot",
    "markers",
    "crews",
    "hands",
    "coins",
    "hq",
    "laundered",
    "discards",
    "thief_deck",
    "gear_deck",
)
KINDS = ("thief", "gear", "location")


def arranged_players(position: Mapping[str, Any]) -> int:
    """Return how many seats a position has: always two (CAPER-01)."""
    if not isinstance(position, Mapping):
        raise BadPosition("a position is a mapping with the keys " + ", ".join(KEYS))
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"a position has no key {key!r:.60}; it has {', '.join(KEYS)}")
    return SEATS


def arrange(s: State, position: Mapping[str, Any]) -> None:
    """Put a record whose options are set into this position.

    Without `hands` the round begins and hands are dealt. A deck that is not given has all cards that are
    nowhere else, shuffled. A given deck is dealt in its order, the first cards to seat 0.
    """
    arranged_players(position)
    used = [0] * CARD_NUMBERS
    _set_city(s, position)
    s.round = _number(position.get("round", 1), 1, of_board(ROUNDS), "'round'") - 1
    _lay_locations(s, position, used)
    _lay_markers(s, position)
    _lay_loot(s, position)
    _gather_crews(s, position, used)
    _put_coins(s, position)
    for seat, cards in enumerate(_per_seat(position, "discards", [])):
        for card in _cards(s, cards, ("thief", "gear"), DISCARDS, f"the discards of seat {seat}", used):
            put_on_discards(s, seat, card)
    hands = _hands(s, position, used)
    for deck, name, most in ((THIEVES, "thief_deck", THIEF_DECK), (GEARS, "gear_deck", GEAR_DECK)):
        _put_deck(s, position, deck, name, most, used)
    _check_markers(s)
    _check_room(s, hands)
    _seat_acting(s, position, hands)


def _number(value: object, least: int, most: int, where: str) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{where} is a number from {least} to {most}, not {value!r:.60}")
    return value


def _list(value: object, count: int, where: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple) or len(value) != count:
        raise BadPosition(f"{where} is a list of {count}, not {value!r:.60}")
    return value


def _per_seat(position: Mapping[str, Any], key: str, usual: object) -> Sequence[Any]:
    return _list(position.get(key, [usual] * SEATS), SEATS, f"{key!r}")


def _card(s: State, name: object, kinds: Sequence[str], where: str, used: list[int]) -> int:
    """Return the number of a card by its name; each only as often as the city's decks have it."""
    card = numbered(name) if isinstance(name, str) else NO_CARD
    kind = "thief" if card < GEAR else "gear" if card < LOCATION else "location"
    if card == NO_CARD or kind not in kinds:
        raise BadPosition(f"{where}: there is no {' or '.join(kinds)} {name!r:.60}")
    if not is_in(card, s.city):
        raise BadPosition(f"{where}: {name} is not in the decks of {CITIES[s.city]}")
    used[card] += 1
    if used[card] > of_card(card, COPIES):
        raise BadPosition(f"{where}: the decks have {of_card(card, COPIES)} of {name}")
    return card


def _cards(s: State, names: object, kinds: Sequence[str], most: int, where: str, used: list[int]) -> list[int]:
    if not isinstance(names, list | tuple) or len(names) > most:
        raise BadPosition(f"{where} are a list of at most {most} cards, not {names!r:.60}")
    return [_card(s, name, kinds, where, used) for name in names]


def _set_city(s: State, position: Mapping[str, Any]) -> None:
    """The city of the position, which settles the option of that name."""
    city = position.get("city", CITIES[s.city])
    if city not in CITIES:
        raise BadPosition(f"'city' is one of {', '.join(CITIES)}, not {city!r:.60}")
    s.city = CITIES.index(city)


def _lay_locations(s: State, position: Mapping[str, Any], used: list[int]) -> None:
    names = _list(position.get("locations"), LOCATIONS, "'locations'")
    for location, name in enumerate(names):
        s.site[location] = _card(s, name, ("location",), "'locations'", used)


def _lay_markers(s: State, position: Mapping[str, Any]) -> None:
    track = of_board(TRACK)
    markers = _list(position.get("markers", [0] * LOCATIONS), LOCATIONS, "'markers'")
    for location, marker in enumerate(markers):
        s.marker[location] = CENTRE + _number(marker, -track, track, "a marker")


def _lay_loot(s: State, position: Mapping[str, Any]) -> None:
    """Loot at the locations and in the hideouts; no more of a kind than there is."""
    room = of_board(LOOT_AT_A_LOCATION) if s.fifth_token == 0 else LOOTS * of_board(LOOT_OF_A_KIND)
    for location, tokens in enumerate(_list(position.get("loot", [[]] * LOCATIONS), LOCATIONS, "'loot'")):
        if not isinstance(tokens, list | tuple) or len(tokens) > room:
            raise BadPosition(f"'loot' has at most {room} at a location, not {tokens!r:.60}")
        for token in tokens:
            s.loot[location, _loot(token)] += 1
    for seat, hideout in enumerate(_per_seat(position, "hq", {})):
        if not isinstance(hideout, Mapping):
            raise BadPosition(f"'hq' has how much of each loot a seat has, not {hideout!r:.60}")
        for token, count in hideout.items():
            s.hq[seat, _loot(token)] = _number(count, 0, of_board(LOOT_OF_A_KIND), f"{token} in 'hq'")
    for kind, name in enumerate(LOOT):
        there = sum(s.loot[location, kind] for location in range(LOCATIONS)) + s.hq[0, kind] + s.hq[1, kind]
        if there > of_board(LOOT_OF_A_KIND):
            raise BadPosition(f"there are {of_board(LOOT_OF_A_KIND)} of each loot, not {there} {name}")


def _loot(token: object) -> int:
    if not isinstance(token, str) or token not in LOOT:
        raise BadPosition(f"there is no loot {token!r:.60}; it is {', '.join(LOOT)}")
    return LOOT.index(token)


def _gather_crews(s: State, position: Mapping[str, Any], used: list[int]) -> None:
    for seat, crews in enumerate(_per_seat(position, "crews", [[]] * LOCATIONS)):
        for location, crew in enumerate(_list(crews, LOCATIONS, f"the crews of seat {seat}")):
            where = f"the crew of seat {seat} at location {location + 1}"
            most = of_board(THIEVES_AT_A_LOCATION)
            if not isinstance(crew, list | tuple) or len(crew) > most:
                raise BadPosition(f"{where} has at most {most} thieves, not {crew!r:.60}")
            for slot, thief in enumerate(crew):
                _place_thief(s, thief, place_of(seat, location, slot), where, used)


def _place_thief(s: State, thief: object, place: int, where: str, used: list[int]) -> None:
    if not isinstance(thief, Mapping) or "thief" not in thief or set(thief) - {"thief", "gear"}:
        raise BadPosition(f"{where}: a thief is {{'thief': NAME, 'gear': [NAMES]}}, not {thief!r:.60}")
    put_thief(s, place, _card(s, thief["thief"], ("thief",), where, used))
    for card in _cards(s, thief.get("gear", []), ("gear",), of_board(GEAR_ON_A_THIEF), f"{where}: gear", used):
        put_gear(s, place, card)


def _put_coins(s: State, position: Mapping[str, Any]) -> None:
    """Coins before the seats and laundered ones; the rest is the supply (CAPER-74)."""
    total = of_board(COINS)
    for seat, amount in enumerate(_per_seat(position, "coins", 0)):
        s.coins[seat] = _number(amount, 0, total, "'coins' of a seat")
    for seat, amount in enumerate(_per_seat(position, "laundered", 0)):
        s.laundered[seat] = _number(amount, 0, total, "'laundered' coins of a seat")
    told = sum(s.coins) + sum(s.laundered)
    if told > total:
        raise BadPosition(f"there are {total} coins, not {told}")
    s.supply = total - told


def _hands(s: State, position: Mapping[str, Any], used: list[int]) -> bool:
    """Return the hands, if they are given: cards of the round's deck."""
    if "hands" not in position:
        return False
    kind = KINDS[of_round(s.round, DECK)]
    for seat, names in enumerate(_per_seat(position, "hands", [])):
        for card in _cards(s, names, (kind,), of_round(s.round, DEAL), f"the hand of seat {seat}", used):
            take_in_hand(s, seat, card)
    return True


def _put_deck(s: State, position: Mapping[str, Any], deck: int, name: str, most: int, used: list[int]) -> None:
    """Set the deck as given, first card on top, or all cards that are nowhere else, shuffled."""
    if name in position:
        for card in reversed(_cards(s, position[name], (KINDS[deck],), most, f"the cards of {name!r}", used)):
            put_on_deck(s, deck, card)
        return
    for card in range(1, GEAR) if deck == THIEVES else range(GEAR, LOCATION):
        if is_in(card, s.city):
            for _ in range(of_card(card, COPIES) - used[card]):
                put_on_deck(s, deck, card)
    if deck == THIEVES:
        shuffle(s, s.thief_deck, s.thieves_left)
    else:
        shuffle(s, s.gear_deck, s.gear_left)


def _check_markers(s: State) -> None:
    """Only a seat's own cards at a location bring the marker to its side (CAPER-38)."""
    for seat in range(SEATS):
        for location in range(LOCATIONS):
            if wins(s, seat, location) and s.colours[crew_of(seat, location), GREY] == 0:
                raise BadPosition(
                    f"the marker of location {location + 1} stands towards seat {seat}, who has no thief there"
                )


def _check_room(s: State, hands: bool) -> None:
    """Check each seat's room for what it will still use: spaces for thieves (CAPER-21), cells for discards."""
    left = [s.thieves_left, s.gear_left]
    hires = comes = 0
    for number in range(s.round + 1 if hands else s.round, of_board(ROUNDS)):
        deck = of_round(number, DECK)
        dealt = min(of_round(number, DEAL), left[deck] // SEATS)
        left[deck] -= SEATS * dealt
        comes += dealt
        hires += max(0, dealt - 1) if deck == THIEVES else 0
    for seat in range(SEATS):
        crews = [crew_of(seat, location) for location in range(LOCATIONS)]
        thieves = sum(s.colours[crew, GREY] for crew in crews)
        due = hires + (max(0, s.held[seat] - 1) if of_round(s.round, DECK) == THIEVES else 0)
        room = LOCATIONS * of_board(THIEVES_AT_A_LOCATION)
        if thieves + due > room:
            raise BadPosition(f"seat {seat} has {thieves} thieves and hires {due} more; there is room for {room}")
        most = s.discarded[seat] + sum(s.colours[crew, ANY] for crew in crews) + s.held[seat] + comes
        if most > DISCARDS:
            raise BadPosition(
                f"seat {seat} could come to discard {most} cards with all that it has and gets;"
                f" there is room for {DISCARDS}"
            )


def _seat_acting(s: State, position: Mapping[str, Any], hands: bool) -> None:
    """Who leads follows from who begins; who acts, from what the hands hold (CAPER-15)."""
    s.start = 0 if s.first_player == ANY_SEAT else s.first_player
    acting = _number(position.get("acting", leader(s)), 0, SEATS - 1, "'acting'")
    open_table(s)
    if not hands:
        if acting != leader(s):
            raise BadPosition(
                f"in round {s.round + 1} seat {leader(s)} acts first; hands are needed for seat {acting}"
            )
        begin_round(s)
        settle(s)
        return
    follows = 0 if acting == leader(s) else 1
    first, second = s.held[leader(s)], s.held[1 - leader(s)]
    if second < 2 or first != second - follows:
        raise BadPosition(
            f"seat {leader(s)} leads round {s.round + 1}: when seat {acting} acts, it has 2 cards or more, and seat"
            f" {leader(s)} {'one card less than' if follows else 'as many as'} seat {1 - leader(s)}; these hands"
            f" have {list(s.held)}"
        )
    s.lap = of_round(s.round, DEAL) - second
    s.turn = acting
    ask_for_card(s)
