"""Names: the text of every action, the options and editions of Coup, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Mapping

from ruse.core.errors import BadOption
from ruse.core.event import Reader
from ruse.core.first_player import check_first_player, first_player_option
from ruse.core.notation import number, read_other, seat_or_none, seats_of
from ruse.core.options import Option, Value
from ruse.core.view import BlockHint, Hint
from ruse.games.coup.rules.actions import aimed, distance_in, kind_in
from ruse.games.coup.rules.state import (
    BLOCK_AS,
    CHALLENGE,
    COUP,
    DRAFT_CARD,
    ENVOY,
    EXCHANGE,
    FORCE,
    KEEP_ONE,
    KEEP_TWO,
    LEAVE,
    LOSE_CARD,
    NO_CARD,
    OFFER_CARD,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    REFUSE,
    SHOW,
    State,
)

ENVOYS = ("ambassador", "inquisitor")
TURN_ACTIONS = ("income", "foreign-aid", "tax", "exchange", "coup", "assassinate", "steal", "examine")
PHASES = (
    "draft",
    "action",
    "challenge-action",
    "prove-action",
    "block",
    "challenge-block",
    "prove-block",
    "lose",
    "exchange",
    "offer",
    "decide",
    "over",
)
REASONS = ("coup", "assassination", "failed-challenge", "caught-bluff")
COIN_MOVES = ("taken", "paid", "stolen", "refunded", "forfeited")
PLAIN = {PASS: "pass", CHALLENGE: "challenge", SHOW: "show", REFUSE: "refuse", LEAVE: "leave", FORCE: "force"}
WITH_CARD = {"block": BLOCK_AS, "lose": LOSE_CARD, "offer": OFFER_CARD, "draft": DRAFT_CARD}

OPTIONS = (
    Option("envoy", ENVOYS, "ambassador", "COUP-02"),
    Option("two_player_coins", ("starter_1", "both_1", "both_2"), "starter_1", "COUP-07"),
    Option("copies_rule", ("italian", "german"), "italian", "COUP-04"),
    Option("examine_chooser", ("target", "random"), "target", "COUP-37"),
    Option("examine_order", ("draw_then_return", "return_then_draw"), "draw_then_return", "COUP-37"),
    first_player_option(10, "COUP-11"),
    Option("draft_2p", (False, True), False, "COUP-13"),
    Option("draft_coins", ("same_as_two_player", "both_2"), "same_as_two_player", "AMB-26"),
    Option("block_after_failed_challenge", (False, True), True, "AMB-03"),
    Option("forfeit_timing", ("after_pending_action", "immediate"), "after_pending_action", "AMB-05"),
    Option("steal_from_broke", ("allowed", "forbidden"), "allowed", "AMB-06"),
    Option("treasury", ("finite", "unlimited"), "finite", "AMB-07", field="treasury_rule"),
    Option("fa_reblock", (False, True), False, "AMB-13"),
    Option("allow_refusal", (False, True), True, "COUP-50"),
    Option("prove_mode", ("two_step", "reveal_one"), "two_step", "AMB-12"),
    Option("response_mode", ("simultaneous", "sequential"), "simultaneous", "AMB-01"),
    Option(
        "challenge_priority",
        ("clockwise_from_claimant", "target_first", "random"),
        "clockwise_from_claimant",
        "AMB-01",
    ),
    Option("turn_limit", range(1, 1001), lambda players: 50 * players, "AMB-29"),
    Option("turn_limit_result", ("draw", "survivors_share"), "draw", "AMB-29"),
    Option("forced_coup_at", range(7, 13), 10, "COUP-23"),
)

EDITIONS: dict[str, dict[str, Value]] = {
    "standard": {},
    "german": {
        "two_player_coins": "both_1",
        "copies_rule": "german",
        "examine_order": "return_then_draw",
    },
    "italian": {
        "two_player_coins": "starter_1",
        "copies_rule": "italian",
        "examine_chooser": "target",
        "examine_order": "draw_then_return",
    },
}


def check_options(players: int, options: Mapping[str, Value]) -> None:
    """Options that do not go together (COUP-01, COUP-13)."""
    if players > 6 and options["copies_rule"] == "german":
        raise BadOption(
            f"the German box has cards for 2 to 6 players, not {players}; choose copies_rule=italian for more",
            "conflict-copies",
            players=players,
        )
    if options["draft_2p"] and players != 2:
        raise BadOption(
            f"the draft is for 2 players, not {players}; leave draft_2p off", "conflict-draft", players=players
        )
    check_first_player(players, options)


def characters(s: State) -> tuple[str, ...]:
    """Return the five characters of this match in their canonical order (COUP-02)."""
    return ("duke", "assassin", "captain", ENVOYS[s.envoy], "contessa")


def write(s: State, seat: int, action: int) -> str:
    """Return the notation of an action of a seat."""
    names = characters(s)
    if action in PLAIN:
        return PLAIN[action]
    if action <= EXCHANGE:
        return TURN_ACTIONS[action]
    if action < PASS:
        return f"{TURN_ACTIONS[kind_in(action)]} {(seat + distance_in(action)) % s.players}"
    if KEEP_ONE <= action < KEEP_TWO:
        return f"keep {names[action - KEEP_ONE]}"
    if KEEP_TWO <= action < OFFER_CARD:
        pair = action - KEEP_TWO
        return f"keep {names[PAIR_FIRST[pair]]} {names[PAIR_SECOND[pair]]}"
    verb = next(verb for verb, base in WITH_CARD.items() if base <= action < base + 5)
    return f"{verb} {names[action - WITH_CARD[verb]]}"


def read(s: State, seat: int, text: str) -> int:
    """Return the number of an action from its notation."""
    verb, *rest = text.split() or [""]
    for action, plain in PLAIN.items():
        if verb == plain and not rest:
            return action
    if verb in TURN_ACTIONS[: EXCHANGE + 1] and not rest:
        return TURN_ACTIONS.index(verb)
    if verb in TURN_ACTIONS[COUP:] and len(rest) == 1:
        return aimed(TURN_ACTIONS.index(verb), read_other(rest[0], seat, s.players))
    if verb in WITH_CARD and len(rest) == 1:
        return WITH_CARD[verb] + _card(s, rest[0])
    if verb == "keep" and len(rest) == 1:
        return KEEP_ONE + _card(s, rest[0])
    if verb == "keep" and len(rest) == 2:
        first, second = sorted(_card(s, name) for name in rest)
        return KEEP_TWO + next(n for n in range(15) if (PAIR_FIRST[n], PAIR_SECOND[n]) == (first, second))
    raise ValueError(f"there is no action {text[:60]!r}")


def _card(s: State, name: str) -> int:
    names = characters(s)
    if name not in names:
        raise ValueError(f"there is no character {name[:20]!r} in this match; there are {', '.join(names)}")
    return names.index(name)


def card_name(s: State, card: int) -> str | None:
    """Return the name of a card; none for no card."""
    return None if card == NO_CARD else characters(s)[card]


def readers(s: State) -> dict[str, Reader]:
    """Return how the fields of events are read."""

    def card(number: int) -> str | None:
        return card_name(s, number)

    return {
        "seat": number,
        "target": seat_or_none,
        "from": seat_or_none,
        "to": seat_or_none,
        "number": number,
        "count": number,
        "amount": number,
        "card": card,
        "cards": card,
        "claim": card,
        "action": TURN_ACTIONS.__getitem__,
        "window": PHASES.__getitem__,
        "reason": REASONS.__getitem__,
        "why": COIN_MOVES.__getitem__,
        "winners": seats_of(s.players),
    }


def hint(s: State, seat: int, action: int) -> Hint:
    """Return the rule behind an action: its cost, the character it claims, who may block it and with what."""
    from ruse.games.coup.rules.state import BLOCKABLE, CLAIM_OF, COST_OF

    if action < PASS:
        kind = kind_in(action)
        claim = CLAIM_OF[kind]
        return {
            "rule": TURN_RULES[kind] if kind != EXCHANGE or not s.envoy else "COUP-36",
            "cost": COST_OF[kind],
            "claim": card_name(s, claim),
            "challenge": claim != NO_CARD,
            "block": _block_hint(s, kind) if BLOCKABLE[kind] else None,
            "bluff": claim != NO_CARD and s.hand[seat, claim] == 0,
        }
    if BLOCK_AS <= action < SHOW:
        card = action - BLOCK_AS
        return {
            "rule": BLOCK_RULES[card],
            "cost": 0,
            "claim": card_name(s, card),
            "challenge": True,
            "block": None,
            "bluff": s.hand[seat, card] == 0,
        }
    rule = PLAIN_RULES[write(s, seat, action).split()[0]]
    if KEEP_ONE <= action < OFFER_CARD and s.envoy:
        rule = "COUP-36"
    return {"rule": rule, "cost": 0, "claim": None, "challenge": False, "block": None, "bluff": False}


TURN_RULES = ("COUP-29", "COUP-30", "COUP-32", "COUP-35", "COUP-31", "COUP-33", "COUP-34", "COUP-37")
BLOCK_RULES = ("COUP-40", "", "COUP-42", "COUP-42", "COUP-41")
PLAIN_RULES = {
    "pass": "COUP-26",
    "challenge": "COUP-47",
    "show": "COUP-49",
    "refuse": "COUP-50",
    "lose": "COUP-15",
    "keep": "COUP-35",
    "offer": "COUP-37",
    "leave": "COUP-37",
    "force": "COUP-37",
    "draft": "COUP-13",
}


def _block_hint(s: State, kind: int) -> BlockHint:
    if TURN_ACTIONS[kind] == "foreign-aid":
        return {"by": "anyone", "with": ["duke"]}
    if TURN_ACTIONS[kind] == "assassinate":
        return {"by": "target", "with": ["contessa"]}
    return {"by": "target", "with": ["captain", characters(s)[ENVOY]]}
