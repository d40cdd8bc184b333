"""Chance: the generator is splitmix64, and what is drawn from it is even."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from ruse.core.chance import MASK, advance, below, roll, scramble, seeded, shuffle
from ruse.core.record import Record, Row


class Bare(Record):
    """Nothing but the generator."""


def words(seed: int, count: int) -> list[int]:
    found = []
    state = seed
    for _ in range(count):
        state = advance(state)
        found.append(scramble(state))
    return found


def test_known_values_of_splitmix64():
    """From the reference implementation in C by Sebastiano Vigna."""
    assert words(1234567, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert words(0, 3) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_states_stay_64_bits_wide():
    state = MASK
    for _ in range(1000):
        state = advance(state)
        assert 0 <= state <= MASK
        assert 0 <= scramble(state) <= MASK


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 10, 15, 25])
def test_below_is_even(n: int):
    draws = 20_000
    state = seeded(n, 0)
    counts: Counter[int] = Counter()
    for _ in range(draws):
        state = advance(state)
        counts[below(state, n)] += 1
    assert set(counts) == set(range(n))
    for count in counts.values():
        assert abs(count - draws / n) <= 6 * sqrt(draws / n) + 1


def test_roll_draws_from_the_record_alone():
    one, two = Bare(), Bare()
    one.random = two.random = seeded(5, 9)
    drawn = [roll(one, 6) for _ in range(50)]
    assert drawn == [roll(two, 6) for _ in range(50)]
    assert one == two
    assert set(drawn) == set(range(6))


def test_seeds_and_indices_give_streams_of_their_own():
    states = {seeded(seed, index) for seed in range(60) for index in range(60)}
    assert len(states) == 3600
    assert seeded(1, 2) != seeded(2, 1)
    assert seeded(MASK, MASK) <= MASK


def test_neighbouring_seeds_begin_evenly():
    draws = 20_000
    counts = Counter(below(advance(seeded(seed, 0)), 5) for seed in range(draws))
    for count in counts.values():
        assert abs(count - draws / 5) <= 6 * sqrt(draws / 5)


def test_shuffle_reaches_every_order_evenly():
    record = Bare()
    record.random = seeded(3, 3)
    draws = 12_000
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        cards = Row([0, 1, 2, 3, 9])
        shuffle(record, cards, 4)
        assert cards[4] == 9
        orders[tuple(cards[:4])] += 1
    assert len(orders) == 24
    for count in orders.values():
        assert abs(count - draws / 24) <= 6 * sqrt(draws / 24)
