"""Names: the text of every action, the options of King Thief Minister, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Mapping

from ruse.core.event import Reader
from ruse.core.first_player import check_first_player, first_player_option
from ruse.core.notation import number, read_other, seat_or_none, seats_of
from ruse.core.options import Option, Value
from ruse.core.view import Hint
from ruse.games.minister.knowledge.odds import clear_sums, odds, total, weigh
from ruse.games.minister.rules.actions import (
    card_executed,
    card_named,
    executed_by,
    execution_of,
    naming_of,
    place_named,
    taxed_by,
)
from ruse.games.minister.rules.frame import own_spot, place_of
from ruse.games.minister.rules.state import (
    CHALLENGE,
    CLAIM,
    EXECUTE,
    KEEP,
    LOOK,
    LOOK_PRICE,
    MINISTER,
    NAME,
    NAME_AT,
    NO_CARD,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    PEASANT,
    PEEK,
    PLACES,
    REPLY,
    SWAP,
    TAX,
    State,
)

CHARACTERS = ("king", "thief", "minister", "executioner", "collector", "peasant")
LETTERS = "abcdef"
DIRECTIONS = ("right", "left", "opposite")
PHASES = (
    "peek",
    "action",
    "challenge",
    "reply",
    "challenge-reply",
    "swap",
    "execute",
    "tax",
    "name",
    "over",
)
COIN_MOVES = ("taken", "paid", "stolen", "taxed", "won", "shared")
PLAIN = {LOOK: "look", PASS: "pass", CHALLENGE: "challenge", REPLY: "reply"}

OPTIONS = (
    first_player_option(6, "KTM-04"),
    Option("response_mode", ("simultaneous", "sequential"), "simultaneous", "SA-04"),
    Option("first_look", ("simultaneous", "sequential"), "sequential", "SA-01"),
    Option("peasant_names", ("all_cards", "players_only"), "all_cards", "SA-20"),
    Option("naming", ("clockwise", "free_order"), "clockwise", "SA-21"),
    Option("shuffle", ("random", "secret_choice"), "random", "SA-25"),
    Option("turn_limit", range(1, 1001), lambda players: 100 * players, "SA-31"),
    Option("memory_aid", (False, True), True, "SA-32"),
)

EDITIONS: dict[str, dict[str, Value]] = {"standard": {}}


def check_options(players: int, options: Mapping[str, Value]) -> None:
    """Options that do not go together."""
    check_first_player(players, options)


def write(s: State, seat: int, action: int) -> str:
    """Return the notation of an action of a seat."""
    if action in PLAIN:
        return PLAIN[action]
    if action < CLAIM:
        return f"move {DIRECTIONS[action - 1]}"
    if action < PASS:
        return f"claim {CHARACTERS[action - CLAIM]}"
    if action < EXECUTE:
        verb, pair = ("swap", action - SWAP) if action < KEEP else ("keep", action - KEEP)
        return (
            f"{verb} {' '.join(sorted((_letter(s, seat, PAIR_FIRST[pair]), _letter(s, seat, PAIR_SECOND[pair]))))}"
        )
    if action < TAX:
        return f"execute {executed_by(s, seat, action)} {CHARACTERS[card_executed(action)]}"
    if action < NAME:
        return f"tax {taxed_by(s, seat, action)}"
    if action < NAME_AT:
        return f"name {CHARACTERS[card_named(action)]}"
    if action < PEEK:
        return f"name {LETTERS[place_named(s, seat, action)]} {CHARACTERS[card_named(action)]}"
    return f"peek {_letter(s, seat, action - PEEK + 1)}"


def read(s: State, seat: int, text: str) -> int:
    """Return the number of an action from its notation."""
    verb, *rest = text.split() or [""]
    for action, plain in PLAIN.items():
        if verb == plain and not rest:
            return action
    if verb == "move" and len(rest) == 1 and rest[0] in DIRECTIONS:
        return 1 + DIRECTIONS.index(rest[0])
    if verb == "claim" and len(rest) == 1:
        return CLAIM + _card(rest[0])
    if verb in ("swap", "keep") and len(rest) == 2:
        return (SWAP if verb == "swap" else KEEP) + _pair(s, seat, rest)
    if verb == "execute" and len(rest) == 2:
        return execution_of(read_other(rest[0], seat, s.players), _card(rest[1]))
    if verb == "tax" and len(rest) == 1:
        return TAX + (read_other(rest[0], seat, s.players) - 1)
    if verb == "name" and len(rest) == 1:
        return NAME + _card(rest[0])
    if verb == "name" and len(rest) == 2:
        return naming_of(1 + _other_place(s, seat, rest[0]), _card(rest[1]))
    if verb == "peek" and len(rest) == 1:
        return PEEK + _other_place(s, seat, rest[0])
    raise ValueError(f"there is no action {text[:60]!r}")


def _letter(s: State, seat: int, distance: int) -> str:
    return LETTERS[(place_of(s, seat) + distance) % PLACES]


def _card(text: str) -> int:
    if text not in CHARACTERS:
        raise ValueError(f"there is no character {text[:20]!r}")
    return CHARACTERS.index(text)


def _place(s: State, seat: int, text: str) -> int:
    if len(text) != 1 or text not in LETTERS:
        raise ValueError(f"there is no place {text[:20]!r}; places are a to f")
    return (LETTERS.index(text) + PLACES - place_of(s, seat)) % PLACES


def _other_place(s: State, seat: int, text: str) -> int:
    distance = _place(s, seat, text)
    if distance == 0:
        raise ValueError("choose a place other than your own")
    return distance - 1


def _pair(s: State, seat: int, texts: list[str]) -> int:
    first, second = sorted(_place(s, seat, text) for text in texts)
    if first == second:
        raise ValueError("two different places are meant")
    return next(pair for pair in range(15) if (PAIR_FIRST[pair], PAIR_SECOND[pair]) == (first, second))


def card_name(card: int) -> str | None:
    """Return the name of a card; none for no card."""
    return None if card == NO_CARD else CHARACTERS[card]


def readers(s: State) -> dict[str, Reader]:
    """Return how the fields of events are read."""
    return {
        "seat": number,
        "target": seat_or_none,
        "from": seat_or_none,
        "to": seat_or_none,
        "number": number,
        "amount": number,
        "card": card_name,
        "named": card_name,
        "claim": card_name,
        "place": LETTERS.__getitem__,
        "places": LETTERS.__getitem__,
        "direction": lambda move: DIRECTIONS[move - 1],
        "window": PHASES.__getitem__,
        "why": COIN_MOVES.__getitem__,
        "hit": bool,
        "swap": bool,
        "winners": seats_of(s.players),
        "reason": lambda limited: "turn-limit" if limited else "treasury",
    }


TURN_RULES = ("KTM-12", "KTM-14", "KTM-15", "KTM-16", "KTM-40", "KTM-46", "KTM-45", "KTM-47", "KTM-48", "KTM-50")
ANSWER_RULES = ("KTM-25", "KTM-20", "KTM-41")


def hint(s: State, seat: int, action: int) -> Hint:
    """Return the rule behind an action: its cost, the character it claims, and what the seat knows of the truth."""
    claimed = NO_CARD
    if CLAIM <= action < PASS:
        claimed = action - CLAIM
    elif action == REPLY:
        claimed = MINISTER
    return {
        "rule": _rule(action),
        "cost": LOOK_PRICE if action == LOOK and s.coins[seat] >= LOOK_PRICE else 0,
        "claim": card_name(claimed),
        "challenge": claimed not in (NO_CARD, PEASANT),
        "block": None,
        **_truth(s, seat, claimed),
    }


def _truth(s: State, seat: int, claimed: int) -> Hint:
    """Return whether a claim is a bluff, as far as the seat knows; `None` if it cannot tell or wants no aid."""
    if claimed == NO_CARD:
        return {"bluff": False}
    if not s.memory_aid:
        return {"bluff": None}
    weigh(s, seat)
    likely = odds(s, own_spot(s, seat), claimed, total(s))
    clear_sums(s)
    return {"bluff": {0: True, 100: False}.get(likely)}


def _rule(action: int) -> str:
    if action < PASS:
        return TURN_RULES[action]
    if action < SWAP:
        return ANSWER_RULES[action - PASS]
    if action < EXECUTE:
        return "KTM-45"
    if action < TAX:
        return "KTM-47"
    if action < NAME:
        return "KTM-48"
    return "KTM-50" if action < PEEK else "KTM-08"
