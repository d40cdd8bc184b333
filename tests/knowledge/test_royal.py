"""Coup Royal: `imagine` draws exactly the worlds that brute force finds, each as often as it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from tests.conformance.changed import changed
from tests.games.royal.script import play, send, table, wander
from tests.knowledge.royal import COLOURS, Hands, fits, hands_of, possible_decks, possible_hands

import ruse
from ruse.core.chance import roll
from ruse.core.match import Match
from ruse.games.royal.cards.tables import loot_name
from ruse.games.royal.notation import letters
from ruse.games.royal.rules.secrets import secrets_of

ROYAL = ruse.all_games()["royal"]
BOX = ["info", "info", "info", "art", "gold", "gold", "jewels"]
STOCK = "info*3 art gold*2 jewels"
TIMES = 60
"""How often each world is to come up, on average."""


def hands(world: Any) -> Hands:
    """Return the secret cards of every seat of a record."""
    return hands_of(
        [
            [colour for at, colour in enumerate(COLOURS) for _ in range(world.secrets[seat, at])]
            for seat in range(world.players)
        ]
    )


def deck(world: Any) -> tuple[str | None, ...]:
    return tuple(loot_name(card) for card in world.loot[world.top : world.bottom])


def sample(match: Match, seat: int, what: Callable[[Any], Any], keys: int) -> Counter[Any]:
    return Counter(what(match.imagine(seat, key)) for key in range(keys))


# --- Secret cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plans", "draws", "seat", "worlds"),
    [
        ("A-B A-B C-D", "info info", 0, 4),
        ("A-B A-B C-D", "jewels art", 1, 3),
        ("A-B A-B C-D", "gold art", 2, 14),
        ("A-B A-B A-B", "art gold gold", 0, 8),
        ("A-B C-D D-C", "art gold gold", 1, 11),
    ],
)
def test_hands_of_others_are_drawn_in_their_proportions(plans: str, draws: str, seat: int, worlds: int):
    """Hypergeometric: of three blue cards and one green, blue is drawn three times as often."""
    match = send(table(3, "safecracker", stock=STOCK, draws=draws), plans)
    expected = possible_hands(match, seat, BOX)
    assert len(expected) == worlds
    assert hands(match._state) in expected
    assert fits(sample(match, seat, hands, TIMES * worlds), expected)


def test_four_players_and_two_rounds():
    match = table(4, stock=STOCK, draws="gold info info art", deck="art " * 20)
    send(match, "A-B A-B C-D E-D")
    send(match, "A-B C-D A-B E-D")
    expected = possible_hands(match, 3, BOX)
    assert fits(sample(match, 3, hands, 6000), expected)
    expected = possible_hands(match, 0, BOX)
    assert fits(sample(match, 0, hands, 3000), expected)


def test_so_are_they_truly_drawn():
    """The proportions of brute force are those of the matches themselves, over many deals."""
    first = send(table(3, stock=STOCK), "A-B A-B C-D")
    expected = possible_hands(first, 2, BOX)
    true = Counter(hands(send(table(3, stock=STOCK, seed=seed), "A-B A-B C-D")._state) for seed in range(900))
    assert fits(true, expected)


def test_worlds_of_random_matches_are_possible_ones():
    box = [colour for colour in COLOURS for _ in range(7)]
    for seed in range(6):
        chance = Random(seed)
        match = ruse.deal("royal", 2 + seed % 4, seed=seed)
        for at, now in enumerate(wander(match, seed)):
            if at % 9 == 0 and not now.over:
                seat = chance.randrange(now.players)
                world: Any = now.imagine(seat, at)
                held = [hand.split() for hand in hands(world)]
                assert Counter(held[seat]) == Counter(hands(now._state)[seat].split())
                assert [len(hand) for hand in held] == [
                    secrets_of(now._state, other) for other in range(now.players)
                ]
                left = Counter({colour: world.stock[nth] for nth, colour in enumerate(COLOURS)})
                assert left + Counter(card for hand in held for card in hand) == Counter(box)


def any_colour(s: Any, seat: int, key: int) -> None:
    """The planted fault: each colour that is left is equally likely, however many there are of it."""
    counts = [secrets_of(s, other) for other in range(s.players)]
    ROYAL.rules.imagine(s, seat, key)
    for other in range(s.players):
        if other != seat:
            for colour in range(4):
                s.stock[colour] += s.secrets[other, colour]
                s.secrets[other, colour] = 0
    for other in range(s.players):
        for _ in range(counts[other] if other != seat else 0):
            left = [colour for colour in range(4) if s.stock[colour]]
            colour = left[roll(s, len(left))]
            s.stock[colour] -= 1
            s.secrets[other, colour] += 1


def true_cards(s: Any, seat: int, key: int) -> None:
    """The planted fault: the others keep what they have."""
    kept = dict(s.secrets)
    ROYAL.rules.imagine(s, seat, key)
    s.secrets.update(kept)


@pytest.mark.parametrize("fault", [any_colour, true_cards])
def test_other_proportions_are_noticed(fault: Callable[[Any, int, int], None]):
    match = send(table(3, "safecracker", stock=STOCK, draws="art gold gold"), "A-B C-D D-C")
    expected = possible_hands(match, 1, BOX)
    match.game = changed(ROYAL, imagine=fault)
    assert not fits(sample(match, 1, hands, TIMES * 11), expected)


# --- Plans ------------------------------------------------------------------------------------------------------


def plan_of(other: int) -> Callable[[Any], str]:
    return lambda world: (
        f"plan {'+'.join(letters(world.thieves[other]))} {'+'.join(letters(world.snitches[other]))}"
    )


def uniform(cases: list[Any]) -> dict[Any, Fraction]:
    return {case: Fraction(1, len(cases)) for case in cases}


@pytest.mark.parametrize("players", range(3, 6))
def test_a_sealed_plan_is_any_that_could_be_made(players: int):
    match = table(players)
    could = [str(action) for action in match.actions(1)]
    play(match, "1: plan B A")
    assert fits(sample(match, 0, plan_of(1), TIMES * len(could)), uniform(could))


@pytest.mark.parametrize("partner", [0, 1])
def test_a_sealed_plan_of_two_has_the_thieves_of_its_owner(partner: int):
    match = table(2, partner=partner)
    could = [str(action) for action in match.actions(1)]
    match.play(1, could[17])
    assert fits(sample(match, 0, plan_of(1), TIMES * 60), uniform(could))


def test_sealed_plans_are_independent():
    match = play(table(3), "1: plan A B / 2: plan A B")
    pairs = sample(match, 0, lambda world: (world.thieves[1], world.thieves[2]), 36 * TIMES)
    assert fits(pairs, uniform([(1 << one, 1 << two) for one in range(6) for two in range(6)]))


# --- The deck ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["info*2", "art*2", "gold*2"], ["documents-gold", "info*4"]),
        (["info*3", "info*3", "gold*2"], ["info*4", "art*4", "art*4"]),
        ([], ["info*4", "art*4", "documents-art"]),
        (["info*2", "art*2", "item-1"], []),
    ],
)
def test_the_deck_is_any_order_within_its_backs(first: list[str], second: list[str]):
    match = table(3, deck=" ".join(first + second))
    assert match.view()["deck"]["first_half"] == len(first)
    expected = possible_decks(first, second)
    assert fits(sample(match, 1, deck, TIMES * len(expected)), expected)


def test_a_deck_that_forgets_its_backs_is_noticed():
    def forgetful(s: Any, seat: int, key: int) -> None:
        half, s.first_half = s.first_half, 0
        ROYAL.rules.imagine(s, seat, key)
        s.first_half = half

    first, second = ["info*2", "art*2"], ["documents-gold", "info*4"]
    match = table(3, deck=" ".join(first + second))
    match.game = changed(ROYAL, imagine=forgetful)
    assert not fits(sample(match, 1, deck, 400), possible_decks(first, second))
