"""Names: the text of every action, the options of Coup Royal, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ruse.core.event import Reader
from ruse.core.notation import number, read_other, seat_or_none, seats_of
from ruse.core.options import Option, Value
from ruse.core.view import Hint
from ruse.core.words import Words
from ruse.games.royal.cards.tables import COLOUR_NAMES, PLAIN, loot_name
from ruse.games.royal.rules.actions import given_in, partner_in, taken_in, trade_of
from ruse.games.royal.rules.plans import snitches_of, thieves_of
from ruse.games.royal.rules.state import (
    COLOURS,
    DONE,
    PER_COLOUR,
    PER_CUBE,
    SINGLE_COLOUR,
    TAKE,
    TRADE,
    State,
)

LETTERS = "ABCDEFGH"
PHASES = ("plan", "take", "trade", "over")
CUBE_MOVES = ("given", "taken", "chosen", "returned")
OUTCOMES = (None, "guarded", "left", "stolen", "shared", "in-vain")

OPTIONS = (
    Option(
        "substitute",
        ("per_colour", "single_colour", "per_cube"),
        "per_colour",
        "RA-05",
        numbers=(PER_COLOUR, SINGLE_COLOUR, PER_CUBE),
    ),
    Option("partner_start", ("random", "seat_0"), "random", "RA-14"),
)

EDITIONS: dict[str, dict[str, Value]] = {"standard": {}}


def check_options(players: int, options: Mapping[str, Value]) -> None:
    """All options of Coup Royal go together."""


def write(s: State, seat: int, action: int) -> str:
    """Return the notation of an action of a seat."""
    if action < TAKE:
        return _plan_text(action)
    if action < TRADE:
        return f"take {COLOUR_NAMES[action - TAKE]}"
    if action == DONE:
        return "done"
    taken, given = COLOUR_NAMES[taken_in(action)], COLOUR_NAMES[given_in(action)]
    return f"trade {partner_in(s, seat, action)} {taken} {given}"


def read(s: State, seat: int, text: str) -> int:
    """Return the number of an action from its notation."""
    verb, *rest = text.split() or [""]
    if verb == "plan" and len(rest) == 2:
        return _plan(_mask(rest[0]), _mask(rest[1]))
    if verb == "take" and len(rest) == 1:
        return TAKE + _colour(rest[0])
    if verb == "trade" and len(rest) == 3:
        distance, taken, given = read_other(rest[0], seat, s.players), _colour(rest[1]), _colour(rest[2])
        if taken == given:
            raise ValueError("an exchange is of two different colours")
        return trade_of(distance, taken, given)
    if verb == "done" and not rest:
        return DONE
    raise ValueError(f"there is no action {text[:60]!r}")


def letters(mask: int) -> list[str]:
    """Return the letters of some places."""
    return [letter for at, letter in enumerate(LETTERS) if mask >> at & 1]


@cache
def _plan_text(action: int) -> str:
    """Return the notation of a plan. Every view of a seat that plans has all of them."""
    return f"plan {'+'.join(letters(thieves_of(action)))} {'+'.join(letters(snitches_of(action)))}"


def _mask(text: str) -> int:
    """Return the places that a text such as `A+C` names."""
    mask = 0
    for letter in text.upper().split("+"):
        if len(letter) != 1 or letter not in LETTERS:
            raise ValueError(f"there is no place {letter[:20]!r}; places are A to H")
        if mask >> LETTERS.index(letter) & 1:
            raise ValueError(f"{letter} is named twice; there is one card for each place")
        mask |= 1 << LETTERS.index(letter)
    return mask


def _plan(thieves: int, snitches: int) -> int:
    for action in range(TAKE):
        if thieves_of(action) == thieves and snitches_of(action) == snitches:
            return action
    if thieves & snitches:
        raise ValueError(f"{letters(thieves & snitches)[0]} is named twice; there is one card for each place")
    if (thieves | snitches) >> 6 and (thieves | snitches).bit_count() == 3:
        raise ValueError("with two players there are the places A to F")
    raise ValueError("a plan is a thief and a snitch; with two players, two thieves or two snitches")


def _colour(text: str) -> int:
    if text not in COLOUR_NAMES:
        raise ValueError(f"there is no colour {text[:20]!r}; there is {', '.join(COLOUR_NAMES)}")
    return COLOUR_NAMES.index(text)


def colours_drawn(code: int) -> list[str]:
    """Return the colours of drawn secret cards, in the order in which they were drawn."""
    drawn = []
    while code:
        code, colour = divmod(code, COLOURS + 1)
        drawn.append(COLOUR_NAMES[colour - 1])
    return drawn[::-1]


def name_card(words: Words, card: str) -> str:
    """Return what a loot card is called: put together from its symbols, its fame or its colour."""
    if card.startswith("item-"):
        return words("card-item", fame=int(card[5:]))
    if card.startswith("documents-"):
        return words("card-documents", colour=card[10:])
    if card in PLAIN.values():
        return words(f"card-{card}")
    goods = [part.partition("*")[::2] for part in card.split("+")]
    return " + ".join(words("card-goods", colour=colour, amount=int(amount or 1)) for colour, amount in goods)


def readers(s: State) -> dict[str, Reader]:
    """Return how the fields of events are read."""
    return {
        "seat": number,
        "target": number,
        "partner": seat_or_none,
        "players": number,
        "number": number,
        "amount": number,
        "cubes": number,
        "secrets": number,
        "empty": number,
        "rank": lambda ahead: ahead + 1,
        "place": LETTERS.__getitem__,
        "loot": loot_name,
        "colour": COLOUR_NAMES.__getitem__,
        "taken": COLOUR_NAMES.__getitem__,
        "given": COLOUR_NAMES.__getitem__,
        "colours": colours_drawn,
        "thieves": letters,
        "snitches": letters,
        "guards": seats_of(s.players),
        "caught": seats_of(s.players),
        "enough": bool,
        "why": CUBE_MOVES.__getitem__,
        "winners": seats_of(s.players),
    }


def hint(s: State, seat: int, action: int) -> Hint:
    """Return the rule behind an action; nothing here costs, claims or can be challenged."""
    return {"rule": _rule(s, action), "cost": 0, "claim": None, "challenge": False, "block": None, "bluff": False}


def _rule(s: State, action: int) -> str:
    if action < TAKE:
        return "ROYAL-72" if s.players == 2 else "ROYAL-14"
    if action < TRADE:
        return "ROYAL-26" if s.free else "ROYAL-51"
    return "ROYAL-32" if action == DONE else "ROYAL-28"
